"""A visitor of a server in the same process: requests and one connection, without a network between them."""

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from starlette.types import ASGIApp

PATIENCE = 30.0
"""Seconds after which an answer does not come any more."""


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


async def request(
    app: ASGIApp,
    method: str,
    path: str,
    body: bytes = b"",
    headers: Mapping[str, str] | None = None,
    query: bytes = b"",
) -> Answer:
    """One request; `path` is the decoded one, as a web server hands it on."""
    given = {"host": "127.0.0.1", **(headers or {})}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(errors="replace"),
        "query_string": query,
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in given.items()],
        "client": ("127.0.0.1", 40000),
        "server": ("127.0.0.1", 80),
    }
    waiting = [{"type": "http.request", "body": body, "more_body": False}]
    said: list[Any] = []

    async def receive() -> Any:
        if not waiting:
            await asyncio.Event().wait()  # nobody hangs up
        return waiting.pop()

    async def send(message: Any) -> None:
        said.append(message)

    await asyncio.wait_for(app(scope, receive, send), PATIENCE)
    started = said[0]
    told = {name.decode(): value.decode("latin-1") for name, value in started["headers"]}
    return Answer(started["status"], told, b"".join(part.get("body", b"") for part in said[1:]))


ANSWERS = ('{"say":"ok"', '{"say":"refused"', '{"say":"why"', '{"say":"peek"')


class Closed(Exception):
    """The server has closed the connection."""


class Connection:
    """The WebSocket of a visitor. Whatever is said is answered once; what else comes is kept in `heard`."""

    def __init__(self, app: ASGIApp) -> None:
        self.heard: list[str] = []
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._outbox: asyncio.Queue[Any] = asyncio.Queue()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": "/ws",
            "raw_path": b"/ws",
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"127.0.0.1")],
            "client": ("127.0.0.1", 40001),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._inbox.get, self._outbox.put))

    async def ask(self, text: str) -> str:
        """Says something and waits for its answer."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})
        while True:
            message = await asyncio.wait_for(self._outbox.get(), PATIENCE)
            if message["type"] == "websocket.close":
                raise Closed
            if message["type"] == "websocket.send":
                said: list[str] = message["text"].split("\n")  # a frame carries a message a line
                answers = [line for line in said if line.startswith(ANSWERS)]
                self.heard += [line for line in said if line not in answers]
                if answers:
                    (answer,) = answers
                    return answer

    def overheard(self) -> list[str]:
        """What was said since the last answer and has come by now."""
        while not self._outbox.empty():
            message = self._outbox.get_nowait()
            if message["type"] == "websocket.send":
                self.heard += message["text"].split("\n")
        heard, self.heard = self.heard, []
        return heard

    async def leave(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(asyncio.gather(self._task, return_exceptions=True), PATIENCE)
