"""The standings beside the road: teams, who is home already, the yellow jersey (SEC-1.7: for everybody, always)."""

from functools import cache, lru_cache

from gruppetto.engine.remembered import MANY_TABLES
from gruppetto.engine.scene import Row, StandingsTable, Text
from gruppetto.games.seconds.look.rows import YELLOW, rider_row, team_row, times, yellow_rider
from gruppetto.games.seconds.rules.landing import finish_of
from gruppetto.games.seconds.rules.ledger import FinalResult, Standings
from gruppetto.games.seconds.rules.naming import seconds
from gruppetto.games.seconds.rules.position import SecondsOpen, team
from gruppetto.games.seconds.rules.scoring import by_team, stage_ranking, stage_time

_TEAMS = Text("seconds-table-teams")
_MOST_RIDERS = 5
"""Riders shown of the yellow jersey's table while the race goes on; the result shows all."""


def standings_tables(race: SecondsOpen) -> list[StandingsTable]:
    final, table = race.final(), race.standings()
    if final:
        return [final_table(race, final)]
    tables = [_teams(race, table)]
    if any(race.finish_rounds):
        tables.append(_home(race))
    if table:
        tables.append(riders_table(race, table, _MOST_RIDERS))
    return tables


def _teams(race: SecondsOpen, table: Standings | None) -> StandingsTable:
    """By points so far; what this stage has brought in bonus points stands beside them."""
    gains, yellow = by_team(race.bonus_points), yellow_rider(race)
    if table is None:
        numbers = race.numbers
        order = sorted(range(race.course.seats), key=lambda seat: -max(numbers[rider] for rider in team(seat)))
        rows = [team_row(race, seat, 1, "0", None, _cards(race.hand_sizes[seat]), gains[seat]) for seat in order]
    else:
        ranking = table.points_ranking
        rows = [
            team_row(
                race,
                seat,
                ranking.places[seat],
                str(table.points[seat]),
                ranking,
                _time_and_cards(table.team_times[seat], race.hand_sizes[seat]),
                gains[seat],
                [YELLOW] if yellow in team(seat) else [],
            )
            for seat in table.by_points
        ]
    return _so_far(race, _TEAMS, rows, "podium")


@cache
def _cards(size: int) -> Text:
    return Text("seconds-row-cards", {"cards": size})


@lru_cache(maxsize=MANY_TABLES)
def _time_and_cards(time: int, size: int) -> Text:
    return Text("seconds-row-team", {"time": seconds(time), "cards": size})


def _home(race: SecondsOpen) -> StandingsTable:
    """Who is past the line, with the times that count if nobody of this round comes further (SEC-12.2, 12.7)."""
    length = race.leg.length
    home = {rider: finish_of(race, rider) for rider, finished in enumerate(race.finish_rounds) if finished}
    time = {rider: stage_time(finish, length) for rider, finish in home.items()}
    ranking = stage_ranking(home, time)
    column = times([time[rider] for rider in ranking.order])
    rows = [rider_row(race, rider, ranking, value) for rider, value in zip(ranking.order, column, strict=True)]
    return StandingsTable(Text("seconds-table-home"), None, rows, "mark-finish")


def riders_table(race: SecondsOpen, table: Standings, most: int | None = None) -> StandingsTable:
    """Rider time: the first wears yellow (SEC-15.2)."""
    column = times([table.rider_times[rider] for rider in table.riders])
    rows = [
        rider_row(race, rider, table.rider_ranking, value, marks=[YELLOW] if rider == table.yellow else [])
        for rider, value in zip(table.riders, column, strict=True)
    ]
    return _so_far(race, Text("seconds-table-riders"), rows[:most], "jersey-yellow")


def team_times_table(race: SecondsOpen, table: Standings) -> StandingsTable:
    column = zip(table.teams, times([table.team_times[seat] for seat in table.teams]), strict=True)
    rows = [team_row(race, seat, place, value, table.team_ranking) for place, (seat, value) in enumerate(column, 1)]
    return _so_far(race, Text("seconds-table-team-times"), rows, "stopwatch")


def points_table(race: SecondsOpen, table: Standings) -> StandingsTable:
    gains = race.ledger[-1].points
    rows = [
        team_row(race, seat, place, str(table.points[seat]), table.points_ranking, gain=gains[seat])
        for place, seat in enumerate(table.by_points, 1)
    ]
    return _so_far(race, Text("seconds-table-points"), rows, "podium")


def final_table(race: SecondsOpen, final: FinalResult) -> StandingsTable:
    """Points, and what team time and rider time add to them (SEC-16.1)."""
    return StandingsTable(Text("seconds-table-final"), None, _sum_rows(race, final), "podium")


def sum_table(race: SecondsOpen, now: FinalResult) -> StandingsTable:
    """The sum that decides the tour, as it would be if this had been its last stage."""
    return _so_far(race, Text("seconds-table-sum"), _sum_rows(race, now), "podium")


def _sum_rows(race: SecondsOpen, final: FinalResult) -> list[Row]:
    parts = zip(final.standings.points, final.team_bonus, final.rider_bonus, strict=True)
    sums = [Text("seconds-row-final", {"points": own, "team": team, "riders": riders}) for own, team, riders in parts]
    return [
        team_row(race, seat, place, str(final.totals[seat]), final.ranking, sums[seat])
        for place, seat in enumerate(final.order, 1)
    ]


def _so_far(race: SecondsOpen, title: Text, rows: list[Row], symbol: str) -> StandingsTable:
    """A table after the stages that are finished."""
    return StandingsTable(title, _after(len(race.ledger), len(race.course.legs)), rows, symbol)


@cache
def _after(stages: int, of: int) -> Text:
    return Text("seconds-table-after", {"stage": stages, "of": of}) if stages else Text("seconds-table-before")
