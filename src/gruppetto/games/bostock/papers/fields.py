"""Position documents: a readable text for every position, declared field by field.

Riders are written `red-1`, cells `5.1` (row and lane), race cards `red-211`, Risk cards by their id. What follows from
the rest is not written: draw pile and Risk pile are what is left, jerseys and points follow from the results and from
who crossed the green line. Of the turn only what is not as at its beginning is written.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from gruppetto.engine.contract import NOBODY, PositionError, Setup
from gruppetto.engine.papers import kinds
from gruppetto.engine.papers.paper import Box, Field, Paper, check, left_of, open_document
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.box.edition import BostockEdition
from gruppetto.games.bostock.box.options import GAME_ID, OPTIONS, PLAYERS, TEAMS
from gruppetto.games.bostock.box.stages import ROAD, TEAM_TRIAL, Stage
from gruppetto.games.bostock.papers.occurs import checks_of, ride_faults
from gruppetto.games.bostock.rules import scoring
from gruppetto.games.bostock.rules.course import LANE_OF, Course, Leg, course_of
from gruppetto.games.bostock.rules.ledger import StageResult
from gruppetto.games.bostock.rules.position import NO_RIDER, NO_SEAT, BostockPosition, Phase
from gruppetto.games.bostock.rules.tour import rider_of

Cell = tuple[int, int]
"""Row and lane, the lane as a bit; no lane for whoever is home."""
Riders = tuple[int, ...]
Fields = Iterable[Field[BostockPosition]]
_BOX: Final = Box(GAME_ID, PLAYERS, OPTIONS, TEAMS)
_FIGURE: Final = kinds.Whole(0, 999)
_HOME: Final = "home"
_CELL: Final = re.compile(r"([1-9][0-9]?)\.([1-9])")


@lru_cache(maxsize=64)
def _paper(course: Course, leg: Leg) -> Paper[BostockPosition]:
    seat = kinds.Word("seat", range(course.seats))
    rider = kinds.Word("rider", course.names)
    card = kinds.Word("race card", [card.id for card in course.edition.race_cards])
    return Paper(
        GAME_ID,
        course,
        [
            Field("stage", kinds.stages(len(course.legs)), "stage_index"),
            Field("phase", kinds.Member(Phase), needed=True),
            Field("to_decide", kinds.Maybe(seat, NOBODY, blank=NOBODY)),
            Field("dealer", kinds.Maybe(seat, NO_SEAT, blank=NO_SEAT)),
            Field("hands", kinds.Each(kinds.Listing(card), course.seats, "seat"), put=_put_hands, needed=True),
            Field("discards", kinds.Figures(card, _FIGURE, rest=0)),
            Field("discarded", kinds.Maybe(card, NO_CARD), brief=True),
            *(_trial(course, seat, rider, card) if leg.solo_trial else _road(course, leg, rider, card)),
            Field(
                "results",
                kinds.Row([_result(course, leg.stage) for leg in course.legs]),
                get=_results,
                put=_put_results,
            ),
        ],
        offered=OPTIONS,
    )


def _road(course: Course, leg: Leg, rider: kinds.Word, card: kinds.Word) -> Fields:
    risk = kinds.Word("Risk card", [card.id for card in course.risk_cards])
    place = kinds.Pattern(_write_cell, partial(_read_cell, leg), "a place on this road: a cell such as 5.1, or home")
    gift = kinds.SubTable({"steps": _FIGURE, "count": _FIGURE, "riders": kinds.Bits(rider)})
    return (
        Field("round", kinds.Whole(1, 999), absent=1),
        Field("riders", kinds.Figures(rider, place, rest=None, all_of=True), get=_places, put=_put_places, needed=True),
        Field("lost", kinds.Figures(rider, _FIGURE, rest=0)),
        Field("placed", kinds.Listing(rider)),
        Field("across", kinds.Listing(rider)),
        Field("risk_bottom", kinds.Listing(risk)),
        Field("held", kinds.Figures(rider, risk, rest=NO_CARD), get=_held, put=_put_held),
        Field("turned", kinds.Bits(rider), brief=True),
        Field("risk_played", kinds.Flag(), brief=True),
        Field("cards_due", _FIGURE, brief=True),
        Field("cards_played", _FIGURE, brief=True),
        Field("headwind", kinds.Flag(), brief=True),
        Field("still", kinds.Flag(), brief=True),
        Field("breakaway", kinds.Maybe(rider, NO_RIDER), brief=True),
        Field("card", kinds.Maybe(card, NO_CARD), brief=True),
        Field("numbers", kinds.Listing(_FIGURE), brief=True),
        Field("unmoved", kinds.Bits(rider), brief=True),
        Field("bonus", kinds.Flag(), brief=True),
        Field("risk_card", kinds.Maybe(risk, NO_CARD), brief=True),
        Field("risk_rider", kinds.Maybe(rider, NO_RIDER), brief=True),
        Field("swapped", _FIGURE, brief=True),
        Field("gift", kinds.Maybe(gift, (0, 0, 0), blank={}), "gift_steps gift_count gift_riders", brief=True),
    )


def _trial(course: Course, seat: kinds.Word, rider: kinds.Word, card: kinds.Word) -> Fields:
    """The individual time trial."""
    figures = kinds.Each(_FIGURE, course.seats, "seat")
    return (
        Field("named", kinds.Each(kinds.Maybe(rider, NO_RIDER), course.seats, "seat", rest=NO_RIDER)),
        Field("heat", kinds.Listing(seat)),
        Field("waiting", kinds.Listing(seat)),
        Field("distances", figures),
        Field("used", figures),
        Field("rides", _rides(course)),
        Field("chosen", kinds.Figures(kinds.Word("colour", course.colours), card, rest=NO_CARD)),
        Field("automatic", kinds.Bits(seat)),
    )


def _rides(course: Course) -> kinds.Each[tuple[int, ...]]:
    return kinds.Each(kinds.Listing(_FIGURE), course.seats, "seat")


def write_position(state: BostockPosition) -> str:
    return _paper(state.course, state.leg).write(state)


def fill_position(
    state: BostockPosition, text: str, setup: Setup[BostockEdition] | None, editions: Sequence[BostockEdition]
) -> None:
    """Sets the table as the document says; raises PositionError if it cannot be read or cannot occur."""
    written, course = open_document(text, _BOX, course_of, setup, editions)
    stage = kinds.stages(len(course.legs)).read("stage", written.get("stage", 1))
    state.set_out(course)
    state.line_up(stage)
    _paper(course, course.legs[stage]).read(state, written)
    _count_cards(state)
    _put_jerseys_on(state)
    state.derive()
    check(state, checks_of(state))


# --- the road ---


def _write_cell(cell: Cell) -> str:
    row, lane = cell
    return f"{row}.{LANE_OF[lane]}" if lane else _HOME


def _read_cell(leg: Leg, text: Any) -> Cell | None:
    if text == _HOME:
        return leg.last + 1, 0
    found = _CELL.fullmatch(text) if isinstance(text, str) else None
    row, lane = (int(found[1]), 1 << int(found[2]) - 1) if found else (0, 0)
    return (row, lane) if row <= leg.last and leg.full[row] & lane else None


def _places(state: BostockPosition) -> Iterable[Cell]:
    return zip(state.rows, state.lanes, strict=True)


def _put_places(state: BostockPosition, cells: Sequence[Cell]) -> None:
    state.rows, state.lanes = map(list, zip(*cells, strict=True))


def _held(state: BostockPosition) -> list[int]:
    """By rider the Risk card that he has drawn for his team to keep."""
    kept = dict(zip(state.held_by, state.held, strict=True))
    return [kept.get(rider, NO_CARD) for rider in range(state.course.riders)]


def _put_held(state: BostockPosition, kept: Sequence[int]) -> None:
    for rider, kind in enumerate(kept):
        seat = rider // RIDERS
        if kind != NO_CARD and state.held[seat] != NO_CARD:
            raise PositionError(f"{state.course.colours[seat]} holds two Risk cards (BOS-8.2)")
        if kind != NO_CARD:
            state.held[seat], state.held_by[seat] = kind, rider


# --- cards ---


def _put_hands(state: BostockPosition, hands: list[tuple[int, ...]]) -> None:
    state.hands = [tuple(sorted(hand)) for hand in hands]


def _count_cards(state: BostockPosition) -> None:
    """Draw pile and Risk pile are what is neither laid down nor in a hand, held, or known to lie below."""
    course = state.course
    in_hands = Counter(kind for cards in (*state.hands, state.chosen) for kind in cards)
    out = [count + in_hands[kind] for kind, count in enumerate(state.discards)]
    state.draw = left_of(course.deck, out, [card.id for card in course.edition.race_cards])
    state.draw_count = sum(state.draw)
    known = Counter((*state.risk_bottom, *state.held))
    names = [card.id for card in course.risk_cards]
    state.risk_pile = left_of(course.risk_deck, [known[kind] for kind in range(len(names))], names)


# --- results ---


def _result(course: Course, stage: Stage) -> kinds.SubTable:
    riders = kinds.Listing(kinds.Word("rider", course.names), once=True)
    if stage.kind == ROAD:
        return kinds.SubTable({"finish": riders, "across": riders})
    return kinds.SubTable(
        {"finish": riders} if stage.kind == TEAM_TRIAL else {"rides": _rides(course), "named": riders}
    )


def _results(state: BostockPosition) -> list[tuple[Any, ...]]:
    return [_told(result) for result in state.results]


def _told(result: StageResult) -> tuple[Any, ...]:
    if result.rides:
        return result.rides, [seat * RIDERS + number - 1 for seat, number in enumerate(result.named)]
    return map(rider_of, result.finish), map(rider_of, result.across)


def _put_results(state: BostockPosition, results: Sequence[tuple[Any, ...]]) -> None:
    """Finished stages; points and jerseys are worked out again."""
    for leg, told in zip(state.course.legs, results, strict=False):
        work_out: Callable[..., StageResult] = _road_result if leg.road else _solo_trial_result
        if leg.team_trial:
            work_out = _team_trial_result
        state.results = (*state.results, work_out(state, leg.stage, *told))


def _points(state: BostockPosition) -> dict[str, Any]:
    course = state.course
    return {"table": course.points, "seats": course.seats, "by_rider": course.yellow_by_rider}


def _road_result(state: BostockPosition, stage: Stage, placed: Riders, first: Riders) -> StageResult:
    before = state.results
    finish, across = list(map(state.entry, placed)), list(map(state.entry, first))
    fault = scoring.check_finish([entry.seat for entry in finish])
    if fault is not None:
        raise PositionError(f"rule {fault.rule} refuses the order of arrival: {fault.params['fault']}")
    if len(across) != 2:
        raise PositionError("across must be the first two riders over the green line")
    in_yellow = bool(before) and before[-1].yellow == across[0]
    return scoring.road_result(before, stage.number, finish, across, in_yellow=in_yellow, **_points(state))


def _team_trial_result(state: BostockPosition, stage: Stage, placed: Riders) -> StageResult:
    finish = list(map(state.entry, placed))
    complete = scoring.complete_teams(finish, state.course.seats)
    if not complete:
        raise PositionError("in a team time trial at least one team must be complete")
    return scoring.team_trial_result(state.results, stage.number, complete, finish, **_points(state))


def _solo_trial_result(
    state: BostockPosition, stage: Stage, rides: list[tuple[int, ...]], named: Riders
) -> StageResult:
    if [rider // RIDERS for rider in named] != list(range(state.course.seats)):
        raise PositionError("named must be a rider of each seat, in their order")
    check(rides, [lambda rides: ride_faults(state.course, stage, rides, whole=True)])
    numbers = [rider % RIDERS + 1 for rider in named]
    return scoring.solo_trial_result(state.results, stage.number, rides, numbers, **_points(state))


def _put_jerseys_on(state: BostockPosition) -> None:
    """They follow from the last result, and from who has crossed the green line of this stage."""
    if state.results:
        state.yellow, state.green = rider_of(state.results[-1].yellow), rider_of(state.results[-1].green)
    wearer = scoring.green_wearer([state.entry(rider) for rider in state.across], state.across[:1] == (state.yellow,))
    if wearer is not None and len(state.results) == state.stage_index:
        state.green = rider_of(wearer)
