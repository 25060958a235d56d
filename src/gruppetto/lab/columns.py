"""What a seat sees, as columns: whole numbers, lists of them, lists of such lists, and the rest as JSON.

A view is made of named parts (`engine/parts.py`): what lies open, and what is the seat's own. Each becomes a column,
`open_numbers`, `own_hand`; what follows from other parts, and the set-up, is left out. Nothing but the view is asked,
so what a seat may not see cannot get into its columns.
"""

import json
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import accumulate, chain
from operator import attrgetter
from typing import Any

from gruppetto.engine.contract import View
from gruppetto.engine.parts import Parts

OPEN = "open_"
OWN = "own_"
_NOT_SEEN = {"seat", "actions", "open", "to_decide"}
"""Parts of every view that a decision has columns of its own for."""

Column = Sequence[Any]
"""The values of one part, one after the other."""


class Kind(IntEnum):
    """What a column holds. Each kind holds less than the next, but for WHOLE, which is apart."""

    WHOLE = 0
    LIST = 1
    LISTS = 2
    TEXT = 3


class Misfit(TypeError):
    """A value that its column cannot hold; another kind of column can."""

    def __init__(self, name: str, wider: Kind) -> None:
        super().__init__(name, wider)
        self.name = name
        self.wider = wider


@dataclass(frozen=True, slots=True)
class Packed:
    """A column as arrays: the whole numbers in it, and for each depth of lists where each of them begins and ends."""

    numbers: "array[int]"
    bounds: "tuple[array[int], ...]" = ()
    """The outer lists first."""


class Layout:
    """The columns of all views of a game with one set-up, found in any of them."""

    def __init__(self, view: View[Any]) -> None:
        seen = {f"{OPEN}{name}": f"open.{name}" for name in _parts(view.open)}
        seen |= {f"{OWN}{name}": name for name in _parts(view)}
        found = {column: attrgetter(place)(view) for column, place in seen.items()}
        held = {column: value for column, value in found.items() if isinstance(value, int | list | tuple)}
        self.names = tuple(held)
        self._values: Callable[[Any], Any] = attrgetter(*(seen[column] for column in held), "seat")

    def row(self, view: View[Any]) -> tuple[Any, ...]:
        """The values of a view in the order of the names, and behind them the seat."""
        values: tuple[Any, ...] = self._values(view)
        return values


def narrowest(value: object) -> Kind:
    """The kind of column to try first for a part that has such a value."""
    return Kind.WHOLE if isinstance(value, int) else Kind.LIST


def fitting(name: str, kind: Kind, column: Column) -> Kind:
    """This kind or the first wider one that holds all of these values."""
    try:
        pack(name, kind, column)
    except Misfit as misfit:
        return fitting(name, misfit.wider, column)
    return kind


def pack(name: str, kind: Kind, column: Column) -> Packed | list[str]:
    """A column as its kind has it, texts as a list; raises Misfit. The loops are Python's own, since each row of a
    dataset comes by here with dozens of numbers."""
    try:
        match kind:
            case Kind.WHOLE:
                return Packed(array("q", column))
            case Kind.LIST:
                return Packed(array("i", chain.from_iterable(column)), (_bounds(column),))
            case Kind.LISTS:
                inner = list(chain.from_iterable(column))
                return Packed(array("i", chain.from_iterable(inner)), (_bounds(column), _bounds(inner)))
            case Kind.TEXT:
                return _texts(column)
    except TypeError:
        raise Misfit(name, Kind(kind + 1) if kind else Kind.TEXT) from None


def _parts(whole: object) -> list[str]:
    """The names of the parts that do not follow from others."""
    return [name for name in whole.__getstate__() if name not in _NOT_SEEN] if isinstance(whole, Parts) else []


def _bounds(lists: Column) -> "array[int]":
    return array("i", accumulate(map(len, lists), initial=0))


def _texts(column: Column) -> list[str]:
    """As JSON. Such parts seldom change and positions share them: what is the same as before is not written again."""
    texts: list[str] = []
    last: object = None
    for value in column:
        texts.append(texts[-1] if value is last and texts else json.dumps(_plain(value), separators=(",", ":")))
        last = value
    return texts


def _plain(value: Any) -> Any:
    """Records by the names of their fields."""
    if hasattr(value, "_asdict"):
        return {name: _plain(field) for name, field in value._asdict().items()}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value
