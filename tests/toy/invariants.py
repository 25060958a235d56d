"""What holds in every position of Tiny, for the kit to check on the way."""

from typing import Any

from gruppetto.engine.contract import State
from tests.toy.state import TinyState


def cards_are_conserved(state: State[Any]) -> str | None:
    assert isinstance(state, TinyState)
    counted = [sum(kind) for kind in zip(state.pile, state.used, *state.hands, strict=True)]
    deck = list(state.setup.edition.deck)
    return None if counted == deck else f"there are {counted} cards instead of {deck}"


INVARIANTS = (cards_are_conserved,)
