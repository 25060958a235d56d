"""Clocks on a server: kept in the database with every move, and on time that runs only while somebody serves."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.testclient import TestClient

from gruppetto.engine.record import LogEntry
from gruppetto.server.clock_storage import ClockStorage
from gruppetto.server.storage import Storage
from gruppetto.server.uptime import Uptime
from gruppetto.table.clock import ClockRule, ClockState
from gruppetto.table.deadlines import Deadlines
from gruppetto.table.store import Conflict, StoredTable
from gruppetto.table.timekeeping import Timekeeping
from tests.server.clocks import pass_time
from tests.server.conftest import Serve
from tests.server.databases import a_table, fresh, within
from tests.table.players import ME, OTHER, Message, come_in, new_table, public

RULE = ClockRule("decision", 30, "move")
CLOCK = {"each": "decision", "seconds": 30, "out": "move"}


def clocked() -> StoredTable:
    return replace(a_table(), clock=RULE)


# --- served time ---


class Machine:
    """Time as a server's machine knows it, in seconds."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000.0

    def server(self, storage: Storage) -> tuple[Uptime, Callable[[float], None]]:
        """A server that starts now, and what lets time pass for it."""
        alive = [0.0]
        uptime = Uptime(storage, lambda: alive[0], lambda: self.wall)

        def lives(seconds: float) -> None:
            alive[0] += seconds

        return uptime, lives


def test_time_passes_while_a_server_is_there(sqlite: str) -> None:
    async def scenario(storage: Storage) -> None:
        machine = Machine()
        uptime, lives = machine.server(storage)
        await uptime.begin()
        machine.wall += 7
        lives(7)
        assert uptime.now() == 7000
        await uptime.beat()
        assert uptime.now() == 7000

    within(sqlite, scenario)


def test_no_time_passes_while_no_server_is_there(sqlite: str) -> None:
    async def scenario(storage: Storage) -> None:
        machine = Machine()
        first, lives = machine.server(storage)
        await first.begin()
        machine.wall += 7
        lives(7)
        await first.beat()
        machine.wall += 3600  # nobody
        second, lives = machine.server(storage)
        await second.begin()
        assert second.now() == 7000
        machine.wall += 2
        lives(2)
        await second.beat()
        assert second.now() == 9000

    within(sqlite, scenario)


def test_two_servers_do_not_count_twice(sqlite: str) -> None:
    async def scenario(storage: Storage) -> None:
        machine = Machine()
        (one, one_lives), (two, two_lives) = machine.server(storage), machine.server(storage)
        await one.begin()
        await two.begin()
        for _ in range(5):
            machine.wall += 1
            one_lives(1)
            two_lives(1)
            await one.beat()
            await two.beat()
        assert one.now() == two.now() == 5000

    within(sqlite, scenario)


def test_time_that_is_being_stored_counts_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(storage: Storage) -> None:
        machine = Machine()
        uptime, lives = machine.server(storage)
        await uptime.begin()
        machine.wall += 7
        lives(7)
        writing, seen = storage.writing, list[int]()

        @asynccontextmanager
        async def looked_at() -> AsyncIterator[AsyncConnection]:
            async with writing() as connection:
                yield connection
                seen.append(uptime.now())  # before it is committed

        monkeypatch.setattr(storage, "writing", looked_at)
        await uptime.beat()
        assert [*seen, uptime.now()] == [7000, 7000]

    within(sqlite, scenario)


class Looks(Deadlines):
    """Only notes when it was asked to look, and for how long then nobody had counted time."""

    def __init__(self, uptime: Uptime) -> None:
        self._uptime = uptime
        self.seen: list[tuple[int, float]] = []

    async def look(self) -> int | None:
        self.seen.append((self._uptime.now(), self._uptime.since_beat))
        return None


def test_a_server_that_starts_does_not_turn_back_the_time_of_one_without_clocks(sqlite: str) -> None:
    """By an hour that is: by the time since the last beat it may."""

    async def scenario(storage: Storage) -> None:
        machine = Machine()
        one, one_lives = machine.server(storage)
        await one.begin()
        looks, keeping = Looks(one), Timekeeping(one, shared=True)
        for _ in range(60):
            machine.wall += 60
            one_lives(60)
            await keeping.look(looks)
        two, _ = machine.server(storage)
        await two.begin()
        await one.beat()
        assert one.now() == two.now() == 3_600_000
        assert looks.seen[-1] == (3_600_000, 0.0)  # what it looks at is the time of all

    within(sqlite, scenario)


def test_a_server_that_is_alone_writes_nothing_while_no_clock_runs(sqlite: str) -> None:
    async def scenario(storage: Storage) -> None:
        machine = Machine()
        uptime, lives = machine.server(storage)
        await uptime.begin()
        machine.wall += 60
        lives(60)
        looks = Looks(uptime)
        await Timekeeping(uptime, shared=False).look(looks)
        assert looks.seen == [(60_000, 60.0)]

    within(sqlite, scenario)


def test_a_machine_that_slept_has_not_served(sqlite: str) -> None:
    async def scenario(storage: Storage) -> None:
        machine = Machine()
        uptime, lives = machine.server(storage)
        await uptime.begin()
        machine.wall += 3600
        lives(4)
        await uptime.beat()
        assert uptime.now() == 4000

    within(sqlite, scenario)


def test_a_server_whose_own_time_runs_ahead_does_not_bring_that_of_all_forward(url: str) -> None:
    """The database's own time counts where it has one, as PostgreSQL does."""

    async def scenario(storage: Storage) -> None:
        machine = Machine()
        uptime, lives = machine.server(storage)
        await uptime.begin()
        lives(3600)
        await uptime.beat()
        assert uptime.now() < 3_600_000

    within(fresh(url), scenario)


# --- what is stored ---


def test_the_clock_is_stored_with_the_move_or_not_at_all(url: str) -> None:
    async def scenario(storage: Storage) -> None:
        table, clocks = clocked(), ClockStorage(storage)
        first, second = (ClockState(n, (30_000, 30_000), n, 1000 * n, 1000 * n + 30_000) for n in range(2))
        await storage.create(table, LogEntry(0, ()), first)
        assert await clocks.clock(table.id) == first
        stored = await storage.load(table.id)
        assert stored is not None
        assert stored.clock == RULE
        await storage.append(table.id, LogEntry(1, (), 0, "play km1"), None, second)
        assert await clocks.clock(table.id) == second
        with pytest.raises(Conflict):
            await storage.append(table.id, LogEntry(1, (), 1, "play km2"), None, first)
        assert await clocks.clock(table.id) == second

    within(url, scenario)


def test_two_who_stop_a_clock_at_once_do_not_both(url: str) -> None:
    async def scenario(storage: Storage) -> None:
        table, clocks = clocked(), ClockStorage(storage)
        was = ClockState(0, (30_000, 30_000), 0, 0, 30_000)
        await storage.create(table, LogEntry(0, ()), was)
        moved = [ClockState(0, (30_000, 30_000), 0, since, 30_000 + since, True) for since in (60_000, 61_000)]
        outcomes = await asyncio.gather(
            *(clocks.set_clock(table.id, was, now) for now in moved), return_exceptions=True
        )
        assert [isinstance(outcome, Conflict) for outcome in outcomes].count(True) == 1

    within(url, scenario)


def test_the_next_deadline_comes_first_and_what_is_put_away_or_deleted_has_none(url: str) -> None:
    async def scenario(storage: Storage) -> None:
        clocks = ClockStorage(storage)
        tables = [clocked() for _ in range(4)]
        for table, due in zip(tables, (300, 100, 200, None), strict=True):
            await storage.create(table, LogEntry(0, ()), ClockState(0, (1, 1), 0, 0, due))
        await storage.retire(tables[1].id)
        assert [due.table for due in await clocks.due(10)] == [tables[2].id, tables[0].id]
        await storage.delete(tables[2].id)
        assert [due.table for due in await clocks.due(10)] == [tables[0].id]

    within(fresh(url), scenario)


# --- at a server ---


def entries(client: TestClient, made: Message) -> int:
    return int(public(client, made)["version"])


def test_after_a_restart_the_clock_goes_on_where_it_was(serve: Serve, url: str) -> None:
    database = fresh(url)
    with serve(database=database) as before:
        made = new_table(before, ME, OTHER, start=True, clock=CLOCK)
        pass_time(before, 20)
    with serve(database=database) as after:
        with come_in(after, made["table"]) as fan:
            assert fan.last("clock")["left"][0] <= 18_000  # 20 seconds passed, of which 8 were for the start
        pass_time(after, 20)
        assert entries(after, made) == 1


def test_another_server_keeps_the_deadline_of_one_that_is_gone_and_both_only_once(serve: Serve, url: str) -> None:
    database = fresh(url)
    with serve(database=database, poll_seconds=3600.0) as here, serve(database=database, poll_seconds=3600.0) as there:
        made = new_table(here, ME, OTHER, start=True, clock=CLOCK | {"seconds": 600})
        pass_time(there, 610)
        assert entries(there, made) == 1
        pass_time(here, 300)  # which has not noticed: the deadline it knew was met, and the next is not due
        assert entries(here, made) == 1
