"""A position as a picture file: the board with its riders on it, each with the colour of the team and the number."""

from collections.abc import Iterator

from gruppetto.engine.board import Board
from gruppetto.engine.scene import Picture, Piece, Point
from gruppetto.road.drawing import FONTS, PALETTE, Say, draw

RIDER_COLOURS = {
    "rouge": ("#B3242B", "#FFFFFF"),
    "azur": ("#1F55B0", "#FFFFFF"),
    "mandarine": ("#F0811C", "#1E2329"),
    "lavande": ("#CBA3E4", "#1E2329"),
    "lagune": ("#0A8573", "#FFFFFF"),
    "ardoise": ("#20262D", "#FFFFFF"),
    "blanc": ("#FFFFFF", "#1E2329"),
}
"""Of a jersey, and of the number on it."""
_PLAIN = ("#FFFDF6", "#1E2329")
_LEAST = 9.0
"""A rider's radius on the narrowest cells."""


def draw_position(shown: Picture, board: Board, say: Say = lambda text: text.key, *, language: str = "en") -> str:
    """The board as `drawing.draw` makes it, with the riders of a picture; those who share a cell stand side by side."""
    radius = max(_LEAST, board.cell_width * 0.3)
    return draw(board, say, language=language, over="".join(_riders(shown, board, radius)))


def _riders(shown: Picture, board: Board, radius: float) -> Iterator[str]:
    centres = {cell.id: cell.centre for cell in board.cells}
    standing: dict[Point, int] = {}
    for piece in shown.pieces:
        at = piece.at or centres.get(piece.cell)
        if at is None:
            continue
        beside = standing.get(at, 0)
        standing[at] = beside + 1
        yield _rider(piece, at[0] + beside * radius * 0.9, at[1] - beside * radius * 0.5, radius)


def _rider(piece: Piece, x: float, y: float, radius: float) -> str:
    jersey, number = RIDER_COLOURS.get(piece.team, _PLAIN)
    edge = PALETTE["red"] if piece.fallen else PALETTE["ink"]
    return (
        f'<g transform="translate({x:.1f} {y:.1f})"><circle r="{radius:.1f}" fill="{jersey}" stroke="{edge}" '
        f'stroke-width="2"/><text y="{radius * 0.4:.1f}" text-anchor="middle" font-family="{FONTS}" '
        f'font-size="{radius * 1.2:.1f}" fill="{number}">{piece.bib}</text></g>'
    )
