"""Order of play, moving, slipstream, sprints, and what a round brings (SEC-4 to SEC-7, SEC-9, SEC-12, SEC-13)."""

import pytest

from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.rounds import owed_cards
from tests.games.seconds.table import (
    A,
    any_luck,
    kinds,
    legal,
    next_round,
    order,
    play,
    race,
    refused,
    scripted,
    setup_for,
    start,
    targets,
    where,
)


@pytest.mark.rule("SEC-4.6")
def test_the_order_stays_when_somebody_is_overtaken() -> None:
    state = race("t3", {"A1": "10.1", "B1": "9.1", "C1": "8.1"}, turn="A1", hand=[2, 2, 2])
    before = order(state)
    play(state, "play 2 12.1")
    play(state, legal(state)[-1])
    assert order(state) == before


@pytest.mark.rule("SEC-4.7")
def test_card_then_sprint_then_cell() -> None:
    state = race("flat-95", {"A1": "66.2"}, hand=[12, 5, 5])
    events = play(state, "play 12 78.1", luck=["K17"])
    assert kinds(events)[:4] == ["rode", "sprint_won", "chance_drawn", "bonus"]


@pytest.mark.rule("SEC-4.8")
def test_riders_behind_the_start_line_ride_last_in_the_order_of_round_1() -> None:
    state = race("t2", {"A1": "10.1"}, seats=2, hand=[2], changes={"starter": 1})
    assert order(next_round(state)) == ["A1", "B1", "B2", "A2", "B3", "A3"]


@pytest.mark.rule("SEC-5.1")
@pytest.mark.parametrize("text", ["play 9 19.1", "crash 9", "boost 9 19.1"])
def test_a_card_that_is_not_in_hand(text: str) -> None:
    assert refused(race("t2", {"A1": "10.1"}, hand=[4]), text) == "SEC-5.1"


@pytest.mark.rule("SEC-5.1")
def test_nobody_passes() -> None:
    state = race("t2", {"A1": "10.1"}, hand=[4])
    assert all(move.startswith("play 4") for move in legal(state))
    assert refused(state, "play 4 stay") == "SEC-5.6"


@pytest.mark.rule("SEC-5.2")
@pytest.mark.parametrize(("delta", "number"), [(0, "14"), (2, "16"), (-2, "12"), (-9, "11")])
def test_as_many_steps_as_the_card_says(delta: int, number: str) -> None:
    state = race("t2", {"A1": "10.1"}, hand=[4], deltas={"A1": delta} if delta else {})
    assert {target.split(".")[0] for target in targets(state, 4)} == {number}


@pytest.mark.rule("SEC-6.5")
def test_no_slipstream_through_a_rider() -> None:
    state = race("t2", {"A1": "10.1", "B1": "15.1", "B2": "15.2", "C1": "16.1"}, hand=[4])
    assert targets(state, 4) == ["14.1", "14.2"]


@pytest.mark.rule("SEC-6.6")
def test_slipstream_is_never_forced() -> None:
    assert {"14.1", "15.1"} <= set(targets(race("t2", {"A1": "10.1", "B1": "16.1"}, hand=[4]), 4))


@pytest.mark.rule("SEC-6.3", "SEC-10.11")
def test_no_slipstream_from_beside_the_road() -> None:
    state = race("t2", {"A1": "10.1", "B1": "beside 16.12", "B2": "beside 15.12"}, hand=[4])
    assert targets(state, 4) == ["14.1", "14.2"]


@pytest.mark.rule("SEC-6.13")
def test_slipstream_in_the_first_round() -> None:
    state = GAME.start(setup_for(2), scripted(9, 5, *[6] * 8, *[7] * 7, *[4] * 8, *[5] * 7))
    play(state, "play 6 6.1")
    assert targets(state, 4) == ["4.1", "4.2", "5.1"]


@pytest.mark.rule("SEC-7.5")
def test_downhill_as_on_the_flat() -> None:
    state = race("mountain-84", {"A1": "33.1"}, hand=[7])
    assert {target.split(".")[0] for target in targets(state, 7)} == {"40"}


@pytest.mark.rule("SEC-9.5")
def test_several_of_a_team_but_each_once() -> None:
    at = {"A1": "18.1", "A2": "17.1"}
    state = race("t2", at, hand=[4, 3, 9])
    play(state, "play 4 22.1", "play 3 20.1")
    assert state.bonus_seconds[:2] == (3, 1)
    assert state.passed[0].bit_count() == 2


@pytest.mark.rule("SEC-12.9")
def test_finishers_block_the_run_out_until_the_round_is_over() -> None:
    state = race("t2", {"A1": "38.1", "B1": "37.1"}, seats=2, hand=[9, 9, 9])
    play(state, "play 9 -7.1")
    assert state.blocked[47] == 1
    while state.round == 10:
        play(state, legal(state)[0])
    assert not state.blocked[47]
    assert where(state, "A1") == "home -7.1"


@pytest.mark.rule("SEC-13.5")
def test_a_team_that_is_in_lays_its_hand_aside() -> None:
    at = {"A1": "38.1", "A2": "-2.1", "A3": "-3.1", "B1": "20.1"}
    state = race("t2", at, seats=2, hand=[9] * 4, order=["A2", "A3", "A1", "B1", "B2", "B3"])
    play(state, "play 9 -7.1")
    while state.round == 9:
        play(state, legal(state)[0])
    assert state.hand_sizes[A] == 0
    assert state.to_decide == 1


@pytest.mark.rule("SEC-13.7")
def test_who_must_use_a_card_and_has_none_is_dealt_new_ones() -> None:
    state = race("t2", {"A1": "10.1", "B1": "9.1"}, seats=2, hand=[4])
    state.played = [held + more for held, more in zip(state.hand(1), state.played, strict=True)]
    state.hands[state.course.kinds :] = [0] * state.course.kinds
    state.hand_sizes[1] = 0
    play(state, "play 4 14.1")
    assert state.hand_sizes[1] == 15


@pytest.mark.rule("SEC-13.2", "SEC-13.3")
def test_with_the_option_finished_riders_are_dealt_for_and_paid_for() -> None:
    state = start(2, "t2", {"refill_finished": True})
    luck = any_luck(4)
    dealt: set[int] = set()
    while state.to_decide >= 0:
        if state.round % 5 == 1 and state.turn <= 0 and state.racing(0):
            dealt.add(state.hand_sizes[0])
        state.play(state.actions()[0], luck)
    assert dealt <= {15, 14, 13}


@pytest.mark.rule("SEC-13.3")
@pytest.mark.parametrize(("option", "due"), [(False, 0), (True, 1)])
def test_for_a_rider_who_was_in_before_the_last_deal_a_card_is_due_only_with_the_option(option: bool, due: int) -> None:
    state = start(2, "t2", {"refill_finished": option})
    state.round = 7
    assert owed_cards(state, [4, 0, 0]) == due
