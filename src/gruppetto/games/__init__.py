"""The games, one folder each. A folder with a `GAME` in its `__init__` is a game; nothing else names it.

The room itself can be called: `gruppetto.games()` lists what stands in it, whatever was imported before.
"""

import importlib
import pkgutil
from functools import cache
from types import ModuleType

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


class _Room(ModuleType):
    """This module: its name is also that of a function of the package's public face."""

    def __call__(self) -> list[str]:
        return list(all_games())


importlib.import_module(__name__).__class__ = _Room
