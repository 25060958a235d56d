"""The bots that do not look ahead: `random` plays anything, `greedy` what looks best at a glance."""

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
