"""The ways of a road: where a rider can get to from each hex, worked out once and looked up ever after.

Sets of hexes are whole numbers with one bit a hex, so that a single test tells whether anybody stands in the way.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from gruppetto.games.peloton.rules.actions import Move, Verb, address_key
from gruppetto.games.peloton.rules.course import Leg

MOST_STEPS: Final = 18
"""More than any throw can give: two dice of at most nine."""
MOST_KEPT: Final = 1 << 14
"""How many cones, sets or named moves of a road are kept: long roads must not fill the memory."""


class Cone(NamedTuple):
    """What lies ahead of a hex within a number of steps, on an empty road."""

    mask: int
    steps: dict[int, int]
    """By hex the fewest steps to it."""
    hexes: tuple[int, ...]
    """In the order of the moves to them."""
    moves: tuple[Move, ...]


class Ways:
    """The ways of one stage. Filled in as they are asked for; what was found never changes."""

    __slots__ = ("_ranks", "behind", "bits", "cone", "leg", "moves", "named")

    def __init__(self, leg: Leg) -> None:
        self.leg = leg
        self.bits = tuple(1 << place for place in range(leg.size))
        """By hex the number with its bit alone."""
        self.moves = tuple(Move(Verb.MOVE, hex=address) for address in leg.address)
        """By hex the move to it."""
        by_address = sorted(range(leg.size), key=lambda place: address_key(leg.address[place]))
        self._ranks = {place: rank for rank, place in enumerate(by_address)}
        keep = lru_cache(MOST_KEPT)
        self.cone: Callable[[int, int], Cone] = keep(self._look_ahead)
        """What lies ahead of a hex within so many steps."""
        self.behind: Callable[[int, int], int] = keep(self._look_behind)
        """From where exactly so many steps lead to a hex on an empty road, as a set."""
        self.named: Callable[[Verb, int, int], Move] = keep(self._named)
        """The action that has the rider with a number come to a hex; which one, its decision says."""

    def in_order(self, places: list[int]) -> list[int]:
        """Hexes in the order of the actions that name them."""
        return sorted(places, key=self._ranks.__getitem__)

    def _named(self, verb: Verb, bib: int, place: int) -> Move:
        return Move(verb, bib=bib, hex=self.leg.address[place])

    def _look_ahead(self, place: int, speed: int) -> Cone:
        steps = spread(self.leg.forward, bytes(self.leg.size), place, speed)
        hexes = tuple(self.in_order(list(steps)))
        return Cone(sum(self.bits[to] for to in steps), steps, hexes, tuple(self.moves[to] for to in hexes))

    def _look_behind(self, place: int, steps: int) -> int:
        found = 0 if steps else self.bits[place]
        for before in self.leg.backward[place] if steps else ():
            found |= self.behind(before, steps - 1)
        return found


def spread(forward: tuple[tuple[int, ...], ...], road: bytes | bytearray, place: int, speed: int) -> dict[int, int]:
    """The hexes within so many steps over free ones, with the steps to each (PEL-2)."""
    steps: dict[int, int] = {}
    front = [place]
    for count in range(1, speed + 1):
        ahead: list[int] = []
        for here in front:
            for to in forward[here]:
                if not road[to] and to not in steps:
                    steps[to] = count
                    ahead.append(to)
        if not ahead:
            break
        front = ahead
    return steps


@lru_cache(maxsize=64)
def ways_of(leg: Leg) -> Ways:
    return Ways(leg)
