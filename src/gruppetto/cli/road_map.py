"""The road in the terminal: the map of letters in colours, who shares a cell, and what its signs mean."""

from collections.abc import Iterator, Mapping, Sequence

from rich.text import Text as Styled

from gruppetto.cli.narrator import Narrator
from gruppetto.engine.board import Board
from gruppetto.engine.scene import Picture
from gruppetto.road.letters import (
    BARRED,
    CHOICE,
    GROUND,
    LINES,
    MARKED,
    SPEAKING,
    Ground,
    ground_of,
    road_lines,
    team_colour,
    to_move,
)

_EXPLAINED = ("climb", "descent", "bridge", "sprint", "track-good", "track-bad")
"""What is explained below the map where it is there; start and finish are plain."""


def road_map(
    shown: Picture, board: Board, narrator: Narrator, width: int, choices: Mapping[str, int]
) -> Iterator[Styled]:
    """The lines of the map in a terminal of so many columns; `choices` are the numbers of those that lead to a cell."""
    ground = ground_of(shown, board)
    for line in road_lines(shown, board, ground, width, choices):
        yield Styled.assemble(*line)
    yield from _crowds(shown, ground, narrator)
    legend = _legend(shown, board, narrator, choices)
    if legend.plain:
        yield legend


def _crowds(shown: Picture, ground: Ground, narrator: Narrator) -> Iterator[Styled]:
    """Who shares a cell, and so is not seen on the map."""
    for cell, riders in ground.shared():
        line = Styled(f"{narrator.cell(cell)}:", "dim")
        for piece in riders:
            line.append(f" {'▸' if to_move(piece, shown) else ''}{piece.bib}", team_colour(piece.team))
        yield line


def _legend(shown: Picture, board: Board, narrator: Narrator, choices: Mapping[str, int]) -> Styled:
    """What the signs mean that are on this road."""
    kinds = {cell.kind for cell in board.cells}
    lines = {cell.line for cell in board.cells if cell.line}
    said: list[tuple[str, str, str]] = []
    said += [(*GROUND[kind], f"map-{kind}") for kind in _EXPLAINED if kind in kinds]
    said += [(*LINES[line], f"map-line-{line}") for line in sorted(lines)]
    if any(cell.marks and not cell.line and cell.kind not in SPEAKING for cell in board.cells):
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
