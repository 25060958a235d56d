"""Hexes on the plane: their corners, lines along levels and lanes, and the outlines of lots of hexes."""

import math
from collections.abc import Collection, Iterable, Iterator
from typing import Final

from gruppetto.engine.scene import Point
from gruppetto.road.hex_layout import Section
from gruppetto.road.hexes import Hex, step

RADIUS: Final = 24.0
"""From the middle of a hex to its corners."""
STEP: Final = math.sqrt(3) * RADIUS
"""From the middle of a hex to that of the next."""
LANE: Final = 1.5 * RADIUS
"""From the middle of a lane to that of the next."""


def heading(direction: int) -> float:
    """A direction in degrees, with y down: 0 to the right, −60 up to the right."""
    turn = -60.0 * (direction % 6)
    return turn if turn > -180.0 else turn + 360.0


def centre(place: Hex) -> Point:
    q, r = place
    return STEP * (q + r / 2), LANE * r


def on_plane(direction: int, at_level: float, at_lane: float) -> Point:
    """The point with this level and lane for a rider who looks in a direction; both may be anything between hexes."""
    turn = math.radians(heading(direction))
    ahead, aside = at_level * STEP / 2, at_lane * LANE
    return math.cos(turn) * ahead - math.sin(turn) * aside, math.sin(turn) * ahead + math.cos(turn) * aside


def corners(place: Hex, radius: float = RADIUS) -> list[Point]:
    """The six corners; the edge from corner `n` to the next is the one towards direction `n`, from the right."""
    x, y = centre(place)
    turns = [math.radians(30 - 60 * number) for number in range(6)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def seen_from_behind(place: Hex, direction: int) -> list[Point]:
    """The corners beginning with the right one of the rear edge, so that first and last lie on it."""
    ring = corners(place)
    first = (direction + 4) % 6
    return ring[first:] + ring[:first]


def edge(place: Hex, direction: int) -> tuple[Point, Point]:
    """The edge towards a direction, from its right end to its left end."""
    ring = corners(place)
    return ring[direction % 6], ring[(direction + 1) % 6]


Edge = tuple[Point, Point]


def outlines(places: Collection[Hex]) -> list[list[Point]]:
    """The rings around a lot of hexes, each closed: its last point is its first."""
    inside = frozenset(places)
    edges = (
        edge(place, direction) for place in places for direction in range(6) if step(place, direction) not in inside
    )
    return chained(edges)


def border(section: Section, after: Section) -> list[list[Point]]:
    """The yellow line between a section and the next: the edges they have in common, as lines."""
    mine, others = frozenset(section.hexes), frozenset(after.hexes)
    edges = (
        edge(place, direction)
        for place in section.hexes
        for direction in range(6)
        if (to := step(place, direction)) in others and to not in mine
    )
    return chained(edges)


def chained(edges: Iterable[Edge]) -> list[list[Point]]:
    """Edges that follow each other as lines; a line that comes back to its beginning ends with its first point."""
    ahead: dict[Point, list[Edge]] = {}
    behind: set[Point] = set()
    for first, last in edges:
        ahead.setdefault(_key(first), []).append((first, last))
        behind.add(_key(last))
    starts = [key for key in ahead if key not in behind]
    lines = [_followed(ahead, start) for start in starts]
    while any(ahead.values()):
        lines.append(_followed(ahead, next(key for key, left in ahead.items() if left)))
    return [line for line in lines if line]


def _followed(ahead: dict[Point, list[Edge]], start: Point) -> list[Point]:
    line: list[Point] = []
    while ahead.get(start):
        first, last = ahead[start].pop()
        if not line:
            line.append(first)
        line.append(last)
        start = _key(last)
    return line


def _key(point: Point) -> Point:
    """Corners of neighbouring hexes that should be equal are, after rounding."""
    return round(point[0]) + 0.0, round(point[1]) + 0.0


def samples(start: Point, end: Point, every: float) -> Iterator[Point]:
    """Points along a straight line, its ends included."""
    count = max(1, round(math.dist(start, end) / every))
    for number in range(count + 1):
        part = number / count
        yield start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
