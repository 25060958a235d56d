"""The end of a stage and of the tour: podium, result, both classifications, and what changed hands (BOS-11 to 15)."""

from gruppetto.engine.event import Params
from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Arrival, Award, Result, Row, StandingsTable, Story, Text
from gruppetto.engine.story import told
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.stages import ROAD, SOLO_TRIAL, TEAM_TRIAL
from gruppetto.games.bostock.look.board import board_id
from gruppetto.games.bostock.look.rows import rider_tie, row_of, seat_tie, stage_of
from gruppetto.games.bostock.look.tables import classifications, final_table, sum_table
from gruppetto.games.bostock.rules import scoring
from gruppetto.games.bostock.rules.ledger import NO_SEAT, Entrant, FinalResult, StageResult
from gruppetto.games.bostock.rules.naming import of_rider, piece, player
from gruppetto.games.bostock.rules.position import OVER_PHASE, BostockOpen
from gruppetto.road.grid_board import FINISH_CELL

_STEPS = 3


def _ended_with(table: BostockOpen) -> tuple[object, ...]:
    """What the result of the last stage rests on."""
    return (table.course, table.results, table.phase is OVER_PHASE)


@remembered(_ended_with)
def last_result(table: BostockOpen) -> Result | None:
    """The last stage that ended, if any; after the last stage the end of the tour."""
    if not table.results:
        return None
    result, index, final = table.results[-1], len(table.results) - 1, table.final()
    rows = _stage_rows(table, result)
    note = Text("bostock-table-stage-note", {"stage": f"stage:{index + 1}"})
    found = scoring.totals(table.results, table.course.seats)
    tables = [
        StandingsTable(Text("bostock-table-stage"), note, rows, "mark-finish"),
        *classifications(table, found, result),
    ]
    awards = _awards(table, result)
    if final is not None:
        tables.insert(0, final_table(table, final))
        awards.insert(0, _winner(final))
    else:
        tables.insert(1, sum_table(table, found))
    return Result(
        stage=stage_of(table, index),
        headline=_headline(table, result) if final is None else _tour_headline(final),
        summary=_summary(table, result) if final is None else _tour_summary(final),
        podium=[row for row in tables[0].rows if row.rank <= _STEPS][:_STEPS],
        tables=tables,
        awards=awards,
        final=final is not None,
        board=board_id(table.course.legs[index].stage),
        # Who is home stands behind the line; the others stay where they were.
        story=_story(table, tables[0]) if final is not None else None,
        arrivals=[
            Arrival(piece(table.course, entry.rider), FINISH_CELL, 1.0) for entry in result.finish + result.starters
        ],
    )


def _story(table: BostockOpen, final: StandingsTable) -> Story | None:
    """The sum of both classifications after every stage (BOS-15.1)."""
    ridden = range(1, len(table.results) + 1)
    after = [scoring.totals(table.results[:stage], table.course.seats).sums for stage in ridden]
    return told(final.name, final.rows, [[sums[row.seat] for sums in after] for row in final.rows])


# --- the stage ---


def _headline(table: BostockOpen, result: StageResult) -> Text:
    if result.kind == ROAD:
        return Text("bostock-result-stage", of_rider(table.course, result.finish[0].rider))
    winners = _winners(result)
    key = "solo" if result.kind == SOLO_TRIAL else "team"
    if len(winners) > 1:
        return Text(f"bostock-result-{key}-shared", {"whos": [player(seat) for seat in winners]})
    if result.kind == SOLO_TRIAL:
        return Text("bostock-result-solo", of_rider(table.course, result.starters[winners[0]].rider))
    return Text("bostock-result-team", {"who": player(winners[0])})


def _winners(result: StageResult) -> list[int]:
    """The seats that win a time trial: all complete teams (BOS-13.6), or the fewest cards (BOS-14.11)."""
    if result.kind == TEAM_TRIAL:
        return list(result.complete)
    return [seat for seat, place in enumerate(scoring.trial_places(result.rides)) if place == 1]


def _summary(table: BostockOpen, result: StageResult) -> Text:
    points = table.course.points
    if result.kind == ROAD:
        args: Params = {"who": player(result.complete[0]), "points": points.road_complete}
        return Text("bostock-result-stage-summary", args)
    if result.kind == TEAM_TRIAL:
        return Text("bostock-result-team-summary", {"points": points.team_trial})
    rides = result.rides[_winners(result)[0]]
    return Text("bostock-result-solo-summary", {"used": rides[0], "ride_offs": len(rides) - 1})


def _stage_rows(table: BostockOpen, result: StageResult) -> list[Row]:
    """Riders by place; teams in a team time trial; in the individual one riders by cards."""
    if result.kind == TEAM_TRIAL:
        return _team_rows(table, result)
    if result.kind == SOLO_TRIAL:
        return _trial_rows(table, result)
    riders = [entry.rider for entry in result.finish]
    points = [result.collected[rider] for rider in riders]
    ranking = scoring.arrival_ranking(points)
    ties = [rider_tie(table, ranking.parting(place), riders) for place in range(len(riders))]
    greens = [_green(table, result, entry) for entry in result.finish]
    rows = enumerate(zip(riders, points, greens, ties, strict=True), 1)
    return [row_of(table, rider, place, won, detail=green, level=level) for place, (rider, won, green, level) in rows]


def _green(table: BostockOpen, result: StageResult, entry: Entrant) -> Text | None:
    """What of his points comes from the green line (BOS-7.1, 7.4)."""
    if entry not in result.across[: 2 if result.in_yellow else 1]:
        return None
    points = table.course.points
    first = entry == result.across[0]
    return Text("bostock-row-green", {"points": points.green_first if first else points.green_second})


def _team_rows(table: BostockOpen, result: StageResult) -> list[Row]:
    """Only complete teams are ranked (D-32); the others come after them."""
    seats = sorted(range(len(result.team_points)), key=lambda seat: (seat not in result.complete, seat))
    ranking = scoring.complete_ranking(result)
    rows = []
    for seat in seats:
        complete = seat in result.complete
        home = sum(entry.seat == seat for entry in result.finish)
        detail = Text("bostock-row-complete") if complete else None
        rank = 1 if complete else len(result.complete) + 1
        level = seat_tie(ranking.parting(seat)) if complete else None
        rows.append(
            row_of(table, seat * RIDERS, rank, f"{home}/3", detail=detail, gain=result.team_points[seat], level=level)
        )
    return rows


def _trial_rows(table: BostockOpen, result: StageResult) -> list[Row]:
    ranking = scoring.trial_ranking(result.rides)
    riders = [entry.rider for entry in result.starters]
    rows = []
    for seat in ranking.order:
        rides = result.rides[seat]
        detail = Text("bostock-row-rides", {"rides": list(rides)}) if len(rides) > 1 else None
        rank, gain = ranking.places[seat], result.place_points[seat]
        level = rider_tie(table, ranking.parting(seat), riders)
        rows.append(row_of(table, riders[seat], rank, rides[0], detail=detail, gain=gain, level=level))
    return rows


# --- what changed hands ---


def _awards(table: BostockOpen, result: StageResult) -> list[Award]:
    points = table.course.points
    awards: list[Award] = []
    if result.yellow is not None:
        rule = scoring.yellow_rule(table.results, table.course.seats, table.course.yellow_by_rider)
        awards.append(_jersey(table, "yellow", result.yellow, rule))
    if result.green is not None and result.kind == ROAD:
        awards.append(_jersey(table, "green", result.green, "BOS-7.4" if result.in_yellow else "BOS-7.2"))
    if result.kind == ROAD:
        awards += [_team("complete", seat, points.road_complete, "BOS-11.4") for seat in result.complete]
    if result.pair != NO_SEAT:
        pair = points.road_pair if result.kind == ROAD else points.team_trial_pair
        awards.append(_team("pair", result.pair, pair, "BOS-11.5"))
    if result.kind == TEAM_TRIAL:
        awards += [_team("complete", seat, points.team_trial, "BOS-13.6") for seat in result.complete]
    if result.kind == SOLO_TRIAL:
        awards += [_trial(table, result, seat) for seat in _winners(result)]
    return awards


def _jersey(table: BostockOpen, colour: str, wearer: Entrant, rule: str) -> Award:
    text = Text(f"bostock-award-{colour}", of_rider(table.course, wearer.rider))
    return Award(text, wearer.seat, rule, f"jersey-{colour}")


def _team(word: str, seat: int, points: int, rule: str) -> Award:
    text = Text(f"bostock-award-{word}", {"who": player(seat), "points": points})
    return Award(text, seat, rule, "jersey-team" if word == "complete" else "podium")


def _trial(table: BostockOpen, result: StageResult, seat: int) -> Award:
    about = of_rider(table.course, result.starters[seat].rider) | {"points": result.place_points[seat]}
    rule = scoring.trial_ranking(result.rides).rule_of_first("BOS-14.11")
    return Award(Text("bostock-award-trial", about), seat, rule, "stopwatch")


# --- the tour ---


def _tour_headline(final: FinalResult) -> Text:
    winners = final.winners
    if len(winners) > 1:
        return Text("bostock-result-tour-shared", {"whos": [player(seat) for seat in winners]})
    return Text("bostock-result-tour", {"who": player(winners[0])})


def _tour_summary(final: FinalResult) -> Text:
    best, found = final.order[0], final.totals
    args = {"total": found.sums[best], "individual": found.individual[best], "team": found.team[best]}
    return Text("bostock-result-tour-summary", args)


def _winner(final: FinalResult) -> Award:
    """Who wins the tour, and what parted him from the second (BOS-15.3)."""
    winner = final.order[0]
    rule = final.ranking.rule_of_first("BOS-15.2")
    return Award(Text("bostock-award-tour", {"who": player(winner), "by": final.decided_by}), winner, rule, "podium")
