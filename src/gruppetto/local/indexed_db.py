"""IndexedDB as rows. It is on the other side of the language: what is asked and answered are JSON texts."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from gruppetto.local.rows import Change, Key, Row
from gruppetto.table.store import StorageFailed

Ask = Callable[[str], Awaitable[str]]
"""`{"do": "get", "key": […]}` is answered by a text or null, `after` by pairs, `commit` by whether it was done."""


class NotKept(StorageFailed):
    """The browser did not write or read: its disk is full, it keeps nothing, or its database was deleted."""

    code = "not_kept"


class IndexedDb:
    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def get(self, key: Key) -> str | None:
        found: str | None = await self._asked({"do": "get", "key": key})
        return found

    async def after(self, key: Key) -> list[Row]:
        return [Row(tuple(found), text) for found, text in await self._asked({"do": "after", "key": key})]

    async def commit(self, change: Change) -> bool:
        return bool(
            await self._asked(
                {
                    "do": "commit",
                    "put": list(change.put.items()),
                    "expected": list(change.expected.items()),
                    "present": change.present,
                    "deleted": change.deleted,
                }
            )
        )

    async def _asked(self, question: dict[str, Any]) -> Any:
        try:
            return msgspec.json.decode(await self._ask(msgspec.json.encode(question).decode()))
        except Exception as error:  # whatever a browser throws
            raise NotKept(error) from error
