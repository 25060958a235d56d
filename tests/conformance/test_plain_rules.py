"""Every rule of every game is said plainly, in all languages."""

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.testing import plain_rules
from tests.conformance.played import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_said_plainly_in_four_languages(game: AnyGame) -> None:
    plain_rules(game)
