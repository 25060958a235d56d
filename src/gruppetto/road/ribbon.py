"""A winding road: a smooth line through waypoints, cut into cells of equal length.

Places along the road are counted in cells: 0 is the rear edge of the first cell, 2.5 the middle of the third. Offsets
are in board units, to the right of the riders where positive. The plane's y points down, as on a screen.
"""

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise

from gruppetto.engine.scene import Point

_BETWEEN_WAYPOINTS = 24
_STRIDE = 12.0
"""Units of road to a straight piece of a cell's long side: fine enough for a hairpin to look round."""
_TANGENT_REACH = 6.0
"""The heading is taken over this many units on either side, which rounds the joints of the spline off."""


class Ribbon:
    """A road of `cells` equal cells along the spline through `waypoints`, `width` units wide."""

    def __init__(self, waypoints: Sequence[Point], cells: int, width: float) -> None:
        self.cells = cells
        self.width = width
        self._line = spline(waypoints)
        self._run = [0.0]
        for here, there in pairwise(self._line):
            self._run.append(self._run[-1] + math.dist(here, there))
        self._strides = max(2, math.ceil(self.cell_length / _STRIDE))

    @property
    def length(self) -> float:
        return self._run[-1]

    @property
    def cell_length(self) -> float:
        return self.length / self.cells

    def middle(self, along: float) -> Point:
        """The point of the centre line."""
        return self._point(along * self.cell_length)

    def heading(self, along: float) -> float:
        """The riding direction in degrees, 0 to the right and 90 down."""
        dx, dy = self._direction(along)
        return math.degrees(math.atan2(dy, dx))

    def beside(self, along: float, offset: float) -> Point:
        """The point `offset` units to the right of the centre line."""
        x, y = self.middle(along)
        dx, dy = self._direction(along)
        return x - dy * offset, y + dx * offset

    def edges(self, along: float) -> tuple[float, float]:
        """The offsets of the left and the right edge; a road that changes its width says so here."""
        return -self.width / 2, self.width / 2

    def strip(self, start: float, end: float, left: float, right: float) -> list[Point]:
        """The outline of a piece of ground between two offsets: along its left side, back along its right side."""
        return rounded(self.side(start, end, left) + self.side(start, end, right)[::-1])

    def cell(self, number: int) -> list[Point]:
        """The outline of a cell over the whole width."""
        return self.strip(number, number + 1, *self.edges(number + 0.5))

    def outline(self) -> list[Point]:
        """The closed outline of the whole road; its last point is its first."""
        ring = self.strip(0, self.cells, *self.edges(0))
        return [*ring, ring[0]]

    def spine(self) -> list[Point]:
        return rounded(self.side(0, self.cells, 0.0))

    def across(self, along: float, beyond: float = 0.0) -> tuple[Point, Point]:
        """The ends of a line across the road, `beyond` units longer on either side, left end first."""
        left_edge, right_edge = self.edges(along)
        left, right = rounded([self.beside(along, left_edge - beyond), self.beside(along, right_edge + beyond)])
        return left, right

    def side(self, start: float, end: float, offset: float) -> list[Point]:
        """The line at an offset, fine enough to look round in a bend."""
        steps = max(1, round((end - start) * self._strides))
        return [self.beside(start + (end - start) * step / steps, offset) for step in range(steps + 1)]

    def _direction(self, along: float) -> Point:
        run = along * self.cell_length
        (x0, y0), (x1, y1) = self._point(run - _TANGENT_REACH), self._point(run + _TANGENT_REACH)
        reach = math.hypot(x1 - x0, y1 - y0)
        return (x1 - x0) / reach, (y1 - y0) / reach

    def _point(self, run: float) -> Point:
        run = max(0.0, min(self.length, run))
        piece = min(bisect_right(self._run, run), len(self._line) - 1) - 1
        part = (run - self._run[piece]) / (self._run[piece + 1] - self._run[piece])
        return _mix(self._line[piece], self._line[piece + 1], part)


def spline(waypoints: Sequence[Point]) -> list[Point]:
    """A centripetal Catmull-Rom curve through the waypoints, as a fine polyline: no loops, no overshoot."""
    first, last = waypoints[0], waypoints[-1]
    knots = [_mix(waypoints[1], first, 2.0), *waypoints, _mix(waypoints[-2], last, 2.0)]
    line: list[Point] = []
    for place in range(len(knots) - 3):
        line += _arc(knots[place], knots[place + 1], knots[place + 2], knots[place + 3])
    return [*line, last]


def _arc(before: Point, start: Point, end: Point, after: Point) -> list[Point]:
    """The piece from `start` to `end`, without its end, by the pyramid of Barry and Goldman."""
    t1 = math.dist(before, start) ** 0.5
    t2 = t1 + math.dist(start, end) ** 0.5
    t3 = t2 + math.dist(end, after) ** 0.5
    points: list[Point] = []
    for step in range(_BETWEEN_WAYPOINTS):
        t = t1 + (t2 - t1) * step / _BETWEEN_WAYPOINTS
        low = _mix(before, start, t / t1)
        mid = _mix(start, end, (t - t1) / (t2 - t1))
        high = _mix(end, after, (t - t2) / (t3 - t2))
        points.append(_mix(_mix(low, mid, t / t2), _mix(mid, high, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1)))
    return points


def onto_board(waypoints: Sequence[Point], rim: Sequence[Point], margin: float) -> tuple[list[Point], float, float]:
    """Waypoints moved so that the rim of their road has a margin, with width and height of the smallest such board."""
    left, top = min(x for x, _ in rim), min(y for _, y in rim)
    right, bottom = max(x for x, _ in rim), max(y for _, y in rim)
    moved = [(x - left + margin, y - top + margin) for x, y in waypoints]
    return moved, round(right - left + 2 * margin), round(bottom - top + 2 * margin)


def _mix(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def rounded(points: Sequence[Point]) -> list[Point]:
    """A tenth of a unit is finer than any screen, and keeps the boards small on the wire."""
    return [(round(x, 1), round(y, 1)) for x, y in points]
