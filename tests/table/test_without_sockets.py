"""Whole matches at live tables without a socket, a database, a thread or a process: offline play rests on this."""

import asyncio

import pytest

from gruppetto.engine.match import Match
from gruppetto.engine.record import Record, TakeBacks
from gruppetto.engine.verification import verify
from gruppetto.table.lobby import MadeTable
from gruppetto.table.table_requests import Join, WantedSeat
from gruppetto.table.tables import LiveTable
from tests.table.memory import Listener, MemoryStore, Message, Room
from tests.toy import GAME

ILSE = WantedSeat("me", "Ilse")
OPEN = WantedSeat("open")
BOT = WantedSeat("bot", bot="greedy")


async def started(room: Room) -> tuple[MadeTable, list[str]]:
    """A table of Ilse, who made it, Bram, who joined, and a bot; and the tokens of the two."""
    made = await room.lobby.make_table(
        GAME, GAME.setup(3), [ILSE, OPEN, BOT], "", start=False, take_backs=TakeBacks.FRIENDLY
    )
    table = await room.tables.find(await room.lobby.find_code(made.code))
    _, brams = await room.lobby.join(table, Join("Bram"))
    await room.lobby.start(table, made.maker)
    return made, [made.tokens[0], brams]


async def ride(rider: Listener, seat: int) -> None:
    """The first offer that this seat has, if it is asked; then hears what comes of it, or of what others do."""
    update = rider.last("update")
    if update["ask"] is not None:
        do = update["ask"]["offers"][0]["do"]
        assert (await rider.say("act", seat=seat, version=update["version"], do=do))["say"] == "ok"
    await rider.wait("update")


async def ride_out(rider: Listener, seat: int) -> None:
    while not rider.last("update")["scene"]["over"]:
        await ride(rider, seat)


async def played(store: MemoryStore) -> tuple[LiveTable, list[Message]]:
    """A match that Ilse began with a move she took back; the table at its end, and what she heard."""
    room = Room(GAME, store)
    made, (ilses, brams) = await started(room)
    async with room.listener(made.table, ilses) as ilse, room.listener(made.table, brams) as bram:
        await ilse.wait("update")
        await bram.wait("update")
        await ride(ilse, 0)
        await ilse.say("undo", seat=0)
        assert (await bram.wait("undo_wished"))["waiting"] == [1]
        assert (await bram.say("consent", seat=1, agree=True))["say"] == "ok"
        assert (await ilse.wait("undo_settled"))["agreed"] is True
        await asyncio.gather(ilse.wait("update", version=2), bram.wait("update", version=2))
        await asyncio.gather(ride_out(ilse, 0), ride_out(bram, 1))  # the bot rides by itself
    await room.close()
    return await room.tables.find(made.table), ilse.heard


@pytest.fixture(scope="module")
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture(scope="module")
def whole(store: MemoryStore) -> tuple[LiveTable, list[Message]]:
    return asyncio.run(asyncio.wait_for(played(store), 60.0))


def record_of(table: LiveTable) -> Record:
    match: Match = table.finished()
    return match.record()


def test_a_match_is_played_to_its_end(whole: tuple[LiveTable, list[Message]]) -> None:
    table, _ = whole
    assert table.public().over


def test_its_record_proves_true(whole: tuple[LiveTable, list[Message]]) -> None:
    verify(GAME, record_of(whole[0]))


def test_the_bot_played_its_seat(whole: tuple[LiveTable, list[Message]]) -> None:
    entries = record_of(whole[0]).entries[1:]
    assert {entry.seat for entry in entries} == {0, 1, 2}


def test_the_move_that_all_agreed_to_take_back_is_undone_and_told(whole: tuple[LiveTable, list[Message]]) -> None:
    table, heard = whole
    told = [event for message in heard if message["say"] == "update" for event in message["events"]]
    assert record_of(table).entries[2].undo == 0
    assert [(event["version"], event["kind"]) for event in told if event["kind"] == "undone"] == [(2, "undone")]


def test_it_comes_back_from_the_store(store: MemoryStore, whole: tuple[LiveTable, list[Message]]) -> None:
    async def again() -> Record:
        return record_of(await Room(GAME, store).tables.find(whole[0].id))

    assert asyncio.run(again()) == record_of(whole[0])


def test_talk_is_heard_and_kept() -> None:
    async def scenario() -> tuple[str, str]:
        room = Room(GAME, MemoryStore())
        made, (ilses, brams) = await started(room)
        async with room.listener(made.table, ilses) as ilse, room.listener(made.table, brams) as bram:
            await ilse.say("chat", seat=0, text="Allez!")
            heard = (await bram.wait("chat"))["text"]
        async with room.listener(made.table) as fan:
            kept = (await fan.wait("chat"))["text"]
        await room.close()
        return heard, kept

    assert asyncio.run(scenario()) == ("Allez!", "Allez!")


def test_somebody_who_says_nonsense_is_told_so_and_stays() -> None:
    async def scenario() -> list[str]:
        room = Room(GAME, MemoryStore())
        made, (ilses, _) = await started(room)
        async with room.listener(made.table, ilses) as ilse:
            codes = [(await ilse.say("act", seat=seat, version=0, do="fly"))["code"] for seat in (0, 1)]
            assert (await ilse.say("ping"))["version"] == 0
        await room.close()
        return codes

    assert asyncio.run(scenario()) == ["notation", "not_your_seat"]
