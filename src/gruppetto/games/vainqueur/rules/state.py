"""A position with its rules: what may be done, why not, what it does. `__init__.py` tells the game in ten lines."""

from collections.abc import Sequence
from typing import Self, final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.games.vainqueur.papers.fields import write_position
from gruppetto.games.vainqueur.rules.actions import NO_PLAYS, Play
from gruppetto.games.vainqueur.rules.decisions import DECISIONS, road
from gruppetto.games.vainqueur.rules.naming import player
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN, TOUR_END, VainqueurPosition
from gruppetto.games.vainqueur.rules.view import VainqueurView, view_of


@final
class VainqueurState(VainqueurPosition):
    """A position with its rules."""

    __slots__ = ()

    def copy(self) -> Self:
        new = VainqueurState()
        self.copy_open(new)
        self.copy_hidden(new)
        return new

    def actions(self) -> Sequence[Play]:
        if self.phase is ROAD_TURN:
            return road.actions(self)
        return DECISIONS[self.phase].actions(self)

    def refusal(self, seat: int, action: Play) -> Refusal | None:
        if self.phase is TOUR_END:
            return self.why(action)
        if seat != self.to_decide:
            return Refusal("VAI-11.1" if self.phase is PROLOGUE else "VAI-15.2", {"who": player(self.to_decide)})
        return None if action in self.actions() else self.why(action)

    def why(self, action: Play) -> Refusal:
        return DECISIONS[self.phase].why(self, action)

    def play(self, action: Play, chance: Chance, tell: Tell | None = None) -> None:
        if self.phase is ROAD_TURN:
            road.play(self, action, chance, tell)
        else:
            DECISIONS[self.phase].play(self, action, chance, tell)

    def view(self, seat: int) -> VainqueurView:
        return view_of(self, seat, self.actions() if seat == self.to_decide else NO_PLAYS)

    def document(self) -> str:
        return write_position(self)
