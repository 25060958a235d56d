"""Whose bots think next: tables of the people who play are served in turn, those without people come last."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from gruppetto.table.bot_turns import IN_A_ROW, BotTurns, Company
from tests.table.conftest import Serve
from tests.table.players import BOT, ME, come_in, new_table

ANN, BOB, CEES = "192.0.2.1", "192.0.2.2", "192.0.2.3"
EMPTY = Company()


def playing(*visitors: str) -> Company:
    return Company(playing=frozenset(visitors))


def watched(*visitors: str) -> Company:
    return Company(watching=frozenset(visitors))


class Thinking:
    """One place to think, which is taken until it is given free; then tables think in their turn."""

    def __init__(self) -> None:
        self.served: list[str] = []
        self._turns = BotTurns(1)
        self._free = asyncio.Event()

    async def _think(self, company: Company, name: str) -> None:
        async with self._turns.turn(company):
            await self._free.wait()
            self.served.append(name)

    async def ask(self, company: Company, name: str) -> "asyncio.Task[None]":
        """Returns when the table thinks or waits."""
        task = asyncio.create_task(self._think(company, name))
        await asyncio.sleep(0)
        return task

    def give_free(self) -> None:
        self._free.set()


def served(scenario: Callable[[Thinking], Awaitable[None]]) -> list[str]:
    """The tables in the order in which they thought, after the one that thinks already."""

    async def run() -> list[str]:
        thinking = Thinking()
        await thinking.ask(playing(CEES), "thinks already")
        await scenario(thinking)
        thinking.give_free()
        while len(asyncio.all_tasks()) > 1:
            await asyncio.sleep(0)
        return thinking.served[1:]

    return asyncio.run(run())


def test_a_table_waits_for_one_of_each_other_visitor_however_many_those_have() -> None:
    async def scenario(thinking: Thinking) -> None:
        for number in range(60):
            await thinking.ask(playing(ANN), f"ann {number}")
        await thinking.ask(playing(BOB), "bob")

    assert served(scenario).index("bob") == 1


def test_tables_that_are_only_watched_come_after_all_at_which_somebody_plays() -> None:
    async def scenario(thinking: Thinking) -> None:
        for number in range(3):
            await thinking.ask(watched(ANN), f"watched {number}")
        for number in range(3):
            await thinking.ask(playing(BOB), f"played {number}")

    assert served(scenario) == [f"{how} {number}" for how in ("played", "watched") for number in range(3)]


def test_tables_without_people_are_served_in_turn_by_who_watches_too() -> None:
    async def scenario(thinking: Thinking) -> None:
        for number in range(3):
            await thinking.ask(watched(ANN), f"ann {number}")
        await thinking.ask(watched(BOB), "bob")
        await thinking.ask(EMPTY, "empty")

    assert served(scenario) == ["ann 0", "bob", "empty", "ann 1", "ann 2"]


def test_tables_without_people_do_not_stop_while_there_are_always_some_with_people() -> None:
    async def scenario(thinking: Thinking) -> None:
        await thinking.ask(EMPTY, "empty")
        for number in range(3 * IN_A_ROW):
            await thinking.ask(playing(ANN), f"ann {number}")

    assert served(scenario).index("empty") == IN_A_ROW


def test_a_table_of_several_visitors_waits_as_that_of_who_has_fewest_waiting() -> None:
    async def scenario(thinking: Thinking) -> None:
        for number in range(10):
            await thinking.ask(playing(ANN), f"ann {number}")
        await thinking.ask(playing(ANN, BOB), "both")

    assert served(scenario).index("both") == 1


def test_two_who_sit_at_many_tables_together_have_two_lines_and_no_more() -> None:
    async def scenario(thinking: Thinking) -> None:
        for number in range(10):
            await thinking.ask(playing(ANN), f"ann {number}")
            await thinking.ask(playing(BOB), f"bob {number}")
            await thinking.ask(playing(ANN, BOB), f"both {number}")
        await thinking.ask(playing("192.0.2.4"), "another")

    assert served(scenario).index("another") == 2


def test_as_many_think_at_once_as_there_are_places() -> None:
    async def run() -> int:
        turns, inside, over = BotTurns(2), [], asyncio.Event()

        async def think(name: int) -> None:
            async with turns.turn(playing(ANN)):
                inside.append(name)
                await over.wait()

        tasks = [asyncio.create_task(think(name)) for name in range(4)]
        await asyncio.sleep(0)
        at_once = len(inside)
        over.set()
        await asyncio.gather(*tasks)
        assert len(inside) == 4
        return at_once

    assert asyncio.run(run()) == 2


@pytest.mark.parametrize("moment", ["while it waits", "in the moment of its turn"])
def test_a_table_that_gives_up_leaves_its_turn_to_the_next(moment: str) -> None:
    async def scenario(thinking: Thinking) -> None:
        gives_up = await thinking.ask(playing(ANN), "gives up")
        await thinking.ask(playing(ANN), "next")
        if moment == "while it waits":
            gives_up.cancel()
        else:
            thinking._turns._playing.call(None)
            gives_up.cancel()

    assert served(scenario) == ["next"]


def test_a_fault_of_a_bot_ends_its_turn() -> None:
    async def run() -> None:
        turns = BotTurns(1)
        for _ in range(2):
            with pytest.raises(ZeroDivisionError):
                async with turns.turn(EMPTY):
                    raise ZeroDivisionError

    asyncio.run(run())


def test_bots_are_told_who_plays_at_their_table_and_who_watches(serve: Serve) -> None:
    told: list[Company] = []

    async def decide(_: object, company: Company) -> None:
        told.append(company)

    with serve(decide=decide) as client:
        made = new_table(client, ME, BOT, start=True)
        anns, bobs = replace(client, address=ANN), replace(client, address=BOB)
        with come_in(bobs, made["table"]), come_in(anns, made["table"], made["tokens"]["0"]) as ann:
            ann.ride(0)
            client.until(lambda: bool(told))
    assert told[0] == Company(frozenset([ANN]), frozenset([BOB]))
