"""Every effect of the Risk cards, kept and at once, with its corner cases (section 5.2 of the specification)."""

import pytest

from gruppetto.games.bostock.rules.state import BostockState
from tests.games.bostock.table import (
    RED,
    changed_edition,
    edition,
    kinds,
    legal,
    lost,
    play,
    race,
    refused,
    riding,
    targets,
    where,
    written,
)

DOT = "move red-1 1 5.2"
"""From 4.2 onto the first dot of the plain."""


def drawn(
    card: str, at: dict[str, str] | None = None, *, hand: tuple[str, ...] = (), first: str = "blue-111"
) -> BostockState:
    """Red-1 has drawn this card, and at the end of the turn a race card where one is needed."""
    state = riding({"red-1": "4.2", **(at or {})}, first, hand=hand)
    play(state, DOT, luck=[card, "orange-220"])
    return state


@pytest.mark.rule("BOS-1.6")
def test_the_deck_has_ten_blue_and_ten_red_cards() -> None:
    cards = edition().risk_cards
    assert sum(card.copies for card in cards if not card.red) == 10
    assert sum(card.copies for card in cards if card.red) == 10
    assert len(cards) == 16


@pytest.mark.rule("BOS-8.6", "BOS-8.13")
def test_a_card_for_now_is_played_at_once_and_goes_under_the_pile() -> None:
    state = drawn("R2")
    assert lost(state) == {"red-1": 1}
    assert written(state)["risk_bottom"] == ["R2"]
    assert state.risk_played


@pytest.mark.rule("BOS-8.5", "BOS-8.8")
def test_a_kept_card_lies_open_and_stays_with_its_rider() -> None:
    state = drawn("B2")
    for seat in (-1, 1):
        table = state.view(seat).open
        assert table.course.risk_cards[table.held[RED]].id == "B2"
        assert table.held_by[RED] == 0
    assert not state.risk_played


@pytest.mark.rule("BOS-8.8", "BOS-8.14")
def test_fast_descent_is_for_the_rider_himself_without_bonus() -> None:
    state = drawn("B1", first="red-111")
    assert refused(state, "move red-2 3 5.1") == "BOS-8.8"
    assert refused(state, "move red-1 3+1 9.2") == "BOS-8.14"
    assert refused(state, "move red-1 2 7.2") == "BOS-4.5"
    play(state, "move red-1 3 8.2")
    assert where(state, "red-1") == "8.2"


def test_a_descent_that_leads_nowhere_is_idle() -> None:
    wall = {"blue-1": "6.1", "blue-2": "6.2", "blue-3": "6.3"}
    state = riding({"red-1": "4.2", **wall}, "orange-111")
    assert "risk_idle" in kinds(play(state, DOT, luck=["B1"]))
    assert all("red-1" not in move for move in legal(state))


def test_tailwind_comes_before_the_race_card() -> None:
    state = race({"red-1": "8.2"}, held={"red-1": "B2"}, hand=["blue-100"])
    play(state, "risk")
    assert {move.split()[1] for move in legal(state)} == {"red-1"}
    play(state, "move red-1 2 10.2", "play blue-100", "move red-1 1 11.2")
    assert where(state, "red-1") == "11.2"


@pytest.mark.rule("BOS-8.7")
def test_tailwind_waits_for_a_rider_who_can_step() -> None:
    state = race({"red-1": "8.2"}, held={"red-1": "B2"}, lost={"red-1": 1})
    assert refused(state, "risk") == "BOS-8.7"


def test_relay_is_for_one_of_the_others() -> None:
    state = drawn("B3", {"red-2": "7.3"})
    assert {move.split()[1] for move in legal(state)} == {"red-2", "red-3"}
    play(state, "move red-2 2 9.3")
    assert {move.split()[2] for move in legal(state)} == {"1"}


def test_echelon_is_for_everybody_in_any_order() -> None:
    state = drawn("B4", {"red-2": "7.3"})
    assert {move.split()[1] for move in legal(state)} == {"red-1", "red-2", "red-3"}
    play(state, "move red-3 1 2.1", "move red-1 1 6.2", "move red-2 1 8.2")
    assert state.numbers == (1, 1)
    assert not state.gift_count


def test_echelon_leaves_those_who_cannot_step() -> None:
    state = drawn("B4", {"red-2": "8.1", "blue-1": "9.1", "blue-2": "8.2"})
    play(state, "move red-1 1 6.2")
    assert {move.split()[1] for move in legal(state)} == {"red-3"}


def test_echelon_counts_only_riders_on_the_road() -> None:
    state = drawn("B4", {"red-2": "home", "blue-1": "home"})
    assert written(state)["gift"] == {"steps": 1, "count": 2, "riders": ["red-1", "red-3"]}


def test_service_car_puts_the_whole_team_upright_for_this_turn() -> None:
    state = race({"red-1": "8.2"}, held={"red-1": "B6"}, lost={"red-1": 2, "red-2": 1}, hand=["blue-111"])
    play(state, "risk")
    assert lost(state) == {}
    assert "turned" not in written(state)
    play(state, "play blue-111", "move red-1 1 9.3")
    assert where(state, "red-1") == "9.3"


@pytest.mark.rule("BOS-8.7")
def test_service_car_needs_somebody_who_sits_out() -> None:
    assert refused(race({}, held={"red-1": "B6"}), "risk") == "BOS-8.7"


def test_second_wind_is_two_cards_with_one_refill() -> None:
    state = race({"red-1": "8.2"}, held={"red-1": "B7"}, hand=["red-200", "blue-100"])
    play(state, "risk", "play red-200", "move red-1 2+1 11.2")
    assert {move.split()[0] for move in legal(state)} == {"play"}
    assert len(state.hands[RED]) == 3
    assert refused(state, "risk") == "BOS-8.7"
    play(state, "play blue-100", "move red-1 1 12.2")
    assert state.to_decide == 1
    assert len(state.hands[RED]) == 4


def test_second_wind_lapses_when_nobody_can_step_any_more() -> None:
    at = {"red-1": "8.1", "red-2": "7.1", "red-3": "6.1", "blue-1": "10.1", "blue-2": "10.2", "white-2": "8.2"}
    at |= {"white-1": "7.2", "orange-1": "9.2"}
    state = race(at, held={"red-1": "B7"}, hand=["orange-111", "blue-100"])
    play(state, "risk", "play orange-111", "move red-1 1 9.1", "move red-2 1 8.1", "move red-3 1 7.1")
    assert state.to_decide == 1


def test_feed_zone_exchanges_any_cards() -> None:
    state = drawn("B8", hand=("red-100", "white-200"))
    assert legal(state)[-1] == "stop"
    play(state, "swap red-100", "swap white-200")
    assert len(state.hands[RED]) == 1
    events = play(state, "stop", luck=["sprint-321", "sprint-321"])
    assert [event.params["count"] for event in events if event.kind == "drew" and event.params] == [2]
    assert len(state.hands[RED]) == 3
    assert state.phase.name == "MOVE"


def test_feed_zone_may_be_passed_by_and_ends_with_the_last_card() -> None:
    idle = drawn("B8")
    before = idle.hands[RED]
    play(idle, "stop", luck=[])
    assert idle.hands[RED] == before
    whole = drawn("B8", hand=("red-100", "white-200", "white-220"))
    play(whole, "swap red-100", "swap white-200", "swap white-220", luck=["red-221", "red-220", "red-211"])
    assert len(whole.hands[RED]) == 3


@pytest.mark.parametrize(("card", "turns"), [("R2", 1), ("R3", 2)])
def test_puncture_and_broken_wheel(card: str, turns: int) -> None:
    assert lost(drawn(card)) == {"red-1": turns}


def test_wheel_given_up_by_a_mate_of_choice() -> None:
    state = drawn("R4")
    assert legal(state) == ["pick red-2", "pick red-3"]
    play(state, "pick red-3")
    assert lost(state) == {"red-3": 1}


def test_wheel_given_up_by_the_only_one_left_or_by_himself() -> None:
    assert lost(drawn("R4", {"red-2": "home", "blue-1": "home"})) == {"red-3": 1}
    assert lost(drawn("R4", {"red-2": "home", "red-3": "home"})) == {"red-1": 1}


def test_commissaires_take_the_best_card() -> None:
    state = drawn("R5", hand=("red-221", "sprint-321", "white-100"))
    assert legal(state) == ["lay_off sprint-321"]
    assert refused(state, "lay_off red-221") == "BOS-8.6"
    play(state, "lay_off sprint-321")
    assert len(state.hands[RED]) == 2
    equal = drawn("R5", hand=("red-221", "white-221", "white-100"))
    assert legal(equal) == ["lay_off red-221", "lay_off white-221"]


@pytest.mark.rule("BOS-8.7")
def test_hunger_knock_waits_for_a_rider_who_is_upright() -> None:
    assert refused(race({"red-1": "8.2"}, held={"red-1": "R6"}, lost={"red-1": 1}), "risk") == "BOS-8.7"


@pytest.mark.rule("BOS-8.7")
def test_headwind_can_be_played_though_it_closes_the_line_itself() -> None:
    state = race({"red-1": "19.1", "red-2": "home"}, held={"red-1": "R7"}, lost={"red-3": 1})
    assert legal(state) == ["risk"]


@pytest.mark.rule("BOS-8.11")
def test_a_red_card_whose_condition_fails_does_not_bind() -> None:
    state = race({"red-1": "19.1"}, held={"red-2": "R6"}, lost={"red-2": 1})
    assert "risk" not in legal(state)
    assert legal(state)


def test_headwind_takes_the_bonus_away() -> None:
    state = race({"red-1": "8.2"}, held={"red-1": "R7"}, hand=["red-200"])
    play(state, "risk", "play red-200")
    assert targets(state, "red-1", "1") == ["9.1", "9.2", "9.3"]
    assert refused(state, "move red-1 1+1 10.2") == "BOS-8.6"


def test_headwind_with_the_lowest_card_moves_nobody() -> None:
    state = race({"red-1": "8.2"}, held={"red-1": "R7"}, hand=["red-100"])
    play(state, "risk", "play red-100")
    assert state.to_decide == 1


@pytest.mark.rule("BOS-8.15", "BOS-2.9")
def test_held_cards_and_lost_turns_lapse_with_the_stage() -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "19.1", "blue-1": "8.2"}
    state = race(at, hand=["white-100"], held={"blue-1": "R7"}, lost={"blue-2": 2}, options={"stages": "1+3"})
    play(state, "play white-100", "move red-3 1 finish")
    assert state.stage_index == 1
    assert lost(state) == {}
    assert written(state)["held"] == {}
    assert state.risk_left == 20


@pytest.mark.rule("BOS-8.15")
def test_they_lapse_with_the_last_stage_too() -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "19.1", "blue-1": "8.2"}
    state = race(at, hand=["white-100"], held={"blue-1": "R7"}, lost={"blue-2": 2})
    play(state, "play white-100", "move red-3 1 finish")
    assert state.to_decide == -1
    assert lost(state) == {}
    assert written(state)["held"] == {}
    assert written(state)["risk_bottom"] == ["R7"]


@pytest.mark.rule("BOS-8.13")
def test_when_the_unknown_cards_are_gone_those_put_under_come_again_in_order() -> None:
    short = changed_edition(
        *[
            (f'id = "{card.id}"\ncount = 2', f'id = "{card.id}"\ncount = 1')
            for card in edition().risk_cards
            if card.copies > 1
        ]
    )
    order = [card.id for card in short.risk_cards if card.id != "R2"]
    state = race({"red-1": "4.2"}, hand=["blue-111"], bottom=["R2", *order], data=short)
    assert state.risk_left == 0
    play(state, "play blue-111", DOT)
    assert lost(state) == {"red-1": 1}
    assert written(state)["risk_bottom"] == [*order, "R2"]
