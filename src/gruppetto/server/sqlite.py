"""SQLite beside the event loop: a statement is one errand to the thread of its connection, and brings all its rows.

Left to itself, aiosqlite goes there four times: to open a cursor, to execute, to fetch, to close. On a busy server
every way back waits for a turn of the loop, and a new table, which holds up the moves of all others while it is
written, went eleven of them; now it is four.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import closing
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Self

import aiosqlite
from aiosqlite.core import _connection_worker_thread
from sqlalchemy import URL

_CHUNK = 64
"""Rows that aiosqlite fetches at once for who iterates over a cursor of its own; ours have all theirs."""


def connecting(url: URL) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """What makes new connections to this database, as `create_async_engine` wants it."""
    arguments, options = url.get_dialect()().create_connect_args(url)
    opened: Callable[[], sqlite3.Connection] = partial(sqlite3.connect, *arguments, **options)

    def connect() -> Awaitable[aiosqlite.Connection]:
        connection = Connection(opened, _CHUNK)
        # A daemon, as SQLAlchemy does it: nobody waits for it at the end.
        connection._thread = Thread(target=_run_errands, args=(connection._tx,), daemon=True)
        return connection

    return connect


def _run_errands(errands: "SimpleQueue[Any]") -> None:
    """As the thread of aiosqlite does, but where the event loop is gone there is nobody to tell: SQLAlchemy does not
    wait for a connection whose closing was called off, and a server that ends may be quicker than its thread."""
    while True:
        try:
            _connection_worker_thread(errands)
            return
        except RuntimeError:  # the event loop is closed
            if errands.empty():
                return


class Connection(aiosqlite.Connection):
    """As SQLAlchemy uses one."""

    _ended: "asyncio.Future[Any] | None" = None
    """Done when its thread has ended; none before somebody asked for that."""

    def cursor(self) -> "Cursor":  # type: ignore[override]  # there is nothing to wait for
        return Cursor(self)

    def stop(self) -> "asyncio.Future[Any] | None":
        """Ends the thread, once. Who asks a second time, as SQLAlchemy does for a connection whose closing is called
        off, waits for the same end: not for ever for a thread that is gone, and not too short, since a thread that
        outlives the event loop cannot tell that it has ended. Whoever is called off meanwhile, the others wait on."""
        if self._running:
            self._ended = super().stop()
        return asyncio.shield(self._ended) if self._ended else None

    async def rollback(self) -> None:
        """A connection that goes back to the pool is rolled back; mostly there is nothing to."""
        if self.in_transaction:
            await super().rollback()

    async def store(self, statements: "Sequence[Statement]") -> None:
        """Executes these for all their rows and commits, in one errand: all of it or nothing."""
        await self._execute(partial(_store, self._conn, statements))  # type: ignore[no-untyped-call]  # as below

    async def find(self, execute: "Execute", sql: str, parameters: Iterable[Any]) -> "Found":
        """What a statement brings, worked out in the thread of the connection."""
        errand = partial(_find, self._conn, execute, sql, parameters)
        found: Found = await self._execute(errand)  # type: ignore[no-untyped-call]  # the inside of aiosqlite
        return found


Execute = Callable[[sqlite3.Cursor, str, Any], sqlite3.Cursor]
Statement = tuple[str, Sequence[Mapping[str, Any]]]
"""With named parameters, and the values for each row."""


def _store(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    with connection:  # commits, or takes it all back
        for sql, rows in statements:
            connection.executemany(sql, rows).close()


class Found(NamedTuple):
    """All that is known once a statement was executed, in the words of a cursor."""

    rows: list[Any]
    description: Any
    rowcount: int
    lastrowid: int | None


def _find(connection: sqlite3.Connection, execute: Execute, sql: str, parameters: Iterable[Any]) -> Found:
    with closing(execute(connection.cursor(), sql, parameters)) as cursor:
        rows = cursor.fetchall()  # first, since the others may be known only then
        return Found(rows, cursor.description, cursor.rowcount, cursor.lastrowid)


class Cursor:
    """The part of a cursor of aiosqlite that SQLAlchemy asks for: it goes to the thread to execute, and has it all."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._found = Found([], None, -1, None)

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> None:
        self._found = await self._connection.find(sqlite3.Cursor.execute, sql, parameters)

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> None:
        self._found = await self._connection.find(sqlite3.Cursor.executemany, sql, parameters)

    async def fetchall(self) -> list[Any]:
        return self._found.rows

    async def close(self) -> None:
        """It is closed already."""

    @property
    def description(self) -> Any:
        return self._found.description

    @property
    def rowcount(self) -> int:
        return self._found.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._found.lastrowid
