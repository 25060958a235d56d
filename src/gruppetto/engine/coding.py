"""A match in numbers, for programs that learn: every action that can occur has a number, a view is a row of figures.

A game lists both for a set-up, and so their number is fixed before the first move. The number of an action is its place
in `actions`: the same notation has the same number in every position of every match with that set-up. A view is told by
its **rows**, each a part of the view, or of what lies open in it, under its own name.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Literal, Protocol

from gruppetto.engine.open import Open

Kind = Literal["figures", "bits", "one_of"]
Read = Callable[[Any], Any]
"""Finds what a row tells in a view."""


class Seen(Protocol):
    """What is asked of the views of any game; the contract has the rest."""

    @property
    def open(self) -> Open: ...


@dataclass(frozen=True, slots=True)
class Row:
    """Some figures of a view. `figures` are whole numbers from `least` to `most`; `bits` are the lowest bits of a mask;
    `one_of` is a place for each of these numbers, with 1 at the one it is. Where a part holds fewer figures than fit,
    `least` stands for those that are not there."""

    name: str
    kind: Kind
    size: int
    least: int = 0
    most: int = 1
    width: int = 1
    """Of a list of lists: how many figures each of its `size` lists has."""
    read: Read | None = None
    """How it is found; by its name where nothing else is said."""

    @property
    def length(self) -> int:
        """How many figures it has in a view."""
        return self.size * self.width

    @property
    def scale(self) -> tuple[int, int]:
        """The least and the greatest that a figure of it can be."""
        return (self.least, self.most) if self.kind == "figures" else (0, 1)

    def figures(self, view: Seen) -> Sequence[int]:
        """What it tells of a view, as whole numbers; what lies beyond its bounds is told as it is."""
        found = self.found(view)
        if self.kind == "figures":
            if isinstance(found, int):
                return (found,)
            if self.width == 1:
                return _filled(found, self.size, self.least)
            flat = [figure for inner in found[: self.size] for figure in _filled(inner, self.width, self.least)]
            return _filled(flat, self.length, self.least)
        if self.kind == "one_of":
            return _one_hot(self.size).get(found - self.least, (0,) * self.size)
        return [found >> place & 1 for place in range(self.size)]

    def found(self, view: Seen) -> Any:
        """The part of a view that it tells: a whole number, a list of them, or a list of lists."""
        return self.read(view) if self.read else part_of(view, self.name)

    def fits(self, view: Seen) -> bool:
        """Whether it tells all of what it found: nothing is too many, too little or too much."""
        found = self.found(view)
        if self.kind == "bits":
            return bool(found >> self.size == 0)
        if isinstance(found, int):
            return self.least <= found <= self.most
        lists = found if self.width > 1 else [[figure] for figure in found]
        many = len(lists) <= self.size and all(len(each) <= self.width for each in lists)
        return many and all(self.least <= figure <= self.most for each in lists for figure in each)


_NOT_THERE = object()


def part_of(view: Seen, name: str) -> Any:
    """A part of what lies open in a view, or of the view itself."""
    found = getattr(view.open, name, _NOT_THERE)
    return getattr(view, name) if found is _NOT_THERE else found


def _filled(figures: Sequence[int], size: int, blank: int) -> Sequence[int]:
    missing = size - len(figures)
    if missing == 0:  # most are as long as they can be
        return figures
    return [*figures, *[blank] * missing] if missing > 0 else figures[:size]


@cache
def _one_hot(size: int) -> dict[int, tuple[int, ...]]:
    """By number, a 1 at its place."""
    return {number: tuple(int(place == number) for place in range(size)) for number in range(size)}


def figures(name: str, size: int = 1, *, least: int = 0, most: int, width: int = 1, read: Read | None = None) -> Row:
    """Whole numbers: one, a list of `size`, or `size` lists of `width`."""
    return Row(name, "figures", size, least, max(most, least + 1), width, read)


def bits(name: str, size: int) -> Row:
    """A mask, or with one bit a yes or no."""
    return Row(name, "bits", size)


def one_of(name: str, least: int, most: int) -> Row:
    """A number that stands for something: a seat, a phase."""
    return Row(name, "one_of", most - least + 1, least, most)


def seats_of(seats: int) -> tuple[Row, ...]:
    """Whose view it is and who is to decide; nobody has a place, too."""
    return (one_of("seat", 0, seats - 1), one_of("to_decide", -1, seats - 1))


@dataclass(frozen=True)
class Coding:
    """The numbers of all matches with one set-up."""

    actions: tuple[str, ...]
    """Every notation that can be legal in one of them, in the order of the game's actions."""
    outcomes: int
    """No throw or draw has more possible outcomes."""
    rows: tuple[Row, ...]
    aside: frozenset[str] = field(default_factory=frozenset)
    """Parts of views that no row names: what the set-up fixes, and what other rows tell."""

    @cached_property
    def number_of(self) -> dict[str, int]:
        """The number of an action by its notation."""
        return {notation: number for number, notation in enumerate(self.actions)}

    @cached_property
    def length(self) -> int:
        """How many figures a view has."""
        return sum(row.length for row in self.rows)

    def figures(self, view: Seen) -> list[int]:
        """A view as its figures, row after row."""
        told: list[int] = []
        for row in self.rows:
            told += row.figures(view)
        return told

    @cached_property
    def scales(self) -> list[tuple[int, int]]:
        """The least and the greatest that each figure can be."""
        return [row.scale for row in self.rows for _ in range(row.length)]

    def untold(self, view: Seen) -> set[str]:
        """The parts of a view that neither a row nor `aside` names: none, if a game forgot nothing."""
        parts = {*_names(view), *_names(view.open)} - {"open", "actions"}
        return parts - {row.name for row in self.rows} - self.aside


def _names(thing: Any) -> set[str]:
    """What pickle would send of it."""
    return set(thing.__getstate__())
