"""Group commit: all tables' waiting moves go to the log in one transaction, and only then are acknowledged."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from gruppetto.server import schema
from gruppetto.server.clock_rows import BRING_FORWARD
from gruppetto.server.sqlite import Connection
from gruppetto.server.storage_errors import storage_failure
from gruppetto.table.store import Conflict, in_a_line
from gruppetto.table.tasks import call_off

_MOST = 500
"""Moves in one transaction; more wait for the next."""

_AT_A_TIME = 4
"""Moves that are acknowledged before what they bring is sent."""

Row = dict[str, Any]
Store = Callable[[AsyncEngine, list[Row], list[Row]], Awaitable[None]]
"""Stores rows of the log and of clocks in one transaction; raises an IntegrityError where one does not fit."""
Waiting = tuple[Row, Row | None, "asyncio.Future[None]"]
"""A row of the log, what becomes of the clock beside it, and who waits for both."""


_INSERT = sa.insert(schema.log)
_NAMED = sqlite.dialect(paramstyle="named")
_INSERT_ROW, _BRING_CLOCK = (str(statement.compile(dialect=_NAMED)) for statement in (_INSERT, BRING_FORWARD))


async def in_any_database(engine: AsyncEngine, rows: list[Row], clocks: list[Row]) -> None:
    async with engine.begin() as connection:
        await connection.execute(_INSERT, rows)
        if clocks:
            await connection.execute(BRING_FORWARD, clocks)


async def in_sqlite(engine: AsyncEngine, rows: list[Row], clocks: list[Row]) -> None:
    """The same in one errand to its thread: each way there and back waits for a turn of a busy loop, and while moves
    are stored all tables that wait for them do nothing."""
    statements = [(_INSERT_ROW, [row | {"entry": _text(row["entry"])} for row in rows])]
    if clocks:
        statements.append((_BRING_CLOCK, [clock | {"new_state": _text(clock["new_state"])} for clock in clocks]))
    async with engine.connect() as connection:
        pooled = await connection.get_raw_connection()
        await cast(Connection, pooled.driver_connection).store(statements)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


class LogWriter:
    """While one transaction is being synced to the disk the next fills up, so many tables share its cost."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock, store: Store = in_any_database) -> None:
        self._engine = engine
        self._store = store
        self._turn = turn
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._stored: asyncio.Queue[asyncio.Future[None]] = asyncio.Queue()
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._acknowledge())]

    async def append(self, row: Row, clock: Row | None = None) -> None:
        """Returns when the row is durable; raises Conflict or StorageFailed when it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, clock, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        await call_off(self._tasks)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            if not self._waiting:
                self._wake.clear()
            async with self._turn:
                await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            # In one order on every server, or two transactions for the same turns could each wait for the other.
            rows = sorted((row for row, _, _ in batch), key=lambda row: (row["table_id"], row["number"]))
            clocks = sorted((clock for _, clock, _ in batch if clock), key=lambda clock: str(clock["of_table"]))
            await self._store(self._engine, rows, clocks)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            if len(batch) == 1:
                _fail(batch, Conflict(in_a_line(error)))
            else:
                # One of them came too late: each for itself, so that the others do not suffer.
                for waiting in batch:
                    await self._commit([waiting])
        except Exception as error:  # whatever it is: a writer that died would let everybody wait for ever
            _fail(batch, storage_failure(error))
        else:
            for *_, done in batch:
                self._stored.put_nowait(done)

    async def _acknowledge(self) -> None:
        """A few at a time: what these moves bring is on its way to the players before the next few are told. All at
        once they would all be worked out first, and all be sent after that, so that everybody waits for the last."""
        while True:
            few = [await self._stored.get()]
            while len(few) < _AT_A_TIME and not self._stored.empty():
                few.append(self._stored.get_nowait())
            for done in few:
                if not done.done():  # or whoever waited has gone
                    done.set_result(None)
            await asyncio.sleep(0)


def _fail(batch: list[Waiting], failure: Exception) -> None:
    for *_, done in batch:
        if not done.done():
            done.set_exception(failure)
