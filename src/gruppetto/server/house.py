"""One server with everything in it: storage, tables, bots, limits."""

import asyncio
from contextlib import suppress

from gruppetto.server.bots import Bots
from gruppetto.server.limits import Doormen
from gruppetto.server.lookout import keep_lookout
from gruppetto.server.projection import Boards
from gruppetto.server.replay import Replays
from gruppetto.server.settings import Settings
from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.server.sheets import Sheets
from gruppetto.server.storage import Storage
from gruppetto.server.tables import Tables
from gruppetto.server.wire import Bye, write

_LOOKOUT = 1.0
"""Seconds between two looks at what other servers did, where there may be some."""

_LAST_WORDS = 1.0
"""Seconds in which a goodbye must be sent."""


class House:
    """Made once a server; `open` and `close` frame its life."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.secrets = settings.secrets
        self.doormen = Doormen(settings.limits, unlimited=settings.unlimited)
        self.boards = Boards()
        self.storage = Storage(settings.database)
        self.tables = Tables(self.storage, settings.games, self.boards)
        self.sheet_storage = SheetStorage(self.storage)
        self.sheets = Sheets(self.sheet_storage, self.tables.game, settings.secrets)
        self.replays = Replays()
        self.bots = Bots(self)
        self._lookout: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """A second call does nothing."""
        await self.storage.open()
        pause = self.settings.lookout
        if pause is None and self.storage.is_shared:
            pause = _LOOKOUT
        if pause is not None and self._lookout is None:
            self._lookout = asyncio.create_task(keep_lookout(self, pause))

    async def close(self) -> None:
        if self._lookout is not None:
            self._lookout.cancel()
        await self.farewell()
        await self.bots.close()
        await self.storage.close()

    async def farewell(self) -> None:
        """Tells everybody that the server goes, and waits a moment until they have heard it."""
        leaving = [guest for table in self.tables.live() for guest in table.guests]
        leaving += [guest for sheet in self.sheets.live() for guest in sheet.guests]
        for guest in leaving:
            guest.say(write(Bye("restart")))
            guest.dismiss()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(guest.silent.wait() for guest in leaving)), _LAST_WORDS)
