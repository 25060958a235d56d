"""The arithmetic of the tables: points, jerseys, both classifications, the winner (BOS-7, BOS-11 to BOS-16).

Nothing here knows the state of a match: orders of arrival and counts of cards go in, results come out, so that the
companion at a physical table computes with the very same functions. `before` are always the results of the stages
already ridden; the points come from the edition's table (BOS-16.6).
"""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.ranking import Ranking, Share, Step, ranked
from gruppetto.engine.refusal import Refusal
from gruppetto.games.bostock.box.cards import RIDERS, RIDERS_OF
from gruppetto.games.bostock.box.edition import PointsTable
from gruppetto.games.bostock.box.stages import ROAD, SOLO_TRIAL, TEAM_TRIAL
from gruppetto.games.bostock.rules.ledger import NO_SEAT, Entrant, FinalResult, StageResult, Totals

Award = tuple[Entrant, int]
"""A rider and the points he wins."""
FIRST_OF: Final = 3
"""The riders among whom the pair bonus looks (BOS-11.5)."""

# --- a road stage ---


def road_result(
    before: Sequence[StageResult],
    number: int,
    finish: Sequence[Entrant],
    across: Sequence[Entrant],
    *,
    in_yellow: bool,
    table: PointsTable,
    seats: int,
    by_rider: bool = False,
    second: int = NO_SEAT,
) -> StageResult:
    """The result of a road stage (BOS-11); `across` are the first two over the green line, or the first alone.

    A `second` team is only known to score sheets (BOS-16.8)."""
    places = list(zip(finish, table.road_individual, strict=False))
    lines = _green_awards(across, in_yellow, table)
    green = green_wearer(across, in_yellow) or _green_before(before)
    complete, pair = complete_teams(finish, seats), pair_of(finish)
    won = [table.road_complete * (seat in complete) + table.road_pair * (seat == pair) for seat in range(seats)]
    team = _with_second(won, second, table.road_second)
    collected = _by_rider(places + lines, seats)
    road = StageResult(number, ROAD, _by_seat(places, seats), _by_seat(lines, seats), team, collected, green)
    road = road._replace(finish=tuple(finish), across=tuple(across), in_yellow=in_yellow, complete=complete, pair=pair)
    return _with_jerseys(before, road._replace(second=second), seats, by_rider)


def _with_second(points: Sequence[int], second: int, worth: int) -> tuple[int, ...]:
    """The team points of a stage with those of the second team."""
    return tuple(won + worth * (seat == second) for seat, won in enumerate(points))


def _by_seat(awards: Sequence[Award], seats: int) -> tuple[int, ...]:
    return tuple(sum(points for entry, points in awards if entry.seat == seat) for seat in range(seats))


def _by_rider(awards: Sequence[Award], seats: int) -> tuple[int, ...]:
    """Without those of riders whom nobody noted."""
    riders = map(Entrant.of, range(seats * RIDERS))
    return tuple(sum(points for entry, points in awards if entry == rider) for rider in riders)


def _green_awards(across: Sequence[Entrant], in_yellow: bool, table: PointsTable) -> list[Award]:
    """What the first riders across win: the second only if the first wore yellow (BOS-7.1, 7.4, 7.5)."""
    return list(zip(across, (table.green_first, table.green_second)[: 1 + in_yellow], strict=False))


def green_line_points(across: Sequence[Entrant], in_yellow: bool, table: PointsTable, seats: int) -> tuple[int, ...]:
    """By seat what the green line has brought."""
    return _by_seat(_green_awards(across, in_yellow, table), seats)


def green_wearer(across: Sequence[Entrant], in_yellow: bool) -> Entrant | None:
    """Who takes the Green Jersey at this line, if it was given (BOS-7.2, 7.4)."""
    place = 1 if in_yellow else 0
    return across[place] if len(across) > place else None


def _green_before(before: Sequence[StageResult]) -> Entrant | None:
    return before[-1].green if before else None


def complete_teams(finish: Sequence[Entrant], seats: int) -> tuple[int, ...]:
    """Teams with all riders over the line (BOS-10.2)."""
    return tuple(seat for seat in range(seats) if sum(entry.seat == seat for entry in finish) == RIDERS)


def pair_of(finish: Sequence[Entrant]) -> int:
    """The seat with at least two of the first three, or NO_SEAT (BOS-11.5)."""
    first = [entry.seat for entry in finish[:FIRST_OF]]
    return next((seat for seat in first if first.count(seat) > 1), NO_SEAT)


def check_finish(seats: Sequence[int]) -> Refusal | None:
    """The first fault in a list of arrivals typed in by hand, as seats (BOS-16.2)."""
    counts = {seat: seats.count(seat) for seat in seats}
    complete = [seat for seat, count in counts.items() if count >= RIDERS]
    if not complete:
        return Refusal("BOS-16.2", {"fault": "incomplete"})
    if len(complete) > 1 or counts[complete[0]] > RIDERS:
        return Refusal("BOS-16.2", {"fault": "too_many", "who": f"player:{complete[0]}"})
    if seats[-1] != complete[0]:
        return Refusal("BOS-16.2", {"fault": "after", "who": f"player:{complete[0]}"})
    return None


def check_noted(entries: Sequence[Entrant]) -> Refusal | None:
    """With `yellow_by: rider` the numbers of riders are compulsory (BOS-16.7)."""
    for entry in entries:
        if not entry.number:
            return Refusal("BOS-16.7", {"who": f"player:{entry.seat}"})
    return None


def arrival_ranking(points: Sequence[int]) -> Ranking:
    """The stage as people see it, by place in the order of crossing, with the points shown (BOS-10.1)."""
    places = range(1, len(points) + 1)
    return ranked(range(len(points)), [Step("BOS-10.1", "crossed", places)], Share("BOS-10.1"), points)


# --- time trials ---


def check_second(second: int, complete: Sequence[int]) -> Refusal | None:
    """A complete team is first, not second (BOS-16.8)."""
    return Refusal("BOS-16.8", {"who": f"player:{second}"}) if second in complete else None


def check_first(first: Sequence[int]) -> Refusal | None:
    """The first riders home in a team time trial, as seats, if they were told: three (BOS-16.3)."""
    return None if len(first) in (0, FIRST_OF) else Refusal("BOS-16.3", {"fault": "first"})


def check_complete(complete: Sequence[int]) -> Refusal | None:
    """At least one team is complete in the last round of a team time trial (BOS-16.3)."""
    return None if complete else Refusal("BOS-16.3", {"fault": "incomplete"})


def team_trial_result(
    before: Sequence[StageResult],
    number: int,
    complete: Sequence[int],
    finish: Sequence[Entrant] = (),
    *,
    table: PointsTable,
    seats: int,
    by_rider: bool = False,
    second: int = NO_SEAT,
) -> StageResult:
    """All teams complete in the last round are first ex aequo (BOS-13.6); no individual points (BOS-13.7)."""
    pair = pair_of(finish) if table.team_trial_pair else NO_SEAT
    won = [table.team_trial * (seat in complete) + table.team_trial_pair * (seat == pair) for seat in range(seats)]
    nothing, green = (0,) * seats, _green_before(before)
    team = _with_second(won, second, table.team_trial_second)
    result = StageResult(number, TEAM_TRIAL, nothing, nothing, team, nothing * RIDERS, green)
    result = result._replace(finish=tuple(finish), complete=tuple(sorted(complete)), pair=pair, second=second)
    return _with_jerseys(before, result, seats, by_rider)


def complete_ranking(result: StageResult) -> Ranking:
    """The complete teams of a team time trial, all first (BOS-13.6)."""
    complete = [int(seat in result.complete) for seat in range(len(result.team_points))]
    steps = [Step("BOS-13.6", "complete-first", complete, most=True)]
    return ranked(range(len(complete)), steps, Share("BOS-13.6", "ex-aequo"))


def solo_trial_result(
    before: Sequence[StageResult],
    number: int,
    rides: Sequence[tuple[int, ...]],
    named: Sequence[int],
    *,
    table: PointsTable,
    seats: int,
    by_rider: bool = False,
) -> StageResult:
    """Fewest cards win, ties as the ride-offs left them (BOS-14.10 to 14.12); everything by seat."""
    places = trial_places(rides)
    points = tuple(table.solo_trial[place - 1] if place <= len(table.solo_trial) else 0 for place in places)
    collected = _by_rider([(Entrant(seat, named[seat]), won) for seat, won in enumerate(points)], seats)
    nothing, green = (0,) * seats, _green_before(before)
    result = StageResult(number, SOLO_TRIAL, points, nothing, nothing, collected, green)
    result = result._replace(rides=tuple(rides), named=tuple(named))
    return _with_jerseys(before, result, seats, by_rider)


def trial_ranking(rides: Sequence[tuple[int, ...]]) -> Ranking:
    """By seat: cards used, then those of each ride-off; equal rides share the better place (BOS-14.10, 14.12)."""
    longest = max(1, *map(len, rides))
    used = [[cards[ride] if ride < len(cards) else 0 for cards in rides] for ride in range(longest)]
    ride_offs = [Step("BOS-14.12", "ride-off", used[ride], args={"ride": ride}) for ride in range(1, longest)]
    return ranked(range(len(rides)), [Step("BOS-14.10", "cards", used[0]), *ride_offs], Share("BOS-14.12"))


def trial_places(rides: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    places = trial_ranking(rides).places
    return tuple(places[seat] for seat in range(len(rides)))


def tied_for_points(rides: Sequence[tuple[int, ...]], table: PointsTable, limit: int) -> tuple[int, ...]:
    """The seats that must ride again: the first tie for a scoring place, until the limit of ride-offs (BOS-14.12)."""
    places = trial_places(rides)
    for place in range(1, len(table.solo_trial) + 1):
        tied = tuple(seat for seat, own in enumerate(places) if own == place)
        if len(tied) > 1 and len(rides[tied[0]]) <= limit:
            return tied
    return ()


# --- the Yellow Jersey ---


def _with_jerseys(before: Sequence[StageResult], result: StageResult, seats: int, by_rider: bool) -> StageResult:
    """Yellow is awarded; who wears it cannot wear Green as well (BOS-7.7), if it is known that he would."""
    yellow = yellow_after(before, result, seats, by_rider)
    both = yellow is not None and yellow.number > 0 and yellow == result.green
    return result._replace(yellow=yellow, green=None if both else result.green)


def yellow_after(before: Sequence[StageResult], result: StageResult, seats: int, by_rider: bool) -> Entrant | None:
    """Who wears the Yellow Jersey after this stage (BOS-12); number 0 where the riders are not known (BOS-16.7)."""
    results = (*before, result)
    ranking = yellow_ranking(results, seats, by_rider)
    if ranking is None:
        return result.finish[0]
    first, *others = ranking.order
    wearer = before[-1].yellow if before else None
    if others and ranking.places[others[0]] == 1:
        return wearer
    if by_rider:
        return Entrant.of(first)
    return wearer if wearer is not None and wearer.seat == first else _best_rider(results, first)


def yellow_rule(results: Sequence[StageResult], seats: int, by_rider: bool) -> str:
    """The rule that gave the Yellow Jersey to its wearer after the last of these stages."""
    ranking = yellow_ranking(results, seats, by_rider)
    return "BOS-12.1" if ranking is None else ranking.rule_of_first("BOS-12.2")


def yellow_ranking(results: Sequence[StageResult], seats: int, by_rider: bool) -> Ranking | None:
    """Who leads the individual classification, and who of them has Yellow: the present wearer, then who was placed best
    in the latest road stage (BOS-12.3). By seat, or by rider with option `yellow_by: rider` (D-29).

    None after a first stage on the road, whose winner has it whatever the points say (BOS-12.1).
    """
    if len(results) == 1 and results[0].kind == ROAD:
        return None
    wearer = results[-2].yellow if len(results) > 1 else None
    arrived = [_ranked_as(entry, by_rider) for entry in latest_finish(results)]
    if by_rider:
        points = [sum(result.collected[rider] for result in results) for rider in range(seats * RIDERS)]
    else:
        points = list(totals(results, seats).individual)
    whos = range(len(points))
    worn_by = _ranked_as(wearer, by_rider) if wearer is not None else NO_SEAT
    steps = [
        Step("BOS-12.3", "yellow-kept", [int(who == worn_by) for who in whos], most=True),
        Step("BOS-12.3", "yellow-placed", [int(who in arrived) for who in whos], most=True),
        Step("BOS-12.3", "yellow-place", [1 + arrived.index(who) if who in arrived else 0 for who in whos]),
    ]
    return ranked([who for who in whos if points[who] == max(points)], steps, Share("BOS-12.3"), points)


def _ranked_as(entry: Entrant, by_rider: bool) -> int:
    return entry.rider if by_rider else entry.seat


def _best_rider(results: Sequence[StageResult], seat: int) -> Entrant:
    """The rider who won most himself, then the better placed in the latest road stage, then the lower number.

    Where riders were not noted his player chooses, and the number is 0 (BOS-16.7). A team time trial brings riders no
    points, so it does not matter who they were there."""
    scoring = [result for result in results if result.kind != TEAM_TRIAL]
    noted = [entry for result in scoring for entry in (*result.finish, *result.across, *result.starters)]
    if Entrant(seat, 0) in noted:
        return Entrant(seat, 0)
    order = latest_finish(results)

    def merit(entry: Entrant) -> tuple[int, int, int]:
        won = sum(result.collected[entry.rider] for result in results)
        return -won, order.index(entry) if entry in order else len(order), entry.number

    return min(map(Entrant.of, RIDERS_OF[seat]), key=merit)


def latest_finish(results: Sequence[StageResult]) -> tuple[Entrant, ...]:
    """The order of arrival of the latest road stage."""
    return next((result.finish for result in reversed(results) if result.kind == ROAD), ())


# --- classifications, dealer, the end ---


def totals(results: Sequence[StageResult], seats: int) -> Totals:
    """Both classifications after these stages (BOS-11.1)."""
    individual, team = [0] * seats, [0] * seats
    for result in results:
        for seat in range(seats):
            individual[seat] += result.place_points[seat] + result.green_points[seat]
            team[seat] += result.team_points[seat]
    return Totals(tuple(individual), tuple(team))


def markers(total: int) -> tuple[int, int]:
    """How a total is shown: the tens marker and the units marker (BOS-11.6)."""
    return divmod(total, 10)


def next_dealer(dealer: int, last_kind: str, seats: int, *, road_rotation: bool) -> int:
    """Who deals after a stage of this kind (BOS-2.4): with option `road` only road stages pass the deal on (D-36)."""
    return dealer if road_rotation and last_kind != ROAD else (dealer + 1) % seats


def first_player(dealer: int, seats: int) -> int:
    """BOS-2.5."""
    return (dealer + 1) % seats


def total_ranking(figures: Sequence[int], rule: str) -> Ranking:
    """A classification by points during the tour: who is level shares the better place."""
    return ranked(range(len(figures)), [Step(rule, "total", figures, most=True)], Share(rule))


def individual_order(figures: Sequence[int], awarded: Ranking | None) -> list[int]:
    """By points; of those who are level the one who has Yellow stands first."""
    first = awarded.order[0] if awarded is not None else NO_SEAT
    return sorted(range(len(figures)), key=lambda seat: (-figures[seat], seat != first, seat))


def final_result(results: Sequence[StageResult], seats: int, *, shared: bool = False) -> FinalResult:
    """Sum, then the countback unless victories are shared (BOS-15)."""
    found = totals(results, seats)
    roads = [result for result in results if result.kind == ROAD]
    wins = [sum(result.finish[0].seat == seat for result in roads) for seat in range(seats)]
    complete = [sum(seat in result.complete for result in roads) for seat in range(seats)]
    countback = [
        Step("BOS-15.3", "individual", found.individual, most=True),
        Step("BOS-15.3", "wins", wins, most=True),
        Step("BOS-15.3", "complete", complete, most=True),
    ]
    steps = [Step("BOS-15.2", "sum", found.sums, most=True), *([] if shared else countback)]
    return FinalResult(found, ranked(range(seats), steps, Share("BOS-15.2" if shared else "BOS-15.3")))
