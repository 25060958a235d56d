"""How good each legal action looks at a glance: what bots think, by section 7 of the specification, from a view alone.

Worths are in cells. Every card of a deal will be used, so an option is worth the cells gained less the value of the
card, and what comes with it: a slipstream cell is pure profit, a halved card a loss, the rest is bonuses.
"""

from gruppetto.games.seconds.box.cards import CARDS_A_RIDER, RIDERS
from gruppetto.games.seconds.rules.actions import BOOSTED, LANE, LINE, REMOUNT, RIDER, RIDES, STAY, STOP, Move
from gruppetto.games.seconds.rules.decisions.swap import EXCHANGED
from gruppetto.games.seconds.rules.position import team
from gruppetto.games.seconds.rules.scoring import ROUND_SECONDS
from gruppetto.games.seconds.rules.view import SecondsView

SWAP_BELOW = 7
"""Cards below this are swapped where it is free."""
LANE_PRICE = 0.1
"""The advantage side moves first on equal numbers."""
BRAKE_CARD = 4
BRAKE_WORTH = 3.0
"""The last low card in hand is the brake before a wall of riders."""
CHANCE_PRICE = 0.5
"""A chance card is about neutral, but who leads or stands beside team mates has more to lose."""


def appraise(view: SecondsView) -> list[float]:
    """The worth of each of `view.actions`, in their order."""
    outlook = Outlook(view)
    return [outlook.worth(action) for action in view.actions]


class Outlook:
    """The race as the seat to decide sees it, worked out once for all its actions."""

    def __init__(self, view: SecondsView) -> None:
        race = view.open
        self._race = race
        self._hand = view.hand
        self._start = race.numbers[race.rider] if race.rider >= 0 else 0
        self._cards = sum(view.hand)
        self._low = sum(view.hand[: BRAKE_CARD + 1])
        self._mean = sum(value * count for value, count in enumerate(race.course.deck)) / sum(race.course.deck)

    def worth(self, action: Move) -> float:
        verb = action.verb
        if verb in RIDES:
            return self._ride(action)
        if verb == RIDER:  # in a time trial the front rider goes first, so that others can take his wheel (hint 10)
            return float(self._race.numbers[self._race.to_decide * RIDERS + action.number - 1])
        if verb == LANE:
            return self._cell(self._race.choice_number, action.lane)
        if verb == STOP:
            return -float(SWAP_BELOW)
        # To give away: the lowest (hint 1); and in a crash every card is long enough, so the cheapest (D-26).
        return self._mean if verb == REMOUNT else -float(action.card)

    def _ride(self, action: Move) -> float:
        """Cells gained less the price of the card, and what the way brings (hint 2); past the line the round that is
        not lost (hint 7)."""
        number, price = action.number, self._price(action)
        if number == STAY:
            return -price
        if number < 0:
            past = 0 if number == LINE else -number
            return self._race.leg.length - self._start + past + ROUND_SECONDS / 2 - price
        return number - self._start - price + self._cell(number, action.lane) + self._sprints(number)

    def _price(self, action: Move) -> float:
        """What the card is worth elsewhere; a kept boost has its price, and so has the last brake (hint 5)."""
        price = float(action.card)
        if action.verb == BOOSTED:
            price += self._race.course.boost
        if action.card <= BRAKE_CARD and self._low == 1 and self._cards > 1:
            price += BRAKE_WORTH
        return price

    def _sprints(self, number: int) -> float:
        """What is left at the lines he passes (hint 6)."""
        race = self._race
        worth = 0
        for sprint, at in enumerate(race.leg.sprints):
            if number >= at and not race.passed[sprint] >> race.rider & 1:
                left = race.leg.road.sprints[sprint].awards[race.passed[sprint].bit_count() :]
                worth += left[0].seconds + left[0].points if left else 0
        return worth

    def _cell(self, number: int, lane: int) -> float:
        """What a cell brings: an exchange, a climb next turn, the lane (hints 1, 3, 4 and 9)."""
        leg = self._race.leg
        worth = -LANE_PRICE * lane
        if number > leg.length:
            return worth
        bit = 1 << lane - 1
        if leg.exchange[number] & bit:
            worth += self._exchange()
        elif leg.chance[number] & bit:
            worth -= self._chance(number)
        return worth - 1.0 if leg.up[number] else worth + 0.5 if leg.down[number] else worth

    def _exchange(self) -> float:
        """The three worst cards against three of the mean."""
        worst = [value for value, count in enumerate(self._hand) for _ in range(count)]
        gain = sum(self._mean - value for value in worst[:EXCHANGED])
        return max(0.0, gain) * min(1.0, self._cards / (2 * CARDS_A_RIDER))

    def _chance(self, number: int) -> float:
        """Taken when behind, avoided in front and where a pile-up would take team mates along (hint 9)."""
        race = self._race
        mates = team(race.to_decide)
        beside = any(race.numbers[rider] == number and rider != race.rider for rider in mates)
        leads = self._start >= sum(race.numbers) / len(race.numbers)
        return CHANCE_PRICE * (leads + 2 * beside)
