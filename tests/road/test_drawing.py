"""A board as a picture file."""

from xml.etree import ElementTree

import pytest

from gruppetto.engine.board import Board, Cell, Land, Profile, RoadLine, Sign
from gruppetto.engine.scene import Mark, Text
from gruppetto.road.drawing import CELL_COLOURS, draw

SVG = "{http://www.w3.org/2000/svg}"


def board(land: Land = "flat") -> Board:
    square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
    cells = [
        Cell("cell:0", square, (5, 5), 0.0, "start", 0, label="0"),
        Cell("cell:20", square, (15, 5), 0.0, "climb", 1, label="20", label_at=(15, 30)),
        Cell("cell:40", square, (25, 5), 0.0, "sprint", 2, marks=[Mark("pic-feed", Text("musette"))]),
    ]
    signs = [
        Sign("town", (50, 50), {"en": "The <Hague>", "nl": "Den Haag"}),
        Sign("sprint", (80, 50), text=Text("sprint-zone")),
    ]
    lines = [RoadLine("sprint", ((20, 0), (20, 10))), RoadLine("finish", ((30, 0), (30, 10)))]
    return Board("b", "road", 100, 60, 10, land, [square], [(0, 5), (30, 5)], cells, lines, signs, Profile([], []))


def words(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("land", ["flat", "mountain", "track", "above"])
def test_the_picture_is_xml_of_the_board_s_size(land: Land) -> None:
    root = ElementTree.fromstring(draw(board(land)))

    assert root.get("viewBox") == "0 0 100 60"


def test_every_cell_is_drawn_in_the_colour_of_its_kind() -> None:
    fills = [polygon.get("fill") for polygon in ElementTree.fromstring(draw(board())).iter(f"{SVG}polygon")]

    assert {CELL_COLOURS["start"], CELL_COLOURS["climb"], CELL_COLOURS["sprint"]} <= set(fills)


def test_only_cells_with_a_place_for_it_get_a_milestone() -> None:
    assert "20" in words(draw(board()))
    assert "0" not in words(draw(board()))


def test_signs_speak_the_language_asked_for() -> None:
    assert "DEN HAAG" in words(draw(board(), language="nl"))
    assert "THE <HAGUE>" in words(draw(board(), language="fr"))


def test_texts_of_the_catalogue_are_said_by_the_caller() -> None:
    assert "SPRINTZONE" in words(draw(board(), lambda text: {"sprint-zone": "Sprintzone"}[text.key]))


def test_marks_are_drawn_from_the_sheet_of_symbols() -> None:
    sheet = '<svg><symbol id="pic-feed"/></svg>'

    assert '<use href="#pic-feed"' in draw(board(), symbols=sheet)
    assert "<use" not in draw(board())
