"""One WebSocket: reads messages one after the other, answers every one of them, and sends what the table says."""

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket

from gruppetto.server import play, wire
from gruppetto.server.denied import Denied, not_stored, our_fault
from gruppetto.server.guest import Guest
from gruppetto.server.house import House
from gruppetto.server.limits import visitor
from gruppetto.server.sheets import LiveSheet
from gruppetto.server.tables import Table
from gruppetto.server.writer import StorageFailed

_log = logging.getLogger(__name__)

_TRY_AGAIN_LATER = 1013
_POLICY = 1008

_NEXT_LOOK = 0.05
"""Seconds before somebody who wants to see too much at once is thought of again."""


async def live_table(socket: WebSocket) -> None:
    """The endpoint `/ws`."""
    house: House = socket.app.state.house
    address = visitor(socket.client.host if socket.client else "")
    await socket.accept()
    if not house.doormen.live.enter(address):
        refused = Denied("rate", "This address has too many open connections.")
        await socket.send_text(_refused(None, refused).decode())
        await socket.close(_TRY_AGAIN_LATER)
        return
    try:
        await _Session(house, socket, address).run()
    finally:
        house.doormen.live.leave(address)


class _Session:
    """A connection from its first message to its last."""

    def __init__(self, house: House, socket: WebSocket, address: str) -> None:
        self._house = house
        self._socket = socket
        self._guest = Guest(address, house.limits.waiting, house.limits.unread_bytes)
        self._table: Table | None = None
        self._sheet: LiveSheet | None = None
        self._messages = house.doormen.of_connection(house.limits.messages, address)
        self._chat = house.doormen.of_connection(house.limits.chat, address)
        self._refused_in_a_row = 0

    async def run(self) -> None:
        self._house.guests.add(self._guest)
        sender = asyncio.create_task(self._send())
        doubt = asyncio.get_running_loop().call_later(self._house.limits.hello_seconds, self._need_hello)
        try:
            await self._listen()
        finally:
            doubt.cancel()
            self._house.guests.discard(self._guest)
            self._leave()
            self._guest.dismiss()
            await asyncio.gather(sender, return_exceptions=True)

    def _need_hello(self) -> None:
        """Whoever came for nothing makes room for others."""
        if self._table is None and self._sheet is None:
            self._guest.say(_refused(None, Denied("no_hello", "Nobody said hello here, so this connection ends.")))
            self._guest.dismiss()

    async def _send(self) -> None:
        """Empties the outbox until the guest is dismissed or gone."""
        # A connection that breaks while we send is no fault: the guest will come back.
        with contextlib.suppress(Exception):
            while (message := await self._guest.next()) is not None:
                await self._socket.send_text(message.decode())
            await self._socket.close()
        self._guest.fall_silent()

    async def _listen(self) -> None:
        while True:
            await self._guest.attentive.wait()
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text: str | None = received.get("text")
            if not self._messages.take():
                self._refused_in_a_row += 1
                if self._refused_in_a_row > self._house.limits.patience:
                    await self._socket.close(_POLICY)
                    return
                self._guest.say(_refused(_id(text), Denied("rate", "Too many messages; please wait a moment.")))
                continue
            self._refused_in_a_row = 0
            await self._answer(text)

    async def _answer(self, text: str | None) -> None:
        try:
            await self._obey(self._read(text))
        except Denied as denied:
            self._guest.say(_refused(_id(text), denied))
        except StorageFailed as error:
            _log.error("a message could not be obeyed, the database failed: %s", error)
            self._guest.say(_refused(_id(text), not_stored()))
        except Exception as error:
            _log.error("a message could not be answered: %r", error, exc_info=_log.isEnabledFor(logging.DEBUG))
            self._guest.say(_refused(_id(text), our_fault()))

    def _read(self, text: str | None) -> wire.ClientMessage:
        if text is None:
            raise Denied("malformed", "A message is a JSON text, not binary data.")
        if len(text.encode(errors="surrogatepass")) > self._house.limits.message_bytes:
            raise Denied("too_large", f"A message has at most {self._house.limits.message_bytes} bytes.")
        return wire.read(text)

    async def _obey(self, said: wire.ClientMessage) -> None:
        if isinstance(said, wire.Hello):
            return await self._come_in(said)
        if isinstance(said, wire.Ping):
            return self._guest.say(wire.write(wire.Ok(said.id, self._table.version if self._table else -1)))
        if isinstance(said, wire.Watch):
            return await self._watch(said)
        table = self._table
        if table is None:
            raise Denied("no_hello", "Say hello to a table first.")
        if isinstance(said, wire.Act):
            await play.act(self._house, table, self._guest, said)
        elif isinstance(said, wire.Why):
            play.why(table, self._guest, said)
        elif isinstance(said, wire.Undo):
            await play.undo(self._house, table, self._guest, said)
        elif isinstance(said, wire.Consent):
            await play.consent(self._house, table, self._guest, said)
        else:
            if not self._chat.take():
                raise Denied("rate", "Too many lines; please wait a moment.")
            await play.chat(self._house, table, self._guest, said)

    async def _come_in(self, said: wire.Hello) -> None:
        while not (self._guest.silent.is_set() or self._house.doormen.looks.take(self._guest.address)):
            await asyncio.sleep(_NEXT_LOOK)
        table = await self._house.tables.find(said.table)
        lines = await self._house.storage.lines(table.id, self._house.limits.chat_history)
        async with table.lock:
            seats = table.seats_of(said.tokens)  # not before: a seat may be freed while we wait
            if table is not self._table:
                self._guest.boards.clear()
            self._leave()
            guest = self._guest
            guest.owned = seats
            guest.seen = {eyes: said.since.get(eyes) for eyes in guest.eyes}
            self._table = table
            guest.say(wire.write(wire.Ok(said.id, table.version, sorted(seats))))
            guest.say(wire.write(wire.Lobby(table.public())))
            table.guests.add(guest)
            self._tell_presence(table)
            await table.show(guest)
            if table.wish is not None:
                guest.say(wire.write(play.wished(table.wish)))
            for line in lines:
                guest.say(wire.write(wire.Chat(line.number, line.seat, line.name, line.text)))
        self._house.draw_ahead(table)
        self._house.bots.nudge(table)

    async def _watch(self, said: wire.Watch) -> None:
        """Stand beside a score sheet: its version now, and whenever it changes."""
        sheet = await self._house.sheets.find(self._guest.address, said.sheet)
        self._leave()
        self._sheet = sheet
        sheet.guests.add(self._guest)
        self._guest.say(wire.write(wire.Ok(said.id, sheet.version)))
        self._guest.say(wire.write(sheet.changed()))

    def _tell_presence(self, table: Table) -> None:
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


def _refused(message_id: int | str | None, denied: Denied) -> bytes:
    refused = wire.Refused(message_id, denied.code)
    if denied.rule:
        refused.rule = denied.rule
    if denied.rule or denied.params:
        refused.params = denied.params
    if denied.message:
        refused.message = denied.message
    return wire.write(refused)
