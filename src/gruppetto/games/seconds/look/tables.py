"""The standings beside the road: teams, who is home already, the yellow jersey (SEC-1.7: for everybody, always)."""

from gruppetto.engine.scene import Table, Text
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.look.rows import YELLOW, rider_row, seconds, team_row, team_tie, times, yellow_rider
from gruppetto.games.seconds.rules.ledger import Finish, Standings
from gruppetto.games.seconds.rules.position import TOUR_END, SecondsOpen
from gruppetto.games.seconds.rules.scoring import stage_ranking, stage_time

_MOST_RIDERS = 5
"""Riders shown of the yellow jersey's table while the race goes on; the result shows all."""


def standings_tables(race: SecondsOpen) -> list[Table]:
    if race.phase is TOUR_END:
        return [final_table(race)]
    table = race.standings()
    tables = [_teams(race, table)]
    if any(race.finish_rounds):
        tables.append(_home(race))
    if table:
        tables.append(riders_table(race, table, _MOST_RIDERS))
    return tables


def _teams(race: SecondsOpen, table: Standings | None) -> Table:
    """By points so far; what this stage has brought in bonus points stands beside them."""
    seats = range(race.course.seats)
    order = list(table.by_points) if table else sorted(seats, key=lambda seat: (-_foremost(race, seat), seat))
    rows = [
        team_row(
            seat,
            table.points_ranking.places[seat] if table else 1,
            str(table.points[seat] if table else 0),
            detail=_doing(race, table, seat),
            gain=sum(race.bonus_points[seat * RIDERS : (seat + 1) * RIDERS]),
            marks=[YELLOW] if table and yellow_rider(race) // RIDERS == seat else [],
            level=team_tie(table.points_ranking, seat) if table else None,
        )
        for seat in order
    ]
    return Table(Text("seconds-table-teams"), _after(race), rows, "podium")


def _foremost(race: SecondsOpen, seat: int) -> int:
    return max(race.numbers[seat * RIDERS : (seat + 1) * RIDERS])


def _doing(race: SecondsOpen, table: Standings | None, seat: int) -> Text:
    """The small line under a name: the team's time so far, and how many cards the player holds."""
    if table:
        time = seconds(table.team_times[seat])
        return Text("seconds-row-team", {"time": time, "cards": race.hand_sizes[seat]})
    return Text("seconds-row-cards", {"cards": race.hand_sizes[seat]})


def _home(race: SecondsOpen) -> Table:
    """Who is past the line, with the times that count if nobody of this round comes further (SEC-12.2, 12.7)."""
    rounds, length = race.finish_rounds, race.leg.length
    first = min(finished for finished in rounds if finished)
    home = {
        rider: Finish(
            rounds[rider] - first,
            race.numbers[rider] - length,
            race.finish_lanes[rider] or 1 + race.arrivals.index(rider),
        )
        for rider in range(race.course.riders)
        if rounds[rider]
    }
    time = {rider: stage_time(finish, length) for rider, finish in home.items()}
    ranking = stage_ranking(home, time)
    column = times([time[rider] for rider in ranking.order])
    rows = [rider_row(rider, ranking, value) for rider, value in zip(ranking.order, column, strict=True)]
    return Table(Text("seconds-table-home"), None, rows, "mark-finish")


def riders_table(race: SecondsOpen, table: Standings, most: int | None = None) -> Table:
    """Rider time: the first wears yellow (SEC-15.2)."""
    column = times([table.rider_times[rider] for rider in table.riders])
    rows = [
        rider_row(rider, table.rider_ranking, value, marks=[YELLOW] if rider == table.yellow else [])
        for rider, value in zip(table.riders, column, strict=True)
    ]
    return Table(Text("seconds-table-riders"), _after(race), rows[:most], "jersey-yellow")


def team_times_table(race: SecondsOpen, table: Standings) -> Table:
    column = times([table.team_times[seat] for seat in table.teams])
    rows = [
        team_row(seat, place, value, level=team_tie(table.team_ranking, seat))
        for place, (seat, value) in enumerate(zip(table.teams, column, strict=True), 1)
    ]
    return Table(Text("seconds-table-team-times"), _after(race), rows, "stopwatch")


def points_table(race: SecondsOpen, table: Standings) -> Table:
    gains = race.ledger[-1].points
    rows = [
        team_row(seat, place, str(table.points[seat]), gain=gains[seat], level=team_tie(table.points_ranking, seat))
        for place, seat in enumerate(table.by_points, 1)
    ]
    return Table(Text("seconds-table-points"), _after(race), rows, "podium")


def final_table(race: SecondsOpen) -> Table:
    """Points, and what team time and rider time add to them (SEC-16.1)."""
    final = race.final()
    if final is None:
        raise ValueError("the tour is not over")
    rows = [
        team_row(
            seat,
            place,
            str(final.totals[seat]),
            detail=Text(
                "seconds-row-final",
                {
                    "points": final.standings.points[seat],
                    "team": final.team_bonus[seat],
                    "riders": final.rider_bonus[seat],
                },
            ),
            level=team_tie(final.ranking, seat),
        )
        for place, seat in enumerate(final.order, 1)
    ]
    return Table(Text("seconds-table-final"), None, rows, "podium")


def _after(race: SecondsOpen) -> Text:
    if not race.ledger:
        return Text("seconds-table-before")
    return Text("seconds-table-after", {"stage": len(race.ledger), "of": len(race.course.legs)})
