"""Bots at live tables. They think in worker processes, on their seat's view, with a budget, and come back with the
version they thought about; an answer to an old question is dropped."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING

from gruppetto.engine.match import Match
from gruppetto.engine.refusal import NotationError, Refused
from gruppetto.server.workers import TooLong, Workers
from gruppetto.table.denied import Denied
from gruppetto.table.store import Seat, StorageFailed
from gruppetto.table.tables import LiveTable
from gruppetto.table.thinking import Thought

if TYPE_CHECKING:
    from gruppetto.server.house import House

_log = logging.getLogger(__name__)

_WORKERS = max(1, min(4, (os.cpu_count() or 2) - 1))


class Thinkers:
    """The bots' own worker processes. Who thinks too long or dies of it has no answer."""

    def __init__(self) -> None:
        self._workers = Workers(_WORKERS)

    async def decide(self, house: "House", thought: Thought) -> str | None:
        """The notation of what the bot chose, or None when it could not within its budget."""
        try:
            return await self._workers.do(None, house.settings.bot_budget, house.settings.ponder, thought)
        except TooLong:
            _log.error("the bot %s thought too long about %s", thought.bot, thought.game)
        except Exception as error:
            _log.error("the bot %s failed at %s: %r", thought.bot, thought.game, error)
        return None

    def close(self) -> None:
        self._workers.close()


class Bots:
    """Moves the bots of all tables that somebody looks at."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._thinkers = Thinkers()

    def nudge(self, table: LiveTable) -> None:
        """Call this whenever it may have become a bot's turn."""
        if table.driver is None and table.guests and table.bot_to_move() is not None:
            table.driver = asyncio.create_task(self._drive(table))

    async def close(self) -> None:
        drivers = [table.driver for table in self._house.tables.live() if table.driver is not None]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self._thinkers.close()

    async def _drive(self, table: LiveTable) -> None:
        try:
            while table.guests and (seat := table.bot_to_move()) is not None:
                await self._turn(table, seat)
        except Exception as error:
            _log.error("the bots of a table stopped: %r", error)
        finally:
            table.driver = None

    async def _turn(self, table: LiveTable, seat: Seat) -> None:
        match = table.playing()
        version = match.version
        thought = Thought(table.game.id, seat.bot, version, match.state.view(seat.seat))
        pause = asyncio.create_task(asyncio.sleep(self._house.settings.bot_pause))
        try:
            do = await self._thinkers.decide(self._house, thought)
            await pause
        finally:
            pause.cancel()
        await self._insist(table, version, lambda: self._play(table, match, seat, do))

    async def _insist(self, table: LiveTable, version: int, play: Callable[[], Awaitable[None]]) -> None:
        """Plays what was decided, again and again while the database does not take it and somebody looks on."""
        for pause in pauses(*self._house.settings.bot_retry):
            try:
                async with table.lock:
                    # Else an undo, a wish for one, or another server was faster: ask again.
                    if table.guests and table.version == version and table.wish is None:
                        await play()
                return
            except StorageFailed as error:
                _log.error("a bot's move could not be stored, and will be tried again: %s", error)
                await asyncio.sleep(pause)

    async def _play(self, table: LiveTable, match: Match, seat: Seat, do: str | None) -> None:
        from gruppetto.server.play import enter  # play nudges us, we play: one of the two must come late

        try:
            prepared = match.prepare(seat.seat, do if do is not None else _anything(match))
        except (NotationError, Refused) as error:
            _log.error("the bot %s wanted the impossible: %s", seat.bot, error)
            prepared = match.prepare(seat.seat, _anything(match))
        try:
            await enter(self._house, table, prepared, None)
        except Denied:
            return  # another server's bot was faster, and its move is what counts
        table.publish()


def pauses(first: float, longest: float) -> Iterator[float]:
    """Ever longer waits, without end: a database that is away is asked now and then, not all the time."""
    while True:
        yield first
        first = min(2 * first, longest)


def _anything(match: Match) -> str:
    """What is played when a bot cannot say: the people at the table must not wait for ever."""
    return str(match.state.actions()[0])
