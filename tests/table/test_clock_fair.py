"""Nobody makes time for themselves: not by opening, wishing, taking back, or handing a seat over and back."""

from gruppetto.table import keeping
from gruppetto.table.clock import ClockState
from gruppetto.table.lobby import MadeTable
from gruppetto.table.store import Seating
from gruppetto.table.tables import LiveTable
from tests.table.clock_table import HALF_A_MINUTE, START, at_a_table
from tests.table.memory import MemoryStore, Room


def state_of(table: LiveTable) -> ClockState:
    assert table.clock is not None
    assert table.clock.state is not None
    return table.clock.state


# --- opening a table again ---


def test_a_table_that_is_open_cannot_be_opened_to_begin_its_clock_anew() -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        await room.pass_time(START + 20)
        before = state_of(table), table.seats_version
        await keeping.open_again(table, made.tokens[1])
        assert (state_of(table), table.seats_version) == before

    at_a_table(scenario, HALF_A_MINUTE)


def test_a_table_is_opened_after_its_clock_was_set_so_that_nobody_is_late_at_once() -> None:
    class Store(MemoryStore):
        async def open_again(self, table_id: str) -> Seating:
            due_then.append(self.clocks[table_id].due)
            return await super().open_again(table_id)

    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        store.away.add(made.table)
        await room.pass_time(3600)
        await keeping.open_again(await room.tables.find(made.table), made.tokens[0])
        assert due_then == [(3600 + 30) * 1000]

    store, due_then = Store(), list[int | None]()
    at_a_table(scenario, HALF_A_MINUTE, store=store)
