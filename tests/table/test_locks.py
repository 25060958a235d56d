"""Locks by name, as long as somebody needs them."""

import asyncio
from contextlib import suppress

from gruppetto.table.locks import LockedThen, Locks


def test_a_lock_is_there_while_somebody_holds_it_or_waits_for_it() -> None:
    async def scenario() -> list[int]:
        locks, seen = Locks(), list[int]()

        async def wait() -> None:
            async with locks.of("a"):
                seen.append(len(locks))

        async with locks.of("a"):
            waits = asyncio.create_task(wait())
            await asyncio.sleep(0)
            assert locks.of("a").locked()
            seen.append(len(locks))
        await waits
        return [*seen, len(locks)]

    assert asyncio.run(scenario()) == [1, 1, 0]


def test_what_comes_then_is_done_with_the_lock_free_also_after_a_failure() -> None:
    async def scenario() -> list[bool]:
        lock, locked = asyncio.Lock(), list[bool]()
        for failure in (None, ValueError()):
            with suppress(ValueError):
                async with LockedThen(lock, lambda: locked.append(lock.locked())):
                    locked.append(lock.locked())
                    if failure:
                        raise failure
        return locked

    assert asyncio.run(scenario()) == [True, False, True, False]
