"""Where the bots of a server think: in worker processes of their own, within a budget."""

import logging
import os
from collections.abc import Callable

from gruppetto.server.workers import TooLong, Workers
from gruppetto.table.bot_turns import BotTurns, Company
from gruppetto.table.setting_up import Games
from gruppetto.table.thinking import Thought, takes_time

_log = logging.getLogger(__name__)

_WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))


class Thinkers:
    """The bots' own worker processes: one for those that decide at a glance, the others for those that look ahead, so
    that no quick answer waits for a slow one. A bot that thinks too long or dies of it has no answer."""

    def __init__(
        self, budget: float, ponder: Callable[[Thought], str], games: Games, workers: int | None = None
    ) -> None:
        self._budget = budget
        self._ponder = ponder
        self._games = games
        many = _WORKERS if workers is None else workers
        self._quick, self._slow = Workers(min(many, 1)), Workers(many)
        self._quick_turns, self._slow_turns = BotTurns(1), BotTurns(max(1, many))

    async def decide(self, thought: Thought, company: Company) -> str | None:
        """The notation of what the bot chose, or None when it could not within its budget. Tables are served in turn by
        who is there."""
        try:
            slow = takes_time(thought, self._games)
            workers, turns = (self._slow, self._slow_turns) if slow else (self._quick, self._quick_turns)
            async with turns.turn(company):
                return await workers.do(None, self._budget, self._ponder, thought)
        except TooLong:
            _log.error("the bot %s thought too long about %s", thought.bot, thought.game)
        except Exception as error:
            _log.error("the bot %s failed at %s: %r", thought.bot, thought.game, error)
        return None

    def close(self) -> None:
        self._quick.close()
        self._slow.close()
