"""Bots at live tables. They think elsewhere, on their seat's view, and come back with the version they thought about;
an answer to an old question is dropped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator

from gruppetto.engine.match import Match
from gruppetto.engine.refusal import NotationError, Refused
from gruppetto.table.coaching import rivals_act
from gruppetto.table.denied import Denied
from gruppetto.table.store import StorageFailed
from gruppetto.table.tables import LiveTable
from gruppetto.table.tasks import call_off
from gruppetto.table.thinking import Thought

_log = logging.getLogger(__name__)

Decide = Callable[[Thought], Awaitable[str | None]]
"""The notation of what a bot chose, or None when it could not say."""


class Bots:
    """Moves the bots of all tables that somebody looks at."""

    def __init__(self, decide: Decide, pause: float, retry: tuple[float, float]) -> None:
        """`pause` seconds lie between two moves, so that people can follow; a move that was not stored is tried again
        after `retry` seconds: at first, and at most."""
        self._decide = decide
        self._pause = pause
        self._retry = retry
        self._drivers: set[asyncio.Task[None]] = set()

    def nudge(self, table: LiveTable) -> None:
        """Call this whenever it may have become a bot's turn."""
        if table.driver is None and table.attended and table.bot_to_move() is not None:
            table.driver = asyncio.create_task(self._drive(table))
            self._drivers.add(table.driver)
            table.driver.add_done_callback(self._drivers.discard)

    async def close(self) -> None:
        await call_off(self._drivers)

    async def _drive(self, table: LiveTable) -> None:
        try:
            while table.attended and (to_move := table.bot_to_move()) is not None:
                await self._turn(table, *to_move)
        except Exception as error:
            _log.error("the bots of a table stopped: %r", error)
        finally:
            table.driver = None

    async def _turn(self, table: LiveTable, seat: int, bot: str) -> None:
        match = table.playing()
        version = match.version
        thought = Thought(table.game.id, bot, match.lots(), match.state.view(seat))
        pause = asyncio.create_task(asyncio.sleep(self._pause))
        try:
            do = None if table.lesson is None else rivals_act(table.lesson, match, seat)
            if do is None:
                do = await self._decide(thought)
            await pause
        finally:
            pause.cancel()
        await self._insist(table, version, lambda: _play(table, match, seat, do))

    async def decide_for(self, table: LiveTable, seat: int, bot: str) -> None:
        """One move for somebody whose time has run out, unless they decide while the bot thinks."""
        match = table.playing()
        version = match.version
        do = await self._decide(Thought(table.game.id, bot, match.lots(), match.state.view(seat)))
        async with table.changing():
            if table.version == version and table.is_late():
                await _play(table, match, seat, do, bot)

    async def _insist(self, table: LiveTable, version: int, play: Callable[[], Awaitable[None]]) -> None:
        """Plays what was decided, again and again while the store does not take it and somebody looks on."""
        for pause in backoff(*self._retry):
            try:
                async with table.lock:
                    # Else an undo, a wish for one, a person who rides again, or another server was faster: ask again.
                    if table.attended and table.version == version and table.wish is None:
                        await play()
                return
            except StorageFailed as error:
                _log.error("a bot's move could not be stored, and will be tried again: %s", error)
                await asyncio.sleep(pause)


async def _play(table: LiveTable, match: Match, seat: int, do: str | None, instead: str = "") -> None:
    """What a bot chose; `instead` is the bot, where it decided this one move for the seat's person."""
    instead = instead or match.riders.standing_in(seat)
    try:
        prepared = match.prepare(seat, do if do is not None else _anything(match), instead)
    except (NotationError, Refused) as error:
        _log.error("the bot %s wanted the impossible: %s", instead or match.riders.bot(seat), error)
        prepared = match.prepare(seat, _anything(match), instead)
    try:
        await table.enter(prepared, None)
    except Denied:
        return  # another server's bot was faster, and its move is what counts
    table.publish()


def backoff(first: float, longest: float) -> Iterator[float]:
    """Ever longer waits, without end: a database that is away is asked now and then, not all the time."""
    while True:
        yield first
        first = min(2 * first, longest)


def _anything(match: Match) -> str:
    """What is played when a bot cannot say: the people at the table must not wait for ever."""
    return str(match.state.actions()[0])
