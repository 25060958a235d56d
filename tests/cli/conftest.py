"""The command line is tried on the small game of tests/toy: it must work for any game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import gruppetto.cli.shelf
import gruppetto.cli.speed
import gruppetto.games
from gruppetto.cli.commands import gruppetto as command
from gruppetto.lab import simulate
from tests.toy import GAME

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def _tiny_is_the_only_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (gruppetto.games, gruppetto.cli.shelf, gruppetto.cli.speed):
        monkeypatch.setattr(module, "all_games", lambda: {GAME.id: GAME})
    monkeypatch.delenv("GRUPPETTO_DEBUG", raising=False)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    simulate.table.cache_clear()


@pytest.fixture
def run() -> Run:
    """Runs `gruppetto` with these arguments, and `typed` as what the person types."""

    def invoke(*args: str | Path, typed: str = "") -> Result:
        return CliRunner().invoke(command, [str(arg) for arg in args], input=typed)

    return invoke


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The record of a finished match between bots."""
    run("simulate", "tiny", "--players", "2", "--games", "1", "--jobs", "1", "--record-dir", tmp_path / "records")
    (file,) = (tmp_path / "records").iterdir()
    return file
