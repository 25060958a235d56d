"""The ways of a road: where a rider can get to from each hex, worked out once and looked up ever after.

Sets of hexes are whole numbers with one bit a hex, so that a single test tells whether anybody stands in the way.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from gruppetto.games.peloton.rules.actions import MOVE, PLACE, SHARE, Move, address_key
from gruppetto.games.peloton.rules.course import Leg

MOST_STEPS: Final = 18
"""More than any throw can give: two dice of at most nine."""
MOST_KEPT: Final = 1 << 14
"""How many cones, sets or named moves of a road are kept."""
_SPEEDS: Final = 32
_HEXES: Final = 1 << 14


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

    __slots__ = ("_before", "_behind", "_cones", "_named", "_ranks", "bits", "leg", "moves")

    leg: Leg
    bits: tuple[int, ...]
    """By hex the number with its bit alone."""
    moves: tuple[Move, ...]
    """By hex the move to it."""

    def __init__(self, leg: Leg) -> None:
        self.leg = leg
        self.bits = tuple(1 << place for place in range(leg.size))
        self.moves = tuple(Move(MOVE, hex=address) for address in leg.address)
        by_address = sorted(range(leg.size), key=lambda place: address_key(leg.address[place]))
        ranks = [0] * leg.size
        for rank, place in enumerate(by_address):
            ranks[place] = rank
        self._ranks = tuple(ranks)
        self._cones: dict[int, Cone] = {}
        self._named: dict[int, Move] = {}
        self._before = _hexes_before(leg)
        self._behind: dict[int, int] = {}

    def cone(self, place: int, speed: int) -> Cone:
        key = place * _SPEEDS + speed
        found = self._cones.get(key)
        if found is None:
            _bound(self._cones)
            found = self._cones[key] = self._look_ahead(place, speed)
        return found

    def behind(self, place: int, steps: int) -> int:
        """From where exactly so many steps lead to a hex on an empty road, as a set."""
        key = place * _SPEEDS + steps
        found = self._behind.get(key)
        if found is None:
            _bound(self._behind)
            found = self.bits[place]
            if steps:
                found = 0
                for before in self._before[place]:
                    found |= self.behind(before, steps - 1)
            self._behind[key] = found
        return found

    def in_order(self, places: list[int]) -> list[int]:
        """Hexes in the order of the actions that name them."""
        return sorted(places, key=self._ranks.__getitem__)

    def placing(self, bib: int, place: int) -> Move:
        return self._name(PLACE, bib, place)

    def gift(self, bib: int, place: int) -> Move:
        return self._name(SHARE, bib, place)

    def _name(self, verb: int, bib: int, place: int) -> Move:
        key = (verb * 64 + bib) * _HEXES + place
        found = self._named.get(key)
        if found is None:
            _bound(self._named)
            found = self._named[key] = Move(verb, bib=bib, hex=self.leg.address[place])
        return found

    def _look_ahead(self, place: int, speed: int) -> Cone:
        steps = spread(self.leg.forward, bytes(self.leg.size), place, speed)
        hexes = tuple(self.in_order(list(steps)))
        return Cone(sum(self.bits[to] for to in steps), steps, hexes, tuple(self.moves[to] for to in hexes))


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


def _hexes_before(leg: Leg) -> tuple[tuple[int, ...], ...]:
    """By hex those from which one step leads there."""
    found: list[list[int]] = [[] for _ in leg.forward]
    for place, after in enumerate(leg.forward):
        for to in after:
            found[to].append(place)
    return tuple(map(tuple, found))


def _bound(table: dict[int, Any]) -> None:
    """What is looked up again and again must not fill the memory: long roads begin anew."""
    if len(table) >= MOST_KEPT:
        table.clear()


@lru_cache(maxsize=64)
def ways_of(leg: Leg) -> Ways:
    return Ways(leg)
