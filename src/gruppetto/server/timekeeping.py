"""Keeps the clocks of a server's tables: brings served time forward, and looks at the next deadline when it comes."""

import asyncio
import logging
from contextlib import suppress

from gruppetto.server.uptime import Uptime
from gruppetto.table.deadlines import Deadlines
from gruppetto.table.store import in_a_line

_log = logging.getLogger(__name__)

_BEAT = 5.0
"""Seconds between two looks at most, since other servers set deadlines too; and between two beats while clocks run."""


class Timekeeping:
    def __init__(self, uptime: Uptime) -> None:
        self._uptime = uptime
        self._woken = asyncio.Event()
        self._next = 0

    def wake(self, due: int) -> None:
        """There is a new deadline."""
        if due < self._next:
            self._woken.set()

    async def run(self, deadlines: Deadlines) -> None:
        """For as long as the server lives."""
        while True:
            ahead: int | None = None
            try:
                ahead = await deadlines.look()
                if ahead is not None and self._uptime.since_beat >= _BEAT:
                    await self._uptime.beat()
            except Exception as error:  # whatever it is: clocks that nobody keeps would stand for ever
                _log.error("clocks cannot be kept: %s", in_a_line(error))
            await self._rest(min(ahead / 1000, _BEAT) if ahead else _BEAT)

    async def _rest(self, seconds: float) -> None:
        self._next = self._uptime.now() + int(seconds * 1000)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)
        self._woken.clear()
