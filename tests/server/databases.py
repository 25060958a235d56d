"""What happens in a database between opening and closing it."""

import asyncio
from collections.abc import Awaitable, Callable
from uuid import uuid4

import sqlalchemy as sa

from gruppetto.server.storage import Storage, make_engine
from gruppetto.table.store import HUMAN, OPEN, Seat, StoredTable

Scenario = Callable[[Storage], Awaitable[object]]

BRAM = Seat(1, HUMAN, "Bram", "", "e" * 64)


def a_table(code: str = "") -> StoredTable:
    seats = [Seat(0, HUMAN, "Ilse", "", "a" * 64), Seat(1, OPEN, "", "", "b" * 64, "c" * 64)]
    return StoredTable(uuid4().hex[:16], code, {"game": "tiny", "é": ["ü"]}, bytes(range(32)), "d" * 64, seats)


def fresh(url: str) -> str:
    """A database without tables and sheets: each test has a file of its own, a server is asked for a new one."""
    return url if url.startswith("sqlite") else empty(url)


def empty(url: str) -> str:
    """A database with nothing in it, not even our schema."""
    if url.startswith("sqlite"):
        return f"{url}.empty"
    name = f"fresh_{uuid4().hex[:12]}"

    async def create() -> None:
        engine = make_engine(url)
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(sa.text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return sa.make_url(url).set(database=name).render_as_string(hide_password=False)


def within(url: str, scenario: Scenario) -> None:
    async def run() -> None:
        storage = Storage(url)
        await storage.open()
        try:
            await scenario(storage)
        finally:
            await storage.close()

    asyncio.run(run())


async def nothing(_: Storage) -> None:
    """Only bring a database into shape."""
