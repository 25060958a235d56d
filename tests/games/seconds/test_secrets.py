"""What seats may know, where this game has secrets and reveals of its own."""

import pickle

import pytest

from gruppetto.games.seconds import GAME
from gruppetto.testing import fair_worlds
from tests.games.seconds.table import A, any_luck, play, race, setup_for


@pytest.mark.rule("SEC-10.3")
def test_a_shown_hand_is_known_to_all() -> None:
    state = race("t2", {"A1": "10.1", "A2": "9.1", "B1": "13.1", "B2": "13.2"}, hand=[5, 9, 14])
    play(state, "crash 5")
    for seat in (-1, 1, 2, 3):
        assert state.view(seat).imagine(any_luck(seat + 2)).hand(A) == state.hand(A)


@pytest.mark.rule("SEC-10.12")
def test_until_one_of_the_cards_is_laid_aside_face_down() -> None:
    state = race("t2", {"A1": "10.1", "A2": "beside 9.12", "B1": "13.1", "B2": "13.2"}, hand=[5, 9, 14], skips=["A2"])
    events = play(state, "crash 5")
    assert state.shown[A][9] == 1
    while state.rider != 1:
        play(state, str(state.actions()[0]))
    events = play(state, "hand_in 9")
    assert state.shown[A] == ()
    assert "card" not in (events[0].seen_by(2) or {})
    assert (events[0].seen_by(A) or {})["card"] == "card:9"


@pytest.mark.rule("SEC-8.1")
def test_exchanged_cards_are_nobody_elses_business() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[4, 2, 15])
    events = play(state, "play 4 30.1", "discard 15", "discard 2", luck=[9, 10])
    for event in events:
        if event.kind in ("swapped", "drew"):
            assert "cards" not in (event.seen_by(1) or {})
            assert "cards" in (event.seen_by(A) or {})
    assert state.view(1).open.buried_sizes[A] == 2
    assert state.view(1).buried == (0,) * 16


def test_imagined_hands_are_as_likely_as_dealt_ones() -> None:
    assert fair_worlds(GAME, setup_for(2, "t2"), seed=1, samples=200) > 20


def test_a_view_can_be_sent_to_another_process() -> None:
    """The course is named, not sent; what follows from the rest is found again there."""
    state = race("t2", {"A1": "10.1", "A2": "9.1", "B1": "13.1", "B2": "13.2"}, hand=[5, 9, 14])
    play(state, "crash 5")
    view = state.view(state.to_decide)
    sent = pickle.loads(pickle.dumps(view))
    assert sent == view
    assert sent.open.course is view.open.course
    assert sent.open.leg is view.open.leg
    assert (sent.open.blocked, sent.open.chance_left) == (state.blocked, state.chance_left)
    assert sent.open.blocked[13] == 0b11  # the crash zone
