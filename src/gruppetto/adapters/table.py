"""The table at which matches are played in numbers: a game, what was settled before the first move, and its coding."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from gruppetto.engine.coding import Coding
from gruppetto.engine.contract import AnyGame, Setup

FEWEST: Final = 2
"""Seats: what is won and lost is told between them."""


Wishes = tuple[int, tuple[tuple[str, object], ...], str]
"""How many play, with which options, in which edition."""


class NoTable(ValueError):
    """There is no such table, in one sentence."""


class Table:
    """Made by `table_of`, and once for all matches with the same wishes. A pickled one is its wishes."""

    def __init__(self, game: AnyGame, setup: Setup[Any], wishes: Wishes) -> None:
        coding = game.coding(setup)
        if coding is None:
            raise NoTable(f"{game.id} does not list its actions in numbers: it has no coding")
        self.game = game
        self.setup = setup
        self.coding: Coding = coding
        self.wishes = wishes

    @property
    def seats(self) -> int:
        return self.setup.seats

    def utilities(self, standing: list[float]) -> list[float]:
        """What a match brings each seat by its final standing: 1 to who wins alone, and together they have nothing.

        Of n seats each gets (n × its share of the win - all shares) / (n - 1): joint winners share the 1 of the winner
        less what they would lose, and where nobody wins, everybody has 0.
        """
        seats, total = len(standing), sum(standing)
        return [(seats * share - total) / (seats - 1) for share in standing]

    def __reduce__(self) -> tuple[Any, ...]:
        return (_table, (self.game, *self.wishes))


def table_of(game: AnyGame, players: int, options: Mapping[str, object] | None = None, edition: str = "") -> Table:
    """A checked table. Where no options are given it is the short race of a quick start; no edition is the first.

    Raises NoTable, OptionError, or ValueError for a number of players the game does not have.
    """
    wanted = game.quick.options if options is None else options
    if not isinstance(wanted, Mapping):
        raise NoTable(f"options are a dictionary, a choice by the name of each, not {wanted!r}")
    return _table(game, players, tuple(wanted.items()), edition)


@lru_cache(maxsize=64)
def _table(game: AnyGame, players: int, options: tuple[tuple[str, object], ...], edition: str) -> Table:
    if players < FEWEST:
        raise NoTable(f"a match in numbers is for at least {FEWEST} players, not {players}")
    editions = {one.id: one for one in game.editions()}
    if edition and edition not in editions:
        raise NoTable(f"{game.id} has no edition {edition!r}; there are {', '.join(editions)}")
    setup = game.setup(players, dict(options), editions[edition] if edition else None)
    return Table(game, setup, (players, options, edition))
