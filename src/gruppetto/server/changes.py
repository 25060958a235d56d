"""What changed between two pictures, or between what a seat held and holds, as a patch of the old one."""

from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct

Path = tuple[str | int, ...]
"""Names of fields and places in lists."""


class Change(NamedTuple):
    """At the end of this path stands this now."""

    path: Path
    value: Any


class Patch(Struct, omit_defaults=True):
    """First things are taken out of lists, then others put in, each in this order; then all else is changed."""

    gone: list[Path] = []
    new: list[Change] = []
    """With the place it has in its list; what stood there and after it moves on by one."""
    changes: list[Change] = []

    def __bool__(self) -> bool:
        return bool(self.gone or self.new or self.changes)


def patch(old: Any, new: Any) -> Patch:
    """The smallest parts that differ."""
    found = Patch([], [], [])
    _compare(found, old, new, (), True)
    return found


def _compare(found: Patch, old: Any, new: Any, path: Path, movable: bool) -> None:
    """`movable`: nothing around it is taken out or put in, so that its places mean the same before and after."""
    if old is new or old == new:
        return
    kind = type(new)
    if type(old) is not kind:
        found.changes.append(Change(path, new))
    elif kind is list:
        _compare_lists(found, old, new, path, movable)
    elif names := _names(kind):  # type: ignore[arg-type]
        for name in names:
            _compare(found, getattr(old, name), getattr(new, name), (*path, name), movable)
    else:
        found.changes.append(Change(path, new))


def _compare_lists(found: Patch, old: list[Any], new: list[Any], path: Path, movable: bool) -> None:
    """Place by place, or by the ids of what lies in it. One that was shuffled or renewed is told whole."""
    before, after = _ids(old), _ids(new)
    if len(old) == len(new) and (before == after or not (before and after)):
        for place, (was, now) in enumerate(zip(old, new, strict=True)):
            _compare(found, was, now, (*path, place), movable)
        return
    kept = [name for name in before if name in after]
    if not movable or not kept or kept != [name for name in after if name in before]:
        found.changes.append(Change(path, new))
        return
    found.gone += [(*path, place) for place in reversed(range(len(old))) if before[place] not in after]
    found.new += [Change((*path, place), thing) for place, thing in enumerate(new) if after[place] not in before]
    known = dict(zip(before, old, strict=True))
    for place, thing in enumerate(new):
        if after[place] in known:
            _compare(found, known[after[place]], thing, (*path, place), False)


def _ids(things: list[Any]) -> list[str]:
    """What the things of a list are called, where all have a name and each its own."""
    names = [getattr(thing, "id", None) for thing in things]
    return [name for name in names if name is not None] if None not in names and len({*names}) == len(names) else []


@cache
def _names(kind: Hashable) -> tuple[str, ...]:
    """The fields of a dataclass; none of any other class."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
