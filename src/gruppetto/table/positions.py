"""Position documents that strangers send: read and checked, on a server in a worker process, before it trusts them."""

from msgspec import Struct

from gruppetto.engine.board import Board
from gruppetto.engine.contract import NOBODY
from gruppetto.table import setting_up
from gruppetto.table.denied import Denied
from gruppetto.table.setting_up import Games
from gruppetto.table.table_requests import NewPosition, NewTable
from gruppetto.table.wire import Scene, screen, write


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
