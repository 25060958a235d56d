"""A position with its rules: what may be done, why not, what it does. `__init__.py` tells the game in ten lines."""

from collections.abc import Sequence

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.games.peloton.papers.writing import write_position
from gruppetto.games.peloton.rules.actions import (
    ADOPT,
    AGREE,
    ATTACK,
    CARD,
    CATCH,
    CONSENTS,
    DECLINE,
    KEEP,
    MOVE,
    NO_MOVES,
    PLACE,
    REFUSE,
    SHARE,
    SOLO,
    STOP,
    THROW,
    Move,
)
from gruppetto.games.peloton.rules.attacks import attack_for_group, begin_solo, catch, choices, decline
from gruppetto.games.peloton.rules.moving import moves, reach, ride, stop
from gruppetto.games.peloton.rules.position import (
    BY_CARD,
    BY_DIE,
    CONSENT_PHASE,
    MOVE2_PHASE,
    MOVE_PHASE,
    NONE,
    OVER,
    PLACE_PHASE,
    SHARE_PHASE,
    SPEED_PHASE,
    SYMBOL_PHASE,
    PelotonPosition,
)
from gruppetto.games.peloton.rules.refusals import out_of_turn, refused
from gruppetto.games.peloton.rules.sharing import agree, gifts, keep, refuse, share
from gruppetto.games.peloton.rules.speed import adopt, play_card, speeds, throw
from gruppetto.games.peloton.rules.tour import go_on, place, to_place
from gruppetto.games.peloton.rules.view import PelotonView, view_of


class PelotonState(PelotonPosition):
    """A position with its rules."""

    __slots__ = ()

    def actions(self) -> Sequence[Move]:
        phase = self.phase
        if phase is MOVE_PHASE or phase is MOVE2_PHASE:
            return moves(self)
        if phase is SPEED_PHASE:
            return speeds(self)
        if phase is SHARE_PHASE:
            return gifts(self)
        if phase is CONSENT_PHASE:
            return CONSENTS
        if phase is SYMBOL_PHASE:
            return choices(self)
        if phase is PLACE_PHASE:
            return self._placings()
        return NO_MOVES

    def _placings(self) -> list[Move]:
        """Any rider of the team, or the one whose place it is, on any free hex of the corridor (PEL-1.4, 1.5)."""
        ways, bibs, road = self.ways, self.race.bibs, self.road
        free = ways.in_order([place for place in self.leg.corridor if not road[place]])
        return [ways.placing(bibs[rider], at) for rider in to_place(self) for at in free]

    def refusal(self, seat: int, action: Move) -> Refusal | None:
        if self.phase is OVER or seat != self.to_decide:
            return out_of_turn(self)
        return None if self._allows(action) else self.why(action)

    def why(self, action: Move) -> Refusal:
        return refused(self, action)

    def _allows(self, action: Move) -> bool:
        """Whether the action is among the legal ones; long lists of hexes need not be made for it."""
        if action.verb == MOVE and (self.phase is MOVE_PHASE or self.phase is MOVE2_PHASE):
            return self.leg.index.get(action.hex, NONE) in reach(self)
        if action.verb == PLACE and self.phase is PLACE_PHASE:
            at = self.leg.index.get(action.hex, NONE)
            riders = [self.race.bibs[rider] for rider in to_place(self)]
            return action.bib in riders and at in self.leg.corridor and not self.road[at]
        return self.phase is not PLACE_PHASE and action in self.actions()

    def play(self, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        if self._is_over(action, chance, tell):
            go_on(self, tell)

    def _is_over(self, action: Move, chance: Chance, tell: Tell | None) -> bool:
        """Carries the action out; says whether the turn is over with it."""
        verb = action.verb
        if verb == MOVE:
            return ride(self, self.leg.index[action.hex], chance, tell)
        if verb == THROW:
            return throw(self, action.what, chance, tell)
        if verb == ADOPT:
            adopt(self, tell)
        elif verb == KEEP:
            return keep(self, tell)
        elif verb == SHARE:
            return share(self, self.race.rider_of_bib[action.bib], self.leg.index[action.hex], tell)
        elif verb == AGREE:
            return agree(self, tell)
        elif verb == REFUSE:
            return refuse(self, tell)
        elif verb == STOP:
            return stop(self, tell)
        elif verb == PLACE:
            return place(self, self.race.rider_of_bib[action.bib], self.leg.index[action.hex], tell)
        elif verb == CARD:
            play_card(self, action.what, chance, tell)
        else:
            self._use_symbol(action, chance, tell)
        return False

    def _use_symbol(self, action: Move, chance: Chance, tell: Tell | None) -> None:
        if action.verb == CATCH:
            catch(self, tell)
        elif action.verb == DECLINE:
            decline(self, tell)
        elif action.verb == ATTACK and action.what == SOLO:
            begin_solo(self, BY_DIE if self.card == NONE else BY_CARD, tell)
        else:
            attack_for_group(self, chance, tell)

    def view(self, seat: int) -> PelotonView:
        return view_of(self, seat, self.actions() if seat == self.to_decide else NO_MOVES)

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
