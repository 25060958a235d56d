"""What the documents of all games begin with."""

from enum import IntEnum
from typing import Any

import pytest

from gruppetto.engine.contract import PositionError, Setup
from gruppetto.engine.position import Box, course_named, flag, listing, phase_of, table
from tests.toy import GAME

BOX = Box("tiny", range(2, 4), GAME.options)
NAMED: dict[str, Any] = {"game": "tiny", "edition": GAME.editions()[0].id, "seats": 2}


class Phase(IntEnum):
    START = 0
    RIDE = 1


def seats_of(fields: dict[str, Any], setup: Setup[Any] | None = None) -> int:
    return course_named(fields, BOX, lambda named: named.seats, setup, GAME.editions())


def test_a_course_is_laid_out_from_the_set_up_a_document_names() -> None:
    assert seats_of(NAMED) == 2


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "a position of 'chess', not of 'tiny'"),
        ({"edition": "mine"}, "the edition 'mine' is not known here"),
        ({"edition": 7}, "the edition 7 is not known here"),
        ({"seats": 9}, "seats must be 2 to 3, not 9"),
        ({"seats": True}, "seats must be 2 to 3, not True"),
        ({"options": 3}, "options must be a table"),
        ({"options": {"wind": True}}, "no option 'wind'"),
    ],
)
def test_a_document_of_something_else_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        seats_of({**NAMED, **changes})


def test_a_document_must_agree_with_its_match() -> None:
    with pytest.raises(PositionError, match="not those of the match"):
        seats_of(NAMED, GAME.setup(3))


def test_a_phase_goes_by_its_name() -> None:
    assert phase_of({"phase": "ride"}, Phase) is Phase.RIDE
    with pytest.raises(PositionError, match="phase must be one of start, ride, not 'nap'"):
        phase_of({"phase": "nap"}, Phase)


def test_values_are_of_their_kind_or_empty() -> None:
    assert (flag({}, "a"), listing({}, "a"), table({}, "a")) == (False, [], {})
    for read, kind in ((flag, "true or false"), (listing, "a list"), (table, "a table")):
        with pytest.raises(PositionError, match=f"a must be {kind}, not 'x'"):
            read({"a": "x"}, "a")
