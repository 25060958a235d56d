"""`gruppetto tournament`."""

import json
from pathlib import Path

import pytest

from gruppetto.cli import tournament
from tests.cli.conftest import Run

ASK = ("tournament", "tiny", "--bots", "greedy,lanterne,random", "--games", "4", "--jobs", "1")


def test_ratings_and_a_cross_table_are_shown(run: Run) -> None:
    shown = run(*ASK).output

    assert "tiny with 2 players, tournament of 12 games, seed 0" in shown
    assert "rating" in shown
    assert "wins of / against" in shown
    assert "seat orders" not in shown


def test_games_that_do_not_fill_all_seat_orders_are_pointed_out(run: Run) -> None:
    shown = run(
        "tournament", "tiny", "--bots", "greedy,random,lanterne", "--games", "4", "--players", "3", "--jobs", "1"
    )

    assert "There are 6 seat orders" in shown.output


def test_as_json_what_is_measured_stands_apart(run: Run) -> None:
    first, second = (json.loads(run(*ASK, "--json").stdout) for _ in range(2))

    assert set(first.pop("measured")["cpu_ms_a_decision"]) == {"greedy", "lanterne", "random"}
    second.pop("measured")
    assert first == second
    assert len(first["pairs"]) == 6


def test_it_goes_on_from_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(*ASK, "--resume", file)
    before = file.read_text("utf-8")

    again = run(*ASK, "--resume", file, "--json")

    assert again.exit_code == 0
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--bots", "greedy"), "a tournament needs at least two different bots"),
        (("--bots", "greedy,merckx"), "there is no bot 'merckx'"),
        (("--games", "0"), "a tournament needs at least one game, not 0"),
        (("--players", "9"), "tiny is for 2 to 3 players, not 9"),
        (("--option", "wind=strong"), "there is no option 'wind'"),
        (("--resume", "/no/such/folder/results.jsonl"), "No such file or directory"),
    ],
)
def test_bad_input_is_answered_with_one_sentence(run: Run, args: tuple[str, ...], sentence: str) -> None:
    answer = run(*ASK, *args)

    assert answer.exit_code == 1
    assert sentence in answer.stderr
    assert len(answer.stderr.splitlines()) == 1


def test_who_lacks_openskill_is_told_how_to_get_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "find_spec", lambda name: None)

    assert "pip install 'gruppetto[lab]'" in run(*ASK).stderr
