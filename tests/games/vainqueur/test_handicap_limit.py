"""How often a rider may be given a handicap: one at a time, one a stage, or one a stage from each rival (D-10)."""

from typing import Any

import pytest

from gruppetto.engine import document
from gruppetto.engine.contract import PositionError
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.box.cards import FALL
from gruppetto.games.vainqueur.rules.beliefs import odds_of
from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.games.vainqueur.table import fields, legal, play, race, refused

A, B, C = range(3)
PER_STAGE = {"handicap_limit": "per_stage"}
PER_RIVAL = {"handicap_limit": "per_rival"}


def after_a_counter(options: dict[str, Any], **given: Any) -> VainqueurState:
    """A has laid a fall in front of B, who has countered it; now C is to play, with a hunger in hand."""
    hands = {B: "spare_bike", C: "hunger"}
    state = race(seats=3, turn=A, hand="fall wrong_gear", hands=hands, options=options, **given)
    play(state, f"attack fall {B}", "counter spare_bike")
    return state


def discard(state: VainqueurState) -> None:
    play(state, next(move for move in legal(state) if move.startswith("discard")))


@pytest.mark.rule("VAI-5.8", "VAI-16.8")
def test_usually_the_next_rival_may_lay_another_handicap() -> None:
    assert refused(after_a_counter({}), f"attack hunger {B}") == ""


@pytest.mark.rule("VAI-16.8")
def test_by_option_a_rider_is_given_one_a_stage_and_no_more() -> None:
    state = after_a_counter(PER_STAGE)

    assert refused(state, f"attack hunger {B}") == "VAI-16.8"
    assert f"attack hunger {A}" in legal(state)


@pytest.mark.rule("VAI-16.8")
def test_by_option_each_rival_may_lay_one_and_none_a_second() -> None:
    state = after_a_counter(PER_RIVAL)
    assert refused(state, f"attack hunger {B}") == ""

    discard(state)

    assert state.to_decide == A
    assert refused(state, f"attack wrong_gear {B}") == "VAI-16.8"


@pytest.mark.rule("VAI-5.5", "VAI-16.8")
def test_a_handicap_that_still_lies_there_is_the_first_reason() -> None:
    state = race(seats=3, turn=A, hand="fall", hands={C: "hunger"}, options=PER_STAGE)
    play(state, f"attack fall {B}")

    discard(state)

    assert refused(state, f"attack hunger {B}") == "VAI-5.5"


@pytest.mark.rule("VAI-16.8")
def test_a_new_stage_begins_anew() -> None:
    state = after_a_counter(PER_STAGE)

    state.line_up()

    assert state.targets(C) == 0b011


@pytest.mark.rule("VAI-16.8", "VAI-16.1")
def test_an_attack_that_the_limit_forbids_does_not_stand_in_the_way_of_a_discard() -> None:
    strict = {"discard": "only_if_stuck"}
    hand = "fall fall sprinter climber climber spare_bike spare_bike spare_wheel"
    usual = race(seats=2, hand=hand, blocked={A: "hunger"}, options=strict)
    given = fields(seats=2, hand=hand, blocked={A: "hunger"}, options={**strict, **PER_STAGE})
    limited = GAME.position(document.write({**given, "struck": [[B], [A]]}))

    assert refused(usual, "discard sprinter") == "VAI-16.1"
    assert refused(limited, "discard sprinter") == ""


@pytest.mark.rule("VAI-16.8")
@pytest.mark.parametrize(
    ("options", "marks"),
    [
        ({}, []),
        (PER_STAGE, [Text("vainqueur-mark-spent-all")]),
        (PER_RIVAL, [Text("vainqueur-mark-spent-by", {"whos": ["player:0"]})]),
    ],
)
def test_who_has_had_a_handicap_is_marked_for_everybody(options: dict[str, Any], marks: list[Text]) -> None:
    shown = GAME.picture(after_a_counter(options).view(-1))

    assert [mark.more for piece in shown.pieces if piece.seat == B for mark in piece.marks] == marks


@pytest.mark.rule("VAI-16.8")
def test_a_position_remembers_who_has_laid_a_handicap() -> None:
    state = after_a_counter(PER_RIVAL)

    again = GAME.position(state.document())

    assert document.read(state.document())["struck"] == [[], [0], []]
    assert legal(again) == legal(state)


def test_a_position_without_the_option_has_no_word_of_it() -> None:
    assert "struck" not in document.read(after_a_counter({}).document())


def test_a_handicap_that_no_rival_has_laid_cannot_be() -> None:
    state = race(seats=3, turn=A, hand="fall", options=PER_STAGE)
    play(state, f"attack fall {B}")
    written = document.read(state.document()) | {"struck": [[], [], []]}

    with pytest.raises(PositionError, match="struck must name them"):
        GAME.position(document.write(written))


def test_a_rival_who_was_not_allowed_to_stop_a_winner_may_hold_a_handicap() -> None:
    """Else bots conclude from the attack that did not come that there was no card for it."""
    odds: list[int] = []
    for options in ({}, PER_STAGE):
        state = after_a_counter(options, at=[0, 220, 0])
        discard(state)
        odds.append(odds_of(state, C)[FALL])

    assert odds[0] < odds[1]
