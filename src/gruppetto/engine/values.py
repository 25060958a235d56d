"""Dataclasses of which a move makes hundreds: frozen for whoever writes code, and quick to make.

A frozen dataclass sets each field through `object.__setattr__`, which takes up to five times as long. mypy refuses an
assignment either way; at run time nobody does it.
"""

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")


def _quick(*, frozen: bool, slots: bool) -> Callable[[type[T]], type[T]]:
    """As `dataclasses.dataclass`, equal and hashed by value, but not guarded against assignment."""
    assert frozen
    return dataclasses.dataclass(slots=slots, unsafe_hash=True)


if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    dataclass = _quick


__all__ = ["dataclass"]
