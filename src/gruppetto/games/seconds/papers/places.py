"""How documents write cells and where a rider is.

A place is `start`, a cell `14.2` (on the run-out `-4.2`), `line`, `beside 13.12` (the number and the lanes of the
carriageway where he fell), `home -4.2` or `home line` for riders taken off, and `off 91` for those whose team has
finished a time trial before the line.
"""

import re
from typing import Any, Final, NamedTuple

from gruppetto.games.seconds.rules.course import LANE_OF, Leg
from gruppetto.games.seconds.rules.position import SecondsPosition

Cells = tuple[int, int]
"""A number, and lanes of it as a mask."""
_CELLS: Final = re.compile(r"(-?[1-9][0-9]{0,2})\.([1-4]{1,4})")
_OFF: Final = re.compile(r"[1-9][0-9]{0,2}")
START: Final = "start"
LINE: Final = "line"
HOME_LINE: Final = "home line"


class Place(NamedTuple):
    """Where a rider is, as a position has it."""

    number: int
    lane: int = 0
    beside: int = 0
    finish_lane: int = 0


def write_cells(leg: Leg, cells: Cells) -> str:
    """Several cells of a number: `13.12` is 13.1 and 13.2; the numbers of the run-out are negative."""
    number, lanes = cells
    printed = number if number <= leg.length else leg.length - number
    return f"{printed}." + "".join([str(lane) for bit, lane in LANE_OF.items() if lanes & bit])


def read_cells(leg: Leg, text: Any) -> Cells | None:
    found = _CELLS.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        return None
    printed = int(found[1])
    number = printed if printed > 0 else leg.length - printed
    lanes = sum(1 << int(lane) - 1 for lane in set(found[2]))
    return (number, lanes) if number <= leg.end and not lanes & ~leg.full[number] else None


def place_of(state: SecondsPosition, rider: int) -> str:
    leg, number = state.leg, state.numbers[rider]
    if state.lanes[rider]:
        return write_cells(leg, (number, state.lanes[rider]))
    if state.besides[rider]:
        return f"beside {write_cells(leg, (number, state.besides[rider]))}"
    if not state.finish_rounds[rider]:
        return f"off {number}" if number else START
    if number == leg.length:
        return LINE if state.finish_rounds[rider] == state.round else HOME_LINE
    return f"home {write_cells(leg, (number, 1 << state.finish_lanes[rider] - 1))}"


def read_place(leg: Leg, text: Any) -> Place | None:
    if not isinstance(text, str):
        return None
    if text in (START, LINE, HOME_LINE):
        return Place(0 if text == START else leg.length)
    how, _, where = text.rpartition(" ")
    if how == "off":
        return Place(int(where)) if _OFF.fullmatch(where) and int(where) <= leg.length else None
    cells = read_cells(leg, where)
    return None if cells is None else _on_cells(leg, how, *cells)


def _on_cells(leg: Leg, how: str, number: int, lanes: int) -> Place | None:
    past = number > leg.length
    if how == "beside":
        return Place(number, beside=lanes) if not past and lanes in leg.side[number] else None
    if how not in ("", "home") or lanes not in LANE_OF or (how == "home" and not past):
        return None
    return Place(number, lane=0 if how else lanes, finish_lane=LANE_OF[lanes] if past else 0)
