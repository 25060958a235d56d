"""Puts tables away that nobody was at for long. `docs/hosting.md` states the rule.

A table that never started is deleted. One whose match goes on is put away until somebody with a seat opens it again,
and a finished one is a record from then on; the talk at both is deleted, and the six letters of both end.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice

import sqlalchemy as sa

from gruppetto.server import schema
from gruppetto.server.storage import Storage
from gruppetto.table.all_tables import Tables
from gruppetto.table.store import in_a_line

_log = logging.getLogger(__name__)

_DAY = 24 * 60 * 60
_MINUTE = 60.0
_MINUTES = 60
"""Between two rounds through all tables."""

_LOBBY_DAYS = 30
"""After which a table that waits for its start is deleted, or sooner where tables are put away sooner."""

_AT_A_TIME = 20
"""Tables in one transaction: moves of others are written in between."""


class PuttingAway:
    """Goes round once an hour, and notes every minute who was where: other servers put away by that, too."""

    def __init__(self, tables: Tables, storage: Storage, after_days: int, now: Callable[[], float] = time.time) -> None:
        """Without days nothing is ever put away."""
        self._tables = tables
        self._storage = storage
        self._days = after_days
        self._now = now

    async def run(self) -> None:
        for minute in count():
            try:
                await (self.note() if minute % _MINUTES else self.round())
            except Exception as error:  # whatever it is: the next round may succeed
                _log.error("tables could not be put away: %s", in_a_line(error))
            await asyncio.sleep(_MINUTE)

    async def round(self) -> None:
        await self.note()
        if self._days:
            tables = schema.tables.c
            lobby = ~tables.started & (tables.touched < self._ago(min(self._days, _LOBBY_DAYS)))
            for some in _parts(await self._found(lobby)):
                await self._delete(lobby & tables.id.in_(some))
            long = tables.started & tables.put_away.is_(None) & (tables.touched < self._ago(self._days))
            for some in _parts(await self._found(long)):
                await self._put_away(long & tables.id.in_(some))
        # Those that an earlier version put away.
        lettered = schema.tables.c.put_away.is_not(None) & schema.tables.c.code.is_not(None)
        for some in _parts(await self._found(lettered)):
            await self._end_codes(lettered & schema.tables.c.id.in_(some))

    async def note(self) -> None:
        """Writes down who was where; also before the server goes."""
        for some in _parts(list(self._tables.take_used())):
            touched = sa.update(schema.tables).where(schema.tables.c.id.in_(some))
            async with self._storage.writing() as connection:
                await connection.execute(touched.values(touched=int(self._now())))

    def _ago(self, days: int) -> int:
        return int(self._now()) - days * _DAY

    async def _found(self, wanted: sa.ColumnElement[bool]) -> Sequence[str]:
        async with self._storage.reading() as connection:
            return (await connection.scalars(sa.select(schema.tables.c.id).where(wanted))).all()

    # Each looks again: one that was started in this moment, or that somebody came back to, here or on another server,
    # is left alone.

    async def _delete(self, which: sa.ColumnElement[bool]) -> None:
        await self.note()
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(schema.tables).where(which))

    async def _end_codes(self, which: sa.ColumnElement[bool]) -> None:
        async with self._storage.writing() as connection:
            await connection.execute(sa.update(schema.tables).where(which).values(code=None))

    async def _put_away(self, which: sa.ColumnElement[bool]) -> None:
        await self.note()
        tables = schema.tables.c
        away = {"put_away": int(self._now()), "code": None, "seats_version": tables.seats_version + 1}
        async with self._storage.writing() as connection:
            put_away = await connection.scalars(
                sa.update(schema.tables).where(which).values(**away).returning(tables.id)
            )
            await connection.execute(sa.delete(schema.chat).where(schema.chat.c.table_id.in_(put_away.all())))


def _parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    left = iter(ids)
    while part := list(islice(left, _AT_A_TIME)):
        yield part
