"""Hexes in axial coordinates: the six directions, and level and lane of a hex as a rider sees them.

Direction 0 points to the right of the plane and each next one 60° further to the left. Looking in direction `d`, the
level counts half steps forward and the lane counts to the right; a step straight ahead adds 2 levels and keeps the
lane, a step ahead to the right adds 1 and 1, one ahead to the left adds 1 and takes 1. Level and lane of a hex are
both even or both odd, and together they name it.
"""

from typing import Final

Hex = tuple[int, int]
"""A hex as (q, r)."""

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_LEVELS: Final = (2, 1, -1, -2, -1, 1)
_LANES: Final = (0, -1, -1, 0, 1, 1)


def step(place: Hex, direction: int) -> Hex:
    """The neighbour in a direction; directions are taken modulo 6."""
    q, r = DIRECTIONS[direction % 6]
    return place[0] + q, place[1] + r


def around(place: Hex) -> tuple[Hex, ...]:
    """The six neighbours, from direction 0 on."""
    return tuple(step(place, direction) for direction in range(6))


def level(direction: int, place: Hex) -> int:
    """How far ahead a hex lies in a direction, in half steps."""
    return place[0] * _LEVELS[-direction % 6] + place[1] * _LEVELS[(5 - direction) % 6]


def lane(direction: int, place: Hex) -> int:
    """How far to the right a hex lies for somebody who looks in a direction."""
    return place[0] * _LANES[-direction % 6] + place[1] * _LANES[(5 - direction) % 6]


def hex_at(direction: int, at_level: int, at_lane: int) -> Hex:
    """The hex with this level and lane; they must be both even or both odd."""
    if (at_level - at_lane) % 2:
        raise ValueError(f"there is no hex on level {at_level} and lane {at_lane}: one is even, the other odd")
    ahead = (at_level - at_lane) // 2
    right, straight = DIRECTIONS[(direction - 1) % 6], DIRECTIONS[direction % 6]
    return at_lane * right[0] + ahead * straight[0], at_lane * right[1] + ahead * straight[1]
