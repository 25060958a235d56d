"""Limits by address, one test each; those of tables and sheets are in `tests/table/test_limits.py`."""

import asyncio
import threading
from contextlib import ExitStack
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from gruppetto.table.denied import Denied
from tests.server.conftest import Serve, house_of
from tests.table.memory import GENEROUS
from tests.table.players import ME, OTHER, Rider, new_table

HOUR = 3600.0


@pytest.mark.parametrize(
    ("other", "status"),
    [("2001:db8:1:2::8", 429), ("2001:db8:1:3::7", 200), ("192.0.2.7", 200)],
)
def test_requests_of_one_ipv6_home_count_together(settings: Settings, other: str, status: int) -> None:
    app = make_app(replace(settings, limits=replace(GENEROUS, requests=(1, HOUR))))
    with TestClient(app, client=("2001:db8:1:2::7", 50_000)) as first:
        assert first.get("/api/games").status_code == 200
        assert TestClient(app, client=(other, 50_000)).get("/api/games").status_code == status


def test_live_connections_of_one_ipv6_home_count_together(settings: Settings) -> None:
    app = make_app(replace(settings, limits=replace(GENEROUS, connections=1)))
    with TestClient(app, client=("2001:db8:1:2::7", 50_000)) as first, ExitStack() as opened:
        neighbour = TestClient(app, client=("2001:db8:1:2::8", 50_000))
        assert Rider(opened.enter_context(first.websocket_connect("/ws"))).say("ping")["say"] == "ok"
        neighbour.portal = first.portal  # both in the loop of the one server
        assert Rider(opened.enter_context(neighbour.websocket_connect("/ws"))).next()["code"] == "rate"


def test_an_unlimited_address_is_not_counted_and_everybody_else_is(serve: Serve) -> None:
    limits = replace(GENEROUS, messages=(1, HOUR), tables=(1, HOUR), connections=1)
    with serve(limits=limits, unlimited=frozenset({"testclient"})) as client:
        new_table(client, ME, OTHER)
        new_table(client, ME, OTHER)
        with client.websocket_connect("/ws"), client.websocket_connect("/ws") as second:
            assert [Rider(second).say("ping")["say"] for _ in range(2)] == ["ok", "ok"]
    with serve(limits=limits, unlimited=frozenset({"192.0.2.1"})) as client, client.websocket_connect("/ws") as socket:
        assert [Rider(socket).say("ping")["say"] for _ in range(2)] == ["ok", "refused"]


def test_a_connection_that_floods_us_is_closed(serve: Serve) -> None:
    limits = replace(GENEROUS, messages=(1, HOUR), patience=2)
    with serve(limits=limits) as client, client.websocket_connect("/ws") as socket:
        for number in range(4):
            socket.send_text(f'{{"say":"ping","id":{number}}}')
        kinds = []
        while (received := socket.receive())["type"] == "websocket.send":
            kinds.append(received["text"])
        assert received["code"] == 1008


def test_an_address_asks_only_so_often(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, requests=(2, HOUR))) as client:
        answers = [client.get("/api/games").status_code for _ in range(3)]
        assert answers == [200, 200, 429]


def test_an_address_has_only_so_many_connections_at_once(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, connections=1)) as client:
        with client.websocket_connect("/ws") as first:
            assert Rider(first).say("ping")["say"] == "ok"
            with client.websocket_connect("/ws") as second:
                assert Rider(second).next()["code"] == "rate"
                assert second.receive()["type"] == "websocket.close"
        with client.websocket_connect("/ws") as third:
            assert Rider(third).say("ping")["say"] == "ok"


def test_a_connection_that_never_says_hello_is_closed(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, hello_seconds=0.0)) as client, client.websocket_connect("/ws") as silent:
        assert Rider(silent).next()["code"] == "no_hello"
        assert silent.receive()["type"] == "websocket.close"


@pytest.mark.parametrize("pool", ["positions", "replays", "sheets"])
def test_so_much_costly_work_of_one_visitor_waits_and_the_next_is_told_busy(serve: Serve, pool: str) -> None:
    with serve(limits=replace(GENEROUS, queued_jobs=1)) as client:
        do = getattr(house_of(client).pools, pool)

        async def scenario() -> str:
            gate = threading.Event()
            works = [asyncio.create_task(do(who, gate.wait)) for who in ("192.0.2.7", "192.0.2.7", "192.0.2.8")]
            await asyncio.sleep(0)
            with pytest.raises(Denied) as refused:
                await do("192.0.2.7", gate.wait)
            gate.set()
            await asyncio.gather(*works)
            return refused.value.code

        assert client.portal is not None
        assert client.portal.call(scenario) == "busy"
