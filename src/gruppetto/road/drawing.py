"""A board as a picture file: one SVG that needs no style sheet and no fonts beside it, for documents and checks.

The browser draws boards itself, with the same layers: land, casing, cells, hatching, marks, lines, numbers, signs.
"""

from collections.abc import Callable, Sequence
from html import escape

from gruppetto.engine.board import Arrow, Board, Cell, RoadLine, Sign, Strip, Wind
from gruppetto.engine.edition import Words
from gruppetto.engine.scene import Point, Text
from gruppetto.road.riders import TEAM_COLOURS
from gruppetto.road.roadside import LANE_SIGN_HEIGHT, SIGN_HEIGHT, lane_sign_width, sign_width

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
    "descent_line": "#5C8AA0",
    "blue": "#1F55B0",
    "wheat": "#E3CF8E",
    "meadow": "#C6D19C",
    "wood": "#5F7F56",
    "wind": "#23648C",
}
"""The colours of the look in daylight; the style sheet of the browser is their home."""

CELL_COLOURS = {
    "flat": "#D9D2C2",
    "climb": "#E2B48F",
    "descent": "#B5CEDA",
    "runout": "#EFE0B0",
    "sprint": "#BFD9B4",
    "start": "#CBD6B4",
    "finish": "#EFE0B0",
    "bridge": "#C9CDCB",
    "track": "#D58A76",
    "track-good": "#B5CEDA",
    "track-bad": "#F6D9CF",
}

_SIGN_COLOURS = {"town": ("ink", "yellow"), "sprint": ("green", "cloth"), "climb": ("red", "cloth")}
_MILESTONE_CAPS = {"sprint": "green", "finish": "red"}
_CHEQUERS = 8

FONTS = "League Gothic, Barlow Condensed, Impact, sans-serif"

Say = Callable[[Text], str]


def draw(
    board: Board,
    say: Say = lambda text: text.key,
    *,
    language: str = "en",
    symbols: str = "",
    over: str = "",
    view: tuple[float, float, float, float] | None = None,
) -> str:
    """The whole board, or what is in `view` of it: left, top, width and height. `say` reads the catalogues; `symbols`
    is the look's sheet of symbols, for other marks; `over` is what lies on top of it."""
    lanes, hexes = board.kind != "road", board.kind == "hexes"
    left, top, width, height = view or (0, 0, board.width, board.height)
    layers = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {width:g} {height:g}">',
        f'<g style="display:none">{symbols}</g>' if symbols else "",
        _land(board),
        "".join(_polygon(ring, "ink", f'stroke="{PALETTE["ink"]}" stroke-width="7"') for ring in board.edges),
        "".join(_cell(cell, hexes) for cell in board.cells),
        "" if lanes else _dashes(board.spine),
        "".join(_print(cell) for cell in board.cells) if lanes else "",
        "".join(_hex_marks(cell) if hexes else _marks(cell, bool(symbols)) for cell in board.cells),
        "".join(_strip(strip) for strip in board.strips),
        "".join(_painted(arrow) for arrow in board.arrows),
        "".join(_line(line) for line in board.lines),
        "".join(_wind(wind) for wind in board.winds),
        "".join(_tab(cell) if lanes else _milestone(cell) for cell in board.cells),
        "".join(_sign(sign, say, language, lanes) for sign in board.signs),
        over,
        "</svg>",
    ]
    return "\n".join(layer for layer in layers if layer) + "\n"


def _land(board: Board) -> str:
    width, height = board.width, board.height
    ground = f'<rect width="{width:g}" height="{height:g}" fill="{PALETTE["grass"]}"/>'
    if board.land in ("fields", "alps", "above"):
        return ground + _country(board)
    if board.land not in ("flat", "mountain"):
        return ground
    far, near = height * 0.26, height * 0.36
    sky = f'<rect width="{width:g}" height="{near:g}" fill="{PALETTE["sky"]}"/>'
    sun = f'<circle cx="{width * 0.81:g}" cy="{height * 0.17:g}" r="{height * 0.1:g}" fill="{PALETTE["sun"]}"/>'
    peaks = "".join(_alp(width * at, near, height * high) for at, high in _ALPS) if board.land == "mountain" else ""
    hills = _hill(width, height, far, "hill") + _hill(width, height, near, "grass")
    return ground + sky + sun + peaks + hills


_FIELDS = (
    (0.02, 0.05, "wheat"),
    (0.7, 0.02, "meadow"),
    (0.38, 0.3, "meadow"),
    (0.02, 0.52, "meadow"),
    (0.74, 0.48, "wheat"),
    (0.3, 0.8, "wheat"),
)
_PEAKS = ((0.14, 0.34), (0.46, 0.28), (0.84, 0.4), (0.3, 0.66), (0.64, 0.7))


def _country(board: Board) -> str:
    """Land without a sky, for a road that fills the board: fields, and among mountains their peaks."""
    width, height = board.width, board.height
    fields = "".join(
        _polygon(
            [
                (width * x, height * y),
                (width * (x + 0.2), height * (y - 0.03)),
                (width * (x + 0.24), height * (y + 0.13)),
                (width * (x + 0.03), height * (y + 0.17)),
            ],
            colour,
        )
        for x, y, colour in _FIELDS
    )
    if board.land != "alps":
        return fields
    return fields + "".join(_alp(width * x, height * y, height * 0.22) for x, y in _PEAKS)


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


def _cell(cell: Cell, hexes: bool) -> str:
    fill = CELL_COLOURS.get(cell.kind, CELL_COLOURS["flat"])
    line = f"{cell.kind}_line" if cell.kind in _CHEVRONS else "road_line"
    shape = f'<polygon points="{_points(cell.shape)}" fill="{fill}" stroke="{PALETTE[line]}"/>'
    shade = _polygon(cell.shape, "ink", 'opacity=".045"') if cell.number % 2 and not hexes else ""
    if cell.team in TEAM_COLOURS:
        shade += f'<polygon points="{_points(cell.shape)}" fill="{TEAM_COLOURS[cell.team][0]}" opacity=".55"/>'
    return shape + shade + (_chevron(cell, hexes) if cell.kind in _CHEVRONS else "")


_CHEVRONS = {"climb": "M-9 -16 L7 0 L-9 16", "descent": "M-15 -16 L1 0 L-15 16 M0 -16 L16 0 L0 16"}
"""One arrow in riding direction uphill, two downhill."""


def _chevron(cell: Cell, hexes: bool) -> str:
    """On a road with lanes every second number, on hexes every second lane has arrows; a cell with a mark has none."""
    if cell.lane and ((cell.lane if hexes else cell.number) % 2 or cell.marks):
        return ""
    x, y = cell.centre
    place = f'transform="translate({x:g} {y:g}) rotate({cell.heading:g}) scale({0.32 if cell.lane else 1:g})"'
    stroke = f'stroke="{PALETTE[f"{cell.kind}_line"]}" stroke-width="{5 if cell.lane else 3}"'
    return f'<path d="{_CHEVRONS[cell.kind]}" {place} fill="none" {stroke}/>'


_OWN_MARKS = {
    "mark-risk": f'<circle r="9" fill="{PALETTE["red"]}" stroke="{PALETTE["ink"]}" stroke-width="1.8"/>',
    "mark-exchange": (
        f'<circle r="11" fill="{PALETTE["blue"]}"/><path d="M-6 -2.6 H5 M5 -2.6 L1.8 -5.8 M6 2.8 H-5 M-5 2.8 L-1.8 6" '
        'fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "mark-chance": (
        f'<rect x="-8" y="-8" width="16" height="16" rx="2" fill="{PALETTE["yellow"]}" stroke="{PALETTE["ink"]}" '
        'stroke-width="1.8" transform="rotate(45)"/><path d="M-3 -2.6 C-3 -6.6 3.4 -6.6 3.2 -2.6 C3.1 -0.4 0 -0.6 0 2 '
        f'M0 4.6 V5.4" fill="none" stroke="{PALETTE["ink"]}" stroke-width="2.2" stroke-linecap="round"/>'
    ),
}
"""Marks that need no sheet of symbols, on 24 × 24 around the middle."""


_HEX_MARKS = {
    "mark-sprint": ("green", f'<text y="7" text-anchor="middle" font-size="19" fill="{PALETTE["cloth"]}">S</text>'),
    "mark-summit": (
        "cloth",
        f'<g fill="{PALETTE["red"]}"><circle cy="-10" r="4"/><circle cx="-9" cy="5" r="4"/>'
        '<circle cx="9" cy="5" r="4"/></g>',
    ),
}
"""A line through a row of hexes fills each of them: the colour, and what is painted on it."""


def _hex_marks(cell: Cell) -> str:
    (x, y), drawn = cell.centre, ""
    for mark in cell.marks:
        colour, paint = _HEX_MARKS.get(mark.symbol, ("cloth", ""))
        inner = [(x + (px - x) * 0.86, y + (py - y) * 0.86) for px, py in cell.shape]
        drawn += _polygon(inner, colour) + f'<g transform="translate({x:g} {y:g})" font-family="{FONTS}">{paint}</g>'
    return drawn


def _marks(cell: Cell, symbols: bool) -> str:
    size = 17 if cell.lane else 32
    drawn: list[str] = []
    for place, mark in enumerate(cell.marks):
        x, y = cell.centre[0] + place * size, cell.centre[1]
        if mark.symbol in _OWN_MARKS:
            scale = size / 24
            drawn.append(f'<g transform="translate({x:g} {y:g}) scale({scale:.2f})">{_OWN_MARKS[mark.symbol]}</g>')
        elif symbols:
            corner = f'x="{x - size / 2:.1f}" y="{y - size / 2:.1f}"'
            drawn.append(f'<use href="#{escape(mark.symbol)}" {corner} width="{size}" height="{size}"/>')
    return "".join(drawn)


def _print(cell: Cell) -> str:
    """The small number in the rear corner of a cell that has no tab; in bends every lane has its letter."""
    if not cell.label or cell.kind == "runout" or cell.label_at:
        return ""
    rear = (cell.shape[0][0] + cell.shape[-1][0]) / 2, (cell.shape[0][1] + cell.shape[-1][1]) / 2
    x, y = rear[0] * 0.68 + cell.centre[0] * 0.32, rear[1] * 0.68 + cell.centre[1] * 0.32
    return f'<g transform="translate({x:.1f} {y:.1f})" opacity=".7">{_lettering(cell.label, 3, 8.5, "ink")}</g>'


def _strip(strip: Strip) -> str:
    """Two carriageways are kept apart by a hedge with trees."""
    ink = f'stroke="{PALETTE["ink"]}" stroke-width="1"'
    trees = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="4.6" fill="{PALETTE["wood"]}" {ink}/>' for x, y in strip.trees)
    hedge = f'<polyline points="{_points(strip.line)}" fill="none"'
    return (
        f'{hedge} stroke="{PALETTE["ink"]}" stroke-width="8"/>'
        f'{hedge} stroke="{PALETTE["hill"]}" stroke-width="5"/>{trees}'
    )


def _tab(cell: Cell) -> str:
    """A number beside the road on a paper tab, on the run-out on the road itself."""
    if cell.label_at is None:
        return ""
    x, y = cell.label_at
    edge = f'fill="{PALETTE["paper"]}" stroke="{PALETTE["ink"]}" stroke-width="1.4"'
    paper = "" if cell.kind == "runout" else f'<rect x="-12" y="-8" width="24" height="16" rx="3" {edge}/>'
    return f'<g transform="translate({x:g} {y:g})">{paper}{_lettering(cell.label, 5, 13, "ink")}</g>'


def _dashes(spine: Sequence[Point]) -> str:
    return (
        f'<polyline points="{_points(spine)}" fill="none" stroke="#fff" stroke-width="2.4" '
        'stroke-dasharray="12 14" opacity=".75"/>'
    )


def _line(line: RoadLine) -> str:
    if line.path:
        return _course(line)
    if line.kind == "finish":
        return _chequers(line)
    colour = {"sprint": "green", "green": "green", "summit": "red"}.get(line.kind, "ink")
    return (
        f'<polyline points="{_points(line.ends)}" fill="none" stroke="{PALETTE["cloth"]}" stroke-width="9"/>'
        f'<polyline points="{_points(line.ends)}" fill="none" stroke="{PALETTE[colour]}" stroke-width="6"/>'
    )


_COURSES = {
    "segment": (("ink", 9, ""), ("yellow", 5, "")),
    "climb": (("ink", 9, ""), ("yellow", 5, ""), ("ink", 5, "3 7")),
    "finish": (("ink", 12, ""), ("cloth", 8, "8 8")),
    "rail": (("ink", 7, ""), ("cloth", 4, ""), ("ink", 1.4, "")),
}
"""How lines that are not straight are drawn, one stroke over the other: colour, width, dashes."""


def _course(line: RoadLine) -> str:
    strokes = _COURSES.get(line.kind, _COURSES["segment"])
    return "".join(_stroke(line.path, *stroke) for stroke in strokes)


def _stroke(path: Sequence[Point], colour: str, wide: float, dashes: str) -> str:
    ends = f'stroke-dasharray="{dashes}"' if dashes else 'stroke-linecap="round"'
    return (
        f'<polyline points="{_points(path)}" fill="none" stroke="{PALETTE[colour]}" stroke-width="{wide:g}" '
        f'stroke-linejoin="round" {ends}/>'
    )


def _painted(arrow: Arrow) -> str:
    """A white arrow on the road: the way it goes."""
    x, y = arrow.at
    place = f'transform="translate({x:g} {y:g}) rotate({arrow.heading:g})"'
    return f'<path d="M-14 -3.5 H2 V-9 L15 0 L2 9 V3.5 H-14 Z" {place} fill="#fff" opacity=".85"/>'


def _wind(wind: Wind) -> str:
    """A dashed edge on the windward side and arrows onto the road."""
    lines = "".join(_stroke(line, "wind", 5, "14 9") for line in wind.lines)
    edge = f'fill="{PALETTE["wind"]}" stroke="{PALETTE["ink"]}" stroke-width="2"'
    return lines + "".join(
        f'<path d="M-19 -5 H3 V-12 L19 0 L3 12 V5 H-19 Z" {edge} '
        f'transform="translate({arrow.at[0]:g} {arrow.at[1]:g}) rotate({arrow.heading:g})"/>'
        for arrow in wind.arrows
    )


def _chequers(line: RoadLine) -> str:
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


def _sign(sign: Sign, say: Say, language: str, lanes: bool) -> str:
    words = (_word(sign.words, language) if sign.text is None else say(sign.text)).upper()
    ground, letters = _SIGN_COLOURS.get(sign.kind, _SIGN_COLOURS["town"])
    x, y = sign.at
    wide, high = (lane_sign_width(words), LANE_SIGN_HEIGHT) if lanes else (sign_width(words), SIGN_HEIGHT)
    lettering = _lettering(words, 5.8, 16, letters) if lanes else _lettering(words, 7, 19, letters)
    return (
        f'<g transform="translate({x:g} {y:g})">'
        f'<rect x="{-wide / 2:g}" y="{-high / 2:g}" width="{wide:g}" height="{high:g}" rx="3" '
        f'fill="{PALETTE[ground]}" stroke="{PALETTE["ink"]}" stroke-width="2"/>{lettering}</g>'
    )


def _word(words: Words, language: str) -> str:
    return words.get(language, words["en"])


def _lettering(words: str, y: float, size: float, colour: str) -> str:
    return (
        f'<text y="{y:g}" text-anchor="middle" font-family="{FONTS}" font-size="{size:g}" '
        f'fill="{PALETTE[colour]}">{escape(words)}</text>'
    )


def _polygon(points: Sequence[Point], colour: str, more: str = "") -> str:
    return f'<polygon points="{_points(points)}" fill="{PALETTE[colour]}" {more}/>'


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
