"""STAGE RANKING, GENERAL RANKING and the provisional RESULTS (PEL-27.22 to 27.25)."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.keeper import Classification, ScoreLine
from gruppetto.engine.ranking import Ranking, tie
from gruppetto.engine.scene import Jersey, Mark, Text, Tie
from gruppetto.games.peloton.keeper.ledger import Arrival, Kept, StageSheet
from gruppetto.games.peloton.keeper.plan import SHEET, Terms
from gruppetto.games.peloton.look.rows import bonus, gap, jersey_mark
from gruppetto.games.peloton.rules.ledger import Contest, Standings
from gruppetto.games.peloton.rules.scoring import SPRINT, SUMMIT, points_ranking, written

_DNF: Final = "DNF"


def tables_of(kept: Kept) -> list[Classification]:
    """The four classifications, then the stage as it stands, then those ridden, the last first."""
    tables = _general(kept, kept.table) if kept.table is not None else []
    now = kept.now
    if now is not None and now.started:
        tables += _so_far(kept.terms, now)
    for stage in reversed(kept.stages[: len(kept.results)]):
        tables.append(_stage(kept.terms, stage))
    return tables


# --- the race ---


def _general(kept: Kept, found: Standings) -> list[Classification]:
    """INDIVIDUAL, TEAM, MOUNTAINS, SPRINT (PEL-27.23, 27.25)."""
    note = Text("peloton-table-after", {"stage": len(kept.results), "of": len(kept.stages)})
    terms = kept.terms
    times = [found.times[rider] for rider in found.riders]
    ranking = found.rider_ranking
    riders = [
        ScoreLine(
            ranking.places[rider],
            terms.riders[rider],
            [written(time), _gap(time, times)],
            marks=_first("yellow", ranking, rider),
            tie=_rider_tie(terms, ranking, rider),
        )
        for rider, time in zip(found.riders, times, strict=True)
    ]
    riders += [ScoreLine(0, terms.riders[rider], [_DNF, ""]) for rider in _out(kept, found)]
    by_time = SHEET.columns("time", "gap")
    return [
        Classification(
            "individual", _table("individual"), by_time, riders, 0, note, "jersey-yellow", decides=True, worn=True
        ),
        Classification("teams", _table("teams"), by_time, _team_lines(found), 0, note, "jersey-team", worn=True),
        _points_table(terms, "polka", found.mountain_ranking, note),
        _points_table(terms, "green", found.sprint_ranking, note),
    ]


def _table(name: str) -> Text:
    return Text(f"peloton-table-{name}")


def _first(jersey: Jersey, ranking: Ranking, rider: int) -> list[Mark]:
    return [jersey_mark(jersey)] if rider == ranking.order[0] else []


def _rider_tie(terms: Terms, ranking: Ranking, rider: int) -> Tie | None:
    return tie(ranking.parting(rider), "peloton", lambda who: (terms.riders[who], 0))


def _out(kept: Kept, found: Standings) -> list[int]:
    """Riders no longer ranked (PEL-24.12)."""
    return [rider for rider in range(len(kept.terms.bibs)) if rider not in found.times]


def _team_lines(found: Standings) -> list[ScoreLine]:
    """A team without three finishers in a stage stands below, unranked (PEL-24.8)."""
    times = [found.team_times[team] for team in found.teams]
    ranking = found.team_ranking
    lines = [
        ScoreLine(
            ranking.places[team],
            f"player:{team}",
            [written(time), _gap(time, times)],
            tie=tie(ranking.parting(team), "peloton", lambda who: (f"player:{who}", 0)),
        )
        for team, time in zip(found.teams, times, strict=True)
    ]
    broken = Text("peloton-row-broken")
    return lines + [ScoreLine(0, f"player:{team}", ["–", ""], detail=broken) for team in found.broken_teams]


def _points_table(terms: Terms, jersey: Jersey, ranking: Ranking, note: Text) -> Classification:
    lines = _points_lines(terms, ranking, jersey)
    columns, symbol = SHEET.columns("points"), f"jersey-{jersey}"
    return Classification(jersey, _table(jersey), columns, lines, 0, note, symbol, worn=True)


def _points_lines(terms: Terms, ranking: Ranking, jersey: Jersey = "") -> list[ScoreLine]:
    return [
        ScoreLine(
            ranking.places[rider],
            terms.riders[rider],
            [str(ranking.shown[rider])],
            marks=_first(jersey, ranking, rider) if jersey else [],
            tie=_rider_tie(terms, ranking, rider),
        )
        for rider in ranking.order
    ]


def _gap(time: int, times: Sequence[int]) -> str:
    return gap(time - times[0]) if time != times[0] else ""


# --- a stage ---


def _note(stage: StageSheet) -> Text:
    return Text("peloton-table-stage-note", {"stage": f"stage:{stage.order}"})


def _stage(terms: Terms, stage: StageSheet) -> Classification:
    """Placing, time, gap, bonus, points at sprints and summits (PEL-27.22)."""
    columns = SHEET.columns("time", "gap", "bonus", "sprint", "summit")
    lines = _stage_lines(terms, stage)
    return Classification("stage", _table("stage"), columns, lines, stage.order, _note(stage), "mark-finish")


def _stage_lines(terms: Terms, stage: StageSheet) -> list[ScoreLine]:
    placed, ranking = stage.placed(), stage.ranking()
    times = [arrival.time for arrival in placed]
    won = {kind: line_points(terms, stage, kind) for kind in (SPRINT, SUMMIT)}
    bonuses = [*terms.bonuses, *[0] * len(placed)]

    def points(rider: int) -> list[str]:
        return [str(won[kind].get(rider, "")) for kind in (SPRINT, SUMMIT)]

    def line(place: int, arrival: Arrival) -> ScoreLine:
        gained = bonus(bonuses[place - 1])
        values = [written(arrival.time), _gap(arrival.time, times), gained, *points(arrival.rider)]
        return ScoreLine(place, terms.riders[arrival.rider], values, tie=_rider_tie(terms, ranking, arrival.rider))

    lines = [line(place, arrival) for place, arrival in enumerate(placed, 1)]
    return lines + [ScoreLine(0, terms.riders[rider], [_DNF, "", "", *points(rider)]) for rider in stage.dropped]


def line_points(terms: Terms, stage: StageSheet, kind: str) -> dict[int, int]:
    """By rider what the lines of a kind have brought in this stage."""
    won: dict[int, int] = {}
    for line in stage.leg.of_kind(kind):
        for rider, points in zip(stage.takers.get(line.id, ()), terms.points(kind), strict=False):
            won[rider] = won.get(rider, 0) + points
    return won


def _so_far(terms: Terms, stage: StageSheet) -> list[Classification]:
    """RESULTS while the stage is ridden: arrivals so far, points so far (PEL-27.24)."""
    tables: list[Classification] = []
    if stage.arrivals or stage.dropped:
        columns = SHEET.columns("time", "gap", "bonus", "sprint", "summit")
        lines = _stage_lines(terms, stage)
        tables.append(Classification("home", _table("home"), columns, lines, stage.order, _note(stage), "mark-finish"))
    for kind, jersey in ((SPRINT, "green"), (SUMMIT, "polka")):
        contests = [Contest(line.kind, stage.takers.get(line.id, ())) for line in stage.leg.of_kind(kind)]
        # Nobody is placed yet, so that only the lines of this stage can separate (PEL-24.5).
        lines = _points_lines(
            terms, points_ranking(contests, kind, terms.points(kind), dict.fromkeys(stage.starters, 0))
        )
        if lines:
            note, symbol = Text("peloton-table-so-far"), f"jersey-{jersey}"
            name, columns = _table(jersey), SHEET.columns("points")
            tables.append(Classification(f"{jersey}-now", name, columns, lines, stage.order, note, symbol))
    return tables
