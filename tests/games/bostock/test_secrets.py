"""What seats may know, where this game has secrets and reveals of its own."""

import pickle

import pytest

from gruppetto.games.bostock import GAME
from gruppetto.testing import fair_worlds
from tests.games.bostock.table import BLUE, RED, any_luck, play, race, setup_for, trial, trial_hands

TEN = ("red-211", "red-100", "red-110", "red-111", "red-200", "red-210", "red-220", "red-221", "white-100", "white-110")
OTHER = (
    "blue-100",
    "blue-110",
    "blue-111",
    "blue-200",
    "blue-210",
    "blue-211",
    "blue-220",
    "blue-221",
    "white-111",
    "white-200",
)


@pytest.mark.rule("BOS-14.6")
def test_a_card_that_lies_face_down_is_imagined_as_any_unseen_one() -> None:
    state = trial(hands=trial_hands(TEN, OTHER))
    play(state, "ride red-211")
    seen = {state.view(BLUE).imagine(any_luck(seed)).chosen[RED] for seed in range(40)}
    own = {state.course.kind_of[action.card] for action in state.actions() if action.card >= 0}
    once = {kind for kind in own if state.course.deck[kind] == 1}
    assert len(seen) > 5
    assert not seen & once


@pytest.mark.rule("BOS-14.6")
def test_the_owner_sees_what_he_has_laid() -> None:
    state = trial(hands=trial_hands(TEN, OTHER))
    events = play(state, "ride red-211")
    assert (events[0].seen_by(RED) or {})["card"] == "card:red-211"
    assert "card" not in (events[0].seen_by(BLUE) or {})
    world = state.view(RED).imagine(any_luck())
    assert world.chosen[RED] == state.chosen[RED]


@pytest.mark.rule("BOS-14.6")
def test_who_turns_the_cards_over_has_seen_something_that_cannot_be_taken_back_alone() -> None:
    state = trial(hands=trial_hands(TEN, OTHER))
    play(state, "ride red-211")
    events = play(state, "ride blue-100")
    assert [event.kind for event in events if event.secret is not None] == ["card_chosen"]


def test_drawn_cards_are_nobody_elses_business() -> None:
    state = race({"red-1": "8.2"}, hand=["blue-100"])
    events = play(state, "play blue-100", "move red-1 1 9.3")
    drew = next(event for event in events if event.kind == "drew")
    assert drew.seen_by(BLUE) == {"who": "player:0", "count": 1}
    assert "cards" in (drew.seen_by(RED) or {})


def test_a_view_can_be_sent_to_another_process() -> None:
    view = race({"red-1": "8.2"}, hand=["blue-100"]).view(RED)
    sent = pickle.loads(pickle.dumps(view))
    assert sent == view
    assert sent.open.course is view.open.course
    assert sent.open.leg is view.open.leg
    assert sent.open.occupied == view.open.occupied
    assert sent.open.risk_left == view.open.risk_left


def test_imagined_hands_are_as_likely_as_dealt_ones() -> None:
    assert fair_worlds(GAME, setup_for(2, {"stages": "1"}), seed=1, samples=200) > 20
