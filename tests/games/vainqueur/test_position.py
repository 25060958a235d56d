"""Position documents: they read back, and what cannot occur is refused with a reason."""

from typing import Any

import pytest

from gruppetto.engine import document
from gruppetto.engine.contract import PositionError
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.rules.actions import ROLL_DIE
from tests.games.vainqueur.table import A, B, C, any_luck, fields, play, race, setup_for, start


def read(**changes: Any) -> None:
    """Reads stage 6 with four riders, changed so."""
    GAME.position(document.write({**fields(6, hand="km20 climber", race_round=9), **changes}))


def test_a_position_reads_back_as_itself() -> None:
    state = race(6, hand="km20 climber", at=[60, 20, 0, 40], blocked={B: "fall"}, climbers=[C], draw_pile=30)
    again = GAME.position(state.document())
    assert again.document() == state.document()
    assert again.actions() == state.actions()
    assert again.view(A) == state.view(A)


def test_totals_cap_and_draw_pile_follow_from_the_rest() -> None:
    state = race(3, results=[(A, [260, 200, 100, 0]), (C, [30, 31, 40, 0])])
    assert state.totals == [70, 60, 70, 0]
    assert state.cap == C
    assert [award.rule for award in state.caps] == ["VAI-11.2", "VAI-10.1", "VAI-10.2"]
    assert state.draw_count == 103 - 29


def test_prologue_and_final_positions_read_back() -> None:
    prologue = start(3)
    play(prologue, "roll", "roll", "roll", luck=[4, 4, 1])
    over = race(12, at=[220, 0, 0, 0], hand="km20")
    play(over, "ride km20")
    for state in (prologue, over):
        assert GAME.position(state.document()).document() == state.document()


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("another game", {"game": "chess"}, "a position of 'chess'"),
    ("unknown edition", {"edition": "golden"}, "'golden' is not known"),
    ("unknown option", {"options": {"doping": True}}, "no option 'doping'"),
    ("seats", {"seats": 9}, "2 to 6"),
    ("unknown key", {"weather": "rain"}, "'weather' is not a key"),
    ("phase", {"phase": "siesta"}, "phase must be one of"),
    ("phase of another stage", {"phase": "tt_turn"}, "its phase is road_turn"),
    ("stage", {"stage": 13}, "not one of this tour's"),
    ("results missing", {"results": []}, "5 finished stages are expected"),
    ("result", {"results": [{"winner": 0}]}, "winner, how and positions"),
    ("result's winner", {"results": [{"winner": 7, "how": "ride", "positions": [260, 0, 0, 0]}]}, "must be a seat"),
    ("result's way", {"results": [{"winner": 0, "how": "die", "positions": [260, 0, 0, 0]}]}, "ride or sprinter"),
    ("winner not home", {"results": [{"winner": 0, "how": "ride", "positions": [240, 0, 0, 0]}]}, "on the finish"),
    ("two winners", {"results": [{"winner": 0, "how": "ride", "positions": [260, 260, 0, 0]}]}, "VAI-9.2"),
    ("undecided prologue", {"prologue": [[3, 3, 1, 1]]}, "no winner yet"),
    ("impossible prologue", {"prologue": [[3, 3, 1, 1], [1, 2, 6, 0]]}, "VAI-11.3"),
    ("nobody to decide", {"to_decide": -1}, "must be a seat"),
    ("round", {"round": 0}, "round must be at least 1"),
    ("endless round", {"round": 10**12}, "round must be a whole number from 0 to 1000000"),
    ("last roll", {"last_roll": 7}, "no face 7"),
    ("roll on the road", {"last_roll": 6}, "the die rests"),
    ("four falls", {"discard": {"fall": 4}, "discard_top": "fall"}, "the deck has only 3"),
    ("too small a hand", {"hands": [{"km20": 1}, {}, {}, {}], "drawn": "km20"}, "but holds 8"),
    ("unknown card", {"discard": {"lantern": 1}}, "no card 'lantern'"),
    ("drawn", {"drawn": "km60"}, "drawn must be a card in the hand"),
    ("nothing on top", {"discard": {"km20": 1}}, "discard_top"),
    ("top of nothing", {"discard_top": "km20"}, "discard_top"),
    ("no handicap", {"handicaps": ["km40", "", "", ""]}, "is no handicap"),
    ("climber of nobody", {"climbers": [8]}, "list of seats"),
    ("climber of a word", {"climbers": ["A"]}, "list of seats"),
    ("missed turns on the road", {"miss_turns": [1, 0, 0, 0]}, "time trials only"),
    ("between the cells", {"positions": [30, 0, 0, 0]}, "cannot be on 30"),
    ("beyond the finish", {"positions": [140, 0, 0, 0]}, "cannot be on 140"),
    ("too fast", {"positions": [100, 0, 0, 0], "round": 3}, "in 2 turns"),
    ("too fast uphill", {"positions": [60, 0, 0, 0], "round": 2, "climbers": [0]}, "in 1 turns"),
    ("not by seat", {"positions": [0, 0]}, "one a seat"),
]


@pytest.mark.parametrize(("changes", "reason"), [pytest.param(*case[1:], id=case[0]) for case in WRONG])
def test_what_cannot_occur_is_refused_with_a_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        read(**changes)


def test_a_seat_is_a_whole_number() -> None:
    text = race(6).document().replace("climbers = []", "climbers = [1.0]")
    with pytest.raises(PositionError, match="list of seats"):
        GAME.position(text)


def test_climbers_on_the_flat_are_refused() -> None:
    with pytest.raises(PositionError, match="mountain stages only"):
        race(1, climbers=[A])


@pytest.mark.parametrize("cell", [6, 9, 19, 40])
def test_a_rider_cannot_rest_on_a_cell_that_sends_on(cell: int) -> None:
    with pytest.raises(PositionError, match="cannot stand on cell"):
        race(2, seats=2, at=[0, cell])


def test_the_seat_to_roll_again_may_stand_on_such_a_cell() -> None:
    assert race(2, seats=2, at=[19, 0]).actions() == (ROLL_DIE,)


@pytest.mark.parametrize(
    ("at", "turns"),
    [
        pytest.param([0, 16], {B: 2}, id="more turns than the cell takes"),
        pytest.param([0, 10], {B: 1}, id="no such cell"),
        pytest.param([16, 0], {A: 1}, id="the seat to roll"),
    ],
)
def test_only_who_rests_on_a_cell_that_says_so_has_turns_to_miss(at: list[int], turns: dict[int, int]) -> None:
    with pytest.raises(PositionError, match="turns to miss"):
        race(2, seats=2, at=at, miss=turns)


def test_a_prologue_of_many_ties_is_read() -> None:
    ties = [[3, 3, 0, 0]] * 50
    prologue = [[2, 2, 1, 1], *ties, [2, 1, 0, 0]]

    state = GAME.position(document.write({**fields(1), "prologue": prologue}))

    assert state.cap == A


def test_a_position_of_another_set_up_is_refused() -> None:
    text = race(1).document()
    with pytest.raises(PositionError, match="not those of the match"):
        GAME.position(text, setup_for(4, {"tour": "short"}))


def test_what_is_no_document_is_refused() -> None:
    with pytest.raises(PositionError, match="no position document"):
        GAME.position("rnbqkbnr/pppppppp")


def test_copies_do_not_share_anything_that_changes() -> None:
    state = race(6, hand="km20")
    before = state.document()
    other = state.copy()
    luck = any_luck()
    while other.leg.number == 6:
        other.play(other.actions()[0], luck)
    assert state.document() == before
