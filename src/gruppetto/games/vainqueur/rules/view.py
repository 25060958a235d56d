"""What one seat may know (section 4.5 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from gruppetto.engine.chance import Chance
from gruppetto.engine.parts import Parts
from gruppetto.games.vainqueur.box.cards import CLIMBER, KINDS, NO_CARD
from gruppetto.games.vainqueur.rules.actions import Play
from gruppetto.games.vainqueur.rules.beliefs import AS_DEALT, odds_of, odds_of_a_second
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN, VainqueurOpen, VainqueurPosition

if TYPE_CHECKING:
    from gruppetto.games.vainqueur.rules.state import VainqueurState


@mypyc_attr(allow_interpreted_subclasses=True)  # so that pickle can make one without its parts
class VainqueurView(Parts):
    """One seat's view, or with seat -1 a spectator's. Cards are kinds (see `cards`), -1 for none."""

    __slots__ = ("actions", "drawn", "hand", "open", "seat")

    def __init__(
        self, seat: int, open: VainqueurOpen, actions: Sequence[Play], hand: tuple[int, ...], drawn: int
    ) -> None:
        self.seat = seat
        self.open = open
        self.actions = actions
        self.hand = hand
        """Own cards, counts by kind; empty for a spectator."""
        self.drawn = drawn
        """The kind just drawn, if this seat is to decide on the road."""

    def imagine(self, chance: Chance) -> "VainqueurState":
        # The rules make views; so a view looks for the rules only when it makes a position.
        from gruppetto.games.vainqueur.rules.state import VainqueurState

        state = VainqueurState()
        self.open.copy_open(state)
        self._deal(state, chance)
        return state

    def _deal(self, state: VainqueurPosition, chance: Chance) -> None:
        """Deals the cards this seat cannot see: unseen ones into the other hands, the rest face down."""
        seats = self.open.course.seats
        state.hands = [0] * (seats * KINDS)
        state.drawn = self.drawn
        state.draw = unseen(self)
        for seat in range(seats):
            if self.open.shown_hands:
                state.hands[seat * KINDS : (seat + 1) * KINDS] = self.open.shown_hands[seat]
            elif seat == self.seat:
                state.hands[seat * KINDS : (seat + 1) * KINDS] = self.hand
            else:
                self._deal_hand(state, seat, chance)
        state.masks = [_mask(state.hand(seat)) for seat in range(seats)]

    def _deal_hand(self, state: VainqueurPosition, seat: int, chance: Chance) -> None:
        """What this seat probably holds; of the seat to decide the last card is the one just drawn."""
        if self.open.phase is PROLOGUE:
            return
        draw, hands = state.draw, state.hands
        odds, seconds = odds_of(self.open, seat), odds_of_a_second(self.open)
        weights = [draw[kind] * odds[kind] for kind in range(KINDS)]
        total = sum(weights)
        for _ in range(self.open.course.hand_size):
            kind = chance.draw(weights, total)
            place = seat * KINDS + kind
            if not hands[place]:
                odds[kind] = max(1, odds[kind] * seconds[kind] // AS_DEALT)
            hands[place] += 1
            draw[kind] -= 1
            total -= weights[kind]
            weights[kind] = draw[kind] * odds[kind]
            total += weights[kind]
        if seat == self.open.to_decide and self.open.phase is ROAD_TURN:
            state.drawn = chance.draw(draw, sum(draw))
            draw[state.drawn] -= 1
            hands[seat * KINDS + state.drawn] += 1


def unseen(view: VainqueurView) -> list[int]:
    """The cards this seat has not in sight, by kind: those in other hands and in the draw pile."""
    table = view.open
    counts = list(table.course.deck)
    for seen in (*(table.shown_hands or (view.hand,)), table.discard):
        for kind, count in enumerate(seen):
            counts[kind] -= count
    for handicap in table.handicaps:
        if handicap != NO_CARD:
            counts[handicap] -= 1
    counts[CLIMBER] -= table.climbers.bit_count()
    return counts


def _mask(counts: Sequence[int]) -> int:
    return sum([1 << kind for kind, count in enumerate(counts) if count])


def view_of(state: VainqueurPosition, seat: int, actions: Sequence[Play]) -> VainqueurView:
    """Built up from what lies open and what is the seat's own; `actions` are its legal ones, or none."""
    table = VainqueurOpen()
    state.copy_open(table)
    own_turn = seat == state.to_decide and seat >= 0
    hand = tuple(state.hand(seat)) if seat >= 0 else ()
    return VainqueurView(seat, table, actions, hand, state.drawn if own_turn else NO_CARD)
