"""Keeps the deadlines of all tables with a clock: one that looks at the first of them, not a task for each.

The time of every table is in the store, so that each server on a database keeps the deadlines of all: what it does when
one has passed is an entry of the log, and the log takes each once.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from gruppetto.engine.hands import Handover
from gruppetto.table.all_tables import Tables
from gruppetto.table.bots import Bots
from gruppetto.table.clock import ClockStore, Now
from gruppetto.table.denied import Denied
from gruppetto.table.store import Conflict, StorageFailed
from gruppetto.table.tables import LiveTable
from gruppetto.table.tasks import call_off

_log = logging.getLogger(__name__)

_STAND_IN: Final = "gregario"
"""The bot that decides for somebody whose time has run out."""

_MOST = 200
"""Deadlines that are looked at in one go; the next look finds the others."""

_OUTRUN = ("stale", "over", "unknown_table")
"""Somebody decided in this very moment, or deleted the table."""
_FOR_GOOD = ("unreadable", "unknown_game")
"""Why a table cannot be loaded, now and ever."""


class Deadlines:
    def __init__(self, tables: Tables, bots: Bots, store: ClockStore, now: Now) -> None:
        self._tables = tables
        self._bots = bots
        self._store = store
        self._now = now
        self._acting: dict[str, asyncio.Task[None]] = {}
        self._hopeless: set[str] = set()
        """Tables that cannot be loaded, as those of another version: they must not stand in the way of others."""
        self._failing: set[str] = set()
        """Tables where something went wrong, so that it is said once. They are tried again, and do not stand in the way
        of others either."""

    async def look(self) -> int | None:
        """Sees to every table whose deadline has passed. The milliseconds until the next; None where no clock runs."""
        now = self._now()
        ahead: int | None = None
        found = await self._store.due(_MOST + len(self._hopeless) + len(self._failing))
        still = {due.table for due in found}
        self._hopeless &= still  # but for those that were deleted, or put away
        self._failing &= still
        for due in found:
            if due.table in self._hopeless:
                continue
            if due.at <= now:
                self._see_to(due.table)
                ahead = 0 if ahead is None else ahead
            else:
                return due.at - now
        return ahead

    async def settle(self) -> None:
        """Waits for what is being done."""
        await asyncio.gather(*self._acting.values())

    async def close(self) -> None:
        await call_off(self._acting.values())

    def _see_to(self, table_id: str) -> None:
        """Beside the others: a bot may think for seconds, and a table may have to be loaded."""
        if table_id not in self._acting:
            task = self._acting[table_id] = asyncio.create_task(self._act(table_id))
            task.add_done_callback(lambda _: self._acting.pop(table_id))

    async def _act(self, table_id: str) -> None:
        try:
            table = await self._tables.find(table_id)
            if table.is_late():
                await self._run_out(table)
            elif not table.attended:
                await _leave_alone(table)
            table.nudge()
            self._failing.discard(table_id)
        except StorageFailed as error:  # the next look will do it
            _log.error("the clock of a table could not be kept: %s", error)
        except Denied as denied:
            if denied.code not in _OUTRUN:
                self._complain(table_id, denied)
            if denied.code in _FOR_GOOD:
                self._hopeless.add(table_id)
        except Exception as error:
            self._complain(table_id, error)

    def _complain(self, table_id: str, fault: Exception) -> None:
        """Once, not at every look: it may be a hiccup, as of a machine that was too busy, or stay."""
        if table_id not in self._failing:
            self._failing.add(table_id)
            _log.error("the clock of the table %s could not be kept: %r", table_id[:8], fault)

    async def _run_out(self, table: LiveTable) -> None:
        assert table.clock is not None
        rule, match = table.clock.rule, table.playing()
        if rule.out == "move" and not table.full:
            await self._bots.decide_for(table, match.state.to_decide, _STAND_IN)
            return
        async with table.changing():
            if not table.is_late():
                return
            if rule.out == "nothing" or table.full:
                await table.clock.settle()
                return
            await table.look_round()
            with suppress(Conflict):  # somebody was faster, and what they did counts
                await table.hand_over(match.state.to_decide, Handover("late", _STAND_IN))


async def _leave_alone(table: LiveTable) -> None:
    """Only bots are left and nobody looks on, so that nobody moves. The next entry brings a new deadline; until then
    this one would come up at every look, and many such would keep those of others from being seen."""
    async with table.lock:
        if table.clock is not None and not (table.attended or table.is_late()):
            await table.clock.settle()
