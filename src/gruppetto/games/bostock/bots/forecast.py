"""What the running stage will probably bring, in points: who comes home when, and which team is complete first.

Times are in turns of a team. A rider who is a turn earlier is probably home first, the more surely the shorter the way
that is left.
"""

import math
from typing import Final

from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS, RIDERS_OF
from gruppetto.games.bostock.rules.position import BostockOpen, BostockPosition

PACE: Final = 1.4
"""Rows a turn of one rider among three."""
TEAM_PACE: Final = 4.1
PAIR_PACE: Final = 2.9
"""Steps a turn of the two who are still on the road."""
LONE_PACE: Final = 1.8
SITTING_OUT: Final = 1.0
"""Steps that a team loses with a turn of one rider."""
UNSURE: Final = 0.6
"""How much times are out, for one turn; it grows with the root of the turns."""
ALWAYS_UNSURE: Final = 0.15
HALF_A_TURN: Final = 0.5
PODIUM: Final = 3
"""Two of so many riders bring the bonus (BOS-11.5)."""

_FINE: Final = 32
_FAR: Final = 8
_ODDS: Final = tuple([1.0 / (1.0 + math.exp(-lead / _FINE)) for lead in range(-_FAR * _FINE, _FAR * _FINE + 1)])
"""The logistic curve from -8 to 8: asked for dozens of times in every position."""


class Forecast:
    """A road stage or a team time trial as it stands: worked out once for all seats."""

    __slots__ = ("_ranks", "_table", "_teams", "_times", "_waits")

    def __init__(self, table: BostockOpen) -> None:
        self._table = table
        seats, beyond = table.course.seats, table.leg.last + 1
        rows, lost = table.rows, table.lost
        self._waits = [(seat - table.to_decide) % seats / seats for seat in range(seats)]
        self._teams: list[float] = []
        """By seat, until the last of the three is home."""
        for seat in range(seats):
            first = seat * RIDERS
            left = [beyond - rows[rider] + SITTING_OUT * lost[rider] for rider in range(first, first + RIDERS)]
            self._teams.append(team_time(left) + self._waits[seat])
        self._times: list[float] = []
        """By rider; of those at home it is not asked."""
        self._ranks: list[float] = []
        """By rider his place, from 0."""
        if table.leg.road:
            self._times = [
                (beyond - rows[rider]) / PACE + lost[rider] + self._waits[rider // RIDERS]
                for rider in range(table.course.riders)
            ]
            self._rank()

    def _rank(self) -> None:
        """Who is home is placed; of any two on the road the earlier is probably before the other."""
        table, times = self._table, self._times
        last = table.leg.last
        on_the_road = [rider for rider, row in enumerate(table.rows) if row <= last]
        self._ranks = ranks = [float(len(table.placed))] * table.course.riders
        for place, rider in enumerate(table.placed):
            ranks[rider] = float(place)
        for number, rider in enumerate(on_the_road):
            time = times[rider]
            for other in on_the_road[number + 1 :]:
                before = earlier(time, times[other])
                ranks[other] += before
                ranks[rider] += 1.0 - before

    def complete(self, seat: int, ahead: float = 0.0) -> float:
        """The chance that this team is the first to be complete, or not more than so many turns later."""
        chance = 1.0
        own = self._teams[seat] - ahead
        for rival, time in enumerate(self._teams):
            if rival != seat:
                chance *= earlier(own, time)
        return chance

    def in_time(self, seat: int) -> float:
        """The chance that it is complete in the round in which the first team is: that is all the same (BOS-13.6)."""
        return self.complete(seat, HALF_A_TURN)

    def green(self, seat: int) -> float:
        """The chance to be the first across the green line, while nobody is."""
        table = self._table
        line = table.leg.green_after + 1
        chance, own = 1.0, self._to_line(seat, line)
        for rival in range(table.course.seats):
            if rival != seat:
                chance *= earlier(own, self._to_line(rival, line))
        return chance

    def _to_line(self, seat: int, line: int) -> float:
        """The turns until the first of a team is there."""
        rows, lost = self._table.rows, self._table.lost
        turns = [(line - rows[rider]) / LONE_PACE + lost[rider] for rider in RIDERS_OF[seat]]
        return min(turns) + self._waits[seat]

    def places(self, seat: int) -> float:
        """The points that riders on the road will probably bring, if they arrive before the stage is over."""
        table, last = self._table, self._table.leg.last
        won = table.course.points.road_individual
        ends = min([time for rival, time in enumerate(self._teams) if rival != seat])
        points = 0.0
        for rider in RIDERS_OF[seat]:
            if table.rows[rider] <= last:
                points += between(won, self._ranks[rider]) * earlier(self._times[rider], ends)
        return points

    def pair(self, seat: int) -> float:
        """The chance of two of the first three."""
        second = sorted(self._ranks[seat * RIDERS : (seat + 1) * RIDERS])[1]
        return odds(2.0 * (PODIUM - 0.5 - second))


def team_time(left: list[float]) -> float:
    """The turns until the last of three is home: a card moves each of them only once, so stragglers cost."""
    first, second, third = sorted(left)
    return max((first + second + third) / TEAM_PACE, (second + third) / PAIR_PACE, third / LONE_PACE)


def earlier(one: float, other: float) -> float:
    """The chance that what takes one time is over before what takes the other."""
    shorter = one if one < other else other
    if shorter <= 0.0:
        return odds((other - one) / ALWAYS_UNSURE)
    return odds((other - one) / (ALWAYS_UNSURE + UNSURE * math.sqrt(shorter)))


def odds(lead: float) -> float:
    """The logistic curve."""
    if lead >= _FAR:
        return 1.0
    return 0.0 if lead <= -_FAR else _ODDS[int((lead + _FAR) * _FINE)]


def between(points: tuple[int, ...], rank: float) -> float:
    """The points of a place that is not whole; 0 is the first."""
    place = int(rank)
    here = points[place] if place < len(points) else 0
    there = points[place + 1] if place + 1 < len(points) else 0
    return here + (there - here) * (rank - place)


def trial_cards(state: BostockPosition, seat: int) -> float:
    """The cards that a seat needs in the individual time trial, used ones included, if it rides the best first."""
    totals = state.course.totals
    left = float(state.leg.stage.length - state.distances[seat])
    used = float(state.used[seat])
    laid = state.chosen[seat]
    if laid != NO_CARD:  # it lies face down and is as good as ridden
        used += min(1.0, left / totals[laid])
        left -= totals[laid]
    if left <= 0.0:
        return used
    for total in sorted([totals[kind] for kind in state.hands[seat]], reverse=True):
        used += min(1.0, left / total)
        left -= total
        if left <= 0.0:
            return used
    return used + left * state.course.deck_count / state.course.deck_sum
