"""Polling for what other servers on the same database did to tables and sheets that have guests here."""

import asyncio
import logging
from collections.abc import Iterator, Set
from contextlib import contextmanager, suppress

from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.server.storage import Progress, Storage
from gruppetto.table.all_tables import Tables
from gruppetto.table.attendance import Now
from gruppetto.table.denied import Denied
from gruppetto.table.sheets import Sheets
from gruppetto.table.store import StorageFailed, in_a_line
from gruppetto.table.tables import LiveTable

_log = logging.getLogger(__name__)

_ATTEND = 4.0
"""Seconds between two notes of who is connected here, unless somebody came."""


class Polling:
    """Looks for news of live tables in one database, and of live sheets in the same."""

    def __init__(self, tables: Tables, storage: Storage, sheets: Sheets, sheet_storage: SheetStorage, now: Now) -> None:
        self._tables = tables
        self._storage = storage
        self._sheets = sheets
        self._sheet_storage = sheet_storage
        self._now = now
        self._attended = 0.0
        """When the database was last told who is connected here."""
        self._told: Set[tuple[str, int]] = frozenset()
        """Whom it was told of."""

    async def run(self, pause: float) -> None:
        """Polls every so many seconds, for as long as the server lives."""
        while True:
            await asyncio.sleep(pause)
            try:
                await self.poll()
            except Exception as error:  # whatever it is: guests of a poll that died would wait for ever
                _log.error("what other servers did cannot be seen: %s", in_a_line(error))

    async def poll(self) -> None:
        """One query for all tables that have guests, and more only for those that have news. The same for sheets."""
        await self._poll_sheets()
        watched = [table for table in self._tables.live() if table.guests]
        if not watched:
            return
        progress = await self._storage.progress([table.id for table in watched])
        for table in watched:
            if progress.get(table.id) != Progress(table.version, table.seats_version):
                with _by_itself("table", table.id), suppress(Denied):  # it was deleted, and its guests know
                    async with table.lock:
                        await table.refresh()
            # Always: whoever asked for the table in between may have taken the news in.
            table.nudge()
        await self._poll_attendance(watched)

    async def _poll_attendance(self, watched: list[LiveTable]) -> None:
        """Tells the database who is connected here, and learns who is elsewhere: nobody is away who is at another
        server."""
        now = self._now()
        here = {(table.id, seat) for table in watched for guest in table.guests for seat in guest.seats}
        if now - self._attended >= _ATTEND or here - self._told:
            if here:
                await self._storage.attend(sorted(here), now)
            self._attended, self._told = now, here
        seen = await self._storage.seen([table.id for table in watched])
        for table in watched:
            if table.attendance.hear(seen[table.id]):
                table.tell(table.presence())

    async def _poll_sheets(self) -> None:
        watched = [sheet for sheet in self._sheets.live() if sheet.guests]
        versions = await self._sheet_storage.versions([sheet.id for sheet in watched]) if watched else {}
        for live in watched:
            if live.id not in versions:
                self._sheets.forget(live)
            elif versions[live.id] > live.version:
                with _by_itself("sheet", live.id):
                    async with live.changing():
                        await self._sheets.refresh(None, live)


@contextmanager
def _by_itself(kind: str, name: str) -> Iterator[None]:
    """One whose news cannot be taken in, or not now, keeps nobody from those of the others."""
    try:
        yield
    except StorageFailed:
        raise
    except Exception as error:
        _log.error("what other servers did to the %s %s cannot be seen: %s", kind, name[:8], in_a_line(error))
