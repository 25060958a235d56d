"""Matches in a database: SQLite in a file, or PostgreSQL by URL for several servers."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gruppetto.engine.record import LogEntry, entry_from_json, entry_to_json
from gruppetto.server import schema
from gruppetto.server.clock_rows import BRING_FORWARD, brought_forward, new_clock, read_rule
from gruppetto.server.file_permissions import make_private, tighten
from gruppetto.server.group_commit import LogWriter, Row, in_any_database, in_sqlite
from gruppetto.server.migrate import NewerDatabase, migrate
from gruppetto.server.seat_rows import read_seat, seat_row
from gruppetto.server.sqlite import connecting
from gruppetto.server.storage_errors import DatabaseError, cannot_open, storage_failure
from gruppetto.server.talk_rows import only_latest
from gruppetto.table.clock import ClockState
from gruppetto.table.store import (
    ChatLine,
    Conflict,
    Gone,
    Logged,
    Seat,
    Seating,
    StoredTable,
)

_PART = 100
"""Rows that are unpacked in one go."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a table is: the last entry of its log, -1 before the start, and the changes of its seats."""

    version: int
    seats_version: int


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
            raise cannot_open(error) from None
        try:
            make_private(self._url)
            await migrate(engine)
            tighten(self._url)
        except (SQLAlchemyError, OSError, UnicodeDecodeError, NewerDatabase) as error:
            await engine.dispose()
            raise cannot_open(error) from None
        self._engine = engine
        self._writer = LogWriter(engine, self._turn, in_any_database if self.is_shared else in_sqlite)

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

    async def create(self, table: StoredTable, first: LogEntry | None, clock: ClockState | None = None) -> None:
        """A new table, already started when it has a first entry; raises Conflict when its code is in use."""
        async with self.writing() as connection:
            row: Row = {"id": table.id, "code": table.code or None, "header": table.header, "seed": table.seed}
            now = int(time.time())
            row |= {"maker_hash": table.maker_hash, "created": now, "touched": now, "started": first is not None}
            row |= {"away_seconds": table.away_seconds, "teams": list(table.teams) or None, "hints": table.hints}
            row["television"] = table.television
            await connection.execute(sa.insert(schema.tables), row)
            seats = [{"table_id": table.id, **seat_row(seat)} for seat in table.seats]
            await connection.execute(sa.insert(schema.seats), seats)
            if first is not None:
                await connection.execute(sa.insert(schema.log), _log_row(table.id, first, None))
            if table.clock is not None:
                await connection.execute(sa.insert(schema.clocks), new_clock(table.id, table.clock, clock))

    async def load(self, table_id: str) -> StoredTable | None:
        async with self.reading() as connection:
            found = await connection.execute(sa.select(schema.tables).where(schema.tables.c.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            try:
                now = await _seating(connection, table_id)
            except Gone:
                return None
            rule = await connection.scalar(sa.select(schema.clocks.c.rule).where(schema.clocks.c.table_id == table_id))
        known = (row["id"], row["code"] or "", row["header"], row["seed"], now.maker_hash)
        clock = None if rule is None else read_rule(rule)
        kind = (row["away_seconds"], clock, now.teams, row["hints"], row["television"])
        return StoredTable(*known, now.seats, now.version, *kind)

    async def find_code(self, code: str) -> str | None:
        async with self.reading() as connection:
            found: str | None = await connection.scalar(
                sa.select(schema.tables.c.id).where(schema.tables.c.code == code)
            )
        return found

    # --- seats and the start ----------------------------------------------------------------------------------
    #
    # Each compares and sets in one transaction that first writes the table's own row, so that those of one table wait
    # for each other, on whatever server they were asked for. After the start a seat gets another owner together with an
    # entry of the log: whoever has read the seats after an entry knows their owners up to it.

    async def seating(self, table_id: str) -> Seating:
        async with self.reading() as connection:
            return await _seating(connection, table_id)

    async def start(self, table_id: str, first: LogEntry, seats_version: int, clock: ClockState | None = None) -> None:
        """The first entry of the log; raises Conflict when the match has started already, or the seats are no longer
        those of this version."""
        tables = schema.tables.c
        waiting = (tables.id == table_id) & ~tables.started & (tables.seats_version == seats_version)
        async with self.writing() as connection:
            await _set(connection, sa.update(schema.tables).where(waiting).values(started=True))
            await connection.execute(sa.insert(schema.log), _log_row(table_id, first, None))
            if clock is not None:
                await connection.execute(BRING_FORWARD, brought_forward(table_id, clock))

    async def hand_over(
        self, table_id: str, seats_version: int, now: Seat, entry: LogEntry | None, clock: ClockState | None = None
    ) -> Seating:
        """Stores a seat after the start, at once with the entry that tells it; raises Conflict when the seats are no
        longer those of this version, or the entry's place is taken."""
        tables, seats = schema.tables.c, schema.seats.c
        read = (tables.id == table_id) & tables.started & (tables.seats_version == seats_version)
        which = (seats.table_id == table_id) & (seats.seat == now.seat)
        was = sa.select(seats.token_hash).where(which).scalar_subquery()
        moves = entry is not None and entry.hands is not None and entry.hands.kind != "resigned"
        maker = sa.case((tables.maker_hash == was, now.token_hash), else_=tables.maker_hash) if moves else None
        count = {"seats_version": tables.seats_version + 1} | ({} if maker is None else {"maker_hash": maker})
        async with self.writing() as connection:
            await _set(connection, sa.update(schema.tables).where(read).values(**count))
            await _set(connection, sa.update(schema.seats).where(which).values(**seat_row(now)))
            if entry is not None:
                await connection.execute(sa.insert(schema.log), _log_row(table_id, entry, None))
            if clock is not None:
                await connection.execute(BRING_FORWARD, brought_forward(table_id, clock))
            return await _seating(connection, table_id)

    async def change_seat(self, table_id: str, was: Seat, now: Seat) -> Seating:
        """Stores a seat; raises Conflict when it is no longer exactly what it was, or the match has started."""
        return await self._reseat(table_id, was, seat_row(now), ~schema.tables.c.started)

    async def choose_teams(self, table_id: str, seats_version: int, teams: tuple[str, ...]) -> Seating:
        """Stores who rides for which team; raises Conflict when the seats are no longer those of this version, or the
        match has started. It counts as a change of the seats: no start, and no other choice, was made beside it."""
        tables = schema.tables.c
        waiting = (tables.id == table_id) & ~tables.started & (tables.seats_version == seats_version)
        chosen = {"teams": list(teams) or None, "seats_version": tables.seats_version + 1}
        async with self.writing() as connection:
            await _set(connection, sa.update(schema.tables).where(waiting).values(**chosen))
            return await _seating(connection, table_id)

    async def rename_seat(self, table_id: str, was: Seat, name: str) -> Seating:
        """A new name, at any time, for whoever owns the seat; raises Conflict when it has another owner now."""
        # Its name alone: of the rest another server may know more, as that somebody claims it or waits.
        return await self._reseat(table_id, was, {"name": name}, sa.true())

    async def _reseat(self, table_id: str, was: Seat, now: Row, allowed: sa.ColumnElement[bool]) -> Seating:
        tables, seats = schema.tables.c, schema.seats.c
        counted = sa.update(schema.tables).where(tables.id == table_id, allowed)
        # All but the name, which makes nobody an owner.
        read = [seats.table_id == table_id, seats.seat == was.seat, seats.kind == was.kind, seats.bot == was.bot]
        read += [seats.token_hash == was.token_hash, seats.invitation_hash == was.invitation_hash]
        async with self.writing() as connection:
            await _set(connection, counted.values(seats_version=tables.seats_version + 1))
            await _set(connection, sa.update(schema.seats).where(*read).values(**now))
            return await _seating(connection, table_id)

    # --- when nobody needs it any more ------------------------------------------------------------------------

    async def delete(self, table_id: str) -> None:
        """Every word of a table: its seats, log and talk go with it."""
        async with self.writing() as connection:
            await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))

    async def retire(self, table_id: str) -> None:
        """Puts a table away for good: its record stays; its talk, its tokens and its letters go."""
        tables, seats = schema.tables.c, schema.seats.c
        away = {"put_away": int(time.time()), "maker_hash": "", "code": None, "seats_version": tables.seats_version + 1}
        async with self.writing() as connection:
            await connection.execute(sa.update(schema.tables).where(tables.id == table_id).values(**away))
            nobodys = sa.update(schema.seats).where(seats.table_id == table_id)
            hashes = {"token_hash": "", "invitation_hash": "", "link_hash": "", "former_hash": "", "claim": None}
            await connection.execute(nobodys.values(**hashes))
            await connection.execute(sa.delete(schema.chat).where(schema.chat.c.table_id == table_id))

    async def open_again(self, table_id: str, code: str) -> Seating:
        """A table that was put away can be sat at again, with these letters; raises Gone when there is none."""
        tables = schema.tables.c
        open_ = {"put_away": None, "code": code, "touched": int(time.time()), "seats_version": tables.seats_version + 1}
        away = (tables.id == table_id) & tables.put_away.is_not(None)  # another server may have opened it just now
        async with self.writing() as connection:
            await connection.execute(sa.update(schema.tables).where(away).values(**open_))
            return await _seating(connection, table_id)

    # --- the log --------------------------------------------------------------------------------------------

    async def append(self, table_id: str, entry: LogEntry, action: str | None, clock: ClockState | None = None) -> None:
        """Returns when the entry is durable; raises Conflict when its place or its action id is taken."""
        assert self._writer is not None, "the storage is not open"
        forward = None if clock is None else brought_forward(table_id, clock)
        await self._writer.append(_log_row(table_id, entry, action), forward)

    async def log_after(self, table_id: str, number: int = -1) -> list[Logged]:
        wanted = (
            sa.select(schema.log.c.entry, schema.log.c.action)
            .where(schema.log.c.table_id == table_id, schema.log.c.number > number)
            .order_by(schema.log.c.number)
        )
        async with self.reading() as connection:
            found = in_parts(await connection.execute(wanted))
            return [Logged(entry_from_json(row.entry), row.action) async for row in found]

    async def progress(self, table_ids: Sequence[str]) -> dict[str, Progress]:
        tables, log = schema.tables.c, schema.log.c
        last = sa.select(sa.func.max(log.number)).where(log.table_id == tables.id).scalar_subquery()
        wanted = sa.select(tables.id, sa.func.coalesce(last, -1), tables.seats_version).where(tables.id.in_(table_ids))
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return {row[0]: Progress(row[1], row[2]) for row in rows}

    # --- who is there ---------------------------------------------------------------------------------------

    async def attend(self, present: Sequence[tuple[str, int]], now: float) -> None:
        """Notes that these people have a connection to this server, by table and seat."""
        which = sa.tuple_(schema.seats.c.table_id, schema.seats.c.seat).in_(present)
        async with self.writing() as connection:
            await connection.execute(sa.update(schema.seats).where(which).values(seen=int(now)))

    async def seen(self, table_ids: Sequence[str]) -> dict[str, dict[int, int]]:
        """When some server last had the person of a seat connected, by table and seat."""
        seats = schema.seats.c
        wanted = sa.select(seats.table_id, seats.seat, seats.seen).where(seats.table_id.in_(table_ids), seats.seen > 0)
        seen: dict[str, dict[int, int]] = {table_id: {} for table_id in table_ids}
        async with self.reading() as connection:
            for table_id, seat, at in (await connection.execute(wanted)).all():
                seen[table_id][seat] = at
        return seen

    # --- the chat -------------------------------------------------------------------------------------------

    async def say(self, table_id: str, seat: int, token_hash: str, text: str, version: int) -> ChatLine:
        """A line of whoever owns the seat with this token; raises Conflict when somebody else does by now."""
        chat, seats = schema.chat.c, schema.seats.c
        words = (sa.literal(text, sa.Text), sa.literal(version, sa.Integer))
        speaker = sa.select(seats.table_id, seats.seat, seats.name, *words).where(
            seats.table_id == table_id, seats.seat == seat, seats.token_hash == token_hash
        )
        said = sa.insert(schema.chat).from_select(["table_id", "seat", "name", "text", "version"], speaker)
        async with self.writing() as connection:
            row = (await connection.execute(said.returning(chat.number, chat.name))).first()
            await connection.execute(only_latest(table_id))
        if row is None:
            raise Conflict("the seat has another owner")
        return ChatLine(row[0], seat, row[1], text, version)

    async def lines(self, table_id: str, last: int) -> list[ChatLine]:
        """The last lines of the chat, oldest first."""
        chat = schema.chat.c
        wanted = (
            sa.select(chat.number, chat.seat, chat.name, chat.text, chat.version)
            .where(chat.table_id == table_id)
            .order_by(chat.number.desc())
            .limit(last)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatLine(*row) for row in reversed(rows)]

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Raises StorageFailed when the database does not answer."""
        assert self._engine is not None, "the storage is not open"
        with _told_as_ours():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; raises Conflict when somebody was faster, StorageFailed when it is not taken."""
        assert self._engine is not None, "the storage is not open"
        with _told_as_ours():
            async with self._turn, self._engine.begin() as connection:
                yield connection


@contextmanager
def _told_as_ours() -> Iterator[None]:
    """A driver has its own idea of what it raises when a database is away; whatever it is, it is this to us."""
    try:
        yield
    except (Conflict, Gone):
        raise
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from None
    except Exception as error:
        raise storage_failure(error) from error


async def _set(connection: AsyncConnection, change: sa.Update) -> None:
    """A change of one row that must be there as it is described; raises Conflict when it is not."""
    if (await connection.execute(change)).rowcount != 1:
        raise Conflict("this is no longer as it was read")


async def _seating(connection: AsyncConnection, table_id: str) -> Seating:
    """In one query, so that seats and version belong together. Raises Gone when there is no such table."""
    tables, seats = schema.tables.c, schema.seats.c
    known = (tables.seats_version, tables.maker_hash, tables.put_away, tables.teams, tables.code)
    wanted = sa.select(*known, schema.seats).join_from(schema.tables, schema.seats)
    rows = await connection.execute(wanted.where(seats.table_id == table_id).order_by(seats.seat))
    found = rows.mappings().all()
    if not found:
        raise Gone
    first = found[0]
    put_away, teams = first["put_away"] is not None, tuple(first["teams"] or ())
    sat = [read_seat(row) for row in found]
    return Seating(first["seats_version"], sat, first["maker_hash"], put_away, teams, first["code"] or "")


async def in_parts(result: sa.CursorResult[Any]) -> AsyncIterator[sa.Row[Any]]:
    """The rows of a long answer. To unpack thousands takes a while: others are served in between."""
    for part in result.partitions(_PART):
        for row in part:
            yield row
        await asyncio.sleep(0)


def make_engine(url: str) -> AsyncEngine:
    address = sa.make_url(url)
    own_way = {"async_creator": connecting(address)} if address.drivername == "sqlite+aiosqlite" else {}
    engine = create_async_engine(
        address,
        **own_way,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
        hide_parameters=True,  # the text of a fault goes to the log, where neither moves nor luck belong
    )
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # WAL lets readers read while we write; FULL syncs it at every commit, so that an acknowledged move survives. And
    # what is deleted is overwritten, not only forgotten.
    settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON")
    for pragma in settings:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _log_row(table_id: str, entry: LogEntry, action: str | None) -> Row:
    return {
        "table_id": table_id,
        "number": entry.number,
        "seat": entry.seat,
        "action": action,
        "entry": entry_to_json(entry),
    }
