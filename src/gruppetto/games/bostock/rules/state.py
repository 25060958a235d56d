"""A position with its rules: what may be done, why not, what it does. `__init__.py` tells the game in ten lines."""

from collections.abc import Sequence
from typing import Self, final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.games.bostock.box.cards import NO_CARD
from gruppetto.games.bostock.papers.fields import write_position
from gruppetto.games.bostock.rules.actions import NO_MOVES, Move
from gruppetto.games.bostock.rules.decisions import DECISIONS, numbers, why
from gruppetto.games.bostock.rules.naming import player
from gruppetto.games.bostock.rules.position import MOVE_PHASE, OVER_PHASE, RIDE_PHASE, BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.tour import after
from gruppetto.games.bostock.rules.turns import NOTHING
from gruppetto.games.bostock.rules.view import BostockView


@final
class BostockState(BostockPosition):
    """A position with its rules."""

    __slots__ = ()

    def copy(self) -> Self:
        new = BostockState()
        self.copy_open(new)
        self.copy_hidden(new)
        return new

    def actions(self) -> Sequence[Move]:
        phase = self.phase
        if phase is MOVE_PHASE:  # most decisions are moves
            return numbers.actions(self)
        return NO_MOVES if phase is OVER_PHASE else DECISIONS[phase].actions(self)

    def refusal(self, seat: int, action: Move) -> Refusal | None:
        if seat != self.to_decide or self.phase is OVER_PHASE:
            return self._out_of_turn(seat)
        return None if action in self.actions() else self.why(action)

    def _out_of_turn(self, seat: int) -> Refusal:
        if self.phase is OVER_PHASE:
            return Refusal("BOS-15.2")
        waits = self.phase is RIDE_PHASE and seat >= 0 and self.chosen[seat] != NO_CARD
        return Refusal("BOS-14.6" if waits else "BOS-2.5", {"who": player(self.to_decide)})

    def why(self, action: Move) -> Refusal:
        return why(self, action)

    def play(self, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        if self.phase is MOVE_PHASE:
            over = numbers.play(self, action, chance, tell)
        else:
            over = DECISIONS[self.phase].play(self, action, chance, tell)
        if over is not NOTHING:
            after(self, over, chance, tell)

    def view(self, seat: int) -> BostockView:
        table, actions = BostockOpen(), self.actions() if seat == self.to_decide else NO_MOVES
        self.copy_open(table)
        if seat < 0:
            return BostockView(seat, table, actions, (), NO_CARD)
        return BostockView(seat, table, actions, self.hands[seat], self.chosen[seat])

    def document(self) -> str:
        return write_position(self)
