"""SQLite beside the event loop: how often the loop has to wait for its thread."""

from typing import Any

import pytest

from gruppetto.engine.record import LogEntry
from gruppetto.server.sqlite import Connection
from gruppetto.server.storage import Storage
from tests.server.databases import a_table, within


class Errands:
    """Counts what the threads of all connections are asked to do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = 0
        execute = Connection._execute

        async def counted(connection: Connection, *errand: Any, **options: Any) -> Any:
            self.run += 1
            return await execute(connection, *errand, **options)  # type: ignore[no-untyped-call]

        monkeypatch.setattr(Connection, "_execute", counted)

    def since(self) -> int:
        """Those since it was last asked."""
        run, self.run = self.run, 0
        return run


@pytest.fixture
def errands(monkeypatch: pytest.MonkeyPatch) -> Errands:
    return Errands(monkeypatch)


def test_a_move_is_two_errands(sqlite: str, errands: Errands) -> None:
    async def scenario(storage: Storage) -> None:
        table = a_table()
        await storage.create(table, LogEntry(0, ()))
        errands.since()
        await storage.append(table.id, LogEntry(1, (), 0, "play km1"), "first")
        assert errands.since() == 2  # its row, and the commit

    within(sqlite, scenario)


def test_a_new_table_is_four_errands(sqlite: str, errands: Errands) -> None:
    async def scenario(storage: Storage) -> None:
        errands.since()
        await storage.create(a_table(), LogEntry(0, ()))
        assert errands.since() == 4  # its row, its seats, its first entry, and the commit

    within(sqlite, scenario)


def test_what_is_read_comes_back_in_one_errand(sqlite: str, errands: Errands) -> None:
    async def scenario(storage: Storage) -> None:
        table = a_table()
        await storage.create(table, LogEntry(0, ()))
        errands.since()
        assert [row.entry.number for row in await storage.log_after(table.id)] == [0]
        assert errands.since() == 1

    within(sqlite, scenario)
