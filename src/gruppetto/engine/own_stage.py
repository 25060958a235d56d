"""A stage of one's own: one that no edition has, as people describe it from what lies on their table.

A keeper says what can be told of such a stage: figures, lists of numbers, lines across the road. What people say is the
`data` of the stage in the plan: its name under `name`, each figure under its own name, a list of numbers and the names
of the lines of a kind under theirs. A line that nobody names is the empty text, and is called as it is here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gruppetto.engine.edition import Words
from gruppetto.engine.figures import FigureError, FigureGroup, settle_figures
from gruppetto.engine.letters import letters, readable
from gruppetto.engine.scene import Text

NAME: Final = "name"
NAME_LENGTH: Final = 32


@dataclass(frozen=True, slots=True)
class OwnNumbers:
    """A list of numbers, in any order and without repetition: the seconds printed behind a finish."""

    name: str
    label: Text
    usual: list[int]
    """What counts while nothing is said."""
    least: int
    most: int
    longest: int


@dataclass(frozen=True, slots=True)
class OwnLine:
    """A line that a stage may have: what it is called if nobody names it, and what its places bring."""

    name: Words
    groups: list[FigureGroup] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class OwnLines:
    """As many lines of a kind as there can be; a stage has the first so many."""

    name: str
    label: Text
    lines: list[OwnLine]


@dataclass(frozen=True, slots=True)
class OwnStage:
    """What can be said of a stage of one's own. Nobody can ride it without a name and the `needed` figures."""

    groups: list[FigureGroup]
    needed: list[str]
    numbers: list[OwnNumbers] = field(default_factory=list)
    lines: list[OwnLines] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Described:
    """What people said of their stage."""

    name: Words
    figures: list[FigureGroup]
    """Those of the stage, then those of its lines."""
    numbers: Mapping[str, list[int]]
    lines: Mapping[str, list[Words]]
    """By kind what its lines are called."""


def is_described(data: Mapping[str, Any]) -> bool:
    """Whether a stage is described at all; sheets of earlier versions have figures of a board without a name."""
    return NAME in data


def described(own: OwnStage, data: Mapping[str, Any]) -> Described:
    """A stage as people said it is; raises FigureError."""
    lines = {kind.name: _line_names(kind, data.get(kind.name)) for kind in own.lines}
    groups = [*own.groups, *(group for kind in own.lines for group in _groups_of(kind, len(lines[kind.name])))]
    apart = {NAME, *lines, *(numbers.name for numbers in own.numbers)}
    figures = settle_figures(groups, {key: value for key, value in data.items() if key not in apart})
    for name in own.needed:
        if data.get(name) is None:
            raise FigureError(f"a stage of one's own needs its {name}")
    return Described(
        name={"en": _name_read(data.get(NAME))},
        figures=figures,
        numbers={numbers.name: _numbers_read(numbers, data.get(numbers.name)) for numbers in own.numbers},
        lines=lines,
    )


def _groups_of(kind: OwnLines, count: int) -> list[FigureGroup]:
    return [group for line in kind.lines[:count] for group in line.groups]


def _name_read(said: object, *, empty: bool = False) -> str:
    plain = " ".join(said.split()) if isinstance(said, str) else ""
    if letters(plain) > NAME_LENGTH or not readable(plain) or not (plain or empty):
        raise FigureError(f"a stage of one's own, and each line of it, has a name of 1 to {NAME_LENGTH} letters")
    return plain


def _line_names(kind: OwnLines, said: object) -> list[Words]:
    names = [] if said is None else said
    if not isinstance(names, list) or len(names) > len(kind.lines):
        raise FigureError(f"{kind.name} is a list of at most {len(kind.lines)} names")
    return [
        {"en": plain} if (plain := _name_read(name, empty=True)) else line.name
        for name, line in zip(names, kind.lines, strict=False)
    ]


def _numbers_read(numbers: OwnNumbers, said: object) -> list[int]:
    if said is None:
        return list(numbers.usual)
    if not isinstance(said, list) or not 1 <= len(said) <= numbers.longest or len(set(map(repr, said))) < len(said):
        raise FigureError(f"{numbers.name} is a list of 1 to {numbers.longest} different numbers")
    if not _all_between(said, numbers.least, numbers.most):
        raise FigureError(f"{numbers.name} are whole numbers from {numbers.least} to {numbers.most}")
    return list(said)


def _all_between(values: Sequence[object], least: int, most: int) -> bool:
    return all(type(value) is int and least <= value <= most for value in values)
