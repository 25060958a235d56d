"""The lab is tried on the small game of tests/toy."""

import pytest

import gruppetto.games
from gruppetto.lab import simulate
from tests.toy import GAME


@pytest.fixture(autouse=True)
def _tiny_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gruppetto.games, "all_games", lambda: {GAME.id: GAME})
    simulate.table.cache_clear()
