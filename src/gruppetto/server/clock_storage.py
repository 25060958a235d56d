"""The clocks of tables in the database, between two entries of their logs."""

import sqlalchemy as sa

from gruppetto.server import schema
from gruppetto.server.clock_rows import BRING_FORWARD, brought_forward, read_state
from gruppetto.server.storage import Storage
from gruppetto.table.clock import ClockState, Due
from gruppetto.table.store import Conflict


class ClockStorage:
    """The clocks in a server's database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def clock(self, table_id: str) -> ClockState | None:
        wanted = sa.select(schema.clocks.c.state).where(schema.clocks.c.table_id == table_id)
        async with self._storage.reading() as connection:
            return read_state(await connection.scalar(wanted))

    async def set_clock(self, table_id: str, was: ClockState, now: ClockState) -> None:
        """Between two entries; raises Conflict when it is no longer what it was."""
        wanted = sa.select(schema.clocks.c.state).where(schema.clocks.c.table_id == table_id).with_for_update()
        async with self._storage.writing() as connection:
            if read_state(await connection.scalar(wanted)) != was:
                raise Conflict("the clock has moved on")
            await connection.execute(BRING_FORWARD, brought_forward(table_id, now))

    async def due(self, most: int) -> list[Due]:
        """The first deadlines of all tables that are not put away."""
        clocks, tables = schema.clocks.c, schema.tables.c
        wanted = (
            sa.select(clocks.table_id, clocks.due)
            .join_from(schema.clocks, schema.tables)
            .where(clocks.due.is_not(None), tables.put_away.is_(None))
            .order_by(clocks.due)
            .limit(most)
        )
        async with self._storage.reading() as connection:
            return [Due(*row) for row in (await connection.execute(wanted)).all()]
