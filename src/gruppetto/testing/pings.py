"""How long another visitor waits while somebody sends expensive things.

    python -m gruppetto.testing.pings

starts a server on this machine, sends each input of `gruppetto.testing.expensive`, and meanwhile pings on a connection
of its own. Printed are the longest ping during each, how long the sender waited, and what was answered; where another
visitor asks for something meanwhile, as for a new table, also the longest of these. On a quiet machine no ping should
take more than 100 ms; the first line, with nothing sent, says how quiet it is.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable

from websockets.asyncio.client import ClientConnection, connect

from gruppetto.testing.expensive import Costly, Request, expensive
from gruppetto.testing.ground import lay_ground

TARGET = 0.1
_PAUSE = 0.005
_BREATH = 0.1
_ANOTHER = "127.0.0.2"
"""Another visitor on this machine, who is counted apart. Linux has all of 127.0.0.0/8."""
_QUIET = 2.0
_MOST = 8 * 1024 * 1024


class Pinger:
    """Another visitor, who watches a table and pings all the time."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self._socket = socket
        self._table = table
        self.longest = 0.0

    async def come_in(self) -> None:
        """Whoever says no hello is sent away after a while, and a visitor who is away waits for nothing."""
        await self._socket.send(f'{{"say":"hello","id":0,"table":"{self._table}"}}')
        await self._answer(0)

    async def run(self) -> None:
        while True:
            began = time.perf_counter()
            await self._socket.send('{"say":"ping","id":1}')
            await self._answer(1)
            self.longest = max(self.longest, time.perf_counter() - began)
            await asyncio.sleep(_PAUSE)

    async def _answer(self, message_id: int) -> None:
        """A ping too many is refused, which takes as long."""
        answers = tuple(f'{{"say":"{word}","id":{message_id},' for word in ("ok", "refused"))
        while not any(line.startswith(answers) for line in str(await self._socket.recv()).split("\n")):
            pass


async def ask(port: int, request: Request, visitor: str = "127.0.0.1") -> str:
    """The status of an answer to this visitor, with the code of a refusal."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=_MOST, local_addr=(visitor, 0))
    head = [f"{request.method} {request.path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close"]
    head += ["Content-Type: application/json", f"Content-Length: {len(request.body)}"] if request.body else []
    head += [f"Authorization: Bearer {request.token}"] if request.token else []
    writer.write("\r\n".join([*head, "", ""]).encode() + request.body)
    answer = await reader.read(-1)
    writer.close()
    status = answer[9:12].decode()
    refused = answer.partition(b'{"error":{"code":"')[2].partition(b'"')[0].decode()
    return f"{status} {refused}" if refused and status >= "400" else status


async def say(port: int, messages: tuple[str, ...]) -> list[str]:
    async with connect(f"ws://127.0.0.1:{port}/ws", max_size=_MOST) as socket:
        for message in messages:
            await socket.send(message)
        answers: list[str] = []
        while len(answers) < len(messages):
            for said in str(await socket.recv()).split("\n"):
                if said.startswith('{"say":"ok"'):
                    answers.append("ok")
                elif said.startswith('{"say":"refused"'):
                    answers.append("refused")
        return answers


class Beside:
    """Another visitor that asks for the same again and again."""

    def __init__(self, port: int, request: Request) -> None:
        self._port = port
        self._request = request
        self._began = 0.0
        """The time of the request that was not answered yet."""
        self._longest = 0.0
        self._answers = Counter[str]()

    async def run(self) -> None:
        while True:
            self._began = time.perf_counter()
            answer = await ask(self._port, self._request, _ANOTHER)
            self._look()
            self._answers[answer] += 1
            await asyncio.sleep(_BREATH)

    def told(self) -> str:
        if self._began:
            self._look()
        return f"; beside it {_counted(self._answers) or 'nothing'}, {self._longest:.2f} s at most"

    def _look(self) -> None:
        """Count how long the last one took, or has taken so far."""
        self._longest = max(self._longest, time.perf_counter() - self._began)
        self._began = 0.0


@contextlib.asynccontextmanager
async def beside(port: int, request: Request | None) -> AsyncIterator[Callable[[], str]]:
    """Have another visitor ask for this meanwhile, if anything; yield a function that tells how that went."""
    if request is None:
        yield str
        return
    visitor = Beside(port, request)
    asking = asyncio.create_task(visitor.run())
    try:
        yield visitor.told
    finally:
        asking.cancel()


async def measure(port: int, pinger: Pinger, costly: Costly) -> tuple[float, float, Counter[str]]:
    """The longest ping, the sender's own waiting, and what was answered."""
    pinger.longest = 0.0
    began = time.perf_counter()
    if costly.messages:
        answers = await say(port, costly.messages)
    else:
        answers = list(await asyncio.gather(*(ask(port, request) for request in costly.requests)))
    took = time.perf_counter() - began
    await asyncio.sleep(max(4 * _PAUSE, costly.lasts))
    return pinger.longest, took, Counter(answers)


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
        async with server(database) as port, connect(f"ws://127.0.0.1:{port}/ws", max_size=_MOST) as socket:
            pinger = Pinger(socket, min(ground.tables.values()))
            await pinger.come_in()
            pinging = asyncio.create_task(pinger.run())
            await asyncio.sleep(_QUIET)
            print(f"{pinger.longest * 1000:7.0f} ms  while nothing is sent", flush=True)
            longest = 0.0
            for costly in expensive(ground):
                if only in costly.name:
                    async with beside(port, costly.beside) as told:
                        ping, took, answers = await measure(port, pinger, costly)
                        another = told()
                    if pinging.done():
                        await pinging  # with what it died of: there is nothing more to measure
                    said = f"{costly.name}: {_counted(answers)} in {took:.2f} s{another}"
                    print(f"{ping * 1000:7.0f} ms  {said}", flush=True)
                    longest = max(longest, ping)
            pinging.cancel()
            return longest


def _counted(answers: Counter[str]) -> str:
    return ", ".join(f"{many} × {answer}" for answer, many in sorted(answers.items()))


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m gruppetto.testing.pings", description=__doc__)
    parser.add_argument("only", nargs="?", default="", help="only inputs with this in their name")
    longest = asyncio.run(bench(parser.parse_args(words).only))
    print(f"The longest ping took {longest * 1000:.0f} ms; {TARGET * 1000:.0f} ms is the target on a quiet machine.")
    return 0 if longest < TARGET else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
