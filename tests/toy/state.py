"""Tiny: two or three riders, one road of ten cells, five kinds of card and a die.

Rules in short: a rider in turn uses one card of a secret hand and draws another. `km1` to `km3` ride, `breeze` rides
half a die, `push` moves somebody else a cell back, and any card may be dropped. The first at the last cell wins.
Actions: `play km2`, `play breeze`, `push 1` (the seat that is pushed), `drop km3`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Self

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import NOBODY, Setup
from gruppetto.engine.edition import Document, Printed
from gruppetto.engine.event import SPECTATOR, Event, Params, Tell
from gruppetto.engine.forbidding import Forbidding
from gruppetto.engine.open import Open
from gruppetto.engine.papers.kinds import Each, Figures, Maybe, Whole, Word
from gruppetto.engine.papers.paper import Field, Paper
from gruppetto.engine.parts import Parts, copy_parts
from gruppetto.engine.refusal import NotationError, Refusal

KINDS = ("km1", "km2", "km3", "breeze", "push")
BREEZE, PUSH = 3, 4


class Move(NamedTuple):
    """One use of a card; `target` is the seat that is pushed, else NOBODY."""

    verb: str
    card: int
    target: int = NOBODY

    def __str__(self) -> str:
        return f"push {self.target}" if self.verb == "push" else f"{self.verb} {KINDS[self.card]}"


@dataclass(frozen=True, slots=True)
class Box(Printed):
    """The edition: how long the road is, how many cards of each kind there are and how many make a hand."""

    length: int
    hand: int
    deck: tuple[int, ...]


def read_box(document: Document) -> Box:
    entry = document.table()
    cards = entry.table("cards")
    deck = tuple(cards.whole(kind) for kind in KINDS)
    cards.done()
    length, hand = entry.whole("length", least=3), entry.whole("hand", least=1)
    if sum(deck) < 3 * hand + 1:
        raise entry.fail("cards", f"must be at least {3 * hand + 1} cards, so that three riders can draw")
    box = Box(*entry.head(document), length, hand, deck)
    entry.done()
    return box


def parse(text: str, setup: Setup[Box]) -> Move:
    verb, _, thing = text.partition(" ")
    if verb == "push" and thing in map(str, range(setup.seats)):
        return Move("push", PUSH, int(thing))
    if thing in KINDS and (verb == "drop" or (verb == "play" and thing != "push")):
        return Move(verb, KINDS.index(thing))
    raise NotationError(f"{text!r} is no action of this game; try 'play km1', 'push 1' or 'drop km3'")


class TinyOpen(Open):
    """What lies open: a place for each rider, the used cards, and how many cards lie elsewhere."""

    __slots__ = ("hand_sizes", "pile_size", "places", "setup", "used")

    def __init__(self, setup: Setup[Box]) -> None:
        self.setup = setup
        self.to_decide = 0
        self.places = [0] * setup.seats
        self.used = [0] * len(KINDS)
        self.hand_sizes = [0] * setup.seats
        self.pile_size = sum(setup.edition.deck)


class TinyView(Parts):
    """What one seat may know: what lies open, and its own hand."""

    __slots__ = ("actions", "hand", "open", "seat")

    def __init__(self, state: "TinyState", seat: int) -> None:
        self.seat = seat
        self.open = copy_parts(state, TinyOpen(state.setup))
        self.hand = tuple(state.hands[seat]) if seat != SPECTATOR else ()
        self.actions: Sequence[Move] = state.actions() if seat == state.to_decide else ()

    def imagine(self, chance: Chance) -> "TinyState":
        state = TinyState(self.open.setup)
        own = self.hand or (0,) * len(KINDS)
        state.pile = [left - used - mine for left, used, mine in zip(state.pile, self.open.used, own, strict=True)]
        for seat, size in enumerate(self.open.hand_sizes):
            if seat == self.seat:
                state.hands[seat] = list(own)
            else:
                for _ in range(size):
                    state.deal(seat, chance)
        return copy_parts(self.open, state)


class TinyState(TinyOpen, Forbidding[Move]):
    """A position: what lies open, and every other card counted in a hand or the pile."""

    __slots__ = ("hands", "pile")
    over_rule, turn_rule = "TIN-1.1", "TIN-3.1"

    def __init__(self, setup: Setup[Box]) -> None:
        super().__init__(setup)
        self.hands = [[0] * len(KINDS) for _ in range(setup.seats)]
        self.pile = list(setup.edition.deck)

    def copy(self) -> Self:
        return copy_parts(self, type(self)(self.setup))

    def tried(self) -> list[Move]:
        drops = [Move("drop", card) for card in range(len(KINDS))]
        plays = [Move("play", card) for card in range(PUSH)]
        return [*drops, *plays, *(Move("push", PUSH, target) for target in range(len(self.places)))]

    def forbidden(self, action: Move) -> Refusal | None:
        seat = self.to_decide
        if not self.hands[seat][action.card]:
            return Refusal("TIN-3.2", {"card": f"card:{KINDS[action.card]}"})
        if action.verb == "push" and (action.target == seat or not self.places[action.target]):
            return Refusal("TIN-3.6", {"target": f"player:{action.target}"})
        left = self.setup.edition.length - self.places[seat]
        exact = self.setup.options["finish"] == "exact"
        if action.verb == "play" and action.card < BREEZE and action.card + 1 > left and exact:
            return Refusal("TIN-3.3", {"left": left})
        return None

    def play(self, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        seat = self.to_decide
        self.hands[seat][action.card] -= 1
        self.hand_sizes[seat] -= 1
        self.used[action.card] += 1
        if action.verb == "push":
            self.places[action.target] -= 1
        elif action.verb == "play":
            cells = (chance.die(6) + 1) // 2 if action.card == BREEZE else action.card + 1
            self.places[seat] = min(self.places[seat] + cells, self.setup.edition.length)
        if tell is not None:
            target: Params = {"target": f"player:{action.target}"} if action.verb == "push" else {}
            card = f"card:{KINDS[action.card]}"
            tell(Event(action.verb, {"who": f"player:{seat}", "card": card, "to": self.places[seat], **target}))
        if self.places[seat] == self.setup.edition.length:
            self.to_decide = NOBODY
            if tell is not None:
                tell(Event("won", {"who": f"player:{seat}"}))
            return
        self.deal(seat, chance, tell)
        self.to_decide = (seat + 1) % len(self.places)

    def deal(self, seat: int, chance: Chance, tell: Tell | None = None) -> None:
        """One card from the pile to a hand; an empty pile is first made anew from the used cards (TIN-2.2)."""
        if not any(self.pile):
            self.pile, self.used = self.used, self.pile
            self.pile_size = sum(self.pile)
        card = chance.draw(self.pile, sum(self.pile))
        self.pile[card] -= 1
        self.pile_size -= 1
        self.hands[seat][card] += 1
        self.hand_sizes[seat] += 1
        if tell is not None:
            tell(Event("drew", {"who": f"player:{seat}"}, owner=seat, secret={"card": f"card:{KINDS[card]}"}))

    def view(self, seat: int) -> TinyView:
        return TinyView(self, seat)

    def standing(self) -> list[float]:
        length = self.setup.edition.length
        if self.to_decide == NOBODY:
            return [float(place == length) for place in self.places]
        return [place / length for place in self.places]

    def document(self) -> str:
        return paper(self.setup).write(self)


def paper(setup: Setup[Box]) -> Paper[TinyState]:
    """A position on paper: each key, what it holds, and where that is in the state."""
    seats, cell = setup.seats, Whole(0, setup.edition.length)
    cards = Figures(Word("card", KINDS), Whole(0, sum(setup.edition.deck)), rest=0)
    turn = Maybe(Word("seat", range(seats)), NOBODY, blank=NOBODY)
    fields: list[Field[TinyState]] = [
        Field("turn", turn, "to_decide", needed=True),
        Field("places", Each(cell, seats, "rider"), needed=True),
        Field("hands", Each(cards, seats, "rider"), needed=True),
        Field("used", cards),
    ]
    return Paper("tiny", setup, fields)
