"""The page of a score sheet: places, points, totals, the cap with the rule that gave it, the next order (VAI-17.4)."""

from gruppetto.engine import keeper, keeping
from gruppetto.engine.event import Param
from gruppetto.engine.fact import Fact
from gruppetto.engine.figures import FigureGroup
from gruppetto.engine.ranking import gained
from gruppetto.engine.scene import Mark, Text
from gruppetto.games.vainqueur.keeper.forms import form_of, forms_now
from gruppetto.games.vainqueur.keeper.ledger import SHEET, Kept, Ridden
from gruppetto.games.vainqueur.look.rows import CAP_MARK, seat_tie
from gruppetto.games.vainqueur.rules.scoring import award_ranking, level_on_points, stage_ranking, turn_order


def page_of(plan: keeper.Plan, offers: list[keeper.TeamOffer], kept: Kept, facts: list[Fact]) -> keeper.Page:
    return keeper.Page(
        headline=_headline(kept),
        status=_status(kept),
        stages=_stages(kept),
        teams=keeping.named_teams(plan, offers, lambda seat: _cap(kept, seat)),
        riders=[],
        forms=forms_now(kept),
        tables=[_general(kept), *(_stage_table(kept, order) for order in range(len(kept.results), 0, -1))]
        if kept.results
        else [],
        orders=_orders(kept),
        announcements=_announcements(kept),
        history=[_told(kept, fact) for fact in facts],
        done=kept.final is not None,
        figures=_figures(kept),
    )


def sentence_of(fact: Fact) -> Text:
    """A fact in words. What it says was read before, or is shown as it is."""
    data = fact.data
    if fact.kind == "prologue":
        return Text("vainqueur-sheet-told-prologue", {"who": str(data.get("winner"))})
    if fact.kind == "rolls":
        rolls = data.get("rolls", {})
        faces: list[int] = [row.get("roll", 0) for row in rolls.values()]
        return Text("vainqueur-sheet-told-rolls", {"whos": list(rolls), "rolls": faces})
    stage = f"stage:{data.get('stage')}"
    if fact.kind == "order":
        named = [str(who) for group in data.get("order", []) for who in group]
        args: dict[str, Param] = {"stage": stage, "who": "".join(named[:1]), "whos": named[1:]}
        return Text("vainqueur-sheet-told-order", args)
    positions = {who: row.get("at", 0) for who, row in data.get("positions", {}).items() if who != data.get("winner")}
    args = {"stage": stage, "who": str(data.get("winner")), "whos": list(positions), "at": list(positions.values())}
    return Text("vainqueur-sheet-told-stage", args)


def _told(kept: Kept, fact: Fact) -> keeper.Told:
    stage = fact.data.get("stage", 0)
    return keeper.Told(
        fact=fact.id,
        kind=fact.kind,
        text=sentence_of(fact),
        form=form_of(kept.terms, fact),
        stage=stage,
        waits=stage > len(kept.results),
    )


# --- above ---


def _headline(kept: Kept) -> Text:
    if kept.final is not None:
        winners = [f"player:{seat}" for seat in kept.final.winners]
        if len(winners) > 1:
            return Text("vainqueur-result-tour-joint", {"whos": winners})
        return Text("vainqueur-result-tour", {"who": winners[0]})
    if kept.prologue is None:
        return Text("vainqueur-sheet-prologue")
    args: dict[str, Param] = {"stage": f"stage:{kept.next}", "number": kept.next, "of": len(kept.terms.legs)}
    return Text("vainqueur-sheet-stage", args)


def _status(kept: Kept) -> list[Text]:
    lines: list[Text] = []
    if kept.final is None and kept.caps:
        leg = kept.terms.legs[kept.next - 1]
        lines.append(Text(f"vainqueur-stage-{leg.data.type}"))
        lines.append(Text("vainqueur-sheet-cap", {"who": f"player:{kept.caps[-1].seat}"}))
    if len(kept.told) > len(kept.results):
        key = "vainqueur-sheet-no-prologue" if kept.prologue is None else "vainqueur-sheet-missing"
        lines.append(Text(key, {} if kept.prologue is None else {"stage": f"stage:{kept.next}"}))
    return lines


def _stages(kept: Kept) -> list[keeper.StageLine]:
    return [
        keeper.StageLine(
            order=order,
            id=str(leg.data.number),
            name=leg.data.name,
            kind=Text(f"vainqueur-stage-{leg.data.type}"),
            length=Text("vainqueur-stage-length", {"km": leg.length}),
            state=keeping.stage_state(order, len(kept.results)),
            by=leg.by,
        )
        for order, leg in enumerate(kept.terms.legs, 1)
    ]


def _figures(kept: Kept) -> list[FigureGroup]:
    """Each board and track once; no points are among them, since the rulebook prints all of these."""
    return list({str(group): group for leg in kept.terms.legs for group in leg.checks}.values())


def _cap(kept: Kept, seat: int) -> list[Mark]:
    return [CAP_MARK] if kept.caps and kept.caps[-1].seat == seat else []


def _orders(kept: Kept) -> list[keeper.Order]:
    """The playing order of the next stage: the cap wearer first (VAI-15.2)."""
    if kept.final is not None or not kept.caps:
        return []
    order = turn_order(kept.caps[-1].seat, kept.terms.seats)
    places = [keeper.Place(f"player:{seat}", marks=_cap(kept, seat)) for seat in order]
    return [keeper.Order("playing", Text("vainqueur-sheet-order"), places, Text("vainqueur-sheet-order-note"))]


# --- tables and awards ---


def _general(kept: Kept) -> keeper.Classification:
    """By points with what the last stage brought; the final one by the ranks of VAI-10.11."""
    totals = kept.totals
    ranks = kept.final.ranks if kept.final else [1 + sum(other > own for other in totals) for own in totals]
    gains = kept.results[-1].points
    wins = [sum(ridden.winner == seat for ridden in kept.results) for seat in range(len(totals))]
    seats = sorted(range(len(totals)), key=lambda seat: (ranks[seat], not _cap(kept, seat), seat))
    history, over = [ridden.places for ridden in kept.results], kept.final is not None
    awarded = award_ranking(totals, history, kept.caps, over=over, cap_breaks_ties=kept.terms.cap_breaks_ties)
    lines = [
        keeper.ScoreLine(
            ranks[seat],
            f"player:{seat}",
            [str(totals[seat]), str(wins[seat])],
            gained(gains[seat]),
            marks=_cap(kept, seat),
            tie=seat_tie(level_on_points(seat, seats, totals, awarded)),
        )
        for seat in seats
    ]
    after = Text("vainqueur-table-after", {"stage": len(kept.results), "of": len(kept.terms.legs)})
    note = Text("vainqueur-table-final") if kept.final else after
    columns = SHEET.columns("points", "wins")
    name = Text("vainqueur-table-classification")
    return keeper.Classification("general", name, columns, lines, 0, note, "cap-yellow", decides=True, worn=True)


def _stage_table(kept: Kept, order: int) -> keeper.Classification:
    ridden, leg = kept.results[order - 1], kept.terms.legs[order - 1]
    ranking = stage_ranking(ridden.places, ridden.points)
    lines = [
        keeper.ScoreLine(
            ridden.places[seat],
            f"player:{seat}",
            [str(ridden.points[seat]), _stood(ridden, seat, trial=leg.trial)]
            if ridden.positions
            else [str(ridden.points[seat])],
            tie=seat_tie(ranking.parting(seat)),
        )
        for seat in ranking.order
    ]
    columns = SHEET.columns("points")
    if ridden.positions:
        columns += SHEET.columns("cell" if leg.trial else "km")
    note = Text("vainqueur-table-stage-note", {"stage": f"stage:{order}"})
    return keeper.Classification("stage", Text("vainqueur-table-stage"), columns, lines, order, note, "mark-finish")


def _stood(ridden: Ridden, seat: int, *, trial: bool) -> str:
    if seat not in ridden.positions:
        return ""
    return str(ridden.positions[seat]) if trial else f"{ridden.positions[seat]} km"


def _announcements(kept: Kept) -> list[keeper.Announcement]:
    """The prologue, or the stage ridden last with the cap or the Tour, and the rule that decided."""
    if not kept.caps:
        return []
    if not kept.results:
        who = f"player:{kept.caps[0].seat}"
        return [keeper.Announcement(Text("vainqueur-sheet-told-prologue", {"who": who}), "VAI-11.2", 0, "cap-yellow")]
    stage = len(kept.results)
    winner = f"player:{kept.results[-1].winner}"
    won = keeper.Announcement(Text("vainqueur-result-stage", {"who": winner}), "VAI-9.2", stage, "mark-finish")
    return [won, _tour(kept) if kept.final else _cap_award(kept, stage)]


def _cap_award(kept: Kept, stage: int) -> keeper.Announcement:
    award, before = kept.caps[-1], kept.caps[-2]
    args: dict[str, Param] = {"who": f"player:{award.seat}", "kept": "yes" if award.seat == before.seat else "no"}
    return keeper.Announcement(Text(_award_key(award.rule), args), award.rule, stage, "cap-yellow")


def _tour(kept: Kept) -> keeper.Announcement:
    final = kept.final
    assert final is not None
    winners = [f"player:{seat}" for seat in final.winners]
    if len(winners) > 1:
        return keeper.Announcement(Text("vainqueur-award-joint", {"whos": winners}), final.rule, 0, "jersey-yellow")
    return keeper.Announcement(Text(_award_key(final.rule), {"who": winners[0]}), final.rule, 0, "jersey-yellow")


def _award_key(rule: str) -> str:
    return f"vainqueur-award-{rule.replace('.', '-')}"
