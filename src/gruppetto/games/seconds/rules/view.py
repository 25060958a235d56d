"""What one seat may know (section 4.5 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from functools import cache
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
        state.hands = []
        kinds = state.course.kinds
        buried: list[int] = []
        for seat, count in enumerate(state.buried_sizes):
            buried += self.buried if seat == self.seat else _laid_aside(state, count, chance)
        state.buried = tuple(buried)
        for seat, known in enumerate(state.shown):
            cards = known or (0,) * kinds
            state.hands += self.hand if seat == self.seat else _held(state, cards, chance, state.hand_sizes[seat])
        return state


def _laid_aside(state: SecondsPosition, count: int, chance: Chance) -> list[int]:
    """So many cards that somebody laid aside face down: mostly low ones, so the hands are better than what is left."""
    cards = [0] * state.course.kinds
    if not count:
        return cards
    odds = _low_first(state.course.deck)
    lots = [left * odd for left, odd in zip(state.draw, odds, strict=True)]
    total = sum(lots)
    for _ in range(count):
        value = chance.draw(lots, total)
        lots[value] -= odds[value]
        total -= odds[value]
        state.draw[value] -= 1
        cards[value] += 1
    state.draw_count -= count
    return cards


@cache
def _low_first(deck: tuple[int, ...]) -> tuple[int, ...]:
    """The odds that a card is laid aside, by value: as the square of how many are better. In games of bots a 2 is laid
    aside three times as often as a 7, and hardly ever anything above a 10."""
    return tuple((1 + sum(deck[value + 1 :])) ** 2 for value in range(len(deck)))


def _held(state: SecondsPosition, known: tuple[int, ...], chance: Chance, size: int) -> list[int]:
    """A hand of known cards and others that this seat cannot see."""
    cards = list(known)
    for _ in range(size - sum(known)):
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
