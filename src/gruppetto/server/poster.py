"""The poster of a game on the home page: its own, or for a game without one its first road."""

from dataclasses import replace
from functools import cache

from gruppetto.engine.chance import SEED_BYTES, SeededChance
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import SPECTATOR
from gruppetto.road.drawing import draw


def poster_of(game: AnyGame) -> str:
    """An SVG."""
    path = game.folder / "poster.svg"
    return path.read_text(encoding="utf-8") if path.is_file() else first_road(game)


@cache
def first_road(game: AnyGame) -> str:
    """The board on which a match of the fewest begins, without words: a poster hangs in every country."""
    setup = game.setup(game.players[0])
    start = game.start(setup, SeededChance(bytes(SEED_BYTES)))
    board = game.board(setup.edition, game.picture(start.view(SPECTATOR)).board)
    return draw(replace(board, signs=[]))
