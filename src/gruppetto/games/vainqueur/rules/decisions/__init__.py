"""A decision has one home: what is offered, why not, what it does, how it is asked, how it is picked.

- `prologue`: rolling for the first cap (VAI-11)
- `road`: the card of a turn (VAI-12, 13), in three families: `riding` (kilometres, climber, sprinter), `handicaps`
  (attack and counter), `discarding`
- `trial`: rolling in a time trial (VAI-14)
- `over`: nothing is left to decide
"""

from collections.abc import Sequence
from typing import Final, Protocol

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.rules.actions import Play
from gruppetto.games.vainqueur.rules.decisions import over, prologue, road, trial
from gruppetto.games.vainqueur.rules.position import VainqueurOpen, VainqueurPosition
from gruppetto.games.vainqueur.rules.view import VainqueurView


class Decision(Protocol):
    """What the module of a phase has."""

    def offered(self, state: VainqueurPosition) -> Sequence[Play]:
        """All legal plays of the seat to decide."""

    def why(self, state: VainqueurPosition, action: Play) -> Refusal:
        """The first rule that forbids a play known not to be legal."""

    def play(self, state: VainqueurPosition, action: Play, chance: Chance, tell: Tell | None) -> None:
        """What a legal play does."""

    def question(self, table: VainqueurOpen) -> Text:
        """The one imperative line."""

    def attempts(self, view: VainqueurView) -> list[Attempt[Play]]:
        """What somebody in front of this view might try, legal or not."""


DECISIONS: Final[tuple[Decision, ...]] = (prologue, road, trial, over)
"""By phase."""
