"""The conformance kit, the leak test and the chance contract, with every number of players and every option."""

from typing import Any

import pytest

from gruppetto.engine.contract import Setup, State
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.actions import CRASH
from gruppetto.games.seconds.edition import SecondsEdition
from gruppetto.games.seconds.rules import SecondsState
from gruppetto.testing import (
    by_appraisal,
    chance_contract,
    conform,
    every_setup,
    fair_worlds,
    mixed_setup,
    no_leaks,
    setup_name,
    tampering_is_caught,
)
from tests.games.seconds.table import A, any_luck, play, race, setup_for


def conserved(state: State[Any]) -> str | None:
    """Every card is somewhere, once."""
    assert isinstance(state, SecondsState)
    kinds = state.course.kinds
    for value, total in enumerate(state.course.deck):
        found = state.draw[value] + state.played[value]
        found += sum(state.hands[value::kinds]) + sum(state.buried[value::kinds])
        if found != total:
            return f"there are {found} cards {value}, not {total}"
    chance = sum(state.chance_pile) + len(state.chance_bottom) + sum(state.kept)
    return None if chance == state.course.chance_count else f"there are {chance} chance cards"


def one_rider_a_cell(state: State[Any]) -> str | None:
    assert isinstance(state, SecondsState)
    blocked = [0] * len(state.blocked)
    for number, lanes in [*zip(state.numbers, state.lanes, strict=True), *state.zones]:
        if blocked[number] & lanes:
            return f"a cell of {number} holds two riders, or one in a crash zone"
        blocked[number] |= lanes
    return None if blocked == state.blocked else "the blocked cells are not those of riders and crash zones"


INVARIANTS = (conserved, one_rider_a_cell)


def named(setup: Setup[SecondsEdition]) -> str:
    return setup_name(GAME, setup)


@pytest.mark.parametrize("setup", list(every_setup(GAME, 2)), ids=named)
def test_two_players_with_every_option(setup: Setup[SecondsEdition]) -> None:
    conform(GAME, setup, seed=1, invariants=INVARIANTS, stride=60)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mixed_options_played_by_appraisal(seats: int) -> None:
    setup = mixed_setup(GAME, seats, seed=seats)
    conform(GAME, setup, seed=seats, player=by_appraisal, invariants=INVARIANTS, stride=60)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("stages", ["mountain", "trial"])
def test_more_players(seats: int, stages: str) -> None:
    match = conform(GAME, GAME.setup(seats, {"stages": stages}), seed=seats, invariants=INVARIANTS, stride=80)
    assert tampering_is_caught(match) > 10


def shows_the_hand(state: State[Any], action: Any) -> bool:
    """The rules turn a hand over when somebody cannot avoid a crash (SEC-10.3)."""
    return bool(action.verb == CRASH)


@pytest.mark.rule("SEC-10.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_learns_what_he_may_not_know(seats: int) -> None:
    setup = setup_for(seats, "t2+t3:ttt")
    compared = no_leaks(GAME, setup, seed=seats, stride=12 * seats, reveals=shows_the_hand)
    assert compared.worlds > 10
    assert compared.steps > 10


@pytest.mark.rule("SEC-10.3")
def test_a_shown_hand_is_known_to_all_until_cards_are_laid_aside_face_down() -> None:
    state = race("t2", {"A1": "10.1", "A2": "9.1", "B1": "13.1", "B2": "13.2"}, hand=[5, 9, 14])
    play(state, "crash 5")
    for seat in (-1, 1, 2, 3):
        world = state.view(seat).imagine(any_luck(seat + 2))
        assert world.hand(A) == state.hand(A)
    assert state.view(1).shown[A][9] == 1


def test_luck_is_what_the_rules_say() -> None:
    seen = chance_contract(GAME, setup_for(2, "t2"), seed=3, stride=30)
    assert sum(seen.values()) > 10


def test_imagined_hands_are_as_likely_as_dealt_ones() -> None:
    assert fair_worlds(GAME, setup_for(2, "t2"), seed=1, samples=200) > 20
