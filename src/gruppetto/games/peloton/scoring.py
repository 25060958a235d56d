"""Times, points and classifications (PEL-20 to PEL-24), free of any position: the companion uses them as they are."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gruppetto.games.peloton.ledger import StageResult, Standings, Team

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
    times, riders = _individual(results, rows, bonuses)
    rank = {rider: place for place, rider in enumerate(riders)}
    at_sprints, sprint = _by_points(results, SPRINT, rank, sprint_points)
    at_summits, mountains = _by_points(results, SUMMIT, rank, summit_points)
    team_times, order, broken = _teams(rows, teams, rank)
    return Standings(riders, times, sprint, at_sprints, mountains, at_summits, order, team_times, broken)


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


def _individual(
    results: Sequence[StageResult], rows: Sequence[_Rows], bonuses: Sequence[int]
) -> tuple[dict[int, int], tuple[int, ...]]:
    """Lowest sum of times less bonuses; then of placings; then the latest placing (PEL-24.1, 24.2)."""
    ranked = [rider for rider in (rows[0] if rows else ()) if all(rider in stage for stage in rows)]
    times = {rider: sum(stage[rider][0] for stage in rows) for rider in ranked}
    for result in results:
        for rider, bonus in zip(result.placed, bonuses, strict=False):
            if rider in times:
                times[rider] -= bonus

    def key(rider: int) -> tuple[int, int, int, int]:
        return (times[rider], sum(stage[rider][1] for stage in rows), rows[-1][rider][1], rider)

    return times, tuple(sorted(ranked, key=key))


def _by_points(
    results: Sequence[StageResult], kind: str, rank: Mapping[int, int], points: Sequence[int]
) -> tuple[dict[int, int], tuple[int, ...]]:
    """Most points; then more first, second, third, fourth places; then the better time (PEL-24.3 to 24.5)."""
    places: dict[int, list[int]] = {}
    for result in results:
        for contest in result.contests:
            if contest.kind == kind:
                for place, rider in enumerate(contest.takers[: len(points)]):
                    places.setdefault(rider, [0] * len(points))[place] += 1
    totals = {
        rider: sum(count * worth for count, worth in zip(taken, points, strict=True))
        for rider, taken in places.items()
        if rider in rank
    }
    totals = {rider: total for rider, total in totals.items() if total}  # no points, no jersey (PEL-24.9)

    def key(rider: int) -> tuple[int, list[int], int]:
        return (-totals[rider], [-count for count in places[rider]], rank[rider])

    return totals, tuple(sorted(totals, key=key))


def _teams(
    rows: Sequence[_Rows], teams: Sequence[Team], rank: Mapping[int, int]
) -> tuple[dict[int, int], tuple[int, ...], tuple[int, ...]]:
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
    best_rank = {
        team: min((rank.get(rider, _ENDLESS) for rider in riders), default=_ENDLESS)
        for team, riders in enumerate(teams)
    }
    ranked = [team for team in times if rows and whole[team] == len(rows)]
    broken = [team for team in times if rows and whole[team] < len(rows)]
    order = sorted(ranked, key=lambda team: (times[team], placings[team], best_rank[team], team))
    broken.sort(key=lambda team: (-whole[team], times[team], team))
    return times, tuple(order), tuple(broken)
