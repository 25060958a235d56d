"""Weights are learnt from who won."""

import math
import random

import pytest

from gruppetto.lab.learning import learn
from gruppetto.lab.self_play import Lesson, NothingToLearn

TRUE = (2.0, -1.0, 0.0)


def lesson(luck: random.Random, seats: int) -> Lesson:
    """Somebody wins by the chances that the true weights give."""
    figures = [[luck.uniform(-1, 1) for _ in TRUE] for _ in range(seats)]
    parts = [math.exp(sum(weight * figure for weight, figure in zip(TRUE, row, strict=True))) for row in figures]
    winner = luck.choices(range(seats), parts)[0]
    return figures, [float(seat == winner) for seat in range(seats)]


@pytest.fixture(scope="module")
def lessons() -> list[Lesson]:
    luck = random.Random(5)
    return [lesson(luck, 2 + number % 3) for number in range(6000)]


def test_the_weights_that_decided_are_found(lessons: list[Lesson]) -> None:
    assert learn(lessons, 3, ridge=1.0).weights == pytest.approx(TRUE, abs=0.2)


def test_it_names_winners_better_than_by_lot(lessons: list[Lesson]) -> None:
    learnt = learn(lessons, 3, ridge=1.0)

    assert learnt.named > 0.5
    assert learnt.loss < math.log(3)


def test_what_never_differs_gets_no_weight() -> None:
    luck = random.Random(1)
    same = [([[1.0, luck.random()], [1.0, luck.random()]], [1.0, 0.0]) for _ in range(50)]

    assert learn(same, 2, ridge=1.0).weights[0] == pytest.approx(0.0)


def test_lessons_that_do_not_tell_features_apart_are_refused_in_a_sentence() -> None:
    same: list[Lesson] = [([[1.0, 1.0], [1.0, 1.0]], [1.0, 0.0])]

    with pytest.raises(NothingToLearn, match="too few or too much alike"):
        learn(same, 2, ridge=0.0)
