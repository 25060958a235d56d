"""The standings beside the road: the sum, both classifications, who is over the line, the time trial."""

from dataclasses import replace

from gruppetto.engine.ranking import Parting, Ranking, parting_by_award
from gruppetto.engine.remembered import remembered
from gruppetto.engine.scene import Mark, StandingsTable, Text, Tie
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS, RIDERS_OF
from gruppetto.games.bostock.look.rows import GREEN, YELLOW, kept_tag, row_of, seat_tie
from gruppetto.games.bostock.rules.hands import hand_size
from gruppetto.games.bostock.rules.ledger import FinalResult, StageResult, Totals
from gruppetto.games.bostock.rules.position import OVER_PHASE, BostockOpen
from gruppetto.games.bostock.rules.scoring import individual_order, total_ranking, yellow_ranking


def standings_tables(table: BostockOpen) -> list[StandingsTable]:
    first, *others = _points_tables(table)
    if table.phase is OVER_PHASE:
        return [first, *others]
    if table.placed:
        return [first, _line_table(table), *others]
    if table.leg.solo_trial and table.heat:
        return [first, _trial_table(table), *others]
    return [first, *others]


def _scored(table: BostockOpen) -> tuple[object, ...]:
    """What the points rest on, and what is shown beside them."""
    score = (table.course, table.results, table.across, table.stage_index, table.phase is OVER_PHASE)
    return (*score, table.yellow, table.green, *table.held)


@remembered(_scored)
def _points_tables(table: BostockOpen) -> list[StandingsTable]:
    """The sum and what it is made of, which few moves change."""
    final = table.final()
    if final is not None:
        return [final_table(table, final), *classifications(table, final.totals)]
    found = table.totals()
    return [_sum_table(table, "sum", found, total_ranking(found.sums, "BOS-15.1")), *classifications(table, found)]


def sum_table(table: BostockOpen, found: Totals) -> StandingsTable:
    """What decides the tour, after the stages that are over: without what riders wear or hold just now."""
    summed = _sum_table(table, "sum", found, total_ranking(found.sums, "BOS-15.1"))
    return replace(summed, rows=[replace(row, marks=[]) for row in summed.rows])


def final_table(table: BostockOpen, final: FinalResult) -> StandingsTable:
    """The end of the tour (BOS-15)."""
    return _sum_table(table, "final", final.totals, final.ranking)


def _sum_table(table: BostockOpen, word: str, found: Totals, ranking: Ranking) -> StandingsTable:
    """What decides the tour (BOS-15.1), with the jerseys and the Risk card that lies before a player."""
    rows = [
        row_of(
            table,
            seat * RIDERS,
            ranking.places[seat],
            found.sums[seat],
            detail=Text("bostock-row-sum", {"individual": found.individual[seat], "team": found.team[seat]}),
            marks=_marks(table, seat),
            level=_tie(table, ranking.parting(seat)),
        )
        for seat in ranking.order
    ]
    return StandingsTable(Text(f"bostock-table-{word}"), _after(table), rows, "podium")


def _tie(table: BostockOpen, found: Parting | None) -> Tie | None:
    """Before the first stage is over everybody is level, and there is nothing to say of it."""
    return seat_tie(found) if table.results else None


def _marks(table: BostockOpen, seat: int) -> list[Mark]:
    worn = ((table.yellow, YELLOW), (table.green, GREEN))
    marks = [mark for wearer, mark in worn if wearer in RIDERS_OF[seat]]
    held = table.held[seat]
    return marks if held == NO_CARD else [*marks, kept_tag(table.course, table.course.risk_cards[held])]


def classifications(table: BostockOpen, found: Totals, ended: StageResult | None = None) -> list[StandingsTable]:
    """One line a player (BOS-11.1); of those who are level the one who has Yellow stands first (BOS-12.2).

    Beside the road he bears the jersey, and figures can be shown as the box keeps them, with two markers for each
    (BOS-11.6); when a stage has ended they come with what it brought."""
    tables, nothing = [], (0,) * table.course.seats
    individual, team = (ended.individual, ended.team_points) if ended else (nothing, nothing)
    for word, symbol, figures, gains, awarded in (
        ("individual", "jersey-yellow", found.individual, individual, _yellow_of(table)),
        ("team", "jersey-team", found.team, team, None),
    ):
        ranking, order = total_ranking(figures, "BOS-11.1"), individual_order(figures, awarded)
        worn_by = table.yellow // RIDERS if word == "individual" and ended is None else None
        rows = [
            row_of(
                table,
                seat * RIDERS,
                ranking.places[seat],
                figures[seat],
                gain=gains[seat],
                marks=[YELLOW] if seat == worn_by else [],
                level=_tie(table, parting_by_award(seat, order, figures, awarded, ranking.share)),
            )
            for seat in order
        ]
        tables.append(StandingsTable(Text(f"bostock-table-{word}"), _after(table), rows, symbol, markers=ended is None))
    return tables


def _yellow_of(table: BostockOpen) -> Ranking | None:
    """Who leads the individual classification since the last stage, and who of them has Yellow for it."""
    if not table.results or table.course.yellow_by_rider:
        return None
    return yellow_ranking(table.results, table.course.seats, by_rider=False)


def _line_table(table: BostockOpen) -> StandingsTable:
    """Who is over the line, in order (BOS-10.1)."""
    awards = table.course.points.road_individual if table.leg.road else ()
    values = [*awards, *[0 if awards else ""] * len(table.placed)]
    rows = [row_of(table, rider, place, values[place - 1]) for place, rider in enumerate(table.placed, 1)]
    return StandingsTable(Text("bostock-table-line"), None, rows, "mark-finish")


def _trial_table(table: BostockOpen) -> StandingsTable:
    """The individual time trial as it stands: cards used, and where the riders of this heat are."""
    seats = [seat for seat in range(table.course.seats) if table.named[seat] >= 0]
    cards = {seat: _cards(table, seat) for seat in seats}
    seats.sort(key=lambda seat: (cards[seat] or (99,), seat))
    rows = [
        row_of(table, table.named[seat], place, cards[seat][-1] if cards[seat] else "–", detail=_doing(table, seat))
        for place, seat in enumerate(seats, 1)
    ]
    return StandingsTable(Text("bostock-table-trial"), None, rows, "stopwatch")


def _cards(table: BostockOpen, seat: int) -> tuple[int, ...]:
    """The cards of the rides so far, the present one included."""
    return (*table.rides[seat], table.used[seat]) if seat in table.heat or table.used[seat] else table.rides[seat]


def _doing(table: BostockOpen, seat: int) -> Text | None:
    if seat in table.heat:
        length = table.leg.stage.length
        args = {"distance": min(table.distances[seat], length), "length": length, "cards": hand_size(table, seat)}
        return Text("bostock-row-heat", args)
    return Text("bostock-row-waits") if seat in table.waiting else None


def _after(table: BostockOpen) -> Text:
    ridden = len(table.results)
    if not ridden:
        return Text("bostock-table-before")
    return Text("bostock-table-after", {"stage": ridden, "of": len(table.course.legs)})
