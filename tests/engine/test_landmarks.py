"""Positions that are kept on the way, so that an undo need not ride the match again from its start."""

import pytest

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.landmarks import EVERY, RECENT, Landmarks
from gruppetto.engine.match import Match
from gruppetto.engine.record import LogEntry, SeatName, TakeBacks
from tests.toy import GAME
from tests.toy.state import TinyState

NAMES = (SeatName("Ilse"), SeatName("Bram"))


def new_match() -> Match:
    return Match(GAME, GAME.setup(2), NAMES, bytes(SEED_BYTES), take_backs=TakeBacks.FRIENDLY)


def play(match: Match) -> None:
    match.play(match.state.to_decide, str(match.state.actions()[0]))


def entries(many: int) -> list[LogEntry]:
    return [LogEntry(number, ()) for number in range(many)]


def kept(many: int) -> tuple[Landmarks, list[LogEntry], list[TinyState]]:
    """Make so many moves, each with a position of its own that was kept."""
    landmarks, line = Landmarks(GAME, GAME.setup(2)), entries(many)
    states = [TinyState(GAME.setup(2)) for _ in line]
    for place, state in enumerate(states, 1):
        landmarks.keep(line[:place], state)
    return landmarks, line, states


def test_the_last_positions_are_all_known() -> None:
    landmarks, line, states = kept(RECENT + 5)
    for back in range(RECENT):
        place = len(line) - back
        assert landmarks.nearest(line[:place]) == (place, states[place - 1])


def test_of_those_long_ago_some_are_known() -> None:
    landmarks, line, states = kept(3 * EVERY + RECENT)
    assert landmarks.nearest(line[: 2 * EVERY - 1]) == (EVERY, states[EVERY - 1])


def test_before_the_first_of_them_nothing_is_known() -> None:
    landmarks, line, _ = kept(3 * EVERY)
    assert landmarks.nearest(line[: EVERY - 1]) == (0, None)


def test_a_move_that_was_taken_back_is_not_the_one_that_stands_in_its_place() -> None:
    landmarks, line, states = kept(5)
    other = [*line[:3], LogEntry(6, ())]
    assert landmarks.nearest(other) == (3, states[2])


def test_a_document_is_read_when_it_is_needed() -> None:
    start = new_match()
    landmarks, line = Landmarks(GAME, start.setup), entries(2)
    landmarks.note(line, start.state.document())
    place, found = landmarks.nearest(line)
    assert found is not None
    assert (place, found.document()) == (2, start.state.document())


def test_a_decision_taken_back_again_and_again_rides_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    play(match)
    back_to = match.version

    def nothing_is_ridden(*_: object) -> None:
        raise AssertionError("a move was ridden again")

    for _ in range(100):
        play(match)
        with monkeypatch.context() as patched:
            patched.setattr("gruppetto.engine.replaying.apply", nothing_is_ridden)
            match.accept(match.prepare_undo(1, back_to))
    assert match.standing()[-1].number == back_to


def test_each_decision_counts_how_often_it_was_taken_back() -> None:
    match = new_match()
    play(match)
    for _ in range(3):
        play(match)
        match.accept(match.prepare_undo(1, 1))
    play(match)
    match.accept(match.prepare_undo(0, 0))
    play(match)
    again = match.standing()[-1].number
    assert (match.times_taken_back(0), match.times_taken_back(again)) == (1, 3)


def test_a_copy_goes_its_own_way_back() -> None:
    match = new_match()
    play(match)
    other = match.copy()
    play(other)
    other.accept(other.prepare_undo(1, 1))
    assert (match.times_taken_back(1), len(match.standing())) == (0, 2)
    assert other.state.document() == match.state.document()
