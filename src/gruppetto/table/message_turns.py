"""Turns by visitor on the event loop: which message of all connections is read next."""

import asyncio

from gruppetto.table.fair_queue import FairQueue


class MessageTurns:
    """One message of each visitor is read in a round of the event loop, however many connections the visitor has, and
    however many messages wait on one of them. So a message waits for one message of each other visitor in each round,
    and between two rounds the loop sees to everything else."""

    def __init__(self) -> None:
        self._read: set[str | None] = set()
        """The visitors of whom a message is read in this round."""
        self._queue: FairQueue[None] = FairQueue()

    async def take(self, visitor: str) -> None:
        """Wait until a message of this visitor may be read."""
        if visitor not in self._read:
            if not self._read:
                self._expect_next_round()
            self._read.add(visitor)
            return
        turn = self._queue.join(visitor)
        try:
            await turn
        finally:
            self._queue.leave(visitor, turn)

    def _expect_next_round(self) -> None:
        asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._read = self._queue.call_each(None)
        if self._read:
            self._expect_next_round()
