"""One WebSocket: hands what it receives to a session of the table, and sends what the session's guest is told."""

import asyncio
import contextlib

from starlette.websockets import WebSocket

from gruppetto.table.denied import Denied
from gruppetto.table.guest import Guest
from gruppetto.table.limits import Turnstile, visitor
from gruppetto.table.session import Session, Sessions, refused

_TRY_AGAIN_LATER = 1013
_POLICY = 1008


class LiveSocket:
    """The endpoint `/ws`, with room for so many connections of one visitor."""

    def __init__(self, sessions: Sessions, connections: Turnstile) -> None:
        self._sessions = sessions
        self._connections = connections

    async def connect(self, socket: WebSocket) -> None:
        address = visitor(socket.client.host if socket.client else "")
        await socket.accept()
        if not self._connections.enter(address):
            too_many = Denied("rate", "This address has too many open connections.")
            await socket.send_text(refused(None, too_many).decode())
            await socket.close(_TRY_AGAIN_LATER)
            return
        try:
            await _serve(socket, self._sessions.begin(address))
        finally:
            self._connections.leave(address)


async def _serve(socket: WebSocket, session: Session) -> None:
    sender = asyncio.create_task(_send(socket, session.guest))
    try:
        await _listen(socket, session)
    finally:
        session.end()
        await asyncio.gather(sender, return_exceptions=True)


async def _send(socket: WebSocket, guest: Guest) -> None:
    """Empties the outbox until the guest is dismissed or gone."""
    # A connection that breaks while we send is no fault: the guest will come back.
    with contextlib.suppress(Exception):
        while (frame := await guest.next_frame()) is not None:
            await socket.send_text(frame.decode())
        await socket.close()
    guest.fall_silent()


async def _listen(socket: WebSocket, session: Session) -> None:
    while True:
        await session.guest.attentive.wait()
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        if not await session.hear(received.get("text")):
            await socket.close(_POLICY)
            return
