"""What a bot is: it looks at a view and answers with one of its actions."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from mypy_extensions import mypyc_attr

from gruppetto.engine.contract import Action, AnyGame, View

A = TypeVar("A", bound=Action)

Uniform = Callable[[], float]
"""A source of floats in [0, 1), such as `random.Random(7).random`. It belongs to the caller."""

Luck = Callable[[int | None], Uniform]
"""The source for a seed, or for None when nobody named a seed."""

Enough = Callable[[], bool]
"""Whether to stop thinking and to answer with what is known: the caller's clock, since bots have none."""


def never() -> bool:
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player made of code. It gets views and never states, so it cannot know more than its seat."""

    __slots__ = ("_game", "_uniform")

    def __init__(self, game: AnyGame, uniform: Uniform) -> None:
        self._game = game
        self._uniform = uniform

    @abstractmethod
    def decide(self, view: View[A]) -> A:
        """One of `view.actions`; the view must be that of the seat to decide."""
