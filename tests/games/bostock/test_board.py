"""The five boards of the edition, and stage files that somebody draws."""

import pytest

from gruppetto.engine.edition import Document, EditionError
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.look.board import board_id
from gruppetto.road.drawing import draw
from tests.games.bostock.easel import edition

BOARDS = tuple(board_id(stage) for stage in edition().stages)

STAGE_FILE = """
[[stages]]
kind = "road"
name = "Round the lake"
start_lanes = { red = 1, blue = 2, orange = 3, white = 4 }
green_after = 5
rows = ["....", "....", "....", "....", ".o..", "....", "...."]
"""


def test_every_stage_of_the_edition_has_its_board() -> None:
    assert BOARDS == ("stage-1", "stage-2", "stage-3", "stage-4", "stage-5")
    assert [GAME.board(edition(), name).id for name in BOARDS] == list(BOARDS)


@pytest.mark.rule("BOS-3.1")
def test_the_boards_have_as_many_cells_and_dots_as_the_stages() -> None:
    boards = [GAME.board(edition(), name) for name in BOARDS]
    dots = [sum(len(cell.marks) for cell in board.cells) for board in boards]

    assert [len(board.cells) - 1 for board in boards] == [76, 68, 69, 64, 77]  # one more is the ground behind the line
    assert dots == [17, 0, 16, 0, 20]


@pytest.mark.parametrize("name", BOARDS)
def test_boards_have_about_the_shape_of_a_screen(name: str) -> None:
    board = GAME.board(edition(), name)

    assert 1.3 < board.width / board.height < 2.6


@pytest.mark.parametrize("name", BOARDS)
def test_every_sign_finds_its_ground(name: str) -> None:
    board = GAME.board(edition(), name)
    green = any(line.kind == "green" for line in board.lines)

    assert len(board.signs) == (3 if green else 2)


def test_the_sign_at_the_green_line_tells_its_points() -> None:
    (sign,) = [sign for sign in GAME.board(edition(), "stage-1").signs if sign.kind == "sprint"]

    assert sign.text == GAME.board(edition(), "stage-5").signs[1].text
    assert getattr(sign.text, "args", {}) == {"points": 3}


@pytest.mark.rule("BOS-2.8")
def test_start_strips_have_the_colours_of_the_teams_in_their_lanes() -> None:
    cells = {cell.id: cell.team for cell in GAME.board(edition(), "stage-3").cells}

    assert [cells[f"cell:1.{lane}"] for lane in (1, 2, 3, 4)] == ["blanc", "rouge", "azur", "mandarine"]
    assert cells["cell:4.1"] == ""


def test_only_the_pass_has_mountains() -> None:
    assert [GAME.board(edition(), name).land for name in BOARDS] == ["flat", "flat", "mountain", "fields", "flat"]


@pytest.mark.rule("BOS-14.4")
def test_the_individual_time_trial_has_two_lanes_from_the_start_to_the_last_cell() -> None:
    cells = [cell for cell in GAME.board(edition(), "stage-4").cells if cell.lane]

    assert {cell.lane for cell in cells} == {1, 2}
    assert [cell.number for cell in cells if cell.lane == 1] == list(range(32))


def test_boards_are_kept() -> None:
    assert GAME.board(edition(), "stage-1") is GAME.board(edition(), "stage-1")


def test_an_unknown_board_is_told() -> None:
    with pytest.raises(ValueError, match="has no board 'stage-9'"):
        GAME.board(edition(), "stage-9")


def test_a_stage_file_becomes_boards() -> None:
    boards = GAME.stage_boards(Document.parse(STAGE_FILE, "lake.toml"))

    assert boards is not None
    assert [(board.id, len(board.cells)) for board in boards] == [("stage-1", 29)]


def test_a_whole_edition_becomes_its_five_boards() -> None:
    boards = GAME.stage_boards(edition().document)

    assert boards is not None
    assert [board.id for board in boards] == list(BOARDS)


@pytest.mark.parametrize("text", ["[[hexes]]\nid = 1", "stages = 5", '[[stages]]\ntype = "flat"'])
def test_another_document_is_no_stage_file_of_this_game(text: str) -> None:
    assert GAME.stage_boards(Document.parse(text, "other.toml")) is None


def test_a_broken_stage_file_is_told_with_file_key_and_reason() -> None:
    broken = STAGE_FILE.replace('".o.."', '".x.."')

    with pytest.raises(EditionError, match=r"lake.toml.*rows.*row 5 has 'x'"):
        GAME.stage_boards(Document.parse(broken, "lake.toml"))


@pytest.mark.parametrize("name", BOARDS)
def test_boards_can_be_drawn(name: str) -> None:
    picture = draw(GAME.board(edition(), name))

    assert picture.startswith("<svg")
    assert "#000" not in picture  # everything has a colour of the look
