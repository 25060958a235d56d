"""The tables of a score sheet: both classifications with their markers, the stages, the end (BOS-16.5)."""

from collections.abc import Sequence

from gruppetto.engine.keeper import Classification, ScoreLine
from gruppetto.engine.ranking import Parting, gained, parting_by_award, tie
from gruppetto.engine.scene import Mark, Text, Tie
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.stages import ROAD, SOLO_TRIAL
from gruppetto.games.bostock.keeper.ledger import Kept
from gruppetto.games.bostock.keeper.plan import SHEET
from gruppetto.games.bostock.look.rows import YELLOW, seat_tie
from gruppetto.games.bostock.rules import scoring
from gruppetto.games.bostock.rules.ledger import Entrant, FinalResult, StageResult


def tables_of(kept: Kept) -> list[Classification]:
    """The whole tour first, then the stages, the last first."""
    if not kept.results:
        return []
    tables = [_final(kept.final)] if kept.final is not None else [_sum(kept)]
    tables += _classifications(kept)
    for order in range(len(kept.results), 0, -1):
        result = kept.results[order - 1]
        tables += [_stage(kept, order, result), _stage_teams(kept, order, result)]
    return tables


def who_of(entry: Entrant) -> str:
    """A rider, or only his player where nobody noted the number (BOS-16.7)."""
    return f"rider:{entry.seat * RIDERS + entry.number - 1}" if entry.number else f"player:{entry.seat}"


def _after(kept: Kept) -> Text:
    return Text("bostock-table-after", {"stage": len(kept.results), "of": len(kept.terms.stages)})


def _final(final: FinalResult) -> Classification:
    found = final.totals
    lines = [
        ScoreLine(
            final.ranks[seat],
            f"player:{seat}",
            [str(found.sums[seat]), str(found.individual[seat]), str(found.team[seat])],
            tie=seat_tie(final.ranking.parting(seat)),
        )
        for seat in final.order
    ]
    columns = SHEET.columns("sum", "individual", "team")
    return Classification("final", Text("bostock-table-final"), columns, lines, symbol="podium", decides=True)


def _sum(kept: Kept) -> Classification:
    found = scoring.totals(kept.results, kept.terms.seats)
    ranking = scoring.total_ranking(found.sums, "BOS-15.1")
    lines = [
        ScoreLine(
            ranking.places[seat],
            f"player:{seat}",
            [str(found.sums[seat]), str(found.individual[seat]), str(found.team[seat])],
            tie=seat_tie(ranking.parting(seat)),
        )
        for seat in ranking.order
    ]
    columns = SHEET.columns("sum", "individual", "team")
    return Classification("sum", Text("bostock-table-sum"), columns, lines, 0, _after(kept), "podium")


def _classifications(kept: Kept) -> list[Classification]:
    """One total a player in each, with where its tens and its units marker stand (BOS-11.1, 11.6)."""
    found, last = scoring.totals(kept.results, kept.terms.seats), kept.results[-1]
    awarded = None if kept.terms.by_rider else scoring.yellow_ranking(kept.results, kept.terms.seats, by_rider=False)
    tables: list[Classification] = []
    for word, symbol, figures, gains, award in (
        ("individual", "jersey-yellow", found.individual, last.individual, awarded),
        ("team", "jersey-team", found.team, last.team_points, None),
    ):
        ranking = scoring.total_ranking(figures, "BOS-11.1")
        order = scoring.individual_order(figures, award)
        lines: list[ScoreLine] = []
        for seat in order:
            tens, units = scoring.markers(figures[seat])
            values = [str(figures[seat]), str(tens), str(units)]
            marks = _yellow(kept, seat) if word == "individual" else []
            level = seat_tie(parting_by_award(seat, order, figures, award, ranking.share))
            place, gain = ranking.places[seat], gained(gains[seat])
            lines.append(ScoreLine(place, f"player:{seat}", values, gain, marks=marks, tie=level))
        columns = SHEET.columns("points", "tens", "units")
        name = Text(f"bostock-table-{word}")
        tables.append(Classification(word, name, columns, lines, 0, _after(kept), symbol, worn=True))
    return tables


def _yellow(kept: Kept, seat: int) -> list[Mark]:
    return [YELLOW] if kept.yellow is not None and kept.yellow.seat == seat else []


# --- a stage ---


def _stage(kept: Kept, order: int, result: StageResult) -> Classification:
    note = Text("bostock-table-stage-note", {"stage": f"stage:{order}"})
    name = Text("bostock-table-stage")
    if result.kind == ROAD:
        columns, lines = SHEET.columns("points", "green"), _arrivals(kept, result)
    elif result.kind == SOLO_TRIAL:
        columns, lines = SHEET.columns("cards", "ride-offs", "points"), _trial(result)
    else:
        columns, lines = SHEET.columns("team"), _complete(result)
    return Classification("stage", name, columns, lines, order, note, "mark-finish")


def _arrivals(kept: Kept, result: StageResult) -> list[ScoreLine]:
    """In the order of arrival: points for the place, and those of the green line."""
    table = kept.terms.table
    awards = (table.green_first, table.green_second) if result.in_yellow else (table.green_first,)
    green = dict(zip(result.across, awards, strict=False)) if result.across[0].number else {}
    points = [*table.road_individual, *[0] * len(result.finish)][: len(result.finish)]
    ranking = scoring.arrival_ranking(points)
    return [
        ScoreLine(
            place + 1,
            who_of(entry),
            [str(points[place]), str(green[entry]) if entry in green else ""],
            tie=_entry_tie(ranking.parting(place), result.finish),
        )
        for place, entry in enumerate(result.finish)
    ]


def _entry_tie(found: Parting | None, entries: Sequence[Entrant]) -> Tie | None:
    return tie(found, "bostock", lambda who: (who_of(entries[who]), 0))


def _trial(result: StageResult) -> list[ScoreLine]:
    ranking = scoring.trial_ranking(result.rides)
    riders = [Entrant(seat, number) for seat, number in enumerate(result.named)]
    return [
        ScoreLine(
            ranking.places[seat],
            who_of(riders[seat]),
            [
                str(result.rides[seat][0]),
                " · ".join(str(cards) for cards in result.rides[seat][1:]),
                str(result.place_points[seat]),
            ],
            tie=_entry_tie(ranking.parting(seat), riders),
        )
        for seat in ranking.order
    ]


def _complete(result: StageResult) -> list[ScoreLine]:
    """Only complete teams are ranked (BOS-13.6)."""
    points = result.team_points
    seats = sorted(range(len(points)), key=lambda seat: (seat not in result.complete, seat))
    ranking = scoring.complete_ranking(result)
    return [
        ScoreLine(1, f"player:{seat}", [str(points[seat])], tie=seat_tie(ranking.parting(seat)))
        if seat in result.complete
        else ScoreLine(0, f"player:{seat}", [str(points[seat])])
        for seat in seats
    ]


def _stage_teams(kept: Kept, order: int, result: StageResult) -> Classification:
    """What the stage brought each player in both classifications."""
    sums = [individual + team for individual, team in zip(result.individual, result.team_points, strict=True)]
    ranking = scoring.total_ranking(sums, "BOS-11.1")
    lines = [
        ScoreLine(
            ranking.places[seat],
            f"player:{seat}",
            [str(result.individual[seat]), str(result.team_points[seat])],
            tie=seat_tie(ranking.parting(seat)),
        )
        for seat in ranking.order
    ]
    note = Text("bostock-table-stage-note", {"stage": f"stage:{order}"})
    columns = SHEET.columns("individual", "team")
    return Classification("stage-teams", Text("bostock-sheet-table-gains"), columns, lines, order, note, "podium")
