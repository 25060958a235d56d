"""A position with its rules: what may be done, why not, what it does. `__init__.py` tells the game in ten lines."""

from collections.abc import Sequence

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.engine.refusal import Refusal
from gruppetto.games.vainqueur.box.cards import (
    BITS,
    COUNTER_BITS,
    FALL,
    HANDICAP_BITS,
    KINDS,
    NAMES,
    NO_CARD,
    RIDE_BITS,
    SPRINTER_BIT,
)
from gruppetto.games.vainqueur.papers.fields import write_position
from gruppetto.games.vainqueur.rules.actions import (
    ATTACK,
    ATTACK_PLAYS,
    CLIMB,
    COUNTER,
    DISCARD,
    DISCARD_PLAYS,
    MOST_SEATS,
    NO_PLAYS,
    ONLY_ROLL,
    OWN_PLAYS,
    RIDE,
    ROLL,
    SPRINT,
    Play,
)
from gruppetto.games.vainqueur.rules.ledger import BY_RIDE, BY_SPRINTER
from gruppetto.games.vainqueur.rules.position import PROLOGUE, ROAD_TURN, TOUR_END, TT_TURN, VainqueurPosition
from gruppetto.games.vainqueur.rules.tour import draw_card, player, put_on_discard, roll, win_stage
from gruppetto.games.vainqueur.rules.view import VainqueurView, view_of

_ATTACK_SHIFT = MOST_SEATS - FALL


class VainqueurState(VainqueurPosition):
    """A position with its rules."""

    __slots__ = ()

    # --- what may be played ---

    def actions(self) -> Sequence[Play]:
        if self.phase is not ROAD_TURN:
            return NO_PLAYS if self.phase is TOUR_END else ONLY_ROLL
        seat = self.to_decide
        mask = self.masks[seat]
        plays = OWN_PLAYS[mask & self._playable(seat)]
        handicaps = mask & HANDICAP_BITS
        if handicaps:
            plays += ATTACK_PLAYS[(handicaps << _ATTACK_SHIFT) | self._targets(seat)]
        if self.course.strict_discard and not self._stuck(seat):
            return plays
        return plays + DISCARD_PLAYS[mask]

    def _playable(self, seat: int) -> int:
        """The kinds this seat may ride, counter, climb or sprint with now, were they in its hand."""
        leg = self.leg
        climber = self.climbers >> seat & 1
        handicap = self.handicaps[seat]
        if handicap == NO_CARD:
            playable = leg.riding[climber]
            if self.positions[seat] >= leg.sprint_from:
                playable |= SPRINTER_BIT
            return playable
        playable = leg.halted[climber] | self.course.cures[handicap]
        if self.course.sprint_while_blocked and self.positions[seat] >= leg.sprint_from:
            playable |= SPRINTER_BIT
        return playable

    def _targets(self, seat: int) -> int:
        """The seats that may be given a handicap (VAI-5.2, VAI-5.5)."""
        return self.course.all_seats & ~(self.blocked | BITS[seat])

    def _stuck(self, seat: int) -> bool:
        """No ride, no counter and no attack is possible (VAI-16.1)."""
        mask = self.masks[seat]
        if mask & self._playable(seat) & (RIDE_BITS | COUNTER_BITS):
            return False
        return not (mask & HANDICAP_BITS and self._targets(seat))

    # --- why not ---

    def refusal(self, seat: int, action: Play) -> Refusal | None:
        if self.phase is TOUR_END or seat != self.to_decide:
            return self._out_of_turn()
        return None if self._allows(seat, action) else self.why(action)

    def why(self, action: Play) -> Refusal:
        return self._untimely(action) or self._unplayable(self.to_decide, action)

    def _allows(self, seat: int, action: Play) -> bool:
        """Whether the action is among the legal ones; the list need not be made for it."""
        verb, card = action.verb, action.card
        if self.phase is not ROAD_TURN or verb == ROLL:
            return verb == ROLL and self.phase is not ROAD_TURN
        if not self.masks[seat] & BITS[card]:
            return False
        if verb == ATTACK:
            return self._targets(seat) & BITS[action.target] != 0
        if verb == DISCARD:
            return not self.course.strict_discard or self._stuck(seat)
        return self._playable(seat) & BITS[card] != 0

    def _out_of_turn(self) -> Refusal:
        if self.phase is TOUR_END:
            return Refusal("VAI-15.8")
        return Refusal("VAI-11.1" if self.phase is PROLOGUE else "VAI-15.2", {"who": player(self.to_decide)})

    def _untimely(self, action: Play) -> Refusal | None:
        """What is refused whatever the cards: cards or die at the wrong time."""
        if action.verb == ROLL:
            return Refusal("VAI-3.6")
        if self.phase is PROLOGUE:
            return Refusal("VAI-11.1", {"who": player(self.to_decide)})
        return Refusal("VAI-14.2") if self.phase is TT_TURN else None

    def _unplayable(self, seat: int, action: Play) -> Refusal:
        """What the cards refuse: not in hand, or not playable as this rider stands."""
        verb, card = action.verb, action.card
        if not self.masks[seat] & BITS[card]:
            return Refusal("VAI-8.6", {"card": NAMES[card]})
        if verb == ATTACK:
            return self._attack_refused(seat, action)
        if verb == DISCARD:
            return Refusal("VAI-16.1", {"card": NAMES[card]})
        return Refusal(*self._forbidden(seat, verb, card))

    def _attack_refused(self, seat: int, action: Play) -> Refusal:
        target = action.target
        if target == seat:
            return Refusal("VAI-5.2", {"card": NAMES[action.card]})
        return Refusal("VAI-5.5", {"who": player(target), "card": NAMES[self.handicaps[target]]})

    def _forbidden(self, seat: int, verb: int, card: int) -> tuple[str, Params]:
        """Why a kind in hand is not among the playable ones: the first rule of the specification's table."""
        leg = self.leg
        handicap = self.handicaps[seat]
        if verb == RIDE:
            if handicap != NO_CARD:
                return "VAI-5.4", {"card": NAMES[handicap]}
            return "VAI-13.2", {"card": NAMES[card], "km": self.course.kilometres[card]}
        if verb == COUNTER:
            if handicap == NO_CARD:
                return "VAI-6.6", {"card": NAMES[card]}
            return "VAI-6.5", {"card": NAMES[card], "handicap": NAMES[handicap]}
        if verb == CLIMB:
            return ("VAI-7.9" if leg.mountain else "VAI-7.6"), {}
        if leg.mountain:
            return "VAI-13.1", {}
        if self.positions[seat] < leg.sprint_from:
            return "VAI-12.3", {"at": self.positions[seat], "from": leg.sprint_from}
        return "VAI-7.4", {"card": NAMES[handicap]}

    # --- the one transition ---

    def play(self, action: Play, chance: Chance, tell: Tell | None = None) -> None:
        verb = action.verb
        if verb == ROLL:
            roll(self, chance, tell)
            return
        seat = self.to_decide
        card = action.card
        self._leave_hand(seat, card)
        if verb == RIDE:
            if self._ride(seat, card, tell):
                win_stage(self, seat, BY_RIDE, chance, tell)
                return
        elif verb == DISCARD:
            put_on_discard(self, card)
            if tell is not None:
                tell(Event("discarded", {"who": player(seat), "card": NAMES[card]}))
        elif verb == ATTACK:
            self._attack(seat, card, action.target, tell)
        elif verb == COUNTER:
            self._counter(seat, card, tell)
        elif verb == CLIMB:
            self.climbers |= BITS[seat]
            if tell is not None:
                tell(Event("climber_laid", {"who": player(seat)}))
        elif verb == SPRINT:
            self._sprint(seat, tell)
            win_stage(self, seat, BY_SPRINTER, chance, tell)
            return
        seat = self.course.next_seat[seat]
        if seat == self.cap:
            self.round += 1
        self.to_decide = seat
        draw_card(self, seat, chance, tell)

    def _leave_hand(self, seat: int, card: int) -> None:
        place = seat * KINDS + card
        left = self.hands[place] - 1
        self.hands[place] = left
        if not left:
            self.masks[seat] ^= BITS[card]

    def _ride(self, seat: int, card: int, tell: Tell | None) -> bool:
        """Moves the rider, surplus kilometres lapsing (VAI-15.3); says whether that wins the stage."""
        put_on_discard(self, card)
        length = self.leg.length
        start = self.positions[seat]
        km = self.course.kilometres[card]
        to = min(start + km, length)
        self.positions[seat] = to
        if tell is not None:
            tell(Event("rode", {"who": player(seat), "card": NAMES[card], "km": km, "from": start, "to": to}))
        return to == length

    def _attack(self, seat: int, card: int, target: int, tell: Tell | None) -> None:
        self.handicaps[target] = card
        self.blocked |= BITS[target]
        if tell is not None:
            tell(Event("attacked", {"who": player(seat), "card": NAMES[card], "target": player(target)}))

    def _counter(self, seat: int, card: int, tell: Tell | None) -> None:
        """Handicap and counter leave the table at once, the counter on top (VAI-6.9)."""
        handicap = self.handicaps[seat]
        put_on_discard(self, handicap)
        put_on_discard(self, card)
        self.handicaps[seat] = NO_CARD
        self.blocked ^= BITS[seat]
        if tell is not None:
            tell(Event("countered", {"who": player(seat), "card": NAMES[card], "handicap": NAMES[handicap]}))

    def _sprint(self, seat: int, tell: Tell | None) -> None:
        """The sprinter stays in front of its player until the clean-up; the rider is put on the finish (D-14)."""
        if tell is not None:
            tell(Event("sprinted", {"who": player(seat), "from": self.positions[seat], "to": self.leg.length}))
        self.positions[seat] = self.leg.length

    # --- how others see it ---

    def view(self, seat: int) -> VainqueurView:
        return view_of(self, seat, self.actions() if seat == self.to_decide else NO_PLAYS)

    def document(self) -> str:
        return write_position(self)
