"""A server that is asked to end says goodbye to everybody, however many they are, and goes."""

import asyncio
import json
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.browser.live import LiveServer, running
from tests.server.listening import TEXT, dial, frame, upgraded
from tests.server.sizes import sized
from tests.table.players import ME, OTHER
from tests.table.screen import messages

pytestmark = pytest.mark.slow

resource = pytest.importorskip("resource", reason="only here a program has a bound on its connections")

CROWD = sized(200, long=1000)
PATIENCE = 60.0
BYE = {"say": "bye", "code": "restart"}


@pytest.fixture(autouse=True)
def many_connections() -> Iterator[None]:
    """This process holds the other end of all connections; the server looks after itself."""
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CROWD * 2
    if most != resource.RLIM_INFINITY and most < wanted:
        pytest.skip(f"this system allows only {most} connections")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, wanted), most))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (now, most))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with running(tmp_path / "gruppetto.sqlite") as server:
        yield server


async def arrive(url: str, table: str, number: int) -> ClientConnection:
    """One of the crowd, each from an address of its own, as a proxy brings them."""
    visitor = {"X-Forwarded-For": f"198.18.{number // 250}.{number % 250}"}
    socket = await connect(url, additional_headers=visitor, compression=None, open_timeout=PATIENCE, ping_interval=None)
    await socket.send(json.dumps({"say": "hello", "id": 1, "table": table, "tokens": []}))
    while all(heard["say"] != "update" for heard in messages(await socket.recv())):
        pass
    return socket


async def last_words(socket: ClientConnection) -> object:
    """What was said last before the connection closed."""
    heard: object = None
    async for said in socket:
        heard = messages(said)[-1]
    return heard


async def crowd(server: LiveServer, table: str) -> list[object]:
    """Comes to a table, hears the server end, and tells what each heard last."""
    url = server.url.replace("http", "ws") + "/ws"
    sockets: list[ClientConnection] = []
    for first in range(0, CROWD, 50):  # not all in one moment: the queue at a door is short on some systems
        sockets += await asyncio.gather(*(arrive(url, table, first + more) for more in range(50)))
    sockets.append(await connect(url, open_timeout=PATIENCE, ping_interval=None))  # at no table yet
    server.ask_to_end()
    return await asyncio.wait_for(asyncio.gather(*map(last_words, sockets)), PATIENCE)


def new_table(server: LiveServer, *, shelf: int = 0) -> str:
    game = httpx.get(f"{server.url}/api/games", timeout=PATIENCE).json()[shelf]["id"]
    wanted = {"game": game, "seats": [ME, OTHER], "start": True}
    return str(httpx.post(f"{server.url}/api/tables", json=wanted, timeout=PATIENCE).json()["table"])


def test_a_crowd_hears_the_goodbye_at_a_table_and_at_none(server: LiveServer) -> None:
    heard = asyncio.run(crowd(server, new_table(server)))
    assert heard == [BYE] * (CROWD + 1)
    assert server.wait_for_end() == -signal.SIGTERM
    assert not any("Traceback" in line for line in server.output)


def test_whoever_reads_nothing_does_not_keep_the_server(server: LiveServer) -> None:
    """Going to and fro between two tables, each time with its board, fills all there is between the two ends."""
    tables = [new_table(server, shelf=-1) for _ in range(2)]
    hellos = [frame(TEXT, b'{"say":"hello","id":1,"table":"%b"}' % table.encode()) for table in tables]
    with dial(server.port, reads_little=True) as deaf:
        upgraded(deaf).sendall(b"".join(hellos) * 15)
        deaf.recv(1)
        server.ask_to_end()
        assert server.wait_for_end() == -signal.SIGTERM
