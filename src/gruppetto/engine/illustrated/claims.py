"""What the pictures of a page claim of the rules, asked of the rules: so a page cannot go stale."""

from collections.abc import Iterator
from typing import Any

from gruppetto.engine import document
from gruppetto.engine.contract import AnyGame, State
from gruppetto.engine.illustrated.drawing import plan_of, positions_of, ways_after
from gruppetto.engine.illustrated.plan import ClaimPlan, PagePlan, PanelPlan, SceneryPlan


def false_claims(game: AnyGame) -> list[str]:
    """Every claim of a game's page that its rules do not keep, as a sentence."""
    plan = plan_of(game)
    return [] if plan is None else list(_Asking(game, plan).faults())


class _Asking:
    """Asks the rules of one game."""

    def __init__(self, game: AnyGame, plan: PagePlan) -> None:
        self.game = game
        self.plan = plan
        self.states: dict[str, State[Any]] = positions_of(game, plan)

    def faults(self) -> Iterator[str]:
        for section in self.plan.sections:
            for panel in section.panels:
                yield from (f"{section.id}: {panel.id}: {fault}" for fault in self._of(panel))

    def _of(self, panel: PanelPlan) -> Iterator[str]:
        if panel.scenery is not None and (panel.scenery.lit or panel.scenery.after or panel.scenery.offered):
            yield from self._lit(panel.scenery)
        for claim in panel.claims:
            yield from self._moves(claim)

    def _lit(self, plan: SceneryPlan) -> Iterator[str]:
        ways = ways_after(self.game, self.states[plan.position], plan.after)
        offered = {thing for way in ways for thing in way.picks if thing.startswith("cell:")}
        if plan.offered and not offered:
            yield f"after {list(plan.after)} the rules offer no cell"
        if not plan.offered and offered != set(plan.lit):
            yield f"after {list(plan.after)} the rules offer {sorted(offered)}, and {sorted(plan.lit)} are lit"

    def _moves(self, claim: ClaimPlan) -> Iterator[str]:
        state = self.states[claim.position]
        head = document.read(self.plan.positions[claim.position])
        setup = self.game.setup(head["seats"], head["options"])
        for move, rule in {**dict.fromkeys(claim.legal, ""), **claim.refused}.items():
            refusal = state.refusal(state.to_decide, self.game.parse(move, setup))
            found = refusal.rule if refusal else ""
            if found != rule:
                yield f"{move}: {f'is refused by {found}' if found else 'is legal'}, not {rule or 'legal'}"
