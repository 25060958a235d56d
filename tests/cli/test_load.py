"""`gruppetto bench` on a server: which it may load, and what it prints."""

import json

import pytest

import gruppetto.cli.load
from gruppetto.cli.load import is_loopback
from gruppetto.lab.load import Load, Throughput
from tests.cli.conftest import Run
from tests.toy import GAME


@pytest.fixture(autouse=True)
def _ridden(monkeypatch: pytest.MonkeyPatch) -> None:
    """A load test that takes no time."""
    monkeypatch.setattr(gruppetto.cli.load, "all_games", lambda: {GAME.id: GAME})
    monkeypatch.setattr(gruppetto.cli.load, "run_load", _ride)


def _ride(load: Load) -> Throughput:
    return Throughput(seconds=load.seconds, moves=40, matches=1, received=2000, delays=[0.01] * 40)


def test_the_figures_of_a_server_as_json(run: Run) -> None:
    shown = run(
        "bench", "--server", "http://127.0.0.1:1/", "--game", "tiny", "--tables", "3", "--seconds", "2", "--json"
    )

    (measured,) = json.loads(shown.stdout)
    assert measured == {
        "game": "tiny",
        "tables": 3,
        "players": 2,
        "seconds": 2.0,
        "moves_a_second": 20.0,
        "p50_ms": 10.0,
        "p99_ms": 10.0,
        "bytes_a_move": 50,
        "matches": 1,
        "memory_mb": None,
    }


def test_the_figures_of_a_server_as_a_table(run: Run) -> None:
    shown = run("bench", "tiny", "--server", "http://127.0.0.1:1").output

    assert "50 tables of 2" in shown
    assert "bytes/move" in shown


def test_a_server_elsewhere_is_loaded_only_when_told_so(run: Run) -> None:
    assert "--anywhere" in run("bench", "--server", "http://192.0.2.1:8642").output
    assert run("bench", "tiny", "--server", "http://192.0.2.1:8642", "--anywhere").exit_code == 0


def test_a_server_is_started_or_named_not_both(run: Run) -> None:
    assert "say one of them" in run("bench", "--spawn", "--server", "http://127.0.0.1:1").output


@pytest.mark.parametrize(
    ("url", "here"),
    [
        ("http://127.0.0.1:8642", True),
        ("http://[::1]:8642", True),
        ("http://localhost", True),
        ("http://localhost.example.org", False),
        ("http://192.0.2.1", False),
        ("nonsense", False),
    ],
)
def test_which_servers_are_on_this_machine(url: str, here: bool) -> None:
    assert is_loopback(url) == here
