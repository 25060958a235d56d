"""A position with its rules: what may be done, why not, what it does. `__init__.py` tells the game in ten lines."""

from collections.abc import Sequence
from typing import Self, final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.games.seconds.papers.fields import write_position
from gruppetto.games.seconds.rules.actions import NO_MOVES, Move
from gruppetto.games.seconds.rules.decisions import ride
from gruppetto.games.seconds.rules.decisions.phases import DECISIONS, out_of_turn, why
from gruppetto.games.seconds.rules.position import PLAY_PHASE, TOUR_END, SecondsPosition
from gruppetto.games.seconds.rules.tour import go_on
from gruppetto.games.seconds.rules.view import SecondsView, view_of


@final
class SecondsState(SecondsPosition):
    """A position with its rules."""

    __slots__ = ()

    def copy(self) -> Self:
        new = SecondsState()
        self.copy_open(new)
        self.copy_hidden(new)
        return new

    def actions(self) -> Sequence[Move]:
        phase = self.phase
        if phase is PLAY_PHASE:  # by far the most frequent
            return ride.actions(self)
        return NO_MOVES if phase is TOUR_END else DECISIONS[phase].actions(self)

    def refusal(self, seat: int, action: Move) -> Refusal | None:
        if seat != self.to_decide or self.phase is TOUR_END:
            return out_of_turn(self)
        return None if action in self.actions() else self.why(action)

    def why(self, action: Move) -> Refusal:
        return why(self, action)

    def play(self, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        if self.phase is PLAY_PHASE:
            over = ride.play(self, action, chance, tell)
        else:
            over = DECISIONS[self.phase].play(self, action, chance, tell)
        if over:
            go_on(self, chance, tell)

    def view(self, seat: int) -> SecondsView:
        return view_of(self, seat, self.actions() if seat == self.to_decide else NO_MOVES)

    def document(self) -> str:
        return write_position(self)
