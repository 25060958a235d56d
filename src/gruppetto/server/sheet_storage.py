"""Score sheets in the database: how each began, and its edits by number."""

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from gruppetto.server import schema
from gruppetto.server.storage import Storage, in_parts
from gruppetto.table.store import StoredSheet

_AT_A_TIME = 250
"""Edits written in one go: a saved sheet has thousands, and others want to be served in between."""


class SheetStorage:
    """The sheets in a server's database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def create(self, sheet: StoredSheet, edits: Sequence[dict[str, Any]]) -> None:
        """A new sheet, with the edits it was saved with."""
        row = {"id": sheet.id, "head": sheet.head, "scorer_hash": sheet.scorer_hash, "created": int(time.time())}
        async with self._storage.writing() as connection:
            await connection.execute(sa.insert(schema.sheets), row)
            for first in range(0, len(edits), _AT_A_TIME):
                some = edits[first : first + _AT_A_TIME]
                await connection.execute(sa.insert(schema.edits), _rows(sheet.id, first, some))

    async def load(self, sheet_id: str) -> StoredSheet | None:
        sheets = schema.sheets.c
        wanted = sa.select(sheets.id, sheets.head, sheets.scorer_hash).where(sheets.id == sheet_id)
        async with self._storage.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else StoredSheet(*row)

    async def append(self, sheet_id: str, first: int, edits: Sequence[dict[str, Any]]) -> None:
        """Returns when all are durable, and none is otherwise; raises Conflict when a number or an id is taken."""
        if edits:
            async with self._storage.writing() as connection:
                await connection.execute(sa.insert(schema.edits), _rows(sheet_id, first, edits))

    async def edits_from(self, sheet_id: str, number: int = 0) -> list[dict[str, Any]]:
        edits = schema.edits.c
        wanted = sa.select(edits.edit).where(edits.sheet_id == sheet_id, edits.number >= number)
        async with self._storage.reading() as connection:
            return [row[0] async for row in in_parts(await connection.execute(wanted.order_by(edits.number)))]

    async def versions(self, sheet_ids: Sequence[str]) -> dict[str, int]:
        """How many edits each of these sheets has, those without any left out."""
        edits = schema.edits.c
        wanted = sa.select(edits.sheet_id, sa.func.max(edits.number)).where(edits.sheet_id.in_(sheet_ids))
        async with self._storage.reading() as connection:
            rows = (await connection.execute(wanted.group_by(edits.sheet_id))).all()
        return {row[0]: row[1] + 1 for row in rows}


def _rows(sheet_id: str, first: int, edits: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {"sheet_id": sheet_id, "number": number, "edit_id": edit["id"], "edit": edit}
        for number, edit in enumerate(edits, first)
    ]
