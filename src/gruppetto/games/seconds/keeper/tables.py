"""The tables of a score sheet: a stage with all its columns, the three standings, the final ones (SEC-18.5)."""

from collections.abc import Sequence

from gruppetto.engine.keeper import Classification, ScoreLine
from gruppetto.engine.ranking import Ranking, Share, Step, gained, ranked, tie
from gruppetto.engine.scene import Text, Tie
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.keeper.ledger import Kept, StageSheet
from gruppetto.games.seconds.keeper.plan import SHEET
from gruppetto.games.seconds.look.rows import YELLOW, gap
from gruppetto.games.seconds.rules.ledger import FinalResult, StageResult, Standings
from gruppetto.games.seconds.rules.naming import seconds
from gruppetto.games.seconds.rules.scoring import by_team, ranking_of, stage_ranking, stage_time


def tables_of(kept: Kept) -> list[Classification]:
    """The whole race first, then the stage being ridden, then those ridden, the last first."""
    tables: list[Classification] = []
    if kept.final is not None:
        tables.append(_final(kept.final))
    if kept.table is not None:
        tables += _standings(kept, kept.table)
    if kept.now is not None and kept.now.finishes:
        tables.append(_home(kept.now))
    for stage, result in reversed(list(zip(kept.stages, kept.results, strict=False))):
        tables += _trial(stage, result) if result.trial else [_stage(stage, result), _stage_teams(stage, result)]
    return tables


def _teams_tie(ranking: Ranking, seat: int) -> Tie | None:
    return tie(ranking.parting(seat), "seconds", lambda team: (f"player:{team}", 0))


def _riders_tie(ranking: Ranking, rider: int) -> Tie | None:
    return tie(ranking.parting(rider), "seconds", lambda other: (f"rider:{other}", 0))


def _gaps(figures: Sequence[int]) -> list[str]:
    return ["" if place == 0 else gap(figure, figures[0]) for place, figure in enumerate(figures)]


# --- the race ---


def _final(final: FinalResult) -> Classification:
    """Points, and what team time and rider time add to them: 40, 15, 5 and 15, 10, 5 (SEC-16)."""
    lines = [
        ScoreLine(
            place,
            f"player:{seat}",
            [
                str(final.totals[seat]),
                str(final.standings.points[seat]),
                str(final.team_bonus[seat]),
                str(final.rider_bonus[seat]),
            ],
            tie=_teams_tie(final.ranking, seat),
        )
        for place, seat in enumerate(final.order, 1)
    ]
    columns = SHEET.columns("total", "standings", "team-bonus", "rider-bonus")
    return Classification("final", Text("seconds-table-final"), columns, lines, symbol="podium", decides=True)


def _standings(kept: Kept, table: Standings) -> list[Classification]:
    note = Text("seconds-table-after", {"stage": len(kept.results), "of": len(kept.stages)})
    times = [table.rider_times[rider] for rider in table.riders]
    riders = [
        ScoreLine(
            place,
            f"rider:{rider}",
            [seconds(time), behind],
            marks=[YELLOW] if place == 1 else [],
            tie=_riders_tie(table.rider_ranking, rider),
        )
        for place, (rider, time, behind) in enumerate(zip(table.riders, times, _gaps(times), strict=True), 1)
    ]
    team_times = [table.team_times[seat] for seat in table.teams]
    teams = [
        ScoreLine(place, f"player:{seat}", [seconds(time), behind], tie=_teams_tie(table.team_ranking, seat))
        for place, (seat, time, behind) in enumerate(zip(table.teams, team_times, _gaps(team_times), strict=True), 1)
    ]
    gains = kept.results[-1].points
    points = [
        ScoreLine(
            place,
            f"player:{seat}",
            [str(table.points[seat])],
            gained(gains[seat]),
            tie=_teams_tie(table.points_ranking, seat),
        )
        for place, seat in enumerate(table.by_points, 1)
    ]
    by_time = SHEET.columns("time", "gap")
    return [
        Classification("riders", Text("seconds-table-riders"), by_time, riders, 0, note, "jersey-yellow", worn=True),
        Classification("teams", Text("seconds-table-team-times"), by_time, teams, 0, note, "stopwatch"),
        Classification("points", Text("seconds-table-points"), SHEET.columns("standings"), points, 0, note, "podium"),
    ]


# --- a stage ---


def _note(stage: StageSheet) -> Text:
    return Text("seconds-table-stage-note", {"stage": f"stage:{stage.order}"})


def _home(stage: StageSheet) -> Classification:
    """Who is home so far."""
    time = {rider: stage_time(finish, stage.leg.length) for rider, finish in stage.finishes.items()}
    ranking = stage_ranking(stage.finishes, time)
    times = [time[rider] for rider in ranking.order]
    lines = [
        ScoreLine(ranking.places[rider], f"rider:{rider}", [seconds(taken), behind], tie=_riders_tie(ranking, rider))
        for rider, taken, behind in zip(ranking.order, times, _gaps(times), strict=True)
    ]
    columns = SHEET.columns("time", "gap")
    return Classification("home", Text("seconds-table-home"), columns, lines, stage.order, _note(stage), "mark-finish")


def _stage(stage: StageSheet, result: StageResult) -> Classification:
    """Place, time (B), place points (A), bonus points (C), bonus seconds (D), standing time (SEC-18.5)."""
    ranking = ranking_of(result)
    lines = [
        ScoreLine(
            result.places[rider],
            f"rider:{rider}",
            [
                seconds(result.times[rider]),
                str(result.place_points[rider]),
                str(result.bonus_points[rider]),
                str(result.bonus_seconds[rider]),
                seconds(result.times[rider] - result.bonus_seconds[rider]),
            ],
            tie=_riders_tie(ranking, rider),
        )
        for rider in ranking.order
    ]
    columns = SHEET.columns("time", "place-points", "points", "seconds", "standing")
    return Classification(
        "stage", Text("seconds-table-stage"), columns, lines, stage.order, _note(stage), "mark-finish"
    )


def _stage_teams(stage: StageSheet, result: StageResult) -> Classification:
    """What the stage brought each team: the sums "time with D" and "A + C" (SEC-18.5)."""
    standing = [time - bonus for time, bonus in zip(result.times, result.bonus_seconds, strict=True)]
    sums = by_team(standing)
    order = sorted(range(len(sums)), key=lambda seat: (sums[seat], -result.points[seat], seat))
    ranking = ranked(order, [Step("SEC-18.5", "time", sums)], Share("SEC-18.5"))
    lines = [
        ScoreLine(
            ranking.places[seat],
            f"player:{seat}",
            [seconds(sums[seat]), str(result.points[seat])],
            tie=_teams_tie(ranking, seat),
        )
        for seat in ranking.order
    ]
    columns = SHEET.columns("team-time", "team-points")
    return Classification(
        "stage-teams", Text("seconds-sheet-table-stage-teams"), columns, lines, stage.order, _note(stage), "stopwatch"
    )


def _trial(stage: StageSheet, result: StageResult) -> list[Classification]:
    """Teams by place; all three riders are booked with the team's time (SEC-17.8)."""
    ranking = ranking_of(result)
    lines = [
        ScoreLine(
            result.places[seat],
            f"player:{seat}",
            [seconds(result.times[seat * RIDERS]), str(result.points[seat])],
            tie=_teams_tie(ranking, seat),
        )
        for seat in ranking.order
    ]
    columns = SHEET.columns("time", "standings")
    name = Text("seconds-table-stage")
    return [Classification("stage", name, columns, lines, stage.order, _note(stage), "stopwatch")]
