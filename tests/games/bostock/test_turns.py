"""The turn on the road: order, numbers, bonus, compulsion (BOS-4, BOS-5), and every row of the table of refusals."""

import pytest

from gruppetto.engine.refusal import NotationError
from gruppetto.games.bostock import GAME
from tests.games.bostock.table import (
    BLUE,
    any_luck,
    kinds,
    legal,
    lost,
    play,
    race,
    refused,
    riding,
    setup_for,
    start,
    targets,
    trial,
    trial_hands,
)

OPEN = {"red-1": "9.3", "red-2": "7.3", "red-3": "4.3"}
"""Three riders with room before them."""
WALL = {"blue-1": "10.2", "blue-2": "10.3", "white-1": "10.4"}
"""Three riders right before red-1."""


@pytest.mark.rule("BOS-4.2")
def test_a_card_must_be_in_hand() -> None:
    state = race({}, hand=["red-100"])
    assert refused(state, "play red-221") == "BOS-4.2"
    assert refused(state, "play red-112") == "BOS-4.2"
    assert refused(state, "move red-1 1 4.1") == "BOS-4.2"
    assert refused(state, "pass red-221") == "BOS-4.2"


@pytest.mark.rule("BOS-4.5")
def test_a_rider_and_a_number_are_used_once() -> None:
    state = riding(OPEN, "blue-210")
    play(state, "move red-1 2 11.2")
    assert refused(state, "move red-1 1 12.2") == "BOS-4.5"
    assert refused(state, "move red-2 2 9.3") == "BOS-4.5"
    assert refused(state, "move red-2 9 9.3") == "BOS-4.5"


@pytest.mark.rule("BOS-4.6")
def test_riders_move_in_any_order_each_in_one_go() -> None:
    state = riding(OPEN, "blue-210")
    play(state, "move red-3 1 5.3", "move red-1 2 11.2")
    assert state.to_decide == BLUE
    assert not any(move.startswith("move red-3 1 5.") for move in legal(state))


@pytest.mark.rule("BOS-4.10")
def test_the_bonus_must_really_be_ridden() -> None:
    state = riding({**OPEN, **WALL}, "red-100")
    assert refused(state, "move red-1 0+1 10.1") == "BOS-6.1"
    shut = riding({"red-1": "9.1", "blue-1": "11.1", "blue-2": "11.2", "blue-3": "11.3", "white-1": "11.4"}, "red-100")
    assert refused(shut, "move red-1 1+1 10.1") == "BOS-4.10"
    home = riding({"red-1": "19.1"}, "red-200")
    assert refused(home, "move red-1 2+1 finish") == "BOS-4.10"


@pytest.mark.rule("BOS-4.11")
def test_no_number_is_dodged_with_a_zero() -> None:
    alone = riding({"red-1": "home", "red-2": "9.3", "red-3": "4.3"}, "red-110")
    assert refused(alone, "move red-2 0+1 10.3") == "BOS-4.11"
    three = riding(OPEN, "red-110")
    assert targets(three, "red-2", "0+1") == ["8.2", "8.3", "8.4"]


@pytest.mark.rule("BOS-4.3")
def test_a_zero_moves_nobody_and_a_number_no_further_than_it_says() -> None:
    state = riding(OPEN, "blue-100")
    assert refused(state, "move red-1 0 10.3") == "BOS-4.3"
    assert refused(state, "move red-1 1 11.3") == "BOS-4.3"
    assert refused(state, "move red-1 1 finish") == "BOS-4.3"


@pytest.mark.rule("BOS-5.1")
def test_the_order_of_a_turn() -> None:
    state = race({"red-1": "8.2", "red-2": "4.2"}, held={"red-1": "B2"}, lost={"red-3": 1}, hand=["blue-100"])
    events = play(state, "risk", "move red-1 2 10.2", "play blue-100", "move red-1 1 11.2")
    assert kinds(events) == ["risk_played", "moved", "card_played", "moved", "drew", "upright"]
    assert state.to_decide == BLUE
    assert lost(state) == {}


@pytest.mark.rule("BOS-5.2", "BOS-5.3")
def test_moving_is_compulsory() -> None:
    state = race(OPEN, hand=["blue-211"])
    assert refused(state, "pass blue-211") == "BOS-5.2"
    assert refused(state, "end") == "BOS-5.2"
    play(state, "play blue-211")
    assert refused(state, "end") == "BOS-5.3"
    assert refused(state, "play red-100") == "BOS-5.3"
    play(state, "move red-1 1 10.3")
    assert refused(state, "end") == "BOS-5.3"


@pytest.mark.rule("BOS-4.7")
def test_the_bonus_may_be_left() -> None:
    state = riding(OPEN, "red-200")
    play(state, "move red-1 2 11.2")
    assert refused(state, "play red-100") == "BOS-4.2"
    events = play(state, "end")
    assert kinds(events)[0] == "bonus_left"
    assert state.to_decide == BLUE


@pytest.mark.rule("BOS-4.7", "BOS-4.9")
def test_the_bonus_is_for_one_rider_with_an_own_card() -> None:
    foreign = riding(OPEN, "blue-211")
    assert refused(foreign, "move red-1 2+1 12.3") == "BOS-4.7"
    own = riding(OPEN, "red-111")
    play(own, "move red-1 1+1 11.2")
    assert refused(own, "move red-2 1+1 9.3") == "BOS-4.9"


@pytest.mark.rule("BOS-5.5")
def test_who_cannot_step_does_not_play() -> None:
    at = {"red-1": "8.1", "red-2": "7.1", "red-3": "6.1"}
    at |= {"blue-1": "9.1", "blue-2": "9.2", "blue-3": "8.2", "white-1": "7.2"}
    state = race(at, hand=["red-100"])
    assert refused(state, "play red-100") == "BOS-5.5"


@pytest.mark.rule("BOS-5.5", "BOS-8.10")
def test_a_team_held_back_by_a_red_card_lays_a_card_down() -> None:
    at = {"red-1": "19.1", "red-2": "19.2", "red-3": "18.1"}
    state = race({**at, "blue-1": "19.3"}, held={"red-3": "R6"}, lost={"red-3": 1}, hand=["red-100"])
    assert all(move.startswith("pass ") for move in legal(state))
    events = play(state, "pass red-100")
    assert kinds(events)[:2] == ["card_passed", "card_turned"]


@pytest.mark.rule("BOS-5.4", "BOS-9.6")
def test_numbers_nobody_can_use_are_lost() -> None:
    state = riding({"red-1": "9.3"}, "blue-111", lost={"red-2": 1, "red-3": 1})
    play(state, "move red-1 1 10.3")
    assert state.to_decide == BLUE


# --- refusals that no example shows ---


@pytest.mark.rule("BOS-2.5")
def test_not_your_turn() -> None:
    state = race({}, hand=["red-100"])
    assert refused(state, "play red-100", seat=BLUE) == "BOS-2.5"
    assert refused(state, "play red-100", seat=-1) == "BOS-2.5"


@pytest.mark.rule("BOS-6.1")
def test_further_sideways_than_rows_gained() -> None:
    assert refused(riding(OPEN, "blue-100"), "move red-1 1 10.1") == "BOS-6.1"


@pytest.mark.rule("BOS-6.5")
def test_off_the_road() -> None:
    state = riding({"red-1": "9.1"}, "blue-100", board=3)
    assert refused(state, "move red-1 1 10.1") == "BOS-6.5"
    assert refused(state, "move red-1 1 30.1") == "BOS-6.5"
    wall = {"red-1": "18.1", "blue-1": "19.1", "blue-2": "19.2"}
    assert refused(riding(wall, "blue-200"), "move red-1 2 finish") == "BOS-6.5"


@pytest.mark.rule("BOS-6.7")
def test_staying_is_shorter_than_possible() -> None:
    assert refused(riding(OPEN, "blue-100"), "move red-1 1 9.3") == "BOS-6.7"


@pytest.mark.rule("BOS-8.6", "BOS-8.7", "BOS-14.1", "BOS-14.6")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("risk", "BOS-8.7"),
        ("pick red-2", "BOS-8.6"),
        ("swap red-100", "BOS-8.6"),
        ("stop", "BOS-8.6"),
        ("lay_off red-100", "BOS-8.6"),
        ("nominate red-1", "BOS-14.1"),
        ("ride red-100", "BOS-14.6"),
        ("ride on", "BOS-14.6"),
    ],
)
def test_nothing_of_the_kind_is_due(move: str, rule: str) -> None:
    assert refused(race({}, hand=["red-100"]), move) == rule


@pytest.mark.rule("BOS-8.4", "BOS-1.2", "BOS-8.6")
def test_first_things_first() -> None:
    state = riding({"red-1": "4.2"}, "blue-111")
    play(state, "move red-1 1 5.2", luck=["R4"])
    assert refused(state, "move red-2 1 3.1") == "BOS-8.4"
    assert refused(state, "pick blue-1") == "BOS-1.2"
    assert refused(state, "pick red-1") == "BOS-8.6"
    feed = riding({"red-1": "4.2"}, "blue-111")
    play(feed, "move red-1 1 5.2", luck=["B8"])
    assert refused(feed, "swap red-221") == "BOS-4.2"
    assert refused(feed, "move red-2 1 3.1") == "BOS-8.4"


@pytest.mark.rule("BOS-8.6")
def test_nobody_moves_at_a_level_crossing() -> None:
    state = race(OPEN, held={"red-1": "R8"}, hand=["red-100"])
    play(state, "risk")
    assert refused(state, "move red-1 1 10.3") == "BOS-8.6"
    assert refused(state, "end") == "BOS-8.6"


@pytest.mark.rule("BOS-14.1", "BOS-14.6")
def test_time_trials_have_their_own_order() -> None:
    naming = start(2, {"stages": "4"})
    assert refused(naming, "ride red-100") == "BOS-14.1"
    ten = ("red-211", "red-100", "red-110", "red-111", "red-200", "red-210", "red-220", "red-221", "white-100")
    other = (
        "blue-100",
        "blue-110",
        "blue-111",
        "blue-200",
        "blue-210",
        "blue-211",
        "blue-220",
        "blue-221",
        "white-200",
    )
    state = trial(hands=trial_hands((*ten, "white-110"), (*other, "white-111")))
    assert refused(state, "ride blue-100") == "BOS-4.2"
    assert refused(state, "nominate red-2") == "BOS-14.6"
    assert refused(state, "risk") == "BOS-14.6"


@pytest.mark.rule("BOS-15.2")
def test_after_the_tour_nobody_plays() -> None:
    state = start(2, {"stages": "4"})
    while state.to_decide >= 0:
        state.play(state.actions()[-1], any_luck())
    assert refused(state, "end", seat=0) == "BOS-15.2"
    assert refused(state, "end", seat=-1) == "BOS-15.2"


# --- notation ---


@pytest.mark.parametrize(
    "text",
    ["risk", "play red-211", "pass sprint-321", "move red-1 2+1 6.1", "move white-3 0+1 finish", "end", "pick blue-2",
     "swap red-100", "stop", "lay_off red-221", "nominate orange-3", "ride white-110", "ride on"],
)  # fmt: skip
def test_notation_reads_back(text: str) -> None:
    assert str(GAME.parse(text, setup_for(2))) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("go 9", "an action begins with one of"),
        ("move red-1 2", "write 'move', a rider, a number and a cell"),
        ("move red-4 2 5.1", "write 'move'"),
        ("move red-1 2 99.1", "no cell 99.1 on any road"),
        ("play green-211", "write 'play' and a card"),
        ("nominate 2", "write 'nominate' and a rider"),
        ("ride", "or 'ride on'"),
    ],
)
def test_what_is_no_action(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.parse(text, setup_for(2))
