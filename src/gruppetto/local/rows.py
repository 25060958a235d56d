"""What a store inside a browser rests on: rows in one order, read by key and changed in transactions.

A transaction is one value, since IndexedDB ends its own as soon as somebody waits for anything else: what must still be
as it was read, and what is written then.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

Key = tuple[str | int, ...]
"""`("log", "~a1b2", 7)`: a series, whose it is, and its number. Numbers come before words."""


class Row(NamedTuple):
    key: Key
    text: str


@dataclass(frozen=True, slots=True)
class Change:
    """One transaction. Where something is not as expected, nothing is done."""

    put: Mapping[Key, str] = field(default_factory=dict)
    expected: Mapping[Key, str | None] = field(default_factory=dict)
    """What these rows must be; None for one that must not be there."""
    present: Sequence[Key] = ()
    """Rows that must be there, whatever they say."""
    deleted: Sequence[Key] = ()
    """Rows that go, each with all whose key begins with it."""


class Rows(Protocol):
    """Every call raises StorageFailed when it is not carried out."""

    async def get(self, key: Key) -> str | None: ...

    async def after(self, key: Key) -> list[Row]:
        """The rows of the same series with a later last part, in order."""

    async def commit(self, change: Change) -> bool:
        """Returns when the change is durable; False where something was not as expected."""
