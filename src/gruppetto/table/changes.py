"""What changed between two pictures, as a patch: paths into the old one, each with its new value."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

Path = tuple[str | int, ...]


class Change(NamedTuple):
    """At the end of this path, of names of fields and places in lists, stands this now."""

    path: Path
    value: Any


def changes(old: Any, new: Any, path: Path = ()) -> Iterator[Change]:
    """The smallest parts that differ. A list that grew or shrank is told whole, since its places mean others now."""
    if old == new:
        return
    if type(old) is not type(new):
        yield Change(path, new)
    elif isinstance(new, list) and len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from changes(before, after, (*path, place))
    elif is_dataclass(new) and not isinstance(new, type):
        for field in fields(new):
            yield from changes(getattr(old, field.name), getattr(new, field.name), (*path, field.name))
    else:
        yield Change(path, new)
