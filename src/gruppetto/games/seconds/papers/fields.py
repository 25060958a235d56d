"""Position documents: a readable text for every position, declared field by field.

Riders are written A1 to D3, places and cells as `places.py` tells. What follows from the rest is not written: draw pile
and chance pile are what is left, and places, times and points follow from the results.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from operator import add, attrgetter
from typing import Any, Final

from gruppetto.engine.contract import NOBODY, PositionError, Setup
from gruppetto.engine.papers import kinds
from gruppetto.engine.papers.paper import Box, Field, Paper, check, left_of, open_document
from gruppetto.games.seconds.box.cards import KEPT_KINDS, NO_CARD
from gruppetto.games.seconds.box.edition import SecondsEdition
from gruppetto.games.seconds.box.options import GAME_ID, OPTIONS, PLAYERS, TEAMS
from gruppetto.games.seconds.papers.occurs import checks_of
from gruppetto.games.seconds.papers.places import Cells, Place, place_of, read_cells, read_place, write_cells
from gruppetto.games.seconds.rules.course import Course, Leg, course_of
from gruppetto.games.seconds.rules.ledger import Finish, StageResult
from gruppetto.games.seconds.rules.naming import RIDER_NAMES
from gruppetto.games.seconds.rules.position import NO_RIDER, Phase, SecondsPosition
from gruppetto.games.seconds.rules.scoring import (
    BY_COUNTS,
    TrialTiming,
    check_finishes,
    road_result,
    trial_result,
)

_BOX: Final = Box(GAME_ID, PLAYERS, OPTIONS, TEAMS)
_MOST: Final = 999
_FIGURE: Final = kinds.Whole(0, _MOST)


@lru_cache(maxsize=64)
def _paper(course: Course, leg: Leg) -> Paper[SecondsPosition]:
    seat = kinds.Word("seat", range(course.seats))
    rider = kinds.Word("rider", RIDER_NAMES[: course.riders])
    cells = kinds.Pattern(partial(write_cells, leg), partial(read_cells, leg), "cells of this road, such as 13.12")
    chance = kinds.Word("chance card", [card.id for card in course.chance_cards])
    return Paper(
        GAME_ID,
        course,
        [
            Field("phase", kinds.Member(Phase), needed=True),
            Field("stage", kinds.stages(len(course.legs)), "stage_index"),
            Field("round", kinds.Whole(1, _MOST), absent=1),
            Field("starter", seat, absent=0),
            Field("to_decide", kinds.Maybe(seat, NOBODY, blank=NOBODY)),
            Field("rider", kinds.Maybe(rider, NO_RIDER)),
            Field("order", kinds.Listing(seat if leg.trial else rider)),
            Field("turn", kinds.Whole(-1, _MOST)),
            *_riders(leg, rider, cells, chance),
            *_cards(course, chance),
            _seldom("due", kinds.Each(_FIGURE, course.seats, "seat")),
            Field("to_discard", _FIGURE),
            Field("swapped", _FIGURE),
            Field("choice", kinds.Maybe(cells, (0, 0)), "choice_number choice_lanes"),
            Field("moved", kinds.Bits(rider)),
            Field("refilled", kinds.Bits(seat)),
            Field("results", kinds.Row([_result(course, leg) for leg in course.legs]), get=_results, put=_put_results),
        ],
        offered=OPTIONS,
    )


def _riders(
    leg: Leg, rider: kinds.Word, cells: kinds.Kind[Cells], chance: kinds.Word
) -> Iterable[Field[SecondsPosition]]:
    """What the riders have met so far."""
    figures = kinds.Figures(rider, _FIGURE, rest=0)
    place = kinds.Pattern(
        str, partial(read_place, leg), "a place of a rider on this road, such as 14.2 or beside 13.12"
    )
    of_sprints = kinds.Each(kinds.Bits(rider), len(leg.sprints), "sprint", rest=0)
    return (
        Field("riders", kinds.Figures(rider, place, rest=None, all_of=True), get=_places, put=_put_places, needed=True),
        _seldom("finished", figures, "finish_rounds"),
        Field("arrivals", kinds.Each(rider, len(rider.words), "rider")),
        Field("skips", kinds.Bits(rider)),
        Field("owing", kinds.Bits(rider), brief=True),
        Field("paid", kinds.Bits(rider), brief=True),
        Field("zones", kinds.Listing(cells)),
        Field("kept", kinds.Figures(rider, kinds.Listing(chance), rest=()), get=_kept, put=_put_kept),
        _seldom("deltas", kinds.Figures(rider, kinds.Whole(-_MOST, _MOST), rest=0)),
        _seldom("passed", of_sprints),
        _seldom("passing", of_sprints),
        _seldom("bonus_seconds", figures),
        _seldom("bonus_points", figures),
    )


def _seldom(key: str, kind: kinds.Kind[Any], at: str = "") -> Field[SecondsPosition]:
    """What changes seldom is a tuple in a position."""
    slot = at or key
    return Field(key, kind, slot, put=lambda state, figures: setattr(state, slot, tuple(figures)))


def _cards(course: Course, chance: kinds.Word) -> Iterable[Field[SecondsPosition]]:
    """The cards that are not in a pile of unknown order; seconds cards by their value."""
    counts = kinds.Figures(kinds.Word("card", [str(value) for value in range(course.kinds)]), _FIGURE, rest=0)
    by_seat = kinds.Each(counts, course.seats, "seat")
    flat = kinds.Flat(by_seat, course.kinds)
    return (
        Field("hands", flat),
        Field("shown", by_seat, put=_put_shown),
        Field("played", counts),
        _seldom("buried", flat),
        Field("chance_bottom", kinds.Listing(chance)),
        Field("chance_card", kinds.Maybe(chance, NO_CARD)),
    )


def write_position(state: SecondsPosition) -> str:
    return _paper(state.course, state.leg).write(state)


def fill_position(
    state: SecondsPosition, text: str, setup: Setup[SecondsEdition] | None, editions: Sequence[SecondsEdition]
) -> None:
    """Fills an empty position from its document; raises PositionError if it cannot be read or cannot occur."""
    written, course = open_document(text, _BOX, course_of, setup, editions)
    stage = kinds.stages(len(course.legs)).read("stage", written.get("stage", 1))
    state.set_out(course)
    state.line_up(stage)
    _paper(course, course.legs[stage]).read(state, written)
    _count_cards(state)
    state.derive()
    check(state, checks_of(state))


# --- riders ---


def _places(state: SecondsPosition) -> list[str]:
    return [place_of(state, rider) for rider in range(state.course.riders)]


def _put_places(state: SecondsPosition, places: Sequence[Place]) -> None:
    numbers, lanes, state.besides, state.finish_lanes = zip(*places, strict=True)
    state.numbers, state.lanes = list(numbers), list(lanes)


def _kept(state: SecondsPosition) -> list[tuple[int, ...]]:
    held, counts = state.course.kept_kinds, state.kept
    return [
        tuple([held[kind] for kind in range(KEPT_KINDS) for _ in range(counts[rider * KEPT_KINDS + kind])])
        for rider in range(state.course.riders)
    ]


def _put_kept(state: SecondsPosition, kept: Sequence[tuple[int, ...]]) -> None:
    course, counts = state.course, list(state.kept)
    for rider, cards in enumerate(kept):
        for card in cards:
            if card not in course.kept_kinds:
                raise PositionError(f"kept: {course.chance_cards[card].id} is not a card to keep")
            counts[rider * KEPT_KINDS + course.kept_kinds.index(card)] += 1
    state.kept = tuple(counts)


# --- cards ---


def _put_shown(state: SecondsPosition, shown: list[list[int]]) -> None:
    state.shown = tuple([tuple(cards) if any(cards) else () for cards in shown])


def _sizes(counts: Sequence[int], values: int) -> list[int]:
    return [sum(counts[first : first + values]) for first in range(0, len(counts), values)]


def _count_cards(state: SecondsPosition) -> None:
    """Draw pile and chance pile are what neither was played nor is in a hand, kept, or known to lie below."""
    course, values = state.course, state.course.kinds
    state.hand_sizes, state.buried_sizes = _sizes(state.hands, values), tuple(_sizes(state.buried, values))
    both = [sum(state.hands[value::values]) + sum(state.buried[value::values]) for value in range(values)]
    state.draw = left_of(course.deck, map(add, state.played, both), range(values))
    state.draw_count = sum(state.draw)
    known = [*state.chance_bottom, *(kind for cards in _kept(state) for kind in cards)]
    out = [known.count(kind) for kind in range(len(course.chance_deck))]
    state.chance_pile = tuple(left_of(course.chance_deck, out, [card.id for card in course.chance_cards]))


# --- results ---


def _result(course: Course, leg: Leg) -> kinds.SubTable:
    figures = kinds.Each(_FIGURE, course.riders, "rider")
    if leg.trial:
        spare = {"spare_turns": kinds.Whole(0, course.trial_turns - 1)} if course.timed_at_finish else {}
        return kinds.SubTable({"counts": figures, **spare})
    finishes = kinds.Each(kinds.Each(_FIGURE, len(Finish._fields), "figure of a finish"), course.riders, "rider")
    return kinds.SubTable({"finishes": finishes, "bonus_seconds": figures, "bonus_points": figures})


def _results(state: SecondsPosition) -> list[tuple[Any, ...]]:
    road = attrgetter("finishes", "bonus_seconds", "bonus_points")
    return [(result.counts, result.spare_turns) if result.trial else road(result) for result in state.ledger]


def _put_results(state: SecondsPosition, results: Sequence[tuple[Any, ...]]) -> None:
    """Finished stages; places, times and points are worked out again."""
    legs = state.course.legs
    state.ledger = tuple(
        _trial(state.course, leg, *result) if leg.trial else _road(leg, *result)
        for leg, result in zip(legs, results, strict=False)
    )


def _trial(course: Course, leg: Leg, counts: list[int], spare_turns: int = 0) -> StageResult:
    return trial_result(counts, TrialTiming(leg.length, spare_turns) if course.timed_at_finish else BY_COUNTS)


def _road(leg: Leg, figures: list[Any], seconds: Sequence[int], points: Sequence[int]) -> StageResult:
    finishes = [Finish(*finish) for finish in figures]
    fault = check_finishes(finishes, leg.road.run_out)
    if fault is not None:
        raise PositionError(f"rule {fault.rule} refuses the finishes: {fault.params['fault']}")
    return road_result(finishes, leg.length, seconds, points)
