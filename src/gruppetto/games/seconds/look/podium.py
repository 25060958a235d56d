"""The end of a stage and of the tour: podium, result, the three standings, and what changed hands (SEC-14 to 17)."""

from itertools import accumulate

from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Arrival, Award, Result, Row, StandingsTable, Story, Text
from gruppetto.engine.story import told
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.look.rows import rider_row, stage_of, team_row, times
from gruppetto.games.seconds.look.tables import final_table, points_table, riders_table, sum_table, team_times_table
from gruppetto.games.seconds.rules.ledger import FinalResult, StageResult, Standings
from gruppetto.games.seconds.rules.naming import of_rider, piece, player, seconds
from gruppetto.games.seconds.rules.position import TOUR_END, SecondsOpen
from gruppetto.games.seconds.rules.scoring import final_result, ranking_of
from gruppetto.road.lane_board import along_profile, cell_id
from gruppetto.road.lanes import LaneRoad

_STEPS = 3


def _ended_with(race: SecondsOpen) -> tuple[object, ...]:
    """What the result of the last stage rests on."""
    return (race.course, race.ledger, race.phase is TOUR_END)


@remembered(_ended_with)
def last_result(race: SecondsOpen) -> Result | None:
    """The last stage that ended, if any; after the last stage the end of the tour."""
    table = race.standings()
    if table is None:
        return None
    final, result = race.final(), race.ledger[-1]
    index = len(race.ledger) - 1
    road = race.course.legs[index].road
    tables = [_stage_table(race, result)]
    tables += [riders_table(race, table), team_times_table(race, table), points_table(race, table)]
    if final:
        tables.insert(0, final_table(race, final))
    else:
        tables.insert(1, sum_table(race, final_result(race.ledger, race.course.reading)))
    headline, summary = _tour_news(final) if final else _news(race, result)
    return Result(
        stage=stage_of(race, index),
        headline=headline,
        summary=summary,
        podium=[row for row in tables[0].rows if row.rank <= _STEPS],
        tables=tables,
        awards=[_winner(final), *_awards(race, table, end=True)] if final else _awards(race, table),
        final=final is not None,
        board=road.id,
        arrivals=_arrivals(road, result),
        story=_story(race, final, tables[0]) if final else None,
    )


def _story(race: SecondsOpen, final: FinalResult, table: StandingsTable) -> Story | None:
    """The points of every stage, and what the times add to them at the end (SEC-16.1)."""
    sums = [
        [*accumulate(result.points[row.seat] for result in race.ledger), final.totals[row.seat]] for row in table.rows
    ]
    return told(Text("seconds-table-final"), table.rows, sums, last=Text("seconds-story-times"))


def _arrivals(road: LaneRoad, result: StageResult) -> list[Arrival]:
    """Where those stand who came in with the last round; the others had left the board (SEC-12.9)."""
    last = max((finish.after for finish in result.finishes), default=0)
    return [
        Arrival(
            piece(rider),
            cell_id(road, road.cells + finish.past, finish.tie if finish.past else 1),  # on the line the last before it
            along_profile(road, road.cells + finish.past),
        )
        for rider, finish in enumerate(result.finishes)
        if finish.after == last
    ]


def _news(race: SecondsOpen, result: StageResult) -> tuple[Text, Text]:
    """Headline and summary of a stage."""
    best = min(result.times)
    if not result.trial:
        others = sum(time == best for time in result.times) - 1
        summary = Text("seconds-result-stage-summary", {"time": seconds(best), "level": others})
        return Text("seconds-result-stage", of_rider(race, result.places.index(1))), summary
    summary = Text("seconds-result-trial-summary", {"time": seconds(best)})
    winners = [player(seat) for seat, place in enumerate(result.places) if place == 1]
    if len(winners) > 1:
        return Text("seconds-result-trial-shared", {"whos": winners}), summary
    return Text("seconds-result-trial", {"who": winners[0]}), summary


def _tour_news(final: FinalResult) -> tuple[Text, Text]:
    winner = Text("seconds-result-tour", {"who": player(final.winner)})
    return winner, Text("seconds-result-tour-summary", {"points": final.totals[final.winner]})


def _stage_table(race: SecondsOpen, result: StageResult) -> StandingsTable:
    note = Text("seconds-table-stage-note", {"stage": f"stage:{len(race.ledger)}"})
    return StandingsTable(Text("seconds-table-stage"), note, _stage_rows(race, result), "mark-finish")


def _stage_rows(race: SecondsOpen, result: StageResult) -> list[Row]:
    """Riders by place; in a time trial teams. Times are those of the stage, without bonus seconds (SEC-14.1)."""
    ranking = ranking_of(result)
    if result.trial:
        column = times([result.times[seat * RIDERS] for seat in ranking.order])
        return [
            team_row(race, seat, result.places[seat], value, ranking, _earned(result.points[seat]))
            for seat, value in zip(ranking.order, column, strict=True)
        ]
    column = times([result.times[rider] for rider in ranking.order])
    bonuses = list(zip(result.place_points, result.bonus_seconds, result.bonus_points, strict=True))
    return [
        rider_row(race, rider, ranking, value, _earned(*bonuses[rider]))
        for rider, value in zip(ranking.order, column, strict=True)
    ]


def _earned(points: int, bonus_seconds: int = 0, bonus_points: int = 0) -> Text:
    """In words: a figure beside the gaps in seconds would be taken for one of them."""
    bonus = {
        "bonus": "yes" if bonus_seconds or bonus_points else "no",
        "seconds": bonus_seconds,
        "points": bonus_points,
    }
    return Text("seconds-row-stage", {"earned": points + bonus_points, **bonus})


def _awards(race: SecondsOpen, table: Standings, *, end: bool = False) -> list[Award]:
    """Yellow jersey, fastest team, leader on points (SEC-18.6); of who is level the rule that decided.

    At the end the fastest rider and the fastest team are named besides the winner (SEC-16.5)."""
    yellow, team, leader = table.yellow, table.teams[0], table.by_points[0]
    jersey = Text("seconds-award-yellow", of_rider(race, yellow) | {"time": seconds(table.rider_times[yellow])})
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
