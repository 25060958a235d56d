"""A cache of live things: each is loaded once, kept while somebody uses it, and the least recently used goes first."""

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from gruppetto.table.locks import Locks


class Live(Protocol):
    """Something that people share: a table, a score sheet. There must never be two of one."""

    @property
    def id(self) -> str: ...

    @property
    def idle(self) -> bool:
        """Whether nobody uses it, so that it may be forgotten and loaded again."""


T = TypeVar("T", bound=Live)


@dataclass(slots=True)
class _Kept(Generic[T]):
    thing: T
    used: float


class LiveCache(Generic[T]):
    """At most `most` are kept, beyond those in use."""

    def __init__(self, most: int, rest: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        """None goes within `rest` seconds after it was asked for: somebody may be on the way to it."""
        self._most = most
        self._rest = rest
        self._clock = clock
        self._kept: OrderedDict[str, _Kept[T]] = OrderedDict()
        """The longest unused first."""
        self._loading = Locks()

    def all(self) -> list[T]:
        return [kept.thing for kept in self._kept.values()]

    def get(self, name: str) -> T | None:
        """The one of this name, which counts as used by that; None when it must be loaded."""
        kept = self._kept.get(name)
        if kept is None:
            return None
        kept.used = self._clock()
        self._kept.move_to_end(name)
        return kept.thing

    async def load(self, name: str, load: Callable[[str], Awaitable[T]]) -> T:
        """Loads one that is not here, for all who want it in that moment; a slow one holds up nobody who wants
        another."""
        async with self._loading.of(name):
            found = self.get(name)
            if found is None:
                found = await load(name)
                self.add(found)
            return found

    def add(self, thing: T) -> None:
        """Others make room for it."""
        self._make_room()
        self._kept[thing.id] = _Kept(thing, self._clock())

    def remove(self, name: str) -> None:
        """It is no more, or no longer as it is here."""
        self._kept.pop(name, None)

    def _make_room(self) -> None:
        too_many = max(0, len(self._kept) + 1 - self._most)
        rested = self._clock() - self._rest
        idle = [name for name, kept in self._kept.items() if kept.used <= rested and kept.thing.idle]
        for name in idle[:too_many]:
            del self._kept[name]
