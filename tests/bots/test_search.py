"""Bots that look ahead, on a road short enough to see the end of it."""

import random
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from gruppetto.bots import Uniform, make_bot
from gruppetto.bots.search import SearchBot
from gruppetto.bots.tape import Tape
from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import NOBODY, AnyGame, State, View
from gruppetto.engine.event import Tell
from gruppetto.engine.judgement import Judgement, Search
from gruppetto.engine.open import Open
from gruppetto.engine.refusal import Refusal

LENGTH = 6


class Duel(State[str]):
    """Two riders in turn: `safe` goes one cell, `sprint` two with a throw of 4 or more and none otherwise, and
    `trap` looks best and goes nowhere. The first at the end wins."""

    def __init__(self, places: Sequence[int] = (0, 0), to_decide: int = 0) -> None:
        self.places = list(places)
        self.to_decide = to_decide

    def copy(self) -> "Duel":
        return Duel(self.places, self.to_decide)

    def actions(self) -> Sequence[str]:
        return ("safe", "sprint", "trap")

    def play(self, action: str, chance: Chance, tell: Tell | None = None) -> None:
        steps = {"safe": 1, "trap": 0}.get(action)
        seat = self.to_decide
        self.places[seat] += steps if steps is not None else 2 * (chance.die(6) >= 4)
        self.to_decide = NOBODY if self.places[seat] >= LENGTH else 1 - seat

    def view(self, seat: int) -> "Seen":
        return Seen(self, seat)

    def standing(self) -> list[float]:
        return [float(place >= LENGTH) for place in self.places]

    def refusal(self, seat: int, action: str) -> Refusal | None:
        return None

    def why(self, action: str) -> Refusal:
        raise NotImplementedError("all is allowed")

    def document(self) -> str:
        return f"{self.places}"


class Seen(View[str]):
    def __init__(self, state: Duel, seat: int) -> None:
        self.seat = seat
        self.actions = state.actions()
        self.open = Open()
        self.imagined = 0
        self._state = state

    def imagine(self, chance: Chance) -> Duel:
        self.imagined += 1
        return self._state.copy()


class Sight(Judgement[Duel]):
    names = ("ahead",)

    def appraise(self, state: Duel) -> list[float]:
        return [1.0, 0.0, 2.0]

    def features(self, state: Duel, seat: int) -> list[float]:
        return [state.places[seat] / LENGTH]

    def turn(self, state: Duel) -> int:
        return 2 * sum(state.places) + state.to_decide

    def stage(self, state: Duel) -> int:
        return 0


class Trapping:
    """The game whose trap looks best at a glance."""

    id = "duel"

    def __init__(self, search: Search) -> None:
        self.searches = {"puncheur": search}

    def appraise(self, view: View[str]) -> list[float]:
        return [1.0, 0.0, 2.0]

    def judgement(self) -> Sight:
        return Sight([4.0])


SEARCH = Search(simulations=60, turns=1, sure=0.5)


def game(search: Search = SEARCH) -> AnyGame:
    return cast(AnyGame, Trapping(search))


def bot(search: Search = SEARCH, enough: Callable[[], bool] = lambda: False, seed: int = 1) -> SearchBot:
    return SearchBot(game(search), random.Random(seed).random, search, enough)


def test_what_looks_best_is_left_for_what_is_better() -> None:
    assert bot().decide(Duel().view(0)) != "trap"


def test_a_gain_that_is_not_sure_is_left_alone() -> None:
    assert bot(Search(simulations=60, sure=1e9)).decide(Duel((2, 2)).view(0)) in ("trap", "safe")


def test_one_step_from_the_line_the_sure_step_wins() -> None:
    advice = bot().consider(Duel((5, 3)).view(0))

    assert (advice.best.action, advice.best.chance) == ("safe", 1.0)


def test_all_choices_are_tried_in_the_same_worlds() -> None:
    advice = bot().consider(Duel().view(0))

    tried = [set(each.tried) for each in advice.considered]
    assert all(worlds <= max(tried, key=len) for worlds in tried)


def test_the_same_luck_gives_the_same_choice_and_chances() -> None:
    first, second = (bot(seed=7).consider(Duel((1, 2)).view(0)) for _ in range(2))

    assert [(each.action, each.values) for each in first.considered] == [
        (each.action, each.values) for each in second.considered
    ]


def test_told_to_hurry_it_answers_from_one_world() -> None:
    view = Duel().view(0)
    bot(enough=lambda: True).decide(view)

    assert view.imagined == 1


def test_only_what_looks_best_is_looked_at_where_there_is_much_to_choose() -> None:
    advice = bot(Search(simulations=60, choices=2)).consider(Duel().view(0))

    assert {each.action for each in advice.considered} == {"trap", "safe"}


def test_what_speaks_for_a_choice_is_said_by_feature() -> None:
    advice = bot().consider(Duel((4, 0)).view(0))

    reasons = {each.action: each.reasons()[0] for each in advice.considered}
    assert reasons["safe"] > reasons["trap"] > 0


def test_a_level_is_named_as_the_game_names_it() -> None:
    sits: Any = make_bot("puncheur", game(), lambda seed: random.Random(seed).random)

    assert isinstance(sits, SearchBot)


def test_a_game_that_nobody_can_look_ahead_in_is_refused() -> None:
    class Blind(Trapping):
        def judgement(self) -> Sight:
            return cast(Sight, None)

    with pytest.raises(ValueError, match="duel cannot be looked ahead in"):
        SearchBot(cast(AnyGame, Blind(SEARCH)), random.Random(1).random, SEARCH)


def test_a_tape_that_is_wound_back_says_the_same_again() -> None:
    uniform: Uniform = random.Random(3).random
    tape = Tape(uniform)
    first = [tape() for _ in range(3)]
    tape.wind_back()

    assert [tape() for _ in range(4)][:3] == first


def test_a_turn_has_the_same_luck_whatever_came_before_it() -> None:
    tape = Tape(random.Random(5).random)
    tape.turn_over(2)
    met = [tape(), tape()]

    tape.wind_back()
    tape()
    tape.turn_over(2)

    assert [tape(), tape()] == met
