"""Weights are learnt from who won."""

import math
import random

import pytest

from gruppetto.lab.learning import hold_back, learn
from gruppetto.lab.self_play import Lesson, NothingToLearn

TRUE = (2.0, -1.0, 0.0)


def lesson(luck: random.Random, seats: int) -> Lesson:
    """Somebody wins by the chances that the true weights give."""
    figures = [[luck.uniform(-1, 1) for _ in TRUE] for _ in range(seats)]
    parts = [math.exp(sum(weight * figure for weight, figure in zip(TRUE, row, strict=True))) for row in figures]
    winner = luck.choices(range(seats), parts)[0]
    return figures, [float(seat == winner) for seat in range(seats)]


@pytest.fixture(scope="module")
def games() -> list[list[Lesson]]:
    """Of three turns each, with two to four seats in turn."""
    luck = random.Random(5)
    return [[lesson(luck, 2 + number % 3) for _ in range(3)] for number in range(2000)]


def test_the_weights_that_decided_are_found(games: list[list[Lesson]]) -> None:
    assert learn(games, 3, ridge=1.0).weights == pytest.approx(TRUE, abs=0.2)


def test_it_names_winners_better_than_by_lot(games: list[list[Lesson]]) -> None:
    learnt = learn(games, 3, ridge=1.0)

    assert learnt.named > 0.5
    assert learnt.loss < math.log(3)


def test_what_never_differs_gets_no_weight() -> None:
    luck = random.Random(1)
    same: list[Lesson] = [([[1.0, luck.random()], [1.0, luck.random()]], [1.0, 0.0]) for _ in range(50)]

    assert learn([same], 2, ridge=1.0).weights[0] == pytest.approx(0.0)


def test_lessons_that_do_not_tell_features_apart_are_refused_in_a_sentence() -> None:
    same: list[Lesson] = [([[1.0, 1.0], [1.0, 1.0]], [1.0, 0.0])]

    with pytest.raises(NothingToLearn, match="too few or too much alike"):
        learn([same], 2, ridge=0.0)


def test_games_are_held_back_whole() -> None:
    """Each game has figures of its own here, so that its lessons are known again."""
    games: list[list[Lesson]] = [[([[float(number)], [0.0]], [1.0, 0.0])] * 4 for number in range(100)]

    kept, tested = hold_back(games)

    assert {figures[0][0] for figures, _ in kept}.isdisjoint(figures[0][0] for figures, _ in tested)
    assert len(kept) + len(tested) == 400
    assert len(tested) == pytest.approx(80, abs=8)


@pytest.mark.parametrize("cycle", [2, 3, 4, 5, 8, 15])
def test_whatever_comes_in_turn_is_among_the_games_held_back(cycle: int) -> None:
    games: list[list[Lesson]] = [[([[float(number % cycle)], [0.0]], [1.0, 0.0])] for number in range(20 * cycle)]

    _, tested = hold_back(games)

    assert {figures[0][0] for figures, _ in tested} == set(range(cycle))


def test_of_games_that_left_no_lesson_nothing_is_learnt() -> None:
    with pytest.raises(NothingToLearn, match="no turn of these games was kept"):
        learn([[], []], 2, ridge=1.0)
