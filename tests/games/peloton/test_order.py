"""Movement, order of play, groups and attack positions: the worked examples E-1 to E-9, and PEL-2 to PEL-4."""

import pytest

from gruppetto.games.peloton.rules.course import leg_of
from gruppetto.games.peloton.rules.moving import reach
from tests.games.peloton.table import (
    PHI,
    attackers,
    edition,
    group,
    groups,
    in_turn,
    order,
    play,
    race,
    refused,
    targets,
    turn,
)

A, B, C, D, E, F = 1, 2, 3, 7, 8, 9


def ahead(stage: str, address: str) -> set[str]:
    leg = leg_of(edition(), stage)
    return {leg.address[to] for to in leg.forward[leg.index[address]]}


@pytest.mark.rule("PEL-3.2", "PEL-3.3", "PEL-0.8")
def test_the_nearest_to_the_line_comes_first_then_who_is_nearer_to_the_windward_side() -> None:
    state = race({A: "T1:3.6", B: "T1:5.6", C: "T1:2.6", D: "T1:4.7"})

    assert order(state) == [D, B, A, C]  # E-1: wind from the right


@pytest.mark.rule("PEL-3.3")
def test_with_the_wind_from_the_left_equals_play_from_left_to_right() -> None:
    state = race({A: "T2:3.6", B: "T2:5.6", C: "T2:2.6", D: "T2:4.7"})

    assert order(state) == [D, A, B, C]  # E-2


@pytest.mark.rule("PEL-4.2", "PEL-3.4")
def test_a_later_segment_comes_before_all_of_an_earlier_one() -> None:
    state = race({A: "T1:3.6", B: "T1:5.6", C: "T1:2.6", D: "T1:4.7", E: "T2:2.0", F: "T1:3.9"})

    assert order(state) == [E, F, D, B, A, C]  # E-3
    assert in_turn(state) == E


@pytest.mark.rule("PEL-4.1", "PEL-4.2")
def test_in_a_bend_the_segment_decides_whatever_it_looks_like() -> None:
    x, y, z, w = A, B, C, D
    state = race({x: "U1:1.5", y: "U2:3.-3", z: "U2:2.-1", w: "U2:4.-1"}, stage="bend4")

    assert order(state) == [z, w, y, x]  # E-4


@pytest.mark.rule("PEL-2.1", "PEL-2.2", "PEL-0.7")
def test_a_step_leads_straight_ahead_or_half_left_or_half_right() -> None:
    assert ahead("straight5", "T1:1.4") == {"T1:1.5", "T1:2.5"}  # E-5
    assert ahead("straight5", "T1:2.4") == {"T1:1.4", "T1:2.5", "T1:3.4"}
    assert ahead("straight5", "T1:2.9") == {"T1:1.9", "T2:2.0", "T1:3.9"}
    assert ahead("straight5", "T1:3.9") == {"T2:2.0", "T2:3.0", "T2:4.0"}


@pytest.mark.rule("PEL-2.2", "PEL-2.3")
def test_in_a_bend_the_segment_where_a_step_begins_gives_its_direction_and_nobody_rides_back() -> None:
    assert ahead("bend4", "U1:1.5") == {"U2:1.0", "U2:2.0", "U2:2.-1"}  # E-6
    assert ahead("bend4", "U1:4.5") == {"U1:3.5", "U2:3.-3"}
    assert ahead("bend4", "U2:2.-1") == {"U2:2.0", "U2:3.-1"}


@pytest.mark.rule("PEL-2.5", "PEL-2.6", "PEL-2.7")
def test_a_rider_moves_one_to_so_many_steps_and_may_not_stay() -> None:
    state = race({A: "T1:3.2"})
    play(state, "throw white: 2")

    one = {"T1:2.3", "T1:3.3", "T1:4.3"}
    assert targets(state) == one | {"T1:1.3", "T1:2.4", "T1:3.4", "T1:4.4", "T1:5.3"}  # E-7
    assert (refused(state, "move T1:3.2"), refused(state, "stop")) == ("PEL-2.6", "PEL-2.6")


@pytest.mark.rule("PEL-2.7")
def test_steps_used_are_those_of_a_shortest_way() -> None:
    state = race({A: "T1:3.2"})
    play(state, "throw white: 3")

    steps = {state.leg.address[place]: count for place, count in reach(state).items()}
    assert (steps["T1:3.3"], steps["T1:3.4"], steps["T1:1.3"]) == (1, 2, 2)


@pytest.mark.rule("PEL-2.4", "PEL-0.15")
def test_nobody_rides_onto_or_through_an_occupied_hex() -> None:
    state = race({A: "T1:1.2", B: "T1:1.3", C: "T1:2.3"})
    turn(state, "throw white: 1", "move T1:1.4")
    turn(state, "adopt", "move T1:2.4")
    play(state, "throw white: 1")

    assert targets(state) == {"T1:1.3", "T1:2.3"}
    state = race({A: "T1:1.2", B: "T1:1.3", C: "T1:2.3"})
    assert in_turn(state) == B
    play(state, "throw white: 1")
    assert refused(state, "move T1:2.3") == "PEL-2.4"


@pytest.mark.rule("PEL-7.1", "PEL-7.2", "PEL-9.1", "PEL-0.16")
def test_riders_on_neighbouring_hexes_are_a_group_also_across_a_yellow_line() -> None:
    state = race({A: "T1:3.9", B: "T2:4.0", C: "T1:3.7"})

    assert groups(state) == [[B, A], [C]]  # E-8


@pytest.mark.rule("PEL-11.1", "PEL-11.2", "PEL-11.3", "PEL-11.4")
def test_leaders_and_members_with_free_hexes_ahead_may_attack() -> None:
    state = race({**PHI, 9: "T1:3.1"})

    assert groups(state) == [[1, 2, 3, 7, 8], [9]]  # E-9
    assert attackers(state) == [1, 3]


@pytest.mark.rule("PEL-3.1", "PEL-7.3", "PEL-0.18")
def test_order_and_groups_hold_for_the_whole_sequence_and_everybody_has_one_turn() -> None:
    state = race(PHI)
    played = []
    for to in ("T1:3.8", "T1:2.7", "T1:5.6", "T1:3.6", "T1:4.6"):
        played.append(in_turn(state))
        turn(state, "throw yellow: 3", f"move {to}")

    assert played == [1, 2, 3, 7, 8]
    assert state.sequence == 6


@pytest.mark.rule("PEL-3.1")
def test_nobody_acts_for_a_rider_who_is_not_his() -> None:
    state = race(PHI)

    assert in_turn(state) == 1
    assert refused(state, "throw yellow", seat=1) == "PEL-3.1"


@pytest.mark.rule("PEL-4.3", "PEL-10.3", "PEL-21.3")
def test_a_move_may_cross_several_yellow_lines() -> None:
    state = race({A: "U1:2.5"}, stage="bend4")
    play(state, "throw red: 7")

    assert {address.split(":")[0] for address in targets(state)} == {"U1", "U2"}
    assert group(state, A) == 0
    state = race({A: "T5:3.9"}, takers=[[A], [A]])
    play(state, "throw red: 7")
    assert "FIN:3.6" in targets(state)
