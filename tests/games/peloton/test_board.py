"""The boards that scenes name: each stage once, in the game's own words."""

from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.course import leg_of
from gruppetto.road.drawing import draw
from tests.games.peloton.table import edition


def test_every_hex_of_a_stage_has_its_cell() -> None:
    for name in edition().roads:
        cells = {cell.id for cell in GAME.board(edition(), name).cells}
        assert set(leg_of(edition(), name).cells) == cells


def test_a_board_is_drawn_once_and_kept() -> None:
    assert GAME.board(edition(), "paris") is GAME.board(edition(), "paris")


def test_a_board_says_things_in_the_words_of_the_game() -> None:
    board = GAME.board(edition(), "paris")
    assert {mark.text.key for cell in board.cells for mark in cell.marks} == {"peloton-mark-sprint"}
    assert board.profile.milestones[-1].text is not None


def test_every_board_of_the_package_can_be_drawn() -> None:
    for name in GAME.editions()[0].roads:
        picture = draw(GAME.board(GAME.editions()[0], name))
        assert picture.startswith("<svg")
        assert picture.count("<polygon") > 500
