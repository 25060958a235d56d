"""Bots: named by short strings, deciding from a view, with luck that belongs to the caller."""

import random
from collections.abc import Mapping, Sequence
from typing import cast

import pytest

from gruppetto.bots import BotError, Uniform, known_bots, levels, make_bot
from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import AnyGame, State, View
from gruppetto.engine.judgement import Search
from gruppetto.engine.open import Open


class Crossroads:
    """A view that offers some roads; a bot needs nothing else of it."""

    def __init__(self, roads: Sequence[str]) -> None:
        self.seat = self.to_decide = 0
        self.actions = roads
        self.open = Open()

    def imagine(self, chance: Chance) -> State[str]:
        raise NotImplementedError("these bots do not look ahead")


class Signposts:
    """A game that appraises a road by the number of its letters."""

    id = "signposts"
    searches: Mapping[str, Search] = {}

    def appraise(self, view: View[str]) -> list[float]:
        return [float(len(road)) for road in view.actions]


GAME = cast(AnyGame, Signposts())


def seeded(seed: int | None) -> Uniform:
    return random.Random(0 if seed is None else seed).random


def always(value: float) -> Uniform:
    return lambda: value


def test_the_bots_are_known_by_name_with_the_strongest_first() -> None:
    assert known_bots(GAME) == ("gregario", "lanterne", "greedy", "random")


def test_people_choose_among_the_levels() -> None:
    assert levels(GAME) == ("gregario", "lanterne")


@pytest.mark.parametrize(("lot", "road"), [(0.0, "Pau"), (0.5, "Calais")])
def test_the_lantern_now_and_then_takes_anything(lot: float, road: str) -> None:
    bot = make_bot("lanterne", GAME, lambda seed: always(lot))

    assert bot.decide(Crossroads(["Pau", "Calais"])) == road


def test_greedy_takes_what_the_game_appraises_highest() -> None:
    bot = make_bot("greedy", GAME, seeded)

    assert bot.decide(Crossroads(["col", "Tourmalet", "gap"])) == "Tourmalet"


@pytest.mark.parametrize(("lot", "road"), [(0.0, "Rennes"), (0.49, "Rennes"), (0.5, "Calais"), (0.99, "Calais")])
def test_greedy_draws_lots_among_equals(lot: float, road: str) -> None:
    bot = make_bot("greedy", GAME, lambda seed: always(lot))

    assert bot.decide(Crossroads(["Pau", "Rennes", "Calais"])) == road


@pytest.mark.parametrize(("lot", "road"), [(0.0, "Pau"), (0.34, "Rennes"), (0.999, "Calais")])
def test_random_gives_each_action_an_equal_share_of_the_lots(lot: float, road: str) -> None:
    bot = make_bot("random", GAME, lambda seed: always(lot))

    assert bot.decide(Crossroads(["Pau", "Rennes", "Calais"])) == road


def test_a_seed_in_the_name_is_handed_to_the_luck_of_the_caller() -> None:
    asked: list[int | None] = []

    def luck(seed: int | None) -> Uniform:
        asked.append(seed)
        return always(0.0)

    make_bot("random:seed=7", GAME, luck)
    make_bot("random", GAME, luck)

    assert asked == [7, None]


def test_the_same_seed_plays_the_same_game_again() -> None:
    view = Crossroads([f"road {number}" for number in range(100)])
    first, second = (make_bot("random:seed=7", GAME, seeded) for _ in range(2))

    assert [first.decide(view) for _ in range(20)] == [second.decide(view) for _ in range(20)]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(BotError, match=r"^there is no bot 'merckx'; the bots are gregario, lanterne, greedy, random$"):
        make_bot("merckx", GAME, seeded)


@pytest.mark.parametrize("spec", ["random:", "random:seed", "random:seed=x", "random:seed=-1", "random:legs=7"])
def test_a_setting_that_is_no_seed_is_refused_with_an_example(spec: str) -> None:
    with pytest.raises(BotError, match=r"can only have a seed, a whole number: random:seed=7$"):
        make_bot(spec, GAME, seeded)
