"""Score sheets in the rows of a browser."""

from collections.abc import Sequence
from typing import Any

import msgspec

from gruppetto.local.rows import Change, Key, Rows
from gruppetto.table.store import Conflict, Gone, StoredSheet


class LocalSheets:
    """What `SheetStore` asks for."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def create(self, sheet: StoredSheet, edits: Sequence[dict[str, Any]]) -> None:
        key: Key = ("sheet", sheet.id)
        await self._commit({key: msgspec.json.encode(sheet).decode()} | _edit_rows(sheet.id, 0, edits))

    async def load(self, sheet_id: str) -> StoredSheet | None:
        text = await self._rows.get(("sheet", sheet_id))
        return None if text is None else msgspec.json.decode(text, type=StoredSheet)

    async def append(self, sheet_id: str, first: int, edits: Sequence[dict[str, Any]]) -> None:
        if edits:
            await self._commit(_edit_rows(sheet_id, first, edits), present=[("sheet", sheet_id)])

    async def edits_from(self, sheet_id: str, number: int = 0) -> list[dict[str, Any]]:
        rows = await self._rows.after(("edit", sheet_id, number - 1))
        if await self._rows.get(("sheet", sheet_id)) is None:
            raise Gone
        return [msgspec.json.decode(row.text) for row in rows]

    async def delete(self, sheet_id: str) -> None:
        await self._rows.commit(Change(deleted=[(name, sheet_id) for name in ("sheet", "edit", "edit-id")]))

    async def _commit(self, put: dict[Key, str], present: Sequence[Key] = ()) -> None:
        if not await self._rows.commit(Change(put, dict.fromkeys(put), present)):
            raise Conflict("a number or an id is taken")


def _edit_rows(sheet_id: str, first: int, edits: Sequence[dict[str, Any]]) -> dict[Key, str]:
    rows: dict[Key, str] = {}
    for number, edit in enumerate(edits, first):
        rows["edit", sheet_id, number] = msgspec.json.encode(edit).decode()
        rows["edit-id", sheet_id, edit["id"]] = ""
    return rows
