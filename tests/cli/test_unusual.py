"""What is unusual about an edition is said to whoever is about to use it, apart from the results."""

import json
from pathlib import Path

import pytest

from gruppetto.engine.board import Board
from gruppetto.engine.edition import Document
from gruppetto.engine.scene import Text
from tests.cli.conftest import Run
from tests.toy import GAME

BOX = GAME.folder / "editions" / "box.toml"


@pytest.fixture(autouse=True)
def _tiny_has_something_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "warnings", lambda edition: (Text("tiny-unusual"),))


def boards_of(document: Document) -> list[Board]:
    return [GAME.board(GAME.editions()[0], "sea")]


def test_play_tells_it_before_the_race(run: Run) -> None:
    shown = run("play", "tiny", "--players", "2", "--edition", BOX, typed="q\n")

    assert "Please note: tiny-unusual" in shown.stderr


def test_simulate_tells_it_beside_the_figures(run: Run) -> None:
    shown = run("simulate", "tiny", "--players", "2", "--games", "2", "--jobs", "1", "--json", "--edition", BOX)

    assert "Please note: tiny-unusual" in shown.stderr
    assert json.loads(shown.stdout)["games"] == 2


def test_a_check_of_stages_tells_it_of_a_whole_edition(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "stage_boards", boards_of)

    shown = run("stages", "check", BOX)

    assert "good to ride" in shown.stdout
    assert "Please note: tiny-unusual" in shown.stderr


def test_a_stage_file_alone_has_no_decks_to_warn_of(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(GAME, "stage_boards", boards_of)
    file = tmp_path / "my.toml"
    file.write_text("tiny_stages = ['sea']")

    shown = run("stages", "check", file)

    assert (shown.exit_code, shown.stderr) == (0, "")
