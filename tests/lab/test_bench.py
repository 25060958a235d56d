"""The bench: what it counts, never how fast it was."""

import builtins
import random
from typing import Any

import pytest

from gruppetto.engine.contract import NOBODY
from gruppetto.lab import bench as benches
from gruppetto.lab.bench import Pace, bench, play_randomly, positions, price
from gruppetto.lab.peers import PEERS, PeerMissing, open_spiel_playouts
from tests.toy import GAME

SETUP = GAME.setup(3)


@pytest.fixture
def _few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "POSITIONS", 20)


@pytest.mark.usefixtures("_few_positions")
def test_every_operation_of_the_contract_has_a_price() -> None:
    measured = bench(GAME, SETUP, repeats=1, seconds=0.01)

    assert set(measured.prices) == {"copy", "actions", "play", "refusal", "view", "imagine", "appraise"}
    assert measured.pace.decisions_a_second == pytest.approx(
        measured.pace.games_a_second * measured.pace.decisions_a_game
    )
    assert measured.ratio is None


@pytest.mark.usefixtures("_few_positions")
def test_a_peer_is_compared_by_decisions_a_second() -> None:
    measured = bench(GAME, SETUP, repeats=1, seconds=0.01, peer=lambda seconds: Pace(100.0, 1.0, 100.0))

    assert measured.ratio == pytest.approx(measured.pace.decisions_a_second / 100)


@pytest.mark.usefixtures("_few_positions")
def test_of_several_repeats_the_best_counts() -> None:
    paces = iter([1.0, 20.0, 50.0, 30.0])  # the first is the warm-up

    measured = bench(GAME, SETUP, repeats=3, seconds=0.001, peer=lambda seconds: Pace(next(paces), 1.0, 1.0))

    assert measured.peer == Pace(50.0, 1.0, 1.0)


def test_a_disturbed_empty_loop_makes_no_operation_look_cheaper() -> None:
    # Three repeats of the work, 5 s each, then of the empty loop: 1 s, once disturbed 9 s, 1 s. Two things a loop.
    ticks = iter([0, 5, 10, 15, 20, 25, 30, 31, 40, 49, 50, 51])

    assert price(str, lambda: ["a", "b"], repeats=3, clock=lambda: float(next(ticks))) == 2e6


def test_a_random_game_is_played_to_its_end_and_its_decisions_counted() -> None:
    first, second = (play_randomly(GAME, SETUP, random.Random(7).random) for _ in range(2))

    assert first == second >= 4


def test_prices_are_taken_where_somebody_has_to_decide() -> None:
    found = positions(GAME, SETUP, random.Random(7).random)

    assert all(state.to_decide != NOBODY for state in found)
    assert len({state.document() for state in found}) > 100


def test_a_missing_peer_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = builtins.__import__

    def without_pyspiel(name: str, *args: Any, **kwargs: Any) -> Any:
        if name == "pyspiel":
            raise ImportError(name)
        return honest(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without_pyspiel)

    with pytest.raises(PeerMissing, match=r"pip install 'gruppetto\[openspiel\]'"):
        open_spiel_playouts("crazy_eights", 4)


@pytest.mark.parametrize("peer", PEERS)
def test_open_spiel_plays_whole_games(peer: str) -> None:
    pytest.importorskip("pyspiel")

    assert open_spiel_playouts(peer, 4)(0.01).decisions_a_game > 10
