"""Grid roads: rows of lanes one behind the other, where cells may be missing: narrow parts, traffic islands.

A row is written as a string, lane 1 first, that is from the left edge in riding direction: `.` is a cell, `o` a cell
with a red dot, `#` no cell. Row 1 is the rearmost; the finish line lies just beyond the last row. On a road whose lanes
lie `apart` everybody keeps to his own, as in a time trial.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

DOT: Final = "o"
MISSING: Final = "#"

Run = tuple[int, int]
"""Lanes side by side, without a gap: the first and the last."""


@dataclass(frozen=True, slots=True)
class GridRoad:
    """A road as a stage file describes it."""

    id: str
    rows: tuple[str, ...]
    green_after: int = 0
    """The green line lies between this row and the next; 0 where there is none."""
    start_rows: int = 0
    starts: Mapping[int, str] = field(default_factory=dict)
    """The team whose riders start in a lane; its start strip has its colour."""
    apart: bool = False
    first: int = 1
    """The number of the first row: a time trial counts steps, from 0 on."""

    @property
    def length(self) -> int:
        return len(self.rows)

    @property
    def lanes(self) -> int:
        return max(map(len, self.rows))

    def numbers(self) -> range:
        return range(self.first, self.first + self.length)

    @property
    def last(self) -> int:
        """The number of the last row before the finish line."""
        return self.first + self.length - 1

    def row(self, number: int) -> str:
        return self.rows[number - self.first]

    def has(self, number: int, lane: int) -> bool:
        return number in self.numbers() and self.row(number)[lane - 1 : lane] not in ("", MISSING)

    def dot(self, number: int, lane: int) -> bool:
        return self.row(number)[lane - 1] == DOT

    def runs(self, number: int) -> tuple[Run, ...]:
        """The pieces of road side by side in a row: two beside a traffic island, one a lane where lanes lie apart."""
        lanes = [lane for lane in range(1, self.lanes + 1) if self.has(number, lane)]
        if self.apart:
            return tuple((lane, lane) for lane in lanes)
        pieces = [[lane for _, lane in piece] for _, piece in groupby(enumerate(lanes), lambda pair: pair[1] - pair[0])]
        return tuple((piece[0], piece[-1]) for piece in pieces)

    def narrow(self, number: int) -> bool:
        """Whether the road has lost a lane at one of its edges here."""
        runs = self.runs(number)
        return runs[0][0] > 1 or runs[-1][1] < self.lanes

    def islands(self) -> list[tuple[int, int, int]]:
        """Traffic islands: the lane that is missing between two others, from the first to the last row of it."""
        found: list[tuple[int, int, int]] = []
        for lane in range(2, self.lanes):
            rows = [number for number in self.numbers() if self._inside(number, lane)]
            for _, piece in groupby(enumerate(rows), lambda pair: pair[1] - pair[0]):
                numbers = [number for _, number in piece]
                found.append((lane, numbers[0], numbers[-1]))
        return found

    def _inside(self, number: int, lane: int) -> bool:
        runs = self.runs(number)
        return not self.has(number, lane) and runs[0][0] < lane < runs[-1][1]

    def terrain(self, number: int) -> str:
        """A green line in a narrow part is the top of a pass: the road narrows going up, and widens going down."""
        if not self.green_after or not self.narrow(self.green_after) or not self.narrow(number):
            return "flat"
        low, high = sorted((number, self.green_after))
        if not all(self.narrow(between) for between in range(low, high + 1)):
            return "flat"
        return "climb" if number <= self.green_after else "descent"
