"""The door of the worker: one channel of JSON texts to its page, for requests and for any number of live connections.

The page says `{"do": "ask", "id", "method", "path", "token", "body"}` and is told `answer`; `open`, `say` and `close` a
`line`, on which it is told `heard` and `closed`. `news` says that another tab wrote something.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

import msgspec

from gruppetto.local.house import HERE, LocalHouse
from gruppetto.table.api import JSON, Answer, Route, answered, problem
from gruppetto.table.denied import Denied
from gruppetto.table.session import Session

_log = logging.getLogger(__name__)

Tell = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class LocalRequest:
    """A request that came as a message."""

    method: str
    url: SplitResult
    path_params: Mapping[str, Any]
    query_params: Mapping[str, str]
    headers: Mapping[str, str]
    body: str
    client: None = None

    async def stream(self) -> AsyncIterator[bytes]:
        yield self.body.encode()


class Door:
    def __init__(self, house: LocalHouse, tell: Tell) -> None:
        self._house = house
        self._tell = tell
        self._lines: dict[int, _Line] = {}
        self._at_work: set[asyncio.Task[None]] = set()

    def receive(self, text: str) -> None:
        """One message of the page. It returns at once: what is to be said comes through `tell`."""
        said = msgspec.json.decode(text)
        match said["do"]:
            case "ask":
                self._begin(self._answer(said))
            case "open":
                self._lines[said["line"]] = _Line(self._house.sessions.begin(HERE), said["line"], self._say)
                self._say({"do": "opened", "line": said["line"]})
            case "say" if said["line"] in self._lines:
                self._lines[said["line"]].hear(said["text"])
            case "close" if said["line"] in self._lines:
                self._lines.pop(said["line"]).close()
            case "news":
                self._begin(self._house.hear(said["of"]))

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _answer(self, said: dict[str, Any]) -> None:
        answer = await self._asked(said["method"], said["path"], said.get("token", ""), said.get("body", ""))
        told = {"do": "answer", "id": said["id"], "status": answer.status, "media": answer.media}
        self._say(told | {"headers": answer.headers, "body": answer.body.decode()})

    async def _asked(self, method: str, path: str, token: str, body: str) -> Answer:
        url = urlsplit(path)
        for route in self._house.routes:
            if route.method == method and (params := _matched(route, url.path)) is not None:
                headers = {"Authorization": f"Bearer {token}" if token else "", "Content-Type": JSON}
                asked = LocalRequest(method, url, params, dict(parse_qsl(url.query)), headers, body)
                return await answered(route.endpoint, asked)
        return problem(Denied("not_found", "There is nothing at this address."))

    def _say(self, message: dict[str, Any]) -> None:
        self._tell(msgspec.json.encode(message).decode())


def _matched(route: Route, path: str) -> dict[str, str] | None:
    """The named parts of a path that fits a route."""
    wanted, given = route.path.split("/"), path.split("/")
    if len(wanted) != len(given):
        return None
    params: dict[str, str] = {}
    for want, part in zip(wanted, given, strict=True):
        if want.startswith("{"):
            params[want[1:-1]] = unquote(part)
        elif want != part:
            return None
    return params


class _Line:
    """One live connection: what the page says is heard in its order, what the guest is told is passed on."""

    def __init__(self, session: Session, number: int, say: Callable[[dict[str, Any]], None]) -> None:
        self._session = session
        self._number = number
        self._say = say
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._listening = asyncio.ensure_future(self._listen())
        self._speaking = asyncio.ensure_future(self._speak())

    def hear(self, text: str) -> None:
        self._heard.put_nowait(text)

    def close(self) -> None:
        self._heard.put_nowait(None)

    async def _listen(self) -> None:
        while (text := await self._heard.get()) is not None and await self._session.hear(text):
            await self._session.guest.attentive.wait()
        self._session.end()

    async def _speak(self) -> None:
        guest = self._session.guest
        while (frame := await guest.next_frame()) is not None:
            self._say({"do": "heard", "line": self._number, "text": frame.decode()})
        guest.fall_silent()
        self._say({"do": "closed", "line": self._number})
