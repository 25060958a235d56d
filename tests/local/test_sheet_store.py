"""Score sheets in a browser: the same promises as those of a database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import pytest

from gruppetto.local.indexed_db import IndexedDb
from gruppetto.local.sheet_store import LocalSheets
from gruppetto.table.store import Conflict, Gone, StoredSheet
from tests.local.fake_indexed_db import FakeIndexedDb

EDITS: list[dict[str, Any]] = [{"id": "a", "do": "add", "é": ["ü"]}, {"id": "b", "do": "strike"}]


def within(scenario: Callable[[LocalSheets, StoredSheet], Awaitable[None]]) -> None:
    sheet = StoredSheet(uuid4().hex[:16], {"game": "tiny", "name": "Été"}, "a" * 64)
    asyncio.run(_run(scenario(LocalSheets(IndexedDb(FakeIndexedDb().ask)), sheet)))


async def _run(scenario: Awaitable[None]) -> None:
    await scenario


def test_a_sheet_comes_back_as_it_was_stored() -> None:
    async def scenario(store: LocalSheets, sheet: StoredSheet) -> None:
        await store.create(sheet, EDITS[:1])
        await store.append(sheet.id, 1, EDITS[1:])
        assert await store.load(sheet.id) == sheet
        assert await store.edits_from(sheet.id) == EDITS
        assert await store.edits_from(sheet.id, 1) == EDITS[1:]
        assert await store.load("none") is None

    within(scenario)


@pytest.mark.parametrize(("first", "edit_id"), [(0, "new"), (2, "a")])
def test_a_number_or_an_id_is_taken_once(first: int, edit_id: str) -> None:
    async def scenario(store: LocalSheets, sheet: StoredSheet) -> None:
        await store.create(sheet, EDITS)
        with pytest.raises(Conflict):
            await store.append(sheet.id, first, [{"id": edit_id}])
        assert await store.edits_from(sheet.id) == EDITS

    within(scenario)


def test_of_several_edits_all_are_stored_or_none() -> None:
    async def scenario(store: LocalSheets, sheet: StoredSheet) -> None:
        await store.create(sheet, EDITS)
        with pytest.raises(Conflict):
            await store.append(sheet.id, 2, [{"id": "c"}, {"id": "a"}])
        assert await store.edits_from(sheet.id) == EDITS

    within(scenario)


def test_every_word_of_a_deleted_sheet_goes() -> None:
    async def scenario(store: LocalSheets, sheet: StoredSheet) -> None:
        await store.create(sheet, EDITS)
        await store.delete(sheet.id)
        assert await store.load(sheet.id) is None
        with pytest.raises(Gone):
            await store.edits_from(sheet.id)
        await store.create(sheet, EDITS)  # no number or id of the first is left
        assert await store.edits_from(sheet.id) == EDITS

    within(scenario)
