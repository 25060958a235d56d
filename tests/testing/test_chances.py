"""The chance contract: all outcomes with their probabilities, and no source of luck that does otherwise."""

import math
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

from gruppetto.engine.chance import Chance, LineChance, SampledChance
from gruppetto.testing import Fault, chance_contract, fair_worlds
from gruppetto.testing.chances import EnumeratingChance, check_action, outcomes, unlike
from tests.toy import GAME
from tests.toy.state import Move, TinyState, TinyView

POSITION = """
game = "tiny"
edition = "box"
options = { finish = "over" }
seats = 2
turn = 0
places = [2, 0]
hands = [{ km1 = 1, km2 = 1, breeze = 1 }, { km1 = 3 }]
used = { km2 = 4, km3 = 3, breeze = 2, push = 2 }
"""  # the pile: 2 km1, 1 km2 and 1 push
RIDE = Move("play", 0)
BREEZE = Move("play", 3)


def test_every_outcome_is_found_with_its_probability() -> None:
    found = outcomes(GAME.position(POSITION), RIDE)

    assert found is not None
    assert {outcome.met: outcome.probability for outcome in found} == {
        (0,): Fraction(2, 4),
        (1,): Fraction(1, 4),
        (4,): Fraction(1, 4),
    }


def test_outcomes_of_a_die_and_a_draw_multiply() -> None:
    found = outcomes(GAME.position(POSITION), BREEZE)

    assert found is not None
    assert len(found) == 6 * 3
    assert sum(outcome.probability for outcome in found) == 1
    assert {outcome.probability for outcome in found} == {Fraction(1, 12), Fraction(1, 24)}


def test_too_many_outcomes_are_not_followed() -> None:
    assert outcomes(GAME.position(POSITION), BREEZE, most=17) is None


@pytest.mark.parametrize("action", [RIDE, BREEZE])
def test_the_toys_luck_keeps_the_contract(action: Move) -> None:
    assert check_action(GAME.position(POSITION), action, seed=1) > 1


def always_the_first(self: object, counts: Sequence[int], total: int) -> int:
    return next(kind for kind, count in enumerate(counts) if count)


@pytest.mark.parametrize(("source", "name"), [(SampledChance, "sampled"), (LineChance, "seeded")])
def test_a_source_of_luck_that_favours_a_card_is_found(
    monkeypatch: pytest.MonkeyPatch, source: type, name: str
) -> None:
    monkeypatch.setattr(source, "draw", always_the_first)

    with pytest.raises(Fault, match=f"{name} luck does not decide play km1 as it should"):
        check_action(GAME.position(POSITION), RIDE, seed=1)


def test_a_source_of_luck_that_does_the_impossible_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SampledChance, "draw", lambda self, counts, total: 2)

    with pytest.raises(Fault, match="should not be possible"):
        check_action(GAME.position(POSITION), RIDE, seed=1)


def test_a_game_that_miscounts_its_pile_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(self: TinyState, seat: int, chance: Chance, tell: object = None) -> None:
        chance.draw(self.pile, sum(self.pile) - 1)

    monkeypatch.setattr(TinyState, "deal", deal)

    with pytest.raises(Fault, match=r"draws from \[2, 1, 0, 0, 1\] and says they are 3"):
        check_action(GAME.position(POSITION), RIDE, seed=1)


@pytest.mark.parametrize(("counts", "total"), [([0, 0], 0), ([2, -1], 1)])
def test_there_must_be_something_to_draw(counts: list[int], total: int) -> None:
    with pytest.raises(Fault, match="the game draws from"):
        EnumeratingChance().draw(counts, total)


def test_a_die_has_faces() -> None:
    with pytest.raises(Fault, match="no die"):
        EnumeratingChance().die(1)


def test_a_whole_match_keeps_the_contract() -> None:
    seen = chance_contract(GAME, GAME.setup(2), seed=7)

    assert sum(seen.values()) > 10
    assert max(seen) > 6


def test_hands_are_imagined_fairly() -> None:
    assert fair_worlds(GAME, GAME.setup(3), seed=5) == 5 * (3 + 2)  # a spectator imagines 3 hands, a rider 2


def test_an_imagination_that_favours_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true = TinyView.imagine

    def hopeful(self: TinyView, chance: Chance) -> TinyState:
        """Takes the push out of every other hand whenever the pile has a `km1` to give for it."""
        state = true(self, chance)
        for seat, hand in enumerate(state.hands):
            if seat != self.seat and hand[4] and state.pile[0]:
                hand[4], hand[0] = hand[4] - 1, hand[0] + 1
                state.pile[4], state.pile[0] = state.pile[4] + 1, state.pile[0] - 1
        return state

    monkeypatch.setattr(TinyView, "imagine", hopeful)

    with pytest.raises(Fault, match="does not imagine fairly how many card:"):
        fair_worlds(GAME, GAME.setup(3), seed=5)


def test_a_fair_sample_is_not_suspected() -> None:
    assert unlike(Counter({"a": 330, "b": 670}), {"a": 1 / 3, "b": 2 / 3}) is None


def test_an_unfair_sample_is_suspected() -> None:
    reason = unlike(Counter({"a": 450, "b": 550}), {"a": 1 / 3, "b": 2 / 3})

    assert reason is not None
    assert "chi-square" in reason


def test_rare_outcomes_are_taken_together() -> None:
    rare = dict.fromkeys(range(1000), 1 / 1000)

    assert unlike(Counter(range(500)), rare) is None
    assert math.isclose(sum(rare.values()), 1)
