"""The bots that do not look ahead: `random` plays anything, `greedy` what looks best, `lanterne` mostly."""

from gruppetto.bots.bot import A, Bot
from gruppetto.engine.contract import View


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    __slots__ = ()

    def decide(self, view: View[A]) -> A:
        actions = view.actions
        return actions[int(self._uniform() * len(actions))]


class GreedyBot(Bot):
    """The action that the game itself appraises highest; equals are drawn by lot.

    Taking always the first of equals would, for one, always hand the bad cards to the first seat.
    """

    __slots__ = ()

    def decide(self, view: View[A]) -> A:
        actions = view.actions
        if len(actions) == 1:
            return actions[0]
        worths = self._game.appraise(view)
        most = max(worths)
        best = [place for place, worth in enumerate(worths) if worth == most]
        if len(best) == 1:
            return actions[best[0]]
        return actions[best[int(self._uniform() * len(best))]]


BLUNDERS = 0.3
"""How often a blunderer does not take what looks best."""


class BlunderingBot(GreedyBot):
    """Greedy that blunders on purpose: now and then it takes any action, so that a beginner can beat it."""

    __slots__ = ()

    def decide(self, view: View[A]) -> A:
        if len(view.actions) > 1 and self._uniform() < BLUNDERS:
            return view.actions[int(self._uniform() * len(view.actions))]
        return super().decide(view)
