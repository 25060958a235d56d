"""The games, one folder each. A folder with a `GAME` in its `__init__` is a game; nothing else names it."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache

from gruppetto.engine.contract import AnyGame


class UnknownGame(LookupError):
    """There is no game with this id; the message lists those there are."""


@cache
def all_games() -> dict[str, AnyGame]:
    """Every game by its id, in the order of the shelf."""
    games = [_game_in(folder) for folder in _folders()]
    return {game.id: game for game in sorted(games, key=lambda game: (game.shelf, game.id))}


class Shelf(Mapping[str, AnyGame]):
    """The same games; one that is asked for by its id is imported without the others. A browser gains by that."""

    def __getitem__(self, game_id: str) -> AnyGame:
        if game_id in _folders() and (game := _game_in(game_id)).id == game_id:
            return game
        return all_games()[game_id]

    def __iter__(self) -> Iterator[str]:
        return iter(all_games())

    def __len__(self) -> int:
        return len(all_games())


_SHELF = Shelf()


def shelf() -> Mapping[str, AnyGame]:
    return _SHELF


@cache
def _folders() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def _game_in(folder: str) -> AnyGame:
    game: AnyGame = importlib.import_module(f"{__name__}.{folder}").GAME
    return game


def find_game(game_id: str) -> AnyGame:
    try:
        return _SHELF[game_id]
    except KeyError:
        raise UnknownGame(f"there is no game {game_id!r}; the games are {', '.join(all_games())}") from None
