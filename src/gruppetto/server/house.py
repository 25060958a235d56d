"""One server with everything in it: storage, tables, bots, limits."""

import asyncio
from contextlib import suppress

from gruppetto.server.bots import Bots
from gruppetto.server.limits import Doormen
from gruppetto.server.projection import Boards
from gruppetto.server.replay import Replays
from gruppetto.server.settings import Settings
from gruppetto.server.storage import Storage
from gruppetto.server.tables import Tables
from gruppetto.server.wire import Bye, write

_LAST_WORDS = 1.0
"""Seconds in which a goodbye must be sent."""


class House:
    """Made once a server; `open` and `close` frame its life."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.secrets = settings.secrets
        self.doormen = Doormen(settings.limits)
        self.boards = Boards()
        self.storage = Storage(settings.database)
        self.tables = Tables(self.storage, settings.games, self.boards)
        self.replays = Replays()
        self.bots = Bots(self)

    async def open(self) -> None:
        await self.storage.open()

    async def close(self) -> None:
        await self.farewell()
        await self.bots.close()
        await self.storage.close()

    async def farewell(self) -> None:
        """Tells everybody that the server goes, and waits a moment until they have heard it."""
        leaving = [guest for table in self.tables.live() for guest in table.guests]
        for guest in leaving:
            guest.say(write(Bye("restart")))
            guest.dismiss()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(guest.silent.wait() for guest in leaving)), _LAST_WORDS)
