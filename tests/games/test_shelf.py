"""The shelf: which games there are, and in which order people meet them."""

import pytest

from gruppetto.games import UnknownGame, all_games, find_game


def test_the_easiest_game_stands_first_on_the_shelf() -> None:
    assert list(all_games())[:2] == ["vainqueur", "seconds"]


def test_an_unknown_game_is_refused_with_the_list_of_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; the games are vainqueur, seconds"):
        find_game("chess")
