"""Bulk runs: fair, reproducible, and honest about faults."""

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from gruppetto.bots import BotError
from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.option import OptionError
from gruppetto.engine.record import loads
from gruppetto.engine.verification import verify
from gruppetto.lab import solo
from gruppetto.lab.simulate import Plan, PlanError, Tally, match_seed, play_batch, simulate
from gruppetto.lab.solo import GameFailed, Outcome
from tests.toy import GAME
from tests.toy.state import Move, TinyState

PLAN = Plan("tiny", players=2, bots=("greedy", "random"), games=40, seed=1)


def test_every_game_is_played_and_every_win_counted() -> None:
    tally = simulate(PLAN)

    assert tally.games == 40
    assert sum(score.wins for score in tally.bots.values()) == 40
    assert [score.starts for score in tally.seats] == [40, 40]


def test_greedy_beats_random() -> None:
    tally = simulate(replace(PLAN, games=200))

    assert tally.bots["greedy"].wins > 120


def test_the_same_seed_gives_the_same_run_and_another_does_not() -> None:
    assert simulate(PLAN) == simulate(PLAN)
    assert simulate(PLAN) != simulate(replace(PLAN, seed=2))


def test_it_does_not_matter_how_games_are_shared_among_workers() -> None:
    at_once = play_batch(PLAN, range(10))

    assert play_batch(PLAN, range(3)) + play_batch(PLAN, range(3, 10)) == at_once


def test_whoever_watches_hears_of_every_game() -> None:
    heard: list[int] = []

    simulate(PLAN, watch=heard.append)

    assert sum(heard) == 40


def test_a_game_that_nobody_won_is_no_joint_victory() -> None:
    tally = Tally()
    tally.add(Outcome(("greedy",), (0.0,), 9, 9, {}))

    assert (tally.nobody, tally.shared, tally.seats[0].wins) == (1, 0, 0)


def test_a_joint_win_counts_in_equal_parts() -> None:
    tally = Tally()

    tally.add(Outcome(("greedy", "random", "random"), (0.5, 0.0, 0.5), decisions=30, turns=30))

    assert (tally.bots["greedy"].wins, tally.bots["random"].wins) == (0.5, 0.5)
    assert (tally.bots["greedy"].starts, tally.bots["random"].starts) == (1, 2)
    assert (tally.shared, tally.turns.mean) == (1, 10)


def test_what_happens_is_counted_where_that_is_asked_for() -> None:
    counted = simulate(replace(PLAN, events=True))

    assert counted.events["won"] == 40
    assert not simulate(PLAN).events


def test_records_of_all_matches_are_written_and_prove_true(tmp_path: Path) -> None:
    simulate(replace(PLAN, games=5, record_dir=str(tmp_path / "records")))

    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 5
    for path in records:
        verdict = verify(GAME, loads(path.read_text(encoding="utf-8")))
        assert verdict.finished
        assert verdict.seed_checked


def test_writing_records_does_not_change_the_games(tmp_path: Path) -> None:
    assert simulate(replace(PLAN, record_dir=str(tmp_path))) == simulate(PLAN)


def test_each_game_has_a_seed_of_its_own() -> None:
    seeds = {match_seed(run, number) for run in range(3) for number in range(50)}

    assert len(seeds) == 150


def test_a_fault_stops_the_run_with_seed_and_position(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TinyState.play

    def falls(self: TinyState, action: Move, chance: Chance, tell: Tell | None = None) -> None:
        if max(self.places) >= 6:
            raise ZeroDivisionError("a puncture")
        honest(self, action, chance, tell)

    monkeypatch.setattr(TinyState, "play", falls)

    with pytest.raises(GameFailed, match="ZeroDivisionError: a puncture") as caught:
        simulate(PLAN)

    failed = caught.value
    assert failed.seed == match_seed(1, failed.number).hex()
    assert max(GAME.position(failed.position).places) >= 6


def test_a_fault_survives_the_way_from_another_process() -> None:
    failed = GameFailed(7, "ab", ("greedy",), 3, "ValueError: x", "turn = 1")

    again = pickle.loads(pickle.dumps(failed))

    assert str(again) == str(failed)
    assert again.position == "turn = 1"


def test_a_game_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "LONGEST", 3)

    with pytest.raises(GameFailed, match="has not ended after 3 decisions"):
        simulate(PLAN)


@pytest.mark.parametrize(
    ("plan", "jobs", "error", "sentence"),
    [
        (replace(PLAN, games=0), 1, PlanError, "at least one game, not 0"),
        (PLAN, 0, PlanError, "at least one worker process, not 0"),
        (replace(PLAN, bots=()), 1, PlanError, "2 players cannot be 0 bots"),
        (replace(PLAN, bots=("random",) * 3), 1, PlanError, "2 players cannot be 3 bots"),
        (replace(PLAN, players=7), 1, ValueError, "for 2 to 3 players, not 7"),
        (replace(PLAN, bots=("merckx",)), 1, BotError, "there is no bot 'merckx'"),
        (replace(PLAN, options=(("wind", "strong"),)), 1, OptionError, "there is no option 'wind'"),
    ],
)
def test_a_run_that_makes_no_sense_is_refused(plan: Plan, jobs: int, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        simulate(plan, jobs)
