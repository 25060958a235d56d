"""Whole tours, one for each way a stage or tour can end, replayed to the exact result.

Each record carries its edition, so that a new name in the shipped one does not touch it.
"""

from pathlib import Path

import pytest

from gruppetto.engine.header import setup_of
from gruppetto.engine.match import Match
from gruppetto.engine.record import loads
from gruppetto.engine.verification import verify
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.rules.state import BostockState

RECORDS = Path(__file__).parent / "records"


def recorded(name: str) -> Match:
    """A recorded tour, verified, with everything that happened."""
    record = loads((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    verdict = verify(GAME, record)
    assert verdict.finished
    assert verdict.seed_checked
    return Match(GAME, setup_of(GAME, record.header), record.header.seats, bytes(32), record.entries)


def last_position(name: str) -> BostockState:
    state = recorded(name).state
    assert isinstance(state, BostockState)
    return state


@pytest.mark.parametrize(
    ("name", "individual", "team", "ranks", "decided_by"),
    [
        ("plain-stage", (10, 13), (0, 12), (2, 1), "sum"),
        ("ended-by-a-risk-card", (0, 12, 10, 2), (0, 12, 0, 0), (4, 1, 2, 3), "sum"),
        ("team-time-trial-one-winner", (0, 6), (0, 8), (2, 1), "sum"),
        ("team-time-trial-ex-aequo", (0, 6, 0, 0), (8, 0, 8, 8), (1, 4, 1, 1), "shared"),
        ("ride-off", (0, 6, 0, 0), (8, 0, 0, 8), (1, 3, 4, 1), "shared"),
        ("two-ride-offs", (0, 0, 6, 0), (0, 0, 0, 0), (2, 2, 1, 2), "sum"),
        ("shared-victory", (0, 6, 0, 0), (0, 0, 8, 8), (4, 3, 1, 1), "shared"),
        ("won-by-individual-points", (13, 9, 2), (8, 12, 0), (1, 2, 3), "individual"),
        ("won-by-stage-wins", (9, 6, 9), (8, 8, 8), (1, 3, 2), "wins"),
        ("won-by-complete-teams", (7, 7, 10), (8, 8, 0), (2, 1, 3), "complete"),
        ("whole-tour-of-2", (40, 33), (40, 12), (1, 2), "sum"),
        ("whole-tour-of-3", (21, 20, 30), (12, 12, 20), (2, 3, 1), "sum"),
        ("whole-tour-of-4", (23, 24, 15, 13), (12, 12, 8, 8), (2, 1, 3, 4), "sum"),
    ],
)
def test_a_recorded_tour_ends_as_it_did(
    name: str, individual: tuple[int, ...], team: tuple[int, ...], ranks: tuple[int, ...], decided_by: str
) -> None:
    final = last_position(name).final()
    assert final is not None
    assert final.totals == (individual, team)
    assert final.ranks == ranks
    assert final.decided_by == decided_by


@pytest.mark.rule("BOS-13.5", "BOS-13.6")
def test_the_round_of_a_team_time_trial_was_completed() -> None:
    assert len(last_position("team-time-trial-ex-aequo").results[0].complete) == 3
    assert len(last_position("team-time-trial-one-winner").results[0].complete) == 1


@pytest.mark.rule("BOS-14.12")
def test_ties_were_ridden_off() -> None:
    rides = last_position("two-ride-offs").results[0].rides
    assert max(map(len, rides)) == 3
    assert rides.count(min(rides)) == 1


@pytest.mark.rule("BOS-10.2", "BOS-8.14")
def test_a_stage_ended_with_the_step_of_a_risk_card() -> None:
    match = recorded("ended-by-a-risk-card")
    moved = [event for events in match.happened for event in events if event.kind == "moved"]
    assert moved[-1].params is not None
    assert (moved[-1].params["by"], moved[-1].params["cell"]) == ("risk", "finish")


@pytest.mark.rule("BOS-2.1")
def test_a_whole_tour_has_five_stages() -> None:
    kinds = [result.kind for result in last_position("whole-tour-of-4").results]
    assert kinds == ["road", "team_time_trial", "road", "individual_time_trial", "road"]
