"""What must hold of score sheets in every database: SQLite in a file and PostgreSQL alike."""

from typing import Any
from uuid import uuid4

import pytest

from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.server.storage import Storage
from gruppetto.table.store import Conflict, Gone, StoredSheet
from tests.server.databases import within

EDITS: list[dict[str, Any]] = [{"id": "a", "do": "add", "é": ["ü"]}, {"id": "b", "do": "strike"}]


def a_sheet() -> StoredSheet:
    return StoredSheet(uuid4().hex[:16], {"game": "tiny", "name": "Été"}, "a" * 64, "b" * 64)


def test_a_sheet_comes_back_as_it_was_stored(url: str) -> None:
    sheet = a_sheet()

    async def write(storage: Storage) -> None:
        await SheetStorage(storage).create(sheet, EDITS[:1])
        await SheetStorage(storage).append(sheet.id, 1, EDITS[1:])

    async def read(storage: Storage) -> None:
        stored = SheetStorage(storage)
        assert await stored.load(sheet.id) == sheet
        assert await stored.edits_from(sheet.id) == EDITS
        assert await stored.edits_from(sheet.id, 1) == EDITS[1:]
        assert await stored.versions([sheet.id, "none"]) == {sheet.id: 2}
        assert await stored.load("none") is None

    within(url, write)
    within(url, read)


def test_a_sheet_without_edits_is_told_from_one_that_is_no_more(url: str) -> None:
    kept, deleted = a_sheet(), a_sheet()

    async def scenario(storage: Storage) -> None:
        stored = SheetStorage(storage)
        await stored.create(kept, [])
        await stored.create(deleted, EDITS)
        await stored.delete(deleted.id)

        assert await stored.edits_from(kept.id) == []
        with pytest.raises(Gone):
            await stored.edits_from(deleted.id)
        assert await stored.versions([kept.id, deleted.id]) == {kept.id: 0}
        assert await stored.load(deleted.id) is None

    within(url, scenario)


@pytest.mark.parametrize(("first", "edit_id"), [(0, "new"), (2, "a")])
def test_a_number_or_an_id_is_taken_once(url: str, first: int, edit_id: str) -> None:
    sheet = a_sheet()

    async def scenario(storage: Storage) -> None:
        stored = SheetStorage(storage)
        await stored.create(sheet, EDITS)
        with pytest.raises(Conflict):
            await stored.append(sheet.id, first, [{"id": edit_id}])
        assert await stored.edits_from(sheet.id) == EDITS

    within(url, scenario)


def test_of_several_edits_all_are_stored_or_none(url: str) -> None:
    sheet = a_sheet()

    async def scenario(storage: Storage) -> None:
        stored = SheetStorage(storage)
        await stored.create(sheet, EDITS)
        with pytest.raises(Conflict):
            await stored.append(sheet.id, 2, [{"id": "c"}, {"id": "a"}])
        assert await stored.versions([sheet.id]) == {sheet.id: 2}

    within(url, scenario)
