"""Weights learnt from lessons: a logistic regression over the seats of a match, by Newton's method.

The chance of a seat is a softmax of the weighted sums of all seats, so the likelihood of who won is concave in the
weights and a few steps find the best. Some games are held back whole to see how well it says who wins: turns of a game
have one winner, so other turns of a game that was learnt from would flatter it.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gruppetto.lab.self_play import Lesson, NothingToLearn

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[Any]

STEPS = 30
ENOUGH = 1e-6
"""A step smaller than this ends the search."""
HELD_BACK = 0.2
"""The share of games that are held back."""
STRIDE = (math.sqrt(5) - 1) / 2
"""From game to game one goes on by so much of the circle, and the first part of it is held back: so whatever changes
from game to game in turn, seats or stages, is among those held back as often as among the others."""


@dataclass(frozen=True, slots=True)
class Learnt:
    """Weights, and how well they say who wins in games that they were not learnt from."""

    weights: tuple[float, ...]
    lessons: int
    loss: float
    """The mean of minus the logarithm of the winner's chance; what knows nothing has the logarithm of the seats."""
    named: float
    """How often the seat with the best chance won."""


def learn(games: Sequence[Sequence[Lesson]], names: int, ridge: float) -> Learnt:
    """The best weights from the lessons of each game; `ridge` holds them small, so that rare features are not believed
    too soon."""
    import numpy as np

    kept, tested = hold_back(games)
    weights = np.zeros(names)
    groups = _by_seats(kept)
    for _ in range(STEPS):
        gradient = -ridge * weights
        curve = -ridge * np.eye(names)
        for figures, shares in groups:
            chances = _chances(figures, weights)
            total = shares.sum(axis=1, keepdims=True)
            gradient = gradient + np.einsum("gs,gsf->f", shares - chances * total, figures)
            mean = np.einsum("gs,gsf->gf", chances, figures)
            spread = np.einsum("gs,gsf,gsk->fk", chances * total, figures, figures)
            curve = curve - spread + np.einsum("gf,gk->fk", mean * total, mean)
        try:
            step = np.linalg.solve(curve, gradient)
        except np.linalg.LinAlgError:
            raise NothingToLearn("these games are too few or too much alike to tell the features apart") from None
        weights = weights - step
        if float(np.abs(step).max()) < ENOUGH:
            break
    loss, named = _test(tested, weights)
    return Learnt(tuple(float(weight) for weight in weights), len(kept) + len(tested), loss, named)


def hold_back(games: Sequence[Sequence[Lesson]]) -> tuple[list[Lesson], list[Lesson]]:
    """The lessons to learn from and those to test with, from other games; of one game only, they are the same."""
    kept: list[Lesson] = []
    tested: list[Lesson] = []
    for place, lessons in enumerate(games):
        held = (place + 1) * STRIDE % 1.0 < HELD_BACK
        (tested if held else kept).extend(lessons)
    if not kept and not tested:
        raise NothingToLearn("no turn of these games was kept to learn from")
    return kept or tested, tested or kept


def _by_seats(lessons: Sequence[Lesson]) -> list[tuple["Array", "Array"]]:
    """As arrays, one pair for each number of seats."""
    import numpy as np

    groups: dict[int, list[Lesson]] = {}
    for lesson in lessons:
        groups.setdefault(len(lesson[1]), []).append(lesson)
    return [
        (np.array([figures for figures, _ in group]), np.array([shares for _, shares in group]))
        for group in groups.values()
    ]


def _chances(figures: "Array", weights: "Array") -> "Array":
    import numpy as np

    worths = figures @ weights
    parts: Array = np.exp(worths - worths.max(axis=1, keepdims=True))
    chances: Array = parts / parts.sum(axis=1, keepdims=True)
    return chances


def _test(lessons: Sequence[Lesson], weights: "Array") -> tuple[float, float]:
    import numpy as np

    loss = named = 0.0
    for figures, shares in _by_seats(lessons):
        chances = _chances(figures, weights)
        loss -= float((shares * np.log(np.maximum(chances, 1e-12))).sum())
        best = chances.argmax(axis=1)
        named += float(shares[np.arange(len(best)), best].sum())
    return loss / len(lessons), named / len(lessons)
