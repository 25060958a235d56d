"""Answers that are the same for all: made once, compressed once, kept as bytes.

Their keys are made of names that the package has (a game, an edition, a language it speaks), never of what a stranger
wrote, so there are only so many of them and none is ever dropped.
"""

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import replace

from gruppetto.table.api import Answer, Request, Route

Key = tuple[str, ...]
Make = Callable[[], Awaitable[Answer]]

_MOST = 1024
"""Answers that are kept; more would mean that a key is not what it should be, and those are made each time."""
_LEVEL = 9


class ConstantAnswers:
    def __init__(self) -> None:
        self._kept: dict[Key, Answer] = {}
        self._making: dict[Key, asyncio.Task[Answer]] = {}

    async def answer(self, key: Key, make: Make) -> Answer:
        """Return the answer of this key. Of many who ask before there is one, the first has it made for all; a failure
        is raised and not kept."""
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self._making[key])  # a visitor who hangs up ends it for no other

    async def _make(self, key: Key, make: Make) -> Answer:
        try:
            made = await asyncio.to_thread(_finished, await make())
        finally:
            del self._making[key]
        if len(self._kept) < _MOST:
            self._kept[key] = made
        return made

    def route(self, route: Route) -> Route:
        """Return a route without parameters with its answer kept."""

        async def kept(request: Request) -> Answer:
            return await self.answer((route.path,), lambda: route.endpoint(request))

        return route._replace(endpoint=kept)


def _finished(answer: Answer) -> Answer:
    """Return the answer compressed, with a tag by which a browser asks whether its own is still right."""
    tag = hashlib.sha256(answer.body).hexdigest()[:16]
    headers = {**answer.headers, "Cache-Control": "no-cache", "ETag": f'W/"{tag}"'}
    return replace(answer, packed=gzip.compress(answer.body, _LEVEL, mtime=0), headers=headers)
