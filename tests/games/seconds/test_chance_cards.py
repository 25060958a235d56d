"""Chance cards, one by one (SEC-8, section 5.2 of the specification)."""

import pytest

from gruppetto.games.seconds.rules.state import SecondsState
from tests.games.seconds.table import A, changed_edition, kinds, legal, line, play, race, refused, trial, where


def drawn(card: str, hand: tuple[int, ...] = (4, 5, 5), **others: str) -> SecondsState:
    """A1 has just drawn this card on the chance cell 32.1."""
    state = race("t2", {"A1": "28.1", **others}, hand=list(hand))
    play(state, "play 4 32.1", luck=[card])
    return state


@pytest.mark.rule("SEC-8.4", "SEC-8.9")
@pytest.mark.parametrize(
    ("card", "number"), [("K01", 34), ("K02", 35), ("K03", 36), ("K04", 37), ("K06", 30), ("K07", 29)]
)
def test_a_movement_of_so_many_cells(card: str, number: int) -> None:
    state = drawn(card)
    assert (state.choice_number, state.choice_lanes) == (number, 0b11)


@pytest.mark.rule("SEC-8.9")
def test_four_cells_back() -> None:
    assert drawn("K08").choice_number == 28


@pytest.mark.rule("SEC-8.12")
@pytest.mark.parametrize(("front", "place"), [("35.1", "34.1"), ("36.2", "35.2"), ("33.1", "33.2")])
def test_bridge_the_gap_to_the_nearest_wheel(front: str, place: str) -> None:
    assert where(drawn("K05", B1=front), "A1") == place


def test_a_gap_too_wide_to_bridge() -> None:
    assert where(drawn("K05", B1="38.1"), "A1") == "32.1"


@pytest.mark.rule("SEC-8.4")
def test_feed_zone_swaps_up_to_three() -> None:
    state = drawn("K09", hand=(4, 5, 6))
    assert legal(state) == ["discard 5", "discard 6", "stop"]
    play(state, "discard 6", "stop", luck=[9])
    assert state.hand(A)[5:10] == [1, 0, 0, 0, 1]


def test_the_whole_hand_is_swapped() -> None:
    state = race("t2", {"A1": "28.1"}, hand=[4, 5, 6])
    play(state, "play 4 32.1", luck=["K10", 9, 10])
    assert state.hand(A)[5:11] == [0, 0, 0, 0, 1, 1]


def test_the_highest_card_is_swapped() -> None:
    state = race("t2", {"A1": "28.1"}, hand=[4, 5, 6])
    play(state, "play 4 32.1", luck=["K11", 9])
    assert state.hand(A)[5:10] == [1, 0, 0, 0, 1]


def test_two_cards_are_lost_blindly() -> None:
    state = race("t2", {"A1": "28.1"}, hand=[4, 5, 6, 7])
    play(state, "play 4 32.1", luck=["K12", 7, 5, 9, 10])
    assert state.hand(A)[5:11] == [0, 1, 0, 0, 1, 1]


def test_a_puncture_is_nobody_elses_business() -> None:
    state = drawn("K13", B1="32.2")
    assert where(state, "A1") == "beside 32.12"
    assert where(state, "B1") == "32.2"
    assert state.skips == 1
    assert state.zones == ()


@pytest.mark.rule("SEC-8.15")
def test_who_falls_does_not_trigger_his_cell() -> None:
    state = race("t2", {"A1": "26.1", "B1": "30.1", "B2": "30.2"}, hand=[8, 8])
    assert "exchange" not in kinds(play(state, "crash 8"))


@pytest.mark.rule("SEC-7.4")
@pytest.mark.parametrize(("card", "delta"), [("K15", -2), ("K16", 2)])
def test_the_next_card_counts_more_or_less(card: str, delta: int) -> None:
    assert drawn(card).deltas[0] == delta


@pytest.mark.rule("SEC-9.4")
@pytest.mark.parametrize(("card", "bonus"), [("K17", (0, 1)), ("K18", (1, 0))])
def test_a_bonus_is_entered_at_once(card: str, bonus: tuple[int, int]) -> None:
    state = drawn(card)
    assert (state.bonus_seconds[0], state.bonus_points[0]) == bonus


@pytest.mark.rule("SEC-8.5", "SEC-8.6")
def test_a_kept_boost_belongs_to_its_rider_and_goes_under_the_pile_when_used() -> None:
    state = race("t2", {"A1": "10.1", "A2": "9.1"}, hand=[4, 5, 6], kept={"A1": ["K19"]})
    assert "boost 4 17.1" in legal(state)
    play(state, "boost 4 17.1")
    assert [state.course.chance_cards[kind].id for kind in state.chance_bottom] == ["K19"]
    assert refused(state, "boost 5 17.1") == "SEC-8.5"


@pytest.mark.rule("SEC-8.5")
def test_the_team_mechanic_saves_a_turn() -> None:
    state = race("t2", {"A1": "beside 13.12"}, hand=[4], skips=["A1"], kept={"A1": ["K21"]})
    assert legal(state) == ["hand_in 4", "remount"]
    play(state, "remount")
    assert legal(state) == ["play 4 17.1", "play 4 17.2"]


@pytest.mark.rule("SEC-8.5")
@pytest.mark.parametrize("text", ["remount", "brake 4 14.1", "boost 4 17.1"])
def test_who_holds_no_card_cannot_use_it(text: str) -> None:
    fallen = text == "remount"
    state = race("t2", {"A1": "beside 13.12" if fallen else "10.1"}, hand=[4], skips=["A1"] if fallen else [])
    assert refused(state, text) == "SEC-8.5"


@pytest.mark.rule("SEC-8.8")
def test_a_chance_movement_triggers_an_exchange() -> None:
    state = drawn("K06")
    play(state, "lane 1")
    assert state.phase.name == "EXCHANGE"
    assert state.choice_lanes == 0


@pytest.mark.rule("SEC-8.8")
def test_a_chance_cell_reached_by_a_chance_card_is_not_triggered() -> None:
    state = race("flat-95", {"A1": "14.1"}, hand=[2])
    events = play(state, "play 2 16.1", "lane 2", luck=["K02"])
    assert where(state, "A1") == "19.2"
    assert state.leg.chance[19] == 0b10
    assert kinds(events).count("chance_drawn") == 1


@pytest.mark.rule("SEC-8.16")
def test_an_empty_chance_pile_gives_nothing() -> None:
    state = race("t2", {"A1": "28.1"}, hand=[4])
    state.chance_pile = (0,) * len(state.chance_pile)
    play(state, "play 4 32.1", luck=[])
    assert where(state, "A1") == "32.1"


@pytest.mark.rule("SEC-8.6")
def test_when_the_unknown_cards_are_used_up_the_known_ones_come_in_order() -> None:
    state = race("t2", {"A1": "28.1"}, hand=[4], chance_bottom=["K16", "K15"])
    state.chance_pile = (0,) * len(state.chance_pile)
    play(state, "play 4 32.1", luck=[])
    assert state.deltas[0] == 2


@pytest.mark.rule("SEC-11.7")
def test_a_chance_movement_may_lock_in_the_next_rider() -> None:
    state = race("t2", {"A1": "28.1", "B1": "27.2", "C1": "34.2"}, hand=[4])
    play(state, "play 4 32.1", luck=["K01"])
    assert where(state, "A1") == "34.1"


@pytest.mark.rule("SEC-8.11", "SEC-10.5")
def test_backwards_into_a_crash_zone_he_joins_it_too() -> None:
    at = {"A1": "beside 31.12", "B1": "beside 30.12"}
    state = race("t2", at, hand=[2], deltas={"A1": -1}, zones=["30.12"], skips=["B1"])
    play(state, "play 2 32.1", luck=["K07"])
    assert line(state, 30) == ["B1", "A1"]


@pytest.mark.rule("SEC-8.10", "SEC-8.11")
def test_a_zone_in_one_carriageway_and_riders_in_the_other_only_stop_him() -> None:
    at = {"A1": "50.1", "B1": "60.1", "B2": "60.2", "C1": "beside 59.34"}
    state = race("flat-95", at, hand=[5], zones=["59.34"], skips=["C1"])
    play(state, "play 5 55.1", "lane 2", luck=["K04"])
    assert where(state, "A1") == "59.2"


@pytest.mark.rule("SEC-8.11", "SEC-10.5")
def test_of_two_zones_he_joins_the_one_furthest_from_the_numbers() -> None:
    at = {"A1": "50.1", "B1": "beside 60.12", "C1": "beside 59.34"}
    state = race("flat-95", at, hand=[5], zones=["60.12", "59.34"], skips=["B1", "C1"])
    play(state, "play 5 55.1", luck=["K04"])
    assert line(state, 59) == ["C1", "A1"]


@pytest.mark.rule("SEC-7.4")
def test_a_changed_card_is_used_up_in_a_crash_too() -> None:
    at = {"A1": "10.1", "B1": "13.1", "B2": "13.2"}
    state = race("t2", at, hand=[9], deltas={"A1": 2})
    play(state, "crash 9")
    assert state.deltas[A] == 0


@pytest.mark.rule("SEC-17.5")
def test_bonuses_are_void_in_a_time_trial() -> None:
    state = trial("ttt-170", {"A1": "16.1"}, race_round=5, turn="A1", moved=["A1"])
    state.hands[2] += 1
    state.hand_sizes[0] += 1
    play(state, "play 2 18.1", luck=["K17"])
    assert state.bonus_points == (0,) * 6
    assert state.leg.sprints == ()


def test_an_edition_may_have_other_chance_cards() -> None:
    data = changed_edition(("cells = 5", "cells = 6"))
    state = race("flat-95", {"A1": "57.1"}, hand=[2], data=data)
    play(state, "play 2 59.1", luck=["K04"])
    assert state.choice_number == 65
