"""Tiny at the door: editions, positions from documents, picks, and the picture for the screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from gruppetto.engine.board import Board
from gruppetto.engine.chance import Chance
from gruppetto.engine.coding import Coding, figures, seats_of
from gruppetto.engine.contract import Game, Setup
from gruppetto.engine.event import Tell
from gruppetto.engine.option import Option
from gruppetto.engine.papers import paper as papers
from gruppetto.engine.picks import Attempt, Reach
from gruppetto.engine.scene import Card, Dial, Heading, Own, Picture, Pile, Stage, Text
from gruppetto.road.plain_board import plain_board
from gruppetto.road.plain_picture import plain_picture
from tests.toy.state import BREEZE, KINDS, PUSH, Box, Move, TinyState, TinyView, paper, parse, read_box

_LOOKS = {BREEZE: ("tailwind", "counter"), PUSH: ("headwind", "handicap")}


class Tiny(Game[Move, Box, TinyView]):
    id: ClassVar[str] = "tiny"
    rules_version: ClassVar[str] = "1"
    players: ClassVar[range] = range(2, 4)
    minutes: ClassVar[tuple[int, int]] = (1, 2)
    options: ClassVar[tuple[Option, ...]] = (Option("finish", ("over", "exact"), "over", "TIN-3.3"),)
    rule_prefix: ClassVar[str] = "TIN"
    folder: ClassVar[Path] = Path(__file__).parent

    edition = staticmethod(read_box)
    parse = staticmethod(parse)

    def start(self, setup: Setup[Box], chance: Chance, tell: Tell | None = None) -> TinyState:
        state = TinyState(setup)
        for _ in range(setup.edition.hand):
            for seat in range(setup.seats):
                state.deal(seat, chance, tell)
        return state

    def position(self, text: str, setup: Setup[Box] | None = None) -> TinyState:
        written, state = papers.open_document(text, self, TinyState, setup, self.editions())
        paper(state.setup).read(state, written)
        state.hand_sizes = [sum(hand) for hand in state.hands]
        out = [sum(cards) for cards in zip(state.used, *state.hands, strict=True)]
        state.pile = papers.left_of(state.setup.edition.deck, out, KINDS)
        state.pile_size = sum(state.pile)
        papers.check(state, [_wrong])
        return state

    def attempts(self, view: TinyView) -> list[Attempt[Move]]:
        attempts: list[Attempt[Move]] = []
        for card, kind in enumerate(KINDS):
            pick = f"card:{kind}"
            if not (view.hand and view.hand[card]):
                continue
            if card != PUSH:
                attempts.append(Attempt(Move("play", card), (pick,), Text("tiny-do-play", {"card": pick})))
            for target in range(len(view.open.places)) if card == PUSH else ():
                label = Text("tiny-do-push", {"target": f"player:{target}"})
                attempts.append(Attempt(Move("push", card, target), (pick, f"player:{target}"), label))
            label = Text("tiny-do-drop", {"card": pick})
            attempts.append(Attempt(Move("drop", card), (pick, "pile:used"), label, side=True))
        return attempts

    def reach(self, view: TinyView, thing: str) -> list[Reach]:
        """Whoever is pushed goes one back, which the path of a push does not say."""
        if thing != f"card:{KINDS[PUSH]}" or not (view.hand and view.hand[PUSH]):
            return []
        places = view.open.places
        return [Reach(f"rider:{seat}", (f"cell:{max(0, place - 1)}",)) for seat, place in enumerate(places)]

    def question(self, view: TinyView) -> Text:
        return Text("tiny-ask", {"cards": sum(view.hand)})

    def heading(self, view: TinyView) -> Heading:
        box = view.open.setup.edition
        stage = Stage(1, 1, box.name, Text("tiny-kind"), Text("tiny-length", {"cells": box.length}))
        return Heading(stage, Text("tiny-race", {"head": max(view.open.places)}))

    def own(self, view: TinyView) -> Own:
        return Own(_hand(view.hand))

    def picture(self, view: TinyView) -> Picture:
        table, box = view.open, view.open.setup.edition
        used = Pile("pile:used", Text("tiny-pile-used"), sum(table.used), content=_hand(table.used))
        return plain_picture(
            "road",
            self.heading(view),
            table.places,
            box.length,
            self.seating(table.setup),
            to_decide=table.to_decide,
            standings=Text("tiny-standings"),
            provenance=box.provenance,
            piles=[Pile("pile:draw", Text("tiny-pile-draw"), table.pile_size), used],
        )

    def board(self, edition: Box, board: str) -> Board:
        return plain_board(board, edition.length + 1, signs={edition.length: edition.name})

    def coding(self, setup: Setup[Box]) -> Coding:
        """All of it in numbers, for programs that learn."""
        seats, box = setup.seats, setup.edition
        every = TinyState(setup).tried()
        rows = (
            *seats_of(seats),
            figures("places", seats, most=box.length),
            figures("used", len(KINDS), most=max(box.deck)),
            figures("hand_sizes", seats, most=box.hand),
            figures("pile_size", most=sum(box.deck)),
            figures("hand", len(KINDS), most=box.hand),
        )
        return Coding(tuple(map(str, every)), max(6, len(KINDS)), rows, aside=frozenset({"setup"}))

    def appraise(self, view: TinyView) -> list[float]:
        """Far is good, a push is as good as the one it hits stands, and dropping is for when nothing else goes."""
        return [_worth(move, view) for move in view.actions]


def _worth(move: Move, view: TinyView) -> float:
    if move.verb == "drop":
        return -1
    return view.open.places[move.target] / 4 if move.verb == "push" else min(move.card + 1, 2.5)


def _hand(cards: Sequence[int]) -> list[Card]:
    return [_card(card, count) for card, count in enumerate(cards) if count]


def _card(card: int, count: int) -> Card:
    """Kilometres have their figure on a dial, the others a picture of the look."""
    kind = KINDS[card]
    picture, frame = _LOOKS.get(card, (kind, "kilometre"))
    dial = None if card in _LOOKS else Dial(card + 1, BREEZE, Text("tiny-unit", {"cells": card + 1}))
    return Card(f"card:{kind}", picture, frame, Text(f"tiny-card-{kind}"), count, dial=dial)


def _wrong(state: TinyState) -> papers.Reasons:
    """What would be wrong with a position, each with its reason; what is out of bounds is not even read."""
    length, hand = state.setup.edition.length, state.setup.edition.hand
    winners = [seat for seat, place in enumerate(state.places) if place == length]
    yield len(winners) > 1, f"only one rider can stand on the last cell, which is {length}"
    yield from papers.decision_reasons(state.to_decide, over=bool(winners))
    sizes = [hand - (seat in winners) for seat in range(len(state.hands))]
    yield state.hand_sizes != sizes, f"every rider holds {hand} cards, and one less after winning"
