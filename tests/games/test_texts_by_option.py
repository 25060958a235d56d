"""No explanation, hint or refusal of a game is shown where an option of the match makes it false."""

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from gruppetto.testing import fits_options


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_text_is_true_under_every_choice_of_every_option(game: AnyGame) -> None:
    fits_options(game, seed=1)
