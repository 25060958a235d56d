"""What bots know of a stage before they ride it, as tables by hex: the time to the line, and who would be beside whom.

A leg never changes, so its ground is worked out once and shared by all positions.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from gruppetto.games.peloton.rules.course import CLIMB, Leg
from gruppetto.games.peloton.rules.ways import MOST_KEPT, Ways

FLAT_SPEED: Final = 4.0
"""Hexes that a group rides in a sequence, by self-play."""
CLIMB_SPEED: Final = 2.6


class Ground:
    """One stage as bots see it."""

    __slots__ = ("_ways", "around", "beside", "left", "length")

    def __init__(self, ways: Ways) -> None:
        self._ways = ways
        self.around: tuple[int, ...] = tuple([_set_of(ways, places) for places in ways.leg.neighbours])
        """By hex the neighbouring ones, as a set."""
        self.left: tuple[float, ...] = _sequences_left(ways.leg)
        """By hex how many sequences a group takes to the line, on an empty road; 0 behind it."""
        self.length: float = self.left[ways.leg.corridor[0]]
        """The same from the front of the start corridor."""
        self.beside: Callable[[int, int], int] = lru_cache(MOST_KEPT)(self._look_beside)
        """From where exactly so many steps lead beside a hex on an empty road, as a set."""

    def _look_beside(self, place: int, steps: int) -> int:
        found = 0
        for to in self._ways.leg.neighbours[place]:
            found |= self._ways.behind(to, steps)
        return found


def _set_of(ways: Ways, places: tuple[int, ...]) -> int:
    found = 0
    for place in places:
        found |= ways.bits[place]
    return found


def _sequences_left(leg: Leg) -> tuple[float, ...]:
    """From the line backwards: a step leads to a hex nearer to home."""
    left = [0.0] * leg.size
    for place in sorted(range(leg.stretch), key=leg.steps_home.__getitem__):
        speed = CLIMB_SPEED if leg.terrain[place] == CLIMB else FLAT_SPEED
        left[place] = 1.0 / speed + min([left[to] for to in leg.forward[place] if _nearer(leg, place, to)], default=0.0)
    return tuple(left)


def _nearer(leg: Leg, place: int, to: int) -> bool:
    return leg.steps_home[to] < leg.steps_home[place]


@lru_cache(maxsize=64)
def ground_of(ways: Ways) -> Ground:
    return Ground(ways)
