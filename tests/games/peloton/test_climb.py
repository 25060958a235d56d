"""Climbs: starting, riding, attacking, leaving: the worked examples E-24 to E-33 and E-88."""

import pytest

from gruppetto.engine.contract import PositionError
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.actions import parse
from tests.games.peloton.table import (
    PHI,
    attackers,
    breakaway,
    in_turn,
    legal,
    pace,
    play,
    race,
    refused,
    setup_for,
    targets,
    turn,
)

UP = {1: "T3:3.2", 2: "T3:3.1", 3: "T3:3.0", 7: "T2:3.9"}
"""A group in single file on the climb, its last rider at the foot."""


@pytest.mark.rule("PEL-13.1")
def test_flat_speed_counts_on_the_climb() -> None:
    state = race({1: "T2:3.9", 2: "T2:3.8"})
    turn(state, "throw red: 6", "move T3:3.5")
    play(state, "adopt")

    assert "T3:3.4" in targets(state)  # E-24: six steps, five of them on the climb


@pytest.mark.rule("PEL-13.2")
def test_so_does_an_attack() -> None:
    state = race({1: "T2:3.9", 2: "T2:3.8"})
    play(state, "throw yellow: attack", "attack group: 4")

    assert (state.speed, "T3:3.5" in targets(state)) == (6, True)  # E-25


@pytest.mark.rule("PEL-14.2", "PEL-14.3", "PEL-14.4", "PEL-5.2", "PEL-8.5")
def test_uphill_nobody_loses_to_the_wind_and_a_four_makes_the_pace_three() -> None:
    state = race({1: "T3:3.4", 2: "T3:3.3", 3: "T3:3.2", 7: "T3:3.1"})
    play(state, "throw polka: 4")
    assert (state.speed, pace(state, 1)) == (4, 3)  # E-26

    turn(state, "move T4:3.2")
    play(state, "adopt")
    assert state.speed == 3
    turn(state, "move T4:3.0")
    play(state, "throw polka: 4")
    assert (state.speed, pace(state, 1)) == (4, 3)
    turn(state, "move T4:2.0")
    play(state, "adopt")
    assert (in_turn(state), state.speed) == (7, 3)


FILE = {1: "T3:3.4", 2: "T3:3.3", 3: "T3:3.2", 7: "T3:3.1"}


@pytest.mark.rule("PEL-14.3")
@pytest.mark.parametrize(("choice", "speeds"), [("all", [3, 3, 3]), ("next", [3, 4, 4])])
def test_a_four_slows_all_behind_or_the_next_alone(choice: str, speeds: list[int]) -> None:
    state = race(FILE, options={"uphill_four": choice})
    turn(state, "throw polka: 4", "move T4:3.2")
    found = []
    for to in ("T3:3.5", "T3:3.4", "T3:3.3"):
        play(state, "adopt")
        found.append(state.speed)
        turn(state, f"move {to}")
    assert found == speeds


@pytest.mark.rule("PEL-14.3", "PEL-14.4")
def test_by_option_a_pace_of_the_next_stays_and_another_four_slows_the_next_again() -> None:
    state = race(FILE, options={"uphill_four": "next"})
    turn(state, "throw polka: 4", "move T4:3.2")
    turn(state, "throw polka: 2", "move T3:3.5")
    assert pace(state, 1) == 2
    turn(state, "throw polka: 4", "move T3:2.5")
    assert pace(state, 1) == 3


@pytest.mark.rule("PEL-14.3")
def test_a_position_keeps_whose_four_slows_the_next() -> None:
    state = race(FILE, options={"uphill_four": "next"})
    turn(state, "throw polka: 4", "move T4:3.2")
    assert "hard = 1" in state.document()
    read = GAME.position(state.document(), setup_for(options={"uphill_four": "next"}))
    turn(read, "adopt", "move T4:3.0")
    assert pace(read, 1) == 4


@pytest.mark.rule("PEL-14.3")
def test_without_the_option_no_four_slows_the_next_alone() -> None:
    state = race(FILE, options={"uphill_four": "next"})
    turn(state, "throw polka: 4", "move T4:3.2")
    document = state.document().replace(', uphill_four = "next"', "")
    with pytest.raises(PositionError, match="only by option"):
        GAME.position(document, setup_for())


@pytest.mark.rule("PEL-15.1", "PEL-15.2", "PEL-15.3")
def test_on_a_climb_a_rider_attacks_alone_or_not_at_all() -> None:
    state = race(UP)
    play(state, "throw polka: attack")
    assert legal(state) == ["attack solo", "decline"]  # E-27
    assert refused(state, "attack group") == "PEL-15.3"

    play(state, "attack solo")
    assert targets(state) == {"T3:2.3", "T3:3.3", "T3:4.3"}
    play(state, "move T3:3.3: 6")
    assert "T4:3.3" in targets(state)
    assert breakaway(state, 1) == 7


PHI_UP = {1: "T3:3.4", 2: "T3:2.4", 3: "T3:5.3", 7: "T3:3.3", 8: "T3:4.3"}
"""Formation Φ on the climb: 1 leads, and nobody is before 3."""


@pytest.mark.rule("PEL-15.1", "PEL-11.2", "PEL-11.3")
@pytest.mark.parametrize(("choice", "able"), [("lead_or_free", [1, 3]), ("lead_and_free", [1])])
def test_on_a_climb_lead_or_free_road_is_enough_or_both_are_needed(choice: str, able: list[int]) -> None:
    assert attackers(race(PHI_UP, options={"climb_attack": choice})) == able


@pytest.mark.rule("PEL-15.1", "PEL-11.3")
def test_on_the_flat_free_road_is_enough_whatever_holds_on_climbs() -> None:
    assert attackers(race(PHI, options={"climb_attack": "lead_and_free"})) == [1, 3]


@pytest.mark.rule("PEL-15.1", "PEL-11.5")
def test_who_has_no_more_than_free_road_uphill_is_told_what_he_lacks() -> None:
    state = race(PHI_UP, options={"climb_attack": "lead_and_free"})
    turn(state, "throw polka: 3", "move T3:3.5")
    turn(state, "adopt", "move T3:2.5")
    assert in_turn(state) == 3
    refusal = state.refusal(state.to_decide, parse("attack solo"))
    assert refusal is not None
    assert (refusal.rule, refusal.params["position"]) == ("PEL-11.5", "both")


@pytest.mark.rule("PEL-15.2")
def test_declining_on_a_climb_is_speed_and_pace_one() -> None:
    state = race(UP)
    play(state, "throw polka: attack", "decline")

    assert (state.speed, pace(state, 1)) == (1, 1)


@pytest.mark.rule("PEL-15.4", "PEL-12.2")
def test_a_breakaway_on_a_climb_is_caught_with_the_polka_dot_die() -> None:
    state = race(UP)
    turn(state, "throw polka: attack", "attack solo", "move T3:3.3: 6", "move T4:3.3")
    play(state, "throw polka: attack", "catch")
    assert (in_turn(state), state.speed) == (2, 7)  # E-28

    turn(state, "move T4:3.2")
    play(state, "throw polka: 2")
    assert (in_turn(state), state.speed, pace(state, 1), breakaway(state, 1)) == (3, 2, 2, 0)


@pytest.mark.rule("PEL-12.2")
def test_the_symbol_of_another_die_does_not_catch() -> None:
    state = race({1: "T3:3.0", 2: "T2:3.9"})
    turn(state, "throw polka: attack", "attack solo", "move T3:3.1: 3", "move T3:3.4")
    play(state, "throw yellow: attack")

    assert (in_turn(state), state.speed, pace(state, 1), breakaway(state, 1)) == (2, 2, 2, 0)
    assert refused(state, "catch") == "PEL-12.2"


@pytest.mark.rule("PEL-8.5", "PEL-14.3", "PEL-15.2", "PEL-15.4")
def test_a_green_four_is_not_cut_on_a_climb() -> None:
    state = race(UP)
    play(state, "throw polka: attack", "attack solo", "move T3:3.3: 4")
    assert (state.speed, breakaway(state, 1)) == (4, 5)  # E-88

    turn(state, "move T4:3.1")
    play(state, "throw polka: attack", "catch")
    assert state.speed == 5


@pytest.mark.rule("PEL-15.5", "PEL-9.4", "PEL-8.5")
@pytest.mark.parametrize(("wind", "speeds"), [(False, (3, 1)), (True, (2, 1))])
def test_a_lone_rider_uphill_loses_only_with_the_option(wind: bool, speeds: tuple[int, int]) -> None:
    found = []
    for shows in ("3", "attack"):
        state = race({1: "T3:3.1"}, options={"uphill_lone_wind": wind})
        play(state, f"throw polka: {shows}")
        found.append(state.speed)

    assert tuple(found) == speeds  # E-29


@pytest.mark.rule("PEL-16.2", "PEL-16.3", "PEL-26.2", "PEL-7.8")
def test_climbers_cannot_adopt_a_pace_from_the_flat_but_each_other_s() -> None:
    state = race({1: "T4:3.0", 2: "T3:3.5", 3: "T3:2.5"}, takers=[[1, 2, 3], []])
    play(state, "throw yellow: 5")
    assert (state.speed, pace(state, 1)) == (3, 5)  # E-30: on the bridge

    turn(state, "move T4:3.3")
    assert (in_turn(state), refused(state, "adopt")) == (2, "PEL-16.2")
    play(state, "throw polka: 3")
    assert (state.speed, pace(state, 1)) == (3, 3)
    turn(state, "move T4:3.2")
    play(state, "adopt")
    assert (in_turn(state), state.speed) == (3, 3)


@pytest.mark.rule("PEL-16.4", "PEL-8.3")
def test_at_the_foot_a_rider_may_adopt_the_climbers_pace_or_throw_yellow_out_of_the_wind() -> None:
    state = race({1: "T3:3.0", 2: "T2:3.9"})
    turn(state, "throw polka: 2", "move T3:3.2")
    adopting, throwing = state.copy(), state
    play(adopting, "adopt")
    play(throwing, "throw yellow: 5")

    assert (adopting.speed, throwing.speed) == (2, 5)  # E-31


@pytest.mark.rule("PEL-16.1", "PEL-26.5", "PEL-5.7")
def test_over_the_top_polka_dot_speed_holds_to_the_end_of_the_move() -> None:
    state = race({1: "T3:3.5"}, takers=[[1], []])
    play(state, "throw polka: 4")

    assert "T4:3.3" in targets(state)  # E-32
    turn(state, "move T4:3.3")
    assert "throw yellow" in legal(state)


@pytest.mark.rule("PEL-14.1", "PEL-5.4", "PEL-5.5", "PEL-5.7")
def test_on_a_climb_only_the_polka_dot_die_is_thrown() -> None:
    state = race({1: "T3:3.1"})

    assert legal(state) == ["throw polka"]
    assert {refused(state, f"throw {die}") for die in ("yellow", "white", "red")} == {"PEL-14.1"}  # E-33
    assert refused(race({1: "T1:3.1"}), "throw polka") == "PEL-5.2"
