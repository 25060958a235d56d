"""Sprints and summits: the worked example E-49."""

import pytest

from gruppetto.games.peloton.rules.course import SPRINT, SUMMIT, leg_of
from gruppetto.games.peloton.rules.lines import end_move
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import edition, play, race, rider, told, turn

A, B, C, D, E, F = 1, 2, 3, 7, 8, 9
BEFORE_THE_SPRINT = {A: "T5:2.3", B: "T5:3.3", C: "T5:4.2", D: "T5:1.3", E: "T5:5.3", F: "T5:3.2"}


def ends(state: PelotonState, bib: int, address: str) -> None:
    """As if the rider's move ended there."""
    end_move(state, rider(state, bib), state.leg.index[address], None)


@pytest.mark.rule("PEL-20.2", "PEL-20.3", "PEL-20.4")
def test_the_first_four_in_time_score_whoever_is_ahead() -> None:
    state = race(BEFORE_THE_SPRINT, takers=[[A, B, C, D], []])
    arriving = {A: "T5:2.4", B: "T5:3.7", C: "T5:4.3", D: "T5:1.4", E: "T5:5.6", F: "T5:3.5"}
    for bib, address in arriving.items():
        ends(state, bib, address)

    assert [state.race.bibs[taker] for taker in state.takers[1]] == [A, B, D, E]  # E-49


@pytest.mark.rule("PEL-20.1", "PEL-20.3")
def test_a_summit_gives_the_same_points_as_a_sprint() -> None:
    assert edition().sprint_points == edition().summit_points == (5, 3, 2, 1)
    assert [line.kind for line in leg_of(edition(), "straight5").lines] == [SUMMIT, SPRINT]


@pytest.mark.rule("PEL-20.3", "PEL-20.5")
def test_a_rider_scores_at_a_line_when_he_gets_there_and_only_once() -> None:
    state = race({A: "T3:3.4"})
    events = turn(state, "throw polka: 2", "move T4:3.0")
    assert [(event["kind"], event["place"], event["points"]) for event in told(events, "line_reached")] == [
        ("summit", 1, 5)
    ]

    events = turn(state, "throw yellow: 5", "move T4:3.3")
    assert told(events, "line_reached") == []


@pytest.mark.rule("PEL-20.4", "PEL-11.6")
def test_the_first_leg_of_an_attack_counts_by_itself() -> None:
    state = race({A: "T5:3.3", B: "T5:3.2"}, takers=[[A, B], []])
    events = play(state, "throw yellow: attack", "attack solo", "move T5:3.5: 3")

    assert [event["place"] for event in told(events, "line_reached")] == [1]


@pytest.mark.rule("PEL-20.6")
def test_points_that_nobody_takes_lapse() -> None:
    state = race({A: "T5:3.9"}, takers=[[A], [A]])
    turn(state, "throw red: 7", "move FIN:3.0")

    assert [contest.takers for contest in state.ledger[0].contests] == [(0,), (0,)]
