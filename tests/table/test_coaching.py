"""What a coach says at a table, and to whom; and what bots do on the line."""

import pytest

from gruppetto.engine.hands import Handover
from gruppetto.engine.lesson import lesson_in
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.table.coaching import coached, lesson_of, rivals_act
from gruppetto.table.setting_up import setup_of_position
from tests.toy import GAME

LESSON = lesson_in(GAME.folder) or pytest.fail("the toy has no lesson")


def begun() -> Match:
    setup = setup_of_position(GAME, LESSON.position)
    seats = (SeatName("Ilse"), SeatName("Jos", "gregario"))
    return Match(GAME, setup, seats, LESSON.seed, position=LESSON.position, take_backs=TakeBacks.FRIENDLY)


def test_a_table_is_a_lesson_by_where_it_began_and_what_its_luck_is_made_of() -> None:
    assert lesson_of(GAME, LESSON.position, LESSON.seed) is LESSON
    assert lesson_of(GAME, LESSON.position, bytes(32)) is None
    assert lesson_of(GAME, "", LESSON.seed) is None


def test_he_speaks_to_the_pupil_and_only_when_it_is_his_turn() -> None:
    match = begun()
    assert coached(LESSON, match, 0) is not None
    assert coached(LESSON, match, 1) is None
    match.play(0, "play km2")
    assert coached(LESSON, match, 0) is None


def test_a_bot_does_what_the_line_says_until_somebody_leaves_it() -> None:
    match = begun()
    match.play(0, "play km2")
    assert rivals_act(LESSON, match, 1) == "play km1"

    other = begun()
    other.play(0, "drop km2")
    assert rivals_act(LESSON, other, 1) is None


def test_a_bot_that_rides_for_the_pupil_is_no_pupil() -> None:
    assert rivals_act(LESSON, begun(), 0) is None


def test_what_nobody_did_is_not_on_the_line() -> None:
    match = begun()
    match.accept(match.prepare_handover(0, Handover("lent", "gregario")))
    match.accept(match.prepare_handover(0, Handover("back")))
    match.accept(match.prepare_hint(0, "puncheur"))
    said = coached(LESSON, match, 0)
    assert said is not None
    assert said.do == "play km2"
