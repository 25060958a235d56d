"""Score sheets in the database: how each began, and its edits by number."""

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from gruppetto.server import schema
from gruppetto.server.storage import Storage, in_parts
from gruppetto.table.store import Gone, StoredSheet

_AT_A_TIME = 250
"""Edits written in one go: a saved sheet has thousands, and others want to be served in between."""


class SheetStorage:
    """The sheets in a server's database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def create(self, sheet: StoredSheet, edits: Sequence[dict[str, Any]]) -> None:
        """A new sheet, with the edits it was saved with."""
        hashes = {"scorer_hash": sheet.scorer_hash, "owner_hash": sheet.owner_hash}
        row = {"id": sheet.id, "head": sheet.head, **hashes, "created": int(time.time())}
        async with self._storage.writing() as connection:
            await connection.execute(sa.insert(schema.sheets), row)
            for first in range(0, len(edits), _AT_A_TIME):
                some = edits[first : first + _AT_A_TIME]
                await connection.execute(sa.insert(schema.edits), _rows(sheet.id, first, some))

    async def load(self, sheet_id: str) -> StoredSheet | None:
        sheets = schema.sheets.c
        wanted = sa.select(sheets.id, sheets.head, sheets.scorer_hash, sheets.owner_hash).where(sheets.id == sheet_id)
        async with self._storage.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else StoredSheet(*row)

    async def append(self, sheet_id: str, first: int, edits: Sequence[dict[str, Any]]) -> None:
        """Returns when all are durable, and none is otherwise; raises Conflict when a number or an id is taken."""
        if edits:
            async with self._storage.writing() as connection:
                await connection.execute(sa.insert(schema.edits), _rows(sheet_id, first, edits))

    async def edits_from(self, sheet_id: str, number: int = 0) -> list[dict[str, Any]]:
        """Its edits from this number on; raises Gone when there is no such sheet any more."""
        sheets, edits = schema.sheets.c, schema.edits.c
        news = sa.and_(edits.sheet_id == sheets.id, edits.number >= number)
        # The sheet comes with them: without news one row says that it is there.
        wanted = sa.select(edits.number, edits.edit).select_from(schema.sheets.outerjoin(schema.edits, news))
        wanted = wanted.where(sheets.id == sheet_id).order_by(edits.number)
        async with self._storage.reading() as connection:
            rows = [tuple(row) async for row in in_parts(await connection.execute(wanted))]
        if not rows:
            raise Gone("there is no such sheet")
        return [edit for number, edit in rows if number is not None]

    async def versions(self, sheet_ids: Sequence[str]) -> dict[str, int]:
        """How many edits each of these sheets has; those that are no more are left out."""
        sheets, edits = schema.sheets.c, schema.edits.c
        with_edits = schema.sheets.outerjoin(schema.edits, edits.sheet_id == sheets.id)
        wanted = sa.select(sheets.id, sa.func.max(edits.number)).select_from(with_edits).where(sheets.id.in_(sheet_ids))
        async with self._storage.reading() as connection:
            rows = (await connection.execute(wanted.group_by(sheets.id))).all()
        return {row[0]: 0 if row[1] is None else row[1] + 1 for row in rows}

    async def delete(self, sheet_id: str) -> None:
        """Every word of a sheet: its edits go with it."""
        async with self._storage.writing() as connection:
            await connection.execute(sa.delete(schema.sheets).where(schema.sheets.c.id == sheet_id))


def _rows(sheet_id: str, first: int, edits: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {"sheet_id": sheet_id, "number": number, "edit_id": edit["id"], "edit": edit}
        for number, edit in enumerate(edits, first)
    ]
