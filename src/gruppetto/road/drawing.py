"""A board as a picture file: one SVG that needs no style sheet and no fonts beside it, for documents and checks.

The browser draws boards itself, with the same layers: land, casing, cells, hatching, lines, milestones, signs.
"""

from collections.abc import Callable, Sequence
from html import escape

from gruppetto.engine.edition import Words
from gruppetto.engine.scene import Board, Cell, Line, Point, Sign, Text
from gruppetto.road.roadside import SIGN_HEIGHT, sign_width

PALETTE = {
    "ink": "#1E2329",
    "paper": "#FCF6E6",
    "cloth": "#FFFDF6",
    "yellow": "#F6C600",
    "red": "#C2202B",
    "green": "#17803F",
    "sky": "#DCE6DA",
    "sun": "#F2B632",
    "grass": "#B7C58F",
    "hill": "#A3B67B",
    "alp": "#8C9BA0",
    "alp_far": "#A9B5B5",
    "snow": "#FAF6EA",
    "road_line": "#8B8474",
    "climb_line": "#A8643A",
}
"""The colours of the look in daylight; the style sheet of the browser is their home."""

CELL_COLOURS = {
    "flat": "#D9D2C2",
    "climb": "#E2B48F",
    "sprint": "#BFD9B4",
    "start": "#CBD6B4",
    "finish": "#EFE0B0",
    "track": "#D58A76",
    "track-good": "#B5CEDA",
    "track-bad": "#F6D9CF",
}

_SIGN_COLOURS = {"town": ("ink", "yellow"), "sprint": ("green", "cloth"), "climb": ("red", "cloth")}
_MILESTONE_CAPS = {"sprint": "green", "finish": "red"}
_CHEQUERS = 8

Say = Callable[[Text], str]


def draw(board: Board, say: Say = lambda text: text.key, *, language: str = "en", symbols: str = "") -> str:
    """The whole board. `say` reads the catalogues; `symbols` is the look's sheet of symbols, for the marks on cells."""
    marks = "".join(_marks(cell) for cell in board.cells) if symbols else ""
    layers = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width:g} {board.height:g}">',
        f'<g style="display:none">{symbols}</g>' if symbols else "",
        _land(board),
        "".join(_polygon(ring, "ink", f'stroke="{PALETTE["ink"]}" stroke-width="7"') for ring in board.edges),
        "".join(_cell(cell) for cell in board.cells),
        _dashes(board.spine),
        marks,
        "".join(_line(line) for line in board.lines),
        "".join(_milestone(cell) for cell in board.cells),
        "".join(_sign(sign, say, language) for sign in board.signs),
        "</svg>",
    ]
    return "\n".join(layer for layer in layers if layer) + "\n"


def _land(board: Board) -> str:
    width, height = board.width, board.height
    ground = f'<rect width="{width:g}" height="{height:g}" fill="{PALETTE["grass"]}"/>'
    if board.land not in ("flat", "mountain"):
        return ground
    far, near = height * 0.26, height * 0.36
    sky = f'<rect width="{width:g}" height="{near:g}" fill="{PALETTE["sky"]}"/>'
    sun = f'<circle cx="{width * 0.81:g}" cy="{height * 0.17:g}" r="{height * 0.1:g}" fill="{PALETTE["sun"]}"/>'
    peaks = "".join(_alp(width * at, near, height * high) for at, high in _ALPS) if board.land == "mountain" else ""
    hills = _hill(width, height, far, "hill") + _hill(width, height, near, "grass")
    return ground + sky + sun + peaks + hills


_ALPS = ((0.2, 0.22), (0.62, 0.2), (0.9, 0.24), (0.42, 0.31), (0.76, 0.28))


def _alp(x: float, foot: float, high: float) -> str:
    peak = [(x - high, foot), (x - high * 0.1, foot - high), (x + high, foot)]
    snow = [
        (x - high * 0.1, foot - high),
        (x + high * 0.25, foot - high * 0.68),
        (x, foot - high * 0.75),
        (x - high * 0.38, foot - high * 0.69),
    ]
    return _polygon(peak, "alp" if high > 130 else "alp_far") + _polygon(snow, "snow")


def _hill(width: float, height: float, top: float, colour: str) -> str:
    crest = f"M0 {top:g} C{width * 0.15:g} {top - 50:g} {width * 0.3:g} {top - 40:g} {width * 0.45:g} {top:g}"
    rest = f"S{width * 0.8:g} {top - 40:g} {width:g} {top - 4:g} V{height:g} H0 Z"
    return f'<path d="{crest} {rest}" fill="{PALETTE[colour]}"/>'


def _cell(cell: Cell) -> str:
    fill = CELL_COLOURS.get(cell.kind, CELL_COLOURS["flat"])
    line = "climb_line" if cell.kind == "climb" else "road_line"
    shape = f'<polygon points="{_points(cell.shape)}" fill="{fill}" stroke="{PALETTE[line]}"/>'
    shade = _polygon(cell.shape, "ink", 'opacity=".045"') if cell.number % 2 else ""
    return shape + shade + (_chevron(cell) if cell.kind == "climb" else "")


def _chevron(cell: Cell) -> str:
    x, y = cell.centre
    place = f'transform="translate({x:g} {y:g}) rotate({cell.heading:g})"'
    return f'<path d="M-9 -16 L7 0 L-9 16" {place} fill="none" stroke="{PALETTE["climb_line"]}" stroke-width="3"/>'


def _marks(cell: Cell) -> str:
    size = 32
    return "".join(
        f'<use href="#{escape(mark.symbol)}" x="{cell.centre[0] - size / 2 + place * size:.1f}" '
        f'y="{cell.centre[1] - size / 2:.1f}" width="{size}" height="{size}"/>'
        for place, mark in enumerate(cell.marks)
    )


def _dashes(spine: Sequence[Point]) -> str:
    return (
        f'<polyline points="{_points(spine)}" fill="none" stroke="#fff" stroke-width="2.4" '
        'stroke-dasharray="12 14" opacity=".75"/>'
    )


def _line(line: Line) -> str:
    if line.kind == "finish":
        return _chequers(line)
    colour = {"sprint": "green", "summit": "red"}.get(line.kind, "ink")
    return (
        f'<polyline points="{_points(line.ends)}" fill="none" stroke="{PALETTE["cloth"]}" stroke-width="9"/>'
        f'<polyline points="{_points(line.ends)}" fill="none" stroke="{PALETTE[colour]}" stroke-width="6"/>'
    )


def _chequers(line: Line) -> str:
    """Two rows of squares across the road, the second in the riding direction behind the first."""
    (x0, y0), (x1, y1) = line.ends
    dx, dy = (x1 - x0) / _CHEQUERS, (y1 - y0) / _CHEQUERS
    squares: list[str] = []
    for row in range(2):
        for place in range(_CHEQUERS):
            x, y = x0 + dx * place + dy * row, y0 + dy * place - dx * row
            square = [(x, y), (x + dx, y + dy), (x + dx + dy, y + dy - dx), (x + dy, y - dx)]
            squares.append(_polygon(square, "ink" if (place + row) % 2 else "cloth"))
    return "".join(squares)


def _milestone(cell: Cell) -> str:
    if cell.label_at is None:
        return ""
    x, y = cell.label_at
    cap = PALETTE[_MILESTONE_CAPS.get(cell.kind, "yellow")]
    edge = f'stroke="{PALETTE["ink"]}" stroke-width="2"'
    return (
        f'<g transform="translate({x:g} {y:g})">'
        f'<path d="M-17 17 V-2 C-17 -13 -8 -17 0 -17 C8 -17 17 -13 17 -2 V17 Z" fill="{PALETTE["cloth"]}" {edge}/>'
        f'<path d="M-17 -2 C-17 -13 -8 -17 0 -17 C8 -17 17 -13 17 -2 Z" fill="{cap}" {edge}/>'
        f"{_lettering(cell.label, 13.5, 16, 'ink')}</g>"
    )


def _sign(sign: Sign, say: Say, language: str) -> str:
    words = (say(sign.words) if isinstance(sign.words, Text) else _word(sign.words, language)).upper()
    ground, letters = _SIGN_COLOURS.get(sign.kind, _SIGN_COLOURS["town"])
    x, y = sign.at
    wide, high = sign_width(words), SIGN_HEIGHT
    return (
        f'<g transform="translate({x:g} {y:g})">'
        f'<rect x="{-wide / 2:g}" y="{-high / 2:g}" width="{wide:g}" height="{high:g}" rx="3" '
        f'fill="{PALETTE[ground]}" stroke="{PALETTE["ink"]}" stroke-width="2"/>{_lettering(words, 7, 19, letters)}</g>'
    )


def _word(words: Words, language: str) -> str:
    return words.get(language, words["en"])


def _lettering(words: str, y: float, size: float, colour: str) -> str:
    fonts = "League Gothic, Barlow Condensed, Impact, sans-serif"
    return (
        f'<text y="{y:g}" text-anchor="middle" font-family="{fonts}" font-size="{size:g}" '
        f'fill="{PALETTE[colour]}">{escape(words)}</text>'
    )


def _polygon(points: Sequence[Point], colour: str, more: str = "") -> str:
    return f'<polygon points="{_points(points)}" fill="{PALETTE[colour]}" {more}/>'


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
