"""A match in numbers: its actions and what a view shows (`engine/coding.py`)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from gruppetto.engine.coding import Coding, Row, bits, figures, one_of, seats_of
from gruppetto.engine.contract import Setup
from gruppetto.games.seconds.box.cards import CARDS_A_RIDER, KEPT_KINDS, RIDERS
from gruppetto.games.seconds.rules import actions as written
from gruppetto.games.seconds.rules.actions import Move, move, moves_to
from gruppetto.games.seconds.rules.course import MASKS, Course, course_of
from gruppetto.games.seconds.rules.position import Phase
from gruppetto.road.lanes import MOST_LANES

_ROUNDS = 60
_LATE = 9
"""Seconds, points and changes of a card that a stage hardly ever exceeds."""
_SECONDS = 600
_POINTS = 60
_ASIDE = frozenset({"course", "ledger"})
"""The score sheet is told by times and points."""
_AT_ONCE = ("owing", "paid")
"""Masks of who has handed in a card for a crash, which only an option that came later needs to know."""


def coding(setup: Setup[Any]) -> Coding:
    return _coded(course_of(setup))


@lru_cache(maxsize=32)
def _coded(course: Course) -> Coding:
    rows = (*_table(course), *_road(course), *_scores(course), *_cards(course), *_choice(course))
    outcomes = max(course.kinds, len(course.chance_cards))
    aside = _ASIDE if course.card_at_once else _ASIDE.union(_AT_ONCE)
    return Coding(tuple(map(str, sorted(_every_move(course)))), outcomes, rows, aside)


def _every_move(course: Course) -> Iterator[Move]:
    values = [value for value, copies in enumerate(course.deck) if copies]
    yield from (written.REMOUNT_NOW, written.STOP_NOW)
    yield from (move(written.RIDER, number=rider) for rider in range(1, RIDERS + 1))
    yield from (move(written.LANE, lane=lane) for lane in range(1, MOST_LANES + 1))
    for verb in (written.SURRENDER, written.HAND_IN, written.CRASH, written.DISCARD):
        yield from (move(verb, value) for value in values)
    cells = _cells(course)
    for verb in written.RIDES if course.chance_cards else (written.PLAY,):
        for value in values:
            yield from (move(verb, value, written.STAY), move(verb, value, written.LINE))
            for number, lanes in cells.items():
                yield from moves_to(verb, value, number, lanes)


def _cells(course: Course) -> dict[int, int]:
    """By number, as notation writes it, the lanes it has on any road of the tour."""
    found: dict[int, int] = {}
    for leg in course.legs:
        for number in range(1, leg.end + 1):
            written_as = number if number <= leg.length else leg.length - number
            found[written_as] = found.get(written_as, 0) | leg.full[number]
    return found


def _table(course: Course) -> tuple[Row, ...]:
    return (
        *seats_of(course.seats),
        one_of("phase", 0, len(Phase) - 1),
        figures("stage_index", most=len(course.legs) - 1),
        figures("round", most=_ROUNDS),
        one_of("starter", -1, course.seats - 1),
        figures("order", course.riders, least=-1, most=course.riders - 1),
        figures("turn", least=-1, most=course.riders),
        one_of("rider", -1, course.riders - 1),
    )


def _road(course: Course) -> tuple[Row, ...]:
    riders, end = course.riders, max(leg.end for leg in course.legs)
    sprints = max(len(leg.sprints) for leg in course.legs)
    return (
        figures("numbers", riders, most=end),
        figures("lanes", riders, most=MASKS // 2),
        figures("besides", riders, most=MASKS - 1),
        figures("zones", riders, width=2, most=end),
        bits("skips", riders),
        *(bits(name, riders) for name in _AT_ONCE if course.card_at_once),
        figures("arrivals", riders, least=-1, most=riders - 1),
        figures("finish_rounds", riders, most=_ROUNDS),
        figures("finish_lanes", riders, most=MOST_LANES),
        figures("passed", sprints, width=riders, most=1, read=lambda view: _by_rider(view.open.passed, riders)),
        figures("passing", sprints, width=riders, most=1, read=lambda view: _by_rider(view.open.passing, riders)),
        bits("moved", riders),
        bits("refilled", course.seats),
    )


def _by_rider(masks: tuple[int, ...], riders: int) -> list[list[int]]:
    return [[mask >> rider & 1 for rider in range(riders)] for mask in masks]


def _scores(course: Course) -> tuple[Row, ...]:
    riders, seats, stages = course.riders, course.seats, len(course.legs)
    return (
        figures("bonus_seconds", riders, least=-_SECONDS, most=_SECONDS),
        figures("bonus_points", riders, most=_POINTS),
        figures("times", riders, most=_SECONDS * stages, read=lambda view: _sums(view.open.ledger, "times", riders)),
        figures("points", seats, most=_POINTS * stages, read=lambda view: _sums(view.open.ledger, "points", seats)),
    )


def _sums(ledger: tuple[Any, ...], what: str, many: int) -> list[int]:
    """What the stages so far have brought together."""
    found = [0] * many
    for result in ledger:
        for place, figure in enumerate(getattr(result, what)):
            found[place] += figure
    return found


def _cards(course: Course) -> tuple[Row, ...]:
    seats, most, deck = course.seats, max(course.deck), sum(course.deck)
    hand = RIDERS * CARDS_A_RIDER
    return (
        figures("hand_sizes", seats, most=hand + RIDERS),
        figures("shown", seats, width=course.kinds, most=most),
        figures("draw_count", most=deck),
        figures("played", course.kinds, most=most),
        figures("buried_sizes", seats, most=deck),
        figures("chance_pile", len(course.chance_deck), most=max(course.chance_deck, default=1)),
        figures("chance_bottom", course.chance_count, least=-1, most=len(course.chance_deck)),
        figures("chance_card", least=-1, most=len(course.chance_deck)),
        figures("kept", course.riders * KEPT_KINDS, most=max(course.chance_deck, default=1)),
        figures("hand", course.kinds, most=most),
        figures("buried", course.kinds, most=most),
    )


def _choice(course: Course) -> tuple[Row, ...]:
    hand = RIDERS * CARDS_A_RIDER
    return (
        figures("deltas", course.riders, least=-_LATE, most=_LATE),
        figures("due", course.seats, most=hand),
        figures("to_discard", most=hand),
        figures("swapped", most=hand),
        figures("choice_number", most=max(leg.end for leg in course.legs)),
        figures("choice_lanes", most=MASKS - 1),
    )
