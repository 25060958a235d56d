"""The facts of a score sheet read and checked (BOS-16.1 to 16.4), and what they come to stage by stage.

Facts name their stage. Results count as far as there is one for every stage from the first on, since jerseys pass from
stage to stage; what stands behind a gap waits.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gruppetto.engine.event import Param
from gruppetto.engine.fact import Fact, Reading, Refuted
from gruppetto.engine.opening import Opened
from gruppetto.engine.refusal import Refusal
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.stages import ROAD, SOLO_TRIAL, TEAM_TRIAL
from gruppetto.games.bostock.keeper.plan import Terms
from gruppetto.games.bostock.rules import scoring
from gruppetto.games.bostock.rules.ledger import NO_SEAT, Entrant, FinalResult, StageResult

DEALER: Final = "dealer"
RIDERS_HOME: Final = "riders"
COLOURS_HOME: Final = "colours"
COMPLETE: Final = "complete"
CARDS: Final = "cards"
RIDE_OFF: Final = "ride_off"
_KIND_OF: Final = {
    RIDERS_HOME: ROAD,
    COLOURS_HOME: ROAD,
    COMPLETE: TEAM_TRIAL,
    CARDS: SOLO_TRIAL,
    RIDE_OFF: SOLO_TRIAL,
}
MOST_CARDS: Final = 99


@dataclass(slots=True)
class StageSheet:
    """What was told of one stage."""

    fact: Fact | None = None
    finish: list[Entrant] = field(default_factory=list)
    across: list[Entrant] = field(default_factory=list)
    ticked: bool = False
    """Whether people say that the first across the green line wore yellow."""
    complete: list[int] = field(default_factory=list)
    first: list[int] = field(default_factory=list)
    """In a team time trial the seats of the first three riders home, where that counts and was told."""
    second: int = NO_SEAT
    """The second team, where there are points for one and it was told."""
    rides: list[tuple[int, ...]] = field(default_factory=list)
    named: list[int] = field(default_factory=list)
    again: list[Reading] = field(default_factory=list)
    """Ride-offs in the order they were told."""
    opened: Opened = field(default_factory=Opened)
    tied: tuple[int, ...] = ()
    """Who must ride again before there is a result (BOS-14.12)."""


@dataclass(slots=True)
class Kept:
    """Everything the facts come to."""

    terms: Terms
    told: dict[int, StageSheet]
    """By the order of the stage, from 1."""
    dealers: list[int] = field(default_factory=list)
    """Who deals in each stage, the next one included; empty while nobody said who deals first."""
    results: list[StageResult] = field(default_factory=list)
    final: FinalResult | None = None

    @property
    def next(self) -> int:
        return len(self.results) + 1

    @property
    def yellow(self) -> Entrant | None:
        return self.results[-1].yellow if self.results else None

    @property
    def green(self) -> Entrant | None:
        return self.results[-1].green if self.results else None


def keep_ledger(terms: Terms, facts: Sequence[Fact]) -> Kept:
    """Raises Refuted for the first fact that cannot be, and FactError for what is no fact of this game."""
    kept = Kept(terms, {order: StageSheet() for order in range(1, len(terms.stages) + 1)})
    for fact in facts:
        reading = Reading(fact)
        if fact.kind == DEALER:
            if kept.dealers:
                raise Refuted(Refusal("BOS-2.3", {"who": f"player:{kept.dealers[0]}"}), fact.id)
            kept.dealers.append(reading.pick("who", terms.players))
        else:
            _read_stage(kept, reading)
        reading.done()
    while kept.next in kept.told and (result := _result(kept, kept.told[kept.next])) is not None:
        kept.results.append(result)
        if kept.dealers:
            dealer = scoring.next_dealer(kept.dealers[-1], result.kind, terms.seats, road_rotation=terms.road_rotation)
            kept.dealers.append(dealer)
    if len(kept.results) == len(terms.stages):
        kept.final = scoring.final_result(kept.results, terms.seats, shared=terms.shared)
    return kept


def _read_stage(kept: Kept, reading: Reading) -> None:
    fact, terms = reading.fact, kept.terms
    if fact.kind not in _KIND_OF:
        raise reading.unknown()
    order = reading.stage(len(kept.told))
    sheet = kept.told[order]
    if terms.stages[order - 1].kind != _KIND_OF[fact.kind]:
        raise _wrong(reading, "BOS-16.1", fault="kind", stage=f"stage:{order}")
    if fact.kind == RIDE_OFF:
        reading.grid("cards", terms.players, ["cards"])
        if sheet.opened.twice(reading):
            raise _wrong(reading, "BOS-14.12", whos=[], tied="told")
        sheet.again.append(reading)
        return
    if sheet.fact is not None:
        raise _wrong(reading, "BOS-16.1", fault="told", stage=f"stage:{order}")
    sheet.fact = fact
    readers = {RIDERS_HOME: _read_riders, COLOURS_HOME: _read_colours, COMPLETE: _read_complete, CARDS: _read_cards}
    readers[fact.kind](terms, sheet, reading)


def _wrong(reading: Reading, rule: str, **params: Param) -> Refuted:
    return Refuted(Refusal(rule, params), reading.fact.id)


def _must(refusal: Refusal | None, reading: Reading) -> None:
    if refusal is not None:
        raise Refuted(refusal, reading.fact.id)


# --- a road stage ---


def _read_riders(terms: Terms, sheet: StageSheet, reading: Reading) -> None:
    """Riders by number, in the order of arrival and across the green line."""
    finish, across = reading.picks("finish", terms.riders), reading.picks("green", terms.riders)
    for riders in (finish, across):
        for place, rider in enumerate(riders):
            if rider in riders[:place]:
                raise _wrong(reading, "BOS-16.2", fault="twice", who=terms.riders[rider])
    _note_road(terms, sheet, reading, [_entry(rider) for rider in finish], [_entry(rider) for rider in across])


def _read_colours(terms: Terms, sheet: StageSheet, reading: Reading) -> None:
    """Only the colours: what most people write down."""
    finish = [Entrant(seat, 0) for seat in reading.picks("finish", terms.players, RIDERS)]
    if terms.by_rider:
        _must(scoring.check_noted(finish), reading)
    _note_road(terms, sheet, reading, finish, [Entrant(seat, 0) for seat in reading.picks("green", terms.players)])


def _entry(rider: int) -> Entrant:
    return Entrant(rider // RIDERS, rider % RIDERS + 1)


def _note_road(terms: Terms, sheet: StageSheet, reading: Reading, finish: list[Entrant], across: list[Entrant]) -> None:
    _must(scoring.check_finish([entry.seat for entry in finish]), reading)
    if not 1 <= len(across) <= 2:  # whoever finishes has crossed the green line
        raise _wrong(reading, "BOS-16.1", fault="green")
    sheet.finish, sheet.across, sheet.ticked = finish, across, reading.tick("in_yellow")
    sheet.second = _read_second(terms, reading, [finish[-1].seat])


def _read_second(terms: Terms, reading: Reading, complete: Sequence[int]) -> int:
    """The second team, if it was told; entries of sheets without points for one do not name it (BOS-16.8)."""
    second = reading.picks("second", terms.players) if reading.has("second") else []
    if len(second) > 1:
        raise reading.fail("second", "must be one team")
    _must(scoring.check_second(second[0], complete) if second else None, reading)
    return second[0] if second else NO_SEAT


def _in_yellow(kept: Kept, sheet: StageSheet) -> bool:
    """Whether the first across the green line wore yellow: known where riders have numbers, else as people say."""
    assert sheet.fact is not None
    first, yellow, reading = sheet.across[0], kept.yellow, Reading(sheet.fact)
    if yellow is not None and yellow.number and first.number:
        worn = first == yellow
    else:
        worn = sheet.ticked
        if worn and (yellow is None or yellow.seat != first.seat):
            raise _wrong(reading, "BOS-16.1", fault="yellow")
    if worn and len(sheet.across) < 2:
        raise _wrong(reading, "BOS-16.1", fault="second")
    return worn


# --- time trials ---


def _read_complete(terms: Terms, sheet: StageSheet, reading: Reading) -> None:
    """The teams complete in the last round; each named once or more is the same. Who came home first was not asked for
    in older entries (BOS-16.3)."""
    sheet.complete = sorted(set(reading.picks("teams", terms.players)))
    _must(scoring.check_complete(sheet.complete), reading)
    sheet.first = reading.picks("first", terms.players, RIDERS) if reading.has("first") else []
    _must(scoring.check_first(sheet.first), reading)
    sheet.second = _read_second(terms, reading, sheet.complete)


def _read_cards(terms: Terms, sheet: StageSheet, reading: Reading) -> None:
    """The cards each player used, and the number of the rider who rode."""
    grid = reading.grid("cards", terms.players, ["cards", "number"])
    for seat in range(terms.seats):
        row = grid.get(seat, {})
        sheet.rides.append((_cards(reading, seat, row),))
        sheet.named.append(row.get("number", 0))
        if not 0 <= sheet.named[-1] <= RIDERS:
            raise _wrong(reading, "BOS-16.4", fault="number", who=f"player:{seat}")
    if terms.by_rider:
        _must(scoring.check_noted([Entrant(seat, number) for seat, number in enumerate(sheet.named)]), reading)


def _cards(reading: Reading, seat: int, row: dict[str, int]) -> int:
    if "cards" not in row:
        raise _wrong(reading, "BOS-16.4", fault="missing", who=f"player:{seat}")
    if not 1 <= row["cards"] <= MOST_CARDS:
        raise _wrong(reading, "BOS-16.4", fault="cards", who=f"player:{seat}")
    return row["cards"]


def _ride_off(terms: Terms, sheet: StageSheet) -> None:
    """Those tied ride again, and only they, until one is in front or the limit is reached (BOS-14.12)."""
    sheet.tied = scoring.tied_for_points(sheet.rides, terms.table, terms.ride_off_limit)
    for reading in sheet.again:
        grid = reading.grid("cards", terms.players, ["cards"])
        if set(grid) != set(sheet.tied):
            raise _wrong(reading, "BOS-14.12", whos=[f"player:{seat}" for seat in sheet.tied], tied=bool(sheet.tied))
        for seat in sheet.tied:
            sheet.rides[seat] = (*sheet.rides[seat], _cards(reading, seat, grid[seat]))
        sheet.tied = scoring.tied_for_points(sheet.rides, terms.table, terms.ride_off_limit)


# --- results ---


def _result(kept: Kept, sheet: StageSheet) -> StageResult | None:
    """The result of the next stage, if everything has been told."""
    terms, before = kept.terms, kept.results
    if sheet.fact is None:
        if sheet.again:
            raise _wrong(sheet.again[0], "BOS-14.12", whos=[], tied=False)
        return None
    number = terms.stages[len(before)].number
    common: dict[str, Any] = {"table": terms.table, "seats": terms.seats, "by_rider": terms.by_rider}
    if sheet.fact.kind == COMPLETE:
        first = [Entrant(seat, 0) for seat in sheet.first]
        return scoring.team_trial_result(before, number, sheet.complete, first, second=sheet.second, **common)
    if sheet.fact.kind == CARDS:
        _ride_off(terms, sheet)
        return None if sheet.tied else scoring.solo_trial_result(before, number, sheet.rides, sheet.named, **common)
    worn = _in_yellow(kept, sheet)
    return scoring.road_result(
        before, number, sheet.finish, sheet.across, in_yellow=worn, second=sheet.second, **common
    )
