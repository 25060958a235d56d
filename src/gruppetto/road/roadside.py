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
_SHIFTS = (0.0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45)
_FARTHER = (0.0, 8.0, 16.0, 28.0, 42.0, 60.0)


def sign_width(words: str) -> float:
    """How wide a sign board with these words is drawn, in board units."""
    return len(words) * 11.0 + 22.0


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
    _spine: list[Point] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._spine = self.ribbon.spine()

    def place(self, along: float, width: float, height: float, *, above: bool = True) -> Point | None:
        """A free place for a box of this size near `along`, above the road or below it if it can be chosen.

        None where the road is so crowded that there is no such place.
        """
        for centre in self._candidates(along, width, height, above):
            box = Box(centre, width, height)
            if self._free(box):
                self.taken.append(box)
                return centre
        return None

    def _candidates(self, along: float, width: float, height: float, above: bool) -> Iterator[Point]:
        """Places from the best to the worst: on the wanted side, close to the road, close to `along`."""
        ribbon = self.ribbon
        _, left = ribbon.beside(along, -1.0)
        _, right = ribbon.beside(along, 1.0)
        wanted = -1 if (left <= right) == above else 1
        for side, farther, shift in product((wanted, -wanted), _FARTHER, _SHIFTS):
            place = min(max(along + shift, 0.0), float(ribbon.cells))
            turn = math.radians(ribbon.heading(place))
            reach = abs(math.sin(turn)) * width / 2 + abs(math.cos(turn)) * height / 2
            x, y = ribbon.beside(place, side * (ribbon.width / 2 + VERGE + reach + farther))
            yield round(x, 1), round(y, 1)

    def _free(self, box: Box) -> bool:
        x, y = box.centre
        inside = (
            box.width / 2 <= x <= self.width - box.width / 2 and box.height / 2 <= y <= self.height - box.height / 2
        )
        if not inside or any(box.meets(other) for other in self.taken):
            return False
        clear = self.ribbon.width / 2 + VERGE - 1.0
        return all(box.gap(point) >= clear for point in self._spine)
