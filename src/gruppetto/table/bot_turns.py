"""Turns of tables whose bots want to think: by the people who play there, so that none holds up the bots of others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from gruppetto.table.fair_queue import FairQueue

IN_A_ROW = 8
"""So many tables with people are called, then one of those without that wait: these come last, and do not stop."""


@dataclass(frozen=True, slots=True)
class Company:
    """The visitors who are connected to a table."""

    playing: frozenset[str] = frozenset()
    """Those with a seat."""
    watching: frozenset[str] = frozenset()


class BotTurns:
    """So many bots think at once; the others wait. Called are the visitors who play, in turn, each for one table; then
    tables that are only watched, in turn by who watches, and those at which no visitor is."""

    def __init__(self, many: int) -> None:
        self._free = many
        self._playing: FairQueue[None] = FairQueue()
        self._others: FairQueue[None] = FairQueue()
        self._in_a_row = 0
        """Tables with people that were called while others waited."""

    @asynccontextmanager
    async def turn(self, company: Company) -> AsyncIterator[None]:
        """Wait for a turn, which lasts until the block ends."""
        queue = self._playing if company.playing else self._others
        who = _charged(queue, company)
        await self._wait(queue, who)
        try:
            yield
        finally:
            queue.served(who)
            self._pass_on()

    async def _wait(self, queue: FairQueue[None], who: str | None) -> None:
        if self._free:
            self._free -= 1
            return
        turn = queue.join(who)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                queue.leave(who, turn)
            else:  # called, and given up in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        if not self._call():
            self._free += 1

    def _call(self) -> bool:
        """Gives the turn to the next; whether any waited."""
        others_are_due = self._in_a_row >= IN_A_ROW
        for queue in (self._others, self._playing) if others_are_due else (self._playing, self._others):
            if queue.call(None):
                self._in_a_row = self._in_a_row + 1 if queue is self._playing and self._others else 0
                return True
        return False


def _charged(queue: FairQueue[None], company: Company) -> str | None:
    """Of those at a table the visitor for whom the fewest tables wait; None where no visitor is."""
    return min(sorted(company.playing or company.watching), key=queue.waiting, default=None)
