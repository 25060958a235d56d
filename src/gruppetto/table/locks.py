"""Locks: one for each of many things, as long as somebody needs it; and what is done when one is free again."""

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary


class Locks:
    """What is done under one name is done one after the other; different names do not wait for each other."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Whoever holds a lock or waits for it keeps it here; without anybody it is gone."""

    def __len__(self) -> int:
        return len(self._locks)

    def of(self, name: str) -> asyncio.Lock:
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock


class LockedThen:
    """Holds a lock, and when it is free again, also after a failure, does something. Every move goes through one, so it
    is no generator, which takes several times as long."""

    __slots__ = ("_lock", "_then")

    def __init__(self, lock: asyncio.Lock, then: Callable[[], None]) -> None:
        self._lock = lock
        self._then = then

    async def __aenter__(self) -> None:
        await self._lock.acquire()

    async def __aexit__(self, *failure: object) -> None:
        self._lock.release()
        self._then()
