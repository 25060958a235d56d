"""Whole tours, one for each way a stage or tour can end, replayed to the exact result.

Each record carries its edition, so that a new name in the shipped one does not touch it.
"""

from pathlib import Path

import pytest

from gruppetto.engine.header import setup_of
from gruppetto.engine.match import Match
from gruppetto.engine.record import loads
from gruppetto.engine.verification import verify
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.state import SecondsState

RECORDS = Path(__file__).parent / "records"


def last_position(name: str) -> SecondsState:
    """The verified end of a recorded tour."""
    record = loads((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    verdict = verify(GAME, record)
    assert verdict.finished
    assert verdict.seed_checked
    match = Match(GAME, setup_of(GAME, record.header), record.header.seats, bytes(32), record.entries)
    assert isinstance(match.state, SecondsState)
    return match.state


@pytest.mark.parametrize(
    ("name", "totals", "team_times", "yellow"),
    [
        ("flat-last-rider-home", (41, 98), (318, 290), 3),
        ("grand-tour-ends-with-turns-used-up", (44, 125, 88), (998, 859, 874), 5),
        ("trial-ends-with-a-team-past-the-line", (27, 88), (288, 282), 3),
        ("finish-on-the-line", (18, 5, 84, 41), (164, 166, 125, 144), 7),
        ("winner-neither-yellow-nor-first-on-points", (85, 75, 60), (589, 590, 606), 4),
        ("yellow-by-tie-break", (54, 85), (283, 254), 0),
        ("equal-team-times", (83, 56), (292, 292), 2),
        ("crashes-on-the-mountain", (3, 24, 43, 88), (368, 317, 316, 292), 11),
    ],
)
def test_a_recorded_tour_ends_as_it_did(
    name: str, totals: tuple[int, ...], team_times: tuple[int, ...], yellow: int
) -> None:
    final = last_position(name).final()
    assert final is not None
    assert final.totals == totals
    assert final.standings.team_times == team_times
    assert final.standings.yellow == yellow


def test_a_trial_ends_for_a_team_with_its_last_rider_past_the_line() -> None:
    state = last_position("trial-ends-with-a-team-past-the-line")
    assert any(not state.racing(seat) for seat in (0, 1))


@pytest.mark.rule("SEC-12.6")
def test_somebody_finished_on_the_line() -> None:
    state = last_position("finish-on-the-line")
    assert any(finish.past == 0 for finish in state.ledger[0].finishes)


@pytest.mark.rule("SEC-15.4")
def test_yellow_was_decided_by_places() -> None:
    table = last_position("yellow-by-tie-break").standings()
    assert table is not None
    assert table.rider_times[table.riders[0]] == table.rider_times[table.riders[1]]


@pytest.mark.rule("SEC-15.5", "SEC-16.2")
def test_forty_points_went_by_points_on_equal_team_times() -> None:
    final = last_position("equal-team-times").final()
    assert final is not None
    assert final.team_bonus == (40, 15)
    assert final.standings.points[0] > final.standings.points[1]
