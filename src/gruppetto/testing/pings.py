"""How long another visitor waits while somebody sends expensive things.

    python -m gruppetto.testing.pings

starts a server on this machine, sends each input of `gruppetto.testing.expensive`, and meanwhile pings on a connection
of its own, as a visitor from elsewhere whom a proxy announces, while a newcomer from another address makes a table.
Printed are the median and the longest ping during each, how long the newcomer and the sender waited, and what was
answered. On a quiet machine no ping should take more than 100 ms; the first line, with nothing sent, says how quiet it
is.
"""

import argparse
import asyncio
import contextlib
import itertools
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from statistics import median
from typing import NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gruppetto.games import all_games
from gruppetto.testing.expensive import Costly, Request, expensive
from gruppetto.testing.ground import lay_ground

TARGET = 0.1
_PAUSE = 0.005
_QUIET = 2.0
_MOST = 8 * 1024 * 1024
_FROM_ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
_ANSWERS = ("ok", "refused", "why", "peek")


class Pinger:
    """Another visitor, who watches a table and pings all the time."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self._socket = socket
        self._table = table
        self.waits: list[float] = []
        """For the answer to each ping since the count began."""

    async def come_in(self) -> None:
        """Whoever says no hello is sent away after a while, and a visitor who is away waits for nothing."""
        await self._socket.send(f'{{"say":"hello","id":0,"table":"{self._table}"}}')
        await self._answer(0)

    async def run(self) -> None:
        while True:
            began = time.perf_counter()
            await self._socket.send('{"say":"ping","id":1}')
            await self._answer(1)
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(_PAUSE)

    async def _answer(self, message_id: int) -> None:
        """A ping too many is refused, which takes as long."""
        answers = tuple(f'{{"say":"{word}","id":{message_id},' for word in ("ok", "refused"))
        while not any(line.startswith(answers) for line in str(await self._socket.recv()).split("\n")):
            pass


async def ask(port: int, request: Request, address: str = "") -> str:
    """Return the status of an answer, with the code of a refusal. With an address, it is asked as a proxy on this
    machine does for a visitor from there."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=_MOST)
    head = [
        f"{request.method} {request.path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Connection: close",
        "Accept-Encoding: gzip",
    ]
    head += ["Content-Type: application/json", f"Content-Length: {len(request.body)}"] if request.body else []
    head += [f"Authorization: Bearer {request.token}"] if request.token else []
    head += [f"X-Forwarded-For: {address}"] if address else []
    writer.write("\r\n".join([*head, "", ""]).encode() + request.body)
    answer = await reader.read(-1)
    writer.close()
    status = answer[9:12].decode()
    refused = answer.partition(b'{"error":{"code":"')[2].partition(b'"')[0].decode()
    return f"{status} {refused}" if refused and status >= "400" else status


async def say(port: int, messages: tuple[str, ...], connections: int = 1) -> list[str]:
    """The answers on so many connections at once. All have their first answer before any sends the rest."""
    async with contextlib.AsyncExitStack() as stack:
        dialled = [connect(f"ws://127.0.0.1:{port}/ws", max_size=_MOST) for _ in range(connections)]
        sockets = [await stack.enter_async_context(each) for each in dialled]
        told = [
            await asyncio.gather(*(_exchange(socket, part) for socket in sockets))
            for part in (messages[:1], messages[1:])
        ]
        await asyncio.gather(*(socket.close() for socket in sockets))
        return [answer for part in told for answers in part for answer in answers]


async def _exchange(socket: ClientConnection, messages: tuple[str, ...]) -> list[str]:
    """Sends these, and waits until as many are answered; to be sent away is an answer, too."""
    answers: list[str] = []
    try:
        for message in messages:
            await socket.send(message)
        while len(answers) < len(messages):
            for said in str(await socket.recv()).split("\n"):
                answers += [word for word in _ANSWERS if said.startswith(f'{{"say":"{word}"')]
    except ConnectionClosed:
        answers.append("closed")
    return answers


async def send(port: int, costly: Costly) -> list[str]:
    """The answers."""
    if costly.messages:
        return await say(port, costly.messages, costly.connections)
    return await asyncio.gather(*(ask(port, request) for request in costly.requests))


class Newcomer:
    """Makes a table as another visitor, each time from another address."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._addresses = (f"198.51.{count // 250}.{count % 250 + 1}" for count in itertools.count())

    async def wait(self, pause: float = 0.0) -> float:
        """Return the seconds until the table was there, counted from the end of a pause."""
        await asyncio.sleep(pause)
        game = next(iter(all_games().values()))
        seats = [{"kind": "me", "name": f"Newcomer {n}"} for n in range(game.players[0])]
        body = msgspec.json.encode({"game": game.id, "seats": seats, "start": True})
        began = time.perf_counter()
        status = await ask(self._port, Request("POST", "/api/tables", body), next(self._addresses))
        assert status.startswith("2"), f"a newcomer gets no table: {status}"
        return time.perf_counter() - began


class Measured(NamedTuple):
    """The pings during an input, the seconds that the newcomer and the sender waited, and the answers."""

    pings: list[float]
    newcomer: float
    sender: float
    answers: Counter[str]


async def measure(port: int, pinger: Pinger, newcomer: Newcomer, costly: Costly) -> Measured:
    pinger.waits.clear()
    began = time.perf_counter()
    waiting = asyncio.create_task(newcomer.wait(_PAUSE))
    # In a thread, so that a crowd that is busy with itself does not hold up the pings.
    answers = await asyncio.to_thread(asyncio.run, send(port, costly))
    took = time.perf_counter() - began
    await asyncio.sleep(max(4 * _PAUSE, costly.lasts))
    return Measured(pinger.waits[:], await waiting, took, Counter(answers))


@contextlib.asynccontextmanager
async def server(database: str) -> AsyncIterator[int]:
    """A server of its own; the port it listens on."""
    command = [sys.executable, "-m", "gruppetto", "serve", "--port", "0", "--no-browser", "--database", database]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        announced = (await process.stdout.readline()).decode()
        yield int(announced.rstrip().rpartition(":")[2])
    finally:
        process.terminate()
        await process.wait()


async def bench(only: str) -> float:
    """Prints a line for each; the longest ping of all."""
    with tempfile.TemporaryDirectory(prefix="gruppetto-pings-") as folder:
        database = f"{folder}/pings.sqlite"
        ground = await asyncio.to_thread(lay_ground, f"sqlite+aiosqlite:///{database}")
        async with (
            server(database) as port,
            connect(f"ws://127.0.0.1:{port}/ws", max_size=_MOST, additional_headers=_FROM_ELSEWHERE) as socket,
        ):
            pinger = Pinger(socket, min(ground.tables.values()))
            await pinger.come_in()
            pinging = asyncio.create_task(pinger.run())
            await asyncio.sleep(_QUIET)
            quiet, newcomer = pinger.waits[:], Newcomer(port)
            print(f"{_waits(quiet, await newcomer.wait())}  while nothing is sent", flush=True)
            longest = 0.0
            for costly in expensive(ground):
                if only in costly.name:
                    measured = await measure(port, pinger, newcomer, costly)
                    if pinging.done():
                        await pinging  # with what it died of: there is nothing more to measure
                    print(_told(costly, measured), flush=True)
                    longest = max(longest, *measured.pings)
            pinging.cancel()
            return longest


def _waits(pings: list[float], newcomer: float) -> str:
    return f"ping {median(pings) * 1000:5.0f} {max(pings) * 1000:6.0f} ms, table {newcomer * 1000:6.0f} ms"


def _told(costly: Costly, measured: Measured) -> str:
    answers = ", ".join(f"{many} × {answer}" for answer, many in sorted(measured.answers.items()))
    return f"{_waits(measured.pings, measured.newcomer)}  {costly.name}: {answers} in {measured.sender:.2f} s"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m gruppetto.testing.pings", description=__doc__)
    parser.add_argument("only", nargs="?", default="", help="only inputs with this in their name")
    longest = asyncio.run(bench(parser.parse_args(words).only))
    print(f"The longest ping took {longest * 1000:.0f} ms; {TARGET * 1000:.0f} ms is the target on a quiet machine.")
    return 0 if longest < TARGET else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
