"""The specification's worked examples 31 to 43 and 66: crashes and the passing principle."""

import pytest

from gruppetto.games.seconds.rules.riding import protected
from tests.games.seconds.table import (
    NAMES,
    kinds,
    legal,
    line,
    next_round,
    order,
    play,
    race,
    refused,
    start,
    targets,
    where,
)

WALL = {"A1": "10.1", "B1": "13.1", "B2": "13.2"}


# --- crashes ---


@pytest.mark.rule("SEC-10.2", "SEC-3.9")
def test_example_31_a_lower_card_that_avoids_the_crash_must_be_played() -> None:
    state = race("t2", WALL, hand=[2, 5, 9])
    assert legal(state) == ["play 2 12.1", "play 2 12.2"]
    assert refused(state, "crash 5") == "SEC-10.2"


@pytest.mark.rule("SEC-10.1", "SEC-10.3", "SEC-10.4", "SEC-10.6", "SEC-10.10")
def test_example_31_otherwise_he_falls_with_those_he_hits() -> None:
    state = race("t2", WALL, hand=[5, 9], arrivals=["B2", "B1"])
    assert legal(state) == ["crash 5", "crash 9"]
    events = play(state, "crash 5")
    assert line(state, 13) == ["B2", "B1", "A1"]
    assert "hand_shown" in kinds(events)
    assert state.shown[0][9] == 1


@pytest.mark.rule("SEC-10.3")
def test_a_hand_without_cards_is_not_shown() -> None:
    state = race("t2", WALL, hand=[5], arrivals=["B2", "B1"])

    assert "hand_shown" not in kinds(play(state, "crash 5"))


@pytest.mark.rule("SEC-10.10")
def test_example_31_with_the_causer_first() -> None:
    state = race("t2", WALL, hand=[5, 9], arrivals=["B2", "B1"], options={"crash_line": "causer_first"})
    play(state, "crash 5")
    assert line(state, 13) == ["A1", "B2", "B1"]


@pytest.mark.rule("SEC-10.6")
def test_example_32_riders_on_other_numbers_are_not_involved() -> None:
    state = race("t2", {**WALL, "D1": "12.2"}, hand=[5, 9])
    play(state, "crash 5")
    assert where(state, "D1") == "12.2"


@pytest.mark.rule("SEC-10.11", "SEC-10.12", "SEC-10.14")
def test_example_33_the_fallen_hand_in_a_card_and_the_others_pass() -> None:
    fallen = {"B2": "beside 13.12", "B1": "beside 13.12", "A1": "beside 13.12"}
    line_up = ["B2", "B1", "A1"]
    state = race("t2", {**fallen, "C1": "8.1"}, turn="B2", hand=[5, 9, 2], skips=line_up, arrivals=line_up)
    assert refused(state, "play 5 18.1") == "SEC-10.12"
    play(state, "hand_in 9")
    assert [NAMES[rider] for rider in range(12) if state.skips >> rider & 1] == ["A1", "B1"]
    passing = race("t2", {**fallen, "C1": "8.1"}, turn="C1", hand=[9], skips=line_up)
    assert "17.1" in targets(passing, 9)


@pytest.mark.rule("SEC-10.13", "SEC-5.10", "SEC-10.18")
def test_example_33_and_ride_on_in_the_order_of_the_line() -> None:
    fallen = {"B2": "beside 13.12", "B1": "beside 13.12", "A1": "beside 13.12"}
    state = race("t2", fallen, turn="B2", hand=[2, 9], arrivals=["B2", "B1", "A1"])
    assert targets(state, 2) == ["15.1", "15.2"]
    assert order(next_round(state))[:3] == ["B2", "B1", "A1"]


@pytest.mark.rule("SEC-10.7", "SEC-10.8", "SEC-3.8")
def test_example_34_only_one_carriageway_falls() -> None:
    at = {"A1": "58.1", "B1": "61.1", "B2": "61.2", "C1": "61.3", "D1": "57.3"}
    state = race("flat-95", at, hand=[3, 5])
    play(state, "crash 3")
    assert line(state, 61) == ["B1", "B2", "A1"]
    assert where(state, "C1") == "61.3"
    assert state.zones == ((61, 0b0011),)
    later = race("flat-95", {"D1": "57.3", "A1": "beside 61.12"}, turn="D1", hand=[7], zones=["61.12"], skips=["A1"])
    assert targets(later, 7)


@pytest.mark.rule("SEC-10.5")
def test_example_35_both_carriageways_are_compared() -> None:
    at = {"A1": "56.2", "B1": "60.1", "B2": "60.2", "C1": "59.3", "C2": "59.4"}
    state = race("flat-95", at, hand=[4, 9])
    play(state, "crash 9")
    assert line(state, 59) == ["C1", "C2", "A1"]
    assert where(state, "B1") == "60.1"
    open_lane = {name: place for name, place in at.items() if name != "C2"}
    assert targets(race("flat-95", open_lane, hand=[4, 9]), 9)


@pytest.mark.rule("SEC-5.10")
def test_example_36_back_onto_the_carriageway_where_he_fell() -> None:
    state = race("flat-95", {"A1": "beside 60.34"}, hand=[2])
    assert targets(state, 2) == ["62.3", "62.4"]


@pytest.mark.rule("SEC-10.8")
def test_example_37_a_zone_bars_the_road_until_the_round_is_over() -> None:
    at = {"A1": "10.1", "B1": "beside 14.12"}
    state = race("t2", at, hand=[2, 3, 4, 9], zones=["14.12"], skips=["B1"])
    assert {move.split(" ")[1] for move in legal(state)} == {"2", "3"}
    assert targets(race("t2", at, hand=[4], skips=["B1"]), 4) == ["14.1", "14.2"]


@pytest.mark.rule("SEC-10.2")
def test_example_38_sharp_brakes_must_be_used() -> None:
    state = race("t2", WALL, hand=[5, 9], kept={"A1": ["K20"]})
    assert legal(state) == ["brake 5 12.1", "brake 5 12.2", "brake 9 12.1", "brake 9 12.2"]
    assert refused(state, "crash 5") == "SEC-10.2"
    play(state, "brake 9 12.2")
    assert where(state, "A1") == "12.2"
    assert state.skips == 0
    assert [state.course.chance_cards[kind].id for kind in state.chance_bottom] == ["K20"]


# --- the passing principle ---


@pytest.mark.rule("SEC-11.3", "SEC-11.4", "SEC-11.5")
def test_example_39_nobody_locks_in_the_next_rider_if_he_can_help_it() -> None:
    at = {"A1": "10.1", "B1": "10.2", "C1": "13.2"}
    state = race("t2", at, hand=[3, 8])
    assert refused(state, "play 3 13.1") == "SEC-11.4"
    assert targets(state, 8)
    assert targets(race("t2", at, hand=[3]), 3) == ["13.1"]


@pytest.mark.rule("SEC-11.2", "SEC-11.6")
def test_example_40_room_for_a_card_of_four() -> None:
    tight = race("t2", {"A1": "10.1", "B1": "10.2", "C1": "14.2"}, hand=[4, 9])
    assert refused(tight, "play 4 14.1") == "SEC-11.4"
    wide = race("t2", {"A1": "10.1", "B1": "10.2", "C1": "15.2"}, hand=[5, 9])
    assert targets(wide, 5) == ["15.1"]


@pytest.mark.rule("SEC-11.2")
def test_example_41_uphill_for_a_card_of_six() -> None:
    tight = race("mountain-84", {"A1": "29.1", "B1": "28.2", "C1": "31.2"}, hand=[4, 9])
    assert refused(tight, "play 4 31.1") == "SEC-11.4"
    wide = race("mountain-84", {"A1": "29.1", "B1": "28.2", "C1": "32.2"}, hand=[6, 9])
    assert targets(wide, 6) == ["32.1"]


@pytest.mark.rule("SEC-11.3")
def test_example_42_obstruction_by_others_is_not_his_fault() -> None:
    state = race("t2", {"A1": "10.1", "B1": "10.2", "C1": "12.1", "C2": "12.2"}, hand=[2], deltas={"A1": -1})
    assert targets(state, 2) == ["11.1", "11.2"]


@pytest.mark.rule("SEC-11.2")
def test_example_43_past_the_line_no_room_is_needed() -> None:
    at = {"A1": "38.1", "B1": "37.2", "C1": "40.2"}
    state = race("t2", at, hand=[2, 3])
    assert refused(state, "play 2 40.1") == "SEC-11.4"
    assert "-1.1" in targets(state, 3)


@pytest.mark.rule("SEC-11.4")
def test_a_reserve_of_strength_may_not_lock_in_either() -> None:
    at = {"A1": "10.1", "B1": "10.2", "C1": "14.2"}
    state = race("t2", at, hand=[2], kept={"A1": ["K19"]}, deltas={"A1": -1})
    assert legal(state) == ["play 2 11.1", "play 2 11.2"]
    assert refused(state, "boost 2 14.1") == "SEC-11.4"


@pytest.mark.rule("SEC-11.2")
def test_a_full_run_out_does_not_excuse_locking_in_before_the_line() -> None:
    at = {"A1": "38.1", "B1": "37.2", "C1": "40.2", "D1": "-1.1", "D2": "-1.2"}
    state = race("t2", at, hand=[2, 4])
    assert refused(state, "play 2 40.1") == "SEC-11.4"


@pytest.mark.rule("SEC-11.1")
def test_example_66_riders_due_to_skip_are_passed_over() -> None:
    at = {"C1": "31.1", "A1": "beside 30.123", "B1": "28.1"}
    state = race("flat-95", at, turn="C1", hand=[5], skips=["A1"])
    assert NAMES[protected(state)] == "B1"


BEHIND = {"passing_protects": "behind"}


@pytest.mark.rule("SEC-11.1")
@pytest.mark.parametrize(("protects", "rule"), [("next_turn", "SEC-11.4"), ("behind", "")])
def test_by_option_a_rider_beside_is_not_protected(protects: str, rule: str) -> None:
    at = {"A1": "10.1", "B1": "10.2", "C1": "13.2"}
    state = race("t2", at, hand=[3, 8], options={"passing_protects": protects})
    assert refused(state, "play 3 13.1") == rule


@pytest.mark.rule("SEC-11.1", "SEC-11.4")
def test_by_option_the_rider_behind_is_protected_though_another_is_next_in_turn() -> None:
    at = {"A1": "10.1", "B1": "10.2", "C1": "13.2", "D1": "9.1"}
    state = race("t2", at, hand=[3, 8], options=BEHIND)
    assert NAMES[protected(state)] == "D1"
    assert refused(state, "play 3 13.1") == "SEC-11.4"


@pytest.mark.rule("SEC-11.1")
def test_by_option_who_is_behind_and_skips_is_passed_over() -> None:
    at = {"A1": "10.1", "B1": "beside 9.12", "C1": "8.1"}
    state = race("t2", at, hand=[3], skips=["B1"], options=BEHIND)
    assert NAMES[protected(state)] == "C1"


@pytest.mark.rule("SEC-11.1")
@pytest.mark.parametrize(("protects", "whom"), [("next_turn", True), ("behind", False)])
def test_by_option_nobody_is_behind_anybody_in_the_first_round(protects: str, whom: bool) -> None:
    state = start(4, "flat", {"passing_protects": protects})
    assert (protected(state) >= 0) is whom
