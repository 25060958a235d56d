"""The score keeper beside the real board (BOS-16)."""

from collections.abc import Sequence

from gruppetto.engine import keeping
from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Page, Plan
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.edition import BostockEdition
from gruppetto.games.bostock.keeper.ledger import keep_ledger
from gruppetto.games.bostock.keeper.page import page_of, sentence_of
from gruppetto.games.bostock.keeper.plan import plan_form, terms_of


class BostockKeeper(keeping.EditionKeeper[BostockEdition]):
    """Keeps editions of the game."""

    form_for = staticmethod(plan_form)

    def keep(self, plan: Plan, facts: Sequence[Fact]) -> Page:
        offers = keeping.settled_teams(self._form, plan)
        keeping.settled_edition(self._form, plan)
        terms = terms_of(self._form, self._editions[plan.edition], plan)
        return page_of(plan, offers, keep_ledger(terms, facts), facts)

    def sentence(self, plan: Plan, fact: Fact) -> Text:
        return sentence_of(fact)
