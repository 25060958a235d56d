"""Tables and score sheets that are not in memory are loaded once, and a slow one holds up nobody who wants another."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from starlette.testclient import TestClient

from gruppetto.games import all_games
from gruppetto.server.house import House
from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.server.storage import Storage
from tests.server.conftest import Serve
from tests.server.pelotons import ME, OTHER, house_of, new_table
from tests.server.scorekeepers import KEPT, new_sheet

PATIENCE = 30.0
"""Seconds after which something that never comes has failed."""


@dataclass
class Shelf:
    """A kind of thing that is loaded: two of them, how one is found, and what reads it from the database."""

    client: TestClient
    ids: tuple[str, str]
    find: Callable[[str], Awaitable[object]]
    storage: type[Any]


def _tables(house: House) -> Callable[[str], Awaitable[object]]:
    return house.tables.find


def _sheets(house: House) -> Callable[[str], Awaitable[object]]:
    return lambda sheet: house.sheets.find(None, sheet)


@pytest.fixture(params=["tables", "sheets"])
def shelf(request: pytest.FixtureRequest, serve: Serve) -> Iterator[Shelf]:
    with serve(games=all_games) as before:
        if request.param == "tables":
            ids = (new_table(before, ME, OTHER, game=KEPT)["table"], new_table(before, ME, OTHER, game=KEPT)["table"])
        else:
            ids = (new_sheet(before)["sheet"], new_sheet(before)["sheet"])
    with serve(games=all_games) as client:
        house = house_of(client)
        if request.param == "tables":
            yield Shelf(client, ids, _tables(house), Storage)
        else:
            yield Shelf(client, ids, _sheets(house), SheetStorage)


def test_a_slow_one_holds_up_nobody_who_wants_another(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, other = shelf.ids
    load = shelf.storage.load

    async def scenario() -> bool:
        reached, goes_on = asyncio.Event(), asyncio.Event()

        async def slowly(storage: object, wanted: str) -> object:
            if wanted == slow:
                reached.set()
                await goes_on.wait()
            return await load(storage, wanted)

        monkeypatch.setattr(shelf.storage, "load", slowly)
        waits = asyncio.ensure_future(shelf.find(slow))
        await reached.wait()
        await asyncio.wait_for(shelf.find(other), PATIENCE)
        still_waits = not waits.done()
        goes_on.set()
        await waits
        return still_waits

    assert shelf.client.portal is not None
    assert shelf.client.portal.call(scenario)


def test_one_that_many_want_is_loaded_once(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, _ = shelf.ids
    load, loads = shelf.storage.load, list[str]()

    async def counted(storage: object, name: str) -> object:
        loads.append(name)
        return await load(storage, name)

    async def everybody() -> set[int]:
        return {id(found) for found in await asyncio.gather(*(shelf.find(wanted) for _ in range(5)))}

    monkeypatch.setattr(shelf.storage, "load", counted)
    assert shelf.client.portal is not None
    assert len(shelf.client.portal.call(everybody)) == 1
    assert loads == [wanted]
