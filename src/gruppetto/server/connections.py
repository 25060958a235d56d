"""Timeouts for connections that uvicorn leaves open to people who send half a request, or never read.

uvicorn waits without end for the rest of a request and for a reader to read, and answers every ping at once. Its two
protocols are kept as they are; these add a deadline to what a client owes, a watch over what it does not read, and
a count of who is there.
"""

import asyncio
from functools import partial
from typing import Any, cast

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

from gruppetto.table.limits import Allowance, Limits, Turnstile, visitor


class Connections:
    """All connections of a server: their limits, and how many each visitor has."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._turnstile = Turnstile(limits.sockets)
        self._visitors: dict[asyncio.Transport, str] = {}

    @property
    def http(self) -> type[asyncio.Protocol]:
        """For uvicorn, which only ever calls it."""
        return cast("type[asyncio.Protocol]", partial(PunctualHttp, self))

    @property
    def websocket(self) -> type[asyncio.Protocol]:
        """For uvicorn, as above."""
        return cast("type[asyncio.Protocol]", partial(PunctualWebSocket, self))

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether this visitor may have one more connection; if so, it is counted until `leave`."""
        who = visitor(address)
        if not self._turnstile.enter(who):
            return False
        self._visitors[transport] = who
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Under whichever protocol it was when it ended; one that was not counted is not counted out."""
        who = self._visitors.pop(transport, None)
        if who is not None:
            self._turnstile.leave(who)


class ReaderWatch:
    """Ends a connection whose reader has stopped reading, so that what waits for it cannot stay for ever.

    Also after `close`, which waits until everything is sent. A slow reader may take its time, as long as it reads.
    """

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        # The protocol is told as soon as something has to wait, and again when nothing does. With TLS "as much as"
        # the bound is enough, so that it cannot be nothing.
        transport.set_write_buffer_limits(high=1, low=0)
        self._transport = transport
        self._seconds = seconds
        self._unread = 0
        self._timer: asyncio.TimerHandle | None = None
        if transport.get_write_buffer_size():
            self.begin()

    def begin(self) -> None:
        self.end()
        self._unread = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        if self._transport.get_write_buffer_size() < self._unread:
            self.begin()
        else:
            self._transport.abort()


_TOO_SLOW = b"The request took too long to arrive."
_TOO_MANY = b"This address has too many open connections."


def _last_word(status: bytes, sentence: bytes) -> bytes:
    """An answer outside of any request, before the connection closes."""
    head = b"HTTP/1.1 %b\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
    return head % (status, len(sentence)) + sentence


class _Counted(asyncio.Protocol):
    """What both protocols do: one that is counted, and whose reader is watched."""

    transport: asyncio.Transport
    _connections: Connections
    _reader: ReaderWatch

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reader.end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reader.end()
        self._connections.leave(self.transport)
        super().connection_lost(exc)


class PunctualHttp(_Counted, H11Protocol):
    """HTTP whose client must send what it began, and read what it asked for."""

    def __init__(self, connections: Connections, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._connections = connections
        self._owed = ""
        self._deadline: asyncio.TimerHandle | None = None

    # asyncio promises any transport; uvicorn, whose override this is, takes one that can be written to.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reader = ReaderWatch(transport, self._connections.limits.stalled_seconds)
        address = self.client[0] if self.client else ""
        if self._is_proxy(address) or self._connections.enter(transport, address):
            self._expect("head")
        else:
            transport.write(_last_word(b"503 Service Unavailable", _TOO_MANY))
            transport.close()

    def _is_proxy(self, address: str) -> bool:
        """Whether many visitors may come from here; then each is counted further in, by the address it came from."""
        return isinstance(self.app, ProxyHeadersMiddleware) and address in self.app.trusted_hosts

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect("")
        super().connection_lost(exc)

    def handle_events(self) -> None:
        super().handle_events()
        self._expect(self._still_owed())

    def _still_owed(self) -> str:
        """What the client has begun and not finished. Between two requests uvicorn itself keeps the time."""
        if self.transport.get_protocol() is not self:
            return ""  # a WebSocket now: what is written here would stand between its frames
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        if self.conn.their_state is h11.IDLE and (self.cycle is None or self.conn.trailing_data[0]):
            return "head"
        return ""

    def _expect(self, owed: str) -> None:
        if owed == self._owed:
            return
        self._owed = owed
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if owed:
            limits = self._connections.limits
            seconds = limits.head_seconds if owed == "head" else limits.body_seconds
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        if self.transport.is_closing():
            return
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not answering:
            self.transport.write(_last_word(b"408 Request Timeout", _TOO_SLOW))
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._reader.end()  # the next protocol brings its own
        super().handle_websocket_upgrade(event)


_DEFLATE = {"memLevel": 5, "level": 3}
"""Half the time of the usual level for a sixth more bytes: a road is a hundred thousand of them, and all others wait
while it is deflated for somebody who comes in."""

WORTH_DEFLATING = 4096
"""Bytes. All that a move says is less: two packets that go together. To deflate it took a tenth of a move."""


class SparingDeflate(PerMessageDeflate):
    """Deflates long messages only, which the protocol leaves to each side, message by message."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH_DEFLATING else super().encode(frame)


class SparingDeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(self, params: Any, accepted_extensions: Any) -> Any:
        agreed, deflate = super().process_request_params(params, accepted_extensions)
        sparing = SparingDeflate(
            deflate.remote_no_context_takeover,
            deflate.local_no_context_takeover,
            deflate.remote_max_window_bits,
            deflate.local_max_window_bits,
            deflate.compress_settings,
        )
        return agreed, sparing


class PunctualWebSocket(_Counted, WebSocketsSansIOProtocol):
    """A WebSocket whose client must read, and cannot keep us busy below the level of messages."""

    def __init__(self, connections: Connections, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._connections = connections
        self._pings = Allowance(connections.limits.pings)
        self._fragments = 0
        self.conn.available_extensions = [
            SparingDeflateFactory(server_max_window_bits=12, client_max_window_bits=12, compress_settings=_DEFLATE)
        ]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._reader = ReaderWatch(self.transport, self._connections.limits.stalled_seconds)

    def handle_ping(self) -> None:
        # A pong is written whether the last one was read or not, so their number is what must be bounded.
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        self._fragments = 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._fragments = 1
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        # The size of a message is bounded, and says nothing about empty pieces.
        self._fragments += 1
        if self._fragments <= self._connections.limits.fragments:
            super().handle_cont(event)
        else:
            self.transport.abort()
