"""What one seat may know: everything on the table (nothing is hidden in this game), and its own legal actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import View
from gruppetto.games.peloton.rules.actions import Move
from gruppetto.games.peloton.rules.position import PelotonOpen, PelotonPosition

if TYPE_CHECKING:
    from gruppetto.games.peloton.rules.state import PelotonState


@dataclass(frozen=True, slots=True)
class PelotonView(View[Move]):
    """One seat's view, or with seat -1 a spectator's."""

    seat: int
    open: PelotonOpen
    actions: Sequence[Move]

    def imagine(self, chance: Chance) -> "PelotonState":
        """Nothing is hidden, so this is the position itself."""
        # The rules make views; so a view looks for the rules only when it makes a position.
        from gruppetto.games.peloton.rules.state import PelotonState

        state = PelotonState()
        self.open.copy_open(state)
        return state


def view_of(state: PelotonPosition, seat: int, actions: Sequence[Move]) -> PelotonView:
    """Everything on the table; `actions` are the seat's legal ones, or none."""
    table = PelotonOpen()
    state.copy_open(table)
    return PelotonView(seat, table, actions)
