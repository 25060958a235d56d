"""The worked examples 10 to 20 of the specification: steps, squeezes, dead ends, stuck teams."""

import pytest

from gruppetto.games.bostock import GAME
from tests.games.bostock.table import legal, lost, play, race, refused, riding, setup_for, targets, where

GATE = {"squeeze": "gate"}


@pytest.mark.rule("BOS-6.1", "BOS-6.2")
def test_10_three_steps() -> None:
    state = riding({"red-1": "8.2"}, "blue-100")
    assert targets(state, "red-1", "1") == ["9.1", "9.2", "9.3"]


@pytest.mark.rule("BOS-6.6")
def test_11_squeeze() -> None:
    at = {"red-1": "8.2", "blue-1": "9.2", "blue-2": "8.3"}
    state = riding(at, "blue-100")
    assert targets(state, "red-1", "1") == ["9.1"]
    assert refused(state, "move red-1 1 9.3") == "BOS-6.6"
    assert targets(riding(at, "blue-100", options=GATE), "red-1", "1") == ["9.1", "9.3"]


@pytest.mark.rule("BOS-6.6")
def test_squeezed_out_on_the_left() -> None:
    state = riding({"red-1": "8.3", "blue-1": "9.3", "blue-2": "8.2"}, "blue-100")
    assert targets(state, "red-1", "1") == ["9.4"]
    assert refused(state, "move red-1 1 9.2") == "BOS-6.6"


@pytest.mark.rule("BOS-6.6")
def test_12_half_a_squeeze() -> None:
    ahead = riding({"red-1": "8.2", "blue-1": "9.2"}, "blue-100")
    assert targets(ahead, "red-1", "1") == ["9.1", "9.3"]
    beside = riding({"red-1": "8.2", "blue-1": "8.3"}, "blue-100")
    assert targets(beside, "red-1", "1") == ["9.1", "9.2", "9.3"]


@pytest.mark.rule("BOS-6.6")
def test_13_gate() -> None:
    at = {"red-1": "8.2", "blue-1": "9.1", "blue-2": "9.3"}
    assert targets(riding(at, "blue-100"), "red-1", "1") == ["9.2"]
    gate = riding(at, "blue-100", options=GATE)
    assert targets(gate, "red-1", "1") == []
    assert refused(gate, "move red-1 1 9.2") == "BOS-6.6"


@pytest.mark.rule("BOS-6.6")
@pytest.mark.parametrize(
    ("at", "cell", "squeeze"),
    [
        ({"red-1": "8.2", "blue-1": "9.2", "blue-2": "8.3"}, "9.3", "corner"),
        ({"red-1": "8.2", "blue-1": "9.1", "blue-2": "9.3"}, "9.2", "gate"),
    ],
)
def test_who_is_squeezed_out_is_told_which_two_close_the_gap(at: dict[str, str], cell: str, squeeze: str) -> None:
    state = riding(at, "blue-100", options={"squeeze": squeeze})
    refusal = state.refusal(state.to_decide, GAME.parse(f"move red-1 1 {cell}", setup_for(2)))

    assert refusal is not None
    assert (refusal.rule, refusal.params["squeeze"]) == ("BOS-6.6", squeeze)


@pytest.mark.rule("BOS-6.5", "BOS-6.6")
def test_14_edge() -> None:
    assert targets(riding({"red-1": "8.1"}, "blue-100"), "red-1", "1") == ["9.1", "9.2"]
    shut = riding({"red-1": "8.1", "blue-1": "9.1", "blue-2": "8.2"}, "blue-100")
    assert targets(shut, "red-1", "1") == []


@pytest.mark.rule("BOS-6.6", "BOS-9.5")
def test_own_and_turned_riders_squeeze_too() -> None:
    state = riding({"red-1": "8.2", "red-2": "9.2", "blue-2": "8.3"}, "blue-100", lost={"blue-2": 1})
    assert targets(state, "red-1", "1") == ["9.1"]


@pytest.mark.rule("BOS-6.7")
def test_15_dead_end() -> None:
    state = riding({"red-1": "8.2", "blue-1": "10.1", "blue-2": "10.2"}, "blue-200")
    assert targets(state, "red-1", "2") == ["10.3", "10.4"]
    assert refused(state, "move red-1 2 9.1") == "BOS-6.7"


@pytest.mark.rule("BOS-6.7")
def test_16_partial() -> None:
    at = {"red-1": "8.1", "blue-1": "10.1", "blue-2": "10.2", "white-1": "9.2"}
    state = riding(at, "sprint-321")
    assert targets(state, "red-1", "3") == ["9.1"]
    play(state, "move red-1 3 9.1")
    assert where(state, "red-1") == "9.1"
    assert state.numbers == (2, 1)


@pytest.mark.rule("BOS-3.1", "BOS-6.5")
@pytest.mark.parametrize(
    ("board", "start", "found"),
    [(3, "9.1", ["10.2"]), (3, "5.4", ["6.3"]), (5, "12.3", ["13.2", "13.4"])],
)
def test_17_missing_cells(board: int, start: str, found: list[str]) -> None:
    assert targets(riding({"red-1": start}, "blue-100", board=board), "red-1", "1") == found


STUCK = {
    "red-1": "8.1",
    "red-2": "7.1",
    "red-3": "6.1",
    "blue-1": "9.1",
    "blue-2": "9.2",
    "blue-3": "8.2",
    "white-1": "7.2",
}


@pytest.mark.rule("BOS-5.5", "BOS-5.6", "BOS-4.13")
def test_18_stuck() -> None:
    hand = ["red-100", "blue-211", "white-221", "sprint-321"]
    state = race(STUCK, hand=hand)
    assert legal(state) == [f"pass {card}" for card in ("red-100", "blue-211", "white-221", "sprint-321")]
    before = state.draw_count
    events = play(state, "pass red-100", luck=["red-111", "red-221"])
    assert sum(state.discards) == 2
    assert state.draw_count == before - 2
    assert len(state.hands[0]) == 4
    assert not any(event.kind == "moved" for event in events)


@pytest.mark.rule("BOS-5.3")
def test_19_one_rider_left() -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "14.2"}
    assert {move.split()[2] for move in legal(riding(at, "blue-211"))} == {"1", "2"}
    assert {move.split()[2] for move in legal(riding(at, "blue-100"))} == {"1"}
    assert {move.split()[2] for move in legal(riding(at, "sprint-321"))} == {"1", "2", "3"}
    own = riding(at, "red-200")
    assert {move.split()[2] for move in legal(own)} == {"2", "2+1"}
    assert refused(own, "move red-3 0+1 15.2") == "BOS-4.11"


@pytest.mark.rule("BOS-6.3", "BOS-6.4")
def test_20_backwards_and_sideways() -> None:
    state = riding({"red-1": "8.2"}, "blue-100")
    assert refused(state, "move red-1 1 8.3") == "BOS-6.4"
    assert refused(state, "move red-1 1 7.2") == "BOS-6.3"


@pytest.mark.rule("BOS-6.6")
def test_a_squeeze_on_the_way_closes_it_as_well() -> None:
    state = riding({"red-1": "8.2", "blue-1": "10.2", "blue-2": "9.3"}, "blue-200")
    assert targets(state, "red-1", "2") == ["10.1"]
    assert refused(state, "move red-1 2 10.3") == "BOS-6.6"


@pytest.mark.rule("BOS-3.2", "BOS-6.5")
def test_riders_cannot_be_jumped_or_shared_with() -> None:
    wall = {"red-1": "8.2", "blue-1": "9.1", "blue-2": "9.2", "blue-3": "9.3"}
    state = riding(wall, "blue-200")
    assert targets(state, "red-1", "2") == []
    assert refused(state, "move red-1 2 10.2") == "BOS-6.5"
    assert refused(state, "move red-1 2 9.2") == "BOS-6.5"


@pytest.mark.rule("BOS-6.8", "BOS-6.9", "BOS-3.3")
def test_the_line_is_never_blocked_and_surplus_is_lost() -> None:
    state = riding({"red-1": "19.2", "blue-1": "19.1", "blue-2": "19.3"}, "sprint-321")
    assert targets(state, "red-1", "3") == ["finish"]
    play(state, "move red-1 3 finish")
    assert where(state, "red-1") == "home"


@pytest.mark.rule("BOS-6.10")
def test_who_is_home_or_sits_out_cannot_move() -> None:
    state = riding({"red-1": "home", "red-2": "9.2"}, "blue-111", lost={"red-2": 1})
    assert refused(state, "move red-1 1 4.1") == "BOS-6.10"
    assert refused(state, "move red-2 1 10.2") == "BOS-6.10"
    assert lost(state) == {"red-2": 1}


BLOCKED = {"red-1": "8.1", "blue-1": "10.1", "blue-2": "9.2", "blue-3": "10.2", "red-2": "5.2", "red-3": "2.1"}
"""Red 1 can make one step, the others two."""


@pytest.mark.rule("BOS-6.7")
def test_a_number_may_be_wasted_on_a_blocked_rider() -> None:
    assert targets(riding(BLOCKED, "blue-210"), "red-1", "2") == ["9.1"]


@pytest.mark.rule("BOS-6.11")
def test_by_option_not_while_another_could_ride_it_whole() -> None:
    state = riding(BLOCKED, "blue-210", options={"whole_numbers": True})
    assert targets(state, "red-1", "2") == []
    assert targets(state, "red-1", "1") == ["9.1"]
    assert refused(state, "move red-1 2 9.1") == "BOS-6.11"


@pytest.mark.rule("BOS-6.11")
def test_a_number_that_nobody_can_ride_whole_is_ridden_as_far_as_it_goes() -> None:
    state = riding(BLOCKED, "blue-210", options={"whole_numbers": True}, lost={"red-2": 1, "red-3": 1})
    assert targets(state, "red-1", "2") == ["9.1"]
