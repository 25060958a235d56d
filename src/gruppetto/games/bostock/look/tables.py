"""The standings beside the road: the sum, both classifications, who is over the line, the time trial."""

from collections.abc import Sequence

from gruppetto.engine.ranking import Parting, Ranking, parting_by_award
from gruppetto.engine.scene import Mark, Table, Text, Tie
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.look.rows import GREEN, YELLOW, kept_tag, rider_row, seat_tie, team_row
from gruppetto.games.bostock.rules.hands import hand_size
from gruppetto.games.bostock.rules.ledger import FinalResult, Totals
from gruppetto.games.bostock.rules.position import BostockOpen
from gruppetto.games.bostock.rules.scoring import individual_order, total_ranking, yellow_ranking


def standings_tables(table: BostockOpen) -> list[Table]:
    final = table.final()
    if final is not None:
        return [final_table(table, final), *_classifications(table, final.totals)]
    found = table.totals()
    tables = [_sum_table(table, found)]
    if table.placed:
        tables.append(_line_table(table))
    elif table.leg.solo_trial and table.heat:
        tables.append(_trial_table(table))
    return [*tables, *_classifications(table, found)]


def _sum_table(table: BostockOpen, found: Totals) -> Table:
    """What will decide the tour (BOS-15.1), with the Risk card that lies before a player."""
    sums = found.sums
    ranking = total_ranking(sums, "BOS-15.1")
    rows = [
        team_row(
            seat,
            ranking.places[seat],
            sums[seat],
            detail=sum_detail(found, seat),
            marks=_marks(table, seat),
            level=_tie(table, ranking.parting(seat)),
        )
        for seat in ranking.order
    ]
    return Table(Text("bostock-table-sum"), after(table), rows, "podium")


def _tie(table: BostockOpen, found: Parting | None) -> Tie | None:
    """Before the first stage is over everybody is level, and there is nothing to say of it."""
    return seat_tie(found) if table.results else None


def sum_detail(found: Totals, seat: int) -> Text:
    return Text("bostock-row-sum", {"individual": found.individual[seat], "team": found.team[seat]})


def _marks(table: BostockOpen, seat: int) -> list[Mark]:
    """Jerseys, and the Risk card that lies open before a player."""
    team = range(seat * RIDERS, (seat + 1) * RIDERS)
    marks = [mark for wearer, mark in ((table.yellow, YELLOW), (table.green, GREEN)) if wearer in team]
    held = table.held[seat]
    return marks if held == NO_CARD else [*marks, kept_tag(table.course.risk_cards[held])]


def _classifications(table: BostockOpen, found: Totals) -> list[Table]:
    return [_individual_table(table, found.individual), _team_table(table, found.team)]


def _individual_table(table: BostockOpen, figures: Sequence[int]) -> Table:
    """One line a player (BOS-11.1); the box has two markers for each (BOS-11.6). Yellow is the leader's (BOS-12.2)."""
    ranking = total_ranking(figures, "BOS-11.1")
    awarded = yellow_of(table)
    order = individual_order(figures, awarded)
    rows = [
        team_row(
            seat,
            ranking.places[seat],
            figures[seat],
            marks=[YELLOW] if table.yellow >= 0 and table.yellow // RIDERS == seat else [],
            level=_tie(table, parting_by_award(seat, order, figures, awarded, ranking.share)),
        )
        for seat in order
    ]
    return Table(Text("bostock-table-individual"), after(table), rows, "jersey-yellow", markers=True)


def yellow_of(table: BostockOpen) -> Ranking | None:
    """Who leads the individual classification since the last stage, and who of them has Yellow for it."""
    if not table.results or table.course.yellow_by_rider:
        return None
    return yellow_ranking(table.results, table.course.seats, by_rider=False)


def _team_table(table: BostockOpen, figures: Sequence[int]) -> Table:
    ranking = total_ranking(figures, "BOS-11.1")
    rows = [
        team_row(seat, ranking.places[seat], figures[seat], level=_tie(table, ranking.parting(seat)))
        for seat in ranking.order
    ]
    return Table(Text("bostock-table-team"), after(table), rows, "jersey-team", markers=True)


def _line_table(table: BostockOpen) -> Table:
    """Who is over the line, in order (BOS-10.1)."""
    awards = table.course.edition.points.road_individual if table.leg.road else ()
    rows = []
    for place, rider in enumerate(table.placed, 1):
        points = awards[place - 1] if place <= len(awards) else 0
        rows.append(rider_row(rider, place, points if awards else ""))
    return Table(Text("bostock-table-line"), None, rows, "mark-finish")


def _trial_table(table: BostockOpen) -> Table:
    """The individual time trial as it stands: cards used, and where the riders of this heat are."""
    seats = [seat for seat in range(table.course.seats) if table.named[seat] >= 0]
    seats.sort(key=lambda seat: (_cards(table, seat) or (99,), seat))
    rows = [
        rider_row(table.named[seat], place, _shown(table, seat), detail=_doing(table, seat))
        for place, seat in enumerate(seats, 1)
    ]
    return Table(Text("bostock-table-trial"), None, rows, "stopwatch")


def _cards(table: BostockOpen, seat: int) -> tuple[int, ...]:
    """The cards of the rides so far, the present one included."""
    return (*table.rides[seat], table.used[seat]) if seat in table.heat or table.used[seat] else table.rides[seat]


def _shown(table: BostockOpen, seat: int) -> str:
    cards = _cards(table, seat)
    return str(cards[-1]) if cards else "–"


def _doing(table: BostockOpen, seat: int) -> Text | None:
    if seat in table.heat:
        length = table.leg.stage.length
        args = {"distance": min(table.distances[seat], length), "length": length, "cards": hand_size(table, seat)}
        return Text("bostock-row-heat", args)
    return Text("bostock-row-waits") if seat in table.waiting else None


def final_table(table: BostockOpen, final: FinalResult) -> Table:
    """The end of the tour (BOS-15)."""
    totals = final.totals
    rows = [
        team_row(
            seat,
            final.ranks[seat],
            totals.sums[seat],
            detail=sum_detail(totals, seat),
            marks=_marks(table, seat),
            level=seat_tie(final.ranking.parting(seat)),
        )
        for seat in final.order
    ]
    return Table(Text("bostock-table-final"), after(table), rows, "podium")


def after(table: BostockOpen) -> Text:
    ridden = len(table.results)
    if not ridden:
        return Text("bostock-table-before")
    return Text("bostock-table-after", {"stage": ridden, "of": len(table.course.legs)})
