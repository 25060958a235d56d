"""The set-up of a new table, checked: game, options, edition, and the position it begins at."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gruppetto.engine import document
from gruppetto.engine.contract import AnyGame, Edition, PositionError, Setup, State
from gruppetto.engine.option import OptionError
from gruppetto.table.denied import Denied
from gruppetto.table.table_requests import NewTable, WantedSeat

Games = Callable[[], Mapping[str, AnyGame]]
"""The games there are; a function of a module, since workers import it by name."""


def find_game(games: Games, game_id: str) -> AnyGame:
    known = games()
    if game_id not in known:
        raise Denied("unknown_game", f"There is no such game; the games are {', '.join(known)}.")
    return known[game_id]


def find_edition(game: AnyGame, edition_id: str) -> Edition | None:
    return next((known for known in game.editions() if known.id == edition_id), None)


def settle(games: Games, wanted: NewTable) -> tuple[AnyGame, Setup[Any]]:
    """The game and its set-up, checked; raises Denied. What is not said is taken from the position, if there is one."""
    game = find_game(games, wanted.game)
    if not wanted.position:
        teams = [seat.team for seat in wanted.seats]
        return game, _set_up(game, len(wanted.seats), wanted.options, wanted.edition, teams)
    named = setup_of_position(game, wanted.position)
    edition = wanted.edition or named.edition.id
    setup = _set_up(game, len(wanted.seats), {**named.options, **wanted.options}, edition, named.teams)
    need_same_teams(game, setup, wanted.seats)
    return game, setup


def setup_of_position(game: AnyGame, text: str) -> Setup[Any]:
    """The set-up that a position document names: its edition, its options, and the number of seats that fits it."""
    try:
        seats = len(game.position(text).standing())
        fields = document.read(text)
    except PositionError as error:
        raise Denied("bad_position", f"{error}.") from None
    return _set_up(game, seats, fields.get("options", {}), fields.get("edition", ""), fields.get("teams", ()))


def read_position(game: AnyGame, setup: Setup[Any], text: str) -> State[Any]:
    try:
        return game.position(text, setup)
    except PositionError as error:
        raise Denied("bad_position", f"{error}.") from None


def need_same_teams(game: AnyGame, setup: Setup[Any], wanted: Sequence[WantedSeat]) -> None:
    """A match that is played on from a position goes on in the colours of that position."""
    for seat, look in zip(wanted, game.seating(setup), strict=False):
        if seat.team not in ("", look.team):
            raise teams_fixed()


def teams_fixed() -> Denied:
    return Denied("teams_fixed", "The position that this match begins at says who rides for which team.")


def _set_up(
    game: AnyGame, seats: int, options: Mapping[str, object], edition_id: str, teams: Sequence[str]
) -> Setup[Any]:
    edition = None
    if edition_id:
        edition = find_edition(game, edition_id)
        if edition is None:
            raise Denied("bad_setup", "There is no such edition of this game.")
    try:
        return game.setup(seats, dict(options), edition, teams)
    except (OptionError, ValueError) as error:
        raise Denied("bad_setup", f"{error}.") from None
