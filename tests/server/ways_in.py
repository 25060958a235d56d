"""Two ways to a server for one test: a process of its own that can be killed, or a house in the test's process."""

import asyncio
from contextlib import suppress
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gruppetto.server.app import make_app
from gruppetto.server.house import House
from tests.server.toy_server import ToyServer, toy_settings
from tests.table.players import Message, bearer
from tests.table.screen import Unread

PATIENCE = 60.0


class Gone(Exception):
    """The server went away before it answered: what was asked for may have happened or not."""


class Line(Protocol):
    """An open WebSocket."""

    async def send(self, message: Message) -> None: ...

    async def receive(self) -> Message: ...

    async def close(self) -> None: ...


class WayIn:
    """What both have: requests over HTTP."""

    client: httpx.AsyncClient

    async def request(self, method: str, path: str, body: object = None, token: str = "") -> Message:
        try:
            answer = await self.client.request(method, path, json=body, headers=bearer(token) if token else None)
        except httpx.TransportError as error:
            raise Gone from error
        answered: Message = answer.json()
        return answered

    async def open(self) -> None:
        raise NotImplementedError

    async def connect(self) -> Line:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class OwnProcess(WayIn):
    def __init__(self, database: str) -> None:
        self.server = ToyServer(database)

    async def open(self) -> None:
        await asyncio.to_thread(self.server.start)
        self.client = httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE)

    async def connect(self) -> Line:
        try:
            return _Socket(await connect(f"ws://127.0.0.1:{self.server.port}/ws", open_timeout=PATIENCE))
        except (OSError, WebSocketException) as error:
            raise Gone from error

    def kill(self) -> None:
        self.server.kill()

    async def restart(self) -> None:
        await asyncio.to_thread(self.server.restart)

    async def close(self) -> None:
        await self.client.aclose()
        await asyncio.to_thread(self.server.close)


class _Socket:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._unread = Unread()

    async def send(self, message: Message) -> None:
        with suppress(WebSocketException):  # whoever waits for the answer hears that the server is gone
            await self._socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> Message:
        if not self._unread:
            try:
                self._unread.take_in(await self._socket.recv())
            except WebSocketException as error:
                raise Gone from error
        return self._unread.next()

    async def close(self) -> None:
        await self._socket.close()


class SameProcess(WayIn):
    """No network and no other process: many more steps in the same time."""

    def __init__(self, database: str) -> None:
        self.app = make_app(toy_settings(database))
        self.house: House = self.app.state.house

    async def open(self) -> None:
        await self.house.open()
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://localhost")

    async def connect(self) -> Line:
        return _Channel(self.app)

    async def close(self) -> None:
        await self.client.aclose()
        await self.house.close()


class _Channel:
    """A WebSocket as ASGI has it: two queues."""

    def __init__(self, app: Any) -> None:
        self._to: asyncio.Queue[Message] = asyncio.Queue()
        self._from: asyncio.Queue[Message] = asyncio.Queue()
        self._unread = Unread()
        scope: Message = {"type": "websocket", "path": "/ws", "headers": [(b"host", b"localhost")], "subprotocols": []}
        scope |= {"client": ("127.0.0.1", 1), "query_string": b"", "root_path": "", "scheme": "ws"}
        self._to.put_nowait({"type": "websocket.connect"})
        self._served = asyncio.create_task(app(scope, self._to.get, self._from.put))

    async def send(self, message: Message) -> None:
        self._to.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def receive(self) -> Message:
        while not self._unread:
            event = await self._from.get()
            if event["type"] == "websocket.close":
                raise Gone
            if event["type"] == "websocket.send":
                self._unread.take_in(event["text"])
        return self._unread.next()

    async def close(self) -> None:
        self._to.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._served
