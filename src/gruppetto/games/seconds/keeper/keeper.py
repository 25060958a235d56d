"""The score keeper beside the real board, our Tourcalculator (SEC-18)."""

from collections.abc import Sequence

from gruppetto.engine import keeping
from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Page, Plan
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.edition import SecondsEdition
from gruppetto.games.seconds.keeper.ledger import BONUS, FINISH, SPRINT, keep_ledger
from gruppetto.games.seconds.keeper.page import page_of, sentence_of
from gruppetto.games.seconds.keeper.plan import KeptLeg, kept_leg, plan_form, terms_of


class SecondsKeeper(keeping.EditionKeeper[SecondsEdition]):
    """Keeps editions of the game."""

    form_for = staticmethod(plan_form)

    def keep(self, plan: Plan, facts: Sequence[Fact]) -> Page:
        offers = keeping.settled_teams(self._form, plan)
        keeping.settled_edition(self._form, plan)
        terms = terms_of(self._form, self._editions[plan.edition], plan)
        return page_of(plan, offers, keep_ledger(terms, facts), facts)

    def empty(self, fact: Fact) -> Refusal | None:
        """A round or a sprint without a rider says nothing, nor does a bonus of nothing (SEC-18.7)."""
        if fact.kind in (FINISH, SPRINT) and not fact.data.get("riders"):
            return Refusal("SEC-18.7", {"fault": "nobody"})
        if fact.kind == BONUS and not (fact.data.get("seconds") or fact.data.get("points")):
            return Refusal("SEC-18.7", {"fault": "nothing", "who": fact.data["rider"]})
        return None

    def sentence(self, plan: Plan, fact: Fact) -> Text:
        return sentence_of(fact, self._leg_of(plan, fact) if fact.kind == SPRINT else None)

    def _leg_of(self, plan: Plan, fact: Fact) -> KeptLeg | None:
        """The stage a fact speaks of, if it is planned; only a sprint is called by a name of its stage."""
        order = fact.data["stage"]
        if type(order) is not int or not 1 <= order <= len(plan.stages):
            return None
        return kept_leg(self._editions[plan.edition], plan.stages[order - 1])
