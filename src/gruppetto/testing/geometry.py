"""The geometry of a board: what is drawn lies on it, cells do not cover each other, and the road leads on.

A board that breaks this can be played and looks broken: riders beside their cells, cells that cannot be pressed.
"""

import math
from collections.abc import Iterable, Iterator
from itertools import pairwise
from operator import itemgetter
from statistics import median
from typing import Final

from gruppetto.engine.board import Board, Cell
from gruppetto.engine.scene import Point
from gruppetto.testing.fault import expect

_SLACK: Final = 1.0
"""Coordinates are rounded."""
_EDGE: Final = 0.1
"""Neighbours touch, and in a sharp bend their edges may cross a little: so much of a width is nobody's own."""
_PROBES: Final = 5
_ABOUT: Final = 0.25
"""How far the width of cells may be from the one that is declared; roads widen and bend."""
_GAP: Final = 0.2
"""Cells that follow each other are no further apart, in widths of a cell."""
_CORNERS: Final = 6


def check_board(board: Board) -> None:
    """Raises Fault for a board that cannot be drawn as it should look."""
    expect(board.width > 0 and board.height > 0, f"the board {board.id} has no ground")
    expect(len(board.cells) > 1, f"the board {board.id} has no road of several cells")
    for cell in board.cells:
        _check_cell(board, cell)
    _check_bounds(board)
    _check_overlaps(board)
    _check_width(board)
    _check_way(board)
    _check_profile(board)


def _check_cell(board: Board, cell: Cell) -> None:
    expect(len(cell.shape) > 2, f"{cell.id} of {board.id} has no outline")
    expect(area(cell.shape) > _SLACK, f"{cell.id} of {board.id} covers no ground")
    expect(contains(cell.shape, cell.centre), f"the middle of {cell.id} of {board.id} is not in its outline")


def _check_bounds(board: Board) -> None:
    for name, point in _drawn(board):
        inside = -_SLACK <= point[0] <= board.width + _SLACK and -_SLACK <= point[1] <= board.height + _SLACK
        expect(inside, f"{name} of {board.id} lies beside the board, at {point}")


def _drawn(board: Board) -> Iterator[tuple[str, Point]]:
    for cell in board.cells:
        yield from ((cell.id, point) for point in cell.shape)
        if cell.label_at is not None:
            yield f"the label of {cell.id}", cell.label_at
    for line in board.lines:
        yield from ((f"the {line.kind} line", point) for point in (*line.ends, *line.path))
    yield from ((f"a {sign.kind} sign", sign.at) for sign in board.signs)
    yield from (("the middle of the road", point) for point in board.spine)


def _check_overlaps(board: Board) -> None:
    boxes = sorted(((_box(cell.shape), cell) for cell in board.cells), key=itemgetter(0))  # from left to right
    for place, (box, cell) in enumerate(boxes):
        for other_box, other in boxes[place + 1 :]:
            if other_box[0] >= box[2]:  # neither this one nor any after it reaches as far to the left
                break
            shared = _shared(box, other_box)
            covered = any(
                _deep(cell, point, board) and _deep(other, point, board) for point in _probes(shared, board.cell_width)
            )
            expect(not covered, f"{cell.id} and {other.id} of {board.id} cover each other")


def _deep(cell: Cell, point: Point, board: Board) -> bool:
    return contains(cell.shape, point) and _to_outline(point, cell.shape) > _EDGE * board.cell_width


def _probes(box: "_Box", width: float) -> Iterator[Point]:
    """Points all over a box, a few to the width of a cell."""
    left, top, right, bottom = box
    step = width / _PROBES
    for row in range(math.ceil((bottom - top) / step)):
        for column in range(math.ceil((right - left) / step)):
            yield left + (column + 0.5) * step, top + (row + 0.5) * step


def _check_width(board: Board) -> None:
    """Riders and signs are drawn to the declared width of a cell."""
    if board.kind == "hexes":
        for cell in board.cells:
            radii = [math.dist(corner, cell.centre) for corner in cell.shape]
            regular = len(radii) == _CORNERS and all(abs(2 * r - board.cell_width) < 2 * _SLACK for r in radii)
            expect(regular, f"{cell.id} of {board.id} is no hex of {board.cell_width:g}")
        return
    lanes = [cell for cell in board.cells if (cell.lane > 0) == (board.kind == "lanes")]
    expect(bool(lanes), f"{board.id} is declared as {board.kind}, and none of its cells is in a lane")
    wide = median(_across(cell) for cell in lanes)
    expect(
        abs(wide - board.cell_width) <= _ABOUT * board.cell_width,
        f"the cells of {board.id} are {wide:.1f} wide, and {board.cell_width:g} is declared",
    )


def _check_way(board: Board) -> None:
    """Cells follow each other without a gap, in their numbers; hexes hang together."""
    near = _GAP * board.cell_width
    if board.kind == "hexes":
        expect(len(_heap(board)) == len(board.cells), f"the hexes of {board.id} do not hang together")
        return
    rows: dict[int, list[Cell]] = {}
    for cell in board.cells:
        rows.setdefault(cell.number, []).append(cell)
    for here, there in pairwise(sorted(rows)):
        touch = any(apart(one.shape, other.shape) <= near for one in rows[here] for other in rows[there])
        expect(touch, f"the road of {board.id} has a gap between the cells {here} and {there}")


def _check_profile(board: Board) -> None:
    spots = [(spot.along, spot.height) for spot in board.profile.heights]
    spots += [(stone.along, 0.0) for stone in board.profile.milestones]
    expect(all(0 <= value <= 1 for spot in spots for value in spot), f"the profile of {board.id} is not from 0 to 1")


# --- the plane ---


def area(shape: list[Point]) -> float:
    ring = pairwise([*shape, shape[0]])
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in ring)) / 2


def contains(shape: list[Point], point: Point) -> bool:
    """Whether a point lies within an outline: a ray from it crosses it an odd number of times."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in pairwise([*shape, shape[0]]):
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            inside = not inside
    return inside


def apart(one: list[Point], other: list[Point]) -> float:
    """How far two outlines are from each other."""
    ways = [_to_outline(point, other) for point in one] + [_to_outline(point, one) for point in other]
    return min(ways)


def _to_outline(point: Point, shape: list[Point]) -> float:
    return min(_to_edge(point, start, end) for start, end in pairwise([*shape, shape[0]]))


def _to_edge(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    part = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length if length else 0.0
    part = max(0.0, min(1.0, part))
    return math.dist(point, (start[0] + part * dx, start[1] + part * dy))


def _across(cell: Cell) -> float:
    """How wide a cell is at its middle, across the way that its riders go."""
    turn, (cx, cy) = math.radians(cell.heading), cell.centre
    ahead = [(x - cx) * math.cos(turn) + (y - cy) * math.sin(turn) for x, y in cell.shape]
    aside = [(y - cy) * math.cos(turn) - (x - cx) * math.sin(turn) for x, y in cell.shape]
    ring = pairwise([*zip(ahead, aside, strict=True), (ahead[0], aside[0])])
    crossed = [a0 + (a1 - a0) * f0 / (f0 - f1) for (f0, a0), (f1, a1) in ring if (f0 > 0) != (f1 > 0)]
    return min((a for a in crossed if a >= 0), default=0.0) - max((a for a in crossed if a < 0), default=0.0)


_Box = tuple[float, float, float, float]


def _box(shape: Iterable[Point]) -> _Box:
    xs, ys = zip(*shape, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _shared(one: _Box, other: _Box) -> _Box:
    """Where two boxes meet; nothing lies between its sides where they do not."""
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def _heap(board: Board) -> set[str]:
    """The hexes that hang together with the first one: their middles are a width of a hex apart."""
    reach = board.cell_width * math.sqrt(3) / 2 + 2 * _SLACK
    heap, open_ends = {board.cells[0].id}, [board.cells[0]]
    while open_ends:
        here = open_ends.pop()
        for cell in board.cells:
            if cell.id not in heap and math.dist(cell.centre, here.centre) <= reach:
                heap.add(cell.id)
                open_ends.append(cell)
    return heap
