"""One server with everything in it: makes its parts and hands each what it needs (the composition root)."""

import asyncio
from contextlib import suppress
from threading import Lock

from gruppetto.server.analysis_storage import AnalysisStorage
from gruppetto.server.clock_storage import ClockStorage
from gruppetto.server.disk_room import DiskRoom
from gruppetto.server.polling import Polling
from gruppetto.server.pools import Pools
from gruppetto.server.programs import HostPrograms, read_programs
from gruppetto.server.putting_away import PuttingAway
from gruppetto.server.settings import Settings
from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.server.snapshot_storage import SnapshotStorage, own_program
from gruppetto.server.storage import Storage
from gruppetto.server.thinkers import Thinkers
from gruppetto.server.uptime import Uptime
from gruppetto.table.all_tables import Tables
from gruppetto.table.analyses import Analyses
from gruppetto.table.bots import Bots
from gruppetto.table.deadlines import Deadlines
from gruppetto.table.hands import Hands
from gruppetto.table.hints import Hints
from gruppetto.table.limits import RateLimits, visitor
from gruppetto.table.lobby import Lobby
from gruppetto.table.projection import Boards
from gruppetto.table.roads_ahead import RoadsAhead
from gruppetto.table.session import Sessions
from gruppetto.table.sheet_work import EditLimits
from gruppetto.table.sheets import Sheets
from gruppetto.table.snapshots import Snapshots
from gruppetto.table.store import StorageFailed
from gruppetto.table.table_clock import Timing
from gruppetto.table.tasks import call_off
from gruppetto.table.timekeeping import Timekeeping

_POLL_SECONDS = 1.0
"""Between two looks at what other servers did, where there may be some."""


class House:
    """Made once a server; `open` and `close` frame its life. No part knows it: it knows the parts."""

    def __init__(self, settings: Settings) -> None:
        limits, games = settings.limits, settings.games
        self.games = games
        unlimited = {visitor(address) for address in settings.unlimited}
        room = DiskRoom(settings.database, settings.most_bytes)
        self.rates = RateLimits(limits, unlimited=unlimited, has_room=room.has_room)
        self.storage = Storage(settings.database)
        self.pools = Pools(settings)
        self.boards = Boards(Lock())
        self.roads = RoadsAhead(self.boards, self.pools.layout)
        self.thinkers = Thinkers(settings.bot_budget, settings.ponder, settings.bot_workers)
        self.programs = HostPrograms(read_programs(settings.programs, games().values() if settings.programs else ()))
        self.bots = Bots(self.thinkers.decide, settings.bot_pause, settings.bot_retry, self.programs)
        self.uptime = Uptime(self.storage, settings.here, settings.now)
        self.timekeeping = Timekeeping(self.uptime, self.storage.is_shared)
        now, clocks, layout = self.uptime.now, ClockStorage(self.storage), self.pools.layout
        timing = Timing(now, clocks, self.timekeeping.wake)
        loading = self.pools.loading
        snapshots = SnapshotStorage(self.storage)
        self.snapshots = Snapshots(snapshots, games, own_program, loading, self.pools.matches)
        beside = (self.bots.nudge, timing, settings.now, self.snapshots, limits)
        self.tables = Tables(self.storage, games, self.boards, loading, *beside)
        own = self.programs.names
        self.lobby = Lobby(self.storage, settings.secrets, self.boards, layout, limits.name_length, now, own)
        self.deadlines = Deadlines(self.tables, self.bots, clocks, now)
        self.hands = Hands(settings.secrets, settings.now, limits.name_length, limits.claim_seconds, own)
        sheet_storage = SheetStorage(self.storage)
        edit_limits = EditLimits(limits.edits, limits.name_length)
        self.sheets = Sheets(sheet_storage, games, settings.secrets, self.pools.sheets, edit_limits)
        self.hints = Hints(games, settings.hint, self.pools.hints, self.rates.hints)
        self.sessions = Sessions(
            self.tables, self.sheets, self.roads, self.hints, limits, self.rates, settings.undo_patience
        )
        self.polling = Polling(self.tables, self.storage, self.sheets, sheet_storage, settings.now)
        self.analyses = Analyses(games, self.pools.analyses, AnalysisStorage(self.storage))
        self.putting_away = PuttingAway(self.tables, self.storage, settings.put_away_days, settings.now)
        self._poll_seconds = settings.poll_seconds
        self._at_work: list[asyncio.Task[None]] = []
        """What goes on for as long as the server lives."""

    async def open(self) -> None:
        """A second call does nothing."""
        if self._at_work:
            return
        await self.storage.open()
        await asyncio.to_thread(own_program)  # now: the files may be replaced while this server runs
        await self.uptime.begin()
        pause = self._poll_seconds
        if pause is None and self.storage.is_shared:
            pause = _POLL_SECONDS
        work = [self.putting_away.run(), self.timekeeping.run(self.deadlines)]
        if pause is not None:
            work.append(self.polling.run(pause))
        self._at_work = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        # And waits: one that still wrote to the database while that is closed would keep the server from ending.
        await call_off(self._at_work)
        await self.deadlines.close()
        with suppress(StorageFailed):
            await self.putting_away.note()
            await self.uptime.beat()
        await self.sessions.farewell()
        await self.hints.close()
        await self.roads.close()
        await self.bots.close()
        await self.snapshots.close()
        await self.analyses.close()
        self.thinkers.close()
        await asyncio.to_thread(self.programs.close)
        await self.storage.close()
        self.pools.close()
