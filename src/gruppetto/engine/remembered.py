"""What rests on parts of a position that seldom change, made once and remembered (a cache by identity).

A picture is drawn after every move, and much of it, as the result of the last stage, is as it was. A state holds such
a part as a value that is replaced when it changes, and shared by all copies until then; so its identity tells.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

_MOST = 512
"""Remembered of each kind; then all are forgotten, and those that are asked for again are made again."""


def remembered(parts: Callable[[T], tuple[object, ...]]) -> Callable[[Callable[[T], R]], Callable[[T], R]]:
    """For a function of a position that rests on nothing but these parts of it."""

    def decorate(make: Callable[[T], R]) -> Callable[[T], R]:
        made: dict[tuple[int, ...], tuple[Any, R]] = {}

        @wraps(make)
        def remember(position: T) -> R:
            rests_on = parts(position)
            key = tuple(map(id, rests_on))
            found = made.get(key)
            if found is None:
                if len(made) >= _MOST:
                    made.clear()
                found = made[key] = (rests_on, make(position))  # with the parts, or their ids could become others'
            return found[1]

        return remember

    return decorate
