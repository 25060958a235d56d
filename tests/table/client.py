"""A client of a room in this process: requests and connections as a web server's test client has them, without one.

Everything happens in one event loop, which runs only while the client waits for an answer: no thread, no race.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

import msgspec
import pytest

from gruppetto.table.api import JSON, Answer, answered, problem
from gruppetto.table.denied import Denied
from gruppetto.table.message_turns import MessageTurns
from gruppetto.table.session import Session
from tests.table.memory import Room

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds to wait for a message or an answer that must come."""

Headers = dict[str, str]


class Reply(Protocol):
    """The answer to a request; httpx's responses are such."""

    @property
    def status_code(self) -> int: ...

    @property
    def is_success(self) -> bool: ...

    @property
    def text(self) -> str: ...

    @property
    def content(self) -> bytes: ...

    @property
    def headers(self) -> Any: ...

    def json(self) -> Any: ...


class Socket(Protocol):
    def send_text(self, data: str) -> None: ...

    def receive_text(self) -> str: ...


class Client(Protocol):
    """A client of a room or of a whole server; Starlette's `TestClient` is one."""

    def get(self, url: str, *, headers: Headers | None = None) -> Reply: ...

    def post(
        self, url: str, *, content: bytes | None = None, json: Any = None, headers: Headers | None = None
    ) -> Reply: ...

    def patch(self, url: str, *, json: Any = None, headers: Headers | None = None) -> Reply: ...

    def request(self, method: str, url: str, *, json: Any = None, headers: Headers | None = None) -> Reply: ...

    def websocket_connect(self, url: str) -> AbstractContextManager[Socket]: ...


class _Request(NamedTuple):
    """A request as the API reads it."""

    method: str
    url: SplitResult
    path_params: Mapping[str, Any]
    query_params: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes
    client: None = None

    async def stream(self) -> AsyncIterator[bytes]:
        yield self.body


class _Reply:
    def __init__(self, answer: Answer) -> None:
        self.status_code = answer.status
        self.content = answer.body
        self.headers = {name.lower(): value for name, value in answer.headers.items()} | {"content-type": answer.media}

    @property
    def is_success(self) -> bool:
        return self.status_code < 300

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return msgspec.json.decode(self.content)


@dataclass(frozen=True, slots=True)
class RoomClient:
    """A client of a room. Several of one event loop are the clients of several servers."""

    room: Room
    loop: asyncio.AbstractEventLoop
    address: str = "here"
    """Where its live connections come from."""

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run the event loop until this is done; what goes on beside it may or may not be done then."""
        if self.loop.is_running():
            self.room.sessions.turns = MessageTurns()  # the next round would come with the loop
            return _at_once(work)  # one server does something while another is in the middle of a request
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    def get(self, url: str, *, headers: Headers | None = None) -> Reply:
        return self.request("GET", url, headers=headers)

    def post(
        self, url: str, *, content: bytes | None = None, json: Any = None, headers: Headers | None = None
    ) -> Reply:
        return self.request("POST", url, content=content, json=json, headers=headers)

    def patch(self, url: str, *, json: Any = None, headers: Headers | None = None) -> Reply:
        return self.request("PATCH", url, json=json, headers=headers)

    def request(
        self, method: str, url: str, *, content: bytes | None = None, json: Any = None, headers: Headers | None = None
    ) -> Reply:
        return self.run(self.answer(method, url, content=content, json=json, headers=headers))

    async def answer(
        self, method: str, url: str, *, content: bytes | None = None, json: Any = None, headers: Headers | None = None
    ) -> Reply:
        """Answer a request, also in the middle of another."""
        body = msgspec.json.encode(json or {}) if content is None else content
        address = urlsplit(url)
        for route in self.room.routes:
            if route.method == method and (params := _matched(route.path, address.path)) is not None:
                given = {**({"Content-Type": JSON} if content is None else {}), **(headers or {})}
                asked = _Request(method, address, params, dict(parse_qsl(address.query)), given, body)
                return _Reply(await answered(route.endpoint, asked))
        return _Reply(problem(Denied("not_found", "There is nothing at this address.")))

    @contextmanager
    def websocket_connect(self, url: str) -> Iterator[Socket]:
        session = self.run(self.begin())
        try:
            yield RoomSocket(self, session)
        finally:
            session.end()

    async def begin(self) -> Session:
        return self.room.sessions.begin(self.address)

    def until(self, met: Callable[[], bool]) -> None:
        """Run the event loop until this holds."""

        async def waits() -> None:
            while not met():
                await asyncio.sleep(0)

        self.run(waits())

    def pass_time(self, seconds: float) -> None:
        """Bring served time forward, and see to what is due then."""
        self.run(self.room.pass_time(seconds))


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine that never waits, as none in memory does."""
    try:
        while work.send(None) is None:  # a pause in which others would have their turn
            pass
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("this has to wait, and the event loop is in use")


def _matched(route: str, path: str) -> dict[str, str] | None:
    found = re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route), path)
    return None if found is None else {name: unquote(part) for name, part in found.groupdict().items()}


@dataclass(frozen=True, slots=True)
class RoomSocket:
    client: RoomClient
    session: Session

    def send_text(self, data: str) -> None:
        assert self.client.run(self.session.hear(data)), "the connection was closed"

    def receive_text(self) -> str:
        frame = self.client.run(self.session.guest.next_frame())
        assert frame is not None, "nothing more is said"
        return frame.decode()


def before_write(monkeypatch: pytest.MonkeyPatch, store: object, write: str, happens: Callable[[], Reply]) -> None:
    """Let something happen right before the next call of a method of a store."""
    stored = getattr(store, write)

    async def late(*arguments: Any) -> Any:
        monkeypatch.setattr(store, write, stored)
        assert happens().is_success
        return await stored(*arguments)

    monkeypatch.setattr(store, write, late)
