"""A turn of two decisions as one plan: what looks bad may be a part of the best."""

import random
from collections.abc import Sequence
from typing import cast

from gruppetto.bots.plans import Planner
from gruppetto.bots.search import SearchBot
from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import AnyGame, View
from gruppetto.engine.event import Tell
from gruppetto.engine.judgement import Judgement, Search
from gruppetto.engine.open import Open
from tests.bots.duel import Unruled


class Relay(Unruled):
    """Two seats in turn, each with two decisions: `ride` is a cell, `wait` is none, but together they are three, in
    either order. `gamble` is a cell or none by lot."""

    def __init__(self, places: Sequence[int] = (0, 0), to_decide: int = 0, done: Sequence[str] = ()) -> None:
        self.places = list(places)
        self.to_decide = to_decide
        self.done = list(done)
        self.turns = 0

    def copy(self) -> "Relay":
        new = Relay(self.places, self.to_decide, self.done)
        new.turns = self.turns
        return new

    def actions(self) -> Sequence[str]:
        return ("gamble", "ride", "wait")

    def play(self, action: str, chance: Chance, tell: Tell | None = None) -> None:
        seat = self.to_decide
        if action == "gamble":
            self.places[seat] += chance.die(2) - 1
        self.done.append(action)
        if len(self.done) == 2:
            self.places[seat] += 3 if {*self.done} == {"ride", "wait"} else self.done.count("ride")
            self.to_decide, self.done, self.turns = 1 - seat, [], self.turns + 1

    def view(self, seat: int) -> "Seen":
        return Seen(self, seat)

    def standing(self) -> list[float]:
        return [float(place) for place in self.places]


class Seen:
    def __init__(self, state: Relay, seat: int) -> None:
        self.seat = seat
        self.actions = state.actions()
        self.open = Open()
        self._state = state

    def imagine(self, chance: Chance) -> Relay:
        return self._state.copy()


class Sight(Judgement[Relay]):
    names = ("ahead",)

    def appraise(self, state: Relay) -> list[float]:
        return [0.0, 1.0, 0.0]

    def features(self, state: Relay, seat: int) -> list[float]:
        return [state.places[seat] / 10]

    def turn(self, state: Relay) -> int:
        return state.turns

    def stage(self, state: Relay) -> int:
        return 0


class Relayed:
    id = "relay"

    def appraise(self, view: View[str]) -> list[float]:
        return [0.0, 1.0, 0.0]

    def judgement(self) -> Sight:
        return Sight([4.0])


def bot(search: Search) -> SearchBot:
    return SearchBot(cast(AnyGame, Relayed()), random.Random(1).random, search)


def planner(state: Relay) -> Planner[str]:
    return Planner(Sight([4.0]), state, random.Random(1).random)


def test_the_best_plan_has_a_part_that_looks_bad() -> None:
    state = Relay()

    assert planner(state).plans(state)[0].actions == ("ride", "wait")


def test_the_same_actions_in_another_order_are_the_same_plan() -> None:
    state = Relay()

    plans = [plan.actions for plan in planner(state).plans(state)]

    assert ("wait", "ride") not in plans
    assert ("wait", "wait") in plans


def test_nobody_plans_beyond_a_throw() -> None:
    state = Relay()

    gambles = [plan.actions for plan in planner(state).plans(state) if "gamble" in plan.actions]

    assert ("gamble",) in gambles
    assert all(actions[-1] == "gamble" for actions in gambles)


def test_what_comes_after_a_throw_is_a_mean_of_several() -> None:
    state = Relay()

    plans = {plan.actions: plan.chance for plan in planner(state).plans(state)}

    assert plans["wait", "wait"] < plans["gamble",] < plans["ride", "wait"]


def test_a_turn_that_has_begun_is_planned_to_its_end() -> None:
    begun = Relay(done=["wait"])

    assert planner(begun).plans(begun)[0].actions == ("ride",)


def test_told_to_hurry_it_ends_turns_by_the_glance() -> None:
    state = Relay()

    plans = Planner(Sight([4.0]), state, random.Random(1).random, lambda: True).plans(state)

    assert {plan.actions for plan in plans} == {("gamble",), ("ride",), ("wait",)}


def test_without_simulations_the_best_plan_is_begun() -> None:
    advice = bot(Search(simulations=0, plans=3)).consider(Relay().view(0))

    assert (advice.best.action, advice.best.then) == ("ride", ("wait",))


def test_with_simulations_the_best_plans_are_played_on_from() -> None:
    advice = bot(Search(simulations=24, turns=2, plans=3)).consider(Relay().view(0))

    assert (advice.best.action, advice.best.then) == ("ride", ("wait",))
    assert all(each.values for each in advice.considered)
