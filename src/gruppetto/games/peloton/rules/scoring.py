"""Times, points and classifications (PEL-20 to PEL-24), free of any position: the companion uses them as they are."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gruppetto.engine.ranking import Figures, Ranking, Share, Step, ranked
from gruppetto.games.peloton.rules.ledger import Contest, StageResult, Standings, Team

SEQUENCE_SECONDS: Final = 60
LATE_SECONDS: Final = 300
"""What a rider without a finish gets on top of the last time, where he may go on (D-20)."""
COUNTED: Final = 3
"""The riders of a team whose times count in a stage (PEL-24.6)."""
BONUSES: Final = (10, 6, 4)
POINTS: Final = (5, 3, 2, 1)
SPRINT: Final = "sprint"
SUMMIT: Final = "summit"


def stage_time(base: int, sequence: int, seconds: int, minute: int = SEQUENCE_SECONDS) -> int:
    """The time of who finishes in a sequence with a second value (PEL-22.2; D-29)."""
    return base + (sequence - 1) * minute + seconds


def written(seconds: int) -> str:
    """A time as people read it: `2:37:14` (PEL-22.3)."""
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


# --- the finish of one sequence ---


def time_groups(
    values: Mapping[int, int], attached: Sequence[int], links: Iterable[tuple[int, int]], *, one_group: bool = False
) -> dict[int, int]:
    """The second value that each finisher of a sequence gets (PEL-21.8 to 21.10).

    `values` are those of the hexes of the riders in the stretch, `attached` the riders who finish outside it; `links`
    are the pairs that ride together. With `one_group` all of a sequence have the same time (D-26).
    """
    if one_group:
        best = min(values.values())
        return dict.fromkeys([*values, *attached], best)
    spans = _spans(values, attached, links)
    result: dict[int, int] = {}
    for _, riders in _merged(spans):
        best = min(values[rider] for rider in riders if rider in values)
        result.update(dict.fromkeys(riders, best))
    return result


_Span = tuple[tuple[int, int], list[int]]
_ENDLESS: Final = 1 << 30


def _spans(values: Mapping[int, int], attached: Sequence[int], links: Iterable[tuple[int, int]]) -> list[_Span]:
    """The linked riders, each lot with its lowest and highest second value."""
    head = {rider: rider for rider in (*values, *attached)}

    def find(rider: int) -> int:
        while head[rider] != rider:
            rider = head[rider]
        return rider

    for one, two in links:
        head[find(two)] = find(one)
    lots: dict[int, list[int]] = {}
    for rider in head:
        lots.setdefault(find(rider), []).append(rider)
    found: list[_Span] = []
    for riders in lots.values():
        reached = [values.get(rider, _ENDLESS) for rider in riders]
        found.append(((min(reached), max(reached)), riders))
    return sorted(found)


def _merged(spans: list[_Span]) -> list[_Span]:
    """Spans with a common value become one (PEL-21.9)."""
    merged: list[_Span] = []
    for (low, high), riders in spans:
        if merged and low <= merged[-1][0][1]:
            (first, last), others = merged[-1]
            merged[-1] = ((first, max(last, high)), others + riders)
        else:
            merged.append(((low, high), riders))
    return merged


# --- the classifications ---


def standings(
    results: Sequence[StageResult],
    teams: Sequence[Team],
    *,
    bonuses: Sequence[int] = BONUSES,
    sprint_points: Sequence[int] = POINTS,
    summit_points: Sequence[int] = POINTS,
    dnf_out: bool = True,
) -> Standings:
    """The four classifications after these stages (PEL-24).

    With `dnf_out` a rider without a finish is no longer ranked (PEL-24.12); else he gets the last time of that stage
    and five minutes, and goes on (D-20).
    """
    rows = [_rows(result, dnf_out) for result in results]
    by_time = _individual(results, rows, bonuses)
    rank = by_time.places
    contests = [contest for result in results for contest in result.contests]
    sprint = points_ranking(contests, SPRINT, sprint_points, rank)
    mountains = points_ranking(contests, SUMMIT, summit_points, rank)
    team_times, by_team, broken = _teams(rows, teams, rank)
    return Standings(
        rider_ranking=by_time,
        times=_shown(by_time),
        sprint_ranking=sprint,
        sprint_points=_shown(sprint),
        mountain_ranking=mountains,
        mountain_points=_shown(mountains),
        team_ranking=by_team,
        team_times=team_times,
        broken_teams=broken,
    )


def _shown(ranking: Ranking) -> dict[int, int]:
    return {who: ranking.shown[who] for who in ranking.order}


_Rows = dict[int, tuple[int, int]]
"""By rider his time and his placing in a stage."""


def _rows(result: StageResult, dnf_out: bool) -> _Rows:
    rows = {
        rider: (time, place) for place, (rider, time) in enumerate(zip(result.placed, result.times, strict=True), 1)
    }
    if not dnf_out:
        late = (result.times[-1] if result.times else result.last_clock) + LATE_SECONDS
        starters = len(result.placed) + len(result.dropped)
        rows.update(dict.fromkeys(result.dropped, (late, starters)))
    return rows


def _individual(results: Sequence[StageResult], rows: Sequence[_Rows], bonuses: Sequence[int]) -> Ranking:
    """Lowest sum of times less bonuses; then of placings; then the latest placing (PEL-24.1, 24.2)."""
    whos = [rider for rider in (rows[0] if rows else ()) if all(rider in stage for stage in rows)]
    times = {rider: sum(stage[rider][0] for stage in rows) for rider in whos}
    for result in results:
        for rider, bonus in zip(result.placed, bonuses, strict=False):
            if rider in times:
                times[rider] -= bonus
    steps = [
        Step("PEL-24.1", "time", times),
        Step("PEL-24.2", "places", {rider: sum(stage[rider][1] for stage in rows) for rider in whos}),
        Step("PEL-24.2", "last-place", {rider: rows[-1][rider][1] for rider in whos}),
    ]
    return ranked(sorted(whos), steps, Share("PEL-24.2"))


def points_ranking(contests: Iterable[Contest], kind: str, points: Sequence[int], rank: Mapping[int, int]) -> Ranking:
    """Most points; then more first, second, third, fourth places; then the better time (PEL-24.3 to 24.5).

    `rank` are the places in the individual classification of those who are still in the race.
    """
    places: dict[int, list[int]] = {}
    for contest in contests:
        if contest.kind == kind:
            for place, rider in enumerate(contest.takers[: len(points)]):
                places.setdefault(rider, [0] * len(points))[place] += 1
    totals = {
        rider: sum(count * worth for count, worth in zip(taken, points, strict=True))
        for rider, taken in places.items()
        if rider in rank
    }
    totals = {rider: total for rider, total in totals.items() if total}  # no points, no jersey (PEL-24.9)
    counts = [{rider: places[rider][place] for rider in totals} for place in range(len(points))]
    steps = [
        Step("PEL-24.3" if kind == SPRINT else "PEL-24.4", "points", totals, most=True),
        *(Step("PEL-24.5", "lines", taken, True, {"nth": place}) for place, taken in enumerate(counts, 1)),
        Step("PEL-24.5", "individual", rank),
    ]
    return ranked(sorted(totals), steps, Share("PEL-24.5"))


def _teams(
    rows: Sequence[_Rows], teams: Sequence[Team], rank: Mapping[int, int]
) -> tuple[dict[int, int], Ranking, tuple[int, ...]]:
    """The three best of each stage; fewer in one, and the team is out of it (PEL-24.6 to 24.8; D-31)."""
    times: dict[int, int] = {}
    placings: dict[int, int] = {}
    whole: dict[int, int] = {}
    for team, riders in enumerate(teams):
        times[team] = placings[team] = whole[team] = 0
        for stage in rows:
            best = sorted((stage[rider][1], stage[rider][0]) for rider in riders if rider in stage)[:COUNTED]
            if len(best) == COUNTED:
                times[team] += sum(time for _, time in best)
                placings[team] += sum(place for place, _ in best)
                whole[team] += 1
    steps = [
        Step("PEL-24.6", "time", times),
        Step("PEL-24.7", "team-places", placings),
        Step("PEL-24.7", "best-rider", [_best_place(riders, rank) for riders in teams]),
    ]
    in_race = [team for team in times if rows and whole[team] == len(rows)]
    broken = [team for team in times if rows and whole[team] < len(rows)]
    broken.sort(key=lambda team: (-whole[team], times[team], team))
    return times, ranked(in_race, steps, Share("PEL-24.7")), tuple(broken)


def _best_place(riders: Team, rank: Mapping[int, int]) -> int:
    """Of the best rider in the individual classification; behind all others where none of the team is in it."""
    return min((rank[rider] for rider in riders if rider in rank), default=len(rank) + 1)


def arrival_ranking(placed: Sequence[int], times: Figures) -> Ranking:
    """A stage as it was placed, with the times shown: who has the same time stands by his own hex (PEL-21.6)."""
    places = {rider: place for place, rider in enumerate(placed, 1)}
    return ranked(placed, [Step("PEL-21.6", "stretch", places)], Share("PEL-21.6"), times)
