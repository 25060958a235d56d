"""Position documents: what cannot occur is refused with its reason."""

from typing import Any

import pytest

from gruppetto.engine import document
from gruppetto.engine.contract import PositionError
from gruppetto.games.seconds import GAME
from tests.games.seconds.table import any_luck, fields, race, setup_for, start, trial

AT = {"A1": "10.1", "B1": "13.2"}


PLAYED = {"hands": [{"9": 1}, {"4": 3}]}
"""A1 has used his card."""


def drawn(card: str) -> dict[str, Any]:
    """He has drawn this chance card, which is being carried out."""
    return {"chance_card": card, "chance_bottom": [card], **PLAYED}


def refuse(**changes: Any) -> str:
    """Why the race with these keys instead cannot occur."""
    text = document.write({**fields("t2", AT, seats=2, hand=[5, 9]), **changes})
    with pytest.raises(PositionError) as refused:
        GAME.position(text, setup_for(2))
    return str(refused.value)


def places(**others: str) -> dict[str, str]:
    return {**dict.fromkeys(("A1", "A2", "A3", "B1", "B2", "B3"), "start"), **AT, **others}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "vainqueur"}, "not of 'seconds'"),
        ({"edition": "box"}, "edition 'box' is not known"),
        ({"seats": 7}, "seats must be 2 to 4"),
        ({"colour": 3}, "not a key of a position"),
        ({"phase": "nap"}, "phase must be one of"),
        ({"stage": 2}, "there is no stage 2"),
        ({"starter": 5}, "starter: there is no seat 5"),
        ({"to_decide": 1}, "seat 0 is to decide here"),
        ({"rider": "A9"}, "there is no rider 'A9'"),
        ({"rider": "A2"}, "not the one whose turn it is"),
        ({"phase": "skip", "rider": ""}, "somebody is in turn in the phase skip"),
        ({"turn": 9}, "turn must be a place in order"),
        ({"order": ["A1"]}, "order must name every rider"),
        ({"arrivals": ["A1"] * 6}, "arrivals must name every rider"),
        ({"riders": {"A1": "10.1"}}, "riders must say where A2 is"),
        ({"riders": places(A2="10.1")}, "taken"),
        ({"riders": places(A2="10.3")}, "riders.A2 must be a place of a rider"),
        ({"riders": places(A2="nowhere")}, "riders.A2 must be a place of a rider"),
        ({"riders": places(A2="-3.1"), "passed": [["A2"]]}, "past the line exactly if he has finished"),
        ({"riders": places(A2="beside 10.1")}, "riders.A2 must be a place of a rider"),
        ({"finished": {"A2": 3}}, "past the line exactly if he has finished"),
        ({"skips": ["A1"]}, "must be beside the road"),
        ({"zones": ["13.12"]}, "crash zone"),
        ({"zones": ["20.1"]}, "one carriageway"),
        ({"kept": {"A1": ["K01"]}}, "not a card to keep"),
        ({"kept": {"A1": ["K21", "K21"]}}, "2 cards K21, but the deck has only 1"),
        ({"chance_bottom": ["K99"]}, "no chance card 'K99'"),
        ({"hands": [{"5": 1}, {"4": 3}]}, "seat 0 has 1 cards, but holds 2"),
        ({"hands": [{"5": 9}, {"4": 3}]}, "9 cards 5, but the deck has only 8"),
        ({"hands": [{"99": 1}, {}]}, "there is no card '99'"),
        ({"shown": [{"7": 1}, {}]}, "shown cards that are not in its hand"),
        ({"due": [1, 0]}, "no 1 cards to surrender"),
        ({"to_discard": 2}, "exactly in an exchange or swap"),
        ({"choice": "20.12"}, "exactly in the phase lane"),
        ({"chance_card": "K01"}, "only while its owner decides"),
        ({"moved": ["A1"]}, "in its team turn"),
        ({"passed": [["A1"]], "passing": [["B1"]]}, "has passed it"),
        ({"results": [{"counts": [1] * 6}]}, "results[0] must be a table of finishes"),
        ({"deltas": {"A1": 99}}, "cannot count 99 more"),
        ({"options": {"wind": True}}, "no option 'wind'"),
        ({"riders": places(A2="off 15")}, "A2 is off the board"),
        ({"phase": "exchange", "to_discard": 1, **PLAYED}, "A1 is on no exchange cell"),
        ({"phase": "swap", "to_discard": 1, **drawn("K01")}, "leads to the phase swap"),
        ({"phase": "lane", "choice": "12.12", **drawn("K13")}, "leads to the phase lane"),
        ({"phase": "lane", "choice": "39.12", **drawn("K01")}, "where the chance card leads"),
        ({"phase": "lane", "choice": "9.12", **drawn("K01")}, "where the chance card leads"),
        ({"phase": "swap", "to_discard": 1, "swapped": 3, **drawn("K09")}, "at most 3 cards"),
        ({"options": {"stages": "nowhere"}}, "no board 'nowhere'"),
    ],
)
def test_what_cannot_occur(changes: dict[str, Any], reason: str) -> None:
    assert reason in refuse(**changes)


def test_a_rider_beyond_a_sprint_line_has_passed_it() -> None:
    far = {**fields("t2", {"A1": "25.1"}, seats=2, hand=[5]), "passed": [[]]}
    with pytest.raises(PositionError, match="must have passed it"):
        GAME.position(document.write(far), setup_for(2))


def test_the_options_of_a_match_are_not_changed_by_a_position() -> None:
    text = race("t2", AT, seats=2, hand=[5]).document()
    with pytest.raises(PositionError, match="not those of the match"):
        GAME.position(text, setup_for(2, "t2", {"starter": "rotate"}))


def test_every_position_of_a_tour_reads_back() -> None:
    state = start(2, "t2+t3:ttt")
    luck = any_luck(4)
    setup = setup_for(2, "t2+t3:ttt")
    while state.to_decide >= 0:
        state.play(state.actions()[-1], luck)
        text = state.document()
        assert GAME.position(text, setup).document() == text


@pytest.mark.parametrize("figure", [1000, 10**18])
def test_results_have_figures_that_can_be_written(figure: int) -> None:
    setup = setup_for(2, "t3:ttt+t3")
    text = document.write({**fields("t3", AT, seats=2, hand=[5]), "options": setup.options, "stage": 2})
    late = text.replace("options", f"results = [{{ counts = [{figure}, 1, 1, 1, 1, 1] }}]\noptions", 1)
    with pytest.raises(PositionError, match=r"results\[0\]\.counts\[0\] must be a whole number from 0 to 999"):
        GAME.position(late, setup)


@pytest.mark.parametrize(("race_round", "refilled"), [(3, [1]), (7, [0])])
def test_a_team_has_its_second_deal_after_its_fourth_turn(race_round: int, refilled: list[int]) -> None:
    with pytest.raises(PositionError, match="after its turn 4, not so seat 1"):
        trial("t3", {}, race_round=race_round, refilled=refilled)
