"""A position in letters: who stands where on the road, and who shares a cell."""

from dataclasses import replace

from gruppetto.engine.chance import SeededChance
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Picture, Piece
from gruppetto.road.letters import in_letters
from gruppetto.road.plain_board import plain_board
from tests.toy import GAME

BOARD = plain_board("road", 6, signs={})


def shown(*pieces: Piece) -> Picture:
    start = GAME.start(GAME.setup(2), SeededChance(bytes(32)))
    return replace(GAME.picture(start.view(SPECTATOR)), pieces=list(pieces))


def rider(bib: int, cell: int) -> Piece:
    return Piece(f"rider:{bib}", 0, "rouge", bib, f"cell:{cell}", 0.5)


def test_riders_stand_under_their_cells_and_sharers_are_listed() -> None:
    lines = in_letters(shown(rider(1, 0), rider(2, 0), rider(3, 4)), BOARD, width=40).splitlines()

    assert lines[1].split()[0].endswith("1+")
    assert "3" in lines[1]
    assert lines[-1].endswith(": 1 2")
