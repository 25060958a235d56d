"""Keeps the clocks of all tables: brings served time forward, and looks at the next deadline when it comes."""

import asyncio
import logging
from contextlib import suppress
from typing import Protocol

from gruppetto.table.deadlines import Deadlines
from gruppetto.table.store import in_a_line

_log = logging.getLogger(__name__)

_BEAT = 5.0
"""Seconds between two looks at most, since other servers set deadlines too; and between two beats."""


class Uptime(Protocol):
    """Served time, which stands while nobody serves the tables."""

    def now(self) -> int:
        """In milliseconds."""

    @property
    def since_beat(self) -> float:
        """Seconds since it was last written down."""

    async def beat(self) -> None:
        """Writes it down."""


class Timekeeping:
    def __init__(self, uptime: Uptime, shared: bool) -> None:
        """`shared`: whether other servers may count the same time. One that is alone need not while no clock runs."""
        self._uptime = uptime
        self._shared = shared
        self._clocks_run = False
        self._woken = asyncio.Event()
        self._next = 0

    def wake(self, due: int) -> None:
        """There is a new deadline."""
        if due < self._next:
            self._woken.set()

    async def run(self, deadlines: Deadlines) -> None:
        """For as long as the tables are served."""
        while True:
            ahead: int | None = None
            try:
                ahead = await self.look(deadlines)
            except Exception as error:  # whatever it is: clocks that nobody keeps would stand for ever
                _log.error("clocks cannot be kept: %s", in_a_line(error))
            await self._rest(min(ahead / 1000, _BEAT) if ahead else _BEAT)

    async def look(self, deadlines: Deadlines) -> int | None:
        """At the deadlines, by the time that all servers agree on. The milliseconds until the next."""
        if (self._shared or self._clocks_run) and self._uptime.since_beat >= _BEAT:
            await self._uptime.beat()
        ahead = await deadlines.look()
        self._clocks_run = ahead is not None
        return ahead

    async def _rest(self, seconds: float) -> None:
        self._next = self._uptime.now() + int(seconds * 1000)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)
        self._woken.clear()
