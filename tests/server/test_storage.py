"""What must hold of every database: SQLite in a file and PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncEngine

from gruppetto.engine.record import LogEntry
from gruppetto.server import schema
from gruppetto.server.group_commit import LogWriter
from gruppetto.server.migrate import FOLDER, upgrade
from gruppetto.server.seat_rows import seat_row
from gruppetto.server.storage import Storage, make_engine
from gruppetto.server.storage_errors import DatabaseError
from gruppetto.table.store import BOT, HUMAN, OPEN, ChatLine, Conflict, StorageFailed
from tests.server.conftest import Serve
from tests.server.databases import BRAM, a_table, empty, within
from tests.table.players import ME, OTHER, come_in, new_table, play_out


def test_the_log_outlives_the_connection_in_its_order(url: str) -> None:
    table = a_table()
    entries = [LogEntry(0, (3, 1)), LogEntry(1, (), 0, "play km1"), LogEntry(2, (), 0, undo=0)]

    async def write(storage: Storage) -> None:
        await storage.create(table, entries[0])
        await storage.append(table.id, entries[1], "first")
        await storage.append(table.id, entries[2], None)

    async def read(storage: Storage) -> None:
        logged = await storage.log_after(table.id)
        assert [row.entry for row in logged] == entries
        assert [row.action for row in logged] == [None, "first", None]
        assert [row.entry.number for row in await storage.log_after(table.id, 1)] == [2]

    within(url, write)
    within(url, read)


def test_a_move_that_comes_too_late_does_not_spoil_the_others_in_its_transaction(url: str) -> None:
    async def scenario(storage: Storage) -> None:
        tables = [a_table() for _ in range(20)]
        for table in tables:
            await storage.create(table, LogEntry(0, ()))
        moves = [storage.append(table.id, LogEntry(1, (), 0, "play km1"), None) for table in tables]
        late = storage.append(tables[7].id, LogEntry(1, (), 1, "drop km1"), None)
        outcomes = await asyncio.gather(*moves, late, return_exceptions=True)
        assert outcomes[:-1] == [None] * 20
        assert isinstance(outcomes[-1], Conflict)

    within(url, scenario)


def test_a_start_and_a_change_of_a_seat_at_once_do_not_both_succeed(url: str) -> None:
    async def scenario(storage: Storage) -> None:
        other = Storage(url)
        await other.open()
        for _ in range(10):
            table = a_table()
            await storage.create(table, None)
            start = storage.start(table.id, LogEntry(0, ()), 0)
            outcomes = await asyncio.gather(
                start, other.change_seat(table.id, table.seats[1], BRAM), return_exceptions=True
            )
            assert [isinstance(outcome, Conflict) for outcome in outcomes].count(True) == 1
        await other.close()

    within(url, scenario)


def test_a_database_of_an_older_version_learns_which_tables_have_started(url: str) -> None:
    old = empty(url)
    waiting, riding = a_table("WAITNG"), a_table()

    async def before() -> None:
        engine = make_engine(old)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0002")
            for table in (waiting, riding):
                row = {"id": table.id, "code": table.code or None, "header": "{}", "seed": b"", "maker_hash": "d"}
                columns = (
                    "(id, code, header, seed, maker_hash, created) VALUES (:id, :code, :header, :seed, :maker_hash, 0)"
                )
                await connection.execute(sa.text(f"INSERT INTO tables {columns}"), row)
            await connection.execute(
                sa.insert(schema.log), {"table_id": riding.id, "number": 0, "seat": -1, "entry": {}}
            )
        await engine.dispose()

    async def after(storage: Storage) -> None:
        async with storage.reading() as connection:
            rows = await connection.execute(sa.select(schema.tables.c.id, schema.tables.c.started))
        assert {row.id: row.started for row in rows} == {waiting.id: False, riding.id: True}

    asyncio.run(before())
    within(old, after)


def test_the_last_lines_of_the_chat_come_oldest_first(url: str) -> None:
    async def scenario(storage: Storage) -> None:
        table = a_table()
        await storage.create(table, None)
        said = [await storage.say(table.id, 0, table.seats[0].token_hash, text, 7) for text in "abcd"]
        assert await storage.lines(table.id, 3) == said[1:]
        assert said[0].number < said[3].number

    within(url, scenario)


def test_talk_of_an_older_database_is_kept_with_its_numbers(url: str) -> None:
    old, table = empty(url), a_table()

    async def before() -> None:
        engine = make_engine(old)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0008")
            row = {"id": table.id, "header": {}, "seed": b"", "maker_hash": "d", "created": 0}
            await connection.execute(sa.insert(schema.tables), row)
            seat = seat_row(table.seats[0]) | {"table_id": table.id}
            await connection.execute(sa.insert(schema.seats), seat)
            line = {"number": 41, "table_id": table.id, "seat": 0, "name": "Ilse", "text": "Allez!", "version": 3}
            await connection.execute(sa.insert(schema.chat), line)
        await engine.dispose()

    async def after(storage: Storage) -> None:
        assert await storage.lines(table.id, 9) == [ChatLine(41, 0, "Ilse", "Allez!", 3)]
        await storage.delete(table.id)
        async with storage.reading() as connection:
            assert await connection.scalar(sa.select(sa.func.count()).select_from(schema.chat)) == 0

    asyncio.run(before())
    within(old, after)


def test_tables_of_an_older_database_have_hints_where_no_two_people_ride(url: str) -> None:
    old, alone, friends = empty(url), a_table("alone"), a_table("friends")
    kinds = {alone.id: (HUMAN, BOT), friends.id: (HUMAN, OPEN)}

    async def before() -> None:
        engine = make_engine(old)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, "0009")
            for table, seats in kinds.items():
                row = {"id": table, "header": {}, "seed": b"", "maker_hash": "d", "created": 0}
                await connection.execute(sa.insert(schema.tables), row)
                for number, kind in enumerate(seats):
                    seat = seat_row(replace(alone.seats[0], seat=number, kind=kind)) | {"table_id": table}
                    await connection.execute(sa.insert(schema.seats), seat)
        await engine.dispose()

    async def after(storage: Storage) -> None:
        found = {table: await storage.load(table) for table in kinds}
        assert {table: stored and stored.hints for table, stored in found.items()} == {
            alone.id: True,
            friends.id: False,
        }

    asyncio.run(before())
    within(old, after)


def test_the_migrations_lead_to_the_schema_the_code_uses(url: str) -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == schema.HEAD

    def differences(connection: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def look() -> list[object]:
        engine = make_engine(url)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    async def nothing(_: Storage) -> None:
        """Opening alone brings the database into shape."""

    within(url, nothing)
    assert asyncio.run(look()) == []


def test_a_match_is_played_over_two_servers_on_one_database(url: str, serve: Serve) -> None:
    with serve(database=url, poll_seconds=0.01) as here, serve(database=url, poll_seconds=0.01) as there:
        made = new_table(here, ME, OTHER, start=True)
        with come_in(here, made["table"]) as fan, come_in(there, made["table"], *made["tokens"].values()) as both:
            play_out(both, made)
            last = both.last("update")["version"]
            assert fan.wait("update", version=last)["scene"]["over"] is True


def test_sqlite_syncs_every_commit_and_lets_readers_read(tmp_path: Path) -> None:
    async def look() -> tuple[object, object]:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path}/match.sqlite")
        async with engine.connect() as connection:
            mode = await connection.scalar(sa.text("PRAGMA journal_mode"))
            sync = await connection.scalar(sa.text("PRAGMA synchronous"))
        await engine.dispose()
        return mode, sync

    full = 2
    assert asyncio.run(look()) == ("wal", full)


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite:///{folder}/notes.txt", "postgresql+asyncpg://nobody@127.0.0.1:1/none", "nonsense://here"]
)
def test_a_database_that_cannot_be_opened_is_told_in_one_sentence(url: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("This is no database, whatever its name may be. " * 20)

    async def nothing(_: Storage) -> None:
        """Never reached."""

    with pytest.raises(DatabaseError) as caught:
        within(url.format(folder=tmp_path), nothing)
    assert "\n" not in str(caught.value)


def test_a_writer_outlives_every_fault() -> None:
    class Broken:
        def begin(self) -> None:
            raise RuntimeError("the driver has a fault")

    async def run() -> None:
        writer = LogWriter(cast(AsyncEngine, Broken()), asyncio.Lock())
        for _ in range(2):
            with pytest.raises(StorageFailed, match="the driver has a fault"):
                await asyncio.wait_for(writer.append({"table_id": "t", "number": 1}), 5)
        await writer.close()

    asyncio.run(run())


def test_what_the_first_moves_of_a_transaction_bring_is_sent_before_the_last_are_acknowledged() -> None:
    class Willing:
        """A database that stores everything at once."""

        @asynccontextmanager
        async def begin(self) -> AsyncIterator["Willing"]:
            yield self

        async def execute(self, *statement: object) -> None:
            """Done."""

    async def run() -> list[str]:
        writer, seen = LogWriter(cast(AsyncEngine, Willing()), asyncio.Lock()), list[str]()

        async def move(number: int) -> None:
            await writer.append({"table_id": "t", "number": number})
            seen.append(f"told {number}")
            asyncio.get_running_loop().call_soon(seen.append, f"sent {number}")

        await asyncio.gather(*map(move, range(20)))
        await writer.close()
        return seen

    seen = asyncio.run(run())
    assert seen.index("sent 0") < seen.index("told 19")


def test_a_driver_that_fails_in_its_own_way_is_a_storage_that_failed(sqlite: str) -> None:
    class Unheard(Exception):
        """An unknown error of a driver."""

    async def scenario(storage: Storage) -> None:
        with pytest.raises(StorageFailed, match=r"^connection lost$"):
            async with storage.reading():
                raise Unheard("connection lost\n[parameters: the seed]")

    within(sqlite, scenario)
