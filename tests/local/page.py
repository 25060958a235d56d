"""A page of the browser as the worker hears it: asks, and sits at tables, by messages alone."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from gruppetto.local.door import Door
from gruppetto.local.house import LocalHouse, Ways
from gruppetto.local.indexed_db import IndexedDb
from gruppetto.table.work import VisitorWork
from tests.local.fake_indexed_db import FakeIndexedDb
from tests.table.screen import Screen

QUICK = Ways(bot_pause=0.0)


class Page:
    def __init__(self, house: LocalHouse) -> None:
        self.house = house
        self.door = Door(house, self._hear)
        self.told: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._numbers = iter(range(1, 1_000_000))

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["do"] == "heard":
            self.told += [message | json.loads(line) for line in message["text"].split("\n")]
        else:
            self.told.append(message)
        self._news.set()

    async def until(self, met: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is so, among those told and to come."""
        while True:
            for message in self.told:
                if met(message):
                    return message
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60.0)

    async def until_written(self, key: str, database: FakeIndexedDb) -> None:
        """Waits until a row is there."""
        async with asyncio.timeout(60.0):
            while key not in database.rows:
                await asyncio.sleep(0)

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> dict[str, Any]:
        number = next(self._numbers)
        text = body if isinstance(body, str) else json.dumps(body)
        asked = {"do": "ask", "id": number, "method": method, "path": path, "token": token, "body": text}
        self.door.receive(json.dumps(asked))
        return await self.until(lambda told: told["do"] == "answer" and told["id"] == number)

    async def json(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        return json.loads((await self.ask(method, path, body, token))["body"])

    async def sit_down(self, table: str, *tokens: str) -> int:
        """A line to a table, from the hello on."""
        line = next(self._numbers)
        self.door.receive(json.dumps({"do": "open", "line": line}))
        self.say(line, "hello", table=table, tokens=list(tokens))
        return line

    def say(self, line: int, what: str, **fields: Any) -> None:
        text = json.dumps({"say": what, "id": f"id-{next(self._numbers)}", **fields})
        self.door.receive(json.dumps({"do": "say", "line": line, "text": text}))

    def close(self, line: int) -> None:
        self.door.receive(json.dumps({"do": "close", "line": line}))

    async def ride_out(self, line: int) -> None:
        """The first offer of whichever seat of this line is asked, to the end of the match."""
        screen, read = Screen(), 0
        while True:
            message = await self._next(read)
            read += 1
            if message.get("line") != line or message["do"] != "heard":
                continue
            screen.hear(message)
            if message["say"] != "update":
                continue
            if message["scene"]["over"]:
                return
            if message["ask"]:
                do = message["ask"]["offers"][0]["do"]
                self.say(line, "act", seat=message["seat"], version=message["version"], do=do)

    async def _next(self, number: int) -> dict[str, Any]:
        await self.until(lambda _: len(self.told) > number)
        return self.told[number]


@asynccontextmanager
async def opened(
    database: FakeIndexedDb, thinking: VisitorWork | None = None, ways: Ways = QUICK
) -> AsyncIterator[Page]:
    """A page with a worker of its own, on a database that others may have open too."""
    rows = IndexedDb(database.ask)
    house = LocalHouse(rows, ways=ways) if thinking is None else LocalHouse(rows, thinking, ways)
    await house.begin()
    try:
        yield Page(house)
    finally:
        await house.close()
