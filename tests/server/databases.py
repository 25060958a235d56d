"""What happens in a database between opening and closing it."""

import asyncio
from collections.abc import Awaitable, Callable

from gruppetto.server.storage import Storage

Scenario = Callable[[Storage], Awaitable[None]]


def within(url: str, scenario: Scenario) -> None:
    async def run() -> None:
        storage = Storage(url)
        await storage.open()
        try:
            await scenario(storage)
        finally:
            await storage.close()

    asyncio.run(run())
