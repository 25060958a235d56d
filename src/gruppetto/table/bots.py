"""Bots at live tables. They think elsewhere, on their seat's view, and come back with the version they thought about;
an answer to an old question is dropped."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator

from gruppetto.engine.match import Match
from gruppetto.engine.refusal import NotationError, Refused
from gruppetto.table.bot_turns import Company
from gruppetto.table.coaching import rivals_act
from gruppetto.table.denied import Denied
from gruppetto.table.programs import NoPrograms, Programs
from gruppetto.table.store import StorageFailed
from gruppetto.table.tables import LiveTable
from gruppetto.table.tasks import call_off
from gruppetto.table.thinking import STAND_IN, Thought

_log = logging.getLogger(__name__)

Decide = Callable[[Thought, Company], Awaitable[str | None]]
"""The notation of what a bot chose, or None when it could not say. Who is at its table decides when its turn comes."""


class Bots:
    """Moves the bots of all tables that somebody looks at."""

    def __init__(
        self, decide: Decide, pause: float, retry: tuple[float, float], programs: Programs | None = None
    ) -> None:
        """`pause` seconds lie between two moves, so that people can follow; a move that was not stored is tried again
        after `retry` seconds: at first, and at most."""
        self._decide = decide
        self._programs = programs or NoPrograms()
        self._pause = pause
        self._retry = retry
        self._drivers: set[asyncio.Task[None]] = set()

    def nudge(self, table: LiveTable) -> None:
        """Call this whenever it may have become a bot's turn, or the match has ended."""
        self._see_off(table)
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
            self._see_off(table)

    def _see_off(self, table: LiveTable) -> None:
        """Programs need not stay once their match is over."""
        if table.match is not None and table.match.over:
            self._programs.over(table.id, table.match)

    async def _turn(self, table: LiveTable, seat: int, bot: str) -> None:
        match = table.playing()
        version = match.version
        pause = asyncio.create_task(asyncio.sleep(self._pause))
        try:
            do, instead = await self._chosen(table, match, seat, bot)
            await pause
        finally:
            pause.cancel()
        await self._insist(table, version, lambda: _play(table, match, seat, do, instead))

    async def _chosen(self, table: LiveTable, match: Match, seat: int, bot: str) -> tuple[str | None, str]:
        """What is to be played, and the bot of the house that decided it for a program that could not: the log names
        it, so that everybody sees who rode."""
        if table.lesson is not None and (told := rivals_act(table.lesson, match, seat)) is not None:
            return told, ""
        instead = ""
        if bot in self._programs.names:
            said = await self._programs.decide(table.id, match, seat, bot, _company(table))
            if said is not None:
                return said, ""
            bot = instead = STAND_IN
        return await self._think(table, match, seat, bot), instead

    async def _think(self, table: LiveTable, match: Match, seat: int, bot: str) -> str | None:
        thought = Thought(table.game.id, bot, match.lots(), match.state.view(seat))
        return await self._decide(thought, _company(table))

    async def decide_for(self, table: LiveTable, seat: int, bot: str) -> None:
        """One move for somebody whose time has run out, unless they decide while the bot thinks."""
        match = table.playing()
        version = match.version
        do = await self._think(table, match, seat, bot)
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


def _company(table: LiveTable) -> Company:
    playing = frozenset(guest.address for guest in table.guests if guest.seats)
    return Company(playing, frozenset(guest.address for guest in table.guests) - playing)


async def _play(table: LiveTable, match: Match, seat: int, do: str | None, instead: str = "") -> None:
    """What a bot chose; `instead` is the bot, where it decided this one move for the seat's person or program."""
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
