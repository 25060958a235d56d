"""The standings beside the road: the four classifications, and the stage as it stands (PEL-24)."""

from collections.abc import Sequence
from dataclasses import replace

from gruppetto.engine.ranking import Ranking
from gruppetto.engine.scene import Row, Table, Text
from gruppetto.games.peloton.look.rows import gap, jersey_mark, rider_row, team_row, times
from gruppetto.games.peloton.look.television import time_gap
from gruppetto.games.peloton.rules.actions import CARDS, GREEN, POLKA, YELLOW
from gruppetto.games.peloton.rules.course import SPRINT, SUMMIT
from gruppetto.games.peloton.rules.ledger import Contest, Standings
from gruppetto.games.peloton.rules.position import PelotonOpen
from gruppetto.games.peloton.rules.scoring import SPRINT as SPRINT_LINE
from gruppetto.games.peloton.rules.scoring import SUMMIT as SUMMIT_LINE
from gruppetto.games.peloton.rules.scoring import arrival_ranking, points_ranking, stage_time

_MOST_ROWS = 10
"""Riders shown of each table while the race goes on, and those of the reader; the result shows all."""


def standings_tables(table: PelotonOpen) -> list[Table]:
    """What is known so far; before the first finish the teams as they stand on the road."""
    found = table.standings()
    if table.over:
        return classification_tables(table, found)
    tables = [_home(table)] if table.finishers else [] if table.ledger else [_on_the_road(table)]
    if table.ledger:
        tables.append(_cut(individual_table(table, found)))
    for card, kind in ((GREEN, SPRINT), (POLKA, SUMMIT)):
        points = _live_points(table, found, card, kind)
        if points.rows:
            tables.append(_cut(points))
    if table.ledger:
        tables.append(teams_table(table, found))
    return tables


def classification_tables(table: PelotonOpen, found: Standings) -> list[Table]:
    """The four classifications after the stages that are over; those without a point are left out."""
    points = [
        points_table(table, GREEN, found.sprint_ranking),
        points_table(table, POLKA, found.mountain_ranking),
    ]
    return [
        individual_table(table, found),
        *(shown for shown in points if shown.rows),
        teams_table(table, found),
    ]


def individual_table(table: PelotonOpen, found: Standings) -> Table:
    """Time less bonuses: the first wears yellow (PEL-24.1)."""
    column = times([found.times[rider] for rider in found.riders])
    rows = _ranked(table, found.rider_ranking, column, YELLOW)
    return Table(Text("peloton-table-individual"), _after(table), rows, "jersey-yellow")


def points_table(table: PelotonOpen, card: int, ranking: Ranking) -> Table:
    """Sprints for green, summits for polka dot (PEL-24.3, 24.4)."""
    rows = _ranked(table, ranking, [str(ranking.shown[rider]) for rider in ranking.order], card)
    return Table(Text(f"peloton-table-{CARDS[card]}"), _after(table), rows, f"jersey-{CARDS[card]}")


def teams_table(table: PelotonOpen, found: Standings) -> Table:
    """The three best times of each stage; a team without them stands below (PEL-24.6, 24.8)."""
    column = times([found.team_times[team] for team in found.teams])
    ranking = found.team_ranking
    rows = [
        team_row(table.race, team, ranking.places[team], value, ranking=ranking)
        for team, value in zip(found.teams, column, strict=True)
    ]
    rows += [team_row(table.race, team, 0, "–", detail=Text("peloton-row-broken")) for team in found.broken_teams]
    return Table(Text("peloton-table-teams"), _after(table), rows, "jersey-team")


def _ranked(table: PelotonOpen, ranking: Ranking, column: Sequence[str], card: int) -> list[Row]:
    return [
        rider_row(
            table.race,
            rider,
            ranking.places[rider],
            value,
            marks=[jersey_mark(CARDS[card])] if rider == ranking.order[0] else [],
            ranking=ranking,
        )
        for rider, value in zip(ranking.order, column, strict=True)
    ]


# --- while the stage is ridden ---


def _live_points(table: PelotonOpen, found: Standings, card: int, kind: int) -> Table:
    """Points so far, with those of this stage; who has left the race keeps none (PEL-24.12)."""
    edition = table.race.edition
    word, worth = (SPRINT_LINE, edition.sprint_points) if kind == SPRINT else (SUMMIT_LINE, edition.summit_points)
    lines = zip(table.leg.lines, table.takers, strict=True)
    now = [Contest(word, tuple(takers)) for line, takers in lines if line.kind == kind]
    before = [contest for result in table.ledger for contest in result.contests]
    gone = table.out if table.race.dnf_out else 0
    places = found.rider_ranking.places  # as they stood before this stage; nobody stood anywhere before the first
    rank = {rider: places.get(rider, 0) for rider in range(table.race.riders) if not gone >> rider & 1}
    ranking = points_ranking([*before, *now], word, worth, rank)
    won = points_ranking(now, word, worth, rank).shown
    rows = [
        rider_row(
            table.race,
            rider,
            ranking.places[rider],
            str(ranking.shown[rider]),
            gain=f"+{won[rider]}" if rider in won else "",
            marks=[jersey_mark(CARDS[card])] if table.jerseys[card] == rider else [],
            ranking=ranking,
        )
        for rider in ranking.order
    ]
    return Table(Text(f"peloton-table-{CARDS[card]}"), Text("peloton-table-so-far"), rows, f"jersey-{CARDS[card]}")


def _home(table: PelotonOpen) -> Table:
    """Who is past the line, and their times."""
    base, minute = table.leg.base_time, table.race.edition.sequence_time
    time = {rider: stage_time(base, *table.finishes[rider], minute) for rider in table.finishers}
    ranking = arrival_ranking(table.finishers, time)
    column = times([time[rider] for rider in table.finishers])
    rows = [
        rider_row(table.race, rider, place, value, ranking=ranking)
        for place, (rider, value) in enumerate(zip(table.finishers, column, strict=True), 1)
    ]
    return _cut(Table(Text("peloton-table-home"), None, rows, "mark-finish"))


def _on_the_road(table: PelotonOpen) -> Table:
    """Team by team, the one with the foremost rider first."""
    race = table.race
    head = [max(table.hexes[rider] for rider in riders) for riders in race.entrants]
    rows: list[Row] = []
    for place, team in enumerate(sorted(range(race.teams), key=lambda team: (-head[team], team)), 1):
        riders = race.entrants[team]
        left = sum(table.out >> rider & 1 for rider in riders)
        value = gap(max(0, time_gap(table, head[team]))) if table.sequence and head[team] >= 0 else "–"
        rows.append(
            team_row(
                race, team, place, value, detail=Text("peloton-row-team", {"riders": len(riders) - left, "out": left})
            )
        )
    return Table(Text("peloton-table-road"), Text("peloton-table-so-far"), rows, "stopwatch")


def _cut(shown: Table) -> Table:
    return replace(shown, top=_MOST_ROWS)


def _after(table: PelotonOpen) -> Text:
    return Text("peloton-table-after", {"stage": len(table.ledger), "of": len(table.race.legs)})
