"""What the actions of games are made of: a notation, and a place in the order of actions."""

from typing import Any, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Notated:
    """An action that is its text. A game adds what its rules ask for, and `__reduce__`, so that whoever gets a pickled
    one reads it with the game's `parse`.

    Where each action is made once equality is identity, which is what is compared unless a game says otherwise.
    """

    __slots__ = ("rank", "text")

    rank: Any
    """Its place in the order of actions: a number, or anything else that compares."""
    text: str

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text!r})"

    def __lt__(self, other: Self) -> bool:
        return bool(self.rank < other.rank)
