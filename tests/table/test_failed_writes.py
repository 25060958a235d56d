"""A database that takes no writes for a while: people are told, nothing is lost, and the bots go on by themselves."""

from typing import Any

import pytest

from gruppetto.table.store import StorageFailed
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.memory import MemoryStore
from tests.table.players import BOT, ME, OPEN, code_of, come_in, join, new_table, sit, start


class Failing:
    """Stands in the way of a store's method and lets it fail so many times, after so many that are spared."""

    def __init__(self, store: MemoryStore, method: str, times: float, spared: int = 0) -> None:
        self.left = times
        self.spared = spared
        self.tries = 0
        self._stored = getattr(store, method)
        setattr(store, method, self)

    async def __call__(self, *arguments: Any) -> Any:
        self.tries += 1
        if self.left > 0 and self.tries > self.spared:
            self.left -= 1
            raise StorageFailed("the disk is full")
        return await self._stored(*arguments)


def test_bots_go_on_by_themselves_when_the_database_takes_their_move_again(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, BOT, ME, start=True)
        failing = Failing(client.room.store, "append", times=5)
        with come_in(client, made["table"], made["tokens"]["1"]) as ilse:
            assert ilse.last("update")["version"] == 1 or ilse.wait("update", version=1)
        assert failing.tries == 6


def test_a_bot_does_not_think_again_about_a_move_that_was_not_stored(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve() as client:
        made = new_table(client, BOT, ME, start=True)
        Failing(client.room.store, "append", times=5)
        decide, thoughts = client.room.bots._decide, []

        async def counted(*arguments: Any) -> Any:
            thoughts.append(arguments)
            return await decide(*arguments)

        monkeypatch.setattr(client.room.bots, "_decide", counted)
        with come_in(client, made["table"], made["tokens"]["1"]) as ilse:
            assert ilse.last("update")["version"] == 1 or ilse.wait("update", version=1)
        assert len(thoughts) == 1


def test_bots_go_on_when_the_database_cannot_even_be_read_for_a_while(serve: Serve) -> None:
    with serve() as here, serve() as there:
        made = new_table(here, BOT, ME, start=True)
        failing = Failing(here.room.store, "append", times=float("inf"))
        with come_in(here, made["table"]) as fan:
            here.until(lambda: failing.tries > 0)
            with come_in(there, made["table"]) as other:
                assert other.last("update")["version"] == 1 or other.wait("update", version=1)
            reads = Failing(here.room.store, "log_after", times=3)
            failing.left = 0  # from now on each try meets the other server's move, and must read it
            assert fan.wait("update", version=1)
        assert reads.tries == 4


def test_bots_stop_trying_when_nobody_looks_on(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, BOT, BOT, start=True)
        failing = Failing(client.room.store, "append", times=float("inf"))
        with come_in(client, made["table"]):
            client.until(lambda: failing.tries >= 3)
        client.until(lambda: client.room.tables.live()[0].driver is None)


def test_a_server_that_closes_does_not_wait_for_the_database(serve: Serve) -> None:
    with serve(bot_retry=(3600.0, 3600.0)) as client:
        made = new_table(client, BOT, BOT, start=True)
        failing = Failing(client.room.store, "append", times=float("inf"))
        with come_in(client, made["table"]):
            client.until(lambda: failing.tries == 1)
            client.run(client.room.bots.close())
            assert client.room.tables.live()[0].driver is None


def test_a_move_that_was_not_stored_is_told_so_and_can_be_sent_again(client: RoomClient) -> None:
    made = new_table(client, ME, BOT, start=True)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        Failing(client.room.store, "append", times=1)
        do = ilse.last("update")["ask"]["offers"][0]["do"]
        refused = ilse.act(0, 0, do, id="mine")
        assert (refused["code"], "stored" in refused["message"]) == ("not_stored", True)
        assert ilse.act(0, 0, do, id="mine")["version"] == 1
        assert ilse.wait("update", version=2), "and the bot answers it"


def test_a_move_that_was_stored_although_the_answer_got_lost_counts_once(
    client: RoomClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_table(client, ME, BOT, start=True)
    storage = client.room.store
    stored = storage.append

    async def answer_lost(*arguments: Any) -> None:
        monkeypatch.setattr(storage, "append", stored)
        await stored(*arguments)
        raise StorageFailed("the connection broke")

    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        monkeypatch.setattr(storage, "append", answer_lost)
        do = ilse.last("update")["ask"]["offers"][0]["do"]
        assert ilse.act(0, 0, do, id="mine")["code"] == "not_stored"
        assert ilse.act(0, 0, do, id="mine")["version"] == 1
        assert ilse.wait("update", version=2), "and the bot answers it"


def test_bots_that_waited_for_a_wish_go_on_when_it_cannot_be_granted(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, BOT, OPEN, take_backs="friendly")
        cors = join(client, made, "Cor")
        start(client, made)
        failing = Failing(client.room.store, "append", times=float("inf"), spared=1)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse, come_in(client, made["table"], cors) as cor:
            ilse.ride(0)
            ilse.say("undo", seat=0)
            cor.wait("undo_wished")
            assert cor.say("consent", seat=2, agree=True)["code"] == "not_stored"
            failing.left = 0
            assert cor.wait("update", version=2)["events"][0]["params"]["who"] == "player:1"


def test_a_seat_a_start_and_a_line_that_are_not_stored_are_told_so(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    Failing(client.room.store, "change_seat", times=1)
    Failing(client.room.store, "start", times=1)
    Failing(client.room.store, "say", times=1)
    assert code_of(sit(client, made, "Bram")) == "not_stored"
    join(client, made, "Bram")
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.say("chat", seat=0, text="Allez!")["code"] == "not_stored"
    assert code_of(start(client, made)) == "not_stored"
    assert start(client, made).json()["started"] is True
