"""What one seat may know (section 4.5 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gruppetto.engine.chance import Chance
from gruppetto.engine.parts import Parts
from gruppetto.games.seconds.rules.actions import Move
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition

if TYPE_CHECKING:
    from gruppetto.games.seconds.rules.state import SecondsState


@mypyc_attr(allow_interpreted_subclasses=True)  # so that pickle can make one without its parts
class SecondsView(Parts):
    """One seat's view, or with seat -1 a spectator's."""

    __slots__ = ("actions", "buried", "hand", "open", "seat")

    def __init__(
        self, seat: int, open: SecondsOpen, actions: Sequence[Move], hand: tuple[int, ...], buried: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.open = open
        self.actions = actions
        self.hand = hand
        """Own cards, counts by value; empty for a spectator."""
        self.buried = buried
        """Own face-down cards of the discard pile, counts by value; empty for a spectator."""

    def imagine(self, chance: Chance) -> "SecondsState":
        # The rules make views; so a view looks for the rules only when it makes a position.
        from gruppetto.games.seconds.rules.state import SecondsState

        state = SecondsState()
        self.open.copy_open(state)
        state.draw = unseen(self)
        state.draw_count = sum(state.draw)
        state.hands, state.buried = [], []
        nothing = (0,) * state.course.kinds
        for seat, known in enumerate(state.shown):
            known = known or nothing
            more = state.hand_sizes[seat] - sum(known)
            own = seat == self.seat
            state.hands += self.hand if own else _dealt(state, known, more, chance)
            state.buried += self.buried if own else _dealt(state, nothing, state.buried_sizes[seat], chance)
        return state


def _dealt(state: SecondsPosition, known: tuple[int, ...], more: int, chance: Chance) -> list[int]:
    """Known cards and so many more of those that this seat cannot see."""
    cards = list(known)
    for _ in range(more):
        value = chance.draw(state.draw, state.draw_count)
        state.draw[value] -= 1
        state.draw_count -= 1
        cards[value] += 1
    return cards


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
    kinds = state.course.kinds if seat >= 0 else 0
    own = slice(seat * kinds, (seat + 1) * kinds)
    return SecondsView(seat, race, actions, tuple(state.hands[own]), tuple(state.buried[own]))
