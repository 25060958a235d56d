"""Nobody makes time for themselves: not by opening, wishing, taking back, or handing a seat over and back."""

import pytest

from gruppetto.table import keeping
from gruppetto.table.clock import ClockRule, ClockState
from gruppetto.table.lobby import MadeTable
from gruppetto.table.store import Seating
from gruppetto.table.tables import LiveTable
from tests.table.clock_table import BOT, HALF_A_MINUTE, SEEN, START, at_a_table, ride
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


# --- tables that nobody is at ---


def test_a_table_of_bots_that_nobody_looks_at_has_no_deadline() -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        await room.pass_time(START + 15)
        assert (await store.due(10), table.version) == ([], 0)
        async with room.listener(made.table) as fan:  # with whom it goes on
            await fan.wait("update", version=1)

    store = MemoryStore()
    at_a_table(scenario, HALF_A_MINUTE, BOT, BOT, store=store)


# --- wishing ---


@pytest.mark.parametrize("out", ["move", "ride"])
def test_a_second_wish_to_take_back_does_not_hold_the_deadline_off(out: str) -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        async with room.listener(made.table, made.tokens[0]) as ilse, room.listener(made.table, made.tokens[1]) as bram:
            await ride(ilse, 0)
            await room.pass_time(SEEN)
            await ilse.say("undo", seat=0)
            await bram.say("consent", seat=1, agree=False)
            await ilse.say("undo", seat=0)
            assert table.wish is not None
            await room.pass_time(30)
            assert (table.version, table.wish) == (2, None)
            entry = table.started().entries[2]
            assert "greedy" in (entry.bot, entry.hands and entry.hands.bot)

    at_a_table(scenario, ClockRule("decision", 30, "move" if out == "move" else "ride"))
