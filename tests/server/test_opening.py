"""Long matches are opened beside everything else: no visitor waits for one of another."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient

from gruppetto.engine.match import Match, Prepared, replayed
from gruppetto.engine.record import LogEntry, Record, SeatName, dumps, header_to_json
from gruppetto.server.settings import Settings
from gruppetto.server.storage import Storage
from gruppetto.table.all_tables import Tables
from gruppetto.table.store import HUMAN, Seat, StoredTable
from gruppetto.table.tables import LiveTable
from tests.server.conftest import Serve, house_of
from tests.server.databases import within
from tests.table.client import PATIENCE
from tests.table.players import ME, OTHER, Message, come_in, new_table, play_out
from tests.toy import GAME

ONE, ANOTHER = "192.0.2.7", "192.0.2.8"


class Held:
    """Tables that are being opened and not done, by their ids."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *tables: str) -> None:
        self.reached, self.goes_on = threading.Semaphore(0), threading.Event()
        rebuild = Tables._rebuild

        def slowly(tables_: Tables, stored: Any, *rest: Any) -> LiveTable:
            if stored.id in tables:
                self.reached.release()
                assert self.goes_on.wait(PATIENCE)
            return rebuild(tables_, stored, *rest)

        monkeypatch.setattr(Tables, "_rebuild", slowly)


@contextmanager
def opening(client: TestClient, held: Held, *tables: Message) -> Iterator[None]:
    """While one visitor opens these, of which the first is reached."""
    assert client.portal is not None
    find = house_of(client).tables.find
    found = [client.portal.start_task_soon(find, made["table"], ONE) for made in tables]
    assert held.reached.acquire(timeout=PATIENCE)
    try:
        yield
        assert not any(each.done() for each in found)
    finally:
        held.goes_on.set()
        for each in found:
            each.result(PATIENCE)


def tables(serve: Serve, many: int) -> list[Message]:
    with serve() as client:
        return [new_table(client, ME, OTHER, start=True) for _ in range(many)]


def test_a_table_is_made_while_a_long_match_is_opened(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    (long,) = tables(serve, 1)
    held = Held(monkeypatch, long["table"])
    with serve() as client, opening(client, held, long):
        new_table(client, ME, OTHER, start=True)


def test_a_table_is_made_while_the_record_of_a_long_match_is_written(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, goes_on = threading.Event(), threading.Event()

    def slowly(record: Record) -> str:
        reached.set()
        assert goes_on.wait(PATIENCE)
        return dumps(record)

    with serve() as client, ThreadPoolExecutor() as beside:
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as rider:
            play_out(rider, made)
        monkeypatch.setattr("gruppetto.engine.record.dumps", slowly)
        written = beside.submit(client.get, f"/api/tables/{made['table']}/record")
        assert reached.wait(PATIENCE)
        try:
            new_table(client, ME, OTHER, start=True)
            assert not written.done()
        finally:
            goes_on.set()
        assert written.result(PATIENCE).is_success


def test_another_visitor_opens_a_table_while_one_opens_many_long_ones(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    *long, short = tables(serve, 9)
    held = Held(monkeypatch, *(made["table"] for made in long))
    with serve() as client, opening(client, held, *long):
        assert client.portal is not None
        assert client.portal.call(house_of(client).tables.find, short["table"], ANOTHER).version == 0


def test_a_visitor_who_wants_the_same_table_waits_for_it_and_not_for_another_look(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    (long,) = tables(serve, 1)
    held = Held(monkeypatch, long["table"])
    with serve() as client:
        with opening(client, held, long):
            assert client.portal is not None
            waits = client.portal.start_task_soon(house_of(client).tables.find, long["table"], ANOTHER)
        assert waits.result(PATIENCE) is client.portal.call(house_of(client).tables.find, long["table"])
        assert not held.reached.acquire(blocking=False)


MANY = 600
"""Entries of a match that is long for the next test."""


async def store_long(storage: Storage) -> str:
    """A match that was stored before there were snapshots."""
    match = Match(GAME, GAME.setup(2), (SeatName("Ilse"), SeatName("Bram")), bytes(32))
    while len(match.entries) < MANY:
        drop = next(str(action) for action in match.state.actions() if str(action).startswith("drop"))
        match.play(match.state.to_decide, drop)
    seats = [Seat(place, HUMAN, seat.name, "", str(place) * 64) for place, seat in enumerate(match.seats)]
    table = StoredTable("long", "", header_to_json(match.record().header), match.seed, "m" * 64, seats)
    await storage.create(table, match.entries[0])
    await asyncio.gather(*(storage.append(table.id, entry, None) for entry in match.entries[1:]))
    return table.id


@pytest.mark.slow
def test_a_long_match_without_snapshots_is_ridden_in_another_process(
    serve: Serve, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    here: list[int] = []

    def counted(match: Match, entry: LogEntry) -> Prepared:
        here.append(entry.number)
        return replayed(match, entry)

    within(settings.database, store_long)
    with serve(workers=1) as client:
        monkeypatch.setattr("gruppetto.table.tables.replayed", counted)
        house_of(client).snapshots._many = MANY // 2
        with come_in(client, "long") as fan:
            assert fan.last("update")["version"] == MANY - 1
        assert here == list(range(512, MANY))
