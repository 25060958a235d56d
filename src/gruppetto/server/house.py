"""One server with everything in it: storage, tables, bots, limits."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from threading import Lock
from typing import ParamSpec, TypeVar

from gruppetto.engine.contract import AnyGame, Edition
from gruppetto.server.bots import Bots
from gruppetto.server.lookout import keep_lookout
from gruppetto.server.settings import Settings
from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.server.storage import Storage
from gruppetto.server.workers import Busy, Lost, TooLong, Workers
from gruppetto.table.denied import Denied
from gruppetto.table.guest import Guest
from gruppetto.table.limits import Doormen, Limits, visitor
from gruppetto.table.projection import Boards
from gruppetto.table.sheet_work import Signature
from gruppetto.table.sheets import Sheets
from gruppetto.table.tables import LiveTable, Tables
from gruppetto.table.wire import Bye, write
from gruppetto.table.work import Visitor

_LOOKOUT = 1.0
"""Seconds between two looks at what other servers did, where there may be some."""

_LAST_WORDS = 2.0
"""Seconds in which a goodbye must be sent."""

_WORKERS = max(1, min(2, (os.cpu_count() or 2) // 2))
"""Processes for requests, and as many for score sheets."""
_WAITING = 64
"""Requests that may wait for one of them; `Limits.errands` of one visitor."""

P = ParamSpec("P")
T = TypeVar("T")


def _signature(limits: Limits) -> Signature:
    return Signature(limits.edits, limits.name_length)


class House:
    """Made once a server; `open` and `close` frame its life."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.secrets = settings.secrets
        self.doormen = Doormen(settings.limits, unlimited={visitor(address) for address in settings.unlimited})
        self.guests: set[Guest] = set()
        """Everybody with a live connection, at a table or not yet."""
        self.boards = Boards(Lock())
        self.storage = Storage(settings.database)
        self.tables = Tables(self.storage, settings.games, self.boards, self.studio)
        self.sheet_storage = SheetStorage(self.storage)
        self.sheets = Sheets(
            self.sheet_storage, settings.games, settings.secrets, self.sheet_errand, _signature(settings.limits)
        )
        many = _WORKERS if settings.workers is None else settings.workers
        each = settings.limits.errands
        self._workers = Workers(many, _WAITING, each)
        self._archivists = Workers(many, _WAITING, each)
        self._sheet_workers = Workers(many, _WAITING, each)
        self._studio = Workers(0)
        self.bots = Bots(self)
        self._lookout: asyncio.Task[None] | None = None
        self._painting: dict[str, asyncio.Task[None]] = {}

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
        for painting in self._painting.values():
            painting.cancel()
        await self.bots.close()
        await self.storage.close()
        for workers in (self._workers, self._archivists, self._sheet_workers, self._studio):
            workers.close()

    @asynccontextmanager
    async def changing(self, table: LiveTable) -> AsyncIterator[None]:
        """For whoever changes a table, one after the other. Then its bots look whether it is their turn, also when
        it failed: we may have seen what others did, or a wish that the bots waited for is over."""
        try:
            async with table.lock:
                yield
        finally:
            self.bots.nudge(table)

    def draw_ahead(self, table: LiveTable) -> None:
        """Has the roads that a match may come to drawn, once an edition, before somebody must wait for one."""
        game, edition = table.game, table.setup.edition
        if edition.document.digest not in self._painting:
            self._painting[edition.document.digest] = asyncio.create_task(self._paint(game, edition))

    async def _paint(self, game: AnyGame, edition: Edition) -> None:
        for road in game.roads(edition):
            await self.studio(self.boards.message, game, edition, road)

    async def errand(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        """Costly work for somebody who asked, in a worker process; raises Denied when it is too much."""
        return await _charged(self._workers, who, self.settings.request_budget, job, *args)

    async def archive(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        """The same for finished matches, of which a long one takes seconds."""
        return await _charged(self._archivists, who, self.settings.archive_budget, job, *args)

    async def sheet_errand(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        """The same for score sheets, so that neither can hold up the other."""
        return await _charged(self._sheet_workers, who, self.settings.request_budget, job, *args)

    async def studio(self, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        """Work whose result this process needs itself, such as the layout of a course: known to be short, and done in
        a thread, one after the other, while the event loop goes on. It cannot be ended, so giving up early would only
        leave it to be done again: a long match on a busy machine must not become one that nobody can open."""
        return await _charged(self._studio, None, self.settings.archive_budget, job, *args)

    async def farewell(self) -> None:
        """Tells everybody that the server goes, and waits a moment until they have heard it."""
        leaving = list(self.guests)
        goodbye = write(Bye("restart"))
        for guest in leaving:
            guest.say(goodbye)
            guest.dismiss()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(guest.silent.wait() for guest in leaving)), _LAST_WORDS)


async def _charged(workers: Workers, who: Visitor, budget: float, job: Callable[..., T], *args: object) -> T:
    try:
        return await workers.do(who, budget, job, *args)
    except Busy:
        raise Denied("busy", "The server has its hands full; please try again in a moment.") from None
    except TooLong:
        raise Denied("too_costly", "This took the server too long, so it stopped.") from None
    except Lost:
        raise Denied("too_costly", "This was too much for the server, so it stopped.") from None
