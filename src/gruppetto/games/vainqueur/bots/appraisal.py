"""How good each legal action looks at a glance: what bots think, by section 7 of the specification.

It is asked of views and, in playouts, of positions: what lies open and the own hand are enough for both. Worths are in
bands, so that a better kind of play beats a worse one whatever the details: win now (hint 1), stop a rival about to win
(2), counter (4), lay a climber (7), ride (6, 8, 10), discard (5, 9), attack (3). The details order the actions within a
band. A turn spent on an early attack is a ride lost, and the card is missed in the finale: so attacks wait for it.
"""

from collections.abc import Sequence
from typing import Final

from gruppetto.games.vainqueur.box import cards
from gruppetto.games.vainqueur.rules.actions import ATTACK, CLIMB, COUNTER, DISCARD, RIDE, SPRINT, Play
from gruppetto.games.vainqueur.rules.beliefs import about_to_win
from gruppetto.games.vainqueur.rules.position import ROAD_TURN, VainqueurOpen
from gruppetto.games.vainqueur.rules.view import VainqueurView

WIN: Final = 1000.0
STOP_A_WINNER: Final = 800.0
CURE: Final = 700.0
LAY_CLIMBER: Final = 600.0
MOVE: Final = 400.0
SHED: Final = 100.0
HARASS: Final = 60.0
NO_TIE: Final = 0.001
"""By kind, so that no two discards look alike: a lot would use up luck, and playouts with other luck do not compare."""

FINALE_KM: Final = 60
"""From here the biggest card wins, and so does a sprinter (R-2)."""
CLIMBER_PAYS_KM: Final = 40
"""With so much or less to go a climber comes too late (hint 7)."""

KILOMETRES_KEPT: Final[tuple[float, ...]] = (48.0, 65.0, 75.0)
"""What 20, 40 and 60 km in hand are worth to come, where all of them may be ridden."""
CLIMBING_KEPT: Final[tuple[float, ...]] = (80.0, 30.0, 20.0)
"""The same on a climb without a climber: there 20s are the fuel (hint 7)."""
FOR_THE_FLAT: Final = 55.0
"""A 60 on such a climb, if the next stage is flat."""
SPECIALITY_KEPT: Final = 95.0
SECOND_SPECIALITY_KEPT: Final = 45.0
HANDICAP_KEPT: Final = 91.0
COUNTER_KEPT: Final = 82.0
SPARE_COUNTER_KEPT: Final = 8.0
WHEEL_KEPT: Final = 55.0


def appraise(view: VainqueurView) -> list[float]:
    """The worth of each of `view.actions`, in their order."""
    return appraise_hand(view.open, view.hand, view.seat, view.actions)


def appraise_hand(table: VainqueurOpen, hand: Sequence[int], seat: int, actions: Sequence[Play]) -> list[float]:
    """The worth of actions to the seat that is to decide with this hand."""
    if table.phase is not ROAD_TURN or not actions:
        return [0.0] * len(actions)
    outlook = Outlook(table, hand, seat)
    return [outlook.worth(action) for action in actions]


class Outlook:
    """The race as the seat to decide sees it, worked out once for all its actions."""

    def __init__(self, table: VainqueurOpen, hand: Sequence[int], seat: int) -> None:
        leg = table.leg
        self._table = table
        self._hand = hand
        self._position = table.positions[seat]
        self._left = leg.length - table.positions[seat]
        self._sprints = hand[cards.SPRINTER] > 0 and leg.flat
        self._climbs = leg.mountain and not table.climbers >> seat & 1
        """Whether only 20s can be ridden, unless a climber is laid."""

    def worth(self, action: Play) -> float:
        verb = action.verb
        if verb == DISCARD:
            return SHED - self._keep(action.card) - action.card * NO_TIE
        if verb == RIDE:
            return self._ride(action.card)
        if verb == ATTACK:
            return self._attack(action.card, action.target)
        if verb == COUNTER:
            return CURE + (1.0 if action.card == cards.SPARE_WHEEL else 0.0)
        if verb == CLIMB:
            return LAY_CLIMBER if self._left > CLIMBER_PAYS_KM else SHED / 2
        return WIN - 100.0 if verb == SPRINT else 0.0

    def _ride(self, card: int) -> float:
        """Win with the smallest card that does (hint 1); otherwise ride far, but with a sprinter in hand no further
        than into the zone (hint 6)."""
        km = self._table.course.kilometres[card]
        if km >= self._left:
            return WIN - km / 10
        if self._sprints and self._position + km >= self._table.leg.sprint_from:
            return MOVE + FINALE_KM + (FINALE_KM - km) / 10
        return MOVE + km

    def _attack(self, card: int, target: int) -> float:
        """Stop who is about to win (hint 2): with what is hardest to counter."""
        table = self._table
        left = table.leg.length - table.positions[target]
        worth = 10.0 * (3 - table.course.cures[card].bit_count()) + table.totals[target] / 100
        if about_to_win(table, target):
            return STOP_A_WINNER - left / 2 + worth
        return HARASS - left / 2 + worth

    def _keep(self, card: int) -> float:
        """What a card in hand is worth to come: from 0, throw it away, to 99, never (hints 5, 8 and 9)."""
        hand = self._hand
        if card <= cards.KM60:
            return self._keep_kilometres(card)
        if card <= cards.WRONG_GEAR:
            return HANDICAP_KEPT
        if card >= cards.SPRINTER:
            return self._keep_speciality(card)
        if card == cards.SPARE_WHEEL:
            return 0.0 if hand[card] > 1 or hand[cards.SPARE_BIKE] else WHEEL_KEPT
        return COUNTER_KEPT if hand[card] == 1 else SPARE_COUNTER_KEPT

    def _keep_kilometres(self, card: int) -> float:
        if self._climbs and not self._hand[cards.CLIMBER]:
            if card == cards.KM60 and self._table.course.ahead[self._table.stage_index].next_flat:
                return FOR_THE_FLAT
            return CLIMBING_KEPT[card]
        return KILOMETRES_KEPT[card]

    def _keep_speciality(self, card: int) -> float:
        """Nothing, where no stage is left to play it in."""
        table = self._table
        ahead = table.course.ahead[table.stage_index]
        if card == cards.SPRINTER:
            useful = table.leg.flat or ahead.flat
        else:
            useful = ahead.mountain or (self._climbs and self._left > CLIMBER_PAYS_KM)
        if not useful:
            return 0.0
        return SPECIALITY_KEPT if self._hand[card] == 1 else SECOND_SPECIALITY_KEPT
