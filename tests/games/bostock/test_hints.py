"""The bot hints: what a greedy player does in plain cases, and that it beats chance."""

import random

import pytest

from gruppetto.engine.chance import SampledChance
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.rules.state import BostockState
from tests.games.bostock.table import play, race, riding, trial, trial_hands


def best(state: BostockState) -> str:
    view = state.view(state.to_decide)
    worths = GAME.appraise(view)
    return str(view.actions[worths.index(max(worths))])


def test_it_plays_the_card_that_brings_most_steps() -> None:
    hand = ["blue-100", "blue-221", "blue-110", "blue-111"]
    assert best(race({"red-1": "9.3", "red-2": "7.3", "red-3": "5.3"}, hand=hand)) == "play blue-221"


def test_it_does_not_waste_a_sprint_on_one_rider() -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "19.1"}
    hand = ["blue-100", "sprint-321", "blue-221", "blue-211"]
    assert best(race(at, hand=hand)) == "play blue-100"


def test_the_first_of_the_file_goes_first() -> None:
    assert best(riding({}, "white-111")).startswith("move red-1 ")


def test_it_crosses_the_line_while_it_can() -> None:
    assert best(riding({"red-1": "19.1", "red-2": "5.1"}, "blue-100")) == "move red-1 1 finish"


def test_it_takes_the_green_points() -> None:
    assert best(riding({"red-1": "11.2", "red-2": "9.3", "blue-1": "11.4"}, "blue-100")).startswith("move red-1 1 12.")


def test_it_lays_the_lowest_card_down() -> None:
    at = {"red-1": "8.1", "red-2": "7.1", "red-3": "6.1"}
    at |= {"blue-1": "9.1", "blue-2": "9.2", "blue-3": "8.2", "white-1": "7.2"}
    assert best(race(at, hand=["blue-221", "sprint-321", "blue-100", "red-100"])) == "pass blue-100"


def test_it_rides_the_tailwind_at_once_and_keeps_the_service_car() -> None:
    assert best(race({"red-1": "8.2"}, held={"red-1": "B2"})) == "risk"
    assert best(race({"red-1": "8.2"}, held={"red-1": "B6"}, lost={"red-2": 1})) != "risk"


def test_it_waits_at_the_level_crossing_when_it_costs_least() -> None:
    strong = ["blue-221", "sprint-321", "blue-211", "blue-220"]
    open_road = {"red-1": "9.3", "red-2": "7.3", "red-3": "5.3"}
    assert best(race(open_road, held={"red-1": "R8"}, hand=strong)) != "risk"
    assert best(race({**open_road, "red-1": "17.3"}, held={"red-1": "R8"}, hand=strong)) == "risk"


def test_it_swaps_bad_cards_and_keeps_good_ones() -> None:
    state = riding({"red-1": "4.2"}, "blue-111", hand=["red-100", "sprint-321", "red-221"])
    play(state, "move red-1 1 5.2", luck=["B8"])
    assert best(state) == "swap red-100"
    play(state, "swap red-100")
    assert best(state) == "stop"


def test_in_the_individual_time_trial_the_greatest_sum() -> None:
    hands = trial_hands(["red-100", "sprint-321", "red-221"], ["blue-100", "blue-110", "blue-111"])
    assert best(trial(hands=hands, used=[7, 7], distances=[20, 20])) == "ride sprint-321"


@pytest.mark.parametrize("stages", ["plain", "2", "tour"])
def test_it_beats_chance_in_four_tours_of_five(stages: str) -> None:
    """Twenty tours, from both seats in turn."""
    luck = random.Random(1)
    won = sum(_wins(stages, seat, luck) for _ in range(10) for seat in (0, 1))
    assert won >= 16


def _wins(stages: str, greedy: int, luck: random.Random) -> bool:
    chance = SampledChance(luck.random)
    state = GAME.start(GAME.setup(2, {"stages": stages}), chance)
    while state.to_decide >= 0:
        actions = state.actions()
        if state.to_decide == greedy:
            worths = GAME.appraise(state.view(greedy))
            action = actions[worths.index(max(worths))]
        else:
            action = actions[int(luck.random() * len(actions))]
        state.play(action, chance)
    return state.standing()[greedy] == 1
