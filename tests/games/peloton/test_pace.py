"""Pace, wind, attack and breakaway on the flat: the worked examples E-11 to E-23."""

import pytest

from tests.games.peloton.table import PHI, breakaway, edition, in_turn, legal, pace, play, race, refused, targets, turn

L, M, R, P, Q = PHI


@pytest.mark.rule("PEL-8.2", "PEL-8.3", "PEL-5.1", "PEL-10.1", "PEL-10.2")
@pytest.mark.parametrize(("shows", "speed"), [("3", 2), ("4", 3), ("5", 4), ("6", 5)])
def test_the_leader_rides_into_the_wind_and_the_pace_is_the_full_number(shows: str, speed: int) -> None:
    state = race(PHI)
    play(state, f"throw yellow: {shows}")

    assert (state.speed, pace(state, L)) == (speed, int(shows))  # E-11


@pytest.mark.rule("PEL-8.3", "PEL-7.6")
def test_who_adopts_rides_the_full_pace() -> None:
    state = race(PHI)
    turn(state, "throw yellow: 5", "move T1:3.8")
    play(state, "adopt")

    assert (in_turn(state), state.speed) == (M, 5)


@pytest.mark.rule("PEL-8.4", "PEL-11.5")
def test_a_declined_symbol_is_two_and_the_wind_takes_nothing_of_it() -> None:
    state = race(PHI)
    play(state, "throw yellow: attack", "decline")

    assert (state.speed, pace(state, L)) == (2, 2)  # E-12


@pytest.mark.rule("PEL-9.2", "PEL-9.3", "PEL-9.4", "PEL-5.6")
def test_a_lone_rider_throws_into_the_wind_and_cannot_attack() -> None:
    state = race({1: "T1:3.2"})
    assert refused(state, "adopt") == "PEL-9.2"  # E-13

    play(state, "throw yellow: 5")
    assert state.speed == 4
    state = race({1: "T1:3.2"})
    play(state, "throw yellow: attack")
    assert state.speed == 2
    assert refused(state, "attack solo") == "PEL-9.4"


@pytest.mark.rule("PEL-7.6", "PEL-7.7", "PEL-5.8")
def test_a_throw_in_mid_group_replaces_the_pace_for_those_behind() -> None:
    state = race(PHI)
    turn(state, "throw yellow: 3", "move T1:3.8")
    play(state, "throw yellow: 6")
    assert (state.speed, pace(state, L)) == (6, 6)  # E-14

    turn(state, "move T1:1.9")
    play(state, "adopt")
    assert (in_turn(state), state.speed) == (R, 6)


@pytest.mark.rule("PEL-5.8")
def test_whoever_throws_must_use_the_result_even_if_the_pace_was_higher() -> None:
    state = race(PHI)
    turn(state, "throw yellow: 6", "move T1:3.8")
    play(state, "throw yellow: 3")

    assert state.speed == 3
    assert refused(state, "adopt") == "PEL-5.8"


@pytest.mark.rule("PEL-11.10", "PEL-5.6")
def test_the_symbol_is_just_two_for_who_is_not_in_attack_position() -> None:
    state = race(PHI)
    turn(state, "throw yellow: 5", "move T1:3.8")
    play(state, "throw yellow: attack")

    assert (in_turn(state), state.speed, pace(state, L)) == (M, 2, 2)  # E-15
    assert refused(state, "attack solo") == "PEL-11.5"


@pytest.mark.rule("PEL-11.6", "PEL-11.7", "PEL-5.3")
def test_a_solo_attack_goes_two_steps_then_as_many_as_green_shows_and_opens_a_breakaway() -> None:
    state = race(PHI)
    play(state, "throw yellow: attack", "attack solo")
    assert "T1:3.8" in targets(state)

    play(state, "move T1:3.8: 5")
    assert "T2:3.3" in targets(state)  # E-16: five steps more
    assert "T2:3.4" not in targets(state)
    assert (pace(state, L), breakaway(state, L)) == (0, 7)


@pytest.mark.rule("PEL-11.6")
def test_the_second_leg_of_an_attack_may_have_no_step() -> None:
    state = race(PHI)
    play(state, "throw yellow: attack", "attack solo", "move T1:3.7: 4")

    assert "stop" in legal(state)
    turn(state, "stop")
    assert (in_turn(state), breakaway(state, L)) == (M, 6)


@pytest.mark.rule("PEL-11.8", "PEL-11.9", "PEL-8.1")
def test_a_group_attack_takes_the_group_along_until_somebody_throws() -> None:
    state = race(PHI)
    play(state, "throw yellow: attack", "attack group: 4")
    assert (state.speed, pace(state, L)) == (6, 6)  # E-17

    turn(state, "move T1:3.9")
    play(state, "adopt")
    assert state.speed == 6
    turn(state, "move T1:2.9")
    play(state, "throw yellow: 3")
    assert (in_turn(state), state.speed, pace(state, L)) == (R, 3, 3)


def breaking_away() -> list[str]:
    """L attacks alone and takes 7 steps in all."""
    return ["throw yellow: attack", "attack solo", "move T1:3.8: 5", "move T2:3.3"]


@pytest.mark.rule("PEL-12.1", "PEL-12.2", "PEL-12.4", "PEL-8.1", "PEL-7.8")
def test_a_breakaway_is_caught_with_the_symbol_until_somebody_throws_something_else() -> None:
    state = race(PHI)
    turn(state, *breaking_away())
    assert refused(state, "adopt") == "PEL-12.1"  # E-18

    play(state, "throw yellow: attack", "catch")
    assert (in_turn(state), state.speed, breakaway(state, L)) == (M, 7, 7)
    turn(state, "move T2:2.3")
    play(state, "throw yellow: attack", "catch")
    assert (in_turn(state), state.speed) == (R, 7)
    turn(state, "move T2:5.0")
    play(state, "throw yellow: 4")
    assert (in_turn(state), state.speed, pace(state, L), breakaway(state, L)) == (P, 3, 4, 0)
    turn(state, "move T1:3.8")
    play(state, "adopt")
    assert (in_turn(state), state.speed) == (Q, 4)


@pytest.mark.rule("PEL-12.4", "PEL-12.5")
def test_once_a_breakaway_is_closed_the_symbol_is_just_two_for_the_group() -> None:
    state = race(PHI)
    turn(state, *breaking_away())
    play(state, "throw yellow: 5")
    assert (in_turn(state), state.speed, pace(state, L)) == (M, 4, 5)  # E-19

    turn(state, "move T1:2.9")
    play(state, "throw yellow: attack")
    assert (in_turn(state), state.speed, pace(state, L)) == (R, 2, 2)
    assert refused(state, "attack solo") == "PEL-12.5"


@pytest.mark.rule("PEL-12.1", "PEL-8.1")
def test_behind_an_attack_from_mid_group_those_who_rode_before_give_shelter() -> None:
    state = race(PHI)
    turn(state, "throw yellow: 5", "move T1:3.8")
    turn(state, "adopt", "move T1:2.9")
    turn(state, "throw yellow: attack", "attack solo", "move T1:5.6: 3", "move T1:5.9")
    assert (in_turn(state), refused(state, "adopt")) == (P, "PEL-12.1")  # E-20
    assert (pace(state, L), breakaway(state, L)) == (0, 5)

    play(state, "throw yellow: 6")
    assert (state.speed, pace(state, L)) == (6, 6)


@pytest.mark.rule("PEL-12.3", "PEL-12.4")
def test_a_declined_catch_closes_the_breakaway() -> None:
    state = race(PHI)
    turn(state, *breaking_away())
    play(state, "throw yellow: attack")
    assert refused(state, "attack solo") == "PEL-12.3"

    play(state, "decline")
    assert (in_turn(state), state.speed, pace(state, L), breakaway(state, L)) == (M, 2, 2, 0)  # E-21


@pytest.mark.rule("PEL-12.4", "PEL-17.2", "PEL-17.3")
def test_a_white_throw_closes_the_breakaway_and_brakes() -> None:
    state = race(PHI)
    turn(state, *breaking_away())
    play(state, "throw white: 2")
    assert (in_turn(state), state.speed, pace(state, L), breakaway(state, L)) == (M, 2, 2, 0)  # E-22

    turn(state, "move T1:2.8")
    assert (in_turn(state), legal(state)) == (R, ["adopt", "throw white"])
    turn(state, "adopt", "move T1:5.7")
    assert (in_turn(state), legal(state)) == (P, ["adopt", "throw white"])


@pytest.mark.rule("PEL-12.6")
def test_a_lone_rider_is_not_touched_by_a_breakaway_around_him() -> None:
    state = race({1: "T1:1.6", 2: "T1:1.5", 7: "T1:4.6"})
    play(state, "throw yellow: attack", "attack solo", "move T1:1.8: 3")
    turn(state, "move T2:1.0")

    assert in_turn(state) == 7  # E-23: before the second of the group in the order
    turn(state, "throw yellow: 5", "move T1:4.7")
    assert (in_turn(state), breakaway(state, 2)) == (2, 5)


@pytest.mark.rule("PEL-7.4", "PEL-7.5", "PEL-7.8")
def test_each_group_has_its_own_pace_and_its_leader_must_throw() -> None:
    state = race({1: "T1:1.6", 2: "T1:1.5", 7: "T1:5.6", 8: "T1:5.5"})
    assert (in_turn(state), refused(state, "adopt")) == (7, "PEL-7.4")

    turn(state, "throw yellow: 6", "move T1:5.8")
    assert (in_turn(state), refused(state, "adopt")) == (1, "PEL-7.4")
    turn(state, "throw yellow: 3", "move T1:1.7")
    play(state, "adopt")
    assert (in_turn(state), state.speed, pace(state, 1)) == (8, 6, 3)


@pytest.mark.rule("PEL-5.1", "PEL-5.2", "PEL-5.3", "PEL-5.4", "PEL-5.5", "PEL-0.3")
def test_the_five_dice_show_what_the_rulebook_says() -> None:
    yellow, polka, green, white, red = edition().dice

    assert yellow == (12, 3, 3, 4, 5, 6)  # 10 and the number is the symbol
    assert polka == (11, 2, 2, 3, 3, 4)
    assert green == (3, 4, 4, 5, 5, 6)
    assert white == (1, 1, 2, 2, 3, 3)
    assert red == (4, 5, 6, 7, 20, 21)  # and the falls


@pytest.mark.rule("PEL-8.1")
def test_without_the_option_only_the_leader_ever_loses_to_the_wind() -> None:
    state = race(PHI, options={"wind_heir": False})
    leading = state.copy()
    play(leading, "throw yellow: 5")
    assert leading.speed == 4

    turn(state, *breaking_away())
    play(state, "throw yellow: 5")

    assert (in_turn(state), state.speed) == (M, 5)


@pytest.mark.rule("PEL-8.5", "PEL-17.2", "PEL-18.2")
@pytest.mark.parametrize(("throw", "speed"), [("white: 3", 3), ("red: 4", 4)])
def test_white_and_red_are_not_touched_by_the_wind(throw: str, speed: int) -> None:
    state = race({1: "T1:3.2"})
    play(state, f"throw {throw}")

    assert state.speed == speed
