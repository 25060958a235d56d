"""How good each legal action looks at a glance: what bots think, by section 7 of the specification, from a view alone.

Worths are in bands, so that a better kind of play beats a worse one whatever the details: win now (hint 1), stop a
rival about to win (2), counter (4), lay a climber (7), ride (6, 8, 10), attack (3), discard (5, 9). The details order
the actions within a band.
"""

from gruppetto.games.vainqueur.box import cards
from gruppetto.games.vainqueur.rules.actions import ATTACK, CLIMB, COUNTER, DISCARD, RIDE, SPRINT, Play
from gruppetto.games.vainqueur.rules.position import ROAD_TURN
from gruppetto.games.vainqueur.rules.view import VainqueurView

WIN = 1000.0
STOP_A_WINNER = 800.0
CURE = 700.0
LAY_CLIMBER = 600.0
MOVE = 400.0
HARASS = 300.0
SHED = 100.0

FINALE_KM = 60
"""From here the biggest card wins, and so does a sprinter (R-2)."""
CLIMBER_PAYS_KM = 40
"""With so much or less to go a climber comes too late (hint 7)."""


def appraise(view: VainqueurView) -> list[float]:
    """The worth of each of `view.actions`, in their order."""
    if view.open.phase is not ROAD_TURN or not view.actions:
        return [0.0] * len(view.actions)
    outlook = Outlook(view)
    return [outlook.worth(action) for action in view.actions]


class Outlook:
    """The race as the seat to decide sees it, worked out once for all its actions."""

    __slots__ = ("_handicaps_held", "_next_flat", "_position", "_sprints", "_table", "_view")

    def __init__(self, view: VainqueurView) -> None:
        self._view = view
        self._table = view.open
        self._position = view.open.positions[view.seat]
        self._sprints = view.hand[cards.SPRINTER] > 0 and view.open.leg.flat
        self._handicaps_held = sum(view.hand[kind] for kind in cards.HANDICAPS)
        self._next_flat = next_road_is_flat(view)

    def worth(self, action: Play) -> float:
        verb = action.verb
        if verb == RIDE:
            return self._ride(action.card)
        if verb == DISCARD:
            return SHED - self._keep(action.card)
        if verb == ATTACK:
            return self._attack(action.card, action.target)
        if verb == COUNTER:
            return CURE + (1 if action.card == cards.SPARE_WHEEL else 0)
        if verb == CLIMB:
            return LAY_CLIMBER if self._left() > CLIMBER_PAYS_KM else SHED / 2
        return WIN - 100 if verb == SPRINT else 0.0

    def _left(self) -> int:
        """The kilometres to the finish."""
        return self._table.leg.length - self._position

    def _ride(self, card: int) -> float:
        """Win with the smallest card that does (hint 1); otherwise ride far, but with a sprinter in hand no further
        than into the zone (hint 6)."""
        leg = self._table.leg
        km = self._table.course.kilometres[card]
        if km >= self._left():
            return WIN - km / 10
        if self._sprints and self._position + km >= leg.sprint_from:
            return MOVE + FINALE_KM + (FINALE_KM - km) / 10
        return MOVE + km

    def _attack(self, card: int, target: int) -> float:
        """Stop who is about to win; harass who is ahead, or when there is nothing better to do (hints 2 and 3)."""
        view = self._view
        left = view.open.leg.length - view.open.positions[target]
        worth = 10 * (3 - view.open.course.cures[card].bit_count()) + view.open.totals[target] / 100
        if left <= self._danger_km(target):
            return STOP_A_WINNER - left / 2 + worth
        ahead = view.open.positions[target] - self._position
        spare = self._handicaps_held > 1
        if ahead > 0 and (spare or ahead >= FINALE_KM):
            return HARASS + min(ahead, 90) / 10 + worth
        return SHED - 40 + worth if spare else worth

    def _danger_km(self, seat: int) -> int:
        if self._table.leg.mountain and not self._table.has_climber(seat):
            return self._table.course.kilometres[cards.KM20]
        return FINALE_KM

    def _keep(self, card: int) -> float:
        """What a card in hand is worth to come: from 0, throw it away, to 99, never (hints 5, 8 and 9)."""
        hand = self._view.hand
        held = hand[card]
        if card in cards.KILOMETRES:
            return self._keep_kilometres(card)
        if card in (cards.SPRINTER, cards.CLIMBER):
            return 95.0 if held == 1 else 45.0
        if card in cards.HANDICAPS:
            return 50.0 if self._handicaps_held == 1 else 35.0
        if card == cards.SPARE_WHEEL:
            return 5.0 if held > 1 or hand[cards.SPARE_BIKE] else 40.0
        return 60.0 if held == 1 else 8.0

    def _keep_kilometres(self, card: int) -> float:
        """In the mountains 20s are the fuel, and 60s wait for the next flat stage."""
        view = self._view
        if view.open.leg.mountain and not view.open.has_climber(view.seat) and not view.hand[cards.CLIMBER]:
            return {cards.KM20: 80.0, cards.KM40: 25.0, cards.KM60: 55.0 if self._next_flat else 20.0}[card]
        return {cards.KM20: 55.0, cards.KM40: 65.0, cards.KM60: 75.0}[card]


def next_road_is_flat(view: VainqueurView) -> bool:
    """Whether the next stage with cards is flat: hands carry over (hint 8)."""
    for leg in view.open.course.legs[view.open.stage_index + 1 :]:
        if not leg.trial:
            return leg.flat
    return False
