"""Bots that look ahead, on a road short enough to see the end of it."""

import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from gruppetto.bots import Uniform, advice_search, make_bot
from gruppetto.bots.search import SearchBot
from gruppetto.bots.tape import Tape
from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import Tell
from gruppetto.engine.judgement import Search
from tests.bots.duel import SEARCH, Duel, Sight, Trapping, game


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


@pytest.mark.parametrize("seed", range(8))
def test_a_few_worlds_already_meet_good_and_bad_throws_alike(seed: int) -> None:
    advice = bot(seed=seed).consider(Duel((4, 0)).view(0))

    (sprint,) = [each for each in advice.considered if each.action == "sprint"]
    won = [value for value in sprint.values if value == 1.0]
    assert abs(len(won) - len(sprint.values) / 2) <= 2


def test_the_same_luck_gives_the_same_choice_and_chances() -> None:
    first, second = (bot(seed=7).consider(Duel((1, 2)).view(0)) for _ in range(2))

    assert [(each.action, each.values) for each in first.considered] == [
        (each.action, each.values) for each in second.considered
    ]


def test_told_to_hurry_it_answers_from_one_world() -> None:
    view = Duel().view(0)
    bot(enough=lambda: True).decide(view)

    assert view.imagined == 1


def test_what_is_beaten_is_dropped_before_its_round_is_over() -> None:
    """One step from the line the sure step wins in every world, and nothing else does."""
    patient, quick = (bot(Search(600, beaten=beaten)).consider(Duel((5, 3)).view(0)) for beaten in (0.0, 3.0))

    assert quick.best.action == patient.best.action == "safe"
    assert 8 <= len(quick.best.values) < 20 < len(patient.best.values)


def test_what_never_differs_is_not_told_apart() -> None:
    class Shadowing(Duel):
        """Where the sprint is a second name of the safe step."""

        def play(self, action: str, chance: Chance, tell: Tell | None = None) -> None:
            super().play("safe" if action == "sprint" else action, chance, tell)

        def copy(self) -> Duel:
            return Shadowing(self.places, self.to_decide)

    advice = bot(Search(600, beaten=3.0)).consider(Shadowing().view(0))

    tried = {each.action: len(each.values) for each in advice.considered}
    assert min(tried["safe"], tried["sprint"]) == 8


def test_a_single_choice_is_looked_at_too() -> None:
    advice = bot(Search(600, choices=1, beaten=3.0)).consider(Duel().view(0))

    assert (advice.best.action, len(advice.best.values)) == ("trap", 8)


def test_only_what_looks_best_is_looked_at_where_there_is_much_to_choose() -> None:
    advice = bot(Search(simulations=60, choices=2)).consider(Duel().view(0))

    assert {each.action for each in advice.considered} == {"trap", "safe"}


def test_what_is_asked_about_is_looked_at_however_bad_it_looks() -> None:
    advice = bot(Search(simulations=60, choices=1)).consider(Duel().view(0), ["sprint"])

    assert {each.action for each in advice.considered} == {"trap", "sprint"}


def test_what_speaks_for_a_choice_is_said_by_feature() -> None:
    advice = bot().consider(Duel((4, 0)).view(0))

    spoke = {each.action: [world[0] for world in each.spoke if world] for each in advice.considered}
    assert min(spoke["safe"]) > max(spoke["trap"]) > 0


def test_a_level_is_named_as_the_game_names_it() -> None:
    sits: Any = make_bot("puncheur", game(), lambda seed: random.Random(seed).random)

    assert isinstance(sits, SearchBot)


def test_a_game_that_nobody_can_look_ahead_in_is_refused() -> None:
    class Blind(Trapping):
        def judgement(self) -> Sight:
            return cast(Sight, None)

    with pytest.raises(ValueError, match="duel cannot be looked ahead in"):
        SearchBot(cast(AnyGame, Blind(SEARCH)), random.Random(1).random, SEARCH)


def test_a_tape_begins_with_what_is_known() -> None:
    tape = Tape(random.Random(3).random, 0.25)

    assert tape() == 0.25
    assert tape() == random.Random(3).random()


def test_a_tape_that_is_wound_back_says_the_same_again() -> None:
    uniform: Uniform = random.Random(3).random
    tape = Tape(uniform)
    first = [tape() for _ in range(3)]
    tape.wind_back()

    assert [tape() for _ in range(4)][:3] == first


def test_a_turn_has_the_same_luck_whatever_came_before_it() -> None:
    tape = Tape(random.Random(5).random)
    tape.change_reel(2)
    met = [tape(), tape()]

    tape.wind_back()
    tape()
    tape.change_reel(2)

    assert [tape(), tape()] == met


def test_who_gives_advice_looks_at_no_less_than_people_need() -> None:
    """A level of few worlds takes more of them when it is asked, one of many its own."""
    hasty = advice_search(game(Search(simulations=4, turns=2, choices=2, sure=0.5)))
    patient = Search(simulations=400, choices=10)

    assert hasty == Search(simulations=60, turns=2, choices=6, sure=0.5)
    assert advice_search(game(patient)) == patient


def test_plans_are_held_against_each_other_for_people_who_ask() -> None:
    """Where the level rides by the one that ends best, as no simulation was needed for it, nothing would be told."""
    assert advice_search(game(Search(simulations=0, plans=1))) == Search(simulations=60, plans=8)
