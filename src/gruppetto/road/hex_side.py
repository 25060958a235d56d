"""The ground beside a hex road: where wind lines, wind arrows and sign boards cover no hex and nothing else."""

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from gruppetto.engine.scene import Point
from gruppetto.road.hex_layout import Section
from gruppetto.road.hex_plane import RADIUS, on_plane, samples
from gruppetto.road.roadside import Box

_EVERY: Final = 9.0
_LINE_ROOM: Final = RADIUS + 4.0
_ARROW_ROOM: Final = RADIUS + 24.0
_SIGN_ROOM: Final = RADIUS + 3.0
_SHORTEST: Final = 4
"""A run of the wind line has at least so many sample points."""
_FURTHER: Final = (0.0, 14.0, 30.0, 50.0, 74.0, 100.0)
_SHIFTS: Final = (0.0, -2.0, 2.0, -4.0, 4.0, -7.0, 7.0)
_ARROW: Final = 46.0
_GRID: Final = 120.0


class HexSide:
    """Free ground on one board; every place it gives away is taken from then on."""

    def __init__(self, hexes: Sequence[Point], frame: tuple[float, float, float, float]) -> None:
        self._frame = frame
        self._taken: list[Box] = []
        self._grid: dict[tuple[int, int], list[Point]] = {}
        for x, y in hexes:
            self._grid.setdefault((int(x // _GRID), int(y // _GRID)), []).append((x, y))

    def free_runs(self, start: Point, end: Point) -> list[list[Point]]:
        """The parts of a line that cross no hex."""
        runs: list[list[Point]] = [[]]
        for at in samples(start, end, _EVERY):
            if self._clear(Box(at, 0, 0), _LINE_ROOM):
                runs[-1].append(at)
            elif runs[-1]:
                runs.append([])
        found = [run for run in runs if len(run) >= _SHORTEST]
        for run in found:
            self._taken += [Box(at, 8, 8) for at in run[::3]]
        return found

    def arrows(self, run: Sequence[Point], onto: float, count: int) -> list[Point]:
        """Where arrows that point onto the road stand beside a wind line: in its middle, a little outside."""
        turn = math.radians(onto)
        middle = run[len(run) // 2]
        found: list[Point] = []
        for number in range(count):
            along = (number - (count - 1) / 2) * _ARROW * 0.6
            for shift in (0.0, 40.0, -40.0, 80.0, -80.0):
                x = middle[0] - math.cos(turn) * 30 - math.sin(turn) * (along + shift)
                y = middle[1] - math.sin(turn) * 30 + math.cos(turn) * (along + shift)
                if self._clear(Box((x, y), 0, 0), _ARROW_ROOM) and self._inside(Box((x, y), 30, 30)):
                    self._taken.append(Box((x, y), 36, 36))
                    found.append((x, y))
                    break
        return found

    def sign(self, section: Section, level: float, width: float, height: float) -> Point | None:
        """A free place for a sign board near a level of a section, if it can be on its lee side."""
        for at in self._sign_places(section, level, width, height):
            box = Box(at, width, height)
            if (
                self._inside(box)
                and not any(box.meets(other) for other in self._taken)
                and self._clear(box, _SIGN_ROOM)
            ):
                self._taken.append(Box(at, width + 8, height + 8))
                return at
        return None

    def _sign_places(self, section: Section, level: float, width: float, height: float) -> Iterator[Point]:
        lee = -1 if section.segment.wind == "R" else 1
        for side, further, shift in product((lee, -lee), _FURTHER, _SHIFTS):
            lane = section.right if side > 0 else section.left
            x, y = on_plane(section.direction, level + shift, lane)
            ex, ey = on_plane(section.direction, level + shift, lane + side)
            ux, uy = (ex - x) / math.dist((x, y), (ex, ey)), (ey - y) / math.dist((x, y), (ex, ey))
            reach = RADIUS + 8 + abs(ux) * width / 2 + abs(uy) * height / 2 + further
            yield x + ux * reach, y + uy * reach

    def _clear(self, box: Box, room: float) -> bool:
        """Whether no hex has its middle nearer than so much to a box."""
        x, y = box.centre
        across, down = box.width / 2 + room, box.height / 2 + room
        for column in range(int((x - across) // _GRID), int((x + across) // _GRID) + 1):
            for row in range(int((y - down) // _GRID), int((y + down) // _GRID) + 1):
                if any(box.gap(at) < room for at in self._grid.get((column, row), ())):
                    return False
        return True

    def _inside(self, box: Box) -> bool:
        left, top, right, bottom = self._frame
        x, y = box.centre
        across, down = box.width / 2 + 4, box.height / 2 + 4
        return left + across <= x <= right - across and top + down <= y <= bottom - down
