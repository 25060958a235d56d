"""Live tables without a server: a store of a few dictionaries, the whole application on it, and listeners."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from copy import copy
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random
from typing import Any, ParamSpec, TypeVar

import msgspec

from gruppetto.bots import make_bot
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.record import LogEntry
from gruppetto.table.all_tables import Tables
from gruppetto.table.analyses import Analyses
from gruppetto.table.analysis_api import AnalysisApi
from gruppetto.table.api import Route
from gruppetto.table.attendance import Now
from gruppetto.table.bot_turns import Company
from gruppetto.table.bots import Bots, Decide
from gruppetto.table.clock import ClockState, Due
from gruppetto.table.deadlines import Deadlines
from gruppetto.table.hands import Hands
from gruppetto.table.hands_api import HandsApi
from gruppetto.table.hints import Hints
from gruppetto.table.limits import Limits, RateLimits
from gruppetto.table.lobby import Lobby
from gruppetto.table.projection import Boards
from gruppetto.table.roads_ahead import RoadsAhead
from gruppetto.table.session import Session, Sessions
from gruppetto.table.setting_up import Games
from gruppetto.table.sheet_api import SheetApi
from gruppetto.table.sheet_work import EditLimits
from gruppetto.table.sheets import Sheets
from gruppetto.table.snapshots import Snapshots
from gruppetto.table.store import KEPT_LINES, ChatLine, Conflict, Gone, Logged, Seat, Seating, StoredSheet, StoredTable
from gruppetto.table.table_api import ReplayApi, TableApi
from gruppetto.table.table_clock import Timing
from gruppetto.table.thinking import Thought, hint
from gruppetto.table.tokens import Secrets
from gruppetto.table.work import Visitor, VisitorWork
from tests.table.screen import Screen, Unread

P = ParamSpec("P")
T = TypeVar("T")

Message = dict[str, Any]


class MemoryStore:
    """Tables in dictionaries, with the comparisons that a store must make."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.logs: dict[str, list[Logged]] = {}
        self.talk: dict[str, list[ChatLine]] = {}
        self._numbers = count(1)
        self.away: set[str] = set()
        """The tables that were put away."""
        self.clocks: dict[str, ClockState] = {}
        self.people: dict[str, dict[int, int]] = {}
        """When other servers last had somebody connected, by table and seat."""
        self.sheets = MemorySheets()
        self.analyses: dict[str, bytes] = {}
        self.kept_snapshots: dict[str, dict[int, bytes]] = {}

    def connected(self) -> "MemoryStore":
        """The same tables, as another server reaches them: what is patched there is as it was here."""
        other = copy(self)
        other.sheets = copy(self.sheets)
        return other

    async def create(self, table: StoredTable, first: LogEntry | None, clock: ClockState | None = None) -> None:
        if table.code and any(other.code == table.code for other in self.tables.values()):
            raise Conflict("the code is in use")
        self.tables[table.id] = table
        self.logs[table.id] = [] if first is None else [Logged(first, None)]
        self.talk[table.id] = []
        self._bring_forward(table.id, clock)

    async def load(self, table_id: str) -> StoredTable | None:
        return self.tables.get(table_id)

    async def find_code(self, code: str) -> str | None:
        return next((table.id for table in self.tables.values() if table.code == code), None)

    async def seating(self, table_id: str) -> Seating:
        if table_id not in self.tables:
            raise Gone
        table = self.tables[table_id]
        away = table_id in self.away
        return Seating(table.seats_version, list(table.seats), table.maker_hash, away, table.teams, table.code)

    def _needed(self, table_id: str) -> StoredTable:
        if table_id not in self.tables:
            raise Conflict("there is no such table any more")
        return self.tables[table_id]

    async def change_seat(self, table_id: str, was: Seat, now: Seat) -> Seating:
        self._needed(table_id)
        if self.logs[table_id]:
            raise Conflict("the match has started")
        return await self._reseat(table_id, was, now)

    async def choose_teams(self, table_id: str, seats_version: int, teams: tuple[str, ...]) -> Seating:
        table = self._needed(table_id)
        if self.logs[table_id] or table.seats_version != seats_version:
            raise Conflict("this is no longer as it was read")
        self.tables[table_id] = replace(table, teams=teams, seats_version=seats_version + 1)
        return await self.seating(table_id)

    async def rename_seat(self, table_id: str, was: Seat, name: str) -> Seating:
        return await self._reseat(table_id, was, replace(self.tables[table_id].seats[was.seat], name=name))

    async def _reseat(self, table_id: str, was: Seat, now: Seat) -> Seating:
        table = self._needed(table_id)
        if _owner(table.seats[was.seat]) != _owner(was):
            raise Conflict("the seat is no longer what it was")
        seats = [now if seat.seat == was.seat else seat for seat in table.seats]
        self.tables[table_id] = replace(table, seats=seats, seats_version=table.seats_version + 1)
        return await self.seating(table_id)

    async def start(self, table_id: str, first: LogEntry, seats_version: int, clock: ClockState | None = None) -> None:
        table = self._needed(table_id)
        if self.logs[table_id] or table.seats_version != seats_version:
            raise Conflict("this is no longer as it was read")
        self.logs[table_id].append(Logged(first, None))
        self._bring_forward(table_id, clock)

    async def hand_over(
        self, table_id: str, seats_version: int, now: Seat, entry: LogEntry | None, clock: ClockState | None = None
    ) -> Seating:
        table, log = self._needed(table_id), self.logs[table_id]
        if not log or table.seats_version != seats_version or (entry and entry.number != len(log)):
            raise Conflict("this is no longer as it was read")
        was = table.seats[now.seat]
        maker = table.maker_hash
        if entry is not None:
            log.append(Logged(entry, None))
            self._bring_forward(table_id, clock)
            if entry.hands and entry.hands.kind != "resigned" and maker == was.token_hash:
                maker = now.token_hash
        seats = [now if seat.seat == now.seat else seat for seat in table.seats]
        self.tables[table_id] = replace(table, seats=seats, seats_version=seats_version + 1, maker_hash=maker)
        return await self.seating(table_id)

    async def seen(self, table_ids: Sequence[str]) -> dict[str, dict[int, int]]:
        return {table_id: self.people.get(table_id, {}) for table_id in table_ids}

    async def append(self, table_id: str, entry: LogEntry, action: str | None, clock: ClockState | None = None) -> None:
        self._needed(table_id)
        log = self.logs[table_id]
        taken = any(action and (row.entry.seat, row.action) == (entry.seat, action) for row in log)
        if taken or entry.number != len(log):
            raise Conflict("the place or the action is taken")
        log.append(Logged(entry, action))
        self._bring_forward(table_id, clock)

    async def log_after(self, table_id: str, number: int = -1) -> list[Logged]:
        return self.logs.get(table_id, [])[number + 1 :]

    async def say(self, table_id: str, seat: int, token_hash: str, text: str, version: int) -> ChatLine:
        speaker = self.tables[table_id].seats[seat]
        if speaker.token_hash != token_hash:
            raise Conflict("the seat has another owner")
        line = ChatLine(next(self._numbers), seat, speaker.name, text, version)
        self.talk[table_id] = [*self.talk[table_id], line][-KEPT_LINES:]
        return line

    async def lines(self, table_id: str, last: int) -> list[ChatLine]:
        return self.talk[table_id][-last:]

    async def delete(self, table_id: str) -> None:
        for kept in (self.tables, self.logs, self.talk, self.clocks, self.analyses, self.kept_snapshots):
            kept.pop(table_id, None)

    async def retire(self, table_id: str) -> None:
        table = self.tables[table_id]
        nobodys = [
            replace(seat, token_hash="", invitation_hash="", link_hash="", former_hash="", claims=())
            for seat in table.seats
        ]
        version = table.seats_version + 1
        self.tables[table_id] = replace(table, maker_hash="", code="", seats=nobodys, seats_version=version)
        self.talk[table_id].clear()
        self.away.add(table_id)

    async def open_again(self, table_id: str, code: str) -> Seating:
        if any(other.code == code for other in self.tables.values()):
            raise Conflict("the code is in use")
        self.away.discard(table_id)
        self.tables[table_id] = replace(self.tables[table_id], code=code)
        return await self.seating(table_id)

    async def snapshots(self, table_id: str) -> list[bytes]:
        kept = self.kept_snapshots.get(table_id, {})
        return [kept[number] for number in sorted(kept)]

    async def keep_snapshots(self, table_id: str, snapshots: Mapping[int, bytes]) -> None:
        self._needed(table_id)
        self.kept_snapshots.setdefault(table_id, {}).update(snapshots)

    async def analysis(self, table_id: str) -> bytes | None:
        return self.analyses.get(table_id)

    async def keep_analysis(self, table_id: str, result: bytes) -> None:
        self.analyses[table_id] = result

    # --- clocks ---

    def _bring_forward(self, table_id: str, clock: ClockState | None) -> None:
        if clock is not None:
            self.clocks[table_id] = clock

    async def clock(self, table_id: str) -> ClockState | None:
        return self.clocks.get(table_id)

    async def set_clock(self, table_id: str, was: ClockState, now: ClockState) -> None:
        if self.clocks.get(table_id) != was:
            raise Conflict("the clock has moved on")
        self.clocks[table_id] = now

    async def due(self, most: int) -> list[Due]:
        found = [Due(table, clock.due) for table, clock in self.clocks.items() if clock.due is not None]
        return sorted((due for due in found if due.table not in self.away), key=lambda due: due.at)[:most]


def _owner(seat: Seat) -> tuple[str, ...]:
    return (seat.kind, seat.bot, seat.token_hash, seat.invitation_hash)


class MemorySheets:
    """Score sheets in dictionaries."""

    def __init__(self) -> None:
        self.sheets: dict[str, StoredSheet] = {}
        self.edits: dict[str, list[dict[str, Any]]] = {}

    async def create(self, sheet: StoredSheet, edits: Any) -> None:
        self.sheets[sheet.id], self.edits[sheet.id] = sheet, list(edits)

    async def load(self, sheet_id: str) -> StoredSheet | None:
        return self.sheets.get(sheet_id)

    async def append(self, sheet_id: str, first: int, edits: Any) -> None:
        if sheet_id not in self.edits or first != len(self.edits[sheet_id]):
            raise Conflict("this is no longer as it was read")
        self.edits[sheet_id] += edits

    async def edits_from(self, sheet_id: str, number: int = 0) -> list[dict[str, Any]]:
        if sheet_id not in self.edits:
            raise Gone("there is no such sheet")
        return self.edits[sheet_id][number:]

    async def delete(self, sheet_id: str) -> None:
        del self.sheets[sheet_id], self.edits[sheet_id]


async def at_once(job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
    """Work where there is nowhere else to do it."""
    return job(*args, **nothing)


async def at_once_for(who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
    return job(*args, **nothing)


NO_END = (10_000, 1.0)
GENEROUS = Limits(
    messages=NO_END,
    requests=NO_END,
    files=NO_END,
    tables=NO_END,
    tables_a_day=NO_END,
    sheets=NO_END,
    analyses=NO_END,
    codes=NO_END,
    hands=NO_END,
    claims=NO_END,
    hints=NO_END,
    questions=NO_END,
    refused_acts=NO_END,
    looks=NO_END,
)


_MANY = 20
"""Entries without a snapshot that make a long match in tests."""


class Room:
    """Everything a live table needs, in one process and one thread."""

    def __init__(
        self,
        game: AnyGame | Games,
        store: MemoryStore,
        *,
        now: Now = time.time,
        limits: Limits = GENEROUS,
        undo_patience: float = 60.0,
        decide: Decide | None = None,
        bot_retry: tuple[float, float] = (0.001, 0.001),
        think: VisitorWork | None = None,
        load: VisitorWork | None = None,
        ride: VisitorWork | None = None,
    ) -> None:
        """`decide` is how bots decide, `think` where hints and analyses are worked out, `load` where tables are opened,
        and `ride` where long matches are ridden again for that."""
        secrets, self.store = Secrets(), store
        self.boards = boards = Boards()
        self.games = games = game if callable(game) else lambda: {game.id: game}
        self.bots = Bots(decide or self._decide, pause=0.0, retry=bot_retry)
        self.served = 0
        """Served time in milliseconds, which stands unless a test brings it forward."""
        timing = Timing(self._now, store, lambda _: None)
        self.snapshots = Snapshots(store, games, lambda: "this", at_once_for, ride or at_once_for, many=_MANY)
        beside = (self.bots.nudge, timing, now, self.snapshots, limits)
        self.tables = Tables(store, games, boards, load or at_once_for, *beside)
        self.lobby = Lobby(store, secrets, boards, at_once, limits.name_length, self._now)
        self.deadlines = Deadlines(self.tables, self.bots, store, self._now)
        self.hands = Hands(secrets, now, limits.name_length, limits.claim_seconds)
        self.roads = RoadsAhead(boards, at_once)
        self.sheets = Sheets(store.sheets, games, secrets, at_once_for, EditLimits(limits.edits, limits.name_length))
        self.rates = rates = RateLimits(limits)
        self.hints = Hints(games, hint, think or self.think, rates.hints)
        self.analyses = Analyses(games, think or self.think, store)
        self.sessions = Sessions(self.tables, self.sheets, self.roads, self.hints, limits, rates, undo_patience)
        at_tables = (games, self.tables, self.lobby, limits, rates)
        self.routes: list[Route] = [
            *TableApi(*at_tables, at_once, at_once_for).routes(),
            *HandsApi(self.tables, self.hands, limits, rates).routes(),
            *ReplayApi(*at_tables, at_once_for, at_once_for).routes(),
            *AnalysisApi(self.tables, self.analyses, rates).routes(),
            *SheetApi(games, self.sheets, limits, rates, at_once_for).routes(),
        ]

    def _now(self) -> int:
        return self.served

    async def pass_time(self, seconds: float) -> int | None:
        """Brings served time forward, and sees to what is due; the milliseconds until the next deadline."""
        self.served += int(seconds * 1000)
        ahead = await self.deadlines.look()
        await self.deadlines.settle()
        return ahead

    async def _decide(self, thought: Thought, _: Company) -> str:
        luck = Random(thought.lots)
        return str(make_bot(thought.bot, self.games()[thought.game], lambda _: luck.random).decide(thought.view))

    async def think(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        """Where hints are thought out."""
        return job(*args, **nothing)

    @asynccontextmanager
    async def listener(self, table: str, *tokens: str) -> AsyncIterator["Listener"]:
        """Somebody who has said hello to a table."""
        listener = Listener(self.sessions.begin("here"))
        try:
            assert (await listener.say("hello", table=table, tokens=list(tokens)))["say"] == "ok"
            yield listener
        finally:
            listener.session.end()

    async def close(self) -> None:
        await self.hints.close()
        await self.roads.close()
        await self.deadlines.close()
        await self.bots.close()
        await self.snapshots.close()
        await self.analyses.close()


_ids = count(1)


@dataclass
class Listener:
    """Says what a client would say, and hears what it would hear."""

    session: Session
    heard: list[Message] = field(default_factory=list)
    screen: Screen = field(default_factory=Screen)
    unread: Unread = field(default_factory=Unread)

    async def say(self, what: str, **fields: Any) -> Message:
        """Says something and hears everything until its answer."""
        message = {"say": what, "id": f"id-{next(_ids)}", **fields}
        assert await self.session.hear(msgspec.json.encode(message).decode())
        return await self._until(lambda heard: heard["say"] in ("ok", "refused") and heard["id"] == message["id"])

    async def wait(self, what: str, **fields: Any) -> Message:
        """The next message of this kind and with these fields."""
        return await self._until(lambda heard: heard["say"] == what and fields.items() <= heard.items())

    def last(self, what: str) -> Message:
        return next(message for message in reversed(self.heard) if message["say"] == what)

    async def _until(self, met: Callable[[Message], bool]) -> Message:
        while True:
            if not self.unread:
                frame = await self.session.guest.next_frame()
                assert frame is not None, "nothing more is said"
                self.unread.take_in(frame)
            self.heard.append(self.unread.next())
            self.screen.hear(self.heard[-1])
            if met(self.heard[-1]):
                return self.heard[-1]


Runs = Callable[[], None]


def as_test(play: Callable[[T], Coroutine[Any, Any, None]]) -> Callable[[T], Runs]:
    """Make a decorator of how a scenario is played: it turns the scenario into a test."""

    def decorated(scenario: T) -> Runs:
        def test() -> None:
            asyncio.run(asyncio.wait_for(play(scenario), 60.0))

        test.__doc__ = scenario.__doc__
        return test

    return decorated
