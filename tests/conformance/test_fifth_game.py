"""A game is added by adding a folder, and nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import gruppetto.games as shelf
from gruppetto.cli.commands import gruppetto as command
from gruppetto.games import all_games, find_game
from tests.toy import GAME


@pytest.fixture
def fifth_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy as a folder among the games."""
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny" / "__init__.py").write_text("from tests.toy import GAME as GAME\n", encoding="utf-8")
    monkeypatch.setattr(shelf, "__path__", [*shelf.__path__, str(tmp_path)])
    _forget()
    yield
    _forget()


def _forget() -> None:
    all_games.cache_clear()
    shelf._folders.cache_clear()


@pytest.mark.usefixtures("fifth_folder")
def test_a_folder_with_a_game_is_found() -> None:
    assert find_game("tiny") is GAME


@pytest.mark.usefixtures("fifth_folder")
def test_it_can_be_played_in_bulk_at_once() -> None:
    result = CliRunner().invoke(
        command, ["simulate", "tiny", "--players", "2", "--games", "4", "--jobs", "1", "--json"]
    )

    assert result.exit_code == 0, result.output
    assert '"tiny"' in result.output
