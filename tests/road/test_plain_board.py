"""A plain road in one call, and the picture of a race on it."""

import pytest

from gruppetto.engine.board import Land
from gruppetto.engine.contract import NOBODY
from gruppetto.engine.scene import Heading, Stage, Text
from gruppetto.engine.teams import COLOURS, teams_of
from gruppetto.road.plain_board import FEWEST_CELLS, MOST_CELLS, plain_board
from gruppetto.road.plain_picture import plain_picture
from gruppetto.testing.geometry import check_board


@pytest.mark.parametrize("land", ["flat", "mountain"])
@pytest.mark.parametrize("cells", [FEWEST_CELLS, 11, 20, 21, MOST_CELLS])
def test_a_road_of_any_length_holds_together(cells: int, land: Land) -> None:
    board = plain_board("road", cells, land=land, signs={0: {"en": "Ghent"}, cells - 1: {"en": "Roubaix"}})

    check_board(board)
    assert [cell.id for cell in board.cells] == [f"cell:{number}" for number in range(cells)]


@pytest.mark.parametrize("shape", range(5))
def test_there_are_several_shapes(shape: int) -> None:
    board = plain_board("road", 11, shape=shape)

    check_board(board)
    assert (board.spine == plain_board("road", 11).spine) is (shape == 0)


def test_the_ends_have_their_kind_and_their_line() -> None:
    board = plain_board("road", 5)

    assert [cell.kind for cell in board.cells] == ["start", "flat", "flat", "flat", "finish"]
    assert [line.kind for line in board.lines] == ["start", "finish"]


@pytest.mark.parametrize("cells", [FEWEST_CELLS - 1, MOST_CELLS + 1])
def test_a_road_that_has_no_room_is_refused(cells: int) -> None:
    with pytest.raises(ValueError, match=f"a plain road has {FEWEST_CELLS} to {MOST_CELLS} cells, not {cells}"):
        plain_board("road", cells)


@pytest.mark.parametrize(("to_decide", "over"), [(1, False), (NOBODY, True)])
def test_a_picture_ranks_riders_by_how_far_they_are(to_decide: int, over: bool) -> None:
    picture = plain_picture(
        "road",
        Heading(Stage(1, 1, {"en": "Ghent"}, Text("kind"), Text("length")), Text("round")),
        [2, 5, 2],
        10,
        teams_of(COLOURS[:3]),
        to_decide=to_decide,
        standings=Text("far"),
        provenance="rulebook",
    )

    assert [(row.rank, row.seat, row.value) for row in picture.standings[0].rows] == [
        (1, 1, "5"),
        (2, 0, "2"),
        (2, 2, "2"),
    ]
    assert [(piece.cell, piece.along, piece.team) for piece in picture.pieces[:2]] == [
        ("cell:2", 0.2, "rouge"),
        ("cell:5", 0.5, "azur"),
    ]
    assert (picture.turn, picture.over) == (to_decide, over)
