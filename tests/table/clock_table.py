"""A table with a clock, in the words of a test. Served time stands until a test brings it forward."""

from collections.abc import Awaitable, Callable

from gruppetto.engine.record import TakeBacks
from gruppetto.table.clock import ClockRule
from gruppetto.table.lobby import MadeTable
from gruppetto.table.table_requests import WantedSeat
from gruppetto.table.tables import LiveTable
from tests.table.memory import Listener, MemoryStore, Message, Room, Runs, as_test
from tests.toy import GAME

ILSE, BRAM = WantedSeat("me", "Ilse"), WantedSeat("me", "Bram")
BOT = WantedSeat("bot", bot="greedy")
HALF_A_MINUTE = ClockRule("decision", 30, "move")
BANK = ClockRule("bank", 60, "move")
SEEN = 2.0
"""Seconds to see one move of another."""
START = 8.0
"""Seconds before the first clock runs."""

Scenario = Callable[[Room, LiveTable, MadeTable], Awaitable[None]]


def at_a_table(
    rule: ClockRule | None, *seats: WantedSeat, store: MemoryStore | None = None
) -> Callable[[Scenario], Runs]:
    """Make a test of a scenario at a table of Ilse and Bram, or of these, whose race has just started."""

    async def run(scenario: Scenario) -> None:
        room = Room(GAME, store or MemoryStore())
        riders = list(seats) or [ILSE, BRAM]
        made = await room.lobby.make_table(
            GAME, GAME.setup(len(riders)), riders, "", start=True, take_backs=TakeBacks.FRIENDLY, clock=rule
        )
        try:
            await scenario(room, await room.tables.find(made.table), made)
        finally:
            await room.close()

    return as_test(run)


async def heard(listener: Listener) -> Message:
    """The clock as it was last told, after a look that nothing waits."""
    await listener.say("ping")
    return listener.last("clock")


async def ride(rider: Listener, seat: int) -> None:
    await rider.say("ping")
    update = next(m for m in reversed(rider.heard) if m["say"] == "update" and m["seat"] == seat)
    do = update["ask"]["offers"][0]["do"]
    assert (await rider.say("act", seat=seat, version=update["version"], do=do))["say"] == "ok"


def seconds_left(clock: Message, seat: int) -> float:
    return float(clock["left"][seat] / 1000)
