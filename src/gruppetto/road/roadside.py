"""What stands beside the road: milestones and sign boards find a place where they cover nothing."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from gruppetto.engine.scene import Point
from gruppetto.road.ribbon import Ribbon

VERGE = 5.0
"""Free ground between the road's edge (its casing is drawn there) and whatever stands beside it."""
SIGN_HEIGHT = 28.0
LANE_SIGN_HEIGHT = 21.0
"""Boards with lanes are drawn smaller, and so are their signs."""
_PROBE = 12.0
"""The road is looked at every so many units when a place beside it is wanted."""
_SHIFTS = (0.0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45)
_WIDE_SHIFTS = (-0.35, 0.35, -0.7, 0.7)
"""Of half its width: a wide thing rather moves along the road than away from it, and still reaches its place."""
_FARTHER = (0.0, 8.0, 16.0, 28.0, 42.0, 60.0)


def sign_width(words: str) -> float:
    """How wide a sign board with these words is drawn, in board units."""
    return len(words) * 11.0 + 22.0


def lane_sign_width(words: str) -> float:
    return len(words) * 7.6 + 16.0


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle around its centre."""

    centre: Point
    width: float
    height: float

    def gap(self, point: Point) -> float:
        """How far outside the box a point lies, 0 within."""
        dx = abs(point[0] - self.centre[0]) - self.width / 2
        dy = abs(point[1] - self.centre[1]) - self.height / 2
        return math.hypot(max(dx, 0.0), max(dy, 0.0))

    def meets(self, other: "Box") -> bool:
        dx = abs(self.centre[0] - other.centre[0])
        dy = abs(self.centre[1] - other.centre[1])
        return dx < (self.width + other.width) / 2 and dy < (self.height + other.height) / 2


@dataclass(slots=True)
class Roadside:
    """The ground beside one road on a board; every place it gives away is taken from then on."""

    ribbon: Ribbon
    width: float
    height: float
    taken: list[Box] = field(default_factory=list)
    _ground: list[tuple[Point, float]] = field(init=False, repr=False)
    """Discs that cover the road."""

    def __post_init__(self) -> None:
        steps = round(self.ribbon.length / _PROBE)
        self._ground = [self._disc(self.ribbon.cells * step / steps) for step in range(steps + 1)]

    def _disc(self, along: float) -> tuple[Point, float]:
        left, right = self.ribbon.edges(along)
        return self.ribbon.beside(along, (left + right) / 2), (right - left) / 2

    def place(
        self, along: float, width: float, height: float, *, above: bool = True, right: bool | None = None
    ) -> Point | None:
        """A free place for a box of this size near `along`, above the road or below it if it can be chosen.

        With `right` it is the side of the riders that is wanted. None where the road is so crowded that there is no
        such place.
        """
        wanted = self._side_above(along, above) if right is None else right
        for centre in self._candidates(along, width, height, 1 if wanted else -1):
            box = Box(centre, width, height)
            if self._free(box):
                self.taken.append(box)
                return centre
        return None

    def _side_above(self, along: float, above: bool) -> bool:
        """Whether the right side of the riders is the upper one, or the lower one if that is wanted."""
        _, left = self.ribbon.beside(along, -1.0)
        _, right = self.ribbon.beside(along, 1.0)
        return (left <= right) != above

    def _candidates(self, along: float, width: float, height: float, wanted: int) -> Iterator[Point]:
        """Places from the best to the worst: on the wanted side, close to the road, close to `along`."""
        ribbon = self.ribbon
        far = [part * width / 2 / ribbon.cell_length for part in _WIDE_SHIFTS]
        shifts = [*_SHIFTS, *(shift for shift in far if abs(shift) > max(_SHIFTS))]
        for side, farther, shift in product((wanted, -wanted), _FARTHER, shifts):
            place = min(max(along + shift, 0.0), float(ribbon.cells))
            turn = math.radians(ribbon.heading(place))
            reach = abs(math.sin(turn)) * width / 2 + abs(math.cos(turn)) * height / 2
            edge = ribbon.edges(place)[side > 0]
            x, y = ribbon.beside(place, edge + side * (VERGE + reach + farther))
            yield round(x, 1), round(y, 1)

    def _free(self, box: Box) -> bool:
        x, y = box.centre
        inside = (
            box.width / 2 <= x <= self.width - box.width / 2 and box.height / 2 <= y <= self.height - box.height / 2
        )
        if not inside or any(box.meets(other) for other in self.taken):
            return False
        return all(box.gap(point) >= radius + VERGE - 1.0 for point, radius in self._ground)
