"""A piece of a road: what of a board is in view around some of its cells."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from gruppetto.engine.board import Board, Cell, Profile, Strip, Wind
from gruppetto.engine.illustrated.page import View
from gruppetto.engine.scene import Point

_CLOSE: Final = 12.0
_WIDE: Final = 30.0
"""Around the cells that are looked at, closely, or with room for the riders on them, who are about as high."""
_BEYOND: Final = 0.1
"""Of each side, behind the frame."""
_INSIDE: Final = -0.07
"""Of each side: a milestone nearer to the frame would be cut in two."""


class UnknownCellError(ValueError):
    """A cell that this board does not have."""


def view_of(board: Board, cells: Sequence[str], aspect: float) -> View:
    """What a frame shows that is `aspect` times as wide as it is high, and in which these cells have room."""
    corners = [point for cell in cells for point in cell_of(board, cell).shape]
    margin = _WIDE if aspect > 1 else _CLOSE
    left, top = min(x for x, _ in corners) - margin, min(y for _, y in corners) - margin
    right, bottom = max(x for x, _ in corners) + margin, max(y for _, y in corners) + margin
    width = max(right - left, (bottom - top) * aspect)
    height = width / aspect
    middle, level = (left + right) / 2, (top + bottom) / 2
    return round(middle - width / 2, 1), round(level - height / 2, 1), round(width, 1), round(height, 1)


def cell_of(board: Board, cell_id: str) -> Cell:
    for cell in board.cells:
        if cell.id == cell_id:
            return cell
    raise UnknownCellError(f"{board.id} has no cell {cell_id!r}")


def cut(board: Board, view: View) -> Board:
    """What is in view, without words: no sign boards, no names, no profile. The outline is that of the cells left."""
    seen = _Seen(view, _BEYOND)
    near = [cell for cell in board.cells if any(map(seen.holds, (cell.centre, *cell.shape)))]
    whole = _Seen(view, _INSIDE)
    cells = [replace(cell, name="", label_at=whole.only(cell.label_at)) for cell in near]
    return replace(
        board,
        edges=[cell.shape for cell in cells],
        spine=seen.those(board.spine),
        cells=cells,
        lines=[line for line in board.lines if any(map(seen.holds, (*line.ends, *line.path)))],
        signs=[],
        profile=Profile([], []),
        strips=[Strip(seen.those(strip.line), seen.those(strip.trees)) for strip in board.strips],
        winds=[_wind(wind, seen) for wind in board.winds],
        arrows=[arrow for arrow in board.arrows if seen.holds(arrow.at)],
    )


class _Seen:
    """A view with so much beyond each side of it."""

    __slots__ = ("_bottom", "_left", "_right", "_top")

    def __init__(self, view: View, beyond: float) -> None:
        left, top, width, height = view
        self._left, self._right = left - width * beyond, left + width * (1 + beyond)
        self._top, self._bottom = top - height * beyond, top + height * (1 + beyond)

    def holds(self, point: Point) -> bool:
        return self._left <= point[0] <= self._right and self._top <= point[1] <= self._bottom

    def only(self, point: Point | None) -> Point | None:
        return point if point is not None and self.holds(point) else None

    def those(self, points: Sequence[Point]) -> list[Point]:
        return [point for point in points if self.holds(point)]


def _wind(wind: Wind, seen: _Seen) -> Wind:
    return Wind(
        [line for line in wind.lines if any(map(seen.holds, line))],
        [arrow for arrow in wind.arrows if seen.holds(arrow.at)],
    )
