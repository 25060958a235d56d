"""Whole races, one for each way a stage or race can end, replayed to the exact result.

Each record carries its edition, so that a new name in the shipped one does not touch it.
"""

from pathlib import Path

import pytest

from gruppetto.engine.header import setup_of
from gruppetto.engine.match import Match
from gruppetto.engine.record import loads
from gruppetto.engine.verification import verify
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.state import PelotonState

RECORDS = Path(__file__).parent / "records"


def last_position(name: str) -> PelotonState:
    """The verified end of a recorded race."""
    record = loads((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8"))
    verdict = verify(GAME, record)
    assert verdict.finished
    assert verdict.seed_checked
    match = Match(GAME, setup_of(GAME, record.header), record.header.seats, bytes(32), record.entries)
    assert isinstance(match.state, PelotonState)
    return match.state


@pytest.mark.parametrize(
    ("name", "classified", "winning_times", "teams", "standing"),
    [
        ("last-rider-home", [1, 3, 8, 9, 2, 7], [8578], (0, 1), [1, 0]),
        ("nobody-finishes", [], [], (), [0, 0]),
        ("no-riders-left-for-the-next-stage", [], [], (), [0, 0]),
        ("stage-race-with-cards", [1, 3, 9, 8, 7], [8578, 7928, 8662], (1,), [1, 0]),
        ("finish-attached", [8, 7, 1, 3, 9, 2], [8681], (1, 0), [0, 1]),
        ("by-placing-at-equal-times", [2, 8, 3, 7, 9, 1], [8501], (1, 0), [1, 0]),
        ("team-victory-not-of-the-winner", [8, 1, 3, 7, 2], [8538], (0,), [1, 0]),
        ("dropped-out-and-back", [1, 3, 7, 8, 2, 9], [9532, 8098], (0, 1), [1, 0]),
        ("consent-given-and-refused", [9, 8, 3, 1, 2, 7], [9412], (1, 0), [0, 1]),
    ],
)
def test_a_recorded_race_ends_as_it_did(
    name: str, classified: list[int], winning_times: list[int], teams: tuple[int, ...], standing: list[float]
) -> None:
    state = last_position(name)
    found = state.race.standings(state.ledger)

    assert [state.race.bibs[rider] for rider in found.riders] == classified
    assert [result.times[0] for result in state.ledger if result.times] == winning_times
    assert (found.teams, state.standing()) == (teams, standing)


def test_there_is_no_record_without_its_result() -> None:
    assert len(list(RECORDS.glob("*.jsonl"))) == 9
