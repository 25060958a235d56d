"""Readings of the rulebook that are options, each with what it changes and beside it what holds without it."""

import pytest

from gruppetto.engine.contract import PositionError
from gruppetto.engine.scene import Text
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.rules.position import Phase
from gruppetto.games.bostock.rules.state import BostockState
from tests.games.bostock.table import (
    BLUE,
    RED,
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
    where,
    written,
)

APART = {"bonus_step": "afterwards"}
LATE = {"kept_risk": "also_after"}
ABREAST = {"ttt_mates": "abreast"}

# --- the extra step by itself (D-4) ---

AHEAD = {"red-1": "8.2", "red-2": "5.1", "red-3": "4.4"}


@pytest.mark.rule("BOS-4.9")
def test_by_option_the_extra_step_waits_until_the_numbers_are_used() -> None:
    state = riding(AHEAD, "red-200", options=APART)

    assert not any("+1" in move for move in legal(state))
    assert refused(state, "move red-1 2+1 11.2") == "BOS-4.9"


@pytest.mark.rule("BOS-4.9", "BOS-4.7")
def test_by_option_the_extra_step_goes_to_any_rider_also_one_who_has_moved() -> None:
    state = riding(AHEAD, "red-200", options=APART)

    play(state, "move red-1 2 10.2")

    assert {move.split()[1] for move in legal(state) if move != "end"} == {"red-1", "red-2", "red-3"}
    assert targets(state, "red-1", "0+1") == ["11.1", "11.2", "11.3"]
    assert "end" in legal(state)


@pytest.mark.rule("BOS-4.9")
def test_without_the_option_a_rider_who_has_moved_gets_no_extra_step() -> None:
    state = riding(AHEAD, "red-200")

    play(state, "move red-1 2 10.2")

    assert targets(state, "red-1", "0+1") == []
    assert targets(state, "red-2", "0+1") != []


@pytest.mark.rule("BOS-4.9")
def test_by_both_options_the_extra_step_is_for_a_rider_who_had_a_number() -> None:
    state = riding(AHEAD, "red-200", options={**APART, "bonus_on_zero": False})

    play(state, "move red-1 2 10.2")

    assert {move.split()[1] for move in legal(state) if move != "end"} == {"red-1"}
    assert refused(state, "move red-2 0+1 6.1") == "BOS-4.9"


@pytest.mark.rule("BOS-4.9", "BOS-8.1")
def test_an_extra_step_by_itself_is_a_stop_of_its_own() -> None:
    state = riding({"red-1": "8.2"}, "red-200", options=APART)
    play(state, "move red-1 2 10.2")

    events = play(state, "move red-1 0+1 11.1", luck=["B2", "red-221"])  # 11.1 has a dot

    assert "risk_drawn" in kinds(events)
    assert written(state)["held"] == {"red-1": "B2"}


@pytest.mark.rule("BOS-4.7", "BOS-5.4")
def test_an_extra_step_that_is_left_ends_the_turn_and_lost_numbers_are_told() -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "8.2", "blue-1": "home"}
    state = riding(at, "red-211", options=APART)
    play(state, "move red-3 2 10.2")

    events = play(state, "end", luck=["red-221"])

    assert kinds(events)[:2] == ["bonus_left", "numbers_lost"]
    assert state.to_decide == BLUE


@pytest.mark.rule("BOS-5.3", "BOS-4.9")
def test_an_extra_step_that_makes_room_brings_the_numbers_back() -> None:
    at = {"red-1": "8.2", "red-2": "8.1", "red-3": "home", "blue-1": "9.2"}
    state = riding(at, "red-110", options={**APART, "squeeze": "gate"})

    play(state, "move red-1 1 9.1")
    assert {move.split()[1] for move in legal(state) if move != "end"} == {"red-1"}
    play(state, "move red-1 0+1 10.1")

    assert legal(state) == ["move red-2 1 9.1"]


@pytest.mark.rule("BOS-4.9")
def test_the_extra_step_by_itself_asks_and_names_itself() -> None:
    state = riding(AHEAD, "red-200", options=APART)
    play(state, "move red-1 2 10.2")
    view = state.view(RED)

    labels = {attempt.label.key for attempt in GAME.attempts(view) if attempt.action in view.actions}

    assert GAME.question(view) == Text("bostock-question-bonus")
    assert labels == {"bostock-try-bonus", "bostock-try-end"}


@pytest.mark.rule("BOS-4.9")
def test_a_position_before_the_extra_step_by_itself_can_be_written_and_read() -> None:
    state = riding(AHEAD, "red-221", options=APART)
    play(state, *("move red-1 2 10.2", "move red-2 2 7.1", "move red-3 1 5.4"))

    again = GAME.position(state.document())

    assert legal(again) == legal(state)
    assert "numbers" not in written(state)


# --- a kept Risk card after the race card (D-18) ---


@pytest.mark.rule("BOS-8.7")
def test_by_option_a_kept_card_that_gives_steps_may_follow_the_race_card() -> None:
    state = riding({"red-1": "8.2"}, "blue-100", held={"red-1": "B2"}, options=LATE)
    play(state, "move red-1 1 9.2")

    assert legal(state) == ["risk", "end"]
    play(state, "risk", "move red-1 2 11.2")
    assert where(state, "red-1") == "11.2"
    assert state.to_decide == BLUE


@pytest.mark.rule("BOS-8.7")
def test_without_the_option_the_turn_is_over_after_the_race_card() -> None:
    state = riding({"red-1": "8.2"}, "blue-100", held={"red-1": "B2"})

    play(state, "move red-1 1 9.2")

    assert state.to_decide == BLUE


@pytest.mark.rule("BOS-8.7")
def test_by_option_the_card_may_be_kept_on() -> None:
    state = riding({"red-1": "8.2"}, "blue-100", held={"red-1": "B2"}, options=LATE)

    events = play(state, "move red-1 1 9.2", "end")

    assert "risk_kept" in kinds(events)
    assert written(state)["held"] == {"red-1": "B2"}
    assert state.to_decide == BLUE


@pytest.mark.rule("BOS-8.7", "BOS-8.4")
def test_by_option_a_card_may_be_played_in_the_turn_in_which_it_was_drawn() -> None:
    state = riding({"red-1": "10.2"}, "blue-100", options=LATE)

    play(state, "move red-1 1 11.1", luck=["B2"])

    assert legal(state) == ["risk", "end"]


@pytest.mark.rule("BOS-8.7")
@pytest.mark.parametrize("card", ["B5", "R6", "R7", "R8"])
def test_what_is_about_the_race_card_to_come_cannot_follow_it(card: str) -> None:
    state = riding({"red-1": "8.2"}, "blue-100", held={"red-1": card}, options=LATE)

    play(state, "move red-1 1 9.2")

    assert state.to_decide == BLUE


@pytest.mark.rule("BOS-8.7")
def test_by_option_a_second_wind_may_follow_the_race_card() -> None:
    state = riding({"red-1": "8.2"}, "blue-100", held={"red-1": "B7"}, options=LATE)

    play(state, "move red-1 1 9.2", "risk")

    assert {move.split()[0] for move in legal(state)} == {"play"}


@pytest.mark.rule("BOS-8.7", "BOS-5.5")
def test_by_option_the_service_car_may_come_after_a_card_that_moved_nobody() -> None:
    at = {"red-1": "8.1", "red-2": "7.1", "red-3": "6.1"}
    walls = {"blue-1": "9.1", "blue-2": "9.2", "blue-3": "8.2", "white-1": "7.2"}
    state = race({**at, **walls}, hand=["blue-100"], held={"red-1": "B6"}, lost={"red-3": 2}, options=LATE)

    play(state, "pass blue-100")
    assert legal(state) == ["risk", "end"]
    play(state, "risk")

    assert lost(state) == {}
    assert state.to_decide == BLUE


@pytest.mark.rule("BOS-8.7", "BOS-4.2")
def test_a_second_race_card_is_refused_while_the_risk_card_may_follow() -> None:
    state = riding({"red-1": "8.2"}, "blue-100", held={"red-1": "B2"}, hand=["red-221"], options=LATE)

    play(state, "move red-1 1 9.2")

    assert refused(state, "play red-221") == "BOS-4.2"
    assert refused(state, "pass red-221") == "BOS-4.2"


@pytest.mark.rule("BOS-8.7")
@pytest.mark.parametrize(("options", "kept_risk"), [({}, "before_card"), (LATE, "also_after")])
def test_a_kept_card_in_mid_turn_is_refused_by_what_holds_at_the_table(
    options: dict[str, object], kept_risk: str
) -> None:
    state = riding({"red-1": "8.2"}, "blue-100", held={"red-1": "B2"}, options=options)

    refusal = state.refusal(RED, GAME.parse("risk", setup_for(2)))

    assert refusal is not None
    assert (refusal.rule, refusal.params["kept_risk"]) == ("BOS-8.7", kept_risk)


@pytest.mark.rule("BOS-8.5", "BOS-8.7")
def test_by_option_the_card_says_that_it_may_follow_the_race_card() -> None:
    state = race({"red-1": "8.2"}, held={"red-1": "B2"}, hand=["blue-100"], options=LATE)

    (risk,) = (attempt for attempt in GAME.attempts(state.view(RED)) if str(attempt.action) == "risk")

    assert risk.hint is not None
    assert risk.hint.key == "bostock-hint-risk-late"


@pytest.mark.rule("BOS-8.7")
def test_a_position_before_a_late_risk_card_can_be_written_and_read() -> None:
    state = riding({"red-1": "8.2"}, "blue-100", held={"red-1": "B2"}, options=LATE)
    play(state, "move red-1 1 9.2")

    again = GAME.position(state.document())

    assert legal(again) == ["risk", "end"]


# --- a lane for each rider in the team time trial (D-32) ---


@pytest.mark.rule("BOS-13.2", "BOS-6.5")
def test_by_option_mates_ride_past_each_other_and_may_be_level() -> None:
    state = riding({"red-1": "8.1", "red-2": "7.1", "red-3": "7.1"}, "blue-211", board=2, options=ABREAST)

    assert targets(state, "red-2", "2") == ["9.1"]
    play(state, "move red-2 1 8.1", "move red-3 2 9.1", "move red-1 1 9.1")
    assert (where(state, "red-1"), where(state, "red-2"), where(state, "red-3")) == ("9.1", "8.1", "9.1")


@pytest.mark.rule("BOS-13.2")
def test_without_the_option_two_mates_cannot_be_level() -> None:
    with pytest.raises(PositionError, match=r"on a cell that is taken \(BOS-3.2\)"):
        race({"red-2": "7.1", "red-3": "7.1"}, board=2)


@pytest.mark.rule("BOS-13.1")
def test_by_option_the_lanes_of_other_teams_stay_closed() -> None:
    state = riding({"red-1": "8.1"}, "blue-211", board=2, options=ABREAST)

    assert refused(state, "move red-1 2 10.2") == "BOS-13.1"


@pytest.mark.rule("BOS-13.6")
def test_by_option_the_last_of_the_file_may_finish_first() -> None:
    at = {"red-1": "16.1", "red-2": "16.1", "red-3": "17.1"}
    state = riding(at, "white-100", board=2, options=ABREAST)

    play(state, "move red-3 1 finish")

    assert written(state)["placed"] == ["red-3"]


@pytest.mark.rule("BOS-3.2")
def test_on_the_road_a_cell_holds_one_rider_whatever_the_time_trials_are_like() -> None:
    state = riding({"red-1": "8.2", "red-2": "9.2"}, "blue-100", options=ABREAST)

    assert "9.2" not in targets(state, "red-1", "1")


# --- the cards of the individual time trial (D-34) ---


def second_heat(deck: str) -> BostockState:
    """The beginning of the second of two heats, where the first needed no new cards."""
    for seed in range(1, 100):
        state, chance = start(4, {"stages": "4", "itt_deck": deck}), any_luck(seed)
        while not state.heat or state.waiting:
            state.play(state.actions()[-1], chance)
        if max(state.used) < state.leg.stage.deal:
            return state
    raise AssertionError("every first heat needs new cards")


@pytest.mark.rule("BOS-14.5")
def test_the_second_heat_is_dealt_from_a_full_deck() -> None:
    state = second_heat("each_heat")

    assert (state.draw_count, sum(state.discards)) == (48 - 20, 0)


@pytest.mark.rule("BOS-14.5")
def test_by_option_the_second_heat_is_dealt_from_what_the_first_has_left() -> None:
    state = second_heat("each_ride")

    assert (state.draw_count, sum(state.discards)) == (48 - 40, 20)


@pytest.mark.rule("BOS-14.5", "BOS-14.12")
def test_by_option_a_ride_off_begins_with_a_full_deck() -> None:
    for seed in range(1, 100):
        state, chance = start(4, {"stages": "4", "itt_deck": "each_ride"}), any_luck(seed)
        while state.phase is not Phase.OVER and not any(state.rides):
            state.play(state.actions()[-1], chance)
        if state.phase is not Phase.OVER:
            break

    assert any(state.rides)
    assert (state.draw_count, sum(state.discards)) == (48 - 20, 0)
