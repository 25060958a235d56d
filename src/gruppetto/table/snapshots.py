"""Snapshots of long matches: so that to open one costs the entries after the last, and not all of them.

The log is the truth. A snapshot tells what follows from a part of it, and counts where all parts before have
theirs, and where this program wrote it of these entries. Snapshots that do not fit are passed over: the log is ridden
again, and new ones are made. Records, replays and proofs never look at them, and no client is sent one, since they hold
every hand.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

from gruppetto.engine.match import Match
from gruppetto.engine.record import LogEntry
from gruppetto.engine.scene import Text
from gruppetto.table.setting_up import Games
from gruppetto.table.snapshot_format import (
    Known,
    Part,
    has_parts,
    part_of,
    read_parts,
    ride_parts,
    write_log,
    write_parts,
)
from gruppetto.table.store import Conflict, SnapshotStore, StorageFailed
from gruppetto.table.tasks import call_off
from gruppetto.table.work import Visitor, VisitorWork

_log = logging.getLogger(__name__)

_MANY = 1000
"""Entries without a snapshot, beyond which they are ridden in another process, since that takes long."""


class Snapshots:
    """The snapshots of all tables on a store."""

    def __init__(
        self,
        store: SnapshotStore,
        games: Games,
        program: Callable[[], str],
        here: VisitorWork,
        elsewhere: VisitorWork,
        many: int = _MANY,
    ) -> None:
        """`program`, a function of a module, says which one runs. `here` is a thread of this process, and `elsewhere`
        another process."""
        self._store = store
        self._games = games
        self._program = program
        self._here = here
        self._elsewhere = elsewhere
        self._many = many
        self._keeping: set[asyncio.Task[None]] = set()

    async def of(self, who: Visitor, table_id: str, header: dict[str, Any], log: Sequence[LogEntry]) -> Known:
        """Return all that is known of a match without riding it here; `header` is that of its record."""
        if not has_parts(log):
            return Known()
        stored = await self._store.snapshots(table_id)
        known = await self._here(who, read_parts, self._program(), stored, log)
        if len(log) - len(known.rounds) <= self._many:
            return known
        sent = await self._here(who, write_log, log)
        # It says itself which program it is: its files may have been replaced since this server started.
        made = await self._elsewhere(who, ride_parts, self._games, header, sent, self._program)
        self._begin(self._store_all(table_id, made))
        return await self._here(who, read_parts, self._program(), list(made.values()), log)

    def keep(self, table_id: str, parts: Sequence[Part]) -> None:
        """Write these down in the background: without them the log is ridden again."""
        if parts:
            self._begin(self._write(table_id, parts))

    async def settle(self) -> None:
        """Wait until nothing is being written down."""
        while self._keeping:
            await asyncio.wait(self._keeping)

    async def close(self) -> None:
        await call_off(self._keeping)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _write(self, table_id: str, parts: Sequence[Part]) -> None:
        try:
            written = await self._here(None, write_parts, self._program(), parts)
        except Exception as error:  # whatever it is: no caller waits for it
            _log.error("a snapshot was not written, so that its match will be ridden again: %r", error)
        else:
            await self._store_all(table_id, written)

    async def _store_all(self, table_id: str, snapshots: Mapping[int, bytes]) -> None:
        try:
            await self._store.keep_snapshots(table_id, snapshots)
        except Conflict:  # the table was deleted meanwhile
            return
        except StorageFailed as error:
            _log.error("a snapshot was not stored, so that its match will be ridden again: %s", error)


class TableSnapshots:
    """Snapshots of one table that are still to be written down."""

    def __init__(self, table_id: str, of: Snapshots | None) -> None:
        """Without `of` the store keeps none, and nothing is collected."""
        self._table_id = table_id
        self._of = of
        self._parts: list[Part] = []

    def look(self, match: Match, rounds: Sequence[Text]) -> None:
        """Collect what the last entry of the match completes, if it does."""
        if self._of is not None and (part := part_of(match, rounds)) is not None:
            self._parts.append(part)

    def keep(self) -> None:
        if self._of is not None:
            self._of.keep(self._table_id, self._parts)
        self._parts = []

    def leave(self) -> None:
        """Leave them to another server, which made these entries."""
        self._parts = []
