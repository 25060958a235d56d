"""The score keeper beside the real board, our Tourcalculator (SEC-18)."""

from collections.abc import Sequence

from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Keeper, Page, Plan, PlanError, PlanForm, settled_edition, settled_teams
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.edition import SecondsEdition
from gruppetto.games.seconds.keeper_ledger import keep_ledger
from gruppetto.games.seconds.keeper_page import page_of, sentence_of
from gruppetto.games.seconds.keeper_plan import kept_leg, plan_form


class SecondsKeeper(Keeper):
    """Keeps editions of the game."""

    def __init__(self, editions: Sequence[SecondsEdition]) -> None:
        self._editions = {edition.id: edition for edition in editions}
        self._form = plan_form(editions)

    def plan_form(self) -> PlanForm:
        return self._form

    def keep(self, plan: Plan, facts: Sequence[Fact]) -> Page:
        offers = settled_teams(self._form, plan)
        settled_edition(self._form, plan)
        if plan.options:
            raise PlanError("there are no options to plan in this game")
        edition = self._editions[plan.edition]
        legs = [kept_leg(edition, stage) for stage in plan.stages]
        return page_of(plan, offers, keep_ledger(legs, len(plan.teams), facts), facts)

    def sentence(self, plan: Plan, fact: Fact) -> Text:
        order = fact.data["stage"]
        planned = type(order) is int and 1 <= order <= len(plan.stages)
        return sentence_of(fact, kept_leg(self._editions[plan.edition], plan.stages[order - 1]) if planned else None)
