"""`h` in the terminal: what a bot would do, and the record that tells it."""

from pathlib import Path

import pytest

import gruppetto.games
from gruppetto.engine.record import loads
from tests.cli.conftest import Run
from tests.toy.wise import Wise

WISE = Wise()


@pytest.fixture
def _wise_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gruppetto.games, "all_games", lambda: {WISE.id: WISE})


@pytest.mark.usefixtures("_wise_is_there")
def test_h_tells_the_choices_of_a_bot_with_their_numbers_and_chances(run: Run) -> None:
    shown = run("play", "wise", "--players", "2", "--seed", "7", typed="h\nq\n").output

    assert "puncheur would do this; your chance to win is " in shown
    assert shown.count(" % after it") == 3


@pytest.mark.usefixtures("_wise_is_there")
def test_the_record_tells_that_a_hint_was_shown_and_verify_counts_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    run("play", "wise", "--players", "2", "--name", "Ilse", "--record", str(file), typed="h\n1\nq\n")

    assert [entry.hint for entry in loads(file.read_text(encoding="utf-8")).entries[:2]] == ["", "puncheur"]
    assert "Ilse was shown one hint." in run("verify", str(file)).output


def test_where_no_bot_looks_ahead_h_says_so(run: Run) -> None:
    assert "No bot looks far enough ahead" in run("play", "tiny", "--players", "2", typed="h\nq\n").output
