"""All tables: those in memory, and the way to those that are not."""

import time

from gruppetto.engine.record import RecordError
from gruppetto.table.attendance import Now
from gruppetto.table.denied import Denied, unknown_table
from gruppetto.table.live_cache import LiveCache
from gruppetto.table.projection import Boards
from gruppetto.table.setting_up import Games, find_game
from gruppetto.table.store import Gone, Logged, Seating, StoredTable, TableStore
from gruppetto.table.table_clock import Timing
from gruppetto.table.tables import LiveTable, Nudge
from gruppetto.table.work import Work

_IDLE = 64
"""Tables kept in memory although nobody is looking at them."""

_REST = 30.0
"""Seconds after its last use before such a table may go: somebody may be on the way in."""


class Tables:
    """All tables in memory, and the way to those that are not."""

    def __init__(
        self,
        store: TableStore,
        games: Games,
        boards: Boards,
        work: Work,
        nudge: Nudge,
        timing: Timing,
        now: Now = time.time,
    ) -> None:
        self._store = store
        self._games = games
        self._boards = boards
        self._work = work
        self._nudge = nudge
        self._timing = timing
        self._now = now
        self._cache: LiveCache[LiveTable] = LiveCache(_IDLE, _REST)
        self._used: set[str] = set()

    def live(self) -> list[LiveTable]:
        return self._cache.all()

    def take_used(self) -> set[str]:
        """The tables that were asked for since the last call, or that somebody looks at."""
        used, self._used = self._used, set()
        return used | {table.id for table in self.live() if table.guests}

    def forget(self, table: LiveTable) -> None:
        """Whoever wants it must load it."""
        self._cache.remove(table.id)

    async def find(self, table_id: str) -> LiveTable:
        """The table as it is now, with what other servers on the same database did to it."""
        table = self._cache.get(table_id)
        if table is None:
            table = await self._cache.load(table_id, self._load)
        else:
            await self._look_again(table)
        self._used.add(table_id)
        return table

    async def _look_again(self, table: LiveTable) -> None:
        async with table.lock:
            try:
                await table.refresh()
            finally:
                if table.gone:
                    self.forget(table)

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self._store.load(table_id)
        if stored is None:
            raise unknown_table()
        try:
            logged = await self._store.log_after(table_id)
            seating = await self._store.seating(table_id)  # after the log, as in `LiveTable.refresh`
            table = await self._work(self._rebuild, stored, logged, seating)
        except Gone:
            raise unknown_table() from None
        except RecordError as error:
            raise Denied("unreadable", f"This version cannot read the match: {error.reason}.") from None
        if table.clock is not None:
            await table.clock.refresh()
        return table

    def _rebuild(self, stored: StoredTable, logged: list[Logged], seating: Seating) -> LiveTable:
        """A table made of a stored one and its log: thousands of moves, which others need not wait for."""
        game = find_game(self._games, stored.header["game"])
        table = LiveTable(stored, game, self._boards, self._store, self._nudge, self._timing, self._now)
        table.take_seats(seating)
        table.catch_up(logged)
        if table.match is not None:
            self._boards.picture(table.match)
        return table
