"""What the browser's worker with the tables calls. The other, which thinks, has `elsewhere` alone."""

from collections.abc import Awaitable, Callable

from gruppetto.local.door import Door
from gruppetto.local.elsewhere import Elsewhere
from gruppetto.local.house import LocalHouse, Ways
from gruppetto.local.indexed_db import IndexedDb

Answering = Callable[[str], Awaitable[str]]


async def serve(database: Answering, think: Answering, tell: Callable[[str], None], bot_pause: float) -> Door:
    """The door of this browser's tables; what is said through it goes to `tell`."""
    house = LocalHouse(IndexedDb(database), Elsewhere(think), Ways(bot_pause=bot_pause))
    await house.begin()
    return Door(house, tell)
