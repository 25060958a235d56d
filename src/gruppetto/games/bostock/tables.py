"""The standings beside the road: the sum, both classifications, who is over the line, the time trial."""

from gruppetto.engine.ranking import Parting, Ranking, parting_by_award
from gruppetto.engine.scene import Mark, Table, Text, Tie
from gruppetto.games.bostock.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.ledger import FinalResult, Totals
from gruppetto.games.bostock.rows import GREEN, YELLOW, kept_tag, rider_row, seat_tie, team_row
from gruppetto.games.bostock.scoring import individual_order, total_ranking, yellow_ranking
from gruppetto.games.bostock.view import BostockView


def standings_tables(view: BostockView) -> list[Table]:
    final = view.final
    if final is not None:
        return [final_table(view, final), individual_table(view), team_table(view)]
    tables = [_sum_table(view)]
    if view.placed:
        tables.append(_line_table(view))
    elif view.leg.solo_trial and view.heat:
        tables.append(_trial_table(view))
    return [*tables, individual_table(view), team_table(view)]


def _sum_table(view: BostockView) -> Table:
    """What will decide the tour (BOS-15.1), with the Risk card that lies before a player."""
    sums = view.totals.sums
    ranking = total_ranking(sums, "BOS-15.1")
    rows = [
        team_row(
            seat,
            ranking.places[seat],
            sums[seat],
            detail=sum_detail(view.totals, seat),
            marks=_marks(view, seat),
            level=_tie(view, ranking.parting(seat)),
        )
        for seat in ranking.order
    ]
    return Table(Text("bostock-table-sum"), after(view), rows, "podium")


def _tie(view: BostockView, found: Parting | None) -> Tie | None:
    """Before the first stage is over everybody is level, and there is nothing to say of it."""
    return seat_tie(found) if view.results else None


def sum_detail(found: Totals, seat: int) -> Text:
    return Text("bostock-row-sum", {"individual": found.individual[seat], "team": found.team[seat]})


def _marks(view: BostockView, seat: int) -> list[Mark]:
    """Jerseys, and the Risk card that lies open before a player."""
    team = range(seat * RIDERS, (seat + 1) * RIDERS)
    marks = [mark for wearer, mark in ((view.yellow, YELLOW), (view.green, GREEN)) if wearer in team]
    held = view.held[seat]
    return marks if held == NO_CARD else [*marks, kept_tag(view.course.risk_cards[held])]


def individual_table(view: BostockView) -> Table:
    """One line a player (BOS-11.1); the box has two markers for each (BOS-11.6). Yellow is the leader's (BOS-12.2)."""
    figures = view.totals.individual
    ranking = total_ranking(figures, "BOS-11.1")
    awarded = yellow_of(view)
    order = individual_order(figures, awarded)
    rows = [
        team_row(
            seat,
            ranking.places[seat],
            figures[seat],
            marks=[YELLOW] if view.yellow >= 0 and view.yellow // RIDERS == seat else [],
            level=_tie(view, parting_by_award(seat, order, figures, awarded, ranking.share)),
        )
        for seat in order
    ]
    return Table(Text("bostock-table-individual"), after(view), rows, "jersey-yellow", markers=True)


def yellow_of(view: BostockView) -> Ranking | None:
    """Who leads the individual classification since the last stage, and who of them has Yellow for it."""
    if not view.results or view.course.yellow_by_rider:
        return None
    return yellow_ranking(view.results, view.course.seats, by_rider=False)


def team_table(view: BostockView) -> Table:
    figures = view.totals.team
    ranking = total_ranking(figures, "BOS-11.1")
    rows = [
        team_row(seat, ranking.places[seat], figures[seat], level=_tie(view, ranking.parting(seat)))
        for seat in ranking.order
    ]
    return Table(Text("bostock-table-team"), after(view), rows, "jersey-team", markers=True)


def _line_table(view: BostockView) -> Table:
    """Who is over the line, in order (BOS-10.1)."""
    awards = view.course.edition.points.road_individual if view.leg.road else ()
    rows = []
    for place, rider in enumerate(view.placed, 1):
        points = awards[place - 1] if place <= len(awards) else 0
        rows.append(rider_row(rider, place, points if awards else ""))
    return Table(Text("bostock-table-line"), None, rows, "mark-finish")


def _trial_table(view: BostockView) -> Table:
    """The individual time trial as it stands: cards used, and where the riders of this heat are."""
    seats = [seat for seat in range(view.course.seats) if view.named[seat] >= 0]
    seats.sort(key=lambda seat: (_cards(view, seat) or (99,), seat))
    rows = [
        rider_row(view.named[seat], place, _shown(view, seat), detail=_doing(view, seat))
        for place, seat in enumerate(seats, 1)
    ]
    return Table(Text("bostock-table-trial"), None, rows, "stopwatch")


def _cards(view: BostockView, seat: int) -> tuple[int, ...]:
    """The cards of the rides so far, the present one included."""
    return (*view.rides[seat], view.used[seat]) if seat in view.heat or view.used[seat] else view.rides[seat]


def _shown(view: BostockView, seat: int) -> str:
    cards = _cards(view, seat)
    return str(cards[-1]) if cards else "–"


def _doing(view: BostockView, seat: int) -> Text | None:
    if seat in view.heat:
        length = view.leg.stage.length
        args = {"distance": min(view.distances[seat], length), "length": length, "cards": view.hand_sizes[seat]}
        return Text("bostock-row-heat", args)
    return Text("bostock-row-waits") if seat in view.waiting else None


def final_table(view: BostockView, final: FinalResult) -> Table:
    """The end of the tour (BOS-15)."""
    totals = final.totals
    rows = [
        team_row(
            seat,
            final.ranks[seat],
            totals.sums[seat],
            detail=sum_detail(totals, seat),
            marks=_marks(view, seat),
            level=seat_tie(final.ranking.parting(seat)),
        )
        for seat in final.order
    ]
    return Table(Text("bostock-table-final"), after(view), rows, "podium")


def after(view: BostockView) -> Text:
    ridden = len(view.results)
    if not ridden:
        return Text("bostock-table-before")
    return Text("bostock-table-after", {"stage": ridden, "of": len(view.course.legs)})
