"""Boards that can be played and look broken: one for each thing that the kit looks at."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from gruppetto.engine.board import Board, Cell, Milestone
from gruppetto.engine.scene import Point
from gruppetto.games import find_game
from gruppetto.road.plain_board import plain_board
from gruppetto.testing import Fault
from gruppetto.testing.geometry import check_board

ROAD = plain_board("road", 12)
HEXES = find_game("peloton").board(find_game("peloton").editions()[0], "paris")


def with_cell(board: Board, number: int, change: Callable[[Cell], Cell]) -> Board:
    cells = list(board.cells)
    cells[number] = change(cells[number])
    return replace(board, cells=cells)


def moved(cell: Cell, dx: float, dy: float) -> Cell:
    def by(point: Point) -> Point:
        return point[0] + dx, point[1] + dy

    return replace(cell, shape=[by(point) for point in cell.shape], centre=by(cell.centre))


def onto(cell: Cell, other: Cell) -> Cell:
    return moved(cell, other.centre[0] - cell.centre[0], other.centre[1] - cell.centre[1])


BROKEN = {
    "no road of several cells": replace(ROAD, cells=ROAD.cells[:1]),
    "cell:3 of road has no outline": with_cell(ROAD, 3, lambda cell: replace(cell, shape=cell.shape[:2])),
    "cell:3 of road covers no ground": with_cell(ROAD, 3, lambda cell: replace(cell, shape=[cell.centre] * 4)),
    "the middle of cell:3 of road is not in its outline": with_cell(
        ROAD, 3, lambda cell: replace(cell, centre=ROAD.cells[9].centre)
    ),
    "cell:0 of road lies beside the board": with_cell(ROAD, 0, lambda cell: moved(cell, -100, 0)),
    "the label of cell:3 of road lies beside the board": with_cell(
        ROAD, 3, lambda cell: replace(cell, label_at=(10, 2000))
    ),
    "cell:3 and cell:9 of road cover each other": with_cell(ROAD, 3, lambda cell: onto(cell, ROAD.cells[9])),
    "the cells of road are 74.0 wide, and 40 is declared": replace(ROAD, cell_width=40),
    "declared as lanes, and none of its cells is in a lane": replace(ROAD, kind="lanes"),
    "a gap between the cells 3 and 5": replace(ROAD, cells=[cell for cell in ROAD.cells if cell.number != 4]),
    "is no hex of 48": replace(HEXES, cells=[*HEXES.cells[:-1], replace(ROAD.cells[3], id="cell:odd")]),
    "do not hang together": replace(HEXES, cells=[HEXES.cells[0], HEXES.cells[-1]]),
    "the profile of road is not from 0 to 1": replace(
        ROAD, profile=replace(ROAD.profile, milestones=[Milestone(1.2, "20 km")])
    ),
}


@pytest.mark.parametrize("reason", BROKEN)
def test_a_board_that_would_look_broken_is_a_fault(reason: str) -> None:
    with pytest.raises(Fault, match=reason):
        check_board(BROKEN[reason])


@pytest.mark.parametrize("board", [ROAD, HEXES], ids=["road", "hexes"])
def test_a_sound_board_passes(board: Board) -> None:
    check_board(board)
