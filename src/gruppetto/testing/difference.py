"""Where two things differ, all the way down, by what pickle would send of them.

Views are compared this way rather than by their pickled bytes, which also depend on which of their parts happen to be
shared, and rather than by `==`, which a game need not define. The same object needs no look inside, so the editions
that two views share cost nothing. Order counts, even that of keys: an order can tell a secret too.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

_PLAIN = (bool, int, float, str, bytes, type(None), frozenset, set, type)
_Met = set[tuple[int, int]]


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """The first place where they differ and how, or None."""
    return _differ(one, other, path, set())


def _differ(one: Any, other: Any, path: str, met: _Met) -> str | None:
    if one is other or (id(one), id(other)) in met:
        return None
    if type(one) is not type(other):
        return f"{path}: {one!r} is not {other!r}"
    if isinstance(one, _PLAIN):
        return None if one == other else f"{path}: {one!r} is not {other!r}"
    met.add((id(one), id(other)))
    mine, others = _parts(one), _parts(other)
    if [name for name, _ in mine] != [name for name, _ in others]:
        return f"{path}: {one!r} is not {other!r}"
    for (name, part), (_, against) in zip(mine, others, strict=True):
        found = _differ(part, against, path + name, met)
        if found is not None:
            return found
    return None


def _parts(thing: Any) -> list[tuple[str, Any]]:
    """What a thing consists of, each part with the way to it."""
    if isinstance(thing, Mapping):
        return [(f"[{key!r}]", value) for key, value in thing.items()]
    if isinstance(thing, list | tuple):
        return [(f"[{place}]", value) for place, value in enumerate(thing)]
    if is_dataclass(thing):
        return [(f".{field.name}", getattr(thing, field.name)) for field in fields(thing)]
    reduced = thing.__reduce_ex__(4)
    if isinstance(reduced, str):
        return [("", reduced)]
    _, arguments, *rest = reduced
    parts = [("", value) for value in arguments if not isinstance(value, type)]
    if rest and rest[0] is not None:
        parts += _attributes(rest[0])
    return parts + [("", list(items)) for items in rest[1:3] if items is not None]


def _attributes(state: Any) -> Iterable[tuple[str, Any]]:
    """The state that pickle takes of an object: its attributes, or (attributes, slots), or what the class chose."""
    both = state if isinstance(state, tuple) and len(state) == 2 else (state, None)
    if not all(part is None or isinstance(part, dict) for part in both):
        return [("", state)]
    return [(f".{name}", value) for part in both for name, value in (part or {}).items()]
