"""Braking, risk and collisions: the worked examples E-34 to E-41 and E-48."""

import pytest

from gruppetto.games.peloton.rules.reach import can_receive
from tests.games.peloton.table import PHI, in_turn, legal, pace, play, race, refused, rider, told, turn, where

L, M, R, P, Q = PHI
BRAKED = ["adopt", "throw white"]
FREE = ["adopt", "throw yellow", "throw white", "throw red"]


@pytest.mark.rule("PEL-17.1", "PEL-17.2", "PEL-17.3", "PEL-17.5")
def test_a_white_throw_binds_the_next_two_members() -> None:
    state = race(PHI)
    play(state, "throw white: 1")
    assert (state.speed, pace(state, L)) == (1, 1)  # E-34: not 0

    turn(state, "move T1:3.7")
    assert (in_turn(state), legal(state)) == (M, BRAKED)
    turn(state, "adopt", "move T1:2.7")
    assert (in_turn(state), legal(state)) == (R, BRAKED)
    turn(state, "adopt", "move T1:5.6")
    assert (in_turn(state), legal(state)) == (P, FREE)


@pytest.mark.rule("PEL-17.4", "PEL-17.1", "PEL-17.3")
def test_a_forced_white_throw_brakes_nobody_further_but_a_free_one_does() -> None:
    state = race(PHI)
    turn(state, "throw white: 1", "move T1:3.7")
    turn(state, "throw white: 3", "move T1:2.9")
    assert (in_turn(state), legal(state), pace(state, L)) == (R, BRAKED, 3)  # E-35

    turn(state, "adopt", "move T1:5.8")
    assert (in_turn(state), legal(state)) == (P, FREE)
    turn(state, "throw white: 2", "move T1:3.6")
    assert (in_turn(state), legal(state)) == (Q, BRAKED)  # E-36


@pytest.mark.rule("PEL-17.4", "PEL-17.3")
@pytest.mark.parametrize(("choice", "then"), [("pace", [BRAKED, FREE, FREE]), ("brakes", [BRAKED, BRAKED, FREE])])
def test_a_white_throw_of_a_braked_rider_ends_the_brake_or_starts_it_anew(choice: str, then: list[list[str]]) -> None:
    state = race(PHI, options={"braked_white": choice})
    turn(state, "throw white: 1", "move T1:3.7")
    turn(state, "throw white: 3", "move T1:2.9")
    found = [legal(state)]
    turn(state, "adopt", "move T1:5.8")
    found.append(legal(state))
    turn(state, "adopt", "move T1:3.6")
    found.append(legal(state))
    assert found == then


@pytest.mark.rule("PEL-17.6", "PEL-17.3")
def test_a_braked_rider_on_a_climb_is_free_of_it_but_counts() -> None:
    state = race({1: "T4:3.0", 2: "T3:3.5", 3: "T3:3.4"}, takers=[[1, 2], []])
    turn(state, "throw white: 2", "move T4:3.2")

    assert (in_turn(state), legal(state)) == (2, ["throw polka"])
    turn(state, "throw polka: 2", "move T4:3.1")
    assert state.braked
    assert (in_turn(state), legal(state)) == (3, ["adopt", "throw polka"])


@pytest.mark.rule("PEL-18.1", "PEL-18.2", "PEL-5.5")
def test_a_red_number_is_speed_and_pace() -> None:
    state = race(PHI)
    play(state, "throw red: 7")

    assert (state.speed, pace(state, L)) == (7, 7)  # E-37


@pytest.mark.rule("PEL-18.3", "PEL-18.5", "PEL-8.1")
def test_after_a_crash_the_next_must_reset_the_pace_with_the_yellow_die() -> None:
    state = race(PHI)
    play(state, "throw red: crash")
    assert (where(state, L), in_turn(state), legal(state)) == ("T1:3.6", M, ["throw yellow"])  # E-38
    assert {refused(state, text) for text in ("throw white", "throw red", "adopt")} == {"PEL-18.5"}

    play(state, "throw yellow: 4")
    assert (state.speed, pace(state, L)) == (3, 4)


@pytest.mark.rule("PEL-18.5", "PEL-8.1")
def test_who_rode_before_a_crash_still_gives_shelter() -> None:
    state = race(PHI)
    turn(state, "throw yellow: 5", "move T1:3.8")
    play(state, "throw red: crash")
    play(state, "throw yellow: 4")

    assert (in_turn(state), state.speed, pace(state, L)) == (R, 4, 4)  # E-39


@pytest.mark.rule("PEL-12.4", "PEL-12.5", "PEL-18.5")
def test_a_crash_closes_a_breakaway() -> None:
    state = race(PHI)
    turn(state, "throw yellow: attack", "attack solo", "move T1:3.8: 5", "move T2:3.3")
    play(state, "throw red: crash")
    play(state, "throw yellow: attack")

    assert (in_turn(state), state.speed, pace(state, L)) == (R, 2, 2)  # neither attack nor catch


@pytest.mark.rule("PEL-18.5", "PEL-11.5")
def test_an_attack_settles_a_reset() -> None:
    state = race(PHI, jerseys={"green": M})
    play(state, "throw red: crash")
    turn(state, "card green: 5", "move T1:2.9")
    turn(state, "throw yellow: attack", "attack solo", "move T1:5.6: 3", "move T1:5.9")

    assert (in_turn(state), legal(state)) == (P, ["throw yellow", "throw white", "throw red"])


@pytest.mark.rule("PEL-18.4", "PEL-18.5", "PEL-18.7")
def test_a_big_crash_ends_a_race_and_brings_the_next_two_down() -> None:
    state = race(PHI)
    events = play(state, "throw red: big")
    assert where(state, L) == ""  # E-40
    assert state.finishes[rider(state, L)] == (-1, 0)
    assert [event["bib"] for event in told(events, "brought_down")] == [M, R]

    assert (in_turn(state), legal(state)) == (P, ["throw yellow"])
    play(state, "throw yellow: 5")
    assert (state.speed, pace(state, P)) == (4, 5)
    turn(state, "move T1:3.6")
    play(state, "adopt")
    assert (in_turn(state), state.speed) == (Q, 5)


@pytest.mark.rule("PEL-18.4")
@pytest.mark.parametrize(("choice", "down", "up"), [("next_two", [M, R], P), ("behind", [M, P], R)])
def test_a_big_crash_brings_down_the_next_two_or_those_right_behind(choice: str, down: list[int], up: int) -> None:
    """M and P stand on hexes from which a step leads to that of L; R is second in the order."""
    state = race(PHI, options={"big_crash_victims": choice})
    events = play(state, "throw red: big")
    assert [event["bib"] for event in told(events, "brought_down")] == down
    assert in_turn(state) == up


@pytest.mark.rule("PEL-18.4")
def test_by_option_the_next_of_the_group_stays_upright_if_he_is_not_right_behind() -> None:
    state = race({1: "T1:3.6", 2: "T1:4.5", 3: "T1:3.5"}, options={"big_crash_victims": "behind"})
    events = play(state, "throw red: big")
    assert [event["bib"] for event in told(events, "brought_down")] == [3]
    assert in_turn(state) == 2


@pytest.mark.rule("PEL-18.4")
def test_a_big_crash_at_the_end_of_a_group_or_alone_takes_nobody_else_down() -> None:
    state = race({1: "T1:3.6", 2: "T1:3.5", 7: "T1:3.1"})
    turn(state, "throw yellow: 5", "move T1:3.8")
    events = play(state, "throw red: big")
    assert told(events, "brought_down") == []  # E-41

    events = play(state, "throw red: big")
    assert told(events, "brought_down") == []
    assert [where(state, bib) for bib in (1, 2, 7)] == ["T1:3.8", "", ""]


@pytest.mark.rule("PEL-18.2", "PEL-18.3")
def test_with_red_as_a_private_speed_pace_and_dice_stay_as_they_were() -> None:
    state = race(PHI, options={"red_sets_pace": False})
    turn(state, "throw yellow: 5", "move T1:3.8")
    play(state, "throw red: 7")
    assert (state.speed, pace(state, L)) == (7, 5)

    turn(state, "move T1:1.9")
    play(state, "throw red: crash")
    assert (in_turn(state), legal(state), pace(state, L)) == (P, FREE, 5)


@pytest.mark.rule("PEL-18.2")
def test_a_private_red_speed_is_the_pace_where_there_is_none() -> None:
    state = race(PHI, options={"red_sets_pace": False})
    play(state, "throw red: 6")

    assert pace(state, L) == 6


@pytest.mark.rule("PEL-6.1", "PEL-6.2", "PEL-0.15")
def test_boxed_in_behind_the_fallen_a_rider_neither_throws_nor_moves_nor_changes_the_pace() -> None:
    ahead, left, right, boxed = 7, 2, 3, 1
    state = race({ahead: "T1:1.6", left: "T1:1.5", right: "T1:2.5", boxed: "T1:1.4", 8: "T1:3.3"})
    events = play(state, "throw red: big")

    assert [event["bib"] for event in told(events, "collided")] == [boxed]  # E-48
    assert (where(state, boxed), in_turn(state), legal(state)) == (
        "T1:1.4",
        8,
        ["throw yellow", "throw white", "throw red"],
    )
    assert not can_receive(state, rider(state, boxed))
    assert pace(state, boxed) == 0


@pytest.mark.rule("PEL-18.6")
def test_a_fallen_rider_stays_in_the_way_and_rides_on_in_the_next_sequence() -> None:
    state = race({1: "T1:3.6", 7: "T1:3.5"})
    play(state, "throw red: crash")
    play(state, "throw yellow: 3")
    assert refused(state, "move T1:3.6") == "PEL-2.4"

    turn(state, "move T1:4.6")
    assert (state.sequence, state.fallen) == (6, 0)
    assert "throw yellow" in legal(state)
