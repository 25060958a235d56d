"""Score sheets without an opinion: plans as a game offers them, forms filled in at random, sheets as long as wanted."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.fact import Fact, FactError, Refuted
from gruppetto.engine.keeper import Keeper, Plan, PlanError, StagePlan, TeamPlan

_REFUSED = (FactError, PlanError, Refuted)


def offered_plan(game: AnyGame, players: int | None = None) -> Plan | None:
    """The longest tour of the first edition, or nothing for a game that cannot be kept."""
    keeper = game.keeper()
    if keeper is None:
        return None
    form = keeper.plan_form()
    edition = form.editions[0]
    teams = form.teams[: players or form.players[-1]]
    stages = max((tour.stages for tour in edition.tours), key=len)
    named = tuple(TeamPlan(f"Team {seat}", offer.team) for seat, offer in enumerate(teams))
    return Plan(edition.id, named, tuple(StagePlan(stage) for stage in stages))


def filled(form: Mapping[str, Any], luck: random.Random) -> dict[str, Any]:
    """The data of a fact, as somebody sends it who fills in a form without thinking; the form as clients get it."""
    data = dict(form["given"])
    for field in form["fields"]:
        value = _value(field, data, luck)
        if value is not None:
            data[field["name"]] = value
    return data


def _value(field: Mapping[str, Any], data: Mapping[str, Any], luck: random.Random) -> Any:
    if field["optional"] and luck.random() < 0.5:
        return None
    among = [who for who in field["among"] if not field["without"] or who != data.get(field["without"])]
    match field["kind"]:
        case "who":
            return luck.choice(among) if among else None
        case "riders":
            most = len(among) if field["most"] == -1 else min(field["most"], len(among))
            return luck.sample(among, luck.randint(min(field["least"], most), most))
        case "ties":
            return [[who] for who in luck.sample(among, len(among))]
        case "number":
            return _number(field, luck)
        case "choice":
            return luck.choice(field["answers"])["value"]
        case "tick":
            return luck.random() < 0.5
        case _:
            return {who: {column["name"]: _number(column, luck) for column in field["columns"]} for who in among}


def _number(asked: Mapping[str, Any], luck: random.Random) -> int:
    if asked["offered"]:
        return int(luck.choice(asked["offered"]))
    least, most = asked["least"], asked["most"]
    return luck.randint(least, most if most >= least else least + 9)


def told(keeper: Keeper, plan: Plan, many: int, seed: int) -> list[Fact]:
    """Up to so many facts that can all be, told one after the other from the forms of the page."""
    luck, facts = random.Random(seed), list[Fact]()
    for number in range(many):
        fact = _next(keeper, plan, facts, number, luck)
        if fact is None:
            break
        facts.append(fact)
    return facts


def _next(keeper: Keeper, plan: Plan, facts: list[Fact], number: int, luck: random.Random) -> Fact | None:
    forms = _forms(keeper, plan, facts)
    for _ in range(20 if forms else 0):
        form = luck.choice(forms)
        fact = Fact(f"f{number}", form["kind"], filled(form, luck))
        if can_be(keeper, plan, [*facts, fact]):
            return fact
    return None


def can_be(keeper: Keeper, plan: Plan, facts: Sequence[Fact]) -> bool:
    try:
        keeper.keep(plan, facts)
    except _REFUSED:
        return False
    return True


def long_sheet(keeper: Keeper, plan: Plan, many: int, seed: int = 1) -> list[Fact]:
    """So many facts where something can be told again and again, such as a round; else as many as a short race has.

    Telling a thousand one by one would take as many looks at the whole sheet.
    """
    facts = told(keeper, plan, 12, seed)
    for length in range(len(facts), -1, -1):
        for fact in _candidates(keeper, plan, facts[:length], seed):
            long = [*facts[:length], *(Fact(f"{fact.id}-{again}", fact.kind, fact.data) for again in range(many))][
                :many
            ]
            if can_be(keeper, plan, long[: length + 3]) and can_be(keeper, plan, long):
                return long
    return facts


def _candidates(keeper: Keeper, plan: Plan, facts: list[Fact], seed: int) -> Iterator[Fact]:
    luck = random.Random(seed)
    for form in _forms(keeper, plan, facts):
        yield Fact(f"again-{form['kind']}", form["kind"], filled(form, luck))


def _forms(keeper: Keeper, plan: Plan, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    forms: list[dict[str, Any]] = msgspec.to_builtins(keeper.keep(plan, facts).forms)
    return forms
