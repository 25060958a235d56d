"""What one seat may know (section 4.4 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import View
from gruppetto.games.bostock.box.cards import NO_CARD
from gruppetto.games.bostock.rules.actions import Move
from gruppetto.games.bostock.rules.hands import hand_size, has_laid
from gruppetto.games.bostock.rules.position import BostockOpen, BostockPosition

if TYPE_CHECKING:
    from gruppetto.games.bostock.rules.state import BostockState


@dataclass(frozen=True, slots=True)
class BostockView(View[Move]):
    """One seat's view, or with seat -1 a spectator's."""

    seat: int
    open: BostockOpen
    actions: Sequence[Move]
    hand: tuple[int, ...]
    """Own cards, sorted kinds; empty for a spectator."""
    chosen: int
    """The own card that lies face down, or NO_CARD."""

    def imagine(self, chance: Chance) -> "BostockState":
        # The rules make views; so a view looks for the rules only when it makes a position.
        from gruppetto.games.bostock.rules.state import BostockState

        state = BostockState()
        self.open.copy_open(state)
        self._deal(state, chance)
        return state

    def _deal(self, state: BostockPosition, chance: Chance) -> None:
        """Deals what this seat cannot see: other hands, cards laid face down; the rest is the draw pile."""
        seats = state.course.seats
        state.hands = [()] * seats
        state.chosen = [NO_CARD] * seats
        state.draw = unseen(self)
        left = sum(state.draw)
        for seat in range(seats):
            if seat == self.seat:
                state.hands[seat] = self.hand
                state.chosen[seat] = self.chosen
                continue
            size, laid = hand_size(state, seat), has_laid(state, seat)
            dealt = _draw(state.draw, left, size + laid, chance)
            left -= len(dealt)
            state.hands[seat] = tuple(sorted(dealt[:size]))
            if laid:
                state.chosen[seat] = dealt[size]


def _draw(pile: list[int], left: int, count: int, chance: Chance) -> list[int]:
    """So many cards from a pile with so many left."""
    drawn = []
    for taken in range(count):
        kind = chance.draw(pile, left - taken)
        pile[kind] -= 1
        drawn.append(kind)
    return drawn


def unseen(view: BostockView) -> list[int]:
    """The race cards this seat has not in sight, counts by kind: in other hands, face down, in the draw pile."""
    table = view.open
    counts = [total - laid for total, laid in zip(table.course.deck, table.discards, strict=True)]
    for kind in view.hand:
        counts[kind] -= 1
    if view.chosen != NO_CARD:
        counts[view.chosen] -= 1
    return counts


def view_of(state: BostockPosition, seat: int, actions: Sequence[Move]) -> BostockView:
    """Built up from what lies open and what is the seat's own; `actions` are its legal ones, or none."""
    table = BostockOpen()
    state.copy_open(table)
    if seat < 0:
        return BostockView(seat, table, actions, (), NO_CARD)
    return BostockView(seat, table, actions, state.hands[seat], state.chosen[seat])
