"""What one seat may know (section 4.4 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gruppetto.engine.chance import Chance
from gruppetto.engine.parts import Parts
from gruppetto.games.bostock.box.cards import NO_CARD
from gruppetto.games.bostock.rules.actions import Move
from gruppetto.games.bostock.rules.beliefs import guess_hand
from gruppetto.games.bostock.rules.hands import hand_size, has_laid
from gruppetto.games.bostock.rules.position import BostockOpen

if TYPE_CHECKING:
    from gruppetto.games.bostock.rules.state import BostockState


@mypyc_attr(allow_interpreted_subclasses=True)  # so that pickle can make one without its parts
class BostockView(Parts):
    """One seat's view, or with seat -1 a spectator's."""

    __slots__ = ("actions", "chosen", "hand", "open", "seat")

    def __init__(
        self, seat: int, open: BostockOpen, actions: Sequence[Move], hand: tuple[int, ...], chosen: int
    ) -> None:
        self.seat = seat
        self.open = open
        self.actions = actions
        self.hand = hand
        """Own cards, sorted kinds; empty for a spectator."""
        self.chosen = chosen
        """The own card that lies face down, or NO_CARD."""

    def imagine(self, chance: Chance) -> "BostockState":
        # The rules make views; so a view looks for the rules only when it makes a position.
        from gruppetto.games.bostock.rules.state import BostockState

        state, course = BostockState(), self.open.course
        self.open.copy_open(state)
        state.hands, state.chosen = [()] * course.seats, [NO_CARD] * course.seats
        deck, discards = course.deck, state.discards
        state.draw = [deck[kind] - discards[kind] for kind in range(course.kinds)]
        for kind in self.hand:
            state.draw[kind] -= 1
        if self.chosen != NO_CARD:
            state.draw[self.chosen] -= 1
        state.draw_count = sum(state.draw)  # other hands and what lies face down are still among them
        for seat in range(course.seats):
            if seat == self.seat:
                state.hands[seat], state.chosen[seat] = self.hand, self.chosen
                continue
            size, laid = hand_size(self.open, seat), has_laid(self.open, seat)
            dealt = guess_hand(state, seat, size + laid, chance)
            state.hands[seat] = tuple(sorted(dealt[:size]))
            if laid:
                state.chosen[seat] = dealt[size]
        return state
