"""The worked examples 26 to 40 of the specification: dots, Risk cards, lost turns."""

import pytest

from gruppetto.engine.scene import Text
from gruppetto.games.bostock.rules.state import BostockState
from tests.games.bostock.table import kinds, legal, lost, play, race, refused, riding, targets, turn_of, where, written


@pytest.mark.rule("BOS-8.1")
def test_26_pass_over() -> None:
    over = riding({"red-1": "4.2"}, "blue-200")
    assert "risk_drawn" not in kinds(play(over, "move red-1 2 6.2"))
    stop = riding({"red-1": "4.2"}, "blue-100")
    assert "risk_drawn" in kinds(play(stop, "move red-1 1 5.2"))


@pytest.mark.rule("BOS-8.2")
def test_27_hold_limit() -> None:
    state = riding({"red-1": "4.2"}, "blue-100", held={"red-2": "B2"})
    assert "risk_drawn" not in kinds(play(state, "move red-1 1 5.2"))


@pytest.mark.rule("BOS-8.3")
def test_28_second_dot_in_a_turn() -> None:
    state = riding({"red-1": "8.2", "red-2": "4.2"}, "blue-110")
    play(state, "move red-1 1 9.2", luck=["R2"])
    assert lost(state) == {"red-1": 1}
    assert "risk_drawn" not in kinds(play(state, "move red-2 1 5.2"))


@pytest.mark.rule("BOS-8.14", "BOS-8.4")
def test_29_descent_onto_a_dot() -> None:
    state = riding({"red-1": "4.2"}, "blue-111")
    events = play(state, "move red-1 1 5.2", luck=["B1"])
    assert kinds(events) == ["moved", "risk_drawn"]
    assert "8.3" in targets(state, "red-1", "3")
    assert all(move.startswith("move red-1 3 ") for move in legal(state))
    assert "risk_drawn" not in kinds(play(state, "move red-1 3 8.3"))
    play(state, "move red-2 1 3.1", "move red-3 1 2.1")
    assert state.to_decide == 1


FALL = {
    "red-1": "12.2",
    "blue-1": "13.4",
    "blue-2": "13.3",
    "blue-3": "14.2",
    "white-1": "15.2",
    "white-2": "12.1",
}


@pytest.mark.rule("BOS-8.12")
def test_30_fall() -> None:
    state = riding(FALL, "blue-100")
    play(state, "move red-1 1 13.2", luck=["R1", "red-221"])
    assert lost(state) == {"red-1": 1, "blue-2": 1, "blue-3": 1, "white-2": 1}


@pytest.mark.rule("BOS-8.12")
def test_by_option_a_fall_spares_the_faller_and_says_so() -> None:
    state = riding(FALL, "blue-100", options={"fall_hits": "others"})
    events = play(state, "move red-1 1 13.2", luck=["R1", "red-221"])
    cue = next(event.cue for event in events if event.kind == "risk_drawn")
    assert lost(state) == {"blue-2": 1, "blue-3": 1, "white-2": 1}
    assert cue is not None
    assert cue.spotlight is not None
    assert cue.spotlight.text == Text("bostock-hint-fall-others")


@pytest.mark.rule("BOS-9.3", "BOS-9.1", "BOS-9.6")
def test_31_lost_turn_of_an_opponent() -> None:
    state = riding(FALL, "blue-100")
    play(state, "move red-1 1 13.2", luck=["R1", "red-221"])
    card = legal(state)[0].split()[1]
    play(state, f"play {card}")
    assert not any(move.startswith("move blue-2") for move in legal(state))
    while state.to_decide == 1:
        play(state, legal(state)[0])
    assert "blue-2" not in lost(state)
    state = turn_of(state, "blue")
    play(state, legal(state)[0])
    assert any(move.startswith("move blue-2") for move in legal(state))


@pytest.mark.rule("BOS-9.2", "BOS-9.3")
def test_32_lost_turn_of_an_own_mate() -> None:
    state = riding({**FALL, "red-2": "12.3"}, "blue-110")
    play(state, "move red-1 1 13.2", luck=["R1"])
    assert lost(state)["red-2"] == 1
    assert not any(move.startswith("move red-2") for move in legal(state))
    state = turn_of(state, "red")
    assert lost(state)["red-2"] == 1
    assert refused_in_turn(state, "red-2")
    state = turn_of(state, "red")
    assert "red-2" not in lost(state)


@pytest.mark.rule("BOS-9.3")
def test_only_who_was_turned_when_the_turn_began_has_served_it() -> None:
    state = riding({**FALL, "red-2": "12.3"}, "blue-100", lost={"red-3": 1})
    play(state, "move red-1 1 13.2", luck=["R1", "red-221"])
    assert state.to_decide == 1
    assert "red-3" not in lost(state)
    assert (lost(state)["red-1"], lost(state)["red-2"]) == (1, 1)


def refused_in_turn(state: BostockState, rider: str) -> bool:
    """Plays a card and the turn to its end; says whether the rider could never move."""
    play(state, legal(state)[0])
    found = True
    while state.to_decide == 0:
        found = found and not any(move.startswith(f"move {rider}") for move in legal(state))
        play(state, legal(state)[0])
    return found


@pytest.mark.rule("BOS-9.4")
def test_33_no_adding() -> None:
    state = riding(FALL, "blue-100", lost={"blue-2": 2})
    play(state, "move red-1 1 13.2", luck=["R1", "red-221"])
    assert lost(state)["blue-2"] == 2


@pytest.mark.rule("BOS-8.10", "BOS-8.11")
def test_34_red_card_at_the_line() -> None:
    state = riding({"red-1": "18.2"}, "orange-200", held={"red-2": "R7"})
    assert targets(state, "red-1", "2") == ["19.1", "19.2", "19.3"]
    assert refused(state, "move red-1 2 finish") == "BOS-8.10"
    before_line = race({"red-1": "19.2"}, held={"red-2": "R7"}, hand=["blue-211"])
    assert legal(before_line) == ["risk"]
    assert refused(before_line, "play blue-211") == "BOS-8.11"
    play(before_line, "risk", "play blue-211")
    assert before_line.numbers == (1, 0, 0)
    assert not before_line.bonus
    assert targets(before_line, "red-1", "1") == ["finish"]


@pytest.mark.rule("BOS-8.10")
def test_35_red_card_drawn_mid_turn() -> None:
    state = riding({"red-1": "4.2", "red-2": "19.1"}, "blue-110")
    play(state, "move red-1 1 5.2", luck=["R8"])
    assert not any(move.startswith("move red-2") for move in legal(state))
    assert refused(state, "move red-2 1 finish") == "BOS-8.10"


@pytest.mark.rule("BOS-8.9", "BOS-8.2")
def test_36_blue_card_lost() -> None:
    state = riding({"red-1": "19.2", "red-2": "4.2"}, "blue-110", held={"red-1": "B2"})
    events = play(state, "move red-1 1 finish", "move red-2 1 5.2")
    assert "risk_lost" in kinds(events)
    assert "risk_drawn" in kinds(events)
    assert written(state)["risk_bottom"][0] == "B2"


@pytest.mark.rule("BOS-8.9")
def test_a_blue_card_for_the_team_is_not_lost() -> None:
    state = riding({"red-1": "19.2"}, "blue-110", held={"red-1": "B7"})
    play(state, "move red-1 1 finish")
    assert written(state)["held"] == {"red-1": "B7"}


def test_37_breakaway() -> None:
    state = race({"red-1": "5.2", "red-2": "4.1"}, held={"red-1": "B5"}, hand=["red-210"])
    play(state, "risk", "play red-210")
    rows = {
        number: {cell.split(".")[0] for cell in targets(state, "red-1", number)} for number in ("2", "2+1", "1", "1+1")
    }
    assert rows == {"2": {"9"}, "2+1": {"10"}, "1": {"7"}, "1+1": {"8"}}


def test_38_level_crossing() -> None:
    state = race({"red-1": "5.2"}, held={"red-1": "R8"}, hand=["red-210"])
    play(state, "risk")
    assert all(move.startswith("pass ") for move in legal(state))
    assert refused(state, "play red-210") == "BOS-8.6"
    before = state.draw_count
    events = play(state, "pass red-210")
    assert state.draw_count == before - 1
    assert sum(state.discards) == 1
    assert "moved" not in kinds(events)


@pytest.mark.rule("BOS-9.3")
def test_39_hunger_knock() -> None:
    state = race({"red-2": "5.3"}, held={"red-2": "R6"}, hand=["blue-100"])
    play(state, "risk", "play blue-100")
    assert not any(move.startswith("move red-2") for move in legal(state))
    play(state, legal(state)[0])
    assert state.to_decide == 1
    assert lost(state) == {}


@pytest.mark.rule("BOS-8.7")
def test_40_not_in_the_same_turn() -> None:
    state = riding({"red-1": "4.2"}, "blue-110")
    play(state, "move red-1 1 5.2", luck=["B2"])
    assert written(state)["held"] == {"red-1": "B2"}
    assert refused(state, "risk") == "BOS-8.7"


@pytest.mark.rule("BOS-8.7")
def test_one_risk_card_a_turn_and_only_before_the_race_card() -> None:
    state = race({"red-1": "5.3"}, held={"red-1": "B2"}, hand=["blue-100"])
    assert legal(state)[0] == "risk"
    play(state, "play blue-100")
    assert refused(state, "risk") == "BOS-8.7"


@pytest.mark.rule("BOS-8.1")
def test_standing_still_on_a_dot_draws_nothing() -> None:
    state = riding({"red-1": "5.2", "red-2": "9.3"}, "blue-100")
    assert "risk_drawn" not in kinds(play(state, "move red-2 1 10.3"))
    assert where(state, "red-1") == "5.2"
