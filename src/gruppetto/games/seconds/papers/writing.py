"""Position documents: a readable text for every position.

Riders are written A1 to D3; a place is `start`, a cell `14.2` (on the run-out `-4.2`), `line`, `beside 13.12` (the
number and the lanes of the carriageway where he fell), `home -4.2` or `home line` for riders taken off, and `off 91`
for those whose team has finished a time trial before the line. What follows from the rest is not written: draw pile
and chance pile are what is left, and places, times and points follow from the results.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from gruppetto.engine import document
from gruppetto.games.seconds.box.cards import KEPT_KINDS, NO_CARD
from gruppetto.games.seconds.box.options import GAME_ID
from gruppetto.games.seconds.rules.course import LANE_OF
from gruppetto.games.seconds.rules.ledger import StageResult
from gruppetto.games.seconds.rules.naming import RIDER_NAMES, printed
from gruppetto.games.seconds.rules.position import SecondsPosition

KEYS: Final = (
    "game",
    "edition",
    "options",
    "seats",
    "phase",
    "stage",
    "round",
    "starter",
    "to_decide",
    "rider",
    "order",
    "turn",
    "riders",
    "finished",
    "arrivals",
    "skips",
    "zones",
    "kept",
    "deltas",
    "passed",
    "passing",
    "bonus_seconds",
    "bonus_points",
    "hands",
    "shown",
    "played",
    "buried",
    "chance_bottom",
    "chance_card",
    "due",
    "to_discard",
    "swapped",
    "choice",
    "moved",
    "refilled",
    "results",
)


def write_position(state: SecondsPosition) -> str:
    course = state.course
    seats, kinds = range(course.seats), course.kinds
    cards = course.chance_cards
    order = list(state.order) if state.leg.trial else names(state.order)
    fields: dict[str, object] = {
        "game": GAME_ID,
        "edition": course.edition.id,
        "options": course.options,
        "seats": course.seats,
        "phase": state.phase.name.lower(),
        "stage": state.stage_index + 1,
        "round": state.round,
        "starter": state.starter,
        "to_decide": state.to_decide,
        "rider": RIDER_NAMES[state.rider] if state.rider >= 0 else "",
        "order": order,
        "turn": state.turn,
        "riders": {RIDER_NAMES[rider]: place_of(state, rider) for rider in range(course.riders)},
        "finished": by_name(state.finish_rounds),
        "arrivals": names(state.arrivals),
        "skips": names(in_mask(state.skips)),
        "zones": [cells(number, lanes) for number, lanes in state.zones],
        "kept": _kept(state),
        "deltas": by_name(state.deltas),
        "passed": [names(in_mask(mask)) for mask in state.passed],
        "passing": [names(in_mask(mask)) for mask in state.passing],
        "bonus_seconds": by_name(state.bonus_seconds),
        "bonus_points": by_name(state.bonus_points),
        "hands": [by_value(state.hand(seat)) for seat in seats],
        "shown": [by_value(known) for known in state.shown],
        "played": by_value(state.played),
        "buried": [by_value(state.buried[seat * kinds : (seat + 1) * kinds]) for seat in seats],
        "chance_bottom": [cards[kind].id for kind in state.chance_bottom],
        "chance_card": cards[state.chance_card].id if state.chance_card != NO_CARD else "",
        "due": state.due,
        "to_discard": state.to_discard,
        "swapped": state.swapped,
        "choice": cells(printed(state, state.choice_number), state.choice_lanes) if state.choice_lanes else "",
        "moved": names(in_mask(state.moved)),
        "refilled": in_mask(state.refilled),
        "results": [_result(result) for result in state.ledger],
    }
    return document.write(fields)


def _result(result: StageResult) -> dict[str, object]:
    if result.trial:
        return {"counts": result.counts}
    return {
        "finishes": [list(finish) for finish in result.finishes],
        "bonus_seconds": result.bonus_seconds,
        "bonus_points": result.bonus_points,
    }


def place_of(state: SecondsPosition, rider: int) -> str:
    """Where a rider is, in the words of a document."""
    number, lane = state.numbers[rider], state.lanes[rider]
    if lane:
        return f"{printed(state, number)}.{LANE_OF[lane]}"
    if state.besides[rider]:
        return f"beside {cells(number, state.besides[rider])}"
    if state.finish_rounds[rider]:
        if number == state.leg.length:
            return "line" if state.finish_rounds[rider] == state.round else "home line"
        return f"home {printed(state, number)}.{state.finish_lanes[rider]}"
    return f"off {number}" if number else "start"


def cells(number: int, lanes: int) -> str:
    """Several cells of a number: `13.12` is 13.1 and 13.2."""
    return f"{number}." + "".join(str(lane) for bit, lane in LANE_OF.items() if lanes & bit)


def names(riders: Iterable[int]) -> list[str]:
    return [RIDER_NAMES[rider] for rider in riders]


def in_mask(mask: int) -> list[int]:
    return [place for place in range(len(RIDER_NAMES)) if mask >> place & 1]


def by_name(figures: Sequence[int]) -> dict[str, int]:
    return {RIDER_NAMES[rider]: figure for rider, figure in enumerate(figures) if figure}


def by_value(counts: Sequence[int]) -> dict[str, int]:
    return {str(value): count for value, count in enumerate(counts) if count}


def _kept(state: SecondsPosition) -> dict[str, list[str]]:
    course = state.course
    kept: dict[str, list[str]] = {}
    for rider in range(course.riders):
        cards = [
            course.chance_cards[course.kept_kinds[kind]].id
            for kind in range(KEPT_KINDS)
            for _ in range(state.kept[rider * KEPT_KINDS + kind])
        ]
        if cards:
            kept[RIDER_NAMES[rider]] = cards
    return kept
