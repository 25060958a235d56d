"""A room in memory with the toy games, and clients that speak the protocol."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import pytest

from gruppetto.table.attendance import Now
from tests.table.client import Reply, RoomClient, before_write
from tests.table.handover import Clock
from tests.table.memory import MemoryStore, Room
from tests.table.players import toy_games

Serve = Callable[..., AbstractContextManager[RoomClient]]


@contextmanager
def rooms(now: Now = time.time) -> Iterator[Serve]:
    """Return a function that starts a room; a second call starts a second server on the same store."""
    store = MemoryStore()
    with asyncio.Runner() as runner:

        @contextmanager
        def started(**changes: Any) -> Iterator[RoomClient]:
            room = Room(changes.pop("games", toy_games), store.connected(), now=now, **changes)
            client = RoomClient(room, runner.get_loop())
            try:
                yield client
            finally:
                client.run(room.close())

        yield started


@pytest.fixture
def clock() -> Clock:
    """Time by which players are away. It stands still until a test lets it pass."""
    return Clock()


@pytest.fixture
def serve(clock: Clock) -> Iterator[Serve]:
    with rooms(clock) as serve:
        yield serve


Pair = tuple[RoomClient, RoomClient]


@pytest.fixture
def blind(serve: Serve) -> Iterator[Pair]:
    """Two servers of which neither looks for what the other did, until it must."""
    with serve() as here, serve() as there:
        yield here, there


Meanwhile = Callable[[RoomClient, str, Callable[[], Reply]], None]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Lets something happen after a server has looked and before it writes, once."""
    return lambda client, write, happens: before_write(monkeypatch, client.room.store, write, happens)


@pytest.fixture
def client(serve: Serve) -> Iterator[RoomClient]:
    with serve() as client:
        yield client
