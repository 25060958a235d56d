"""A position with its rules: what may be done, why not, what it does. `__init__.py` tells the game in ten lines."""

from collections.abc import Sequence

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.papers.writing import write_position
from gruppetto.games.bostock.rules.actions import (
    END,
    LAY_OFF,
    MOVE,
    NO_MOVES,
    NOMINATE,
    PASS,
    PICK,
    PLAY,
    PLAY_RISK,
    RIDE,
    RIDE_ON_NOW,
    RISK,
    STOP,
    STOP_SWAPPING,
    SWAP,
    Move,
    with_rider,
)
from gruppetto.games.bostock.rules.position import (
    CHOOSE_PHASE,
    LAY_OFF_PHASE,
    MOVE_PHASE,
    NOMINATE_PHASE,
    OVER_PHASE,
    PICK_PHASE,
    SWAP_PHASE,
    BostockPosition,
)
from gruppetto.games.bostock.rules.refusals import out_of_turn, refused
from gruppetto.games.bostock.rules.riding import moves, team_can_step
from gruppetto.games.bostock.rules.risks import best_cards, can_play_kept, must_play_kept, upright_mates
from gruppetto.games.bostock.rules.tour import after
from gruppetto.games.bostock.rules.trials import nominate, ride, ride_on
from gruppetto.games.bostock.rules.turns import (
    NOTHING,
    Over,
    choose_card_off,
    end_moves,
    move,
    pass_card,
    pick_rider,
    play_card,
    play_risk,
    stop_swapping,
    swap_card,
)
from gruppetto.games.bostock.rules.view import BostockView, view_of


class BostockState(BostockPosition):
    """A position with its rules."""

    __slots__ = ()

    def actions(self) -> Sequence[Move]:
        phase = self.phase
        if phase is MOVE_PHASE:
            return moves(self)
        if phase is CHOOSE_PHASE:
            return self._choices()
        if phase is OVER_PHASE:
            return NO_MOVES
        seat = self.to_decide
        if phase is NOMINATE_PHASE:
            return [with_rider(NOMINATE, rider) for rider in range(seat * RIDERS, (seat + 1) * RIDERS)]
        if phase is PICK_PHASE:
            return [with_rider(PICK, rider) for rider in upright_mates(self, self.risk_rider)]
        course = self.course
        if phase is LAY_OFF_PHASE:
            return [course.lay_offs[kind] for kind in best_cards(self, seat)]
        if phase is SWAP_PHASE:
            return [*[course.swaps[kind] for kind in dict.fromkeys(self.hands[seat])], STOP_SWAPPING]
        return [*[course.rides[kind] for kind in dict.fromkeys(self.hands[seat])], RIDE_ON_NOW]

    def _choices(self) -> list[Move]:
        """A kept Risk card, and race cards to play if somebody can step, else to lay down (section 4.1)."""
        seat, course = self.to_decide, self.course
        found: list[Move] = []
        if can_play_kept(self):
            found.append(PLAY_RISK)
            if must_play_kept(self):
                return found
        cards = course.plays if not self.still and team_can_step(self, seat) else course.passes
        before = -1
        for kind in self.hands[seat]:
            if kind != before:
                found.append(cards[kind])
                before = kind
        return found

    def refusal(self, seat: int, action: Move) -> Refusal | None:
        if seat != self.to_decide or self.phase is OVER_PHASE:
            return out_of_turn(self, seat)
        return None if action in self.actions() else self.why(action)

    def why(self, action: Move) -> Refusal:
        return refused(self, action)

    def play(self, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        over = self._carry_out(action, chance, tell)
        if over is not NOTHING:
            after(self, over, chance, tell)

    def _carry_out(self, action: Move, chance: Chance, tell: Tell | None) -> Over:
        """What is over with this action."""
        verb = action.verb
        if verb == MOVE:
            return move(self, action, chance, tell)
        if verb == PLAY:
            return play_card(self, action, tell)
        if verb == RIDE:
            return ride(self, self.course.kind_of[action.card], chance, tell)
        if verb == PASS:
            return pass_card(self, action, chance, tell)
        if verb == END:
            return end_moves(self, tell)
        if verb == RISK:
            return play_risk(self, tell)
        if verb == PICK:
            return pick_rider(self, action, tell)
        if verb == SWAP:
            return swap_card(self, action, chance, tell)
        if verb == STOP:
            return stop_swapping(self, chance, tell)
        if verb == LAY_OFF:
            return choose_card_off(self, action, tell)
        if verb == NOMINATE:
            return nominate(self, action, chance, tell)
        return ride_on(self, chance, tell)

    def view(self, seat: int) -> BostockView:
        return view_of(self, seat, self.actions() if seat == self.to_decide else NO_MOVES)

    def document(self) -> str:
        return write_position(self)
