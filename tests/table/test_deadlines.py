"""Deadlines that cannot be kept: some for good, some just now. Those of others are."""

import logging
from collections.abc import Callable

import pytest

from gruppetto.table.denied import Denied
from gruppetto.table.lobby import MadeTable
from gruppetto.table.store import StorageFailed
from gruppetto.table.tables import LiveTable
from tests.table.clock_table import BRAM, HALF_A_MINUTE, ILSE, START, at_a_table
from tests.table.memory import MemoryStore, Room
from tests.toy import GAME

Breaks = Callable[[Exception | None], None]


def breaking(monkeypatch: pytest.MonkeyPatch, room: Room, made: MadeTable) -> Breaks:
    """Lets this table fail to be found for a reason, or be found again."""
    find = room.tables.find

    def breaks(fault: Exception | None) -> None:
        async def found(table_id: str) -> LiveTable:
            if table_id == made.table and fault is not None:
                raise fault
            return await find(table_id)

        monkeypatch.setattr(room.tables, "find", found)

    return breaks


def test_a_table_that_cannot_be_loaded_does_not_stand_in_the_way_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        other = await room.lobby.make_table(GAME, GAME.setup(2), [ILSE, BRAM], "", start=True, clock=HALF_A_MINUTE)
        breaking(monkeypatch, room, made)(Denied("unreadable", "This version cannot read the match."))
        monkeypatch.setattr("gruppetto.table.deadlines._MOST", 1)
        for _ in range(3):
            await room.pass_time(START + 30)
        assert (await room.tables.find(other.table)).version > 0

    at_a_table(HALF_A_MINUTE)(scenario)()


@pytest.mark.parametrize(
    "fault",
    [
        Denied("too_costly", "The work took longer than one request may."),
        Denied("busy", "The server has its hands full."),
        RuntimeError("a worker died"),
        StorageFailed("the database is away"),
    ],
    ids=["too_costly", "busy", "a fault", "storage"],
)
def test_after_a_hiccup_a_deadline_is_kept_at_the_next_look(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        breaks = breaking(monkeypatch, room, made)
        breaks(fault)
        await room.pass_time(START + 30)
        assert table.version == 0
        breaks(None)
        await room.pass_time(5)
        assert table.version == 1

    at_a_table(HALF_A_MINUTE)(scenario)()


@pytest.mark.parametrize("code", ["too_costly", "unreadable"])
def test_what_goes_wrong_is_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: str
) -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        breaking(monkeypatch, room, made)(Denied(code, "No."))
        for _ in range(3):
            await room.pass_time(START + 30)
        assert [record.levelno for record in caplog.records] == [logging.ERROR]

    at_a_table(HALF_A_MINUTE)(scenario)()


def test_tables_that_are_no_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        breaking(monkeypatch, room, made)(Denied("unreadable", "This version cannot read the match."))
        await room.pass_time(START + 30)
        assert room.deadlines._hopeless == {made.table}
        await store.delete(made.table)
        await room.pass_time(5)
        assert room.deadlines._hopeless == room.deadlines._failing == set()

    store = MemoryStore()
    at_a_table(HALF_A_MINUTE, store=store)(scenario)()
