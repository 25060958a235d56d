"""Hints: what a bot would do, for the seat to decide. It thinks elsewhere, on the seat's view, and comes back with the
version it thought about; an answer to an old question is dropped, and so is one that nobody waits for any more.

A hint is shown only once its entry is committed, so that no record keeps one back.
"""

import asyncio
import logging
from typing import Any, NamedTuple

from gruppetto.bots import adviser
from gruppetto.engine.contract import View
from gruppetto.engine.match import Match
from gruppetto.table.advice import Advised
from gruppetto.table.denied import Denied, our_fault
from gruppetto.table.guest import Guest
from gruppetto.table.limits import Allowance
from gruppetto.table.log_room import need_room_beside_moves
from gruppetto.table.requests import authorise, need_riding
from gruppetto.table.setting_up import Games
from gruppetto.table.store import StorageFailed
from gruppetto.table.tables import LiveTable
from gruppetto.table.tasks import call_off
from gruppetto.table.thinking import Hint, ready
from gruppetto.table.undo import undo_pending
from gruppetto.table.wire import AskHint, HintSent, NoHint, Ok, write
from gruppetto.table.work import VisitorWork

_log = logging.getLogger(__name__)


class _Question(NamedTuple):
    """What is thought about: the game, what lots are drawn from, and what the seat saw when it asked."""

    game: str
    lots: str
    view: View[Any]


class Hints:
    """All hints that are being thought about, one a seat."""

    def __init__(self, games: Games, hint: Hint, work: VisitorWork, rate: Allowance, *, prepares: bool = True) -> None:
        """`work` is where `hint` is thought out; `rate` counts what a visitor asks for; `prepares` says whether `work`
        is got ready before the first of them."""
        self._games = games
        self._hint = hint
        self._work = work
        self._rate = rate
        self._prepares = prepares
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def ask(self, table: LiveTable, guest: Guest, said: AskHint) -> None:
        """Begins to think, or raises Denied. Nobody waits for it: the guest is told later."""
        authorise(guest, said.seat)
        match = table.playing()
        _need_question(table, match, said)
        place = (table.id, said.seat)
        if place in self._thinking:
            raise Denied("thinking", "A hint for this seat is being thought about already.")
        if not self._rate.take(guest.address):
            raise Denied("rate", "Too many hints; please wait a moment.")
        guest.say(write(Ok(said.id, match.version)))
        # Not the lots of the seed: what is told follows from what the seat sees, and from nothing else.
        question = _Question(table.game.id, f"{said.seat}/{len(match.standing())}", match.state.view(said.seat))
        self._thinking[place] = asyncio.create_task(self._answer(table, guest, said, question))

    def expect(self, table: LiveTable) -> None:
        """Somebody sits at a table: if they may ask, whoever thinks is got ready, so that the first does not wait."""
        game = table.game.id
        if self._prepares and table.hints and adviser(table.game) and game not in self._ready:
            self._ready[game] = asyncio.create_task(self._prepare(game))

    async def _prepare(self, game: str) -> None:
        try:
            await self._work(None, ready, self._games, game)
        except Exception as error:
            _log.error("nobody is ready to think about hints: %r", error)

    async def settle(self) -> None:
        """Waits until nothing is being thought about."""
        while self._thinking:
            await asyncio.wait(list(self._thinking.values()))

    async def close(self) -> None:
        await call_off([*self._thinking.values(), *self._ready.values()])

    async def _answer(self, table: LiveTable, guest: Guest, said: AskHint, question: _Question) -> None:
        try:
            told = await self._think(table, guest, said, question)
        finally:
            del self._thinking[table.id, said.seat]  # before they hear of it, who may ask again at once
        if told is not None:
            guest.say(write(told))

    async def _think(
        self, table: LiveTable, guest: Guest, said: AskHint, question: _Question
    ) -> HintSent | NoHint | None:
        try:
            advised = await self._work(guest.address, self._hint, self._games, *question)
            async with table.changing():
                return await _entered(table, guest, said, advised)
        except Denied as denied:
            return NoHint(said.id, said.seat, denied.code)
        except StorageFailed as error:
            _log.error("a hint was not shown, the database failed: %s", error)
            return NoHint(said.id, said.seat, error.code)
        except Exception as error:
            _log.error("a hint could not be thought out: %r", error, exc_info=_log.isEnabledFor(logging.DEBUG))
            return NoHint(said.id, said.seat, our_fault().code)


def _need_question(table: LiveTable, match: Match, said: AskHint) -> None:
    """Whether this seat may ask now."""
    if not table.hints:
        raise Denied("no_hints", "This table was set up without hints.")
    if not adviser(table.game):
        raise Denied("no_adviser", "No bot looks far enough ahead in this game to give hints.")
    if said.version != match.version:
        raise table.stale()
    if match.state.to_decide != said.seat:
        raise Denied("not_your_turn", "Hints are for the seat to decide.")
    need_riding(match, said.seat)
    need_room_beside_moves(match, table.limits)
    if table.wish is not None:
        raise undo_pending()


async def _entered(table: LiveTable, guest: Guest, said: AskHint, advised: Advised) -> HintSent | None:
    """Enters that it is shown, if the question is still the same; the caller holds the lock. None for who has left."""
    if guest not in table.guests:
        return None
    authorise(guest, said.seat)
    match = table.playing()
    _need_question(table, match, said)
    await table.enter(match.prepare_hint(said.seat, advised.level), None)
    table.publish()
    return HintSent(said.id, said.seat, match.version, advised.level, advised.now, advised.choices)
