"""A position with its rules: what may be done, why not, what it does. `__init__.py` tells the game in ten lines."""

from collections.abc import Sequence
from typing import Self, final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.games.peloton.papers.fields import write_position
from gruppetto.games.peloton.rules.actions import NO_MOVES, Move
from gruppetto.games.peloton.rules.decisions import BY_VERB, DECISIONS, moving
from gruppetto.games.peloton.rules.naming import forbidden
from gruppetto.games.peloton.rules.position import MOVE_PHASE, OVER, PLACE_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.tour import go_on
from gruppetto.games.peloton.rules.view import PelotonView


@final
class PelotonState(PelotonPosition):
    """A position with its rules; each decision is in a module of `decisions`."""

    __slots__ = ()

    def copy(self) -> Self:
        new = PelotonState()
        self.copy_open(new)
        return new

    def actions(self) -> Sequence[Move]:
        if self.phase is MOVE_PHASE:  # most decisions are moves
            return moving.actions(self)
        return NO_MOVES if self.phase is OVER else DECISIONS[self.phase].actions(self)

    def refusal(self, seat: int, action: Move) -> Refusal | None:
        if self.phase is OVER:
            return Refusal("PEL-24.13")
        if seat != self.to_decide:
            return forbidden(self, "PEL-3.1")
        legal = moving.allows(self, action) if BY_VERB[action.verb] is moving else action in self.actions()
        return None if legal else self.why(action)

    def why(self, action: Move) -> Refusal:
        """Before the start there is nothing but placing."""
        choice = DECISIONS[PLACE_PHASE] if self.phase is PLACE_PHASE else BY_VERB[action.verb]
        return choice.why(self, action)

    def play(self, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        if self.phase is MOVE_PHASE:
            over = moving.play(self, action, chance, tell)
        else:
            over = BY_VERB[action.verb].play(self, action, chance, tell)
        if over:
            go_on(self, tell)

    def view(self, seat: int) -> PelotonView:
        table = PelotonOpen()
        self.copy_open(table)
        return PelotonView(seat, table, self.actions() if seat == self.to_decide else NO_MOVES)

    def document(self) -> str:
        return write_position(self)

    def standing(self) -> list[float]:
        race = self.race
        if self.phase is OVER:
            winner = race.winner(self.ledger)  # nobody, where no rider is ranked (PEL-24.13)
            return [1.0 if seat == winner else 0.0 for seat in range(race.seats)]
        found = [0.0] * race.seats
        home = self.leg.steps_home
        for rider, at in enumerate(self.hexes):
            done = 1.0 if self.finishes[rider][0] > 0 else 1.0 - home[at] / home[0] if at >= 0 else 0.0
            found[race.owners[rider]] += done / race.riders
        return found
