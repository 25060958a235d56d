"""The worked examples 21 to 25 of the specification: green line and jerseys."""

import pytest

from tests.games.bostock.table import BLUE, ORANGE, RED, WHITE, name_of, play, race, riding

TWO_STAGES = [
    {"finish": ["blue-1", "red-1", "red-2", "white-1", "blue-2", "orange-1", "red-3"], "across": ["blue-1", "white-1"]},
    {"finish": ["blue-1", "blue-2", "blue-3"]},
]
"""After these blue leads the individual classification and blue-1 wears yellow; the green jersey is nobody's."""
WHITE_IN_GREEN = [
    {"finish": ["blue-1", "red-1", "red-2", "white-1", "blue-2", "orange-1", "red-3"], "across": ["white-2", "red-1"]},
    {"finish": ["blue-1", "blue-2", "blue-3"]},
]


@pytest.mark.rule("BOS-3.4", "BOS-7.1", "BOS-7.2", "BOS-7.5", "BOS-7.8")
def test_21_the_first_across() -> None:
    state = riding({"red-1": "10.2"}, "blue-100")
    play(state, "move red-1 1 11.2")
    assert state.totals().individual == (0, 0, 0, 0)
    state = riding({"red-1": "11.2", "blue-1": "11.4"}, "white-100")
    events = play(state, "move red-1 1 12.2")
    assert state.totals().individual == (3, 0, 0, 0)
    assert name_of(state.green) == "red-1"
    assert [event.params["points"] for event in events if event.kind == "green_line" and event.params] == [3]
    state = riding({"red-1": "12.2", "blue-1": "11.4"}, "orange-100", turn="blue")
    play(state, "move blue-1 1 12.4")
    assert state.totals().individual == (3, 0, 0, 0)
    assert name_of(state.green) == "red-1"


@pytest.mark.rule("BOS-7.4")
def test_22_exception() -> None:
    state = race({"blue-1": "12.2", "orange-2": "12.3"}, board=3, results=TWO_STAGES, turn="blue", hand=["red-100"])
    assert name_of(state.yellow) == "blue-1"
    before = state.totals().individual
    play(state, "play red-100", "move blue-1 1 13.2")
    assert name_of(state.yellow) == "blue-1"
    assert name_of(state.green) == ""
    state = race({"blue-1": "13.2", "orange-2": "12.3"}, board=3, results=TWO_STAGES, turn="orange", hand=["red-100"])
    play(state, "play red-100", "move orange-2 1 13.3")
    after = state.totals().individual
    assert [after[seat] - before[seat] for seat in (RED, BLUE, ORANGE, WHITE)] == [0, 3, 1, 0]
    assert (name_of(state.yellow), name_of(state.green)) == ("blue-1", "orange-2")


@pytest.mark.rule("BOS-7.4")
def test_23_the_second_is_a_team_mate() -> None:
    state = race({"blue-1": "12.2", "blue-3": "12.3"}, board=3, results=TWO_STAGES, turn="blue", hand=["red-110"])
    before = state.totals().individual[BLUE]
    play(state, "play red-110", "move blue-1 1 13.2", "move blue-3 1 13.3", luck=["R2", "red-221"])
    assert state.totals().individual[BLUE] - before == 4
    assert name_of(state.green) == "blue-3"


@pytest.mark.rule("BOS-7.3")
def test_24_the_wearer_wins_it_again() -> None:
    state = race({"white-2": "12.2"}, board=3, results=WHITE_IN_GREEN, turn="white", hand=["red-100"])
    assert name_of(state.green) == "white-2"
    before = state.totals().individual[WHITE]
    play(state, "play red-100", "move white-2 1 13.2")
    assert state.totals().individual[WHITE] - before == 3
    assert name_of(state.green) == "white-2"


@pytest.mark.rule("BOS-7.7", "BOS-12.1")
def test_25_green_becomes_yellow() -> None:
    won = {"finish": ["red-1", "blue-1", "red-2", "white-1", "red-3"], "across": ["red-1", "blue-1"]}
    state = race({}, board=2, results=[won])
    assert (name_of(state.yellow), name_of(state.green)) == ("red-1", "")
    at_the_line = race({"white-2": "12.2"}, board=3, results=[won, TWO_STAGES[1]], turn="white", hand=["red-100"])
    play(at_the_line, "play red-100", "move white-2 1 13.2")
    assert name_of(at_the_line.green) == "white-2"


@pytest.mark.rule("BOS-7.6")
def test_a_step_of_a_risk_card_counts_at_the_green_line() -> None:
    state = race({"red-1": "11.2"}, held={"red-1": "B2"})
    play(state, "risk", "move red-1 2 13.3")
    assert state.totals().individual[RED] == 3
    assert name_of(state.green) == "red-1"


@pytest.mark.rule("BOS-7.2")
def test_the_previous_wearer_rides_in_team_colour_again() -> None:
    state = race({"red-2": "12.2"}, board=3, results=WHITE_IN_GREEN, hand=["blue-100"])
    play(state, "play blue-100", "move red-2 1 13.2")
    assert name_of(state.green) == "red-2"


@pytest.mark.rule("BOS-1.7")
def test_a_jersey_changes_nothing_but_the_look() -> None:
    state = race({"blue-1": "8.2"}, board=3, results=TWO_STAGES, turn="blue", hand=["red-100"], lost={"blue-1": 1})
    assert name_of(state.yellow) == "blue-1"
    assert state.lost[3] == 1
    assert state.rows[3] == 8
