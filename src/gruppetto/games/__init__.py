"""The games, one folder each. A folder with a `GAME` in its `__init__` is a game; nothing else names it."""

import importlib
import pkgutil
from functools import cache

from gruppetto.engine.contract import AnyGame


class UnknownGame(LookupError):
    """There is no game with this id; the message lists those there are."""


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game by its id, in the order of the shelf."""
    folders = [module.name for module in pkgutil.iter_modules(__path__) if module.ispkg]
    games: list[AnyGame] = [importlib.import_module(f"{__name__}.{folder}").GAME for folder in folders]
    return {game.id: game for game in sorted(games, key=lambda game: (game.shelf, game.id))}


def find_game(game_id: str) -> AnyGame:
    try:
        return all_games()[game_id]
    except KeyError:
        raise UnknownGame(f"there is no game {game_id!r}; the games are {', '.join(all_games())}") from None
