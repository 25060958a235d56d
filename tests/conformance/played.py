"""Matches that the kit is run over: every game and the toy, in set-ups and with riders as the size of the run has them.

A game that has rules of its own about what always holds lists them as INVARIANTS in `tests/games/<id>/invariants.py`,
and one whose rules turn hidden cards over before the end says there when, as REVEALS. A game in which nothing is hidden
says so with OPEN: then there are no other worlds to imagine.
"""

import importlib
from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any

from gruppetto.bots import make_bot
from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.games import all_games
from gruppetto.testing import Player, by_appraisal, covering_setups, every_setup
from gruppetto.testing.leaks import Reveals
from gruppetto.testing.playing import Decide, Uniform
from gruppetto.testing.positions import Invariant
from tests.conformance.sizes import Size
from tests.toy import GAME as TOY
from tests.toy.invariants import INVARIANTS as OF_THE_TOY
from tests.toy.wise import Wise

GAMES: list[AnyGame] = [TOY, *all_games().values()]
JUDGED: list[AnyGame] = [Wise(), *all_games().values()]

APPRAISAL = "appraisal"
RIDERS = ("lanterne", "random", APPRAISAL)
"""Riders that do not look ahead: as the weakest level rides, by lot, and as the game appraises."""


def invariants(game: AnyGame) -> Sequence[Invariant]:
    if game is TOY:
        return OF_THE_TOY
    own: Sequence[Invariant] = importlib.import_module(f"tests.games.{game.id}.invariants").INVARIANTS
    return own


def reveals(game: AnyGame) -> Reveals:
    own = None if game is TOY else importlib.import_module(f"tests.games.{game.id}.invariants")
    found: Reveals = getattr(own, "REVEALS", lambda state, action: False)
    return found


def is_open(game: AnyGame) -> bool:
    """Tell if nothing is hidden in this game."""
    own = None if game is TOY else importlib.import_module(f"tests.games.{game.id}.invariants")
    return getattr(own, "OPEN", False) is True


def rider(name: str) -> Player:
    """A player for the kit; a bot that looks ahead is told to hurry."""

    def make(game: AnyGame, uniform: Uniform) -> Decide:
        return make_bot(name, game, lambda seed: uniform, lambda: True).decide

    return by_appraisal if name == APPRAISAL else make


def default_setups(game: AnyGame) -> list[Setup[Any]]:
    """One for each number of seats."""
    return [game.setup(seats) for seats in game.players]


def mixed_setups(game: AnyGame, size: Size) -> Iterator[tuple[Setup[Any], str]]:
    """Mixtures of options that meet each choice, for a rider of each kind in turn.

    By night, each choice is met with each number of seats, in mixtures and alone.
    """
    if size.every_pair:
        mixtures = [setup for seats in game.players for setup in covering_setups(game, 100 + seats, seats)]
        yield from ((setup, APPRAISAL) for setup in every_setup(game))
    else:
        mixtures = covering_setups(game, seed=100)
    yield from zip(mixtures, cycle(RIDERS), strict=False)


def one_mixture_each(game: AnyGame) -> list[Setup[Any]]:
    """A mixture of options for each number of seats."""
    return covering_setups(game, seed=101)[: len(game.players)]


def quick_setup(game: AnyGame, seats: int) -> Setup[Any]:
    """The race of a quick start."""
    return game.setup(seats, dict(game.quick.options))
