"""What a seat sees, as columns: whole numbers, lists of them, lists of such lists, and the rest as JSON.

A view is made of named parts (`engine/parts.py`): what lies open, and what is the seat's own. Each becomes a column,
`open_numbers`, `own_hand`; what follows from other parts, and the set-up, is left out. Nothing but the view is asked,
so what a seat may not see cannot get into its columns.
"""

import json
import struct
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
    """A column as memory: the whole numbers in it, of eight bytes in a column of them and of four in lists; and for
    each depth of lists where each of them begins and ends, the outer ones first. Where rows share most of their
    values, each is there once, and `places` tell which one a row has."""

    numbers: bytes
    bounds: tuple[bytes, ...] = ()
    places: bytes = b""


@dataclass(frozen=True, slots=True)
class Texts:
    """A column of texts; `places` as of what is packed."""

    texts: list[str]
    places: bytes = b""


class Layout:
    """The columns of all views of a game with one set-up, found in any of them."""

    def __init__(self, view: View[Any]) -> None:
        lying_open, own = _parts(view.open), _parts(view)
        self.names = (*(f"{OPEN}{name}" for name in lying_open), *(f"{OWN}{name}" for name in own))
        self._open: Callable[[Any], Any] = attrgetter(*lying_open)
        self._own: Callable[[Any], Any] = attrgetter(*own, "seat", "actions")

    def row(self, view: View[Any]) -> tuple[Any, ...]:
        """The values of a view in the order of the names, and behind them the seat and its legal actions."""
        values: tuple[Any, ...] = self._open(view.open) + self._own(view)
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


def pack(name: str, kind: Kind, column: Column) -> Packed | Texts:
    """A column as its kind has it; raises Misfit. Every row of a dataset comes by here with hundreds of numbers: loops
    are Python's own, and `struct` is the quickest of them."""
    values, places = (column, b"") if kind is Kind.WHOLE else _shared(column)
    try:
        match kind:
            case Kind.WHOLE:
                return Packed(pack_numbers(column, "q"))
            case Kind.LIST:
                return Packed(pack_numbers(list(chain.from_iterable(values))), (bounds(values),), places)
            case Kind.LISTS:
                inner = list(chain.from_iterable(values))
                numbers = pack_numbers(list(chain.from_iterable(inner)))
                return Packed(numbers, (bounds(values), bounds(inner)), places)
            case Kind.TEXT:
                return Texts([json.dumps(_plain(value), separators=(",", ":")) for value in values], places)
    except (TypeError, struct.error):
        raise Misfit(name, Kind(kind + 1) if kind else Kind.TEXT) from None


def pack_numbers(numbers: Column, size: str = "i") -> bytes:
    return struct.pack(f"{len(numbers)}{size}", *numbers)


def _parts(whole: object) -> list[str]:
    """The names of the parts that are numbers or lists, and do not follow from others."""
    if not isinstance(whole, Parts):
        raise TypeError(f"{type(whole).__name__} is not made of parts, and cannot be written as columns")
    parts = whole.__getstate__().items()
    return [name for name, part in parts if name not in _NOT_SEEN and isinstance(part, int | list | tuple)]


def bounds(lists: Column) -> bytes:
    """Where each of these lists begins and ends when they are written one after the other."""
    return pack_numbers(list(accumulate(map(len, lists), initial=0)))


def _shared(column: Column) -> tuple[Column, bytes]:
    """What seldom changes is a tuple in a position, which the next ones share: then each is looked at once."""
    if not isinstance(column[0], tuple):
        return column, b""
    things = dict(zip(map(id, column), column, strict=True))
    if len(things) * 2 > len(column):
        return column, b""
    place_of = {thing: place for place, thing in enumerate(things)}
    return list(things.values()), pack_numbers(list(map(place_of.__getitem__, map(id, column))))


def _plain(value: Any) -> Any:
    """Records by the names of their fields."""
    if hasattr(value, "_asdict"):
        return {name: _plain(field) for name, field in value._asdict().items()}
    return [_plain(each) for each in value] if isinstance(value, list | tuple) else value
