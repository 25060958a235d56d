"""A decision has one home: what is offered, why not, what it does, how it is asked, how it is picked.

- `prologue`: rolling for the first cap (VAI-11)
- `road`: the card of a turn (VAI-12, 13), in three families: `riding` (kilometres, climber, sprinter), `handicaps`
  (attack and counter), `discarding`
- `trial`: rolling in a time trial (VAI-14)
- `over`: nothing is left to decide
"""

from typing import Final

from gruppetto.engine.decision import Decision
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.rules.actions import Play
from gruppetto.games.vainqueur.rules.decisions import over, prologue, road, trial
from gruppetto.games.vainqueur.rules.position import VainqueurPosition
from gruppetto.games.vainqueur.rules.view import VainqueurView

Here = Decision[VainqueurPosition, Play, Refusal, None, VainqueurView, VainqueurView]
"""What the module of a phase has."""

DECISIONS: Final[tuple[Here, ...]] = (prologue, road, trial, over)
"""By phase."""


def attempts(view: VainqueurView) -> list[Attempt[Play]]:
    return DECISIONS[view.open.phase].attempts(view)


def question(view: VainqueurView) -> Text:
    return DECISIONS[view.open.phase].question(view)
