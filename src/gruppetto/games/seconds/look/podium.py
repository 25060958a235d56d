"""The end of a stage and of the tour: podium, result, the three standings, and what changed hands (SEC-14 to 17)."""

from gruppetto.engine.scene import Arrival, Award, Result, Row, Table, Text
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.look.rows import rider_row, seconds, stage_of, team_row, team_tie, times
from gruppetto.games.seconds.look.tables import final_table, points_table, riders_table, team_times_table
from gruppetto.games.seconds.rules.ledger import FinalResult, Finish, StageResult, Standings
from gruppetto.games.seconds.rules.naming import of_rider, piece, player
from gruppetto.games.seconds.rules.position import SecondsOpen
from gruppetto.games.seconds.rules.scoring import ranking_of
from gruppetto.road.lane_board import along_profile, cell_id
from gruppetto.road.lanes import LaneRoad

_STEPS = 3


def last_result(race: SecondsOpen) -> Result | None:
    """The last stage that ended, if any; after the last stage the end of the tour."""
    table = race.standings()
    if table is None:
        return None
    final = race.final()
    if final is not None:
        return _tour_result(race, table, final)
    result = race.ledger[-1]
    rows = _stage_rows(result)
    return Result(
        stage=stage_of(race, len(race.ledger) - 1),
        headline=_headline(result),
        summary=_summary(result),
        podium=_on_podium(rows),
        tables=[_stage_table(race, rows), *_standings(race, table)],
        awards=_awards(table),
        board=_road(race).id,
        arrivals=_arrivals(_road(race), result),
    )


def _tour_result(race: SecondsOpen, table: Standings, final: FinalResult) -> Result:
    totals = final_table(race)
    return Result(
        stage=stage_of(race, len(race.ledger) - 1),
        headline=Text("seconds-result-tour", {"who": player(final.winner)}),
        summary=Text("seconds-result-tour-summary", {"points": final.totals[final.winner]}),
        podium=_on_podium(totals.rows),
        tables=[totals, _stage_table(race, _stage_rows(race.ledger[-1])), *_standings(race, table)],
        awards=[_winner(final), *_awards(table, end=True)],
        final=True,
        board=_road(race).id,
        arrivals=_arrivals(_road(race), race.ledger[-1]),
    )


def _road(race: SecondsOpen) -> LaneRoad:
    """The road of the stage that ended last."""
    return race.course.legs[len(race.ledger) - 1].road


def _arrivals(road: LaneRoad, result: StageResult) -> list[Arrival]:
    """Where those stand who came in with the last round; the others had left the board (SEC-12.9)."""
    last = max((finish.after for finish in result.finishes), default=0)
    return [
        Arrival(piece(rider), _cell(road, finish), along_profile(road, road.cells + finish.past))
        for rider, finish in enumerate(result.finishes)
        if finish.after == last
    ]


def _cell(road: LaneRoad, finish: Finish) -> str:
    """His cell on the run-out; on the line the last one before it."""
    return cell_id(road, road.cells + finish.past, finish.tie if finish.past else 1)


def _on_podium(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.rank <= _STEPS]


def _standings(race: SecondsOpen, table: Standings) -> list[Table]:
    return [riders_table(race, table), team_times_table(race, table), points_table(race, table)]


# --- the stage ---


def _headline(result: StageResult) -> Text:
    if result.trial:
        winners = [player(seat) for seat, place in enumerate(result.places) if place == 1]
        if len(winners) > 1:
            return Text("seconds-result-trial-shared", {"whos": winners})
        return Text("seconds-result-trial", {"who": winners[0]})
    return Text("seconds-result-stage", of_rider(result.places.index(1)))


def _summary(result: StageResult) -> Text:
    best = min(result.times)
    if result.trial:
        return Text("seconds-result-trial-summary", {"time": seconds(best)})
    level = sum(time == best for time in result.times)
    return Text("seconds-result-stage-summary", {"time": seconds(best), "level": level - 1})


def _stage_table(race: SecondsOpen, rows: list[Row]) -> Table:
    stage = f"stage:{len(race.ledger)}"
    return Table(Text("seconds-table-stage"), Text("seconds-table-stage-note", {"stage": stage}), rows, "mark-finish")


def _stage_rows(result: StageResult) -> list[Row]:
    """Riders by place; in a time trial teams. Times are those of the stage, without bonus seconds (SEC-14.1)."""
    ranking = ranking_of(result)
    order = ranking.order
    if result.trial:
        column = times([result.times[seat * RIDERS] for seat in order])
        return [
            team_row(
                seat,
                result.places[seat],
                value,
                detail=_earned(result.points[seat]),
                level=team_tie(ranking, seat),
            )
            for seat, value in zip(order, column, strict=True)
        ]
    column = times([result.times[rider] for rider in order])
    return [
        rider_row(
            rider,
            ranking,
            value,
            detail=_earned(
                result.place_points[rider] + result.bonus_points[rider],
                result.bonus_seconds[rider],
                result.bonus_points[rider],
            ),
        )
        for rider, value in zip(order, column, strict=True)
    ]


def _earned(earned: int, bonus_seconds: int = 0, bonus_points: int = 0) -> Text:
    """In words: a figure beside the gaps in seconds would be taken for one of them."""
    bonus = "yes" if bonus_seconds or bonus_points else "no"
    return Text(
        "seconds-row-stage", {"earned": earned, "bonus": bonus, "seconds": bonus_seconds, "points": bonus_points}
    )


# --- what changed hands ---


def _awards(table: Standings, *, end: bool = False) -> list[Award]:
    """Yellow jersey, fastest team, leader on points (SEC-18.6); of who is level the rule that decided.

    At the end the fastest rider and the fastest team are named besides the winner (SEC-16.5)."""
    yellow, team, leader = table.yellow, table.teams[0], table.by_points[0]
    jersey = Text("seconds-award-yellow", of_rider(yellow) | {"time": seconds(table.rider_times[yellow])})
    fastest = Text("seconds-award-team", {"who": player(team), "time": seconds(table.team_times[team])})
    points = Text("seconds-award-points", {"who": player(leader), "points": table.points[leader]})
    by_time = table.rider_ranking.rule_of_first("SEC-16.5" if end else "SEC-15.2")
    by_team = table.team_ranking.rule_of_first("SEC-16.5" if end else "SEC-15.3")
    awards = [
        Award(jersey, yellow // RIDERS, by_time, "jersey-yellow"),
        Award(fastest, team, by_team, "stopwatch"),
        Award(points, leader, table.points_ranking.rule_of_first("SEC-14.3"), "podium"),
    ]
    return awards[:2] if end else awards


def _winner(final: FinalResult) -> Award:
    """Who wins the tour, and what decided if another is level with him (SEC-16.4)."""
    text = Text("seconds-award-tour", {"who": player(final.winner), "by": final.won_by})
    return Award(text, final.winner, final.ranking.rule_of_first("SEC-16.4"), "podium")
