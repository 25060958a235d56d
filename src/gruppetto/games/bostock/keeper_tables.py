"""The tables of a score sheet: both classifications with their markers, the stages, the end (BOS-16.5)."""

from collections.abc import Sequence

from gruppetto.engine.keeper import Classification, Line
from gruppetto.engine.scene import Mark, Text
from gruppetto.games.bostock.cards import RIDERS
from gruppetto.games.bostock.keeper_ledger import Kept
from gruppetto.games.bostock.ledger import Entry, FinalResult, StageResult
from gruppetto.games.bostock.rows import YELLOW, gained, rank_in
from gruppetto.games.bostock.scoring import markers, totals, trial_places
from gruppetto.games.bostock.stages import ROAD, SOLO_TRIAL


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


def who_of(entry: Entry) -> str:
    """A rider, or only his player where nobody noted the number (BOS-16.7)."""
    return f"rider:{entry.seat * RIDERS + entry.number - 1}" if entry.number else f"player:{entry.seat}"


def _columns(*names: str) -> list[Text]:
    return [Text(f"bostock-sheet-column-{name}") for name in names]


def _after(kept: Kept) -> Text:
    return Text("bostock-table-after", {"stage": len(kept.results), "of": len(kept.terms.stages)})


def _final(final: FinalResult) -> Classification:
    found = final.totals
    lines = [
        Line(
            final.ranks[seat],
            f"player:{seat}",
            [str(found.sums[seat]), str(found.individual[seat]), str(found.team[seat])],
        )
        for seat in final.order
    ]
    columns = _columns("sum", "individual", "team")
    return Classification("final", Text("bostock-table-final"), columns, lines, symbol="podium")


def _sum(kept: Kept) -> Classification:
    found = totals(kept.results, kept.terms.seats)
    lines = [
        Line(
            rank_in(found.sums, seat),
            f"player:{seat}",
            [str(found.sums[seat]), str(found.individual[seat]), str(found.team[seat])],
        )
        for seat in _order(found.sums)
    ]
    columns = _columns("sum", "individual", "team")
    return Classification("sum", Text("bostock-table-sum"), columns, lines, 0, _after(kept), "podium")


def _classifications(kept: Kept) -> list[Classification]:
    """One total a player in each, with where its tens and its units marker stand (BOS-11.1, 11.6)."""
    found, last = totals(kept.results, kept.terms.seats), kept.results[-1]
    tables: list[Classification] = []
    for word, symbol, figures, gains in (
        ("individual", "jersey-yellow", found.individual, last.individual),
        ("team", "jersey-team", found.team, last.team_points),
    ):
        lines: list[Line] = []
        for seat in _order(figures):
            tens, units = markers(figures[seat])
            values = [str(figures[seat]), str(tens), str(units)]
            marks = _yellow(kept, seat) if word == "individual" else []
            lines.append(Line(rank_in(figures, seat), f"player:{seat}", values, gained(gains[seat]), marks=marks))
        columns = _columns("points", "tens", "units")
        tables.append(Classification(word, Text(f"bostock-table-{word}"), columns, lines, 0, _after(kept), symbol))
    return tables


def _yellow(kept: Kept, seat: int) -> list[Mark]:
    return [YELLOW] if kept.yellow is not None and kept.yellow.seat == seat else []


def _order(figures: Sequence[int]) -> list[int]:
    return sorted(range(len(figures)), key=lambda seat: (-figures[seat], seat))


# --- a stage ---


def _stage(kept: Kept, order: int, result: StageResult) -> Classification:
    note = Text("bostock-table-stage-note", {"stage": f"stage:{order}"})
    name = Text("bostock-table-stage")
    if result.kind == ROAD:
        columns, lines = _columns("points", "green"), _arrivals(kept, result)
    elif result.kind == SOLO_TRIAL:
        columns, lines = _columns("cards", "ride-offs", "points"), _trial(result)
    else:
        columns, lines = _columns("team"), _complete(result)
    return Classification("stage", name, columns, lines, order, note, "mark-finish")


def _arrivals(kept: Kept, result: StageResult) -> list[Line]:
    """In the order of arrival: points for the place, and those of the green line."""
    table = kept.terms.table
    awards = (table.green_first, table.green_second) if result.in_yellow else (table.green_first,)
    green = dict(zip(result.across, awards, strict=False)) if result.across[0].number else {}
    places = [*table.road_individual, *[0] * len(result.finish)]
    return [
        Line(place, who_of(entry), [str(places[place - 1]), str(green[entry]) if entry in green else ""])
        for place, entry in enumerate(result.finish, 1)
    ]


def _trial(result: StageResult) -> list[Line]:
    places = trial_places(result.rides)
    return [
        Line(
            places[seat],
            who_of(Entry(seat, result.named[seat])),
            [
                str(result.rides[seat][0]),
                " · ".join(str(cards) for cards in result.rides[seat][1:]),
                str(result.place_points[seat]),
            ],
        )
        for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    ]


def _complete(result: StageResult) -> list[Line]:
    """Only complete teams are ranked (BOS-13.6)."""
    points = result.team_points
    seats = sorted(range(len(points)), key=lambda seat: (seat not in result.complete, seat))
    return [Line(int(seat in result.complete), f"player:{seat}", [str(points[seat])]) for seat in seats]


def _stage_teams(kept: Kept, order: int, result: StageResult) -> Classification:
    """What the stage brought each player in both classifications."""
    sums = [individual + team for individual, team in zip(result.individual, result.team_points, strict=True)]
    lines = [
        Line(rank_in(sums, seat), f"player:{seat}", [str(result.individual[seat]), str(result.team_points[seat])])
        for seat in _order(sums)
    ]
    note = Text("bostock-table-stage-note", {"stage": f"stage:{order}"})
    columns = _columns("individual", "team")
    return Classification("stage-teams", Text("bostock-sheet-table-gains"), columns, lines, order, note, "podium")
