"""A first look at every game, in seconds: one short match each. `tests/conformance` looks at everything."""

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.testing import by_appraisal, conform, no_leaks
from tests.conformance.played import GAMES, invariants, quick_setup, reveals

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
def test_a_short_match_keeps_the_contract(game: AnyGame) -> None:
    setup = quick_setup(game, max(2, game.players[0]))

    conform(game, setup, seed=21, player=by_appraisal, invariants=invariants(game), looks=2)


@each_game
def test_nothing_leaks_in_a_short_match(game: AnyGame) -> None:
    setup = quick_setup(game, max(2, game.players[0]))

    no_leaks(game, setup, seed=22, player=by_appraisal, looks=2, reveals=reveals(game))
