"""The score sheet's arithmetic: times, places, points, standings, the winner (SEC-12, SEC-14 to SEC-17).

Nothing here knows the state of a match: finishes and counts go in, results come out, so that the companion at a
physical table computes with the very same functions (SEC-18).
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from gruppetto.engine.event import Params
from gruppetto.engine.ranking import Figures, Ranking, Share, Step, ranked
from gruppetto.engine.refusal import Refusal
from gruppetto.games.seconds.box.cards import CARDS_A_RIDER, RIDERS
from gruppetto.games.seconds.rules.ledger import AS_CHOSEN, FinalResult, Finish, Reading, StageResult, Standings

ROUND_SECONDS: Final = 10
"""What a round costs at the finish, and what an unused team turn brings in a time trial."""
PLACE_POINTS: Final = 10
"""Points of the stage winner; every further place brings one less (SEC-14.2)."""
TRIAL_SECONDS: Final = 200
TRIAL_POINTS: Final = (18, 12, 6)
TEAM_BONUS: Final = (40, 15, 5)
RIDER_BONUS: Final = (15, 10, 5)


# --- a road stage ---


def road_result(
    finishes: Sequence[Finish], length: int, bonus_seconds: Sequence[int], bonus_points: Sequence[int]
) -> StageResult:
    """The result of a road stage of `length` cells, everything by rider."""
    places = stage_places(finishes)
    place_points = tuple(points_for_place(place) for place in places)
    both = [gained + bonus for gained, bonus in zip(place_points, bonus_points, strict=True)]
    return StageResult(
        trial=False,
        finishes=tuple(finishes),
        counts=(),
        places=places,
        times=tuple(stage_time(finish, length) for finish in finishes),
        place_points=place_points,
        bonus_seconds=tuple(bonus_seconds),
        bonus_points=tuple(bonus_points),
        points=by_team(both),
    )


def stage_time(finish: Finish, length: int) -> int:
    """SEC-12.2."""
    return length - finish.past + ROUND_SECONDS * finish.after


def stage_places(finishes: Sequence[Finish]) -> tuple[int, ...]:
    ranking = stage_ranking(dict(enumerate(finishes)))
    return tuple(ranking.places[rider] for rider in range(len(finishes)))


def stage_ranking(finishes: Mapping[int, Finish], times: Figures | None = None) -> Ranking:
    """Earlier round, then further past the line, then lane, or arrival for those on the line (SEC-12.7)."""
    steps = [
        Step("SEC-12.7", "round", {rider: finish.after + 1 for rider, finish in finishes.items()}),
        Step("SEC-12.7", "past", {rider: finish.past for rider, finish in finishes.items()}, most=True),
        Step("SEC-12.7", "lane", {rider: finish.tie if finish.past else 0 for rider, finish in finishes.items()}),
        Step("SEC-12.7", "arrival", {rider: 0 if finish.past else finish.tie for rider, finish in finishes.items()}),
    ]
    return ranked(finishes, steps, Share("SEC-12.7"), times)


def points_for_place(place: int) -> int:
    return max(0, PLACE_POINTS + 1 - place)


def by_team(figures: Sequence[int]) -> tuple[int, ...]:
    """Figures by rider added up by team."""
    return tuple(sum(figures[first : first + RIDERS]) for first in range(0, len(figures), RIDERS))


def check_finishes(finishes: Sequence[Finish | None], run_out: int, bonuses: Sequence[int] = ()) -> Refusal | None:
    """The first fault in finishes typed in by hand (SEC-18.7)."""
    for rider, finish in enumerate(finishes):
        who: Params = {"who": f"player:{rider // RIDERS}", "rider": rider % RIDERS + 1}
        if finish is None:
            return Refusal("SEC-18.7", {**who, "fault": "missing"})
        if not 0 <= finish.past <= run_out or finish.after < 0:
            return Refusal("SEC-18.7", {**who, "fault": "past", "most": run_out})
        level = [other for other in finishes if other is not None and other[:2] == finish[:2]]
        if len(level) > 1 and (not finish.tie or level.count(finish) > 1):
            return Refusal("SEC-18.7", {**who, "fault": "tie"})
    if not any(finish is not None and finish.after == 0 for finish in finishes):
        return Refusal("SEC-18.7", {"fault": "first"})
    if any(bonus < 0 for bonus in bonuses):
        return Refusal("SEC-18.7", {"fault": "bonus"})
    return None


# --- a team time trial ---


class TrialTiming(NamedTuple):
    """The figure that the lowest count of a team is taken from: 200, or by option as on the road (D-42)."""

    length: int = 0
    """The cells of the stage where times are taken at the finish, else 0."""
    spare_turns: int = 0
    """The most team turns that a team had left when a rider crossed the line: that turn is the first to finish in."""

    @property
    def par(self) -> int:
        """A count is the cells of the stage and those past the line, and 10 for each team turn left (SEC-17.7). So
        `200 - cells past the line + 10 for each team turn after the first with a finish` is this less the count."""
        return TRIAL_SECONDS + self.length + ROUND_SECONDS * self.spare_turns


BY_COUNTS: Final = TrialTiming()


def trial_result(counts: Sequence[int], timing: TrialTiming = BY_COUNTS) -> StageResult:
    """The result of a time trial from the counts of all riders (SEC-17.8 to 17.11)."""
    lowest = [min(counts[first : first + RIDERS]) for first in range(0, len(counts), RIDERS)]
    return trial_result_by_lowest(lowest, by_team(counts), timing, counts)


def trial_result_by_lowest(
    lowest: Sequence[int], sums: Sequence[int], timing: TrialTiming = BY_COUNTS, counts: Sequence[int] = ()
) -> StageResult:
    """The same when only the lowest count of each team is known; equal sums leave a tie standing (SEC-18.4)."""
    times = [timing.par - count for count in lowest]
    ranking = trial_ranking(times, sums)
    places = tuple(ranking.places[seat] for seat in range(len(lowest)))
    points = tuple(TRIAL_POINTS[place - 1] if place <= len(TRIAL_POINTS) else 0 for place in places)
    nothing = (0,) * (len(lowest) * RIDERS)
    return StageResult(
        trial=True,
        finishes=(),
        counts=tuple(counts),
        places=places,
        times=tuple(time for time in times for _ in range(RIDERS)),
        place_points=points,
        bonus_seconds=nothing,
        bonus_points=nothing,
        points=points,
        sums=tuple(sums),
        spare_turns=timing.spare_turns,
    )


def trial_ranking(times: Sequence[int], sums: Sequence[int]) -> Ranking:
    """By seat: lower time first, then the larger sum; still equal teams share the better place (SEC-17.11)."""
    steps = [Step("SEC-17.8", "time", times), Step("SEC-17.11", "counts", sums, most=True)]
    return ranked(range(len(times)), steps, Share("SEC-17.11", "shared-trial"))


# --- standings ---


def ranking_of(result: StageResult) -> Ranking:
    """What the places of a stage come from: by rider, in a time trial by seat."""
    if result.trial:
        return trial_ranking(result.times[::RIDERS], result.sums)
    return stage_ranking(dict(enumerate(result.finishes)), result.times)


def standings(results: Sequence[StageResult], reading: Reading = AS_CHOSEN) -> Standings:
    """The three standings after these stages (SEC-15)."""
    riders = range(len(results[0].times))
    with_bonus = tuple(sum(result.times[rider] - result.bonus_seconds[rider] for result in results) for rider in riders)
    rider_times = results[0].times if reading.stage_time else with_bonus  # SEC-15.7
    by_time = _rider_ranking(rider_times, results, reading)
    team_times = by_team(with_bonus)
    seats = range(len(team_times))
    points = tuple(sum(result.points[seat] for result in results) for seat in seats)
    best = [min(by_time.places[seat * RIDERS + number] for number in range(RIDERS)) for seat in seats]
    best_rider = Step("SEC-15.5", "best-rider", best)
    by_team_time = [Step("SEC-15.3", "time", team_times), Step("SEC-15.5", "points", points, most=True), best_rider]
    on_points = [Step("SEC-14.3", "points", points, most=True), Step("SEC-15.6", "team-time", team_times), best_rider]
    return Standings(
        rider_times=rider_times,
        rider_ranking=by_time,
        team_times=team_times,
        team_ranking=ranked(seats, by_team_time, Share("SEC-15.5")),
        points=points,
        points_ranking=ranked(seats, on_points, Share("SEC-15.5")),
    )


def _rider_ranking(times: Sequence[int], results: Sequence[StageResult], reading: Reading) -> Ranking:
    """Time; then places on the road, the latest of them, bonus seconds, rider number, seat (SEC-15.2, 15.4)."""
    riders = range(len(times))
    places = [result.places for result in results if not result.trial] or [(0,) * len(times)]
    trials = [result.sums for result in results if result.trial] if reading.counts else []
    counts = [sum(sums[rider // RIDERS] for sums in trials) for rider in riders]
    steps = [
        Step("SEC-15.2", "time", times),
        *([Step("SEC-17.11", "counts", counts, most=True)] if trials else []),
        Step("SEC-15.4", "places", [sum(stage[rider] for stage in places) for rider in riders]),
        Step("SEC-15.4", "last-place", places[-1]),
        Step("SEC-15.4", "bonus", [sum(result.bonus_seconds[rider] for result in results) for rider in riders], True),
        Step("SEC-15.4", "number", [rider % RIDERS + 1 for rider in riders]),
        Step("SEC-15.4", "seat", [rider // RIDERS + 1 for rider in riders]),
    ]
    return ranked(riders, steps, Share("SEC-15.4"))


def final_result(results: Sequence[StageResult], reading: Reading = AS_CHOSEN) -> FinalResult:
    """Points plus the bonuses for team time and rider time; ties by team time (SEC-16)."""
    table = standings(results, reading)
    seats = range(len(table.points))
    team_bonus, rider_bonus = [0] * len(seats), [0] * len(seats)
    for seat, bonus in zip(table.teams, TEAM_BONUS, strict=False):
        team_bonus[seat] = bonus
    for rider, bonus in zip(table.riders, RIDER_BONUS, strict=False):
        rider_bonus[rider // RIDERS] += bonus
    totals = tuple(table.points[seat] + team_bonus[seat] + rider_bonus[seat] for seat in seats)
    by_total = [Step("SEC-16.4", "total", totals, most=True), Step("SEC-16.4", "team-time", table.team_times)]
    ranking = ranked(seats, [*by_total, *table.team_ranking.steps[1:]], Share("SEC-15.5"))
    return FinalResult(table, tuple(team_bonus), tuple(rider_bonus), totals, ranking)


# --- helpers at the table (SEC-18.8) ---


def turn_order(numbers: Sequence[int], lanes: Sequence[int], line: Sequence[int]) -> list[int]:
    """The order of a round from where the riders stand (SEC-4.3 to 4.5, 4.8).

    Highest number first, then the lower lane; lane 0 is beside the road or behind the start line, after those on the
    road, by `line`, which counts the order in which they were put there.
    """
    return sorted(range(len(numbers)), key=lambda r: (-numbers[r], lanes[r] == 0, lanes[r] or line[r]))


def seconds_to_add(race_round: int, first_finish: int) -> int:
    """What a finish in this round costs beyond the cells; 0 until somebody has finished (SEC-12.2)."""
    return ROUND_SECONDS * (race_round - first_finish) if first_finish else 0


def deals_before(race_round: int) -> int:
    """How many rounds were over when the cards of this round were dealt: hands last five rounds (SEC-13.4)."""
    return (race_round - 1) // CARDS_A_RIDER * CARDS_A_RIDER


def cards_due(race_round: int, finish_rounds: Sequence[int], *, refill_finished: bool = False) -> int:
    """How many cards a player surrenders at the start of this round: one for each of his riders that finished since
    the deal, given the finishing rounds of his riders, 0 for those still racing (SEC-13.3). Where a deal counts the
    finished too, one for every finished rider (D-30)."""
    dealt = 0 if refill_finished else deals_before(race_round)
    return sum(dealt < finished < race_round for finished in finish_rounds)


def new_deal_after(race_round: int) -> bool:
    """Whether all hands run empty with this round and are dealt anew (SEC-13.2)."""
    return race_round % CARDS_A_RIDER == 0
