"""Matches in a database: SQLite in a file, or PostgreSQL by URL for several servers."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gruppetto.engine.record import Entry, entry_from_json, entry_to_json
from gruppetto.server import schema
from gruppetto.server.migrate import migrate
from gruppetto.server.private import make_private, tighten
from gruppetto.server.wire import Kind
from gruppetto.server.writer import Conflict, LogWriter, Row

OPEN: Kind = "open"
HUMAN: Kind = "human"
BOT: Kind = "bot"


@dataclass(slots=True)
class Seat:
    """A seat of a table. Its token is known from birth; an open seat's is replaced when somebody joins."""

    seat: int
    kind: Kind
    name: str
    bot: str
    token_hash: str
    invitation_hash: str = ""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it lies in the database, without its log."""

    id: str
    code: str
    header: dict[str, Any]
    seed: bytes
    maker_hash: str
    seats: list[Seat]


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry of the log, with the id its client gave it."""

    entry: Entry
    action: str | None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the chat."""

    number: int
    seat: int
    name: str
    text: str


class DatabaseError(Exception):
    """The database cannot be opened; one sentence."""


class Storage:
    """The database of one server. Writes take turns, since SQLite has one writer at a time anyway."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine: AsyncEngine | None = None
        self._turn = asyncio.Lock()
        self._writer: LogWriter | None = None

    async def open(self) -> None:
        """Connects, and brings the database into shape. A second call does nothing."""
        if self._engine is not None:
            return
        try:
            engine = make_engine(self._url)
        except ImportError as error:
            raise DatabaseError(f"The driver for this database is not installed: {error.name}.") from None
        except SQLAlchemyError as error:
            raise _cannot_open(error) from None
        try:
            make_private(self._url)
            await migrate(engine)
            tighten(self._url)
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            raise _cannot_open(error) from None
        self._engine = engine
        self._writer = LogWriter(engine, self._turn)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may write to this database, too. A file is one server's own, as a rule."""
        return not self._url.startswith("sqlite")

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        if self._engine is not None:
            await self._engine.dispose()
        self._engine = self._writer = None

    # --- tables ---------------------------------------------------------------------------------------------

    async def create(self, table: StoredTable, first: Entry | None) -> None:
        """A new table, already started when it has a first entry; raises Conflict when its code is in use."""
        async with self.writing() as connection:
            row: Row = {"id": table.id, "code": table.code or None, "header": table.header, "seed": table.seed}
            row |= {"maker_hash": table.maker_hash, "created": int(time.time())}
            await connection.execute(sa.insert(schema.tables), row)
            seats = [{"table_id": table.id, **_seat_row(seat)} for seat in table.seats]
            await connection.execute(sa.insert(schema.seats), seats)
            if first is not None:
                await connection.execute(sa.insert(schema.log), _log_row(table.id, first, None))

    async def load(self, table_id: str) -> StoredTable | None:
        async with self.reading() as connection:
            found = await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            wanted = sa.select(schema.seats).where(schema.seats.c.table_id == table_id).order_by(schema.seats.c.seat)
            seats = [_seat(seat) for seat in (await connection.execute(wanted)).mappings()]
        return StoredTable(row["id"], row["code"] or "", row["header"], row["seed"], row["maker_hash"], seats)

    async def find_code(self, code: str) -> str | None:
        async with self.reading() as connection:
            found: str | None = await connection.scalar(
                sa.select(schema.tables.c.id).where(schema.tables.c.code == code)
            )
        return found

    async def start(self, table_id: str, first: Entry) -> None:
        """The first entry of the log, and the end of the join code; raises Conflict when it has started already."""
        async with self.writing() as connection:
            await connection.execute(sa.insert(schema.log), _log_row(table_id, first, None))
            await connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table_id).values(code=None))

    async def change_seat(self, table_id: str, seat: Seat, *, was: Kind) -> bool:
        """Stores a seat if it still is of the kind it was; false when another server was faster."""
        place = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == seat.seat)
        change = sa.update(schema.seats).where(place & (schema.seats.c.kind == was)).values(**_seat_row(seat))
        async with self.writing() as connection:
            changed = await connection.execute(change)
        return bool(changed.rowcount)

    # --- the log --------------------------------------------------------------------------------------------

    async def append(self, table_id: str, entry: Entry, action: str | None) -> None:
        """Returns when the entry is durable; raises Conflict when its place or its action id is taken."""
        assert self._writer is not None, "the storage is not open"
        await self._writer.append(_log_row(table_id, entry, action))

    async def log_after(self, table_id: str, number: int = -1) -> list[Logged]:
        wanted = (
            sa.select(schema.log.c.entry, schema.log.c.action)
            .where(schema.log.c.table_id == table_id, schema.log.c.number > number)
            .order_by(schema.log.c.number)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Logged(entry_from_json(entry), action) for entry, action in rows]

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The last entry of each of these tables that has started."""
        wanted = (
            sa.select(schema.log.c.table_id, sa.func.max(schema.log.c.number))
            .where(schema.log.c.table_id.in_(table_ids))
            .group_by(schema.log.c.table_id)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return {row[0]: row[1] for row in rows}

    # --- the chat -------------------------------------------------------------------------------------------

    async def say(self, table_id: str, seat: int, name: str, text: str) -> Line:
        row = {"table_id": table_id, "seat": seat, "name": name, "text": text}
        async with self.writing() as connection:
            done = await connection.execute(sa.insert(schema.chat), row)
        key: Sequence[Any] | None = done.inserted_primary_key
        assert key is not None
        return Line(key[0], seat, name, text)

    async def lines(self, table_id: str, last: int) -> list[Line]:
        """The last lines of the chat, oldest first."""
        chat = schema.chat.c
        wanted = (
            sa.select(chat.number, chat.seat, chat.name, chat.text)
            .where(chat.table_id == table_id)
            .order_by(chat.number.desc())
            .limit(last)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Line(*row) for row in reversed(rows)]

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        assert self._engine is not None, "the storage is not open"
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        assert self._engine is not None, "the storage is not open"
        try:
            async with self._turn, self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None


def _cannot_open(error: Exception) -> DatabaseError:
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return DatabaseError(f"The database cannot be opened: {reason}.")


def make_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # WAL lets readers read while we write; FULL syncs it at every commit, so that an acknowledged move survives.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _seat_row(seat: Seat) -> Row:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "token_hash": seat.token_hash,
        "invitation_hash": seat.invitation_hash,
    }


def _seat(row: sa.RowMapping) -> Seat:
    return Seat(row["seat"], row["kind"], row["name"], row["bot"], row["token_hash"], row["invitation_hash"])


def _log_row(table_id: str, entry: Entry, action: str | None) -> Row:
    return {
        "table_id": table_id,
        "number": entry.number,
        "seat": entry.seat,
        "action": action,
        "entry": entry_to_json(entry),
    }
