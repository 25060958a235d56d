"""The kit over whole matches of every game and the toy: player counts, options, riders. Sized by `sizes.py`."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.testing import (
    at_random,
    by_appraisal,
    chance_contract,
    codes,
    conform,
    fair_worlds,
    judges,
    no_leaks,
    setup_name,
    tampering_is_caught,
)
from gruppetto.testing.playing import ride
from tests.conformance.played import (
    GAMES,
    JUDGED,
    default_setups,
    invariants,
    is_open,
    mixed_setups,
    one_mixture_each,
    quick_setup,
    reveals,
    rider,
)
from tests.conformance.sizes import SIZE

pytestmark = pytest.mark.bulk


def over(games: list[AnyGame], setups: Callable[[AnyGame], Iterable[Setup[Any]]]) -> list[Any]:
    """Parameters: each game with these set-ups."""
    return [pytest.param(game, setup, id=setup_name(game, setup)) for game in games for setup in setups(game)]


def fewest_and_most(game: AnyGame) -> list[Setup[Any]]:
    """The race of a quick start, for what has little to do with who sits in between."""
    return [quick_setup(game, seats) for seats in (game.players[0], game.players[-1])]


with_luck = pytest.mark.parametrize("luck", range(SIZE.seeds))


@with_luck
@pytest.mark.parametrize(("game", "setup"), over(GAMES, default_setups))
def test_every_player_count_keeps_the_contract(game: AnyGame, setup: Setup[Any], luck: int) -> None:
    seed = 11 + 100 * luck
    conform(game, setup, seed, player=by_appraisal, invariants=invariants(game), looks=SIZE.looks)


@with_luck
@pytest.mark.parametrize(
    ("game", "setup", "name"),
    [
        pytest.param(game, setup, name, id=f"{setup_name(game, setup)}-{name}")
        for game in GAMES
        for setup, name in mixed_setups(game, SIZE)
    ],
)
def test_every_option_and_rider_keeps_the_contract(game: AnyGame, setup: Setup[Any], name: str, luck: int) -> None:
    seed = 12 + 100 * luck
    conform(game, setup, seed, player=rider(name), invariants=invariants(game), looks=SIZE.looks)


@with_luck
@pytest.mark.parametrize(("game", "setup"), over(GAMES, fewest_and_most))
def test_a_bent_record_is_found_out(game: AnyGame, setup: Setup[Any], luck: int) -> None:
    assert tampering_is_caught(ride(game, setup, 13 + 100 * luck, player=by_appraisal).match) > 10


@with_luck
@pytest.mark.parametrize(("game", "setup"), over(GAMES, one_mixture_each))
def test_nothing_leaks(game: AnyGame, setup: Setup[Any], luck: int) -> None:
    seed, looks = 14 + 100 * luck, SIZE.leak_looks
    compared = no_leaks(game, setup, seed, player=by_appraisal, looks=looks, reveals=reveals(game))

    if is_open(game):
        assert (compared.worlds, compared.turns > 0) == (0, True)
    else:
        assert min(compared.worlds, compared.steps) > 0  # luck is not met at every look


@with_luck
@pytest.mark.parametrize(("game", "setup"), over(GAMES, default_setups))
def test_luck_is_what_it_says(game: AnyGame, setup: Setup[Any], luck: int) -> None:
    seen = chance_contract(game, setup, 15 + 100 * luck, player=at_random, looks=SIZE.luck_looks)

    assert any(outcomes != 1 for outcomes in seen)
    assert seen[0] <= seen.total() / 2  # a whole deal has too many outcomes to follow


@pytest.mark.parametrize(("game", "setup"), over(GAMES, default_setups))
def test_hidden_hands_are_imagined_as_often_as_they_are_dealt(game: AnyGame, setup: Setup[Any]) -> None:
    held = fair_worlds(game, setup, seed=16, samples=10 if is_open(game) else SIZE.deals)

    assert (held == 0) is is_open(game)


@pytest.mark.parametrize(
    ("game", "seats", "level"),
    [  # each level with another number of seats, the strongest with the fewest
        pytest.param(game, seats, level, id=f"{game.id}-{seats}-{level}")
        for game in JUDGED
        for level, seats in zip(reversed(list(game.searches)), game.players, strict=False)
    ],
)
def test_every_level_plays_what_is_legal_to_the_end(game: AnyGame, seats: int, level: str) -> None:
    setup = game.setup(seats) if SIZE.every_pair else quick_setup(game, seats)

    assert ride(game, setup, seed=17, player=rider(level)).match.over


@with_luck
@pytest.mark.parametrize(("game", "setup"), over(JUDGED, lambda game: one_mixture_each(game)[:: len(game.players) - 1]))
def test_positions_are_judged_as_a_search_counts_on(game: AnyGame, setup: Setup[Any], luck: int) -> None:
    assert judges(game, setup, 18 + 100 * luck, player=by_appraisal) > 0


@pytest.mark.parametrize(
    ("game", "setup"),
    over(GAMES, lambda game: [quick_setup(game, max(2, game.players[0])), one_mixture_each(game)[-1]]),
)
def test_a_match_can_be_told_in_numbers(game: AnyGame, setup: Setup[Any]) -> None:
    assert codes(game, setup, seed=19, player=by_appraisal) > 10
