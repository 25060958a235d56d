"""Which options a set-up folds away: readings of the rulebook, and nothing that shapes the race."""

import pytest

from gruppetto.games import all_games

GAMES = all_games()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_quick_start_or_a_whole_tour_settles_lies_open(game: str) -> None:
    settled = {*GAMES[game].quick.options, *GAMES[game].whole}

    assert [option.name for option in GAMES[game].options if option.reading and option.name in settled] == []


@pytest.mark.parametrize("game", GAMES)
def test_an_option_with_a_list_of_its_own_lies_open(game: str) -> None:
    assert [option.name for option in GAMES[game].options if option.reading and option.pattern] == []
