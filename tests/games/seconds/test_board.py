"""The boards of the package, and stage files that somebody draws."""

from itertools import combinations

import pytest

from gruppetto.engine.edition import Document, EditionError
from gruppetto.games.seconds import GAME
from gruppetto.road.drawing import draw
from tests.games.seconds.table import edition
from tests.road.geometry import meet, rectangle

BOARDS = ("flat-95", "mountain-84", "ttt-170", "t2", "t3")


@pytest.mark.parametrize("name", BOARDS)
def test_every_number_tab_and_sign_finds_free_ground(name: str) -> None:
    road, board = edition().boards[name], GAME.board(edition(), name)

    tabs = [cell for cell in board.cells if cell.label_at and cell.kind != "runout"]
    assert len(tabs) == road.cells // 5
    assert len(board.signs) == len(road.sprints) + 2
    boxes = [rectangle(cell.label_at, 22, 16) for cell in tabs if cell.label_at]
    assert not any(meet(one, other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("name", BOARDS)
def test_boards_have_about_the_shape_of_a_screen(name: str) -> None:
    board = GAME.board(edition(), name)

    assert 1.6 < board.width / board.height < 2.6


def test_boards_are_kept() -> None:
    assert GAME.board(edition(), "flat-95") is GAME.board(edition(), "flat-95")


def test_an_unknown_board_is_told() -> None:
    with pytest.raises(ValueError, match="has no board 'alpe'"):
        GAME.board(edition(), "alpe")


def test_summits_are_red_and_sprints_green() -> None:
    lines = [line.kind for line in GAME.board(edition(), "mountain-84").lines]

    assert lines == ["start", "summit", "sprint", "summit", "finish"]


def test_a_stage_file_becomes_boards() -> None:
    boards = GAME.stage_boards(Document.read(GAME.folder / "stages" / "flat-95.toml"))

    assert boards is not None
    assert [board.id for board in boards] == ["flat-95"]


def test_another_document_is_no_stage_file_of_this_game() -> None:
    assert GAME.stage_boards(Document.parse("[[hexes]]\nid = 1", "alpe.toml")) is None


def test_a_broken_stage_file_is_told_with_file_key_and_reason() -> None:
    with pytest.raises(EditionError, match=r"alpe\.toml"):
        GAME.stage_boards(Document.parse("[[boards]]\nid = 'alpe'", "alpe.toml"))


def test_a_drawing_shows_tabs_letters_marks_and_the_planted_strip() -> None:
    picture = draw(GAME.board(edition(), "flat-95"))

    assert all(f">{words}<" in picture for words in ("95", "24B", "−10", "MILL SPRINT"))
    assert picture.count("M-6 -2.6 H5") == len(edition().boards["flat-95"].exchange)
    assert "#5F7F56" in picture
