"""Analyses of finished matches in the database."""

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from gruppetto.server import schema
from gruppetto.server.storage import Storage


class AnalysisStorage:
    """The analyses in a server's database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def analysis(self, table_id: str) -> bytes | None:
        kept = schema.analyses.c
        async with self._storage.reading() as connection:
            result: bytes | None = await connection.scalar(sa.select(kept.result).where(kept.table_id == table_id))
        return result

    async def keep_analysis(self, table_id: str, result: bytes) -> None:
        """Another server may have been as quick: both found the same."""
        dialect = postgresql if self._storage.is_shared else sqlite
        row = dialect.insert(schema.analyses).values(table_id=table_id, result=result)
        async with self._storage.writing() as connection:
            await connection.execute(row.on_conflict_do_nothing())
