"""The facts of a score sheet read and checked, stage by stage (SEC-18.3, 18.4, 18.7).

Facts name their stage, so the order in which people wrote them down does not matter, except for the round counter. A
stage has a result once every rider has a finish, or the teams their counts. Results count as far as there is one for
every stage from the first on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from gruppetto.engine.event import Params
from gruppetto.engine.fact import Fact, Reading, Refuted
from gruppetto.engine.opening import Opened
from gruppetto.engine.refusal import Refusal
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.keeper.plan import MOST_BONUS, KeptLeg, Terms
from gruppetto.games.seconds.rules import scoring
from gruppetto.games.seconds.rules.ledger import FinalResult, Finish, StageResult, Standings

FINISH: Final = "finish"
RESULT: Final = "result"
SPRINT: Final = "sprint"
BONUS: Final = "bonus"
COUNTS: Final = "counts"
LOWEST: Final = "lowest"
ROUND: Final = "round"
POSITIONS: Final = "positions"
_ROAD_KINDS: Final = (FINISH, RESULT, SPRINT, BONUS)
_TRIAL_KINDS: Final = (COUNTS, LOWEST)

MOST_ROUNDS: Final = 99
MOST_COUNT: Final = 2000
MOST_TURNS_LEFT: Final = 9
"""Of the ten turns of a team (SEC-17.2)."""


@dataclass(slots=True)
class StageSheet:
    """What was told of one stage."""

    order: int
    leg: KeptLeg
    riders: int
    finishes: dict[int, Finish] = field(default_factory=dict)
    told_by: dict[int, str] = field(default_factory=dict)
    """By rider the fact that brought him home."""
    bonus_seconds: list[int] = field(default_factory=list)
    bonus_points: list[int] = field(default_factory=list)
    sprints: dict[str, Fact] = field(default_factory=dict)
    rounds: int = 0
    """How often the next round was called."""
    opened: Opened = field(default_factory=Opened)
    """The rounds that were called."""
    first_finish: int = 0
    """The round in which somebody came home first, by the counter."""
    positions: Fact | None = None
    """Where the riders stand, as typed in last."""
    result: StageResult | None = None
    facts: list[Fact] = field(default_factory=list)

    @property
    def race_round(self) -> int:
        return self.rounds + 1


@dataclass(slots=True)
class Kept:
    """Everything the facts come to."""

    terms: Terms
    stages: list[StageSheet]
    results: list[StageResult] = field(default_factory=list)
    """Those that count."""
    table: Standings | None = None
    final: FinalResult | None = None

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def players(self) -> list[str]:
        return [f"player:{seat}" for seat in range(self.seats)]

    @property
    def riders(self) -> list[str]:
        return [_id(rider) for rider in range(self.seats * RIDERS)]

    @property
    def now(self) -> StageSheet | None:
        """The first stage without a result."""
        return self.stages[len(self.results)] if len(self.results) < len(self.stages) else None


def keep_ledger(terms: Terms, facts: Sequence[Fact]) -> Kept:
    """Raises Refuted for the first fact that cannot be, and FactError for what is no fact of this game."""
    riders = terms.seats * RIDERS
    kept = Kept(terms, [StageSheet(order, leg, riders) for order, leg in enumerate(terms.legs, 1)])
    for stage in kept.stages:
        stage.bonus_seconds, stage.bonus_points = [0] * riders, [0] * riders
    for fact in facts:
        _read(kept, Reading(fact))
    for stage in kept.stages:
        _settle(stage)
    for stage in kept.stages:
        if stage.result is None:
            break
        kept.results.append(stage.result)
    if kept.results:
        kept.table = scoring.standings(kept.results, terms.reading)
    if len(kept.results) == len(kept.stages):
        kept.final = scoring.final_result(kept.results, terms.reading)
    return kept


def _read(kept: Kept, reading: Reading) -> None:
    fact = reading.fact
    order = reading.stage(len(kept.stages))
    stage = kept.stages[order - 1]
    if stage.leg.trial and fact.kind in _ROAD_KINDS:
        rule = "SEC-17.5" if fact.kind in (SPRINT, BONUS) else "SEC-18.4"
        raise Refuted(Refusal(rule, {"stage": f"stage:{order}", "fault": "road"}), fact.id)
    if not stage.leg.trial and fact.kind in _TRIAL_KINDS:
        raise Refuted(Refusal("SEC-18.3", {"stage": f"stage:{order}"}), fact.id)
    readers = {
        FINISH: _read_finish,
        RESULT: _read_result,
        SPRINT: _read_sprint,
        BONUS: _read_bonus,
        COUNTS: _read_counts,
        LOWEST: _read_lowest,
        ROUND: _read_round,
        POSITIONS: _read_positions,
    }
    if fact.kind not in readers:
        raise reading.unknown()
    readers[fact.kind](kept, stage, reading)
    reading.done()
    stage.facts.append(fact)


def _refute(reading: Reading, fault: str, who: str, rule: str = "SEC-18.7") -> Refuted:
    return Refuted(Refusal(rule, {"who": who, "fault": fault}), reading.fact.id)


def _id(rider: int) -> str:
    return f"rider:{rider}"


# --- a road stage ---


def _read_finish(kept: Kept, stage: StageSheet, reading: Reading) -> None:
    """Riders who came home in one round: cells past the line, and what decides between equals."""
    after = reading.whole("after")
    for rider, row in reading.grid("riders", kept.riders, ["past", "tie"]).items():
        if "past" not in row:
            raise _refute(reading, "missing", _id(rider))
        _bring_home(stage, reading, rider, Finish(after, row["past"], row.get("tie", 0)))


def _read_result(kept: Kept, stage: StageSheet, reading: Reading) -> None:
    """A whole stage at once, bonuses included; nobody may be missing."""
    grid = reading.grid("riders", kept.riders, ["after", "past", "tie", "seconds", "points"])
    for rider in range(stage.riders):
        row = grid.get(rider, {})
        if "past" not in row:
            raise _refute(reading, "missing", _id(rider))
        _bring_home(stage, reading, rider, Finish(row.get("after", 0), row["past"], row.get("tie", 0)))
        _add_bonus(stage, reading, rider, row.get("seconds", 0), row.get("points", 0))


def _bring_home(stage: StageSheet, reading: Reading, rider: int, finish: Finish) -> None:
    if rider in stage.finishes:
        raise _refute(reading, "twice", _id(rider))
    if finish.after > MOST_ROUNDS:
        raise _refute(reading, "past", _id(rider))
    if finish.after == 0 and not stage.first_finish:
        stage.first_finish = stage.race_round
    stage.finishes[rider] = finish
    stage.told_by[rider] = reading.fact.id


def _read_sprint(kept: Kept, stage: StageSheet, reading: Reading) -> None:
    """Who passed a sprint line first, second, …; the awards are those of the plan (SEC-9)."""
    known = {sprint.id: sprint for sprint in stage.leg.sprints}
    wanted = reading.choice("sprint", stage.leg.sprint_ids)
    if wanted not in known:
        raise Refuted(Refusal("SEC-9.1", {"sprint": wanted, "most": 0, "fault": "gone"}), reading.fact.id)
    line = known[wanted]
    riders = reading.picks("riders", kept.riders)
    name: Params = {"sprint": line.name, "most": len(line.awards)}
    if line.id in stage.sprints:
        raise Refuted(Refusal("SEC-9.1", {**name, "fault": "told"}), reading.fact.id)
    if len(riders) > len(line.awards):
        raise Refuted(Refusal("SEC-9.1", {**name, "fault": "places"}), reading.fact.id)
    for place, rider in enumerate(riders):
        if rider in riders[:place]:
            raise Refuted(Refusal("SEC-9.5", {"who": _id(rider), "sprint": line.name}), reading.fact.id)
        _add_bonus(stage, reading, rider, line.awards[place].seconds, line.awards[place].points)
    stage.sprints[line.id] = reading.fact


def _read_bonus(kept: Kept, stage: StageSheet, reading: Reading) -> None:
    """Bonus seconds and points of one rider, from whatever they came."""
    rider = reading.pick("rider", kept.riders)
    _add_bonus(stage, reading, rider, reading.whole("seconds", 0), reading.whole("points", 0))


def _add_bonus(stage: StageSheet, reading: Reading, rider: int, seconds: int, points: int) -> None:
    if not 0 <= seconds <= MOST_BONUS or not 0 <= points <= MOST_BONUS:
        raise _refute(reading, "bonus", _id(rider))
    stage.bonus_seconds[rider] += seconds
    stage.bonus_points[rider] += points


def _settle(stage: StageSheet) -> None:
    """The finishes told must fit each other; with all of them there is a result."""
    if stage.finishes:
        home = sorted(stage.finishes)
        refusal = scoring.check_finishes([stage.finishes[rider] for rider in home], stage.leg.run_out)
        if refusal is not None:
            raise Refuted(_named(refusal, home, stage.finishes), stage.told_by[_blamed(refusal, home)])
        if len(home) == stage.riders:
            finishes = [stage.finishes[rider] for rider in home]
            stage.result = scoring.road_result(finishes, stage.leg.length, stage.bonus_seconds, stage.bonus_points)


def _blamed(refusal: Refusal, home: Sequence[int]) -> int:
    """The rider a refusal is about, which counts those at home only; else the first of them."""
    if "rider" not in refusal.params:
        return home[0]
    seat = int(str(refusal.params["who"]).partition(":")[2])
    return home[seat * RIDERS + int(str(refusal.params["rider"])) - 1]


def _named(refusal: Refusal, home: Sequence[int], finishes: Mapping[int, Finish]) -> Refusal:
    """The same about riders of the sheet; of those who are level, all."""
    rider = _blamed(refusal, home)
    params: Params = {"fault": refusal.params["fault"], "who": _id(rider)}
    if refusal.params["fault"] != "tie":
        return Refusal(refusal.rule, params)
    at = finishes[rider][:2]
    return Refusal(refusal.rule, {**params, "whos": [_id(other) for other in home if finishes[other][:2] == at]})


# --- a time trial ---


def _read_counts(kept: Kept, stage: StageSheet, reading: Reading) -> None:
    """Every rider's count (SEC-17.7)."""
    grid = reading.grid("counts", kept.riders, ["count"])
    for rider in range(stage.riders):
        if rider not in grid:
            raise _refute(reading, "missing", _id(rider))
        _check_count(reading, _id(rider), grid[rider]["count"])
    counts = [grid[rider]["count"] for rider in range(stage.riders)]
    _conclude(stage, reading, scoring.trial_result(counts, _timing(kept, stage, reading)))


def _read_lowest(kept: Kept, stage: StageSheet, reading: Reading) -> None:
    """Only the lowest count of each team, and the sum of the three where that must break a tie (SEC-17.11)."""
    grid = reading.grid("teams", kept.players, ["lowest", "sum"])
    for seat in range(kept.seats):
        if "lowest" not in grid.get(seat, {}):
            raise _refute(reading, "missing", kept.players[seat])
        _check_count(reading, kept.players[seat], grid[seat]["lowest"])
    lowest = [grid[seat]["lowest"] for seat in range(kept.seats)]
    for seat in range(kept.seats):
        level = lowest.count(lowest[seat]) > 1
        if "sum" not in grid[seat] and (level or kept.terms.reading.counts):
            fault = "level" if level else "yellow"
            raise Refuted(Refusal("SEC-17.11", {"who": f"player:{seat}", "fault": fault}), reading.fact.id)
        if "sum" in grid[seat] and not RIDERS * lowest[seat] <= grid[seat]["sum"] <= RIDERS * MOST_COUNT:
            raise _refute(reading, "sum", kept.players[seat], "SEC-18.4")
    sums = [grid[seat].get("sum", 0) for seat in range(kept.seats)]
    _conclude(stage, reading, scoring.trial_result_by_lowest(lowest, sums, _timing(kept, stage, reading)))


def _timing(kept: Kept, stage: StageSheet, reading: Reading) -> scoring.TrialTiming:
    """The turns that were left when a rider first crossed the line are asked for where times need them (SEC-17.8)."""
    left = reading.whole("left", 0)
    if not 0 <= left <= MOST_TURNS_LEFT:
        raise Refuted(Refusal("SEC-18.4", {"fault": "left", "most": MOST_TURNS_LEFT}), reading.fact.id)
    return kept.terms.timing(stage.leg, left)


def _check_count(reading: Reading, who: str, count: int) -> None:
    if not 0 <= count <= MOST_COUNT:
        raise _refute(reading, "count", who, "SEC-18.4")


def _conclude(stage: StageSheet, reading: Reading, result: StageResult) -> None:
    if stage.result is not None:
        raise Refuted(Refusal("SEC-18.4", {"fault": "told"}), reading.fact.id)
    stage.result = result


# --- while the stage is ridden (SEC-18.8) ---


def _read_round(kept: Kept, stage: StageSheet, reading: Reading) -> None:
    if stage.opened.twice(reading):
        raise Refuted(Refusal("SEC-18.8", {"number": stage.race_round}), reading.fact.id)
    stage.rounds += 1


def _read_positions(kept: Kept, stage: StageSheet, reading: Reading) -> None:
    reading.grid("riders", kept.riders, ["number", "lane", "line"])
    stage.positions = reading.fact
