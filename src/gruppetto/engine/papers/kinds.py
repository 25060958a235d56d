"""Kinds of value in a position document: how each is written, and how it is read and bounded.

A kind knows no position: a game makes those it needs for a set-up (its riders, its cards, the cells of its road) and
gives them to the fields of its paper. `place` is where a value stands, for the one sentence of a refusal.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Any, Final, Generic, NoReturn, TypeVar

from gruppetto.engine.contract import PositionError
from gruppetto.engine.document import key_text, list_text, table_text, value_text

MOST_LISTED: Final = 999
_MOST_KNOWN: Final = 36
"""Words that a sentence lists; of more it tells the first few."""
_MOST_SHOWN: Final = 80
"""Letters of what was written instead; a sentence must not become a page."""
V = TypeVar("V")
P = TypeVar("P", bound=IntEnum)


def refuse(place: str, wanted: str, written: object) -> NoReturn:
    raise PositionError(f"{place} must be {wanted}, not {_shown(written)}")


def _shown(written: object) -> str:
    text = repr(written)
    return text if len(text) <= _MOST_SHOWN else text[:_MOST_SHOWN] + "…"


class Kind(ABC, Generic[V]):
    """One kind of value: what it is in a position, and what it is on paper."""

    @abstractmethod
    def write(self, value: V) -> str:
        """As TOML."""

    @abstractmethod
    def read(self, place: str, written: Any) -> V:
        """Raises PositionError unless it is of this kind."""


class Whole(Kind[int]):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.bounds = range(least, most + 1)

    def write(self, value: int) -> str:
        return str(value)

    def read(self, place: str, written: Any) -> int:
        if type(written) is not int or written not in self.bounds:
            refuse(place, f"a whole number from {self.bounds[0]} to {self.bounds[-1]}", written)
        return written


class Flag(Kind[bool]):
    """True or false."""

    def write(self, value: bool) -> str:
        return "true" if value else "false"

    def read(self, place: str, written: Any) -> bool:
        if type(written) is not bool:
            refuse(place, "true or false", written)
        return written


class Member(Kind[P]):
    """A phase, by its name in small letters."""

    def __init__(self, members: type[P]) -> None:
        self.named = {member.name.lower(): member for member in members}

    def write(self, value: P) -> str:
        return value_text(value.name.lower())

    def read(self, place: str, written: Any) -> P:
        if type(written) is not str or written not in self.named:
            refuse(place, f"one of {', '.join(self.named)}", written)
        return self.named[written]


class OneOf(Kind[str]):
    """One of a few words, the same in a position."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def write(self, value: str) -> str:
        return value_text(value)

    def read(self, place: str, written: Any) -> str:
        if type(written) is not str or written not in self.words:
            refuse(place, f"one of {', '.join(self.words)}", written)
        return written


class Word(Kind[int]):
    """A thing that has a name or a number of its own on paper, and in a position its place among its like."""

    def __init__(self, what: str, words: Sequence[str] | Sequence[int]) -> None:
        self.what = what
        self.words = words
        self._texts = [value_text(word) for word in words]
        self._places = {word: place for place, word in enumerate(words)}

    def write(self, value: int) -> str:
        return self._texts[value]

    def read(self, place: str, written: Any) -> int:
        if type(written) in (str, int) and written in self._places:
            return self._places[written]
        few = len(self.words) <= _MOST_KNOWN
        known = ", ".join(map(str, self.words if few else [*self.words[:3], "…"]))
        raise PositionError(f"{place}: there is no {self.what} {_shown(written)}; known are {known}")


def stages(count: int) -> Word:
    """The stages of a tour, by their number from 1."""
    return Word("stage", range(1, count + 1))


class Maybe(Kind[V]):
    """Another kind, or nothing, which is a blank on paper."""

    def __init__(self, of: Kind[V], nothing: V, blank: object = "") -> None:
        self.of = of
        self.nothing = nothing
        self.blank = blank
        self._blank_text = value_text(blank)

    def write(self, value: V) -> str:
        return self._blank_text if value == self.nothing else self.of.write(value)

    def read(self, place: str, written: Any) -> V:
        blank = type(written) is type(self.blank) and written == self.blank
        return self.nothing if blank else self.of.read(place, written)


def _all(of: Kind[V], place: str, written: list[Any]) -> list[V]:
    return [of.read(f"{place}[{number}]", item) for number, item in enumerate(written)]


class Listing(Kind[tuple[V, ...]]):
    """As many as there are within bounds, in their order; `once` if none can be there twice."""

    def __init__(self, of: Kind[V], *, once: bool = False, least: int = 0, most: int = MOST_LISTED) -> None:
        self.of = of
        self.once = once
        self.least = least
        self.most = most

    def write(self, value: Iterable[V]) -> str:
        return list_text([self.of.write(item) for item in value])

    def read(self, place: str, written: Any) -> tuple[V, ...]:
        if not isinstance(written, list) or not self.least <= len(written) <= self.most:
            refuse(place, f"a list of {self.least} to {self.most}", written)
        found = tuple(_all(self.of, place, written))
        if self.once and len(set(found)) < len(found):
            twice = next(item for item in found if found.count(item) > 1)
            raise PositionError(f"{place} names {self.of.write(twice)} twice")
        return found


class Each(Kind[list[V]]):
    """One for each seat, rider or line: a list of a fixed length. Given a `rest`, an empty one means all at rest."""

    def __init__(self, of: Kind[V], count: int, what: str, rest: V | None = None) -> None:
        self.of = of
        self.count = count
        self.what = what
        self.rest = rest

    def write(self, value: Iterable[V]) -> str:
        return list_text([self.of.write(item) for item in value])

    def read(self, place: str, written: Any) -> list[V]:
        if written == [] and self.rest is not None:
            return [self.rest] * self.count
        if not isinstance(written, list) or len(written) != self.count:
            refuse(place, f"a list of {self.count}, one a {self.what}", written)
        return _all(self.of, place, written)


class Flat(Kind[list[V]]):
    """Lists of one width, joined in a position: counts by seat and card."""

    def __init__(self, lists: Each[list[V]], width: int) -> None:
        self.lists = lists
        self.width = width

    def write(self, value: list[V]) -> str:
        return self.lists.write([value[first : first + self.width] for first in range(0, len(value), self.width)])

    def read(self, place: str, written: Any) -> list[V]:
        return [item for part in self.lists.read(place, written) for item in part]


class Row(Kind[list[Any]]):
    """One after the other, each of a kind of its own, as far as they go: results of stages that are not alike."""

    def __init__(self, kinds: Sequence[Kind[Any]]) -> None:
        self.kinds = kinds

    def write(self, value: Iterable[Any]) -> str:
        return list_text([kind.write(item) for kind, item in zip(self.kinds, value, strict=False)])

    def read(self, place: str, written: Any) -> list[Any]:
        if not isinstance(written, list) or len(written) > len(self.kinds):
            refuse(place, f"a list of 0 to {len(self.kinds)}", written)
        return [
            kind.read(f"{place}[{number}]", item)
            for number, (kind, item) in enumerate(zip(self.kinds, written, strict=False))
        ]


class Bits(Kind[int]):
    """Some of them in any order, one bit each in a position."""

    def __init__(self, of: Kind[int]) -> None:
        self.of = of

    def write(self, value: int) -> str:
        return list_text([self.of.write(place) for place in range(value.bit_length()) if value >> place & 1])

    def read(self, place: str, written: Any) -> int:
        if not isinstance(written, list):
            refuse(place, "a list", written)
        return sum(1 << bit for bit in set(_all(self.of, place, written)))


class Figures(Kind[list[V]]):
    """A value for each, as a table by name of those that are not at rest."""

    def __init__(self, by: Word, of: Kind[V], rest: V, *, all_of: bool = False) -> None:
        self.by = by
        self.of = of
        self.rest = rest
        self.all_of = all_of
        """Whether everybody must be told of."""
        self._keys = [key_text(str(word)) for word in by.words]

    def write(self, value: Iterable[V]) -> str:
        pairs = zip(self._keys, value, strict=False)
        return table_text([f"{key} = {self.of.write(item)}" for key, item in pairs if item != self.rest])

    def read(self, place: str, written: Any) -> list[V]:
        if not isinstance(written, dict):
            refuse(place, "a table", written)
        found = [self.rest] * len(self.by.words)
        for name, item in written.items():
            found[self.by.read(place, name)] = self.of.read(f"{place}.{name}", item)
        if self.all_of and len(written) < len(found):
            missing = next(word for word in self.by.words if word not in written)
            raise PositionError(f"{place} must say where {missing} is")
        return found


class SubTable(Kind[tuple[Any, ...]]):
    """A table inside a document, in a position a tuple that begins with the values of its keys.

    What has a `rest` may be left out, and is where it is at rest.
    """

    def __init__(self, kinds: Mapping[str, Kind[Any]], rest: Mapping[str, Any] | None = None) -> None:
        self.kinds = kinds
        self.rest = rest or {}

    def write(self, value: Iterable[Any]) -> str:
        pairs = zip(self.kinds.items(), value, strict=False)
        told = [(key, kind, item) for (key, kind), item in pairs if key not in self.rest or item != self.rest[key]]
        return table_text([f"{key} = {kind.write(item)}" for key, kind, item in told])

    def read(self, place: str, written: Any) -> tuple[Any, ...]:
        fits = isinstance(written, dict) and self.kinds.keys() - self.rest.keys() <= written.keys() <= self.kinds.keys()
        if not fits:
            refuse(place, f"a table of {', '.join(self.kinds)}", written)
        return tuple(
            kind.read(f"{place}.{key}", written[key]) if key in written else self.rest[key]
            for key, kind in self.kinds.items()
        )


class Pattern(Kind[V]):
    """Whatever a game writes in a way of its own, such as `beside 13.12`."""

    def __init__(self, write: Callable[[V], object], read: Callable[[Any], V | None], wanted: str) -> None:
        self._write = write
        self._read = read
        self.wanted = wanted

    def write(self, value: V) -> str:
        return value_text(self._write(value))

    def read(self, place: str, written: Any) -> V:
        found = self._read(written)
        if found is None:
            refuse(place, self.wanted, written)
        return found
