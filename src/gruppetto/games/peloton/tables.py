"""The standings beside the road: the four classifications, and the stage as it stands (PEL-24)."""

from collections.abc import Sequence
from dataclasses import replace

from gruppetto.engine.ranking import Ranking
from gruppetto.engine.scene import Row, Table, Text
from gruppetto.games.peloton.actions import CARDS, GREEN, POLKA, YELLOW
from gruppetto.games.peloton.course import SPRINT, SUMMIT
from gruppetto.games.peloton.ledger import Contest, Standings
from gruppetto.games.peloton.rows import gap, jersey_mark, rider_row, team_row, times
from gruppetto.games.peloton.scoring import SPRINT as SPRINT_LINE
from gruppetto.games.peloton.scoring import SUMMIT as SUMMIT_LINE
from gruppetto.games.peloton.scoring import arrival_ranking, points_ranking, stage_time
from gruppetto.games.peloton.television import time_gap
from gruppetto.games.peloton.view import PelotonView

_MOST_ROWS = 10
"""Riders shown of each table while the race goes on, and those of the reader; the result shows all."""


def standings_tables(view: PelotonView) -> list[Table]:
    """What is known so far; before the first finish the teams as they stand on the road."""
    found = view.standings()
    if view.over:
        return classification_tables(view, found)
    tables = [_home(view)] if view.finishers else [] if view.ledger else [_on_the_road(view)]
    if view.ledger:
        tables.append(_cut(individual_table(view, found)))
    for card, kind in ((GREEN, SPRINT), (POLKA, SUMMIT)):
        table = _live_points(view, found, card, kind)
        if table.rows:
            tables.append(_cut(table))
    if view.ledger:
        tables.append(teams_table(view, found))
    return tables


def classification_tables(view: PelotonView, found: Standings) -> list[Table]:
    """The four classifications after the stages that are over; those without a point are left out."""
    points = [
        points_table(view, GREEN, found.sprint_ranking),
        points_table(view, POLKA, found.mountain_ranking),
    ]
    return [
        individual_table(view, found),
        *(table for table in points if table.rows),
        teams_table(view, found),
    ]


def individual_table(view: PelotonView, found: Standings) -> Table:
    """Time less bonuses: the first wears yellow (PEL-24.1)."""
    column = times([found.times[rider] for rider in found.riders])
    rows = _ranked(view, found.rider_ranking, column, YELLOW)
    return Table(Text("peloton-table-individual"), _after(view), rows, "jersey-yellow")


def points_table(view: PelotonView, card: int, ranking: Ranking) -> Table:
    """Sprints for green, summits for polka dot (PEL-24.3, 24.4)."""
    rows = _ranked(view, ranking, [str(ranking.shown[rider]) for rider in ranking.order], card)
    return Table(Text(f"peloton-table-{CARDS[card]}"), _after(view), rows, f"jersey-{CARDS[card]}")


def teams_table(view: PelotonView, found: Standings) -> Table:
    """The three best times of each stage; a team without them stands below (PEL-24.6, 24.8)."""
    column = times([found.team_times[team] for team in found.teams])
    ranking = found.team_ranking
    rows = [
        team_row(view.race, team, ranking.places[team], value, ranking=ranking)
        for team, value in zip(found.teams, column, strict=True)
    ]
    rows += [team_row(view.race, team, 0, "–", detail=Text("peloton-row-broken")) for team in found.broken_teams]
    return Table(Text("peloton-table-teams"), _after(view), rows, "jersey-team")


def _ranked(view: PelotonView, ranking: Ranking, column: Sequence[str], card: int) -> list[Row]:
    return [
        rider_row(
            view.race,
            rider,
            ranking.places[rider],
            value,
            marks=[jersey_mark(CARDS[card])] if rider == ranking.order[0] else [],
            ranking=ranking,
        )
        for rider, value in zip(ranking.order, column, strict=True)
    ]


# --- while the stage is ridden ---


def _live_points(view: PelotonView, found: Standings, card: int, kind: int) -> Table:
    """Points so far, with those of this stage; who has left the race keeps none (PEL-24.12)."""
    edition = view.race.edition
    word, worth = (SPRINT_LINE, edition.sprint_points) if kind == SPRINT else (SUMMIT_LINE, edition.summit_points)
    lines = zip(view.leg.lines, view.takers, strict=True)
    now = [Contest(word, tuple(takers)) for line, takers in lines if line.kind == kind]
    before = [contest for result in view.ledger for contest in result.contests]
    gone = view.out if view.race.dnf_out else 0
    places = found.rider_ranking.places  # as they stood before this stage; nobody stood anywhere before the first
    rank = {rider: places.get(rider, 0) for rider in range(view.race.riders) if not gone >> rider & 1}
    ranking = points_ranking([*before, *now], word, worth, rank)
    won = points_ranking(now, word, worth, rank).shown
    rows = [
        rider_row(
            view.race,
            rider,
            ranking.places[rider],
            str(ranking.shown[rider]),
            gain=f"+{won[rider]}" if rider in won else "",
            marks=[jersey_mark(CARDS[card])] if view.jerseys[card] == rider else [],
            ranking=ranking,
        )
        for rider in ranking.order
    ]
    return Table(Text(f"peloton-table-{CARDS[card]}"), Text("peloton-table-so-far"), rows, f"jersey-{CARDS[card]}")


def _home(view: PelotonView) -> Table:
    """Who is past the line, and their times."""
    base, minute = view.leg.base_time, view.race.edition.sequence_time
    time = {rider: stage_time(base, *view.finishes[rider], minute) for rider in view.finishers}
    ranking = arrival_ranking(view.finishers, time)
    column = times([time[rider] for rider in view.finishers])
    rows = [
        rider_row(view.race, rider, place, value, ranking=ranking)
        for place, (rider, value) in enumerate(zip(view.finishers, column, strict=True), 1)
    ]
    return _cut(Table(Text("peloton-table-home"), None, rows, "mark-finish"))


def _on_the_road(view: PelotonView) -> Table:
    """Team by team, the one with the foremost rider first."""
    race = view.race
    head = [max(view.hexes[rider] for rider in riders) for riders in race.entrants]
    rows: list[Row] = []
    for place, team in enumerate(sorted(range(race.teams), key=lambda team: (-head[team], team)), 1):
        riders = race.entrants[team]
        left = sum(view.out >> rider & 1 for rider in riders)
        value = gap(max(0, time_gap(view, head[team]))) if view.sequence and head[team] >= 0 else "–"
        rows.append(
            team_row(
                race, team, place, value, detail=Text("peloton-row-team", {"riders": len(riders) - left, "out": left})
            )
        )
    return Table(Text("peloton-table-road"), Text("peloton-table-so-far"), rows, "stopwatch")


def _cut(table: Table) -> Table:
    return replace(table, top=_MOST_ROWS)


def _after(view: PelotonView) -> Text:
    return Text("peloton-table-after", {"stage": len(view.ledger), "of": len(view.race.legs)})
