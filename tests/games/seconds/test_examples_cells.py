"""The specification's worked examples 22 to 30: exchange cells, chance cards, sprints."""

import pytest

from gruppetto.games.seconds.rules.landing import award_at_end_of_round
from gruppetto.games.seconds.rules.state import SecondsState
from tests.games.seconds.table import A, changed_edition, kinds, legal, line, play, race, refused, where


@pytest.mark.rule("SEC-8.1", "SEC-8.2", "SEC-8.3")
def test_example_22_three_cards_are_exchanged() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[4, 2, 3, 15])
    play(state, "play 4 30.1", "discard 15", "discard 2", "discard 3", luck=[9, 9, 10])
    assert state.hand(A)[9:11] == [2, 1]
    assert state.hand_sizes[A] == 3


@pytest.mark.rule("SEC-8.2")
def test_example_22_with_two_cards_both_are_exchanged() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[4, 7, 9])
    play(state, "play 4 30.1")
    assert refused(state, "stop") == "SEC-8.1"
    play(state, "discard 7", "discard 9", luck=[5, 6])
    assert state.hand(A)[5:7] == [1, 1]


@pytest.mark.rule("SEC-8.2")
def test_example_22_with_no_card_left_nothing_happens() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[4])
    play(state, "play 4 30.1")
    assert state.hand_sizes[A] == 0
    assert state.rider != 0


@pytest.mark.rule("SEC-8.1")
def test_example_22_beside_the_cell_nothing_happens() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[4, 7, 9])
    play(state, "play 4 30.2")
    assert state.hand(A)[7] == 1


@pytest.mark.rule("SEC-8.10", "SEC-8.12", "SEC-8.4")
def test_example_23_riders_stop_a_chance_movement() -> None:
    state = race("t2", {"A1": "28.1", "B1": "34.1", "B2": "34.2"}, hand=[4])
    play(state, "play 4 32.1", luck=["K03"])
    assert legal(state) == ["lane 1", "lane 2"]
    play(state, "lane 2")
    assert where(state, "A1") == "33.2"


@pytest.mark.rule("SEC-8.11")
def test_example_24_a_crash_zone_takes_him_along() -> None:
    at = {"A1": "28.1", "B1": "beside 34.12", "B2": "beside 34.12"}
    state = race("t2", at, hand=[4], zones=["34.12"], skips=["B1", "B2"], arrivals=["B2", "B1"])
    play(state, "play 4 32.1", luck=["K03"])
    assert line(state, 34) == ["B2", "B1", "A1"]
    assert state.chance_left == 31  # joining a crash is not causing one: nothing is shuffled (SEC-8.7)


@pytest.mark.rule("SEC-8.9")
def test_example_25_not_back_below_number_1() -> None:
    far_back = changed_edition(("cells = -3", "cells = -9"))
    state = race("flat-95", {"A1": "start"}, hand=[5], data=far_back)
    play(state, "play 5 5.1", luck=["K07"])
    assert legal(state) == ["lane 1", "lane 2", "lane 3", "lane 4"]
    play(state, "lane 1")
    assert where(state, "A1") == "1.1"


@pytest.mark.rule("SEC-8.9", "SEC-8.10")
def test_example_25_not_back_through_riders() -> None:
    at = {"A1": "beside 31.12", "B1": "31.1", "B2": "31.2"}
    state = race("t2", at, hand=[2], deltas={"A1": -1})
    play(state, "play 2 32.1", luck=["K07"])
    assert where(state, "A1") == "32.1"


@pytest.mark.rule("SEC-8.14")
def test_example_26_a_chance_movement_may_finish() -> None:
    state = race("flat-95", {"A1": "87.1"}, hand=[4])
    play(state, "play 4 91.1", luck=["K04"])
    assert legal(state) == ["lane 1", "lane 2", "lane 3"]
    events = play(state, "lane 2")
    assert where(state, "A1") == "-1.2"
    assert "finished" in kinds(events)


@pytest.mark.rule("SEC-8.7", "SEC-10.10", "SEC-10.15", "SEC-8.13")
def test_example_27_a_pile_up_takes_the_whole_number_along() -> None:
    state = race("t2", {"A1": "28.1", "B1": "32.2"}, hand=[4], chance_bottom=["K01", "K02"])
    play(state, "play 4 32.1", luck=["K14"])
    assert line(state, 32) == ["B1", "A1"]
    assert state.zones == ((32, 0b11),)
    assert state.chance_bottom == ()
    assert state.chance_left == 32


@pytest.mark.rule("SEC-10.2", "SEC-10.3", "SEC-10.9")
def test_example_28_whoever_can_stay_in_front_of_a_crash_must() -> None:
    at = {"B1": "beside 32.12", "A1": "beside 32.12", "C1": "28.1"}
    state = race("t2", at, turn="C1", hand=[3, 9], zones=["32.12"], skips=["A1", "B1"], arrivals=["B1", "A1"])
    assert legal(state) == ["play 3 31.1", "play 3 31.2"]
    assert refused(state, "crash 9") == "SEC-10.2"
    assert refused(state, "play 9 37.1") == "SEC-10.2"


@pytest.mark.rule("SEC-10.3", "SEC-10.9")
def test_example_28_and_otherwise_joins_it_as_the_last_in_line() -> None:
    at = {"B1": "beside 32.12", "A1": "beside 32.12", "C1": "28.1"}
    state = race("t2", at, turn="C1", hand=[4, 9], zones=["32.12"], skips=["A1", "B1"], arrivals=["B1", "A1"])
    assert legal(state) == ["crash 4", "crash 9"]
    events = play(state, "crash 4")
    assert line(state, 32) == ["B1", "A1", "C1"]
    shown = next(event for event in events if event.kind == "hand_shown")
    assert shown.params == {"who": "player:2", "cards": ["card:9"]}


@pytest.mark.rule("SEC-9.1", "SEC-9.2", "SEC-9.3", "SEC-9.4")
def test_example_29_awards_go_in_the_order_of_turns() -> None:
    state = _sprint({})
    assert [state.bonus_seconds[rider] for rider in (0, 3, 6)] == [3, 1, 0]
    assert [state.bonus_points[rider] for rider in (0, 3, 6)] == [2, 1, 0]


@pytest.mark.rule("SEC-9.3")
def test_example_29_or_by_place_at_the_end_of_the_round() -> None:
    state = _sprint({"sprint_order": "end_of_round"})
    assert [state.bonus_seconds[rider] for rider in (0, 3, 6)] == [1, 0, 3]


def _sprint(options: dict[str, object]) -> SecondsState:
    """A1 rides from 18 to 22, B1 from 17 to 20, C1 from 16 to 25, and the others end the round."""
    at = {"A1": "18.1", "B1": "17.1", "C1": "16.1"}
    hands = {"hands": [{"4": 3}, {"3": 3}, {"9": 3}]}
    state = race("t2", at, seats=3, hand=[4, 4, 4], options=options, changes=hands)
    play(state, "play 4 22.1", "play 3 20.1", "play 9 25.1")
    while state.round == 10:
        play(state, legal(state)[0])
    return state


@pytest.mark.rule("SEC-9.3")
def test_at_the_end_of_the_round_the_fallen_come_last() -> None:
    at = {"B1": "beside 25.12", "C1": "20.1"}
    both = {"passed": [["B1", "C1"]], "passing": [["B1", "C1"]]}
    state = race("t2", at, hand=[5], skips=["B1"], options={"sprint_order": "end_of_round"}, changes=both)
    award_at_end_of_round(state, None)
    assert (state.bonus_seconds[3], state.bonus_seconds[6]) == (1, 3)


@pytest.mark.rule("SEC-9.6")
def test_example_30_over_the_line_then_down() -> None:
    at = {"A1": "18.1", "B1": "21.1", "C1": "21.2"}
    state = race("t2", at, hand=[5, 8])
    events = play(state, "crash 5")
    assert state.passed[0].bit_count() == 3
    assert "sprint_won" not in kinds(events)


@pytest.mark.rule("SEC-9.6")
def test_example_30_had_there_been_an_award_he_would_get_it() -> None:
    at = {"A1": "18.1", "B2": "beside 21.12"}
    state = race("t2", at, hand=[5, 8], zones=["21.12"], skips=["B2"])
    play(state, "crash 5")
    assert (state.bonus_seconds[0], state.bonus_points[0]) == (1, 1)
