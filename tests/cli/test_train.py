"""`gruppetto train`: weights learnt by self-play, in a file that says how they were made."""

from pathlib import Path

import pytest

import gruppetto.games
from gruppetto.cli import training
from gruppetto.engine.edition import Document
from gruppetto.engine.judgement import read_weights
from tests.cli.conftest import Run
from tests.toy.wise import Sight, Wise

QUICK = ("--rounds", "2", "--games", "6", "--simulations", "4", "--jobs", "1", "--keep", "1")


@pytest.fixture
def wise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gruppetto.games, "all_games", lambda: {"wise": Wise()})


def test_weights_are_written_that_the_game_can_read(run: Run, wise: None, tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    told = run("train", "wise", *QUICK, "-o", file)

    assert told.exit_code == 0, told.output
    assert len(read_weights(file, Sight.names)) == 2
    assert "round 2:" in told.output


def test_the_file_says_how_they_were_made(run: Run, wise: None, tmp_path: Path) -> None:
    file = tmp_path / "value.toml"
    run("train", "wise", *QUICK, "--players", "2,3", "--seed", "7", "-o", file)

    made = Document.read(file).content["made"]
    assert (made["game"], made["players"], made["seed"], made["rounds"]) == ("wise", [2, 3], 7, 2)
    assert len(made["loss"]) == len(made["named"]) == 2


def test_the_same_seed_gives_the_same_weights(run: Run, wise: None, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("first.toml", "second.toml")]
    for file in files:
        run("train", "wise", *QUICK, "-o", file)

    assert files[0].read_text() == files[1].read_text()


def test_a_game_without_a_judgement_is_refused(run: Run) -> None:
    assert "tiny has no judgement whose weights could be learnt." in run("train", "tiny").stderr


def test_numbers_of_players_are_a_list(run: Run, wise: None) -> None:
    assert "a list such as 2,4, not two" in run("train", "wise", "--players", "two").stderr


def test_without_numpy_it_says_how_to_get_it(run: Run, wise: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "find_spec", lambda name: None)

    assert "pip install 'gruppetto[train]'" in run("train", "wise").stderr


def test_games_of_which_no_turn_is_kept_teach_nothing(run: Run, wise: None, tmp_path: Path) -> None:
    told = run("train", "wise", *QUICK, "--keep", "0", "-o", tmp_path / "value.toml")

    assert "no turn of these games was kept to learn from." in told.stderr


def test_a_file_that_cannot_be_written_is_told_before_the_first_game(
    run: Run, wise: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(training, "train", lambda *asked: pytest.fail("somebody played"))

    assert "No such file or directory" in run("train", "wise", *QUICK, "-o", tmp_path / "nowhere" / "value.toml").stderr
