"""The judge's app beside the real board (PEL-23, PEL-27)."""

from collections.abc import Sequence

from gruppetto.engine import keeping
from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Page, Plan
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import PelotonEdition
from gruppetto.games.peloton.keeper.ledger import GROUPS, keep_ledger
from gruppetto.games.peloton.keeper.page import page_of, sentence_of
from gruppetto.games.peloton.keeper.plan import plan_form, terms_of


class PelotonKeeper(keeping.EditionKeeper[PelotonEdition]):
    """Keeps editions of the game."""

    form_for = staticmethod(plan_form)

    def keep(self, plan: Plan, facts: Sequence[Fact]) -> Page:
        terms, offers = terms_of(self._form, self._editions, plan)
        return page_of(plan, offers, keep_ledger(terms, facts), facts)

    def empty(self, fact: Fact) -> Refusal | None:
        """An arrival, a line or a DNF without a rider says nothing (PEL-27.30)."""
        return (
            Refusal("PEL-27.30", {"fault": "nobody"}) if fact.kind in GROUPS and fact.data.get("riders") == [] else None
        )

    def sentence(self, plan: Plan, fact: Fact) -> Text:
        return sentence_of(terms_of(self._form, self._editions, plan)[0], fact)
