"""Position documents: a readable text for every position, and its way back with a check that it can occur.

What follows from the rest is not written: the draw pile is what is left of the deck, and totals and the yellow cap
follow from the prologue and the finished stages.
"""

from collections.abc import Sequence
from typing import Any

from gruppetto.engine import document
from gruppetto.engine.contract import NOBODY, PositionError, Setup
from gruppetto.engine.position import Box, check_keys, course_named, phase_of
from gruppetto.games.vainqueur.box.cards import CARD_IDS, KIND_OF, KINDS, NO_CARD
from gruppetto.games.vainqueur.box.edition import VainqueurEdition
from gruppetto.games.vainqueur.box.options import GAME_ID, OPTIONS, PLAYERS
from gruppetto.games.vainqueur.papers.occurs import check_occurs, result_fault
from gruppetto.games.vainqueur.rules.course import Course, course_of
from gruppetto.games.vainqueur.rules.ledger import CapAward, StageResult
from gruppetto.games.vainqueur.rules.position import TOUR_END, Phase, VainqueurPosition
from gruppetto.games.vainqueur.rules.scoring import award_cap, prologue_winner, stage_places, stage_points

_KEYS = (
    "game",
    "edition",
    "options",
    "seats",
    "phase",
    "stage",
    "round",
    "to_decide",
    "prologue",
    "results",
    "positions",
    "handicaps",
    "climbers",
    "miss_turns",
    "last_roll",
    "hands",
    "drawn",
    "discard",
    "discard_top",
)

_BOX = Box(GAME_ID, PLAYERS, OPTIONS)
_MOST = 1_000_000
"""No number of a position is larger, however long its stage took."""


def write_position(state: VainqueurPosition) -> str:
    course = state.course
    return document.write(
        {
            "game": GAME_ID,
            "edition": course.edition.id,
            "options": course.options,
            "seats": course.seats,
            "phase": state.phase.name.lower(),
            "stage": state.leg.number,
            "round": state.round,
            "to_decide": state.to_decide,
            "prologue": state.prologue_rolls,
            "results": [
                {"winner": result.winner, "how": result.how, "positions": result.positions} for result in state.ledger
            ],
            "positions": state.positions,
            "handicaps": ["" if kind == NO_CARD else CARD_IDS[kind] for kind in state.handicaps],
            "climbers": [seat for seat in range(course.seats) if state.climbers >> seat & 1],
            "miss_turns": state.miss_turns,
            "last_roll": state.last_roll,
            "hands": [_by_id(state.hand(seat)) for seat in range(course.seats)],
            "drawn": "" if state.drawn == NO_CARD else CARD_IDS[state.drawn],
            "discard": _by_id(state.discard),
            "discard_top": "" if state.discard_top == NO_CARD else CARD_IDS[state.discard_top],
        }
    )


def _by_id(counts: Sequence[int]) -> dict[str, int]:
    return {CARD_IDS[kind]: count for kind, count in enumerate(counts) if count}


def fill_position(
    state: VainqueurPosition, text: str, setup: Setup[VainqueurEdition] | None, editions: Sequence[VainqueurEdition]
) -> None:
    """Fills an empty position from its document; raises PositionError if it cannot be read or cannot occur."""
    fields = document.read(text)
    course = course_named(fields, _BOX, course_of, setup, editions)
    check_keys(fields, _KEYS)
    state.set_out(course)
    state.phase = phase_of(fields, Phase)
    state.stage_index = _stage_index(fields, course)
    state.leg = course.legs[state.stage_index]
    state.round = _whole(fields, "round")
    state.to_decide = _whole(fields, "to_decide", least=NOBODY)
    state.last_roll = _whole(fields, "last_roll")
    state.prologue_rolls = _prologue(fields, course)
    state.positions = _by_seat(fields, "positions", course)
    state.miss_turns = _by_seat(fields, "miss_turns", course)
    _read_table(state, fields)
    _read_cards(state, fields)
    _read_results(state, fields)
    check_occurs(state)


def _stage_index(fields: dict[str, Any], course: Course) -> int:
    number = _whole(fields, "stage")
    numbers = [leg.number for leg in course.legs]
    if number not in numbers:
        raise PositionError(f"stage {number} is not one of this tour's: {numbers}")
    return numbers.index(number)


def _prologue(fields: dict[str, Any], course: Course) -> tuple[tuple[int, ...], ...]:
    rounds = fields.get("prologue")
    if not isinstance(rounds, list) or not rounds:
        raise PositionError("prologue must be a list of rounds of rolls")
    return tuple(tuple(_numbers("a round of the prologue", rolls, course.seats)) for rolls in rounds)


def _read_table(state: VainqueurPosition, fields: dict[str, Any]) -> None:
    names = fields.get("handicaps", [""] * state.course.seats)
    if not isinstance(names, list) or len(names) != state.course.seats:
        raise PositionError(f"handicaps must be a list with one entry a seat, {state.course.seats} in all")
    state.handicaps = [NO_CARD if name == "" else _kind("handicaps", name) for name in names]
    state.blocked = sum(1 << seat for seat, kind in enumerate(state.handicaps) if kind != NO_CARD)
    climbers = fields.get("climbers", [])
    if not isinstance(climbers, list) or any(
        type(seat) is not int or seat not in range(state.course.seats) for seat in climbers
    ):
        raise PositionError(f"climbers must be a list of seats, not {climbers!r}")
    state.climbers = sum(1 << seat for seat in set(climbers))


def _read_cards(state: VainqueurPosition, fields: dict[str, Any]) -> None:
    """Hands and discard pile as written; the draw pile is what is left of the deck."""
    hands = fields.get("hands")
    if not isinstance(hands, list) or len(hands) != state.course.seats:
        raise PositionError(f"hands must be a list with one table a seat, {state.course.seats} in all")
    for seat, hand in enumerate(hands):
        counts = _counts(f"hands[{seat}]", hand)
        state.hands[seat * KINDS : (seat + 1) * KINDS] = counts
        state.masks[seat] = sum(1 << kind for kind in range(KINDS) if counts[kind])
    if state.phase is TOUR_END:
        state.show_hands()
    state.discard = _counts("discard", fields.get("discard", {}))
    state.discard_count = sum(state.discard)
    top, drawn = fields.get("discard_top", ""), fields.get("drawn", "")
    state.discard_top = NO_CARD if top == "" else _kind("discard_top", top)
    state.drawn = NO_CARD if drawn == "" else _kind("drawn", drawn)
    state.draw = left_of_deck(state)
    state.draw_count = sum(state.draw)


def left_of_deck(state: VainqueurPosition) -> list[int]:
    """What neither lies on the table or the discard pile nor is in a hand."""
    left = [count - state.discard[kind] for kind, count in enumerate(state.course.deck)]
    for place, count in enumerate(state.hands):
        left[place % KINDS] -= count
    for kind in state.handicaps:
        if kind != NO_CARD:
            left[kind] -= 1
    left[KIND_OF["climber"]] -= state.climbers.bit_count()
    for kind, count in enumerate(left):
        if count < 0:
            total = state.course.deck[kind]
            raise PositionError(f"there are {total - count} cards {CARD_IDS[kind]}, but the deck has only {total}")
    return left


def _read_results(state: VainqueurPosition, fields: dict[str, Any]) -> None:
    """Finished stages; places, points, totals and caps are worked out again."""
    course = state.course
    results = fields.get("results", [])
    if not isinstance(results, list) or len(results) > len(course.legs):
        raise PositionError("results must be a list with one table for each finished stage")
    first = prologue_winner(state.prologue_rolls)
    if first is not None:
        state.caps = (CapAward(first, "VAI-11.2"),)
    for index, result in enumerate(results):
        _add_result(state, index, result)
    if state.caps:
        state.cap = state.caps[-1].seat


def _add_result(state: VainqueurPosition, index: int, result: Any) -> None:
    course = state.course
    place = f"results[{index}]"
    if not isinstance(result, dict) or sorted(result) != ["how", "positions", "winner"]:
        raise PositionError(f"{place} must be a table with winner, how and positions")
    winner, how = result["winner"], result["how"]
    positions = tuple(_numbers(f"{place}.positions", result["positions"], course.seats))
    fault = result_fault(course.legs[index], course, winner, how, positions)
    if fault:
        raise PositionError(f"{place}: {fault}")
    places = stage_places(positions, winner, competition=course.competition)
    points = stage_points(places, course.points)
    state.ledger = (*state.ledger, StageResult(winner, how, positions, places, points))
    state.totals = [total + gain for total, gain in zip(state.totals, points, strict=True)]
    if state.caps and index + 1 < len(course.legs):
        history = [past.places for past in state.ledger]
        state.caps = (*state.caps, award_cap(state.totals, history, state.caps[-1].seat))


# --- reading single values ---


def _whole(fields: dict[str, Any], key: str, least: int = 0) -> int:
    value = fields.get(key, 0)
    if type(value) is not int or not least <= value <= _MOST:
        raise PositionError(f"{key} must be a whole number from {least} to {_MOST}")
    return value


def _numbers(place: str, value: Any, count: int) -> list[int]:
    if not isinstance(value, list) or len(value) != count or any(type(n) is not int or n < 0 for n in value):
        raise PositionError(f"{place} must be a list of {count} whole numbers, one a seat, not {value!r}")
    return list(value)


def _by_seat(fields: dict[str, Any], key: str, course: Course) -> list[int]:
    return _numbers(key, fields.get(key, [0] * course.seats), course.seats)


def _kind(place: str, name: object) -> int:
    if not isinstance(name, str) or name not in KIND_OF:
        raise PositionError(f"{place}: there is no card {name!r}")
    return KIND_OF[name]


def _counts(place: str, cards: object) -> list[int]:
    if not isinstance(cards, dict):
        raise PositionError(f"{place} must be a table of cards and their numbers, not {cards!r}")
    counts = [0] * KINDS
    for name, count in cards.items():
        if type(count) is not int or count < 0:
            raise PositionError(f"{place}.{name} must be a number of cards, not {count!r}")
        counts[_kind(place, name)] = count
    return counts
