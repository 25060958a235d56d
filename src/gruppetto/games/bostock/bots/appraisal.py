"""How good each legal action looks at a glance: what bots think, by section 7 of the specification, from what lies open
and the own hand alone.

Worths are in steps. A card is worth the steps that the team would really make with it, those of the riders behind a
little more, since the last of the three decides whether the team is complete; what of it would be lost counts against
it. A move is worth its steps, what the numbers left can still bring, and the cell where it ends.
"""

from collections.abc import Sequence

from gruppetto.games.bostock.box import cards
from gruppetto.games.bostock.box.cards import RIDERS, RIDERS_OF
from gruppetto.games.bostock.rules import actions as act
from gruppetto.games.bostock.rules.actions import FINISH, Move
from gruppetto.games.bostock.rules.position import CHOOSE_PHASE, MOVE_PHASE, BostockOpen
from gruppetto.games.bostock.rules.riding import line_open, ways
from gruppetto.games.bostock.rules.view import BostockView

BEHIND = 0.06
"""What a step of a rider is worth more for every row that he lies behind the first of his team."""
WASTE = 0.5
"""The price of a step on a card that nobody can make."""
SURE = 20.0
"""More than any race card: play the kept Risk card first."""
POINT = 0.7
"""A point in steps."""
STOPPED = 1.2
"""The price of a cell with no way on."""
WAY_ON = 0.15
"""For each lane that leads on."""
IN_THE_WAY = 0.2
"""For each rival who has him straight ahead."""
DOT_WORTH = 0.3
"""A Risk card is a slightly favourable gamble, but not in the last rows or beside team mates."""
LAST_ROWS = 4


def appraise(view: BostockView) -> list[float]:
    """The worth of each of `view.actions`, in their order."""
    return glance(view.open, view.seat, view.hand, view.actions)


def glance(table: BostockOpen, seat: int, hand: tuple[int, ...], actions: Sequence[Move]) -> list[float]:
    """The worth of each action of the seat to decide. A position is a table, too, and is not asked for more."""
    if not actions:
        return []
    outlook = Outlook(table, seat, hand)
    return [outlook.worth(action) for action in actions]


class Outlook:
    """The race as the seat to decide sees it, worked out once for all its actions."""

    __slots__ = ("_first", "_free", "_hand", "_open", "_plans", "_rows", "_seat", "_table", "_weights")

    def __init__(self, table: BostockOpen, seat: int, hand: tuple[int, ...]) -> None:
        self._table = table
        self._hand = hand
        self._seat = seat
        self._first = seat * RIDERS
        self._free: tuple[int, ...] = (0,) * RIDERS
        self._weights: tuple[float, ...] = (1.0,) * RIDERS
        self._rows = tuple(table.rows[self._first : self._first + RIDERS])
        self._plans: dict[tuple[tuple[int, ...], int], float] = {}
        if table.phase in (CHOOSE_PHASE, MOVE_PHASE):
            self._open = line_open(table, seat)
            self._look_ahead()

    def _look_ahead(self) -> None:
        """How far each rider could go if his mates were out of the way: they move as well."""
        table, occupied = self._table, self._table.occupied[:]
        team = RIDERS_OF[self._seat]
        for rider in team:
            occupied[table.rows[rider]] &= ~table.lanes[rider]
        most = 2 * table.course.most_steps + 1
        free: list[int] = []
        for rider in team:
            idle = table.lost[rider] or table.is_home(rider)
            free.append(0 if idle else len(ways(table, rider, most, is_open=self._open, occupied=occupied)) - 1)
        self._free = tuple(free)
        front = max(self._rows)
        self._weights = tuple([1.0 + BEHIND * (front - row) for row in self._rows])

    def worth(self, action: Move) -> float:
        verb = action.verb
        if verb == act.MOVE:
            return self._move(action)
        if verb == act.PLAY:
            return self._card(self._kind(action))
        if verb == act.RISK:
            return self._risk()
        course = self._table.course
        totals = course.totals
        if verb in (act.PASS, act.LAY_OFF):
            return -self._value(self._kind(action))
        if verb == act.SWAP:
            drawn = sum(count * self._value(kind) for kind, count in enumerate(course.deck)) / course.deck_count
            return drawn - self._value(self._kind(action))
        if verb == act.RIDE:
            return float(totals[self._kind(action)])
        if verb == act.RIDE_ON:
            return max(totals[kind] for kind in self._hand) - 0.1
        if verb == act.PICK:
            return float(self._table.rows[course.rider_of[action.figure]])
        return 0.0 if verb in (act.STOP, act.END) else -float(course.rider_of[action.figure])

    def _kind(self, action: Move) -> int:
        return self._table.course.kind_of[action.card]

    def _value(self, kind: int) -> float:
        course = self._table.course
        return course.totals[kind] + (course.owners[kind] == self._seat)

    # --- race cards ---

    def _card(self, kind: int) -> float:
        """The steps it brings, less what would be lost of it."""
        table = self._table
        numbers = table.course.numbers[kind]
        value = self._value(kind)
        if table.headwind:
            numbers = tuple([max(0, number - 1) for number in numbers])
        steps = self._plan(numbers, 0b111)
        if table.course.owners[kind] == self._seat and not table.headwind:
            steps += 1.0 if sum(self._free) > sum(numbers) else 0.0
        return steps - WASTE * max(0.0, value - steps)

    def _plan(self, numbers: tuple[int, ...], riders: int) -> float:
        """The most that these riders (bits from the team's first) can make of these numbers."""
        if not riders or not numbers or not numbers[0]:
            return 0.0
        if self._table.leg.in_file:
            return self._file_plan(numbers, riders, self._rows, 0)
        known = self._plans.get((numbers, riders))
        if known is not None:
            return known
        number, rest = numbers[0], numbers[1:]
        best = 0.0
        for place in range(RIDERS):
            if riders >> place & 1:
                twice = 2 if self._first + place == self._table.breakaway else 1
                steps = min(number * twice, self._free[place])
                found = steps * self._weights[place] + self._plan(rest, riders & ~(1 << place))
                best = max(best, found)
        self._plans[numbers, riders] = best
        return best

    def _file_plan(self, numbers: tuple[int, ...], riders: int, rows: tuple[int, ...], place: int) -> float:
        """The same in a lane of one's own, from the first of the file on: nobody passes his mate (BOS-13.2)."""
        if place == RIDERS or not numbers:
            return 0.0
        best = self._file_plan(numbers, riders, rows, place + 1)
        if not riders >> place & 1:
            return best
        last = self._table.leg.last + 1
        most = last if place == 0 or rows[place - 1] == last else rows[place - 1] - 1
        for chosen, number in enumerate(numbers):
            end = min(rows[place] + number, most)
            gained = (end - rows[place]) * self._weights[place] - WASTE * (rows[place] + number - end)
            rest = numbers[:chosen] + numbers[chosen + 1 :]
            after = (*rows[:place], end, *rows[place + 1 :])
            best = max(best, gained + self._file_plan(rest, riders, after, place + 1))
        return best

    # --- moves ---

    def _move(self, action: Move) -> float:
        table = self._table
        rider = table.course.rider_of[action.figure]
        place = rider - self._first
        start = table.rows[rider]
        end = table.leg.last + 1 if action.row == FINISH else action.row
        worth = (end - start) * self._weights[place]
        if not table.gift_count:
            left = list(table.numbers)
            unmoved = table.unmoved >> self._first & 0b111
            if not (action.bonus and table.course.bonus_apart):
                left.remove(action.number)
                unmoved &= ~(1 << place)
            if table.leg.in_file:
                rows = (*self._rows[:place], end, *self._rows[place + 1 :])
                return worth + self._file_plan(tuple(left), unmoved, rows, 0) + (1.0 if action.row == FINISH else 0.0)
            worth += self._plan(tuple(left), unmoved)
        return worth + self._lines(rider, start, end) + self._cell(rider, end, action.lane)

    def _lines(self, rider: int, start: int, end: int) -> float:
        """Points at the green line and at the finish."""
        table, leg = self._table, self._table.leg
        points = table.course.points
        worth = 0.0
        if leg.road and start <= leg.green_after < end and not table.across:
            worth += POINT * points.green_first
        if end > leg.last:
            place = len(table.placed)
            scored = points.road_individual[place] if leg.road and place < len(points.road_individual) else 0
            worth += POINT * scored + 1.0
        return worth

    def _cell(self, rider: int, row: int, lane: int) -> float:
        """What is ahead, who is behind, and whether there is a dot."""
        leg, occupied = self._table.leg, self._table.occupied
        if row > leg.last:
            return 0.0
        if row == leg.last:
            return 2 * WAY_ON if self._open else -WAY_ON
        bit = 1 << lane - 1
        ahead = leg.onward[(bit << leg.width | occupied[row]) << leg.width | occupied[row + 1]] & leg.full[row + 1]
        worth = WAY_ON * ahead.bit_count() if ahead else -STOPPED
        team = [(self._table.rows[mate], self._table.lanes[mate]) for mate in RIDERS_OF[self._seat]]
        if occupied[row - 1] & bit and (row - 1, bit) not in team:
            worth += IN_THE_WAY
        if leg.dots[row] & bit:
            worth += self._dot(rider, row)
        return worth

    def _dot(self, rider: int, row: int) -> float:
        """A Risk card: not in the last rows, and not before mates who are still to move."""
        table = self._table
        if table.gift_count or table.held[self._seat] >= 0 or table.risk_played:
            return 0.0
        if row > table.leg.last - LAST_ROWS:
            return -2 * DOT_WORTH
        waiting = table.unmoved & ~(1 << rider)
        return DOT_WORTH if not waiting else -DOT_WORTH

    # --- kept Risk cards ---

    def _risk(self) -> float:
        """Surely now, or rather not yet."""
        table = self._table
        card = table.course.risk_cards[table.held[self._seat]]
        free = self._free[table.held_by[self._seat] - self._first]
        last = table.leg.last
        near = any(last - LAST_ROWS < row <= last for row in self._rows)
        best = max((self._card(kind) for kind in set(self._hand)), default=0.0)
        strong = max((table.course.numbers[kind][0] for kind in self._hand), default=0)
        weak = min((table.course.totals[kind] for kind in self._hand), default=0)
        worth_it = {
            cards.DOUBLE: strong > 1 and free >= 2 * strong,
            cards.UPRIGHT_TEAM: sum(table.lost[mate] for mate in RIDERS_OF[self._seat]) > 1,
            cards.EXTRA_CARD: best >= 4.0,
            cards.SIT_OUT_SELF: free < 2,
            cards.MINUS_ONE: weak <= 2,
            cards.STAND_STILL: best < 2.5,
        }
        return SURE if near or worth_it.get(card.effect, free >= card.amount) else -SURE
