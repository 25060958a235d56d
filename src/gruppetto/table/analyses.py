"""Analyses in the background: a finished match is looked back at part by part, where work is done, and kept.

Whoever asks meanwhile gets what there is. What is ended in between begins anew when it is asked for again.
"""

import asyncio
import logging
from typing import Protocol

from gruppetto.table import analysis
from gruppetto.table.analysis import AnalysedEntry, Analysis
from gruppetto.table.denied import Denied
from gruppetto.table.replay import Finished, finished
from gruppetto.table.setting_up import Games
from gruppetto.table.store import StorageFailed
from gruppetto.table.tables import LiveTable
from gruppetto.table.tasks import call_off
from gruppetto.table.wire import write
from gruppetto.table.work import VisitorWork

_log = logging.getLogger(__name__)

PART = 6
"""Entries that are looked at in one go: another match has its turn after them."""
MOST = 8
"""Matches that are looked back at at once; whoever asks for another is told to wait."""
EACH = 2
"""So many of them for one visitor, so that nobody keeps the others out."""


class AnalysisStore(Protocol):
    """Where analyses are kept, by table."""

    async def analysis(self, table_id: str) -> bytes | None: ...

    async def keep_analysis(self, table_id: str, result: bytes) -> None:
        """Another may have been as quick: both found the same."""


class Analyses:
    """One task for each match that is being looked back at."""

    def __init__(self, games: Games, work: VisitorWork, store: AnalysisStore) -> None:
        self._games = games
        self._work = work
        self._store = store
        self._under_way: dict[str, _UnderWay] = {}

    async def begin(self, who: str, table: LiveTable) -> bytes:
        """Looks back at a finished match, unless that was done or is being done; what there is of it so far."""
        match = finished(table)
        level = analysis.level_of(table.game)
        kept = await self._store.analysis(table.id)
        if kept is not None:
            return kept
        if table.id not in self._under_way:
            if self._is_full(who):
                raise Denied("busy", "Enough races are being looked back at; please try again in a moment.")
            begun = self._under_way[table.id] = _UnderWay(who, level, analysis.length_of(match))
            begun.task = asyncio.create_task(self._run(table, match, begun))
            begun.task.add_done_callback(lambda _: self._under_way.pop(table.id, None))
        return self._under_way[table.id].told()

    async def found(self, table: LiveTable) -> bytes:
        """What there is of an analysis; raises Denied where nobody began one."""
        finished(table)
        under_way = self._under_way.get(table.id)
        if under_way is not None:
            return under_way.told()
        kept = await self._store.analysis(table.id)
        if kept is None:
            raise Denied("not_found", "Nobody has looked back at this race yet.")
        return kept

    async def close(self) -> None:
        await call_off([begun.task for begun in self._under_way.values() if begun.task is not None])

    def _is_full(self, who: str) -> bool:
        of_theirs = sum(begun.who == who for begun in self._under_way.values())
        return len(self._under_way) >= MOST or of_theirs >= EACH

    async def _run(self, table: LiveTable, match: Finished, begun: "_UnderWay") -> None:
        try:
            for first in range(0, begun.of, PART):
                begun.entries += await self._part(begun.who, match, first)
            await self._store.keep_analysis(table.id, write(analysis.whole(table.game, begun.entries)))
        except (Denied, StorageFailed) as error:
            _log.error("a match could not be looked back at: %s", error)
        except Exception as error:
            _log.error("a match could not be looked back at: %r", error)

    async def _part(self, who: str, match: Finished, first: int) -> list[AnalysedEntry]:
        return await self._work(who, analysis.part, self._games, match, first, PART)


class _UnderWay:
    """A match that is being looked back at."""

    def __init__(self, who: str, level: str, of: int) -> None:
        self.who = who
        self.level = level
        self.of = of
        self.entries: list[AnalysedEntry] = []
        self.task: asyncio.Task[None] | None = None

    def told(self) -> bytes:
        return write(Analysis(self.level, len(self.entries), self.of, self.entries))
