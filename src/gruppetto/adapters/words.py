"""A view in words: a line for each of its parts, so that equal views give equal texts and others do not."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from gruppetto.engine.compiled import Compiled
from gruppetto.engine.contract import Setup, View
from gruppetto.engine.parts import Parts

_FIXED = (Compiled, Setup)
"""What the set-up fixes is the same in all views of a match."""


def in_words(view: View[Any]) -> str:
    """All that this seat may know, and nothing else: it is made of the view alone."""
    return "\n".join(f"{name}={_plain(part)}" for name, part in _parts(view))


def _parts(view: View[Any]) -> list[tuple[str, Any]]:
    own = {name: part for name, part in _sent(view).items() if name not in ("open", "actions")}
    both = {**own, **_sent(view.open), "legal": [str(action) for action in view.actions]}
    return [(name, part) for name, part in both.items() if not isinstance(part, _FIXED)]


def _sent(thing: Any) -> dict[str, Any]:
    """What pickle would send of it, in a fixed order."""
    parts: dict[str, Any] = thing.__getstate__()
    return parts


def _plain(thing: Any) -> str:
    """By value, all the way down."""
    if isinstance(thing, Enum):
        return thing.name
    if isinstance(thing, bool | int | float | str) or thing is None:
        return str(thing)
    if isinstance(thing, list | tuple):
        return f"[{','.join([_plain(part) for part in thing])}]"
    if isinstance(thing, Mapping):
        return f"{{{','.join(f'{_plain(key)}:{_plain(value)}' for key, value in thing.items())}}}"
    if is_dataclass(thing):
        return _plain([getattr(thing, field.name) for field in fields(thing)])
    if isinstance(thing, Parts):
        return _plain(_sent(thing))
    raise TypeError(f"a view holds {type(thing).__name__}, which has no words")
