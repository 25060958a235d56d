"""Tables and score sheets that are not in memory are loaded once, and a slow one holds up no other."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from gruppetto.games import all_games
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import ME, OTHER, new_table
from tests.table.scorekeepers import KEPT, new_sheet


@dataclass
class Shelf:
    """A kind of thing that is loaded: two of them, how one is found, and the store that reads it."""

    client: RoomClient
    ids: list[str]
    find: Callable[[str], Awaitable[object]]
    store: Any


@pytest.fixture(params=["tables", "sheets"])
def shelf(request: pytest.FixtureRequest, serve: Serve) -> Iterator[Shelf]:
    tables = request.param == "tables"
    with serve(games=all_games) as before:
        if tables:
            ids = [new_table(before, ME, OTHER, game=KEPT)["table"] for _ in range(2)]
        else:
            ids = [new_sheet(before)["sheet"] for _ in range(2)]
    with serve(games=all_games) as client:
        room = client.room
        if tables:
            yield Shelf(client, ids, room.tables.find, room.store)
        else:
            yield Shelf(client, ids, lambda sheet: room.sheets.find(None, sheet), room.store.sheets)


def test_a_slow_one_holds_up_nobody_who_wants_another(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, other = shelf.ids
    load = shelf.store.load

    async def scenario() -> bool:
        reached, goes_on = asyncio.Event(), asyncio.Event()

        async def slowly(wanted: str) -> object:
            if wanted == slow:
                reached.set()
                await goes_on.wait()
            return await load(wanted)

        monkeypatch.setattr(shelf.store, "load", slowly)
        waits = asyncio.ensure_future(shelf.find(slow))
        await reached.wait()
        await shelf.find(other)
        still_waits = not waits.done()
        goes_on.set()
        await waits
        return still_waits

    assert shelf.client.run(scenario())


def test_one_that_many_want_is_loaded_once(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted, _ = shelf.ids
    load, loads = shelf.store.load, list[str]()

    async def counted(name: str) -> object:
        loads.append(name)
        return await load(name)

    async def everybody() -> set[int]:
        return {id(found) for found in await asyncio.gather(*(shelf.find(wanted) for _ in range(5)))}

    monkeypatch.setattr(shelf.store, "load", counted)
    assert len(shelf.client.run(everybody())) == 1
    assert loads == [wanted]


def test_who_waits_for_a_table_that_is_being_opened_has_said_hello(serve: Serve) -> None:
    with serve() as before:
        made = new_table(before, ME, OTHER, start=True)
    reached, goes_on = asyncio.Event(), asyncio.Event()

    async def slowly(who: object, job: Callable[..., Any], *args: Any) -> Any:
        reached.set()
        await goes_on.wait()
        return job(*args)

    async def scenario(client: RoomClient) -> bytes:
        session = await client.begin()
        hello = f'{{"say":"hello","id":1,"table":"{made["table"]}"}}'
        coming = asyncio.ensure_future(session.hear(hello))
        await reached.wait()
        session._need_hello()  # which is called when nothing was heard for long
        goes_on.set()
        await coming
        session.end()
        return await session.guest.next_frame() or b""

    with serve(load=slowly) as client:
        assert client.run(scenario(client)).startswith(b'{"say":"ok","id":1')
