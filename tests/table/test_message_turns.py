"""Turns of messages: many connections of one visitor are read one after the other, and hold up no other visitor."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable

import pytest

from gruppetto.table.message_turns import MessageTurns
from tests.table.client import RoomClient

ANN, BOB = "192.0.2.1", "192.0.2.2"


class Reading:
    """Connections whose messages are read as soon as it is their turn."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self._turns = MessageTurns()

    async def connection(self, visitor: str, *messages: str) -> None:
        for message in messages:
            await self._turns.take(visitor)
            self.read.append(message)


def reading(scenario: Callable[[Reading], Awaitable[object]]) -> list[str]:
    async def run() -> list[str]:
        at = Reading()
        await scenario(at)
        return at.read

    return asyncio.run(run())


def test_a_message_waits_for_one_of_each_other_visitor_however_many_connections_those_have() -> None:
    async def scenario(at: Reading) -> None:
        many = [at.connection(ANN, f"a{number}") for number in range(64)]
        await asyncio.gather(*many, at.connection(BOB, "b0", "b1"))

    read = reading(scenario)
    assert read.index("b0") == 1
    assert read.index("b1") == 3


def test_a_burst_on_one_connection_leaves_the_loop_to_others_between_two_messages() -> None:
    seen: list[int] = []

    async def scenario(at: Reading) -> None:
        burst = asyncio.create_task(at.connection(ANN, *(f"a{number}" for number in range(10))))
        while not burst.done():
            seen.append(len(at.read))
            await asyncio.sleep(0)

    reading(scenario)
    assert all(after - before <= 1 for before, after in itertools.pairwise(seen))


def test_connections_of_one_visitor_are_read_in_the_order_in_which_they_came() -> None:
    async def scenario(at: Reading) -> None:
        await asyncio.gather(*(at.connection(ANN, f"a{number}") for number in range(3)))

    assert reading(scenario) == ["a0", "a1", "a2"]


def test_who_comes_alone_does_not_wait() -> None:
    async def scenario(at: Reading) -> None:
        with pytest.raises(StopIteration):
            at.connection(BOB, "b").send(None)

    assert reading(scenario) == ["b"]


def test_a_connection_that_gives_up_makes_room_for_the_next() -> None:
    async def scenario(at: Reading) -> None:
        first, gives_up, next_one = (asyncio.create_task(at.connection(ANN, name)) for name in ("1", "2", "3"))
        await asyncio.sleep(0)
        gives_up.cancel()
        await asyncio.gather(first, next_one)

    assert reading(scenario) == ["1", "3"]


def test_live_connections_are_read_in_turn(client: RoomClient) -> None:
    async def read_in_the_first_round() -> tuple[int, int]:
        begin = client.room.sessions.begin
        crowd, alone = [begin(ANN) for _ in range(8)], begin(BOB)
        hearing = [asyncio.create_task(each.hear('{"say":"ping","id":1}')) for each in (*crowd, alone)]
        await asyncio.sleep(0)
        answered = sum(bool(each.guest.outbox) for each in crowd), len(alone.guest.outbox)
        await asyncio.gather(*hearing)
        for each in (*crowd, alone):
            each.end()
        return answered

    assert client.run(read_in_the_first_round()) == (1, 1)
