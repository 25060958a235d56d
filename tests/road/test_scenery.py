"""Pictures of illustrated pages as SVG files, as the documentation shows them."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from gruppetto.engine.board import Cell
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.illustrated.drawing import page_of
from gruppetto.engine.illustrated.page import Lit, Scenery, Tag
from gruppetto.engine.scene import Piece
from gruppetto.games import all_games
from gruppetto.road.riders import TEAM_COLOURS, riders, stands
from gruppetto.road.scenery import draw_scenery

SQUARE = [(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0)]
CELL = Cell("cell:1", SQUARE, (20.0, 20.0), 0.0, "flat", 1)


def sceneries(game: AnyGame) -> list[Scenery]:
    page = page_of(game)
    return [panel.scenery for section in page.sections for panel in section.panels if panel.scenery] if page else []


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_picture_is_one_well_formed_file_with_everybody_in_it(game: AnyGame) -> None:
    for scenery in sceneries(game):
        drawn = ElementTree.fromstring(draw_scenery(scenery))
        lettered = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]

        assert [float(figure) for figure in drawn.attrib["viewBox"].split()] == pytest.approx(list(scenery.view), 0.01)
        assert [piece.id for piece in scenery.picture.pieces if str(piece.bib) not in lettered] == []
        assert [tag.text for tag in scenery.tags if tag.text not in lettered] == []


def test_what_is_pointed_out_is_drawn() -> None:
    scenery = sceneries(next(iter(all_games().values())))[0]
    first, second = (cell.id for cell in scenery.board.cells[:2])
    plain = draw_scenery(_only(scenery))

    assert draw_scenery(_only(scenery, lit=[Lit(first, [])])) != plain
    assert draw_scenery(_only(scenery, way=[first, second])) != plain
    assert draw_scenery(_only(scenery, crossed=[first])) != plain
    assert ">+9</text>" in draw_scenery(_only(scenery, tags=[Tag(first, "+9")]))


def _only(scenery: Scenery, **over: object) -> Scenery:
    nothing: dict[str, object] = {"lit": [], "way": [], "crossed": [], "tags": [], "numbered": False}
    return replace(scenery, **{**nothing, **over})  # type: ignore[arg-type]  # fields by name


def test_riders_on_one_cell_stand_beside_each_other() -> None:
    sharing = [Piece(f"rider:{seat}", seat, "azur", seat, "cell:1", 0.0) for seat in range(4)]

    places = [at for _, at, _ in stands(sharing, {"cell:1": CELL}, 100)]

    assert len(set(places)) == 4
    assert all(0 < x < 40 and 0 < y < 40 for x, y in places)


def test_teams_differ_by_their_plates_too() -> None:
    def without_colour(team: str) -> str:
        drawn = riders([Piece("rider:0", 0, team, 7, "cell:1", 0.0)], {"cell:1": CELL}, 30)
        return re.sub("#[0-9A-F]{6}", "", drawn)

    assert len({without_colour(team) for team in TEAM_COLOURS}) == len(TEAM_COLOURS)
