"""What rests on parts of a position that seldom change, made once and remembered (a cache by identity).

A picture is drawn after every move, and much of it, as the result of the last stage, is as it was. A state holds such
a part as a value that is replaced when it changes, and shared by all copies until then; so its identity tells.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")

MANY_TABLES = 512
"""A few for each of the tables that are played at now."""
MANY_PIECES = 8192
"""Small things, of which each table has a few dozen."""


def remembered(
    parts: Callable[[T], tuple[object, ...]], most: int = MANY_TABLES
) -> Callable[[Callable[Concatenate[T, P], R]], Callable[Concatenate[T, P], R]]:
    """For a function of a position that rests on nothing but these parts of it, and on values it takes besides.

    So many are remembered; then all are forgotten, and those that are asked for again are made again.
    """

    def decorate(make: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
        made: dict[tuple[object, ...], tuple[Any, R]] = {}

        @wraps(make)
        def remember(position: T, /, *more: P.args, **nothing: P.kwargs) -> R:
            rests_on = parts(position)
            key = (*map(id, rests_on), *more)
            found = made.get(key)
            if found is None:
                if len(made) >= most:
                    made.clear()
                found = made[key] = (
                    rests_on,
                    make(position, *more, **nothing),
                )  # with the parts, or their ids could become others'
            return found[1]

        return remember

    return decorate
