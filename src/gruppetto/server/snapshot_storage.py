"""Snapshots of long matches in the database."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from gruppetto import __version__
from gruppetto.build import fingerprint
from gruppetto.server import schema
from gruppetto.server.storage import Storage

_ROOMS = ("engine", "road", "games", "table")
"""The parts of the package that say what becomes of a match, and how it is told."""


@cache
def own_program() -> str:
    """The program that writes snapshots here; those of another are not read. It looks at many files,
    once a process."""
    return f"{__version__} {fingerprint(Path(__file__).parents[1], _ROOMS)}"


class SnapshotStorage:
    """The snapshots in a server's database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def snapshots(self, table_id: str) -> list[bytes]:
        kept = schema.snapshots.c
        wanted = sa.select(kept.snapshot).where(kept.table_id == table_id).order_by(kept.number)
        async with self._storage.reading() as connection:
            return [*(await connection.scalars(wanted)).all()]

    async def keep_snapshots(self, table_id: str, snapshots: Mapping[int, bytes]) -> None:
        """Another server may have been as quick, and an older program may have left some."""
        dialect = postgresql if self._storage.is_shared else sqlite
        insert = dialect.insert(schema.snapshots)
        keys = [schema.snapshots.c.table_id, schema.snapshots.c.number]
        put = insert.on_conflict_do_update(index_elements=keys, set_={"snapshot": insert.excluded.snapshot})
        rows = [{"table_id": table_id, "number": number, "snapshot": body} for number, body in snapshots.items()]
        async with self._storage.writing() as connection:
            await connection.execute(put, rows)
