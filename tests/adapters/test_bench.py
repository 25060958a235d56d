"""`gruppetto bench --adapters`: who is measured, never how fast they were."""

import json

import pytest
from click.testing import CliRunner

from gruppetto.cli.commands import gruppetto as command
from gruppetto.games import all_games

pytest.importorskip("pyspiel", reason="needs OpenSpiel: pip install 'gruppetto[openspiel]'")
pytest.importorskip("pettingzoo", reason="needs PettingZoo: pip install 'gruppetto[pettingzoo]'")

GAME = next(iter(all_games()))


def bench(*wishes: str) -> str:
    result = CliRunner().invoke(command, ["bench", GAME, "--adapters", "--repeats", "1", "--seconds", "0.01", *wishes])
    return result.output


def test_a_game_is_measured_in_both_adapters_beside_games_of_openspiel() -> None:
    (measured,) = json.loads(bench("--json", "--players", "3"))

    assert measured["players"] == 3
    assert list(measured["paces"]) == [
        GAME,
        f"{GAME} · OpenSpiel",
        f"{GAME} · PettingZoo",
        "OpenSpiel crazy_eights",
        "OpenSpiel backgammon",
    ]
    assert all(pace["decisions_a_game"] > 10 for pace in measured["paces"].values())


def test_the_figures_are_shown_in_a_table() -> None:
    shown = bench("--peer", "backgammon")

    assert "PettingZoo" in shown
    assert "crazy_eights" not in shown


def test_what_cannot_be_measured_is_refused_with_a_sentence() -> None:
    assert "is for 2 to 6 players, not 9" in bench("--players", "9")
