"""Riders on a board as SVG: the plate of their team with the number in it, so that colour is never the only sign."""

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gruppetto.engine.board import Cell
from gruppetto.engine.scene import Piece, Point

INK: Final = "#1E2329"
TEAM_COLOURS: Final = {
    "rouge": ("#B3242B", "#FFFFFF"),
    "azur": ("#1F55B0", "#FFFFFF"),
    "mandarine": ("#F0811C", INK),
    "lavande": ("#CBA3E4", INK),
    "lagune": ("#0A8573", "#FFFFFF"),
    "ardoise": ("#20262D", "#FFFFFF"),
    "blanc": ("#FFFFFF", INK),
}
"""The colours of the look in daylight, and what is written on them; the style sheet of the browser is their home."""
_ANY_TEAM: Final = (INK, "#FFFFFF")

_PLATES: Final = {
    "rouge": '<circle r="11"/>',
    "azur": '<path d="M-10 -10H10V10H-10Z"/>',
    "mandarine": '<path d="M-10 11V-4L0 -13L10 -4V11Z"/>',
    "lavande": '<path d="M0 -14L14 0L0 14L-14 0Z"/>',
    "lagune": '<path d="M-10 -11H10V3Q9 9 0 13Q-9 9 -10 3Z"/>',
    "ardoise": '<path d="M-13 -9H13V-3Q9 0 13 3V9H-13V3Q-9 0 -13 -3Z"/>',
    "blanc": '<path d="M-7 -11H7L13 0L7 11H-7L-13 0Z"/>',
}
"""The shape of a team's number plate, around the middle, about 24 wide."""
_WIDE: Final = 24.0
_FALLEN: Final = 80


def riders(pieces: Sequence[Piece], cells: Mapping[str, Cell], most: float) -> str:
    """All riders that stand on these cells, at most so wide, those who share one side by side."""
    return "".join(_rider(piece, at, wide / _WIDE) for piece, at, wide in stands(pieces, cells, most))


def stands(pieces: Sequence[Piece], cells: Mapping[str, Cell], most: float) -> Iterator[tuple[Piece, Point, float]]:
    """Where each rider stands, and how wide the plate is."""
    together: dict[tuple[str, Point | None], list[Piece]] = defaultdict(list)
    for piece in pieces:
        if piece.cell in cells:
            together[piece.cell, piece.at].append(piece)
    for (cell_id, beside), sharing in together.items():
        cell = cells[cell_id]
        middle_x, middle_y = beside or cell.centre
        columns = math.ceil(math.sqrt(len(sharing)))
        wide = min(most, 0.74 * math.sqrt(_area(cell.shape)) / columns)
        for place, piece in enumerate(sharing):
            column, row = place % columns - (columns - 1) / 2, place // columns - (columns - 1) / 2
            yield piece, (middle_x + column * wide * 1.1, middle_y + row * wide * 1.1), wide


def _area(shape: Sequence[Point]) -> float:
    around = zip(shape, [*shape[1:], *shape[:1]], strict=True)
    return abs(sum(x * v - u * y for (x, y), (u, v) in around)) / 2


def _rider(piece: Piece, at: Point, scale: float) -> str:
    colour, letters = TEAM_COLOURS.get(piece.team, _ANY_TEAM)
    plate = _PLATES.get(piece.team, _PLATES["rouge"])
    place = f'transform="translate({at[0]:.1f} {at[1]:.1f}) scale({scale:.2f})"'
    turn = f' transform="rotate({_FALLEN})"' if piece.fallen else ""
    ring = f'fill="{colour}" stroke="{"#F6C600" if piece.jersey == "yellow" else "#FFFDF6"}" stroke-width="2.4"'
    number = (
        f'<text y="5" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="14" '
        f'fill="{letters}">{piece.bib}</text>'
    )
    return f"<g {place}><g{turn}><g {ring}>{plate}</g>{number}</g></g>"
