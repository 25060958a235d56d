"""`gruppetto analyse`: a recorded match looked back at in the terminal."""

import json
from pathlib import Path

import pytest

import gruppetto.games
from gruppetto.engine.record import dumps, loads
from tests.cli.conftest import Run
from tests.toy.wise import Wise


@pytest.fixture
def wise(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game in which bots look ahead is on the shelf."""
    monkeypatch.setattr(gruppetto.games, "all_games", lambda: {"wise": Wise()})


@pytest.fixture
def race(run: Run, wise: None, tmp_path: Path) -> Path:
    made = ("--players", "2", "--games", "1", "--jobs", "1", "--seed", "3", "--record-dir", tmp_path / "records")
    run("simulate", "wise", "--bots", "random", *made)
    (file,) = (tmp_path / "records").iterdir()
    return file


def test_luck_and_what_was_given_away_are_told_by_player(run: Run, race: Path) -> None:
    told = run("analyse", race).output

    assert "Puncheur looks back at" in told
    assert "random 1" in told
    assert "random 2" in told


def test_it_is_told_in_the_readers_language(run: Run, race: Path) -> None:
    assert "Puncheur blickt auf" in run("analyse", race, "--language", "de").output


def test_everything_comes_as_json(run: Run, race: Path) -> None:
    found = json.loads(run("analyse", race, "--json").stdout)

    assert found["done"] == found["of"] == len(found["entries"])
    assert len(found["seats"]) == 2


def test_a_match_that_is_not_over_is_refused(run: Run, race: Path, tmp_path: Path) -> None:
    record = loads(race.read_text(encoding="utf-8"))
    half = tmp_path / "half.jsonl"
    half.write_text(dumps(type(record)(record.header, record.entries[:3])), encoding="utf-8")

    assert "The race is not over" in run("analyse", half).stderr


def test_a_game_in_which_nobody_looks_ahead_is_refused(run: Run, record: Path) -> None:
    assert "Nobody looks ahead in this game" in run("analyse", record).stderr


def test_a_file_that_is_no_record_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "none.jsonl"
    file.write_text("no record\n", encoding="utf-8")

    assert run("analyse", file).exit_code != 0
