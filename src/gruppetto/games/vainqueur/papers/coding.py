"""A match in numbers: its actions and what a view shows (`engine/coding.py`)."""

from functools import lru_cache
from typing import Any

from gruppetto.engine.coding import Coding, Row, bits, figures, one_of, seats_of
from gruppetto.engine.contract import Setup
from gruppetto.games.vainqueur.box.cards import CARD_IDS, KINDS
from gruppetto.games.vainqueur.rules.actions import EVERY_PLAY
from gruppetto.games.vainqueur.rules.course import Course, course_of
from gruppetto.games.vainqueur.rules.position import Phase

_ROUNDS = 200
_MISSED = 5
_POINTS = 100
"""A stage brings no more, by far."""
_ASIDE = frozenset({"course", "ledger", "caps", "prologue_rolls"})
"""The score sheet is told by its totals, the prologue by the present round of it."""


def coding(setup: Setup[Any]) -> Coding:
    return _coded(course_of(setup))


@lru_cache(maxsize=32)
def _coded(course: Course) -> Coding:
    actions = tuple(str(play) for play in EVERY_PLAY if play.target < course.seats)
    rows = (*_open_rows(course), *_own_rows(course))
    if course.counts_handicaps:
        return Coding(actions, max(len(course.die), KINDS), (*rows, _struck(course)), _ASIDE)
    return Coding(actions, max(len(course.die), KINDS), rows, _ASIDE | {"struck"})


def _open_rows(course: Course) -> tuple[Row, ...]:
    seats, deck, most = course.seats, sum(course.deck), max(course.deck)
    return (
        *seats_of(seats),
        one_of("phase", 0, len(Phase) - 1),
        figures("stage_index", most=len(course.legs) - 1),
        figures("round", most=_ROUNDS),
        one_of("cap", -1, seats - 1),
        figures("positions", seats, most=max(leg.length for leg in course.legs)),
        figures("handicaps", seats, least=-1, most=KINDS - 1),
        bits("blocked", seats),
        bits("climbers", seats),
        figures("miss_turns", seats, most=_MISSED),
        figures("totals", seats, most=_POINTS * len(course.legs)),
        figures("last_roll", most=max(course.die)),
        figures("rolls", seats, most=max(course.die), read=lambda view: view.open.prologue_rolls[-1]),
        figures("draw_count", most=deck),
        figures("discard_count", most=deck),
        one_of("discard_top", -1, KINDS - 1),
        figures("discard", KINDS, most=most),
        figures("shown_hands", seats, width=len(CARD_IDS), most=most),
    )


def _struck(course: Course) -> Row:
    """A row only where handicaps are limited: else the figures of a view are as many as ever."""
    return figures("struck", course.seats, most=course.all_seats)


def _own_rows(course: Course) -> tuple[Row, ...]:
    return (figures("hand", KINDS, most=course.hand_size + 1), one_of("drawn", -1, KINDS - 1))
