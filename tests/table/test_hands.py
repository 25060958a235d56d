"""A seat that changes hands while something else is under way: nothing is decided twice, no half thought counts."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from gruppetto.engine.record import TakeBacks
from gruppetto.table.attendance import Attendance
from gruppetto.table.bot_turns import Company
from gruppetto.table.denied import Denied
from gruppetto.table.lobby import MadeTable
from gruppetto.table.table_requests import WantedSeat
from gruppetto.table.tables import LiveTable
from gruppetto.table.thinking import Thought
from tests.table.memory import MemoryStore, Room, Runs, as_test
from tests.toy import GAME

ILSE, BRAM = range(2)


class ThoughtfulRoom(Room):
    """Its bots think until they are let go."""

    def __init__(self) -> None:
        super().__init__(GAME, MemoryStore())
        self.thoughts: list[Thought] = []
        self.thinks = asyncio.Event()
        self.decided = asyncio.Event()

    async def _decide(self, thought: Thought, _: Company) -> str:
        self.thoughts.append(thought)
        self.thinks.set()
        await self.decided.wait()
        return str(thought.view.actions[0])


Scenario = Callable[[ThoughtfulRoom, LiveTable, MadeTable], Awaitable[None]]


def at_a_table() -> Callable[[Scenario], Runs]:
    """Make a test of a scenario at a table of Ilse and Bram, whose bots think until they are let go."""

    async def play(scenario: Scenario) -> None:
        room = ThoughtfulRoom()
        seats = [WantedSeat("me", "Ilse"), WantedSeat("me", "Bram")]
        made = await room.lobby.make_table(GAME, GAME.setup(2), seats, "", True, TakeBacks.FRIENDLY)
        try:
            await scenario(room, await room.tables.find(made.table), made)
        finally:
            room.decided.set()
            await room.close()

    return as_test(play)


@at_a_table()
async def test_what_a_bot_was_thinking_is_dropped_when_its_person_rides_again(
    room: ThoughtfulRoom, table: LiveTable, made: MadeTable
) -> None:
    mine = made.tokens[ILSE]
    async with room.listener(made.table, mine) as ilse:
        await room.hands.lend(table, ILSE, mine, "greedy")
        await room.thinks.wait()
        driver = table.driver
        await room.hands.take_back(table, ILSE, mine)
        room.decided.set()
        assert driver is not None
        await driver
        assert [entry.do for entry in table.started().entries] == ["", "", ""]
        await ilse.wait("update", version=2)
        offers = ilse.last("update")["ask"]["offers"]
        assert (await ilse.say("act", seat=ILSE, version=2, do=offers[-1]["do"]))["say"] == "ok"
        assert table.started().entries[-1].bot == ""


@at_a_table()
async def test_a_bot_that_stands_in_gets_the_view_of_its_seat_and_no_more(
    room: ThoughtfulRoom, table: LiveTable, made: MadeTable
) -> None:
    async with room.listener(made.table, made.tokens[BRAM]):
        await room.hands.lend(table, ILSE, made.tokens[ILSE], "random")
        await room.thinks.wait()
        (thought,) = room.thoughts
        assert (thought.bot, thought.view.seat) == ("random", ILSE)


@at_a_table()
async def test_a_wish_to_take_back_lapses_when_a_seat_changes_hands(
    room: ThoughtfulRoom, table: LiveTable, made: MadeTable
) -> None:
    async with room.listener(made.table, made.tokens[ILSE]) as ilse:
        await ilse.say("act", seat=ILSE, version=0, do=str(table.started().state.actions()[0]))
        async with room.listener(made.table, made.tokens[BRAM]) as bram:
            await bram.say("act", seat=BRAM, version=1, do=str(table.started().state.actions()[0]))
            await ilse.say("undo", seat=ILSE)
            assert table.wish is not None
            await room.hands.lend(table, BRAM, made.tokens[BRAM], "greedy")
            assert (await bram.wait("undo_settled"))["agreed"] is False


@at_a_table()
async def test_whoever_lets_a_bot_ride_takes_nothing_back(
    room: ThoughtfulRoom, table: LiveTable, made: MadeTable
) -> None:
    async with room.listener(made.table, made.tokens[ILSE]) as ilse:
        await ilse.say("act", seat=ILSE, version=0, do=str(table.started().state.actions()[0]))
        await room.hands.lend(table, ILSE, made.tokens[ILSE], "greedy")
        assert (await ilse.say("undo", seat=ILSE))["code"] == "ridden"
        await room.hands.take_back(table, ILSE, made.tokens[ILSE])
        assert (await ilse.say("undo", seat=ILSE))["say"] == "ok"


@at_a_table()
async def test_who_is_always_outrun_is_told_to_try_again(
    room: ThoughtfulRoom, table: LiveTable, made: MadeTable
) -> None:
    table.seats_version -= 1  # what it has read is never what is stored

    async def sees_nothing() -> None:
        return

    table.refresh = sees_nothing  # type: ignore[method-assign]
    with pytest.raises(Denied) as denied:
        await room.hands.make_link(table, ILSE, made.tokens[ILSE])
    assert denied.value.code == "busy"


class _Clock:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_somebody_is_away_from_the_moment_the_last_connection_ended() -> None:
    clock = _Clock()
    attendance = Attendance(clock)
    attendance.look({ILSE, BRAM})
    clock.seconds = 50.0
    attendance.look({BRAM})
    clock.seconds = 75.9
    assert attendance.away(ILSE) == 25
    assert attendance.asks_in(ILSE, 60.0, waited=0.0) == 35
    assert attendance.asks_in(ILSE, 60.0, waited=70.0) == 55


def test_somebody_at_another_server_is_there() -> None:
    clock = _Clock()
    attendance = Attendance(clock)
    assert attendance.hear({ILSE: 0})
    assert not attendance.hear({ILSE: 0})
    clock.seconds = 12.0
    assert not attendance.hear({ILSE: 0})
    assert attendance.there == {ILSE}


def test_somebody_who_left_another_server_is_away_since_they_were_last_seen_there() -> None:
    clock = _Clock()
    attendance = Attendance(clock)
    attendance.hear({ILSE: 0})
    clock.seconds = 300.0
    assert attendance.hear({ILSE: 40})
    assert attendance.away(ILSE) == 260


def test_after_a_restart_nobody_is_away_for_longer_than_the_table_is_loaded() -> None:
    clock = _Clock()
    clock.seconds = 1000.0
    attendance = Attendance(clock)
    attendance.hear({ILSE: 40})
    assert attendance.away(ILSE) == 0
