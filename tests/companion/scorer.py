"""A scorer in the words of a test: plans, facts, and edits with ids of their own."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from gruppetto.companion.edit import Edit
from gruppetto.companion.sheet import Sheet, new_sheet
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Page, Plan, StagePlan, TeamPlan
from gruppetto.games import find_game

NAMES = ("Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn")
_ids = count(1)


def plan_for(game: AnyGame, seats: int, stages: Sequence[str | StagePlan] = (), **options: str | bool) -> Plan:
    """The first teams of a game on some stages, or on its first tour."""
    keeper = game.keeper()
    assert keeper is not None
    form = keeper.plan_form()
    edition = form.editions[0]
    teams = tuple(TeamPlan(name, offer.team) for name, offer in zip(NAMES[:seats], form.teams, strict=False))
    chosen = stages or edition.tours[0].stages
    planned = tuple(stage if isinstance(stage, StagePlan) else StagePlan(stage) for stage in chosen)
    return Plan(edition.id, teams, planned, options)


def edit(do: Any, **parts: Any) -> Edit:
    return Edit(f"edit-{next(_ids)}", do, **parts)


def add(fact: Fact, before: str = "") -> Edit:
    return edit("add", fact=fact.id, kind=fact.kind, data=fact.data, before=before)


def change(fact: Fact, data: Mapping[str, Any]) -> Edit:
    return edit("change", fact=fact.id, kind=fact.kind, data=data)


def sheet_of(game: AnyGame, plan: Plan, facts: Sequence[Fact] = ()) -> Sheet:
    """A sheet on which everything was entered right at once."""
    sheet = new_sheet(game, "Sunday", plan)
    for fact in facts:
        sheet = sheet.take(add(fact))
    return sheet


def standings_of(page: Page) -> tuple[object, ...]:
    """Everything on a page that people compete for."""
    return page.headline, page.stages, page.tables, page.announcements, page.done


# --- a short sheet for tests that care about edits and not about a game: the simplest of our keepers ---

CAP = find_game("vainqueur")
PROLOGUE = Fact("p", "prologue", {"winner": "player:1"})


def placed(fact_id: str, stage: int, winner: int, **at: int) -> Fact:
    """A stage: `placed("s1", 1, 0, b=220, c=200)` is won by the first, the second stands on 220."""
    positions = {f"player:{'abcdef'.index(name)}": {"at": position} for name, position in at.items()}
    return Fact(fact_id, "stage", {"stage": stage, "winner": f"player:{winner}", "positions": positions})


FIRST = placed("s1", 1, 0, b=220, c=200)
SECOND = placed("s2", 2, 1, a=30, c=20)


def short_sheet(*facts: Fact) -> Sheet:
    tour = ("1", "2", "6", "8", "10", "12")
    return sheet_of(CAP, plan_for(CAP, 3, tour), facts or (PROLOGUE, FIRST, SECOND))


def totals(sheet: Sheet) -> dict[str, str]:
    """The general classification by name."""
    names = {team.id: team.name for team in sheet.page.teams}
    return {names[line.who]: line.values[0] for line in sheet.page.tables[0].lines}
