"""A lock for each of many things, as long as somebody needs it."""

import asyncio
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
