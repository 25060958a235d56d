"""Everything inside one browser: makes the parts of a live table and hands each what it needs."""

import asyncio
import logging
import time
from dataclasses import dataclass

from gruppetto.games import shelf
from gruppetto.local.elsewhere import at_once, at_once_for
from gruppetto.local.rows import Rows
from gruppetto.local.saves import Saves
from gruppetto.local.sheet_store import LocalSheets
from gruppetto.local.store import LocalStore
from gruppetto.local.uptime import LocalUptime
from gruppetto.table.all_tables import Tables
from gruppetto.table.analyses import Analyses
from gruppetto.table.analysis_api import AnalysisApi
from gruppetto.table.api import Route
from gruppetto.table.bot_turns import BotTurns, Company
from gruppetto.table.bots import Bots
from gruppetto.table.deadlines import Deadlines
from gruppetto.table.denied import Denied
from gruppetto.table.hands import Hands
from gruppetto.table.hands_api import HandsApi
from gruppetto.table.hints import Hints
from gruppetto.table.limits import Limits, RateLimits
from gruppetto.table.lobby import Lobby
from gruppetto.table.projection import Boards
from gruppetto.table.roads_ahead import RoadsAhead
from gruppetto.table.session import Sessions
from gruppetto.table.setting_up import Games
from gruppetto.table.sheet_api import SheetApi
from gruppetto.table.sheet_work import EditLimits
from gruppetto.table.sheets import Sheets
from gruppetto.table.store import StorageFailed
from gruppetto.table.table_api import ReplayApi, TableApi
from gruppetto.table.table_clock import Timing
from gruppetto.table.tasks import call_off
from gruppetto.table.thinking import Thought, hint, ponder, takes_time
from gruppetto.table.timekeeping import Timekeeping
from gruppetto.table.tokens import Secrets
from gruppetto.table.work import VisitorWork

_log = logging.getLogger(__name__)

HERE = ""
"""Who asks: there is nobody else."""

MARK = "~"
"""Ids of a browser's own tables and sheets begin with it, and no server's: so an address says where it leads."""


class LocalSecrets(Secrets):
    def table_id(self) -> str:
        return MARK + super().table_id()


@dataclass(frozen=True, slots=True)
class Ways:
    """What can be set."""

    bot_pause: float = 0.5
    """Seconds between two moves of bots, so that people can follow."""
    bot_patience: float = 30.0
    """Seconds after which a bot's first legal action is played instead."""
    games: Games = shelf


class LocalHouse:
    """Made once a worker; `begin` begins its life, which ends with the worker's."""

    def __init__(self, rows: Rows, thinking: VisitorWork = at_once_for, ways: Ways | None = None) -> None:
        """`thinking` is where bots, hints and analyses are worked out."""
        self._ways = ways = ways or Ways()
        limits, games, boards, secrets = Limits(), ways.games, Boards(), LocalSecrets()
        rates = RateLimits(limits, unlimited={HERE})
        self._thinking = thinking
        self._turns = BotTurns(1)
        """Of bots that look ahead: there is one other worker."""
        self.store = store = LocalStore(rows)
        self.uptime = LocalUptime(rows)
        # Another tab may count the same time. One that does not write it down is ahead of those opened after it, and a
        # clock set by one would have run out in the other.
        self._timekeeping = Timekeeping(self.uptime, shared=True)
        self.bots = Bots(self._decide, ways.bot_pause, retry=(0.5, 8.0))
        timing = Timing(self.uptime.now, store, self._timekeeping.wake)
        self.tables = Tables(store, games, boards, at_once_for, self.bots.nudge, timing, limits=limits)
        self.lobby = Lobby(store, secrets, boards, at_once, limits.name_length, self.uptime.now)
        self._deadlines = Deadlines(self.tables, self.bots, store, self.uptime.now)
        hands = Hands(secrets, time.time, limits.name_length, limits.claim_seconds)
        edit_limits = EditLimits(limits.edits, limits.name_length)
        self.sheets = Sheets(LocalSheets(rows), games, secrets, at_once_for, edit_limits)
        # Most people never ask for one, and the other worker needs as much memory as this one.
        self._hints = Hints(games, hint, thinking, rates.hints, prepares=False)
        roads = RoadsAhead(boards, at_once)
        self.sessions = Sessions(self.tables, self.sheets, roads, self._hints, limits, rates, undo_patience=60.0)
        at_tables = (games, self.tables, self.lobby, limits, rates)
        analyses = Analyses(games, thinking, store)
        self.routes: list[Route] = [
            *Saves(games, self.tables, store, secrets).routes(),
            *TableApi(*at_tables, at_once, at_once_for).routes(),
            *HandsApi(self.tables, hands, limits, rates).routes(),
            *ReplayApi(*at_tables, at_once_for, at_once_for).routes(),
            *AnalysisApi(self.tables, analyses, rates).routes(),
            *SheetApi(games, self.sheets, limits, rates, at_once_for).routes(),
        ]
        self._clockwork: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        await self.uptime.begin()
        self._clockwork = asyncio.create_task(self._timekeeping.run(self._deadlines))

    async def close(self) -> None:
        await call_off([self._clockwork] if self._clockwork else [])
        await self._deadlines.close()
        await self._hints.close()
        await self.bots.close()

    async def hear(self, name: str) -> None:
        """Another tab wrote at this table or on this sheet."""
        try:
            for table in self.tables.live():
                if table.id == name and table.guests:
                    async with table.lock:
                        await table.refresh()
                    table.nudge()
            for sheet in self.sheets.live():
                if sheet.id == name and sheet.guests:
                    async with sheet.changing():
                        await self.sheets.refresh(None, sheet)
        except (Denied, StorageFailed) as error:  # it was deleted there, and its guests know; or the next news will do
            _log.warning("what another tab did cannot be seen: %s", error)

    async def _decide(self, thought: Thought, company: Company) -> str | None:
        """A bot that decides at a glance does so here: the other worker would need as much memory as this one."""
        try:
            if not takes_time(thought, self._ways.games):
                return await at_once_for(None, ponder, thought)
            async with self._turns.turn(company):
                return await asyncio.wait_for(self._thinking(None, ponder, thought), self._ways.bot_patience)
        except Exception as error:
            _log.error("the bot %s failed at %s: %r", thought.bot, thought.game, error)
            return None
