"""Values of which a move makes hundreds are dataclasses by value, and made without the guard of frozen ones."""

from dataclasses import fields, replace

from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Card, Text

CARD = Card("card:km40", "km40", "kilometre", Text("card"), 2)


def test_they_are_equal_and_hashed_by_value() -> None:
    again = Attempt("ride", ("card:km40",), Text("try"))

    assert again == Attempt("ride", ("card:km40",), Text("try"))
    assert replace(CARD) == CARD
    assert replace(CARD, count=1) != CARD


def test_they_have_slots_and_the_fields_of_a_dataclass() -> None:
    assert Card.__slots__ == tuple(field.name for field in fields(Card))


def test_they_are_made_without_asking_a_guard_field_by_field() -> None:
    assert Card.__setattr__ is object.__setattr__
