"""Where the bots of a server think: in worker processes of their own, within a budget."""

import logging
import os
from collections.abc import Callable

from gruppetto.server.workers import TooLong, Workers
from gruppetto.table.thinking import Thought

_log = logging.getLogger(__name__)

_WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))


class Thinkers:
    """The bots' own worker processes. Who thinks too long or dies of it has no answer."""

    def __init__(self, budget: float, ponder: Callable[[Thought], str], workers: int | None = None) -> None:
        self._budget = budget
        self._ponder = ponder
        self._workers = Workers(_WORKERS if workers is None else workers)

    async def decide(self, thought: Thought) -> str | None:
        """The notation of what the bot chose, or None when it could not within its budget."""
        try:
            return await self._workers.do(None, self._budget, self._ponder, thought)
        except TooLong:
            _log.error("the bot %s thought too long about %s", thought.bot, thought.game)
        except Exception as error:
            _log.error("the bot %s failed at %s: %r", thought.bot, thought.game, error)
        return None

    def close(self) -> None:
        self._workers.close()
