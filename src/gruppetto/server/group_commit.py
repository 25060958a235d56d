"""Group commit: all tables' waiting moves go to the log in one transaction, and only then are acknowledged."""

import asyncio
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from gruppetto.server import schema
from gruppetto.server.clock_rows import BRING_FORWARD
from gruppetto.table.store import Conflict, StorageFailed
from gruppetto.table.tasks import call_off

_MOST = 500
"""Moves in one transaction; more wait for the next."""

_AT_A_TIME = 4
"""Moves that are acknowledged before what they bring is sent."""

Row = dict[str, Any]
Waiting = tuple[Row, Row | None, "asyncio.Future[None]"]
"""A row of the log, what becomes of the clock beside it, and who waits for both."""


class LogWriter:
    """While one transaction is being synced to the disk the next fills up, so many tables share its cost."""

    def __init__(self, engine: AsyncEngine, turn: asyncio.Lock) -> None:
        self._engine = engine
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
            async with self._engine.begin() as connection:
                # In one order on every server, or two transactions for the same turns could each wait for the other.
                rows = sorted((row for row, _, _ in batch), key=lambda row: (row["table_id"], row["number"]))
                await connection.execute(sa.insert(schema.log), rows)
                clocks = sorted((clock for _, clock, _ in batch if clock), key=lambda clock: str(clock["of_table"]))
                if clocks:
                    await connection.execute(BRING_FORWARD, clocks)
        except IntegrityError as error:
            if len(batch) == 1:
                _fail(batch, Conflict(str(error.orig)))
            else:
                # One of them came too late: each for itself, so that the others do not suffer.
                for waiting in batch:
                    await self._commit([waiting])
        except Exception as error:  # whatever it is: a writer that died would let everybody wait for ever
            _fail(batch, StorageFailed(error))
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
