"""Tables that are made: a visitor who makes many at once holds up no other."""

import asyncio
import threading
from typing import Any

import httpx
import pytest

from gruppetto.server.house import House
from gruppetto.table import setting_up
from tests.server.conftest import Serve, house_of
from tests.table.client import PATIENCE
from tests.table.players import OPEN

ANN, BOB = "192.0.2.7", "192.0.2.8"


async def make(app: Any, address: str, name: str) -> int:
    """Make a table as a visitor from this address; return the status of the answer."""
    transport = httpx.ASGITransport(app, client=(address, 50_000))
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as visitor:
        seats = [{"kind": "me", "name": name}, OPEN]
        return (await visitor.post("/api/tables", json={"game": "tiny", "seats": seats})).status_code


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
