"""Position documents that strangers send: read and checked in a worker process before this one trusts them."""

from msgspec import Struct

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.scene import Board
from gruppetto.server import setting_up
from gruppetto.server.denied import Denied
from gruppetto.server.settings import Games
from gruppetto.server.wire import NewPosition, NewTable, Scene, screen, write


class Preview(Struct):
    """The picture of one position, and its road."""

    scene: Scene
    boards: dict[str, Board]


def preview(games: Games, wanted: NewPosition) -> bytes:
    game = setting_up.find_game(games, wanted.game)
    setup = setting_up.setup_of_position(game, wanted.document)
    if wanted.seen_as >= setup.seats:
        raise Denied("unknown_seat", "There is no such seat.")
    view = setting_up.read_position(game, setup, wanted.document).view(wanted.seen_as)
    picture = game.picture(view)
    boards = {picture.board: game.board(setup.edition, picture.board)}
    return write(Preview(screen(picture, game.own(view)), boards))


def check_table(games: Games, wanted: NewTable) -> None:
    """Raises Denied unless a match can be played on from the position of a new table."""
    game, setup = setting_up.settle(games, wanted)
    if setting_up.read_position(game, setup, wanted.position).to_decide == NOBODY:
        raise Denied("bad_position", "In this position the match is over: there is nothing to play on from.")
