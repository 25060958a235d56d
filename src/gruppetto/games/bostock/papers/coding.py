"""A match in numbers: its actions and what a view shows (`engine/coding.py`)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from gruppetto.engine.coding import Coding, Row, bits, figures, one_of, seats_of
from gruppetto.engine.contract import Setup
from gruppetto.games.bostock.box.cards import ADVANCES, RIDERS
from gruppetto.games.bostock.rules import actions as written
from gruppetto.games.bostock.rules.actions import Move
from gruppetto.games.bostock.rules.course import LANE_OF, Course, course_of
from gruppetto.games.bostock.rules.position import Phase

_ROUNDS = 60
_TURNS = 5
_RIDE_OFFS = 3
_POINTS = 60
"""A stage brings no more, by far."""
_ASIDE = frozenset({"course", "results"})
"""The score sheet is told by its totals."""


def coding(setup: Setup[Any]) -> Coding:
    return _coded(course_of(setup))


@lru_cache(maxsize=32)
def _coded(course: Course) -> Coding:
    rows = (*_table(course), *_road(course), *_cards(course), *_turn(course), *_trial(course), *_own(course))
    return Coding(tuple(map(str, sorted(_every_move(course)))), _outcomes(course), rows, _ASIDE)


def _outcomes(course: Course) -> int:
    return max(course.seats, course.kinds, len(course.risk_cards))


def _every_move(course: Course) -> Iterator[Move]:
    yield from (written.PLAY_RISK, written.END_MOVES, written.STOP_SWAPPING, written.RIDE_ON_NOW)
    for verb in written.WITH_CARD:
        yield from course.with_cards(verb, range(course.kinds))
    for figure in course.figures:
        yield from (written.with_figure(verb, figure) for verb in written.WITH_RIDER)
        yield from _steps(course, figure)


def _steps(course: Course, figure: int) -> Iterator[Move]:
    """A rider's moves with every number, printed or given, to every cell of the tour. A 0 leads nowhere by itself."""
    given = [card.amount for card in course.risk_cards if card.effect in ADVANCES]
    cells = dict.fromkeys(
        (row, lane) for leg in course.legs for row, lanes in enumerate(leg.full) for lane in _lanes(lanes)
    )
    for number in range(max(course.most_steps, *given, 0) + 1):
        for bonus in (False, True) if number else (True,):
            yield written.step(figure, number, bonus, written.FINISH, 0)
            yield from (written.step(figure, number, bonus, row, lane) for row, lane in cells)


def _lanes(mask: int) -> list[int]:
    return [lane for bit, lane in LANE_OF.items() if mask & bit]


def _table(course: Course) -> tuple[Row, ...]:
    seats, stages = course.seats, len(course.legs)
    return (
        *seats_of(seats),
        one_of("phase", 0, len(Phase) - 1),
        figures("stage_index", most=stages - 1),
        one_of("dealer", -1, seats - 1),
        figures("round", most=_ROUNDS),
        figures("points", seats, most=_POINTS * stages, read=lambda view: view.open.totals().individual),
        figures("team_points", seats, most=_POINTS * stages, read=lambda view: view.open.totals().team),
    )


def _road(course: Course) -> tuple[Row, ...]:
    riders, rows = course.riders, max(leg.last for leg in course.legs)
    return (
        figures("rows", riders, most=rows + 1),
        figures("lanes", riders, most=max(1 << leg.width for leg in course.legs)),
        figures("lost", riders, most=_TURNS),
        figures("placed", riders, least=-1, most=riders - 1),
        figures("across", 2, least=-1, most=riders - 1),
        one_of("yellow", -1, riders - 1),
        one_of("green", -1, riders - 1),
    )


def _cards(course: Course) -> tuple[Row, ...]:
    risks = len(course.risk_cards)
    return (
        figures("draw_count", most=course.deck_count),
        figures("discards", course.kinds, most=max(course.deck)),
        figures("discarded", least=-1, most=course.kinds - 1),
        figures("risk_pile", risks, most=max(course.risk_deck)),
        figures("risk_bottom", sum(course.risk_deck), least=-1, most=risks - 1),
        figures("held", course.seats, least=-1, most=risks - 1),
        figures("held_by", course.seats, least=-1, most=course.riders - 1),
    )


def _turn(course: Course) -> tuple[Row, ...]:
    riders = course.riders
    return (
        bits("turned", riders),
        bits("risk_played", 1),
        figures("cards_due", most=_TURNS),
        figures("cards_played", most=_TURNS),
        bits("headwind", 1),
        bits("still", 1),
        figures("breakaway", least=-1, most=riders - 1),
        figures("card", least=-1, most=course.kinds - 1),
        figures("numbers", RIDERS, least=-1, most=course.most_steps),
        bits("unmoved", riders),
        bits("bonus", 1),
        figures("gift_steps", most=2 * course.most_steps),
        bits("gift_riders", riders),
        figures("gift_count", most=RIDERS),
        figures("risk_card", least=-1, most=len(course.risk_cards) - 1),
        figures("risk_rider", least=-1, most=riders - 1),
        figures("swapped", most=course.hand_size),
    )


def _trial(course: Course) -> tuple[Row, ...]:
    seats, most = course.seats, max(leg.stage.length for leg in course.legs)
    steps, cards = most + max(course.totals), most  # a card is a step at least, and hands are dealt anew (BOS-14.9)
    return (
        figures("named", seats, least=-1, most=course.riders - 1),
        figures("waiting", seats, least=-1, most=seats - 1),
        figures("heat", seats, least=-1, most=seats - 1),
        figures("distances", seats, most=steps),
        figures("used", seats, most=cards),
        figures("rides", seats, width=_RIDE_OFFS, most=cards),
        bits("automatic", seats),
    )


def _own(course: Course) -> tuple[Row, ...]:
    most = max(course.hand_size, *(leg.stage.deal for leg in course.legs))
    return (
        figures("hand", most + 1, least=-1, most=course.kinds - 1),
        figures("chosen", least=-1, most=course.kinds - 1),
    )
