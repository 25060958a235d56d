"""Tiny at the door: editions, positions from documents, picks, and the picture for the screen."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import NOBODY, Game, PositionError, Setup, View
from gruppetto.engine.document import read
from gruppetto.engine.edition import Document, Words
from gruppetto.engine.event import Tell
from gruppetto.engine.option import Option, OptionError
from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Board, Dial, Heading, Own, Picture, Piece, Row, Stage, Table, Text
from gruppetto.engine.scene import Card as CardOnScreen
from gruppetto.engine.scene import Pile as PileOnScreen
from gruppetto.road.plain_board import plain_board
from tests.toy.state import BREEZE, KINDS, PUSH, Box, Move, TinyState, TinyView, parse, read_box

_FIELDS = {"game": str, "edition": str, "options": dict, "turn": int, "places": list, "hands": list, "used": dict}
_LOOKS = {BREEZE: ("tailwind", "counter"), PUSH: ("headwind", "handicap")}
_FOLDER = Path(__file__).parent
_BOX = read_box(Document.read(_FOLDER / "editions" / "box.toml"))


class Tiny(Game[Move, Box]):
    id: ClassVar[str] = "tiny"
    rules_version: ClassVar[str] = "1"
    players: ClassVar[range] = range(2, 4)
    minutes: ClassVar[tuple[int, int]] = (1, 2)
    options: ClassVar[tuple[Option, ...]] = (Option("finish", ("over", "exact"), "over", "TIN-3.3"),)
    rule_prefix: ClassVar[str] = "TIN"
    folder: ClassVar[Path] = _FOLDER

    def editions(self) -> list[Box]:
        return [_BOX]

    def edition(self, document: Document) -> Box:
        return read_box(document)

    def start(self, setup: Setup[Box], chance: Chance, tell: Tell | None = None) -> TinyState:
        state = TinyState(setup)
        for _ in range(setup.edition.hand):
            for seat in range(setup.seats):
                state.deal(seat, chance, tell)
        return state

    def parse(self, text: str, setup: Setup[Box]) -> Move:
        return parse(text, setup.seats)

    def position(self, text: str, setup: Setup[Box] | None = None) -> TinyState:
        fields = read(text)
        for name, kind in _FIELDS.items():
            if type(fields.get(name)) is not kind:
                raise PositionError(f"the key {name!r} is missing or of the wrong kind")
        if unknown := fields.keys() - _FIELDS:
            raise PositionError(f"there is no key {min(unknown)!r} in a position of this game")
        state = TinyState(self._agreed(fields, setup))
        state.places = [_whole(place, "a place") for place in fields["places"]]
        state.to_decide = fields["turn"]
        state.hands = [_cards(hand) for hand in fields["hands"]]
        state.used = _cards(fields["used"])
        state.hand_sizes = [sum(hand) for hand in state.hands]
        for cards in (*state.hands, state.used):
            state.pile = [left - card for left, card in zip(state.pile, cards, strict=True)]
        state.pile_size = sum(state.pile)
        if reason := _impossible(state):
            raise PositionError(reason)
        return state

    def _agreed(self, fields: dict[str, Any], setup: Setup[Box] | None) -> Setup[Box]:
        edition = setup.edition if setup else _BOX
        if (fields["game"], fields["edition"]) != (self.id, edition.id):
            raise PositionError(f"this position is not one of {self.id} with the edition {edition.id}")
        try:
            named = self.setup(len(fields["places"]), fields["options"], edition)
        except (OptionError, ValueError) as error:
            raise PositionError(str(error)) from None
        if setup and named != setup:
            raise PositionError("the position has other options or seats than the match")
        return named

    def attempts(self, view: View[Move]) -> list[Attempt[Move]]:
        assert isinstance(view, TinyView)
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

    def question(self, view: View[Move]) -> Text:
        assert isinstance(view, TinyView)
        return Text("tiny-ask", {"cards": sum(view.hand)})

    def heading(self, view: View[Move]) -> Heading:
        assert isinstance(view, TinyView)
        box = view.open.setup.edition
        stage = Stage(1, 1, box.name, Text("tiny-kind"), Text("tiny-length", {"cells": box.length}))
        return Heading(stage, Text("tiny-race", {"head": max(view.open.places)}))

    def own(self, view: View[Move]) -> Own:
        assert isinstance(view, TinyView)
        return Own(_hand(view.hand))

    def picture(self, view: View[Move]) -> Picture:
        assert isinstance(view, TinyView)
        heading = self.heading(view)
        box, places = view.open.setup.edition, view.open.places
        seating = self.seating(len(places))
        rows = [
            Row(1 + sum(place < other for other in places), seat, seating[seat].team, seating[seat].bib, str(place))
            for seat, place in sorted(enumerate(places), key=lambda item: -item[1])
        ]
        return Picture(
            board="road",
            stage=heading.stage,
            stages=[],
            round=heading.round,
            turn=view.open.to_decide,
            pieces=[
                Piece(f"rider:{seat}", seat, look.team, look.bib, f"cell:{place}", place / box.length)
                for seat, (look, place) in enumerate(zip(seating, places, strict=True))
            ],
            dice=[],
            piles=[
                PileOnScreen("pile:draw", Text("tiny-pile-draw"), view.open.pile_size),
                PileOnScreen("pile:used", Text("tiny-pile-used"), sum(view.open.used), content=_hand(view.open.used)),
            ],
            standings=[Table(Text("tiny-standings"), None, rows)],
            result=None,
            provenance=box.provenance,
            over=view.open.to_decide == NOBODY,
        )

    def board(self, edition: Box, board: str) -> Board:
        return plain_board(board, edition.length + 1, signs={edition.length: edition.name})

    def stage_names(self, setup: Setup[Box]) -> list[Words]:
        return [setup.edition.name]

    def appraise(self, view: View[Move]) -> list[float]:
        """Far is good, a push is as good as the one it hits stands, and dropping is for when nothing else goes."""
        assert isinstance(view, TinyView)
        return [_worth(move, view) for move in view.actions]


def _worth(move: Move, view: TinyView) -> float:
    if move.verb == "drop":
        return -1
    return view.open.places[move.target] / 4 if move.verb == "push" else min(move.card + 1, 2.5)


def _hand(cards: Sequence[int]) -> list[CardOnScreen]:
    return [_card(card, count) for card, count in enumerate(cards) if count]


def _card(card: int, count: int) -> CardOnScreen:
    """Kilometres have their figure on a dial, the others a picture of the look."""
    kind = KINDS[card]
    picture, frame = _LOOKS.get(card, (kind, "kilometre"))
    dial = None if card in _LOOKS else Dial(card + 1, BREEZE, Text("tiny-unit", {"cells": card + 1}))
    return CardOnScreen(f"card:{kind}", picture, frame, Text(f"tiny-card-{kind}"), count, dial=dial)


def _whole(value: object, what: str) -> int:
    if type(value) is not int or value < 0:
        raise PositionError(f"{what} must be a whole number, not {value!r}")
    return value


def _cards(table: object) -> list[int]:
    if not isinstance(table, dict) or tuple(table) != KINDS:
        raise PositionError(f"cards must be counted as {', '.join(KINDS)}")
    return [_whole(count, "a number of cards") for count in table.values()]


def _impossible(state: TinyState) -> str:
    """Why this position cannot occur, or nothing."""
    length, hand = state.setup.edition.length, state.setup.edition.hand
    winners = [seat for seat, place in enumerate(state.places) if place >= length]
    if len(state.hands) != len(state.places):
        return "there must be one hand for each rider"
    if max(state.places) > length or len(winners) > 1:
        return f"at most one rider can stand on the last cell, which is {length}"
    if state.to_decide not in ([NOBODY] if winners else range(len(state.places))):
        return f"it cannot be the turn of seat {state.to_decide}"
    if [sum(cards) for cards in state.hands] != [hand - (seat in winners) for seat in range(len(state.hands))]:
        return f"every rider holds {hand} cards, and one less after winning"
    if min(state.pile) < 0:
        return f"there are more cards {KINDS[state.pile.index(min(state.pile))]} than in the box"
    return ""
