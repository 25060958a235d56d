"""Tiny in calm weather: nobody draws after a move, so that moves without luck can be taken back at once."""

from typing import ClassVar

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import Setup
from gruppetto.engine.event import Tell
from tests.toy.game import Tiny
from tests.toy.state import Box, TinyState


class CalmState(TinyState):
    __slots__ = ()

    def deal(self, seat: int, chance: Chance, tell: Tell | None = None) -> None:
        """Everybody starts with the same cards, and that is all there is."""
        if sum(self.hands[seat]) == 0:
            self.hands[seat] = [4, 1, 1, 0, 1]


class Calm(Tiny):
    id: ClassVar[str] = "calm"
    hides: ClassVar[bool] = False

    def start(self, setup: Setup[Box], chance: Chance, tell: Tell | None = None) -> CalmState:
        state = CalmState(setup)
        for seat in range(setup.seats):
            state.deal(seat, chance)
        return state
