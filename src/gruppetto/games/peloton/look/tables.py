"""The standings beside the road: the four classifications, and the stage as it stands (PEL-24)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from gruppetto.engine.ranking import Ranking
from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Row, StandingsTable, Text
from gruppetto.games.peloton.box.edition import CARDS, GREEN, POLKA
from gruppetto.games.peloton.look.rows import gap, rider_rows, team_row, times
from gruppetto.games.peloton.look.television import time_gap
from gruppetto.games.peloton.rules.course import LINE_KINDS, SPRINT, SUMMIT
from gruppetto.games.peloton.rules.ledger import Contest, Standings
from gruppetto.games.peloton.rules.position import PelotonOpen
from gruppetto.games.peloton.rules.scoring import arrival_ranking, points_ranking

_MOST_ROWS: Final = 10
"""Riders shown of each table while the race goes on, and those of the reader; the result shows all."""


def standings_tables(table: PelotonOpen) -> list[StandingsTable]:
    """What is known so far; before the first finish the teams as they stand on the road."""
    found = table.standings()
    if table.over:
        return classification_tables(table, found)
    points = _points_so_far(table)
    home = [_home(table)] if table.finishers else []
    if not table.ledger:
        return [*(home or [_on_the_road(table)]), *points]
    return [*home, _cut(_individual(table, found)), *points, _teams(table, found)]


def classification_tables(table: PelotonOpen, found: Standings) -> list[StandingsTable]:
    """The four classifications after the stages that are over; those without a point are left out."""
    points = ((GREEN, found.sprint_ranking), (POLKA, found.mountain_ranking))
    return [
        _individual(table, found),
        *(_points(table, card, ranking, _after(table), ranking.order[0]) for card, ranking in points if ranking.order),
        _teams(table, found),
    ]


def _table(jersey: str, note: Text, rows: list[Row], name: str = "") -> StandingsTable:
    return StandingsTable(Text(f"peloton-table-{name or jersey}"), note, rows, f"jersey-{jersey}")


def _individual(table: PelotonOpen, found: Standings) -> StandingsTable:
    """Time less bonuses: the first wears yellow (PEL-24.1)."""
    column = times([found.times[rider] for rider in found.riders])
    rows = rider_rows(table.race, found.rider_ranking, column, "yellow", found.leaders[0])
    return _table("yellow", _after(table), rows, "individual")


def _points(
    table: PelotonOpen, card: int, ranking: Ranking, note: Text, wearer: int, gains: Mapping[int, str] | None = None
) -> StandingsTable:
    """Sprints for green, summits for polka dot (PEL-24.3, 24.4)."""
    column = [str(ranking.shown[rider]) for rider in ranking.order]
    return _table(CARDS[card], note, rider_rows(table.race, ranking, column, CARDS[card], wearer, gains))


def _teams(table: PelotonOpen, found: Standings) -> StandingsTable:
    """The three best times of each stage; a team without them stands below (PEL-24.6, 24.8)."""
    race, ranking = table.race, found.team_ranking
    column = times([found.team_times[team] for team in found.teams])
    rows = [
        team_row(race, team, ranking.places[team], value, ranking=ranking)
        for team, value in zip(found.teams, column, strict=True)
    ]
    rows += [team_row(race, team, 0, "–", detail=Text("peloton-row-broken")) for team in found.broken_teams]
    return _table("team", _after(table), rows, "teams")


# --- while the stage is ridden ---


def _contested(table: PelotonOpen) -> tuple[object, ...]:
    """What the points so far rest on."""
    return (table.race, table.leg, table.ledger, table.out, table.jerseys, *table.takers)


@remembered(_contested)
def _points_so_far(table: PelotonOpen) -> list[StandingsTable]:
    """Few moves pass a line, so most pictures have the same."""
    found = table.standings()
    points = [_live_points(table, found, card, kind) for card, kind in ((GREEN, SPRINT), (POLKA, SUMMIT))]
    return [_cut(shown) for shown in points if shown.rows]


def _live_points(table: PelotonOpen, found: Standings, card: int, kind: int) -> StandingsTable:
    """Points so far, with those of this stage; who has left the race keeps none (PEL-24.12)."""
    word, worth = LINE_KINDS[kind], table.race.points[kind]
    lines = zip(table.leg.lines, table.takers, strict=True)
    now = [Contest(word, takers) for line, takers in lines if line.kind == kind]
    before = [contest for result in table.ledger for contest in result.contests]
    gone = table.out if table.race.dnf_out else 0
    places = found.rider_ranking.places  # as they stood before this stage; nobody stood anywhere before the first
    rank = {rider: places.get(rider, 0) for rider in range(table.race.riders) if not gone >> rider & 1}
    ranking = points_ranking([*before, *now], word, worth, rank)
    won = points_ranking(now, word, worth, rank)
    gains = {rider: f"+{won.shown[rider]}" for rider in won.order}
    return _points(table, card, ranking, Text("peloton-table-so-far"), table.jerseys[card], gains)


def _home(table: PelotonOpen) -> StandingsTable:
    """Who is past the line, and their times."""
    time = {rider: table.time(*table.finishes[rider]) for rider in table.finishers}
    rows = rider_rows(table.race, arrival_ranking(table.finishers, time), times(list(time.values())))
    return _cut(StandingsTable(Text("peloton-table-home"), None, rows, "mark-finish"))


def _on_the_road(table: PelotonOpen) -> StandingsTable:
    """Team by team, the one with the foremost rider first."""
    race = table.race
    head = [max(table.hexes[rider] for rider in riders) for riders in race.entrants]
    first = max(head)
    rows: list[Row] = []
    for place, team in enumerate(sorted(range(race.team_count), key=lambda team: (-head[team], team)), 1):
        left = sum(table.out >> rider & 1 for rider in race.entrants[team])
        value = gap(time_gap(table, head[team], first)) if table.sequence and head[team] >= 0 else "–"
        detail = Text("peloton-row-team", {"riders": race.size - left, "out": left})
        rows.append(team_row(race, team, place, value, detail=detail))
    return StandingsTable(Text("peloton-table-road"), Text("peloton-table-so-far"), rows, "stopwatch")


def _cut(shown: StandingsTable) -> StandingsTable:
    return replace(shown, top=_MOST_ROWS)


def _after(table: PelotonOpen) -> Text:
    return Text("peloton-table-after", {"stage": len(table.ledger), "of": len(table.race.legs)})
