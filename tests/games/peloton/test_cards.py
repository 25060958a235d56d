"""Jersey cards: the worked examples E-68 to E-73, E-90 and E-91."""

import pytest

from tests.games.peloton.table import (
    PHI,
    breakaway,
    end_sequence,
    in_turn,
    legal,
    pace,
    play,
    race,
    refused,
    start,
    turn,
)

L, M, R, P, Q = PHI


@pytest.mark.rule("PEL-25.2", "PEL-25.4", "PEL-25.6", "PEL-8.1")
def test_in_attack_position_a_card_is_a_solo_attack_that_nobody_can_catch() -> None:
    state = race(PHI, jerseys={"yellow": L})
    play(state, "card yellow", "move T1:3.8: 5")
    assert (state.speed, breakaway(state, L), pace(state, L)) == (5, 0, 0)  # E-68

    turn(state, "move T2:3.3")
    assert (in_turn(state), refused(state, "adopt")) == (M, "PEL-7.8")
    play(state, "throw yellow: 5")
    assert state.speed == 4


@pytest.mark.rule("PEL-25.5", "PEL-25.6", "PEL-8.5")
def test_elsewhere_a_card_is_the_green_die_and_leaves_the_pace() -> None:
    state = race(PHI, jerseys={"green": M})
    turn(state, "throw yellow: 5", "move T1:3.8")
    play(state, "card green: 6")
    assert state.speed == 6  # E-69

    turn(state, "move T1:1.9")
    play(state, "adopt")
    assert (in_turn(state), state.speed) == (R, 5)


@pytest.mark.rule("PEL-25.5", "PEL-8.5", "PEL-26.4")
@pytest.mark.parametrize("at", ["T1:3.2", "T4:3.2"])
def test_alone_too_a_card_is_not_touched_by_the_wind(at: str) -> None:
    state = race({1: at}, jerseys={"yellow": 1}, takers=[[1] if at[1] == "4" else [], []])
    play(state, "card yellow: 4")

    assert state.speed == 4  # E-70


@pytest.mark.rule("PEL-25.7", "PEL-25.9")
def test_the_polka_dot_card_is_four_steps_and_a_pace_of_three() -> None:
    state = race({1: "T3:3.2", 2: "T3:3.1", 3: "T3:3.0"}, jerseys={"polka": 2})
    turn(state, "throw polka: 2", "move T3:3.3")
    play(state, "card polka")
    assert (state.speed, pace(state, 1)) == (4, 3)  # E-71

    turn(state, "move T3:2.5")
    assert (in_turn(state), legal(state)) == (3, ["adopt", "throw polka"])


@pytest.mark.rule("PEL-25.8")
def test_the_polka_dot_card_in_attack_position_is_a_solo_attack() -> None:
    state = race({1: "T3:3.2", 2: "T3:3.1"}, jerseys={"polka": 1})
    play(state, "card polka", "move T3:3.3: 4")

    assert (state.speed, pace(state, 1), breakaway(state, 1)) == (4, 0, 0)


@pytest.mark.rule("PEL-25.1", "PEL-25.3", "PEL-25.7")
def test_a_card_is_refused_on_the_wrong_ground_and_a_second_time() -> None:
    assert refused(race({1: "T3:3.1"}, jerseys={"yellow": 1}), "card yellow") == "PEL-25.3"  # E-72
    assert refused(race({1: "T1:3.1"}, jerseys={"polka": 1}), "card polka") == "PEL-25.7"

    state = race({1: "T1:3.1"}, jerseys={"yellow": 1})
    turn(state, "card yellow: 4", "move T1:3.5")
    assert (in_turn(state), refused(state, "card yellow")) == (1, "PEL-25.1")
    assert refused(state, "card green") == "PEL-25.1"


@pytest.mark.rule("PEL-25.2", "PEL-17.3")
def test_a_braked_rider_may_play_a_card_and_counts_as_one_of_the_two() -> None:
    state = race(PHI, jerseys={"green": M})
    turn(state, "throw white: 1", "move T1:3.7")
    assert legal(state) == ["adopt", "throw white", "card green"]  # E-73

    turn(state, "card green: 5", "move T1:2.9")
    assert (in_turn(state), legal(state)) == (R, ["adopt", "throw white"])
    turn(state, "adopt", "move T1:5.6")
    assert (in_turn(state), "throw yellow" in legal(state)) == (P, True)


@pytest.mark.rule("PEL-25.6", "PEL-18.5", "PEL-8.1")
def test_a_reset_that_is_due_passes_over_a_card_to_the_next() -> None:
    state = race(PHI, jerseys={"green": M})
    play(state, "throw red: crash")
    play(state, "card green: 5")
    assert state.speed == 5  # E-90

    turn(state, "move T1:2.9")
    assert (in_turn(state), legal(state)) == (R, ["throw yellow"])
    play(state, "throw yellow: 4")
    assert (state.speed, pace(state, L)) == (3, 4)


@pytest.mark.rule("PEL-25.9", "PEL-18.5")
def test_the_polka_dot_card_settles_a_reset() -> None:
    at = {1: "T4:3.0", 2: "T3:3.5", 3: "T3:2.5"}
    state = race(at, jerseys={"polka": 2}, takers=[[1, 2, 3], []])
    play(state, "throw red: crash")
    play(state, "card polka")
    assert (state.speed, pace(state, 1)) == (4, 3)  # E-91

    turn(state, "move T4:2.1")
    play(state, "adopt")
    assert (in_turn(state), state.speed) == (3, 3)


@pytest.mark.rule("PEL-25.6")
def test_a_card_leaves_an_open_breakaway_open() -> None:
    state = race(PHI, jerseys={"green": M})
    turn(state, "throw yellow: attack", "attack solo", "move T1:3.8: 3", "move T2:3.1")
    turn(state, "card green: 4", "move T1:2.9")

    assert (in_turn(state), breakaway(state, L)) == (R, 5)


@pytest.mark.rule("PEL-25.10")
def test_a_rider_with_two_cards_may_use_both_but_one_in_a_turn() -> None:
    state = race({1: "T1:3.1"}, jerseys={"yellow": 1, "green": 1})
    turn(state, "card yellow: 4", "move T1:3.5")
    turn(state, "card green: 4", "move T1:3.9")

    assert state.spent == 0b101
    assert legal(state) == ["throw yellow", "throw white", "throw red"]


@pytest.mark.rule("PEL-25.11", "PEL-0.5")
def test_there_are_no_cards_in_the_first_stage_or_without_the_option() -> None:
    assert start().jerseys == (-1, -1, -1)

    state = race({1: "T1:3.1"}, jerseys={"yellow": 1}, options={"cards": False})
    assert refused(state, "card yellow") == "PEL-25.1"


@pytest.mark.rule("PEL-25.11")
def test_unused_cards_lapse_with_the_stage() -> None:
    state = race({1: "T1:3.1"}, jerseys={"yellow": 1})
    state.spent = 0b1
    state.clear_road(1)

    assert state.spent == 0


@pytest.mark.rule("PEL-25.4", "PEL-25.6", "PEL-11.8")
def test_with_the_option_a_card_can_be_a_group_attack() -> None:
    state = race(PHI, jerseys={"yellow": L}, options={"card_group_attack": True})
    play(state, "card yellow")
    assert legal(state) == ["attack solo", "attack group"]
    play(state, "attack group: 4")
    assert (state.speed, pace(state, L)) == (6, 6)

    state = race(PHI, jerseys={"yellow": L})
    play(state, "card yellow")
    assert refused(state, "attack group") == "PEL-25.6"
    end_sequence(state)


@pytest.mark.rule("PEL-25.9", "PEL-12.4")
def test_the_polka_dot_card_closes_a_breakaway() -> None:
    state = race({1: "T3:3.2", 2: "T3:3.1", 3: "T3:3.0"}, jerseys={"polka": 2})
    turn(state, "throw polka: attack", "attack solo", "move T3:3.3: 3", "move T3:3.5")
    play(state, "card polka")

    assert (in_turn(state), pace(state, 1), breakaway(state, 1)) == (2, 3, 0)
    turn(state, "move T3:2.5")
    play(state, "throw polka: attack")
    assert refused(state, "catch") == "PEL-12.2"


@pytest.mark.rule("PEL-25.6", "PEL-12.3")
def test_even_with_the_option_no_group_attack_follows_while_a_breakaway_is_open() -> None:
    state = race(PHI, jerseys={"yellow": R}, options={"card_group_attack": True})
    turn(state, "throw yellow: attack", "attack solo", "move T1:3.8: 3", "move T2:3.1")
    turn(state, "throw yellow: attack", "catch", "move T1:2.9")
    play(state, "card yellow")

    assert (in_turn(state), refused(state, "attack group")) == (R, "PEL-25.6")
    assert refused(state, "move T1:5.6") == ""


@pytest.mark.rule("PEL-25.4", "PEL-12.5")
def test_a_closed_breakaway_does_not_forbid_a_card() -> None:
    state = race(PHI, jerseys={"yellow": R})
    turn(state, "throw yellow: attack", "attack solo", "move T1:3.8: 3", "move T2:3.1")
    turn(state, "throw yellow: 3", "move T1:2.7")
    play(state, "card yellow")

    assert (in_turn(state), state.speed) == (R, 2)
