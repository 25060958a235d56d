"""The screens of the app as one page: the timer, the start list, jerseys and cards, what is called out (PEL-27)."""

from collections.abc import Sequence

from gruppetto.engine import keeper, keeping
from gruppetto.engine.event import Param, Params
from gruppetto.engine.fact import Fact
from gruppetto.engine.figures import unlike
from gruppetto.engine.opening import Clock
from gruppetto.engine.ranking import Ranking
from gruppetto.engine.scene import Jersey, Mark, Text
from gruppetto.games.peloton.keeper.forms import base_time, clock_at, forgotten_forms, form_of, forms_now
from gruppetto.games.peloton.keeper.ledger import ORDER, TURN, Kept, StageSheet
from gruppetto.games.peloton.keeper.plan import Terms
from gruppetto.games.peloton.keeper.tables import tables_of
from gruppetto.games.peloton.look.rows import jersey_mark
from gruppetto.games.peloton.rules.ledger import Standings
from gruppetto.games.peloton.rules.scoring import SPRINT, SUMMIT, written

_PRECEDENCE: tuple[Jersey, ...] = ("yellow", "green", "polka")
"""A rider who leads several classifications wears the first of these (PEL-24.10)."""


def page_of(plan: keeper.Plan, offers: Sequence[keeper.TeamOffer], kept: Kept, facts: Sequence[Fact]) -> keeper.Page:
    return keeper.Page(
        headline=_headline(kept),
        status=_status(kept),
        stages=_stages(kept),
        teams=keeping.named_teams(plan, offers, lambda seat: []),
        riders=_riders(plan, kept),
        forms=forms_now(kept),
        tables=tables_of(kept),
        orders=_orders(kept),
        announcements=_announcements(kept),
        history=[_told(kept, fact) for fact in facts],
        done=kept.done,
        clock=_clock(kept),
        figures=unlike(group for leg in kept.terms.legs for group in leg.figures),
    )


def _clock(kept: Kept) -> Clock | None:
    stage = kept.now
    return clock_at(kept.terms, stage, stage.sequence) if stage is not None and stage.started else None


def _riders(plan: keeper.Plan, kept: Kept) -> list[keeper.Rider]:
    terms, now = kept.terms, kept.now
    home = {arrival.rider for arrival in now.arrivals} if now is not None else set()

    def state(rider: int) -> str:
        return "home" if rider in home else "out" if _is_out(kept, rider) else ""

    bibs = [[terms.bibs[rider] for rider in team] for team in terms.teams]
    return keeping.named_riders(plan, bibs, terms.riders, state, lambda rider: _jersey(kept, rider))


def _is_out(kept: Kept, rider: int) -> bool:
    now = kept.now
    if now is not None:
        return rider in now.dropped or rider not in now.starters
    return kept.table is not None and rider not in kept.table.times


def _leaders(table: Standings) -> dict[str, int]:
    yellow, polka, green = table.leaders
    return {"yellow": yellow, "green": green, "polka": polka}


def _jersey(kept: Kept, rider: int) -> list[Mark]:
    """What he wears: one marker, from the second stage on (PEL-24.9, 24.10)."""
    if kept.table is None or kept.terms.single:
        return []
    leaders = _leaders(kept.table)
    return next(([jersey_mark(jersey)] for jersey in _PRECEDENCE if leaders[jersey] == rider), [])


# --- above ---


def _headline(kept: Kept) -> Text:
    stage = kept.now
    if stage is None:
        if kept.table is not None and kept.table.riders:
            return Text("peloton-sheet-race-won", {"who": kept.terms.riders[kept.table.riders[0]]})
        return Text("peloton-sheet-race-over")
    args: Params = {"stage": f"stage:{stage.order}", "number": stage.order, "of": len(kept.stages)}
    return Text("peloton-sheet-stage", args)


def _status(kept: Kept) -> list[Text]:
    """Length, base time, who is still on the road (PEL-27.9); then jerseys and cards (PEL-27.29)."""
    stage = kept.now
    if stage is None:
        return []
    leg = stage.leg
    args: Params = {"left": len(stage.racing()), "riders": len(stage.starters)}
    # While they ride, the base time stands beside the clock.
    second = Text("peloton-sheet-racing", args) if stage.started else base_time(stage)
    lines = [leg.length, second]
    for card, rider in stage.holders.items():
        used = "yes" if card in stage.used else "no"
        args = {"who": kept.terms.riders[rider], "card": f"card:{card}", "used": used}
        lines.append(Text("peloton-sheet-card", args))
    if any(later.facts for later in kept.stages[stage.order :]):
        lines.append(Text("peloton-sheet-missing", {"stage": f"stage:{stage.order}"}))
    return lines


def _stages(kept: Kept) -> list[keeper.StageLine]:
    ridden = len(kept.results)
    return [
        keeper.StageLine(
            order=stage.order,
            id=stage.leg.id,
            name=stage.leg.name,
            kind=stage.leg.kind,
            length=stage.leg.length,
            state="ridden" if stage.order <= ridden else "now" if stage is kept.now else "ahead",
            forgotten=forgotten_forms(kept.terms, stage) if stage.order <= ridden else [],
            by=stage.leg.by,
        )
        for stage in kept.stages
    ]


def _orders(kept: Kept) -> list[keeper.Order]:
    """STARTING LIST (PEL-27.7): by bib, later by the general classification; and the drawn order of the teams."""
    stage, terms = kept.now, kept.terms
    if stage is None or stage.started:
        return []
    orders: list[keeper.Order] = []
    if kept.team_order and stage.order == 1:
        teams = [keeper.Place(f"player:{team}") for team in kept.team_order]
        orders.append(keeper.Order("teams", Text("peloton-sheet-team-order"), teams))
    note = Text("peloton-sheet-start-by-time") if stage.order > 1 else None
    places = [keeper.Place(terms.riders[rider], marks=_jersey(kept, rider)) for rider in stage.starters]
    return [*orders, keeper.Order("start", Text("peloton-sheet-start-list"), places, note)]


# --- what is called out ---


def _announcements(kept: Kept) -> list[keeper.Announcement]:
    if kept.table is None:
        return []
    stage = kept.stages[len(kept.results) - 1]
    called = _stage_calls(kept.terms, stage)
    if kept.done:
        return [*_winners(kept, kept.table), *called]
    return called if kept.terms.single else [*called, *_jersey_calls(kept, kept.table, stage.order)]


def _stage_calls(terms: Terms, stage: StageSheet) -> list[keeper.Announcement]:
    placed = stage.placed()
    if not placed:
        return [keeper.Announcement(Text("peloton-sheet-nobody"), "PEL-21.15", stage.order, "mark-crash")]
    args: dict[str, Param] = {"who": terms.riders[placed[0].rider], "time": written(placed[0].time)}
    rule = stage.ranking().rule_of_first("PEL-21.7")
    calls = [keeper.Announcement(Text("peloton-sheet-won", args), rule, stage.order, "mark-finish")]
    if stage.leg.real_time:
        real = Text("peloton-sheet-real", {"time": written(stage.leg.real_time)})
        calls.append(keeper.Announcement(real, "PEL-22.4", stage.order, "stopwatch"))
    return calls


def _jersey_calls(kept: Kept, table: Standings, stage: int) -> list[keeper.Announcement]:
    """The leader of each classification; who leads several wears only one marker (PEL-24.10)."""
    rules = {"yellow": "PEL-24.1", "green": "PEL-24.3", "polka": "PEL-24.4"}
    return [
        keeper.Announcement(
            _leads(kept.terms, jersey, ranking.order[0]),
            ranking.rule_of_first(rules[jersey]),
            stage,
            f"jersey-{jersey}",
        )
        for jersey, ranking in _rankings(table).items()
        if ranking.order
    ]


def _rankings(table: Standings) -> dict[str, Ranking]:
    """In the order in which jerseys go before each other."""
    return {"yellow": table.rider_ranking, "green": table.sprint_ranking, "polka": table.mountain_ranking}


def _leads(terms: Terms, jersey: str, rider: int) -> Text:
    return Text(f"peloton-sheet-leads-{jersey}", {"who": terms.riders[rider]})


def _winners(kept: Kept, table: Standings) -> list[keeper.Announcement]:
    """Each classification has its own winner (PEL-24.13)."""
    calls = [
        keeper.Announcement(
            _leads(kept.terms, jersey, ranking.order[0]),
            ranking.rule_of_first("PEL-24.13"),
            0,
            f"jersey-{jersey}",
        )
        for jersey, ranking in _rankings(table).items()
        if ranking.order
    ]
    if table.teams:
        text = Text("peloton-sheet-leads-team", {"who": f"player:{table.teams[0]}"})
        calls.append(keeper.Announcement(text, table.team_ranking.rule_of_first("PEL-24.13"), 0, "jersey-team"))
    return calls


# --- the facts in words ---


def _told(kept: Kept, fact: Fact) -> keeper.Told:
    text = sentence_of(kept.terms, fact)
    if fact.kind == ORDER:
        return keeper.Told(fact.id, fact.kind, text, form_of(kept, fact), 1)
    stage = int(fact.data["stage"])
    if fact.kind == TURN:
        turns = [one.id for one in kept.stages[stage - 1].facts if one.kind == TURN]
        text = Text(text.key, {**text.args, "number": turns.index(fact.id) + 2})
    times = [arrival.time for arrival in kept.stages[stage - 1].arrivals if arrival.fact == fact.id]
    if times:
        text = Text("peloton-sheet-told-home", {**text.args, "time": written(times[0])})
    return keeper.Told(fact.id, fact.kind, text, form_of(kept, fact), stage, waits=stage > len(kept.results) + 1)


def sentence_of(terms: Terms, fact: Fact) -> Text:
    """A fact in words. What it says was read before, or is shown as it is."""
    data = fact.data
    if fact.kind == ORDER:
        return Text("peloton-sheet-told-order", {"whos": [str(who) for who in data["teams"]]})
    args: dict[str, Param] = {"no": int(data["stage"])}
    if fact.kind == TURN:
        args["number"] = 0
    if fact.kind in (SPRINT, SUMMIT):
        legs = terms.legs[int(data["stage"]) - 1 :][:1]
        names = [line.name for leg in legs for line in leg.lines if line.id == data["line"]]
        args |= {"line": names[0] if names else str(data["line"]), "id": str(data["line"])}
    if "riders" in data:
        args["whos"] = [str(who) for who in data["riders"]]
    if "seconds" in data:
        args["seconds"] = int(data["seconds"])
    if "card" in data:
        args["card"] = f"card:{data['card']}"
    return Text(f"peloton-sheet-told-{fact.kind}", args)
