"""A position as a picture file: riders on their cells, each seen though they share one."""

import re
from dataclasses import replace

from gruppetto.engine.chance import SeededChance
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Picture, Piece
from gruppetto.road.letters import in_letters
from gruppetto.road.plain_board import plain_board
from gruppetto.road.riders import draw_position
from tests.toy import GAME

BOARD = plain_board("road", 6, signs={})


def shown(*pieces: Piece) -> Picture:
    start = GAME.start(GAME.setup(2), SeededChance(bytes(32)))
    return replace(GAME.picture(start.view(SPECTATOR)), pieces=list(pieces))


def rider(bib: int, cell: int, team: str = "rouge", *, fallen: bool = False) -> Piece:
    return Piece(f"rider:{bib}", 0, team, bib, f"cell:{cell}", 0.5, fallen=fallen)


def places(drawn: str) -> list[str]:
    """Where riders were drawn."""
    return re.findall(r'translate\(([^)]+)\)"><circle', drawn)


def test_every_rider_stands_on_his_cell_with_colour_and_number() -> None:
    drawn = draw_position(shown(rider(7, 2, "azur")), BOARD)

    x, y = next(cell.centre for cell in BOARD.cells if cell.id == "cell:2")
    assert places(drawn) == [f"{x:.1f} {y:.1f}"]
    assert 'fill="#1F55B0"' in drawn
    assert ">7</text>" in drawn


def test_riders_who_share_a_cell_are_all_seen() -> None:
    drawn = draw_position(shown(rider(1, 0), rider(2, 0), rider(3, 0)), BOARD)

    assert len(set(places(drawn))) == 3


def test_who_is_on_no_cell_of_the_board_is_not_drawn() -> None:
    assert places(draw_position(shown(rider(1, 99)), BOARD)) == []


def test_the_same_in_letters() -> None:
    lines = in_letters(shown(rider(1, 0), rider(2, 0), rider(3, 4)), BOARD, width=40).splitlines()

    assert lines[1].split()[0].endswith("1+")
    assert "3" in lines[1]
    assert lines[-1].endswith(": 1 2")
