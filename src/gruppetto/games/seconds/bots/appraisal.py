"""How good each legal action looks at a glance: what bots think, by section 7 of the specification.

Worths are in seconds. Nearly every card of a deal will be used, so an option is worth the seconds that its cells save
less what the card would save elsewhere, and what comes with it: a slipstream cell is pure profit, a halved card a loss,
the rest is bonuses. A glance sees what its seat sees: the open part and the own hand.
"""

from collections.abc import Sequence
from typing import Final

from gruppetto.games.seconds.bots.pace import pace_of
from gruppetto.games.seconds.box.cards import CARDS_A_RIDER, RIDERS
from gruppetto.games.seconds.rules.actions import BOOSTED, LANE, LINE, REMOUNT, RIDER, RIDES, STAY, STOP, Move
from gruppetto.games.seconds.rules.decisions.swap import EXCHANGED
from gruppetto.games.seconds.rules.position import SecondsOpen, team
from gruppetto.games.seconds.rules.view import SecondsView

SWAP_BELOW: Final = 7
"""Cards below this are swapped where it is free."""
LANE_PRICE: Final = 0.1
"""The advantage side moves first on equal numbers."""
BRAKE_CARD: Final = 4
BRAKE_WORTH: Final = 3.0
"""The last low card in hand is the brake before a wall of riders."""
CHANCE_PRICE: Final = 0.5
"""A chance card is about neutral, but who leads or stands beside team mates has more to lose."""
CARD_PRICE: Final = 0.9
"""The most that a card is worth elsewhere, of what it is worth on the flat."""
RUN_OUT: Final = 4
"""The cells past the line for which it is worth keeping cards."""
EVEN: Final = 0.03
"""In a time trial the last rider counts: how much more a cell is worth to a rider for each cell that he is behind."""


def appraise(view: SecondsView) -> list[float]:
    """The worth of each of `view.actions`, in their order."""
    return Outlook(view.open, view.hand).worths(view.actions)


class Outlook:
    """The race as the seat to decide sees it, worked out once for all its actions."""

    def __init__(self, race: SecondsOpen, hand: Sequence[int]) -> None:
        self._race = race
        self._hand = hand
        self._pace = pace_of(race.course, race.leg)
        self._start = race.numbers[race.rider] if race.rider >= 0 else 0

    def worths(self, actions: Sequence[Move]) -> list[float]:
        if actions and actions[0].verb in RIDES:
            return self._rides(actions)
        return [self._other(action) for action in actions]

    def _other(self, action: Move) -> float:
        verb = action.verb
        if verb == RIDER:  # in a time trial the front rider goes first, so that others can take his wheel (hint 10)
            return float(self._race.numbers[self._race.to_decide * RIDERS + action.number - 1])
        if verb == LANE:
            return self._special(self._race.choice_number, action.lane) - LANE_PRICE * action.lane
        if verb == STOP:
            return -float(SWAP_BELOW)
        # To give away: the lowest (hint 1); and in a crash every card is long enough, so the cheapest (D-26).
        return self._pace.mean if verb == REMOUNT else -float(action.card)

    def _rides(self, actions: Sequence[Move]) -> list[float]:
        """Seconds gained less the price of the card, what the way brings and the cell (hints 2, 4 and 7). The rides
        with one card to one number come one after the other and differ by the lane alone."""
        leg = self._race.leg
        exchange, chance = leg.exchange, leg.chance
        prices, awards, share = self._prices(), self._awards(), self._share()
        card = number = verb = special = 0
        worth = 0.0
        worths: list[float] = []
        for action in actions:
            if action.number != number or action.card != card or action.verb != verb:
                card, number, verb = action.card, action.number, action.verb
                worth = self._way(number, share, awards) - prices[card]
                if verb == BOOSTED:
                    worth -= self._pace.pip * self._race.course.boost
                special = exchange[number] | chance[number] if number > 0 else 0
            cell = LANE_PRICE * action.lane
            if special and special >> action.lane - 1 & 1:
                cell -= self._special(number, action.lane)
            worths.append(worth - cell)
        return worths

    def _way(self, number: int, share: float, awards: list[tuple[int, float]]) -> float:
        """The seconds that a way saves, past the line too, and the awards along it."""
        if number == STAY:
            return 0.0
        to_go = self._pace.to_go
        length = self._race.leg.length
        if number == LINE:
            return share * to_go[self._start]
        to = number if number > 0 else length - number
        worth = share * (to_go[self._start] - to_go[to])
        for at, award in awards:
            if to >= at:
                worth += award
        return worth

    def _share(self) -> float:
        """What a cell is worth to this rider: in a time trial more to who is behind (hint 10)."""
        race = self._race
        if not race.leg.trial:
            return 1.0
        mates = 0
        for rider in team(race.to_decide):
            mates += race.numbers[rider]
        return 1.0 + EVEN * (mates / RIDERS - self._start)

    def _prices(self) -> list[float]:
        """By value, what a card is worth elsewhere; the last brake has a price of its own (hint 5)."""
        hand = self._hand
        cells = cards = low = 0
        for value, count in enumerate(hand):
            if count:
                cells += value * count
                cards += count
                if value <= BRAKE_CARD:
                    low += count
        pip = self._pace.pip * min(CARD_PRICE, self._cells_left() / cells)
        prices = [pip * value for value in range(len(hand))]
        if low == 1 and cards > 1:
            for value in range(1, BRAKE_CARD + 1):
                prices[value] += BRAKE_WORTH
        return prices

    def _cells_left(self) -> float:
        """What the team has to ride: where its cards lead further, the low ones will not be used."""
        race = self._race
        if race.leg.trial:
            return float("inf")
        to = race.leg.length + RUN_OUT
        left = 0
        for rider in team(race.to_decide):
            if not race.finish_rounds[rider]:
                left += to - race.numbers[rider]
        return float(left)

    def _awards(self) -> list[tuple[int, float]]:
        """What is left at the lines before him (hint 6)."""
        race, start = self._race, self._start
        found: list[tuple[int, float]] = []
        for sprint, at in enumerate(race.leg.sprints):
            if at > start and not race.passed[sprint] >> race.rider & 1:
                awards = race.leg.road.sprints[sprint].awards
                before = race.passed[sprint].bit_count()
                if before < len(awards):
                    found.append((at, float(awards[before].seconds + awards[before].points)))
        return found

    def _special(self, number: int, lane: int) -> float:
        """What a cell of the board brings: an exchange, a chance card (hints 3 and 9)."""
        leg = self._race.leg
        bit = 1 << lane - 1
        if leg.exchange[number] & bit:
            return self._exchange()
        return -self._chance(number) if leg.chance[number] & bit else 0.0

    def _exchange(self) -> float:
        """The three worst cards against three of the mean."""
        mean = self._pace.mean
        gain = 0.0
        cards = sum(self._hand)
        left = EXCHANGED
        for value, count in enumerate(self._hand):
            if count and left:
                swapped = min(count, left)
                gain += swapped * (mean - value)
                left -= swapped
        return max(0.0, gain) * min(1.0, cards / (2 * CARDS_A_RIDER))

    def _chance(self, number: int) -> float:
        """Taken when behind, avoided in front and where a pile-up would take team mates along (hint 9)."""
        race = self._race
        price = 0.0
        if self._start >= sum(race.numbers) / len(race.numbers):
            price += CHANCE_PRICE
        for rider in team(race.to_decide):
            if rider != race.rider and race.numbers[rider] == number:
                return price + 2 * CHANCE_PRICE
        return price
