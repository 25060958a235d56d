"""The kit over every game there is, and the toy: player counts, options, bots.

A game that has rules of its own about what always holds lists them as INVARIANTS in `tests/games/<id>/invariants.py`,
and one whose rules turn hidden cards over before the end says there when, as REVEALS. A game in which nothing is hidden
says so with OPEN: then there are no other worlds to imagine.
"""

import importlib
from collections.abc import Sequence
from typing import Any

import pytest

from gruppetto.bots import make_bot
from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.games import all_games
from gruppetto.testing import (
    Player,
    at_random,
    by_appraisal,
    chance_contract,
    codes,
    conform,
    every_setup,
    fair_worlds,
    judges,
    mixed_setup,
    no_leaks,
    plain_rules,
    setup_name,
    tampering_is_caught,
)
from gruppetto.testing.leaks import Reveals
from gruppetto.testing.playing import Decide, Uniform, ride
from gruppetto.testing.positions import Invariant
from tests.toy import GAME as TOY
from tests.toy.invariants import INVARIANTS as OF_THE_TOY
from tests.toy.wise import Wise

GAMES: list[AnyGame] = [TOY, *all_games().values()]
JUDGED: list[AnyGame] = [Wise(), *all_games().values()]


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
    """Whether nothing is hidden in this game."""
    own = None if game is TOY else importlib.import_module(f"tests.games.{game.id}.invariants")
    return getattr(own, "OPEN", False) is True


def bot(name: str) -> Player:
    """A bot as the kit wants its players; one that looks ahead is told to hurry."""

    def make(game: AnyGame, uniform: Uniform) -> Decide:
        return make_bot(name, game, lambda seed: uniform, lambda: True).decide

    return make


def every_player_count(setups: str = "default") -> list[Any]:
    """Each game with each number of seats, with default options or any mixture of them."""
    return [
        pytest.param(game, setup, id=setup_name(game, setup))
        for game in GAMES
        for seats in game.players
        for setup in [game.setup(seats) if setups == "default" else mixed_setup(game, seats, seed=100 + seats)]
    ]


def fewest_and_most() -> list[Any]:
    """Each game with its fewest and its most seats, for what has little to do with who sits in between."""
    return [
        pytest.param(game, game.setup(seats), id=setup_name(game, game.setup(seats)))
        for game in GAMES
        for seats in (game.players[0], game.players[-1])
    ]


def every_option() -> list[Any]:
    """Each game by default with each number of seats, and each other choice with one of them in turn.

    The mixtures above meet the choices with the other numbers of seats; all of them would take too long.
    """
    found = []
    for game in GAMES:
        for turn, seats in enumerate(game.players):
            setups = [setup for setup in every_setup(game) if setup.seats == seats]
            for place, setup in enumerate(setups):
                if place == 0 or place % len(game.players) == turn:
                    found.append(pytest.param(game, setup, id=setup_name(game, setup)))
    return found


@pytest.mark.bulk
@pytest.mark.parametrize(("game", "setup"), every_option())
def test_every_option_keeps_the_contract(game: AnyGame, setup: Setup[Any]) -> None:
    conform(game, setup, seed=11, player=by_appraisal, invariants=invariants(game), looks=5)


def every_bot() -> list[Any]:
    """Each game with each number of seats and any mixture of options, ridden by each of the bots in turn."""
    return [
        pytest.param(game, mixed_setup(game, seats, seed=100 + seats), name, id=f"{game.id}-{seats}-{name}")
        for game in GAMES
        for turn, seats in enumerate(game.players)
        for name in ([_QUICK[turn % len(_QUICK)]] if len(game.players) >= len(_QUICK) else _QUICK)
    ]


_QUICK = ("lanterne", "random")
"""Bots that do not look ahead, and that ride otherwise than by appraisal, as all other matches here are ridden."""


@pytest.mark.parametrize(("game", "setup", "name"), every_bot())
def test_every_bot_keeps_the_contract(game: AnyGame, setup: Setup[Any], name: str) -> None:
    conform(game, setup, seed=12, player=bot(name), invariants=invariants(game), looks=5)


@pytest.mark.parametrize(("game", "setup"), fewest_and_most())
def test_a_bent_record_is_found_out(game: AnyGame, setup: Setup[Any]) -> None:
    assert tampering_is_caught(ride(game, setup, seed=13, player=by_appraisal).match) > 10


@pytest.mark.parametrize(("game", "setup"), every_player_count("mixed"))
def test_nothing_leaks(game: AnyGame, setup: Setup[Any]) -> None:
    compared = no_leaks(
        game, setup, seed=14, player=by_appraisal, looks=2 if is_open(game) else 3, reveals=reveals(game)
    )

    if is_open(game):
        assert (compared.worlds, compared.turns > 0) == (0, True)
    else:
        assert min(compared.worlds, compared.steps) > 0  # luck is not met at every look


@pytest.mark.parametrize(("game", "setup"), every_player_count())
def test_luck_is_what_it_says(game: AnyGame, setup: Setup[Any]) -> None:
    seen = chance_contract(game, setup, seed=15, player=at_random, looks=3)

    assert any(outcomes != 1 for outcomes in seen)
    assert seen[0] <= seen.total() / 2  # a whole deal has too many outcomes to follow


@pytest.mark.parametrize(("game", "setup"), every_player_count())
def test_hidden_hands_are_imagined_as_often_as_they_are_dealt(game: AnyGame, setup: Setup[Any]) -> None:
    held = fair_worlds(game, setup, seed=16, samples=10 if is_open(game) else 400)

    assert (held == 0) is is_open(game)


def every_level() -> list[Any]:
    """Each game ridden by each level that looks ahead, with other seats for each; the strongest with the fewest."""
    return [
        pytest.param(game, game.setup(seats), level, id=f"{game.id}-{seats}-{level}")
        for game in JUDGED
        for level, seats in zip(reversed(list(game.searches)), game.players, strict=False)
    ]


@pytest.mark.parametrize(("game", "setup", "level"), every_level())
def test_every_level_plays_what_is_legal_to_the_end(game: AnyGame, setup: Setup[Any], level: str) -> None:
    assert ride(game, setup, seed=17, player=bot(level)).match.over


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        pytest.param(game, mixed_setup(game, seats, seed=100 + seats), id=f"{game.id}-{seats}")
        for game in JUDGED
        for seats in (game.players[0], game.players[-1])
    ],
)
def test_positions_are_judged_as_a_search_counts_on(game: AnyGame, setup: Setup[Any]) -> None:
    assert judges(game, setup, seed=18, player=by_appraisal) > 0


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        pytest.param(game, setup, id=setup_name(game, setup))
        for game in GAMES
        for setup in (game.setup(max(2, game.players[0]), dict(game.quick.options)), mixed_setup(game, 2, seed=102))
    ],
)
def test_a_match_can_be_told_in_numbers(game: AnyGame, setup: Setup[Any]) -> None:
    assert codes(game, setup, seed=19, player=by_appraisal) > 10


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_said_plainly_in_four_languages(game: AnyGame) -> None:
    plain_rules(game)
