"""A race card shows where it could take each rider before it is played."""

from collections.abc import Iterator

import pytest

from gruppetto.engine.picks import Reach, ask
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.rules.naming import card_pick
from gruppetto.games.bostock.rules.position import CHOOSE_PHASE
from gruppetto.games.bostock.rules.state import BostockState
from gruppetto.testing.playing import ride
from tests.games.bostock.table import any_luck, race


def reach(state: BostockState, card: str) -> list[Reach]:
    return GAME.reach(state.view(state.to_decide), card)


@pytest.mark.rule("BOS-4.3", "BOS-4.7")
def test_a_card_of_the_own_colour_leads_each_rider_as_far_as_its_numbers_and_one_further() -> None:
    state = race({"red-1": "10.1", "red-2": "14.2"}, hand=["red-100"], lost={"red-3": 1})

    assert reach(state, "card:red-100") == [
        Reach("rider:red-1", ("cell:11.1", "cell:11.2", "cell:12.1", "cell:12.2", "cell:12.3")),
        Reach(
            "rider:red-2", ("cell:15.1", "cell:15.2", "cell:15.3", "cell:16.1", "cell:16.2", "cell:16.3", "cell:16.4")
        ),
    ]


@pytest.mark.rule("BOS-5.5")
def test_a_card_that_can_only_be_laid_down_leads_nowhere() -> None:
    state = race({"red-1": "10.1"}, hand=["red-211"], lost={"red-1": 1, "red-2": 1, "red-3": 1})

    assert reach(state, "card:red-211") == []


def test_a_card_that_is_not_in_the_hand_leads_nowhere() -> None:
    state = race({"red-1": "10.1"}, hand=["red-211"])

    assert reach(state, "card:sprint-321") == []


def test_it_is_what_is_offered_once_the_card_is_played() -> None:
    """In all positions of a ride."""
    looked = 0
    for state in ride(GAME, GAME.setup(4, {"stages": "1"}), seed=3).states[:-1]:
        assert isinstance(state, BostockState)
        for card, after in _played(state):
            assert _cells(reach(state, card)) == _offered(after), state.document()
            looked += 1
    assert looked > 100


def _played(state: BostockState) -> Iterator[tuple[str, BostockState]]:
    if state.phase is not CHOOSE_PHASE:
        return
    for action in state.actions():
        if str(action).startswith("play "):
            after = state.copy()
            after.play(action, any_luck())
            if after.to_decide == state.to_decide and after.phase is not CHOOSE_PHASE:
                yield card_pick(action.card), after


def _cells(reached: list[Reach]) -> set[tuple[str, str]]:
    return {(reach.piece, cell) for reach in reached for cell in reach.cells}


def _offered(state: BostockState) -> set[tuple[str, str]]:
    asked = ask(GAME, state, state.to_decide)
    assert asked is not None
    return {(offer.picks[0], offer.picks[-1]) for offer in asked.offers if offer.do.startswith("move")}
