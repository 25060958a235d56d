"""What one seat may know: everything on the table (nothing is hidden in this game), and its own legal actions."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gruppetto.engine.chance import Chance
from gruppetto.engine.parts import Parts
from gruppetto.games.peloton.rules.actions import Move
from gruppetto.games.peloton.rules.position import PelotonOpen

if TYPE_CHECKING:
    from gruppetto.games.peloton.rules.state import PelotonState


@mypyc_attr(allow_interpreted_subclasses=True)  # so that pickle can make one without its parts
class PelotonView(Parts):
    """One seat's view, or with seat -1 a spectator's."""

    __slots__ = ("actions", "open", "seat")

    def __init__(self, seat: int, open: PelotonOpen, actions: Sequence[Move]) -> None:
        self.seat = seat
        self.open = open
        self.actions = actions

    def imagine(self, chance: Chance) -> "PelotonState":
        """Nothing is hidden, so this is the position itself."""
        # The rules make views; so a view looks for the rules only when it makes a position.
        from gruppetto.games.peloton.rules.state import PelotonState

        state = PelotonState()
        self.open.copy_open(state)
        return state
