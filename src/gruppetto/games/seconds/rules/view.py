"""What one seat may know (section 4.5 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import View
from gruppetto.games.seconds.rules.actions import Move
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition

if TYPE_CHECKING:
    from gruppetto.games.seconds.rules.state import SecondsState


@dataclass(frozen=True, slots=True)
class SecondsView(View[Move]):
    """One seat's view, or with seat -1 a spectator's."""

    seat: int
    open: SecondsOpen
    actions: Sequence[Move]
    hand: tuple[int, ...]
    """Own cards, counts by value; empty for a spectator."""
    buried: tuple[int, ...]
    """Own face-down cards of the discard pile, counts by value; empty for a spectator."""

    def imagine(self, chance: Chance) -> "SecondsState":
        # The rules make views; so a view looks for the rules only when it makes a position.
        from gruppetto.games.seconds.rules.state import SecondsState

        state = SecondsState()
        self.open.copy_open(state)
        self._deal(state, chance)
        return state

    def _deal(self, state: SecondsPosition, chance: Chance) -> None:
        """Deals what this seat cannot see: the other hands beyond the shown cards, what others laid aside, the pile."""
        kinds, seats = state.course.kinds, state.course.seats
        state.hands = [0] * (seats * kinds)
        state.buried = [0] * (seats * kinds)
        state.draw = unseen(self)
        state.draw_count = sum(state.draw)
        for seat in range(seats):
            first = seat * kinds
            if seat == self.seat:
                state.hands[first : first + kinds] = self.hand
                state.buried[first : first + kinds] = self.buried
                continue
            known = state.shown[seat] or (0,) * kinds
            state.hands[first : first + kinds] = known
            _draw(state, state.hands, first, state.hand_sizes[seat] - sum(known), chance)
            _draw(state, state.buried, first, state.buried_sizes[seat], chance)


def _draw(state: SecondsPosition, into: list[int], first: int, count: int, chance: Chance) -> None:
    for _ in range(count):
        value = chance.draw(state.draw, state.draw_count)
        state.draw[value] -= 1
        state.draw_count -= 1
        into[first + value] += 1


def unseen(view: SecondsView) -> list[int]:
    """The cards this seat has not in sight, by value: in other hands, laid aside by others, in the draw pile."""
    race = view.open
    counts = list(race.course.deck)
    seen = [view.hand, view.buried, race.played]
    seen += [known for seat, known in enumerate(race.shown) if seat != view.seat]
    for cards in seen:
        for value, count in enumerate(cards):
            counts[value] -= count
    return counts


def view_of(state: SecondsPosition, seat: int, actions: Sequence[Move]) -> SecondsView:
    """Built up from what lies open and what is the seat's own; `actions` are its legal ones, or none."""
    race = SecondsOpen()
    state.copy_open(race)
    if seat < 0:
        return SecondsView(seat, race, actions, (), ())
    first = seat * state.course.kinds
    after = first + state.course.kinds
    return SecondsView(seat, race, actions, tuple(state.hands[first:after]), tuple(state.buried[first:after]))
