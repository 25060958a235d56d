"""The page of a score sheet: totals, who has Yellow and Green, who deals and who begins the next stage (BOS-16.5)."""

from collections.abc import Sequence

from gruppetto.engine import keeper, keeping
from gruppetto.engine.event import Param, Params
from gruppetto.engine.fact import Fact
from gruppetto.engine.scene import Mark, Text
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.stages import ROAD, SOLO_TRIAL, TEAM_TRIAL
from gruppetto.games.bostock.keeper.forms import form_of, forms_now
from gruppetto.games.bostock.keeper.ledger import Kept
from gruppetto.games.bostock.keeper.tables import tables_of, who_of
from gruppetto.games.bostock.look.rows import GREEN, YELLOW, stage_kind, stage_length
from gruppetto.games.bostock.rules.ledger import NO_SEAT, Entrant, FinalResult, StageResult
from gruppetto.games.bostock.rules.naming import yes
from gruppetto.games.bostock.rules.scoring import first_player, trial_ranking, yellow_rule


def page_of(plan: keeper.Plan, offers: Sequence[keeper.TeamOffer], kept: Kept, facts: Sequence[Fact]) -> keeper.Page:
    return keeper.Page(
        headline=_headline(kept),
        status=_status(kept),
        stages=_stages(kept),
        teams=keeping.named_teams(plan, offers, lambda seat: _jerseys(kept, Entrant(seat, 0))),
        riders=_riders(plan, offers, kept),
        forms=forms_now(kept),
        tables=tables_of(kept),
        orders=_orders(kept),
        announcements=_announcements(kept),
        history=[_told(kept, fact) for fact in facts],
        done=kept.final is not None,
        figures=kept.terms.figures,
    )


def _riders(plan: keeper.Plan, offers: Sequence[keeper.TeamOffer], kept: Kept) -> list[keeper.Rider]:
    def marks(rider: int) -> list[Mark]:
        return _jerseys(kept, Entrant(rider // RIDERS, rider % RIDERS + 1))

    return keeping.named_riders(plan, [offer.bibs for offer in offers], kept.terms.riders, lambda rider: "", marks)


def _jerseys(kept: Kept, entry: Entrant) -> list[Mark]:
    return [mark for worn, mark in ((kept.yellow, YELLOW), (kept.green, GREEN)) if worn == entry]


# --- above ---


def _headline(kept: Kept) -> Text:
    if kept.final is not None:
        winners = [f"player:{seat}" for seat in kept.final.winners]
        if len(winners) > 1:
            return Text("bostock-result-tour-shared", {"whos": winners})
        return Text("bostock-result-tour", {"who": winners[0]})
    args: Params = {"stage": f"stage:{kept.next}", "number": kept.next, "of": len(kept.terms.stages)}
    return Text("bostock-sheet-stage", args)


def _status(kept: Kept) -> list[Text]:
    """What comes next, and the jerseys that are not called out anyway."""
    if kept.final is not None:
        return []
    lines = [stage_kind(kept.terms.stages[kept.next - 1])]
    called = [call.text for call in _announcements(kept)]
    for worn, jersey in ((kept.yellow, "yellow"), (kept.green, "green")):
        if worn is not None and (text := _wears(worn, jersey)) not in called:
            lines.append(text)
    if kept.dealers:
        first = first_player(kept.dealers[-1], kept.terms.seats)
        args: Params = {"who": f"player:{kept.dealers[-1]}", "first": f"player:{first}"}
        lines.append(Text("bostock-sheet-deals", args))
    if kept.told[kept.next].tied:
        whos = [f"player:{seat}" for seat in kept.told[kept.next].tied]
        lines.append(Text("bostock-sheet-tied", {"whos": whos}))
    if any(sheet.fact is not None for order, sheet in kept.told.items() if order > kept.next):
        lines.append(Text("bostock-sheet-missing", {"stage": f"stage:{kept.next}"}))
    return lines


def _wears(worn: Entrant, jersey: str, *, last: bool = False) -> Text:
    """Where riders were not noted the player chooses which of his wears it (BOS-16.7), if there is a stage to come."""
    return Text(f"bostock-sheet-{jersey}", {"who": who_of(worn), "chooses": "no" if worn.number or last else "yes"})


def _stages(kept: Kept) -> list[keeper.StageLine]:
    return [
        keeper.StageLine(
            order=order,
            id=str(stage.number),
            name=stage.name,
            kind=stage_kind(stage),
            length=stage_length(stage),
            state=keeping.stage_state(order, len(kept.results)),
            by=kept.terms.by,
        )
        for order, stage in enumerate(kept.terms.stages, 1)
    ]


def _orders(kept: Kept) -> list[keeper.Order]:
    """The next stage is begun to the dealer's left (BOS-2.5); in an individual time trial riders are named so."""
    if kept.final is not None or not kept.dealers:
        return []
    seats = kept.terms.seats
    first = first_player(kept.dealers[-1], seats)
    places = [keeper.Place(f"player:{(first + turn) % seats}") for turn in range(seats)]
    note = Text("bostock-sheet-order-note", {"who": f"player:{kept.dealers[-1]}"})
    return [keeper.Order("playing", Text("bostock-sheet-order"), places, note)]


# --- what is called out ---


def _announcements(kept: Kept) -> list[keeper.Announcement]:
    if not kept.results:
        return []
    stage, result = len(kept.results), kept.results[-1]
    called = [*_won(kept, result, stage), *_jersey_calls(kept, result, stage)]
    return [_tour(kept.final), *called] if kept.final is not None else called


def _won(kept: Kept, result: StageResult, stage: int) -> list[keeper.Announcement]:
    table = kept.terms.table
    if result.kind == SOLO_TRIAL:
        ranking = trial_ranking(result.rides)
        winners = [seat for seat, place in sorted(ranking.places.items()) if place == 1]
        whos = [who_of(Entrant(seat, result.named[seat])) for seat in winners]
        text = Text("bostock-sheet-trial-won", {"whos": whos, "points": result.place_points[winners[0]]})
        return [keeper.Announcement(text, ranking.rule_of_first("BOS-14.11"), stage, "stopwatch")]
    called: list[keeper.Announcement] = []
    if result.kind == ROAD:
        text = Text("bostock-sheet-won", {"who": who_of(result.finish[0])})
        called.append(keeper.Announcement(text, "BOS-10.1", stage, "mark-finish"))
    points, rule = (table.road_complete, "BOS-11.4") if result.kind == ROAD else (table.team_trial, "BOS-13.6")
    for seat in result.complete:
        args: Params = {"who": f"player:{seat}", "points": points}
        called.append(keeper.Announcement(Text("bostock-award-complete", args), rule, stage, "jersey-team"))
    if result.pair != NO_SEAT:
        pair = table.team_trial_pair if result.kind == TEAM_TRIAL else table.road_pair
        args = {"who": f"player:{result.pair}", "points": pair}
        rule = "BOS-13.7" if result.kind == TEAM_TRIAL else "BOS-11.5"
        called.append(keeper.Announcement(Text("bostock-award-pair", args), rule, stage, "podium"))
    worth = table.team_trial_second if result.kind == TEAM_TRIAL else table.road_second
    if result.second != NO_SEAT and worth:
        args = {"who": f"player:{result.second}", "points": worth}
        called.append(keeper.Announcement(Text("bostock-sheet-second", args), "BOS-16.8", stage, "jersey-team"))
    return called


def _jersey_calls(kept: Kept, result: StageResult, stage: int) -> list[keeper.Announcement]:
    called: list[keeper.Announcement] = []
    last = kept.final is not None
    if result.yellow is not None:
        rule = yellow_rule(kept.results, kept.terms.seats, kept.terms.by_rider)
        called.append(keeper.Announcement(_wears(result.yellow, "yellow", last=last), rule, stage, "jersey-yellow"))
    if result.green is not None and result.kind == ROAD:
        rule = "BOS-7.4" if result.in_yellow else "BOS-7.2"
        called.append(keeper.Announcement(_wears(result.green, "green", last=last), rule, stage, "jersey-green"))
    return called


def _tour(final: FinalResult) -> keeper.Announcement:
    rule = final.ranking.rule_of_first("BOS-15.2")
    args: Params = {"who": f"player:{final.order[0]}", "by": final.decided_by}
    if len(final.winners) > 1:
        whos = [f"player:{seat}" for seat in final.winners]
        return keeper.Announcement(Text("bostock-result-tour-shared", {"whos": whos}), rule, 0, "podium")
    return keeper.Announcement(Text("bostock-award-tour", args), rule, 0, "podium")


# --- the facts in words ---


def _told(kept: Kept, fact: Fact) -> keeper.Told:
    stage = int(fact.data.get("stage", 0))
    return keeper.Told(fact.id, fact.kind, sentence_of(fact), form_of(kept, fact), stage, stage > kept.next)


def sentence_of(fact: Fact) -> Text:
    """A fact in words. What it says was read before, or is shown as it is."""
    data = fact.data
    if fact.kind == "dealer":
        return Text("bostock-sheet-told-dealer", {"who": str(data["who"])})
    args: dict[str, Param] = {"stage": f"stage:{data['stage']}"}
    if fact.kind == "complete":
        args["whos"] = [str(who) for who in data["teams"]]
        args["firsts"] = [str(who) for who in data.get("first") or ()]
        args["first"] = len(data.get("first") or ())
        args |= _second(fact)
    elif fact.kind in ("cards", "ride_off"):
        args["whos"] = list(data["cards"])
        args["cards"] = [row.get("cards") or 0 for row in data["cards"].values()]
    else:
        args["whos"] = [str(who) for who in data["finish"]]
        args["green"] = str(data["green"][0]) if data["green"] else ""
        args |= _second(fact)
    key = "road" if fact.kind in ("riders", "colours") else fact.kind
    return Text(f"bostock-sheet-told-{key}", args)


def _second(fact: Fact) -> dict[str, Param]:
    """The second team, where one was told."""
    told = fact.data.get("second") or ()
    return {"has_second": yes(bool(told)), "second": str(told[0]) if told else ""}
