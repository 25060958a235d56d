"""Tables that are made and started: a visitor who makes or starts many at once holds up no other."""

import asyncio
import threading
from typing import Any

import httpx
import pytest

from gruppetto.engine.match import Match
from gruppetto.server.house import House
from gruppetto.table import setting_up
from gruppetto.table.lobby import Lobby
from gruppetto.table.tables import LiveTable
from tests.server.conftest import Serve, house_of
from tests.table.client import PATIENCE
from tests.table.players import ME, OPEN, OTHER, Message, bearer, new_table

ANN, BOB = "192.0.2.7", "192.0.2.8"


async def post(app: Any, address: str, url: str, **more: Any) -> int:
    """Post as a visitor from this address; return the status of the answer."""
    transport = httpx.ASGITransport(app, client=(address, 50_000))
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as visitor:
        return (await visitor.post(url, **more)).status_code


async def make(app: Any, address: str, name: str) -> int:
    return await post(app, address, "/api/tables", json={"game": "tiny", "seats": [{"kind": "me", "name": name}, OPEN]})


async def start(app: Any, address: str, made: Message) -> int:
    return await post(app, address, f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))


async def until_one_waits(house: House) -> None:
    while not len(house.pools.layout._thread._queue):
        await asyncio.sleep(0)


def test_who_makes_a_table_waits_for_one_of_a_visitor_who_makes_many(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled: list[str] = []
    reached, goes_on = threading.Event(), threading.Event()
    settle = setting_up.settle

    def slowly(games: Any, wanted: Any) -> Any:
        settled.append(wanted.seats[0].name)
        reached.set()
        assert goes_on.wait(PATIENCE)
        return settle(games, wanted)

    monkeypatch.setattr(setting_up, "settle", slowly)
    with serve() as client:
        assert client.portal is not None
        anns = [client.portal.start_task_soon(make, client.app, ANN, "Ann") for _ in range(5)]
        assert reached.wait(PATIENCE)
        bobs = client.portal.start_task_soon(make, client.app, BOB, "Bob")
        client.portal.call(until_one_waits, house_of(client))
        goes_on.set()
        assert [each.result(PATIENCE) for each in (*anns, bobs)] == [201] * 6

    assert settled == ["Ann", "Bob", "Ann", "Ann", "Ann", "Ann"]


def test_who_starts_a_match_waits_for_one_of_a_visitor_who_starts_many(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    reached, goes_on = threading.Event(), threading.Event()
    first_match = Lobby._new_match

    def slowly(lobby: Lobby, table: LiveTable) -> Match:
        begun.append(table.id)
        reached.set()
        assert goes_on.wait(PATIENCE)
        return first_match(lobby, table)

    monkeypatch.setattr(Lobby, "_new_match", slowly)
    with serve() as client:
        assert client.portal is not None
        *anns, bobs = [new_table(client, ME, OTHER) for _ in range(6)]
        started = [client.portal.start_task_soon(start, client.app, ANN, made) for made in anns]
        assert reached.wait(PATIENCE)
        started.append(client.portal.start_task_soon(start, client.app, BOB, bobs))
        client.portal.call(until_one_waits, house_of(client))
        goes_on.set()
        assert [each.result(PATIENCE) for each in started] == [200] * 6

    assert begun.index(bobs["table"]) == 1
