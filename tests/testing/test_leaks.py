"""The leak test fails for games that leak, each in another way, and passes for the honest toy."""

from collections.abc import Callable
from typing import Any

import pytest

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.testing import Compared, Fault, no_leaks
from tests.toy import GAME
from tests.toy.game import Tiny
from tests.toy.state import KINDS, Move, TinyState, TinyView


class NosyView(TinyView):
    """A view that carries the next rider's hand, though nothing shows it."""

    __slots__ = ("rival",)

    def __init__(self, state: TinyState, seat: int) -> None:
        super().__init__(state, seat)
        self.rival = tuple(state.hands[(seat + 1) % len(state.hands)])


class AllKnowingView(TinyView):
    """A view that carries all cards and imagines nothing but the truth: no imagined world gives it away."""

    __slots__ = ("truth",)

    def __init__(self, state: TinyState, seat: int) -> None:
        super().__init__(state, seat)
        self.truth = (tuple(map(tuple, state.hands)), tuple(state.pile))

    def imagine(self, chance: Chance) -> TinyState:
        state = super().imagine(chance)
        hands, pile = self.truth
        state.hands, state.pile = [list(hand) for hand in hands], list(pile)
        return state


class EagerView(TinyView):
    """A view with the legal actions of whoever is to decide: an ask for another seat."""

    __slots__ = ()

    def __init__(self, state: TinyState, seat: int) -> None:
        super().__init__(state, seat)
        self.actions = state.actions()


def draw_in_public(deal: Callable[..., None]) -> Any:
    """An event without its owner: everybody learns which card was drawn."""

    def leaky(self: TinyState, seat: int, chance: Chance, tell: Tell | None = None) -> None:
        heard: list[Event] = []
        deal(self, seat, chance, heard.append)
        for event in heard if tell else ():
            assert tell is not None
            tell(Event(event.kind, {**(event.params or {}), **(event.secret or {})}))

    return leaky


def refuse_with_the_hand(refusal: Callable[..., Refusal | None]) -> Any:
    """A refusal whose figures tell what the seat to decide holds."""

    def leaky(self: TinyState, seat: int, action: Move) -> Refusal | None:
        found = refusal(self, seat, action)
        if found and found.rule == "TIN-3.1":
            return Refusal(found.rule, {**found.params, "holds": self.hands[self.to_decide]})
        return found

    return leaky


def refuse_by_what_others_hold(refusal: Callable[..., Refusal | None]) -> Any:
    """A refusal that comes only if the seat to decide could do it: asking often enough tells the hand."""

    def leaky(self: TinyState, seat: int, action: Move) -> Refusal | None:
        found = refusal(self, seat, action)
        if found and found.rule == "TIN-3.1" and not self.hands[self.to_decide][action.card]:
            return Refusal("TIN-3.2", {"card": f"card:{KINDS[action.card]}"})
        return found

    return leaky


def move_by_the_rivals_hand(play: Callable[..., None]) -> Any:
    """A move whose public event tells, one move late, how many pushes the next rider holds."""

    def leaky(self: TinyState, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        rival = self.hands[(self.to_decide + 1) % len(self.hands)]
        play(self, action, chance, tell)
        if tell is not None:
            tell(Event("drop", {"who": "player:0", "card": "card:push", "to": rival[-1]}))

    return leaky


LEAKS = [
    (TinyState, "view", lambda true: NosyView, r"can tell apart two worlds .* by its view.rival"),
    (TinyState, "view", lambda true: EagerView, r"can tell apart two worlds .* by its view.actions"),
    (TinyState, "view", lambda true: AllKnowingView, r"sees what no event told it: view.truth"),
    (TinyState, "deal", draw_in_public, r"is told a secret by the events of"),
    (TinyState, "refusal", refuse_with_the_hand, r"can tell apart two worlds .* by its refusals"),
    (TinyState, "refusal", refuse_by_what_others_hold, r"can tell apart two worlds .* by its refusals"),
    (TinyState, "play", move_by_the_rivals_hand, r"can tell apart after .* by events"),
]


@pytest.mark.parametrize(("owner", "name", "make", "claim"), LEAKS)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, owner: type, name: str, make: Callable[[Any], Any], claim: str, seats: int
) -> None:
    leaky = make(getattr(owner, name))
    if isinstance(leaky, type):  # a class is no method: call it as one
        monkeypatch.setattr(owner, name, lambda self, seat: leaky(self, seat))
    else:
        monkeypatch.setattr(owner, name, leaky)

    with pytest.raises(Fault, match=claim):
        no_leaks(GAME, GAME.setup(seats), seed=3)


def test_a_question_that_counts_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ask is built of a view, so it can only leak with one that knows too much; both are in the traffic."""
    monkeypatch.setattr(TinyState, "view", lambda self, seat: NosyView(self, seat))
    monkeypatch.setattr(Tiny, "question", lambda self, view: Text("tiny-ask", {"cards": view.rival[0]}))

    with pytest.raises(Fault, match="can tell apart two worlds"):
        no_leaks(GAME, GAME.setup(2), seed=3)


def test_an_honest_game_passes_and_was_really_compared() -> None:
    compared = no_leaks(GAME, GAME.setup(3), seed=3)

    assert compared.worlds > 50
    assert compared.steps > 100
    assert compared.turns > 100


def test_actions_that_turn_hidden_things_over_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "play", move_by_the_rivals_hand(TinyState.play))

    compared = no_leaks(GAME, GAME.setup(2), seed=3, reveals=lambda state, action: True)

    assert compared == Compared(worlds=compared.worlds)
