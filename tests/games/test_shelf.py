"""The games by their id, one imported without the others."""

import subprocess
import sys

import pytest

from gruppetto.games import UnknownGame, all_games, find_game, shelf

GAMES = sorted(all_games())
LOADED = """
import sys
from gruppetto.games import find_game, shelf
print(find_game({game!r}) is shelf()[{game!r}])
print(sorted(name for name in sys.modules if name.startswith("gruppetto.games.") and name.count(".") == 2))
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_shelf_has_every_game_under_its_id(game: str) -> None:
    assert shelf()[game] is find_game(game) is all_games()[game]


def test_the_shelf_is_in_the_order_of_the_shelf() -> None:
    assert (list(shelf()), len(shelf())) == (list(all_games()), len(GAMES))


def test_one_game_is_found_without_the_others() -> None:
    code = LOADED.format(game=GAMES[0])
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert told.splitlines() == ["True", f"['gruppetto.games.{GAMES[0]}']"]


@pytest.mark.parametrize("name", ["", "tandem", "__init__", "..engine"])
def test_what_is_no_game_is_told_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match=", ".join(all_games())):
        find_game(name)
    assert name not in shelf()
