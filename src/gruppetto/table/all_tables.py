"""All tables: those in memory, and the way to those that are not."""

import time
from dataclasses import replace
from typing import Any

from gruppetto.engine.contract import PositionError
from gruppetto.engine.record import RecordError, header_from_json, header_to_json
from gruppetto.table.attendance import Now
from gruppetto.table.denied import unknown_table, unreadable
from gruppetto.table.limits import Limits
from gruppetto.table.live_cache import LiveCache
from gruppetto.table.projection import Boards
from gruppetto.table.seats import names_of
from gruppetto.table.setting_up import Games, find_game
from gruppetto.table.snapshot_format import Known
from gruppetto.table.snapshots import Snapshots
from gruppetto.table.store import Gone, Logged, Seating, StoredTable, TableStore
from gruppetto.table.table_clock import Timing
from gruppetto.table.tables import LiveTable, Nudge
from gruppetto.table.work import Visitor, VisitorWork

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
        loading: VisitorWork,
        nudge: Nudge,
        timing: Timing,
        now: Now = time.time,
        snapshots: Snapshots | None = None,
        limits: Limits | None = None,
    ) -> None:
        """`loading` is where tables are made of their logs. Without snapshots every one is ridden from its start."""
        self._store = store
        self._games = games
        self._boards = boards
        self._loading = loading
        self._nudge = nudge
        self._timing = timing
        self._now = now
        self._snapshots = snapshots
        self._limits = limits
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

    async def find(self, table_id: str, who: Visitor = None) -> LiveTable:
        """The table as it is now, with what other servers on the same database did to it. Where it must be loaded, that
        is done for this visitor, whose turn it must be."""
        table = self._cache.get(table_id)
        if table is None:
            table = await self._cache.load(table_id, lambda wanted: self._load(wanted, who))
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

    async def _load(self, table_id: str, who: Visitor) -> LiveTable:
        stored = await self._store.load(table_id)
        if stored is None:
            raise unknown_table()
        try:
            logged = await self._store.log_after(table_id)
            seating = await self._store.seating(table_id)  # after the log, as in `LiveTable.refresh`
            known = await self._known(who, stored, logged, seating)
            table = await self._loading(who, self._rebuild, stored, logged, seating, known)
        except Gone:
            raise unknown_table() from None
        except RecordError as error:
            raise unreadable(error) from None
        table.snapshots.keep()
        if table.clock is not None:
            await table.clock.refresh()
        return table

    async def _known(self, who: Visitor, stored: StoredTable, logged: list[Logged], seating: Seating) -> Known:
        if self._snapshots is None:
            return Known()
        return await self._snapshots.of(who, stored.id, _header(stored, seating), [row.entry for row in logged])

    def _rebuild(self, stored: StoredTable, logged: list[Logged], seating: Seating, known: Known) -> LiveTable:
        """A table made of a stored one and its log, which others need not wait for."""
        game = find_game(self._games, stored.header["game"])
        at = (game, self._boards, self._store, self._nudge, self._timing, self._now)
        table = LiveTable(stored, *at, self._snapshots, self._limits)
        table.take_seats(seating)
        try:
            table.go_on(known, logged)
        except PositionError:  # it is no snapshot of this match, whatever it says
            return self._rebuild(stored, logged, seating, Known())
        table.catch_up(logged)
        if table.match is not None:
            self._boards.picture(table.match)
        return table


def _header(stored: StoredTable, seating: Seating) -> dict[str, Any]:
    """The header of the match, as it began: until then seats and teams may change."""
    header = header_from_json(stored.header)
    return header_to_json(replace(header, seats=names_of(seating.seats), teams=seating.teams))
