"""Differences are found all the way down and told with the way to them."""

from dataclasses import dataclass
from enum import IntEnum

import pytest

from gruppetto.testing.difference import difference


class Slotted:
    __slots__ = ("hand", "seat")

    def __init__(self, seat: int, hand: object) -> None:
        self.seat = seat
        self.hand = hand


@dataclass(frozen=True, slots=True)
class Frozen:
    name: str
    parts: tuple[object, ...] = ()


class Colour(IntEnum):
    RED = 1
    BLUE = 2


@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        (1, 2, "it: 1 is not 2"),
        (1, True, "it: 1 is not True"),
        ([1, 2], [1, 3], "it[1]: 2 is not 3"),
        ([1], [1, 2], "it: [1] is not [1, 2]"),
        ([1], (1,), "it: [1] is not (1,)"),
        ({"a": 1}, {"a": 2}, "it['a']: 1 is not 2"),
        (Slotted(0, [3, 4]), Slotted(0, [3, 5]), "it.hand[1]: 4 is not 5"),
        (Frozen("x", (Slotted(1, {}),)), Frozen("x", (Slotted(2, {}),)), "it.parts[0].seat: 1 is not 2"),
        (Colour.RED, Colour.BLUE, "it: <Colour.RED: 1> is not <Colour.BLUE: 2>"),
    ],
)
def test_a_difference_is_found_with_the_way_to_it(one: object, other: object, found: str) -> None:
    assert difference(one, other, "it") == found


def test_the_order_of_keys_counts_since_it_can_tell_a_secret() -> None:
    assert difference({"a": 1, "b": 2}, {"b": 2, "a": 1}) is not None


@pytest.mark.parametrize("make", [lambda: [1, {"a": (2.5, None)}], lambda: Slotted(1, Frozen("x", (Colour.RED,)))])
def test_equal_things_have_no_difference(make: object) -> None:
    assert callable(make)
    assert difference(make(), make()) is None


def test_things_that_hold_themselves_can_be_compared() -> None:
    one: list[object] = [1]
    one.append(one)
    other: list[object] = [1]
    other.append(other)

    assert difference(one, other) is None
