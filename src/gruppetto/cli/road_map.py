"""The road as a map of letters: lanes below each other, numbers side by side, riders and choices in their cells.

It knows boards and pictures, and no game. Of a long road the stretches are shown where somebody rides or could go.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text as Styled

from gruppetto.cli.narrator import Narrator
from gruppetto.engine.board import Board, Cell
from gruppetto.engine.scene import Picture, Piece

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

_GROUND = {
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
_EXPLAINED = ("climb", "descent", "bridge", "sprint", "track-good", "track-bad")
"""What is explained below the map where it is there; start and finish are plain."""
_SPEAKING = ("track-good", "track-bad")
"""Where the ground says what the mark on it does."""
_LINES = {"sprint": ("S", "bold green"), "summit": ("▲", "bold red")}


def team_colour(team: str) -> str:
    return f"bold {COLOURS.get(team, 'default')}"


def to_move(piece: Piece, shown: Picture) -> bool:
    """Whether this rider is to move; until one is chosen, all of the seat that is to decide are."""
    return piece.id == shown.rider if shown.rider else piece.seat == shown.turn


@dataclass(slots=True)
class _Ground:
    """The cells by lane and number, and who stands on them."""

    cells: dict[tuple[int, int], list[Cell]] = field(default_factory=dict)
    riders: dict[str, list[Piece]] = field(default_factory=dict)

    def at(self, lane: int, number: int, choices: Mapping[str, int]) -> Cell | None:
        """The cell there. Where hexes lie side by side in a bend it is the one where something is to be seen; a cell
        over the whole width is there in every lane."""
        found = self.cells.get((lane, number)) or self.cells.get((0, number)) or []
        return max(found, key=lambda cell: (cell.id in self.riders, cell.id in choices), default=None)


def road_map(
    shown: Picture, board: Board, narrator: Narrator, width: int, choices: Mapping[str, int]
) -> Iterator[Styled]:
    """The lines of the map in a terminal of so many columns; `choices` are the numbers of those that lead to a cell."""
    ground = _ground(shown, board)
    lanes = sorted({cell.lane for cell in board.cells} - {0}) or [0]
    numbers = sorted({cell.number for cell in board.cells})
    wide = max(NARROWEST, min(WIDEST, width // (numbers[-1] - numbers[0] + 1)))
    for first, last in _stretches(board, ground, choices, width // wide):
        yield _labels(board, first, last, wide)
        for lane in lanes:
            line = Styled()
            for number in range(first, last + 1):
                line.append_text(
                    _drawn(ground.at(lane, number, choices), shown, ground, choices, wide, lane == lanes[0])
                )
            if line.plain.strip():
                yield line
    yield from _crowds(shown, ground, narrator)
    legend = _legend(shown, board, narrator, choices)
    if legend.plain:
        yield legend


def _ground(shown: Picture, board: Board) -> _Ground:
    ground = _Ground()
    for cell in board.cells:
        ground.cells.setdefault((cell.lane, cell.number), []).append(cell)
    for piece in sorted(shown.pieces, key=lambda piece: (not to_move(piece, shown), piece.bib)):
        ground.riders.setdefault(piece.cell, []).append(piece)
    return ground


def _stretches(board: Board, ground: _Ground, choices: Mapping[str, int], many: int) -> list[tuple[int, int]]:
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


def _labels(board: Board, first: int, last: int, wide: int) -> Styled:
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
    return Styled("".join(line).rstrip(), "dim")


def _drawn(
    cell: Cell | None, shown: Picture, ground: _Ground, choices: Mapping[str, int], wide: int, top: bool
) -> Styled:
    """A cell: its rider, else the number of the choice that leads there, else what the ground is like."""
    if cell is None:
        return Styled(" " * wide)
    once = top or cell.lane != 0
    riders = ground.riders.get(cell.id, [])
    if riders and once:
        first = riders[0]
        mark = "▸" if to_move(first, shown) else ""
        text = f"{mark}{first.bib}{'+' if len(riders) > 1 else ''}"
        return Styled(text[-wide:].rjust(wide), f"{team_colour(first.team)} {'reverse' if mark else ''}".strip())
    if cell.id in choices and once:
        text = f"{CHOICE}{choices[cell.id]}"[-wide:]
        return Styled.assemble(" " * (wide - len(text)), (text, "black on yellow"))
    sign, style = _sign(cell, shown)
    return Styled(sign.rjust(wide), style)


def _sign(cell: Cell, shown: Picture) -> tuple[str, str]:
    if cell.id in shown.barred:
        return BARRED, "bold red"
    if cell.line:
        return _LINES[cell.line]
    if cell.marks and cell.kind not in _SPEAKING:
        return MARKED, "yellow"
    return _GROUND.get(cell.kind, ("·", "dim"))


def _crowds(shown: Picture, ground: _Ground, narrator: Narrator) -> Iterator[Styled]:
    """Who shares a cell, and so is not seen on the map."""
    for cell, riders in ground.riders.items():
        if len(riders) > 1:
            line = Styled(f"{narrator.cell(cell)}:", "dim")
            for piece in riders:
                line.append(f" {'▸' if to_move(piece, shown) else ''}{piece.bib}", team_colour(piece.team))
            yield line


def _legend(shown: Picture, board: Board, narrator: Narrator, choices: Mapping[str, int]) -> Styled:
    """What the signs mean that are on this road."""
    kinds = {cell.kind for cell in board.cells}
    lines = {cell.line for cell in board.cells if cell.line}
    said: list[tuple[str, str, str]] = []
    said += [(*_GROUND[kind], f"map-{kind}") for kind in _EXPLAINED if kind in kinds]
    said += [(*_LINES[line], f"map-line-{line}") for line in sorted(lines)]
    if any(cell.marks and not cell.line and cell.kind not in _SPEAKING for cell in board.cells):
        said.append((MARKED, "yellow", "map-mark"))
    if shown.barred:
        said.append((BARRED, "bold red", "map-barred"))
    taken = {piece.cell for piece in shown.pieces}
    if free := [number for cell, number in choices.items() if cell not in taken]:
        said.append((f"{CHOICE}{min(free)}", "black on yellow", "map-choice"))
    legend = Styled()
    for sign, style, key in said:
        legend.append("   " if legend.plain else "").append(sign, style).append(f" {narrator.texts(key)}", "dim")
    return legend


_BLOCKS = "▁▂▃▄▅▆▇█"


def heights(board: Board, length: int) -> Styled | None:
    """The profile of the stage in one line; none where it is flat."""
    spots: Sequence[tuple[float, float]] = [(spot.along, spot.height) for spot in board.profile.heights]
    highs = [high for _, high in spots]
    if not spots or max(highs) - min(highs) < 0.15:
        return None
    line = "".join(_BLOCKS[round(_height(spots, column / length) * (len(_BLOCKS) - 1))] for column in range(length + 1))
    return Styled(line, "dark_orange3")


def _height(spots: Sequence[tuple[float, float]], along: float) -> float:
    before = max((spot for spot in spots if spot[0] <= along), default=spots[0])
    after = min((spot for spot in spots if spot[0] >= along), default=spots[-1])
    span = after[0] - before[0]
    high = before[1] if not span else before[1] + (after[1] - before[1]) * (along - before[0]) / span
    return min(1.0, max(0.0, high))
