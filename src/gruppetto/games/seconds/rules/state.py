"""A position with its rules: what may be done, why not, what it does. `__init__.py` tells the game in ten lines."""

from collections.abc import Sequence

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.games.seconds.box.cards import KEPT_KINDS, MECHANIC, RIDERS
from gruppetto.games.seconds.papers.writing import write_position
from gruppetto.games.seconds.rules.actions import (
    DISCARD,
    HAND_IN,
    LANE,
    NO_MOVES,
    REMOUNT,
    REMOUNT_NOW,
    RIDER,
    STOP,
    STOP_NOW,
    SURRENDER,
    Move,
    move,
    moves_to,
)
from gruppetto.games.seconds.rules.fortune import take_lane
from gruppetto.games.seconds.rules.position import (
    CHOOSE_PHASE,
    LANE_PHASE,
    PLAY_PHASE,
    SKIP_PHASE,
    SURRENDER_PHASE,
    SWAP_PHASE,
    TOUR_END,
    SecondsPosition,
)
from gruppetto.games.seconds.rules.refusals import out_of_turn, refused
from gruppetto.games.seconds.rules.riding import plays, values_in_hand
from gruppetto.games.seconds.rules.tour import go_on
from gruppetto.games.seconds.rules.trials import choose_rider, waiting
from gruppetto.games.seconds.rules.turns import discard, hand_in, remount, ride, stop_swapping, surrender
from gruppetto.games.seconds.rules.view import SecondsView, view_of


class SecondsState(SecondsPosition):
    """A position with its rules."""

    __slots__ = ()

    def actions(self) -> Sequence[Move]:
        phase = self.phase
        if phase is PLAY_PHASE:
            return plays(self)
        if phase is TOUR_END:
            return NO_MOVES
        if phase is LANE_PHASE:
            return moves_to(LANE, 0, 0, self.choice_lanes)
        seat = self.to_decide
        if phase is CHOOSE_PHASE:
            return [move(RIDER, 0, rider % RIDERS + 1) for rider in waiting(self, seat)]
        values = values_in_hand(self, seat)
        if phase is SKIP_PHASE:
            found = [move(HAND_IN, value) for value in values]
            if self.kept[self.rider * KEPT_KINDS + MECHANIC]:
                found.append(REMOUNT_NOW)
            return found
        if phase is SURRENDER_PHASE:
            return [move(SURRENDER, value) for value in values]
        found = [move(DISCARD, value) for value in values]
        if phase is SWAP_PHASE:
            found.append(STOP_NOW)
        return found

    def refusal(self, seat: int, action: Move) -> Refusal | None:
        if seat != self.to_decide or self.phase is TOUR_END:
            return out_of_turn(self)
        return None if action in self.actions() else self.why(action)

    def why(self, action: Move) -> Refusal:
        return refused(self, action)

    def play(self, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        if self._is_over(action, chance, tell):
            go_on(self, chance, tell)

    def _is_over(self, action: Move, chance: Chance, tell: Tell | None) -> bool:
        """Carries the action out; says whether the turn is over with it."""
        verb = action.verb
        if verb == DISCARD:
            return discard(self, action, chance, tell)
        if verb == STOP:
            return stop_swapping(self, chance, tell)
        if verb == LANE:
            return take_lane(self, self.rider, action.lane, chance, tell)
        if verb == RIDER:
            choose_rider(self, self.to_decide * RIDERS + action.number - 1, chance, tell)
            return False
        if verb == REMOUNT:
            remount(self, tell)
            return False
        if verb == SURRENDER:
            surrender(self, action, tell)
        elif verb == HAND_IN:
            hand_in(self, action, tell)
        else:
            return ride(self, action, chance, tell)
        return True

    def view(self, seat: int) -> SecondsView:
        return view_of(self, seat, self.actions() if seat == self.to_decide else NO_MOVES)

    def document(self) -> str:
        return write_position(self)
