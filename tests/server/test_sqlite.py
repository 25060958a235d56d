"""SQLite beside the event loop: how often the loop has to wait for its thread, and how that ends."""

import asyncio
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from gruppetto.engine.record import LogEntry
from gruppetto.server.house import House
from gruppetto.server.polling import Polling
from gruppetto.server.settings import Settings
from gruppetto.server.sqlite import Connection, connecting
from gruppetto.server.storage import Storage
from tests.server.databases import a_table, within


class Errands:
    """Counts what the threads of all connections are asked to do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = 0
        execute = Connection._execute

        async def counted(connection: Connection, *errand: Any, **options: Any) -> Any:
            self.run += 1
            return await execute(connection, *errand, **options)  # type: ignore[no-untyped-call]

        monkeypatch.setattr(Connection, "_execute", counted)

    def since(self) -> int:
        """Those since it was last asked."""
        run, self.run = self.run, 0
        return run


@pytest.fixture
def errands(monkeypatch: pytest.MonkeyPatch) -> Errands:
    return Errands(monkeypatch)


def test_a_move_is_one_errand(sqlite: str, errands: Errands) -> None:
    async def scenario(storage: Storage) -> None:
        table = a_table()
        await storage.create(table, LogEntry(0, ()))
        errands.since()
        await storage.append(table.id, LogEntry(1, (), 0, "play km1"), "first")
        assert errands.since() == 1  # its row, with the commit

    within(sqlite, scenario)


def test_a_new_table_is_four_errands(sqlite: str, errands: Errands) -> None:
    async def scenario(storage: Storage) -> None:
        errands.since()
        await storage.create(a_table(), LogEntry(0, ()))
        assert errands.since() == 4  # its row, its seats, its first entry, and the commit

    within(sqlite, scenario)


def test_what_is_read_comes_back_in_one_errand(sqlite: str, errands: Errands) -> None:
    async def scenario(storage: Storage) -> None:
        table = a_table()
        await storage.create(table, LogEntry(0, ()))
        errands.since()
        assert [row.entry.number for row in await storage.log_after(table.id)] == [0]
        assert errands.since() == 1

    within(sqlite, scenario)


def test_a_connection_whose_thread_was_ended_meanwhile_is_closed(tmp_path: Path) -> None:
    """SQLAlchemy does so when the closing of a connection is called off twice; a server that ends met it."""

    async def scenario() -> None:
        connection = await connecting(make_url(f"sqlite+aiosqlite:///{tmp_path}/match.sqlite"))()
        closing = asyncio.create_task(connection.close())
        await asyncio.sleep(0)  # it has asked the thread to close
        connection.stop()
        async with asyncio.timeout(30):
            await closing

    asyncio.run(scenario())


def test_a_connection_is_closed_when_its_thread_has_ended_whoever_ended_it(tmp_path: Path) -> None:
    """A thread that outlives the event loop has nobody to tell that it has ended, and says so on the console."""

    async def scenario() -> None:
        connection = await connecting(make_url(f"sqlite+aiosqlite:///{tmp_path}/match.sqlite"))()
        closing = asyncio.create_task(connection.close())
        await asyncio.sleep(0)  # it has asked the thread to close
        connection._tx.put_nowait((None, partial(time.sleep, 0.02)))  # what keeps the thread from ending at once
        connection.stop()
        await closing
        assert not connection._tx.qsize()

    asyncio.run(scenario())


@pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_thread_that_outlives_the_event_loop_ends_without_a_word(tmp_path: Path) -> None:
    """Nobody waits for a connection whose closing was called off."""

    async def scenario() -> Connection:
        connection = await connecting(make_url(f"sqlite+aiosqlite:///{tmp_path}/match.sqlite"))()
        connection._tx.put_nowait((None, partial(time.sleep, 0.02)))
        connection.stop()
        assert isinstance(connection, Connection)
        return connection

    left = asyncio.run(scenario())
    left._thread.join(30)
    assert not left._thread.is_alive()


def test_who_is_called_off_does_not_keep_others_from_waiting_for_the_thread(tmp_path: Path) -> None:
    async def scenario() -> None:
        connection = await connecting(make_url(f"sqlite+aiosqlite:///{tmp_path}/match.sqlite"))()
        first = connection.stop()
        assert first is not None
        first.cancel()
        again = connection.stop()
        assert again is not None
        async with asyncio.timeout(30):
            await again

    asyncio.run(scenario())


def test_a_server_that_ends_waits_for_what_is_at_work(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A poll that is called off gives its connection back first, and the database is closed after it."""

    async def scenario() -> None:
        polls = asyncio.Event()

        async def slow_poll(_: Polling) -> None:
            try:
                polls.set()
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0.02)

        monkeypatch.setattr(Polling, "poll", slow_poll)
        house = House(replace(settings, poll_seconds=0.0))
        await house.open()
        await polls.wait()
        await house.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(scenario())
