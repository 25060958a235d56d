"""Plain geometry to check roads by: crossing edges, points inside, polygons that meet."""

from collections.abc import Sequence
from itertools import combinations, product

from gruppetto.engine.scene import Point

Edge = tuple[Point, Point]


def edges(polygon: Sequence[Point]) -> list[Edge]:
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def cross(one: Edge, other: Edge) -> bool:
    """Whether two edges cross properly; touching in an end point is no crossing."""
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def is_simple(polygon: Sequence[Point]) -> bool:
    return not any(cross(one, other) for one, other in combinations(edges(polygon), 2))


def meet(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether two polygons share any ground."""
    if _apart(one, other):
        return False
    crossing = any(cross(first, second) for first, second in product(edges(one), edges(other)))
    return crossing or contains(one, other[0]) or contains(other, one[0])


def _apart(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether the boxes round two polygons have a gap between them, as nearly all of a board's have."""
    return any(
        max(point[axis] for point in one) < min(point[axis] for point in other)
        or max(point[axis] for point in other) < min(point[axis] for point in one)
        for axis in (0, 1)
    )


def contains(polygon: Sequence[Point], point: Point) -> bool:
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in edges(polygon):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


def rectangle(centre: Point, width: float, height: float) -> list[Point]:
    x, y = centre
    return [
        (x - width / 2, y - height / 2),
        (x + width / 2, y - height / 2),
        (x + width / 2, y + height / 2),
        (x - width / 2, y + height / 2),
    ]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
