"""One connection: hears messages one after the other and answers every one of them, whatever carries them."""

import asyncio
import logging
from contextlib import suppress

from msgspec import UNSET

from gruppetto.table import requests, wire
from gruppetto.table.all_tables import Tables
from gruppetto.table.denied import Denied, not_stored, our_fault
from gruppetto.table.guest import Guest
from gruppetto.table.hints import Hints
from gruppetto.table.keeping import need_open
from gruppetto.table.limits import Limits, RateLimits
from gruppetto.table.message_turns import MessageTurns
from gruppetto.table.roads_ahead import RoadsAhead
from gruppetto.table.sheets import LiveSheet, Sheets
from gruppetto.table.store import StorageFailed
from gruppetto.table.tables import LiveTable
from gruppetto.table.talk import told

_log = logging.getLogger(__name__)

_NEXT_LOOK = 0.05
"""Seconds before somebody who wants to see too much at once is thought of again."""

_LAST_WORDS = 2.0
"""Seconds in which a goodbye must be sent."""


class Sessions:
    """Everybody with a live connection, at a table or not yet, and what they may ask for."""

    def __init__(
        self,
        tables: Tables,
        sheets: Sheets,
        roads: RoadsAhead,
        hints: Hints,
        limits: Limits,
        rates: RateLimits,
        undo_patience: float,
    ) -> None:
        self.tables = tables
        self.sheets = sheets
        self.roads = roads
        self.hints = hints
        self.limits = limits
        self.rates = rates
        self.undo_patience = undo_patience
        self.turns = MessageTurns()
        self.guests: set[Guest] = set()

    def begin(self, address: str) -> "Session":
        """For a new connection of this visitor; whoever carries it sends what the session's guest is told."""
        return Session(self, address)

    async def farewell(self) -> None:
        """Tells everybody that the server goes, and waits a moment until they have heard it."""
        leaving = list(self.guests)
        goodbye = wire.write(wire.Bye("restart"))
        for guest in leaving:
            guest.say(goodbye)
            guest.dismiss()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*(guest.silent.wait() for guest in leaving)), _LAST_WORDS)


class Session:
    """A connection from its first message to its last."""

    def __init__(self, of: Sessions, address: str) -> None:
        self._of = of
        self._guest = Guest(address, of.limits.waiting, of.limits.unread_bytes)
        self._table: LiveTable | None = None
        self._sheet: LiveSheet | None = None
        self._messages = of.rates.of_connection(of.limits.messages, address)
        self._chat = of.rates.of_connection(of.limits.chat, address)
        self._refused_in_a_row = 0
        self._refused_too_much = False
        """True where its last move was refused when its visitor had had too many refused already."""
        self._coming_in = False
        self._doubt = self._wait_for_hello()
        of.guests.add(self._guest)

    @property
    def guest(self) -> Guest:
        """Who hears: what is told to it is to be sent."""
        return self._guest

    def end(self) -> None:
        """Nothing more will be heard; what waits for the guest may still be sent."""
        self._doubt.cancel()
        self._of.guests.discard(self._guest)
        self._leave()
        self._guest.dismiss()

    async def hear(self, text: str | None) -> bool:
        """Answers a message, None for one that was no text; False when this visitor floods us and must go."""
        await self._of.turns.take(self._guest.address)
        if not self._messages.take():
            self._refused_in_a_row += 1
            if self._refused_in_a_row > self._of.limits.patience:
                return False
            self._guest.say(refused(_id(text), Denied("rate", "Too many messages; please wait a moment.")))
            return True
        self._refused_in_a_row = 0
        await self._answer(text)
        return True

    def _wait_for_hello(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self._of.limits.hello_seconds, self._need_hello)

    def _need_hello(self) -> None:
        """Close a connection that came for nothing. One that waits for a table to be opened did not."""
        if self._coming_in:
            self._doubt = self._wait_for_hello()
        elif self._table is None and self._sheet is None:
            self._guest.say(refused(None, Denied("no_hello", "Nobody said hello here, so this connection ends.")))
            self._guest.dismiss()

    async def _answer(self, text: str | None) -> None:
        try:
            await self._obey(self._read(text))
        except Denied as denied:
            self._guest.say(refused(_id(text), denied))
        except StorageFailed as error:
            _log.error("a message could not be obeyed, the database failed: %s", error)
            self._guest.say(refused(_id(text), not_stored(error.code)))
        except Exception as error:
            _log.error("a message could not be answered: %r", error, exc_info=_log.isEnabledFor(logging.DEBUG))
            self._guest.say(refused(_id(text), our_fault()))

    def _read(self, text: str | None) -> wire.ClientMessage:
        if text is None:
            raise Denied("malformed", "A message is a JSON text, not binary data.")
        if len(text.encode(errors="surrogatepass")) > self._of.limits.message_bytes:
            raise Denied("too_large", f"A message has at most {self._of.limits.message_bytes} bytes.")
        return wire.read(text)

    async def _obey(self, said: wire.ClientMessage) -> None:
        if isinstance(said, wire.Hello):
            return await self._come_in(said)
        if isinstance(said, wire.Ping):
            return self._guest.say(wire.write(wire.Ok(said.id, self._table.version if self._table else -1)))
        if isinstance(said, wire.Watch):
            return await self._watch(said)
        table = self._table
        if table is None or self._guest not in table.guests:  # whom a table that is no more has sent away
            raise Denied("no_hello", "Say hello to a table first.")
        if isinstance(said, wire.Act | wire.Undo | wire.Consent):
            await self._change(table, said)
        elif isinstance(said, wire.Why | wire.Peek):
            self._explain(table, said)
        elif isinstance(said, wire.AskHint):
            self._of.hints.ask(table, self._guest, said)
        else:
            if not self._chat.take():
                raise Denied("rate", "Too many lines; please wait a moment.")
            await requests.chat(table, self._guest, said, self._of.limits.chat_length)

    async def _change(self, table: LiveTable, said: wire.Act | wire.Undo | wire.Consent) -> None:
        """Count refusals for the visitor. When those were too many, this connection waits before its next try;
        others of the visitor, of which nothing was refused, do not."""
        refusals = self._of.rates.refused_acts
        if self._refused_too_much and not refusals.take(self._guest.address):
            raise Denied("rate", "Too many moves that cannot be made; please wait a moment.")
        try:
            if isinstance(said, wire.Act):
                await requests.act(table, self._guest, said)
            elif isinstance(said, wire.Undo):
                await requests.undo(table, self._guest, said, self._of.undo_patience)
            else:
                await requests.consent(table, self._guest, said)
        except Denied:
            self._refused_too_much = not refusals.take(self._guest.address)
            raise
        self._refused_too_much = False

    def _explain(self, table: LiveTable, said: wire.Why | wire.Peek) -> None:
        if not self._of.rates.questions.take(self._guest.address):
            raise Denied("rate", "Too many questions; please wait a moment.")
        if isinstance(said, wire.Why):
            requests.why(table, self._guest, said)
        else:
            requests.peek(table, self._guest, said)

    async def _come_in(self, said: wire.Hello) -> None:
        while not (self._guest.silent.is_set() or self._of.rates.looks.take(self._guest.address)):
            await asyncio.sleep(_NEXT_LOOK)
        self._coming_in = True
        try:
            table = await self._of.tables.find(said.table, self._guest.address)
        finally:
            self._coming_in = False
        lines = await table.store.lines(table.id, self._of.limits.chat_history)
        async with table.lock:
            need_open(table)
            rights = table.rights_of(said.tokens)  # not before: a seat may be freed while we wait
            if table is not self._table:
                self._guest.boards.clear()
            self._leave()
            guest = self._guest
            guest.owned, guest.claims = rights.owned, rights.claims
            guest.seen = {eyes: said.since.get(eyes) for eyes in guest.eyes}
            guest.pictured = None  # the picture it has may be that of another table, at whatever version
            self._table = table
            guest.say(wire.write(wire.Ok(said.id, table.version, sorted(rights.owned), rights.moved or UNSET)))
            guest.say(wire.write(wire.Lobby(table.public())))
            table.guests.add(guest)
            self._tell_presence(table)
            await table.show(guest)
            if table.wish is not None:
                guest.say(wire.write(table.wish.wished()))
            for line in table.talk.since(lines):
                guest.say(wire.write(told(line)))
        self._of.roads.draw(table.game, table.setup.edition)
        if rights.owned:
            self._of.hints.expect(table)
        table.nudge()

    async def _watch(self, said: wire.Watch) -> None:
        """Stand beside a score sheet: its version now, and whenever it changes."""
        sheet = await self._of.sheets.find(self._guest.address, said.sheet)
        self._leave()
        self._sheet = sheet
        sheet.guests.add(self._guest)
        self._guest.say(wire.write(wire.Ok(said.id, sheet.version)))
        self._guest.say(wire.write(sheet.changed()))

    def _tell_presence(self, table: LiveTable) -> None:
        """To everybody when a seat came; whoever only watches learns it alone, or a crowd would tell a crowd."""
        if self._guest.seats:
            table.tell(table.presence())
        else:
            self._guest.say(wire.write(table.presence()))

    def _leave(self) -> None:
        sheet, self._sheet = self._sheet, None
        if sheet is not None:
            sheet.guests.discard(self._guest)
        table, self._table = self._table, None
        if table is not None:
            table.guests.discard(self._guest)
            if self._guest.seats:
                table.tell(table.presence())


def _id(text: str | None) -> int | str | None:
    return None if text is None else wire.id_of(text)


def refused(message_id: int | str | None, denied: Denied) -> bytes:
    """What is said to somebody whose message was not obeyed."""
    answer = wire.Refused(message_id, denied.code)
    if denied.rule:
        answer.rule = denied.rule
    if denied.rule or denied.params:
        answer.params = denied.params
    if denied.message:
        answer.message = denied.message
    return wire.write(answer)
