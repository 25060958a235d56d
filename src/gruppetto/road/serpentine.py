"""A long road folded onto a board: rows to and fro, joined by half turns, that bend where the stage says they bend.

The half turns alternate, so that rows never meet. Where they lie is chosen among all sensible plans: best on a bend of
the stage that turns the same way, with rows of such lengths that the board gets the shape of a screen. Every other bend
becomes a swerve of its row, and long straights sway a little, because no road is drawn with a ruler.

Places are counted in cells along the road, headings in degrees: 0 to the right, 90 down, less is further left.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from gruppetto.engine.scene import Point

ASPECT: Final = 2.05
"""How much wider than high a board should be: the part of a table's page that is left for it."""
_MOST_ROWS: Final = 7
_CANDIDATES: Final = 16
"""Turns may lie on a bend or on this many places in between."""
_MOST_PLACES: Final = 20
"""Of more places than these only some are tried: a stage of nothing but bends would have millions of plans."""
_SHORTEST_ROW: Final = 4.0
_SWERVE: Final = 9.0
"""Degrees that a swerve turns on either side of its row, for each cell of the bend."""
_MOST_SWERVE: Final = 36.0
_SWAY: Final = 13.0
_SWAY_EVERY: Final = 6.0
_STEPS: Final = 8
"""Steps a cell in which the line is drawn."""
_CALMER: Final = (1.0, 0.8, 0.6, 0.4, 0.2, 0.0)
"""How much of the swerves is kept when rows would come too close."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A bend of the stage."""

    start: float
    end: float
    left: bool

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the half turns have their middles, and which way the first one goes."""

    middles: tuple[float, ...]
    left_first: bool

    def turns_left(self, place: int) -> bool:
        return self.left_first == (place % 2 == 0)


@dataclass(frozen=True, slots=True)
class Fold:
    """The measures of a folded road: its cells, their length, the distance of its rows, what must lie between them."""

    cells: int
    cell_length: float
    pitch: float
    clear: float

    @property
    def turn(self) -> float:
        """How many cells a half turn takes."""
        return math.pi * self.pitch / 2 / self.cell_length


def serpentine(fold: Fold, curves: Sequence[Curve]) -> list[Point]:
    """Waypoints of the road, one for each cell's edge, from the start on; the board may lie anywhere on the plane."""
    plan = _best_plan(fold, curves)
    for much in _CALMER:
        line = _drawn(fold, _headings(fold, plan, curves, much))
        if _keeps_clear(fold, line):
            break
    return line


# --- where the turns lie ---


def _best_plan(fold: Fold, curves: Sequence[Curve]) -> Plan:
    plans = (Plan(middles, left) for middles in _choices(fold, curves) for left in (True, False))
    return min(plans, key=lambda plan: _cost(fold, plan, curves))


def _choices(fold: Fold, curves: Sequence[Curve]) -> Iterator[tuple[float, ...]]:
    between = [fold.cells * place / _CANDIDATES for place in range(1, _CANDIDATES)]
    places = sorted({curve.middle for curve in curves} | set(between))
    apart = fold.turn + _SHORTEST_ROW
    inside = [place for place in places if apart <= place <= fold.cells - apart]
    every = max(1, math.ceil(len(inside) / _MOST_PLACES))
    yield from _rows((), inside[::every], apart)


def _rows(chosen: tuple[float, ...], places: list[float], apart: float) -> Iterator[tuple[float, ...]]:
    yield chosen
    if len(chosen) + 1 < _MOST_ROWS:
        for index, place in enumerate(places):
            if not chosen or place - chosen[-1] >= apart:
                yield from _rows((*chosen, place), places[index + 1 :], apart)


def _cost(fold: Fold, plan: Plan, curves: Sequence[Curve]) -> float:
    """Low for a board with the shape of a screen whose turns are bends of the stage."""
    ends = (-fold.turn / 2, *plan.middles, fold.cells + fold.turn / 2)
    x, low, high, forth = 0.0, 0.0, 0.0, 1
    for before, after in pairwise(ends):
        x += forth * (after - before - fold.turn) * fold.cell_length
        low, high, forth = min(low, x), max(high, x), -forth
    width, height = high - low + 2 * fold.pitch, (len(plan.middles) + 1.3) * fold.pitch
    cost = 4 * abs(math.log(width / height / ASPECT))
    for place, middle in enumerate(plan.middles):
        curve = next((curve for curve in curves if curve.start < middle < curve.end), None)
        if curve is None:
            cost += 0.5
        elif curve.left != plan.turns_left(place):
            cost += 2.0
        else:
            cost += 0.1 * abs(curve.middle - middle)
    return cost


# --- the line ---

Knot = tuple[float, float]
"""A place and the heading there; between two of them the heading changes evenly."""


def _headings(fold: Fold, plan: Plan, curves: Sequence[Curve], much: float) -> list[Knot]:
    half = fold.turn / 2
    starts = [0.0, *(middle + half for middle in plan.middles)]
    ends = [*(middle - half for middle in plan.middles), float(fold.cells)]
    knots: list[Knot] = []
    heading = 0.0
    for place, (start, end) in enumerate(zip(starts, ends, strict=True)):
        inside = [curve for curve in curves if start < curve.middle < end]
        row = _level(_swaying(_swerves(start, end, inside, much), much))
        knots += [(at, heading + aside) for at, aside in row]
        heading += -180.0 if plan.turns_left(place) else 180.0
    return knots


def _swerves(start: float, end: float, curves: Sequence[Curve], much: float) -> list[Knot]:
    """A row straight ahead but for its bends: into each from one side, out of it to the other."""
    knots = [(start, 0.0)]
    for curve in curves:
        aside = much * min(_MOST_SWERVE, _SWERVE * (curve.end - curve.start)) * (1 if curve.left else -1)
        knots += [(max(curve.start, knots[-1][0] + 0.5), aside), (min(curve.end, end - 0.5), -aside)]
    return [*knots, (end, 0.0)]


def _swaying(row: list[Knot], much: float) -> list[Knot]:
    """With a gentle bow now and then in the long straights."""
    knots = [row[0]]
    for (start, before), (end, after) in pairwise(row):
        bows = int((end - start) / _SWAY_EVERY) - 1
        for bow in range(1, bows + 1):
            part = bow / (bows + 1)
            sway = much * _SWAY * (1 if (len(knots) + bow) % 2 else -1)
            knots.append((start + (end - start) * part, before + (after - before) * part + sway))
        knots.append((end, after))
    return knots


def _level(row: list[Knot]) -> list[Knot]:
    """The same row turned so that it ends as high as it began."""
    length = row[-1][0] - row[0][0]
    drift = sum((there - here) * (before + after) / 2 for (here, before), (there, after) in pairwise(row))
    return [(at, aside - drift / length) for at, aside in row]


def _drawn(fold: Fold, knots: Sequence[Knot]) -> list[Point]:
    x, y, piece = 0.0, 0.0, 0
    line = [(x, y)]
    step = fold.cell_length / _STEPS
    for count in range(fold.cells * _STEPS):
        at = (count + 0.5) / _STEPS
        while piece + 2 < len(knots) and knots[piece + 1][0] < at:
            piece += 1
        (here, before), (there, after) = knots[piece], knots[piece + 1]
        turn = math.radians(before + (after - before) * (at - here) / (there - here))
        x, y = x + step * math.cos(turn), y + step * math.sin(turn)
        if (count + 1) % _STEPS == 0:
            line.append((x, y))
    return line


def _keeps_clear(fold: Fold, line: Sequence[Point]) -> bool:
    """Whether no part of the road comes close to another that is more than a half turn away."""
    apart = math.ceil(fold.turn) + 1
    return all(
        math.dist(here, there) >= fold.clear for place, here in enumerate(line) for there in line[place + apart :]
    )
