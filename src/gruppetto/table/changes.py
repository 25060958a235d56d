"""What changed between two pictures, or between what a seat held and holds, as a patch of the old one."""

from bisect import bisect_left
from collections.abc import Callable, Hashable, Mapping, Sequence
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
    """The two wholes, or two parts that differ. `movable`: nothing around them is taken out or put in, so that their
    places stay the same."""
    kind = type(new)
    if type(old) is not kind:
        found.changes.append(Change(path, new))
    elif kind is list:
        _compare_lists(found, old, new, path, movable)
    elif names := _names(kind):  # type: ignore[arg-type]  # mypy doubts that a class can be hashed
        for name in names:
            was, now = getattr(old, name), getattr(new, name)
            if was is not now and was != now:
                _compare(found, was, now, (*path, name), movable)
    else:
        found.changes.append(Change(path, new))


def _compare_lists(found: Patch, old: list[Any], new: list[Any], path: Path, movable: bool) -> None:
    """Place by place, or by the ids of what lies in it. One of which half is new or moved is told whole."""
    if len(old) == len(new):
        differ = [place for place, was in enumerate(old) if was is not new[place] and was != new[place]]
        if _by_place(old, new, differ):
            for place in differ:
                _compare(found, old[place], new[place], (*path, place), movable)
            return
    before, after = _ids(old), _ids(new)
    stays = _in_order(before, after)
    if not movable or len(stays) * 2 <= len(new):
        found.changes.append(Change(path, new))
        return
    found.gone += [(*path, place) for place in reversed(range(len(old))) if before[place] not in stays]
    for place, (name, now) in enumerate(zip(after, new, strict=True)):
        if name not in stays:
            found.new.append(Change((*path, place), now))
        elif (was := old[stays[name]]) is not now and was != now:
            _compare(found, was, now, (*path, place), False)


def _by_place(old: list[Any], new: list[Any], differ: list[int]) -> bool:
    """Whether things that differ are still the same things in these places; without names they are."""
    if all(_name(old[place]) == _name(new[place]) for place in differ):
        return True
    return not (_ids(old) and _ids(new))


def _name(thing: Any) -> str:
    return getattr(thing, "id", "")


def _in_order(before: list[str], after: list[str]) -> dict[str, int]:
    """As many as possible of those that are in both lists one after the other, each with its place before."""
    places = {name: place for place, name in enumerate(before)}
    both = {name: places[name] for name in after if name in places}
    if sorted(both.values()) == [*both.values()]:  # nearly always: cards come and go, and do not change places
        return both
    ends: list[tuple[int, dict[str, int]]] = []  # by length: the row that ends earliest, and its members
    for name, place in both.items():
        at = bisect_left(ends, place, key=lambda end: end[0])
        row = {**(ends[at - 1][1] if at else {}), name: place}
        ends[at : at + 1] = [(place, row)]
    return ends[-1][1]


def _ids(things: list[Any]) -> list[str]:
    """What the things of a list are called, where all have a name and each its own."""
    if not things or "id" not in _names(type(things[0])):  # type: ignore[arg-type]  # as above
        return []
    names: list[str] = [thing.id for thing in things]
    return names if len({*names}) == len(names) else []


@cache
def _names(kind: Hashable) -> tuple[str, ...]:
    """The fields of a dataclass; none of any other class."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


def patched(old: Any, patch: Mapping[str, Any]) -> Any:
    """What becomes of something that has travelled, by a patch that has; the old one stays as it was."""
    new = old
    for path in patch.get("gone", ()):
        new = _within(new, path, lambda things, place: things.pop(place))
    for path, value in patch.get("new", ()):
        new = _within(new, path, lambda things, place, thing=value: things.insert(place, thing))
    for path, value in patch.get("changes", ()):
        new = _within(new, path, lambda holder, key, thing=value: holder.__setitem__(key, thing)) if path else value
    return new


def _within(old: Any, path: Sequence[str | int], do: Callable[..., object]) -> Any:
    """A copy in which this was done to what holds the end of the path."""
    first, *rest = path
    new = old.copy()
    if rest:
        new[first] = _within(old[first], rest, do)
    else:
        do(new, first)
    return new
