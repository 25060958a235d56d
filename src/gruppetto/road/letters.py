"""The road as a map of letters: lanes below each other, numbers side by side, riders and choices in their cells.

It knows boards and pictures, and no game. Of a long road the stretches are shown where somebody rides or could go. A
line is made of pieces of text, each with a style: words such as `bold`, `dim`, `reverse` and the name of a colour.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from gruppetto.engine.board import Board, Cell
from gruppetto.engine.scene import Picture, Piece

Span = tuple[str, str]
"""A piece of text and its style."""
Line = list[Span]

COLOURS = {
    "rouge": "red",
    "azur": "blue",
    "mandarine": "dark_orange",
    "lavande": "magenta",
    "lagune": "cyan",
    "ardoise": "bright_black",
}
NARROWEST, WIDEST = 3, 6
"""Characters of a cell; few cells are drawn wider."""
STRETCHES = 5
"""How many are shown of a road that does not fit into one."""
BARRED, MARKED, CHOICE = "✕", "◆", "#"

GROUND = {
    "climb": ("/", "dark_orange3"),
    "descent": ("\\", "steel_blue"),
    "bridge": ("=", "dim"),
    "sprint": ("s", "green"),
    "start": ("░", "dim"),
    "finish": ("▒", "dim"),
    "runout": ("▒", "dim"),
    "track-good": ("+", "steel_blue"),
    "track-bad": ("-", "red"),
}
"""What the ground of a cell looks like, where it is not flat."""
SPEAKING = ("track-good", "track-bad")
"""Where the ground says what the mark on it does."""
LINES = {"sprint": ("S", "bold green"), "summit": ("▲", "bold red")}


def team_colour(team: str) -> str:
    return f"bold {COLOURS.get(team, 'default')}"


def to_move(piece: Piece, shown: Picture) -> bool:
    """Whether this rider is to move; until one is chosen, all of the seat that is to decide are."""
    return piece.id == shown.rider if shown.rider else piece.seat == shown.turn


@dataclass(slots=True)
class Ground:
    """The cells by lane and number, and who stands on them."""

    cells: dict[tuple[int, int], list[Cell]] = field(default_factory=dict)
    riders: dict[str, list[Piece]] = field(default_factory=dict)

    def at(self, lane: int, number: int, choices: Mapping[str, int]) -> Cell | None:
        """The cell there. Where hexes lie side by side in a bend it is the one where something is to be seen; a cell
        over the whole width is there in every lane."""
        found = self.cells.get((lane, number)) or self.cells.get((0, number)) or []
        return max(found, key=lambda cell: (cell.id in self.riders, cell.id in choices), default=None)

    def shared(self) -> list[tuple[str, list[Piece]]]:
        """The cells where more than one stands, who is to move first: on the map the others are not seen."""
        return [(cell, riders) for cell, riders in self.riders.items() if len(riders) > 1]


def road_lines(shown: Picture, board: Board, ground: Ground, width: int, choices: Mapping[str, int]) -> Iterator[Line]:
    """The lines of the map with so many columns; `choices` are the numbers of those that lead to a cell."""
    lanes = sorted({cell.lane for cell in board.cells} - {0}) or [0]
    numbers = sorted({cell.number for cell in board.cells})
    wide = max(NARROWEST, min(WIDEST, width // (numbers[-1] - numbers[0] + 1)))
    for first, last in _stretches(board, ground, choices, width // wide):
        yield [(_labels(board, first, last, wide), "dim")]
        for lane in lanes:
            top = lane == lanes[0]
            line: Line = []
            for number in range(first, last + 1):
                line += _drawn(ground.at(lane, number, choices), shown, ground, choices, wide, top)
            if plain(line).strip():
                yield line


def plain(line: Line) -> str:
    return "".join(text for text, _ in line)


def in_letters(shown: Picture, board: Board, width: int = 120) -> str:
    """The whole map without colours, and a line for every cell that riders share."""
    ground = ground_of(shown, board)
    lines = [plain(line).rstrip() for line in road_lines(shown, board, ground, width, {})]
    names = {cell.id: cell.name or cell.id.partition(":")[2] for cell in board.cells}
    for cell, riders in ground.shared():
        lines.append(f"{names.get(cell, cell)}: {' '.join(str(piece.bib) for piece in riders)}")
    return "\n".join(lines)


def ground_of(shown: Picture, board: Board) -> Ground:
    ground = Ground()
    for cell in board.cells:
        ground.cells.setdefault((cell.lane, cell.number), []).append(cell)
    for piece in sorted(shown.pieces, key=lambda piece: (not to_move(piece, shown), piece.bib)):
        ground.riders.setdefault(piece.cell, []).append(piece)
    return ground


def _stretches(board: Board, ground: Ground, choices: Mapping[str, int], many: int) -> list[tuple[int, int]]:
    """From which number to which: the whole road where it fits, else where somebody is or could go."""
    first, last = min(cell.number for cell in board.cells), max(cell.number for cell in board.cells)
    if last - first < many:
        return [(first, last)]
    seen = sorted({cell.number for cell in board.cells if cell.id in ground.riders or cell.id in choices}) or [first]
    found: list[tuple[int, int]] = []
    for number in seen:
        if not found or number > found[-1][1]:
            begin = max(first, min(number - 1, last - many + 1))
            begin = max(begin, found[-1][1] + 1) if found else begin
            found.append((begin, min(last, begin + many - 1)))
    return found[-STRETCHES:]


def _labels(board: Board, first: int, last: int, wide: int) -> str:
    """The printed numbers of the road, all of them where there is room, else every fifth."""
    printed: dict[int, str] = {}
    for cell in board.cells:
        if first <= cell.number <= last and cell.number not in printed and (cell.label or cell.lane):
            printed[cell.number] = cell.label if cell.label.isdecimal() else str(cell.number)
    room = all(len(label) < wide for label in printed.values())
    line = [" "] * ((last - first + 1) * wide)
    for number, label in printed.items():
        end = (number - first + 1) * wide
        if (room and wide > NARROWEST) or number % 5 == 0:
            line[end - len(label) : end] = label
    return "".join(line).rstrip()


def _drawn(cell: Cell | None, shown: Picture, ground: Ground, choices: Mapping[str, int], wide: int, top: bool) -> Line:
    """A cell: its rider, else the number of the choice that leads there, else what the ground is like."""
    if cell is None:
        return [(" " * wide, "")]
    once = top or cell.lane != 0
    riders = ground.riders.get(cell.id, [])
    if riders and once:
        first = riders[0]
        mark = "▸" if to_move(first, shown) else ""
        text = f"{mark}{first.bib}{'+' if len(riders) > 1 else ''}"
        return [(text[-wide:].rjust(wide), f"{team_colour(first.team)} {'reverse' if mark else ''}".strip())]
    if cell.id in choices and once:
        text = f"{CHOICE}{choices[cell.id]}"[-wide:]
        return [(" " * (wide - len(text)), ""), (text, "black on yellow")]
    sign, style = _sign(cell, shown)
    return [(sign.rjust(wide), style)]


def _sign(cell: Cell, shown: Picture) -> tuple[str, str]:
    if cell.id in shown.barred:
        return BARRED, "bold red"
    if cell.line:
        return LINES[cell.line]
    if cell.marks and cell.kind not in SPEAKING:
        return MARKED, "yellow"
    return GROUND.get(cell.kind, ("·", "dim"))
