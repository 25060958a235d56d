"""The facts of the judge read and checked, stage by stage (PEL-23, PEL-27.9 to 27.21, 27.30).

Facts name their stage; within a stage their order counts, since a TURN passes a minute and arrivals are placed as they
were entered. A stage is read when the one before it is complete; what was told of later ones waits.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gruppetto.engine.event import Param
from gruppetto.engine.fact import Fact, Reading, Refuted
from gruppetto.engine.opening import Opened
from gruppetto.engine.ranking import Ranking, Share, Step, ranked
from gruppetto.engine.refusal import Refusal
from gruppetto.games.peloton.box.edition import CARDS
from gruppetto.games.peloton.keeper.own import MOST_SECONDS, own_line_ids
from gruppetto.games.peloton.keeper.plan import KeptLeg, Terms
from gruppetto.games.peloton.rules.ledger import Contest, StageResult, Standings
from gruppetto.games.peloton.rules.scoring import SPRINT, SUMMIT, stage_time, standings

ORDER: Final = "order"
START: Final = "start"
TURN: Final = "turn"
FINISH: Final = "finish"
DNF: Final = "dnf"
CARD: Final = "card"
KINDS: Final = (START, TURN, SPRINT, SUMMIT, FINISH, DNF, CARD)
GROUPS: Final = (SPRINT, SUMMIT, FINISH, DNF)
"""Entries about riders."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """A rider at the finish: his time, and the entry that brought him."""

    rider: int
    time: int
    fact: str


@dataclass(slots=True)
class StageSheet:
    """What was told of one stage."""

    order: int
    leg: KeptLeg
    starters: tuple[int, ...] = ()
    """In the order of the start list; empty while it is not known."""
    holders: dict[str, int] = field(default_factory=dict)
    """The rider who holds each card in this stage (PEL-25.1)."""
    started: bool = False
    sequence: int = 1
    opened: Opened = field(default_factory=Opened)
    """The sequences that a TURN opened."""
    arrivals: list[Arrival] = field(default_factory=list)
    dropped: dict[int, str] = field(default_factory=dict)
    """Riders with DNF, and the entry that says so."""
    lines: dict[str, Fact] = field(default_factory=dict)
    takers: dict[str, tuple[int, ...]] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    facts: list[Fact] = field(default_factory=list)

    def racing(self) -> list[int]:
        """Starters without a time or DNF."""
        home = {arrival.rider for arrival in self.arrivals}
        return [rider for rider in self.starters if rider not in home and rider not in self.dropped]

    @property
    def complete(self) -> bool:
        return self.started and not self.racing()

    def ranking(self) -> Ranking:
        """By stage time; equal ones as they were entered, then by their places in the entry (PEL-27.19)."""
        first: dict[str, int] = {}
        for place, arrival in enumerate(self.arrivals):
            first.setdefault(arrival.fact, place)
        entry = {fact: number for number, fact in enumerate(first, 1)}
        within = {arrival.rider: 1 + place - first[arrival.fact] for place, arrival in enumerate(self.arrivals)}
        steps = [
            Step("PEL-27.19", "time", {arrival.rider: arrival.time for arrival in self.arrivals}),
            Step("PEL-27.19", "entry", {arrival.rider: entry[arrival.fact] for arrival in self.arrivals}),
            Step("PEL-27.19", "in-entry", within),
        ]
        return ranked([arrival.rider for arrival in self.arrivals], steps, Share("PEL-27.19"))

    def placed(self) -> list[Arrival]:
        """From the winner on."""
        arrived = {arrival.rider: arrival for arrival in self.arrivals}
        return [arrived[rider] for rider in self.ranking().order]


@dataclass(slots=True)
class Kept:
    """Everything the facts come to."""

    terms: Terms
    stages: list[StageSheet]
    drawn: Fact | None = None
    """The order of the teams (PEL-27.8)."""
    team_order: list[int] = field(default_factory=list)
    results: list[StageResult] = field(default_factory=list)
    table: Standings | None = None

    @property
    def now(self) -> StageSheet | None:
        """The stage being ridden or to be started next; none when the race is over (PEL-1.10)."""
        if len(self.results) == len(self.stages):
            return None
        stage = self.stages[len(self.results)]
        return stage if stage.starters else None

    @property
    def done(self) -> bool:
        return self.now is None


def keep_ledger(terms: Terms, facts: Sequence[Fact]) -> Kept:
    """Raises Refuted for the first fact that cannot be, and FactError for what is no fact of this game."""
    kept = Kept(terms, [StageSheet(order, leg) for order, leg in enumerate(terms.legs, 1)])
    for fact in facts:
        if fact.kind == ORDER:
            _read_order(kept, Reading(fact))
        elif fact.kind in KINDS:
            kept.stages[Reading(fact).stage(len(kept.stages)) - 1].facts.append(fact)
        else:
            raise Reading(fact).unknown()
    starters = tuple(range(len(terms.bibs)))
    for stage in kept.stages:
        stage.starters = starters
        for fact in stage.facts if starters else ():
            _read(kept.terms, stage, Reading(fact))
        if not stage.complete:
            break
        kept.results.append(_result(terms, stage))
        kept.table = standings_of(terms, kept.results)
        starters = kept.table.riders
        _hand_out_cards(kept)
    return kept


def standings_of(terms: Terms, results: Sequence[StageResult]) -> Standings:
    return standings(
        results,
        terms.teams,
        bonuses=terms.bonuses,
        sprint_points=terms.sprint_points,
        summit_points=terms.summit_points,
        dnf_out=terms.dnf_out,
    )


def _hand_out_cards(kept: Kept) -> None:
    """The leaders of three classifications hold a card each in the next stage (PEL-25.1, 25.11)."""
    if kept.table is None or not kept.terms.cards or len(kept.results) == len(kept.stages):
        return
    yellow, polka, green = kept.table.leaders
    leaders = {"yellow": yellow, "green": green, "polka": polka}
    kept.stages[len(kept.results)].holders = {card: leaders[card] for card in CARDS if leaders[card] >= 0}


def _read_order(kept: Kept, reading: Reading) -> None:
    """Drawn once, in a single race and before the first stage (PEL-27.8)."""
    teams = reading.picks("teams", kept.terms.players)
    reading.done()
    if kept.drawn is not None or sorted(teams) != list(range(len(kept.terms.teams))):
        raise _refuted(reading, "PEL-27.8", fault="told" if kept.drawn is not None else "teams")
    if any(fact.kind == START for fact in kept.stages[0].facts):
        raise _refuted(reading, "PEL-27.8", fault="late")
    kept.drawn, kept.team_order = reading.fact, teams


def _refuted(reading: Reading, rule: str, **params: Param) -> Refuted:
    return Refuted(Refusal(rule, params), reading.fact.id)


# --- a stage ---


def _read(terms: Terms, stage: StageSheet, reading: Reading) -> None:
    fact = reading.fact
    reading.whole("stage")
    if fact.kind == START:
        if stage.started:
            raise _refuted(reading, "PEL-27.30", fault="started")
        stage.started = True
    elif not stage.started:
        raise _refuted(reading, "PEL-27.30", fault="before")
    elif fact.kind == TURN:
        if stage.complete:
            raise _refuted(reading, "PEL-27.30", fault="complete")
        if stage.opened.twice(reading):
            raise _refuted(reading, "PEL-27.10", number=stage.sequence)
        stage.sequence += 1
    elif fact.kind == FINISH:
        _read_finish(terms, stage, reading)
    elif fact.kind == DNF:
        for rider in _group(terms, stage, reading):
            stage.dropped[rider] = fact.id
    elif fact.kind == CARD:
        _read_card(stage, reading)
    else:
        _read_line(terms, stage, reading)
    reading.done()


def _read_finish(terms: Terms, stage: StageSheet, reading: Reading) -> None:
    """A second value and the riders of the group, in order of arrival (PEL-27.15, 27.16, 27.18)."""
    seconds = reading.whole("seconds")
    if not 0 <= seconds <= MOST_SECONDS:
        raise _refuted(reading, "PEL-27.15", seconds=seconds)
    time = stage_time(stage.leg.base_time, stage.sequence, seconds, terms.minute)
    stage.arrivals += [Arrival(rider, time, reading.fact.id) for rider in _group(terms, stage, reading)]


def _group(terms: Terms, stage: StageSheet, reading: Reading) -> list[int]:
    """Riders without a result, each once (PEL-27.13)."""
    riders = _starters(terms, stage, reading)
    racing = stage.racing()
    for rider in riders:
        if rider not in racing:
            raise _refuted(reading, "PEL-27.30", fault="result", who=terms.riders[rider])
    return riders


def _starters(terms: Terms, stage: StageSheet, reading: Reading) -> list[int]:
    riders = reading.picks("riders", terms.riders)
    for place, rider in enumerate(riders):
        if rider not in stage.starters:
            raise _refuted(reading, "PEL-27.13", who=terms.riders[rider], stage=f"stage:{stage.order}")
        if rider in riders[:place]:
            raise _refuted(reading, "PEL-27.30", fault="twice", who=terms.riders[rider])
    return riders


def _read_line(terms: Terms, stage: StageSheet, reading: Reading) -> None:
    """One sprint or summit: up to four riders in the order of crossing (PEL-27.12 to 27.14)."""
    kind = reading.fact.kind
    known = {line.id: line for line in stage.leg.of_kind(kind)}
    line = reading.choice("line", own_line_ids(kind) if stage.leg.own else list(known))
    if line not in known:
        raise _refuted(reading, "PEL-27.30", fault="line", line=line)
    riders = _starters(terms, stage, reading)
    if len(riders) > len(terms.points(kind)):
        most = len(terms.points(kind))
        raise _refuted(reading, "PEL-27.30", fault="four", most=most, who=terms.riders[riders[most]])
    if line in stage.lines:
        raise _refuted(reading, "PEL-27.14", line=known[line].name)
    stage.lines[line], stage.takers[line] = reading.fact, tuple(riders)


def _read_card(stage: StageSheet, reading: Reading) -> None:
    """A card is ticked as used, once, if somebody holds it (PEL-27.29)."""
    card = reading.choice("card", CARDS)
    if card not in stage.holders or card in stage.used:
        raise _refuted(reading, "PEL-27.29", card=f"card:{card}", used=card in stage.used)
    stage.used.add(card)


def _result(terms: Terms, stage: StageSheet) -> StageResult:
    placed = stage.placed()
    return StageResult(
        placed=tuple(arrival.rider for arrival in placed),
        times=tuple(arrival.time for arrival in placed),
        dropped=tuple(sorted(stage.dropped)),
        contests=tuple(Contest(line.kind, stage.takers.get(line.id, ())) for line in stage.leg.lines),
        last_clock=stage_time(stage.leg.base_time, stage.sequence, 0, terms.minute),
    )
