"""Locks by name, as long as somebody needs them."""

import asyncio

from gruppetto.table.locks import Locks


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
