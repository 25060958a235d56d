"""The bot hints: what a greedy player does in plain cases, and that it beats chance."""

import random

import pytest

from gruppetto.engine.chance import SampledChance
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.state import SecondsState
from tests.games.seconds.table import play, race


def best(state: SecondsState) -> str:
    view = state.view(state.to_decide)
    worths = GAME.appraise(view)
    return str(view.actions[worths.index(max(worths))])


def test_it_takes_a_wheel() -> None:
    assert best(race("t3", {"A1": "10.1", "B1": "17.1"}, hand=[5, 9])) == "play 5 16.1"


def test_it_leaves_a_climb_with_a_low_card() -> None:
    """Who starts on its last cells has his card halved, though most of the way goes downhill."""
    awards_gone = [["B1", "B2", "B3"], [], []]
    at = {"A1": "29.1", "B1": "40.1", "B2": "41.1", "B3": "42.1"}

    assert best(race("mountain-84", at, hand=[2, 2, 15], passed=awards_gone)).startswith("play 2 ")


def test_it_enters_a_climb_from_its_foot_with_a_high_card() -> None:
    assert best(race("mountain-84", {"A1": "14.1"}, hand=[2, 2, 15])).startswith("play 15 29.")


def test_it_stops_at_the_foot_of_a_climb_rather_than_on_it() -> None:
    assert best(race("mountain-84", {"A1": "8.1"}, hand=[6, 7])).startswith("play 6 14.")


def test_it_crosses_the_line_while_it_can() -> None:
    assert best(race("flat-95", {"A1": "90.1"}, hand=[3, 9])).startswith("play 9 -4.")


def test_it_gives_the_lowest_card_away() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[4, 2, 14, 15])
    play(state, "play 4 30.1")
    assert best(state) == "discard 2"


def test_it_goes_for_an_award() -> None:
    assert best(race("t2", {"A1": "17.1", "B1": "5.1"}, hand=[2, 3])).startswith("play 3 ")


@pytest.mark.parametrize("stages", ["flat", "mountain", "trial"])
def test_it_beats_chance_in_four_stages_of_five(stages: str) -> None:
    """Forty stages, from both seats in turn."""
    luck = random.Random(1)
    won = sum(_wins(stages, seat, luck) for _ in range(20) for seat in (0, 1))
    assert won >= 32


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
