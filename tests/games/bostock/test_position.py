"""Position documents: what cannot occur is refused with its reason."""

from typing import Any

import pytest

from gruppetto.engine import document
from gruppetto.engine.contract import PositionError
from gruppetto.games.bostock import GAME
from tests.games.bostock.table import (
    any_luck,
    fields,
    play,
    race,
    riding,
    setup_for,
    start,
    trial,
    trial_hands,
    written,
)

AT = {"red-1": "8.2", "blue-1": "5.3"}
PLAIN = {"stages": "1"}


def refuse(**changes: Any) -> str:
    """Why the race with these keys instead cannot occur."""
    text = document.write({**fields(AT, seats=2, hand=["red-100"]), **changes})
    with pytest.raises(PositionError) as refused:
        GAME.position(text, setup_for(2, PLAIN))
    return str(refused.value)


def places(**others: str) -> dict[str, str]:
    at = {"red-1": "8.2", "red-2": "2.1", "red-3": "1.1", "blue-1": "5.3", "blue-2": "2.2", "blue-3": "1.2"}
    return {**at, **{name.replace("_", "-"): place for name, place in others.items()}}


MOVING: dict[str, Any] = {
    "phase": "move",
    "cards_due": 0,
    "cards_played": 1,
    "card": "red-100",
    "numbers": [1, 0, 0],
    "bonus": True,
}
MOVING |= {"unmoved": ["red-1", "red-2", "red-3"], "discards": {"red-100": 1}, "discarded": "red-100"}
MOVING |= {"hands": [["white-110", "orange-110", "orange-111"], ["blue-100", "blue-110", "blue-200", "blue-220"]]}
"""Red has played its lowest card."""
ASKED = {
    **MOVING,
    "risk_played": True,
    "risk_bottom": ["R4"],
    "risk_card": "R4",
    "risk_rider": "red-1",
    "phase": "pick",
}
ASKED |= {"riders": places(red_1="8.3"), "numbers": [0, 0], "unmoved": ["red-2", "red-3"]}
"""And drawn Wheel given up."""


DRAWN = {**MOVING, "risk_played": True, "risk_bottom": ["R2"]}
"""Or a Puncture."""
GIVEN = {**DRAWN, "risk_bottom": ["B1"], "gift": {"steps": 3, "count": 1, "riders": ["red-1"]}}
"""Or a Fast descent, not ridden yet."""


UNFINISHED = {"finish": ["red-1", "red-2", "blue-1"], "across": ["red-1", "red-2"]}
"""A road stage without a complete team."""


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "seconds"}, "not of 'bostock'"),
        ({"edition": "box"}, "edition 'box' is not known"),
        ({"seats": 7}, "seats must be 2 to 4"),
        ({"colour": 3}, "not a key of a position"),
        ({"phase": "nap"}, "phase must be one of"),
        ({"phase": "ride"}, "no phase ride on a road"),
        ({"stage": 2}, "there is no stage 2"),
        ({"dealer": 5}, "dealer: there is no seat 5"),
        ({"to_decide": 4}, "to_decide: there is no seat 4"),
        ({"options": {"wind": True}}, "no option 'wind'"),
        ({"options": {"stages": "9"}}, "no stage 9"),
        ({"round": 0}, "round must be a whole number from 1"),
        ({"riders": {"red-1": "8.2"}}, "riders must say where red-2 is"),
        ({"riders": places(red_2="8.2")}, "taken"),
        ({"riders": places(red_2="8.9")}, "riders.red-2 must be a place on this road"),
        ({"riders": places(red_2="20.1")}, "riders.red-2 must be a place on this road"),
        ({"riders": places(red_2="home")}, "placed must be the riders who are home"),
        ({"placed": ["red-1"]}, "placed must be the riders who are home"),
        ({"riders": places(red_2="12.2")}, "first two riders beyond the green line"),
        ({"across": ["blue-1"]}, "first two riders beyond the green line"),
        (
            {
                "riders": places(red_1="home", red_2="home", red_3="home"),
                "placed": ["red-1", "red-2", "red-3"],
                "across": ["red-1", "red-2"],
            },
            "all riders of red are home",
        ),
        ({"lost": {"red-1": 1}}, "who sits out when a turn begins is turned"),
        ({"lost": {"red-1": 9}, "turned": ["red-1"]}, "cannot lose 9 turns"),
        ({"turned": ["red-1"]}, "turned must be riders"),
        ({"held": {"red-1": "B1"}}, "B1 is not a card to keep"),
        ({"held": {"red-1": "B2", "red-2": "B5"}}, "holds two Risk cards"),
        ({"held": {"red-1": "X9"}}, "no Risk card 'X9'"),
        ({"risk_bottom": ["B5", "B5"]}, "2 cards B5, but the deck has only 1"),
        ({"hands": [["red-100"], []]}, "must hold 4 cards"),
        ({"hands": [["red-999"] * 4, []]}, "no race card 'red-999'"),
        ({"hands": [["red-100"] * 4, ["blue-100", "blue-110", "blue-200", "blue-220"]]}, "the deck has only 1"),
        ({"hands": [["red-100"]]}, "hands must be a list of 2, one a seat"),
        ({"discards": {"red-221": 1}, "discarded": "blue-221"}, "the top one of the discards"),
        ({"discarded": "blue-221"}, "the top one of the discards"),
        ({"cards_due": 0}, "one race card is played a turn"),
        ({"cards_due": 3}, "one race card is played a turn"),
        ({"cards_due": 2}, "extra_card is in force"),
        ({"headwind": True}, "minus_one is in force"),
        ({"risk_played": True, "risk_bottom": ["B2"], "headwind": True}, "minus_one is in force"),
        ({"risk_played": True, "risk_bottom": ["R8"]}, "stand_still is in force"),
        ({"risk_played": True}, "lies under the pile"),
        ({"risk_played": True, "risk_bottom": ["R7"], "headwind": True, "still": True}, "stand_still is in force"),
        ({"risk_played": True, "risk_bottom": ["B5"], "breakaway": "blue-1"}, "breakaway is by a rider of the team"),
        ({"numbers": [1]}, "belong to a race card"),
        ({"card": "red-100"}, "only after it was played"),
        ({"phase": "move"}, "nobody can move"),
        ({"phase": "pick"}, "risk_card must be the card"),
        ({"swapped": 1, "hands": MOVING["hands"]}, "only in the phase swap"),
        ({"gift": {"steps": 3, "count": 1, "riders": ["red-1"]}}, "no Risk card that gives steps"),
        ({**GIVEN, "risk_bottom": ["R2"]}, "no Risk card that gives steps"),
        ({**GIVEN, "gift": {"steps": 2, "count": 1, "riders": ["red-1"]}}, "gives 3 steps, not 2"),
        ({**DRAWN, "hands": [MOVING["hands"][0][:2], MOVING["hands"][1]]}, "cannot hold 2 cards"),
        ({**DRAWN, "risk_bottom": ["R5"]}, "cannot hold 3 cards"),
        ({"gift": {"steps": 3, "cells": 1}}, "gift must be a table of steps, count, riders"),
        ({**MOVING, "numbers": [2]}, "some of those on the card"),
        ({**MOVING, "numbers": [0, 1]}, "from the greatest on"),
        ({**MOVING, "numbers": [0, 0]}, "every number used has moved a rider"),
        ({**MOVING, "unmoved": ["blue-1"]}, "only riders of the team in turn"),
        ({**MOVING, "phase": "choose", "cards_due": 1, "risk_played": True, "risk_bottom": ["B7"]}, "time to move"),
        ({**ASKED, "risk_bottom": ["R4", "R2"]}, "lies under the pile when it is carried out"),
        ({**ASKED, "risk_card": "B8", "risk_bottom": ["B8"]}, "does not ask for this choice"),
        ({**ASKED, "riders": places()}, "stands on no red dot"),
        ({**ASKED, "lost": {"red-2": 1}, "turned": ["red-2"]}, "no two team mates"),
        ({"results": [UNFINISHED]}, "refuses the order of arrival"),
        ({"results": [{**UNFINISHED, "finish": ["red-1", "red-1", "red-2"]}]}, 'finish names "red-1" twice'),
        ({"phase": "over", "to_decide": -1}, "1 finished stages are expected here"),
    ],
)
def test_what_cannot_occur(changes: dict[str, Any], reason: str) -> None:
    assert reason in refuse(**changes)


@pytest.mark.rule("BOS-4.12")
def test_after_the_last_stage_only_the_team_that_ended_it_has_not_drawn_again() -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "19.1"}
    over = race(at, seats=2, hand=["white-100"])
    play(over, "play white-100", "move red-3 1 finish")
    ended = written(over)
    assert [len(hand) for hand in ended["hands"]] == [3, 4]
    swapped = document.write({**ended, "hands": ended["hands"][::-1]})
    with pytest.raises(PositionError, match="cannot hold 4 cards after the stage"):
        GAME.position(swapped, setup_for(2, PLAIN))


def test_the_positions_above_can_occur_without_their_fault() -> None:
    base = fields(AT, seats=2, hand=["red-100"])
    for changes in ({}, MOVING, ASKED, DRAWN, GIVEN):
        text = document.write({**base, **changes})
        assert written(GAME.position(text, setup_for(2, PLAIN)))["phase"] == {**base, **changes}["phase"]


@pytest.mark.rule("BOS-13.1", "BOS-13.2")
@pytest.mark.parametrize("at", [{"red-1": "8.2"}, {"red-1": "1.1", "red-3": "3.1"}])
def test_in_a_team_time_trial_everybody_keeps_lane_and_place(at: dict[str, str]) -> None:
    with pytest.raises(PositionError, match="ride in file in their own lane"):
        race(at, board=2)


@pytest.mark.rule("BOS-13.3")
def test_a_team_time_trial_has_no_risk_cards() -> None:
    with pytest.raises(PositionError, match="no Risk cards"):
        race({}, board=2, held={"red-1": "B2"})


@pytest.mark.rule("BOS-8.15")
@pytest.mark.parametrize("kept", [{"held": {"blue-1": "R7"}}, {"lost": {"blue-1": 1}}])
def test_nothing_is_kept_after_the_tour(kept: dict[str, Any]) -> None:
    state = riding({"red-1": "home", "red-2": "home", "red-3": "19.1"}, "white-100", seats=2)
    play(state, "move red-3 1 finish")
    with pytest.raises(PositionError, match="lapse with the stage"):
        GAME.position(document.write({**written(state), **kept}), setup_for(2, PLAIN))


@pytest.mark.rule("BOS-8.9")
def test_who_is_home_holds_no_card_of_his_own() -> None:
    with pytest.raises(PositionError, match="holds B2 no longer"):
        race({"red-1": "home"}, held={"red-1": "B2"})


TWO = trial_hands(["sprint-321", "red-100"], ["blue-100", "blue-110"])


@pytest.mark.rule("BOS-14.2", "BOS-14.6", "BOS-14.12")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"named": ["blue-1", "blue-2"]}, "a rider of its own"),
        ({"named": ["red-1", ""]}, "everybody has named a rider"),
        ({"heat": [1, 0]}, "two by two"),
        ({"used": [8, 7]}, "must have 3 cards"),
        ({"distances": [60, 20]}, "cannot be at 60"),
        ({"distances": [3, 20]}, "cannot be at 3"),
        ({"to_decide": 1}, "in the order of the heat"),
        ({"automatic": [0]}, "is not asked"),
        ({"rides": [[9], []]}, "only those who are tied ride again"),
        ({"rides": [[9], [8]]}, "two by two"),
        ({"rides": [[2], [2]]}, "with 2 cards"),
        ({"phase": "nominate"}, "clockwise from the dealer's left"),
        ({"phase": "choose"}, "nobody moves on a road"),
        ({"chosen": {"white": "red-100"}}, "no colour 'white'"),
    ],
)
def test_time_trials_that_cannot_occur(changes: dict[str, Any], reason: str) -> None:
    trial(hands=TWO, used=[8, 8], distances=[30, 20])
    with pytest.raises(PositionError, match=reason):
        trial(**{"hands": TWO, "used": [8, 8], "distances": [30, 20], **changes})


def test_the_options_of_a_match_are_not_changed_by_a_position() -> None:
    text = race(AT, seats=2).document()
    with pytest.raises(PositionError, match="not those of the match"):
        GAME.position(text, setup_for(2, {"stages": "1", "squeeze": "gate"}))


@pytest.mark.parametrize("stages", ["1", "2+4"])
def test_every_position_of_a_tour_reads_back(stages: str) -> None:
    setup = setup_for(2, {"stages": stages})
    state = start(2, {"stages": stages})
    luck = any_luck(4)
    while state.to_decide >= 0:
        state.play(state.actions()[-1], luck)
        text = state.document()
        assert GAME.position(text, setup).document() == text


def test_jerseys_follow_from_results_and_the_green_line() -> None:
    state = riding({"red-1": "11.2"}, "blue-100")
    play(state, "move red-1 1 12.2")
    again = GAME.position(state.document(), setup_for(4, PLAIN))
    assert again.green == state.green == 0
