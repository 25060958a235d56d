"""A server that really listens, in a thread of this process, and clients that say no more than a test lets them."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from gruppetto.server import run as starting
from gruppetto.server.app import make_app
from gruppetto.server.database_lock import DatabaseLock
from gruppetto.server.settings import Settings

PATIENCE = 30.0
"""Seconds to wait for what must come; two busy cores can be slow."""


class Listening:
    """The server's end."""

    def __init__(self, port: int, server: starting._Server) -> None:
        self.port = port
        self._server = server

    def dial(self, *, reads_little: bool = False) -> socket.socket:
        return dial(self.port, reads_little=reads_little)

    @property
    def connections(self) -> int:
        return len(self._server.server_state.connections)

    def wait_for_connections(self, number: int) -> None:
        wait_until(lambda: self.connections == number)


@contextmanager
def listening(settings: Settings, host: str = "127.0.0.1", *, sends_little: bool = False) -> Iterator[Listening]:
    """A server; one that sends little soon has answers that wait for their reader."""
    app = make_app(replace(settings, host=host))
    ready = threading.Event()
    lock = DatabaseLock(settings.database)
    server = starting._Server(starting._config(app, settings), app, ready.set, lock)
    with starting._bind(host, 0) as bound:
        if sends_little:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # which its connections inherit
        thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            yield Listening(bound.getsockname()[1], server)
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            lock.release()


def dial(port: int, *, reads_little: bool = False) -> socket.socket:
    """A connection. One that reads little soon lets nothing more through to it."""
    line = socket.socket()
    if reads_little:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", port))
    return line


def wait_until(seen: Callable[[], bool]) -> None:
    last = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < last, "it never came"
        time.sleep(0.01)


def all_from(line: socket.socket) -> bytes:
    """Everything that comes until the other end has closed the connection, or broken it off."""
    heard = bytearray()
    try:
        while some := line.recv(65_536):
            heard += some
    except ConnectionError:
        pass
    return bytes(heard)


def answer_from(line: socket.socket) -> bytes:
    """The first line of an answer, and all of it taken off the connection."""
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += line.recv(65_536)
    head, _, body = heard.partition(b"\r\n\r\n")
    length = next(int(row[15:]) for row in head.lower().splitlines() if row.startswith(b"content-length:"))
    while len(body) < length:
        body += line.recv(65_536)
    return head.splitlines()[0]


# --- a WebSocket by hand: its client does nothing by itself, it neither reads nor answers pings ----------------------

TEXT, CONTINUATION, PING = 0x1, 0x0, 0x9


def upgraded(line: socket.socket) -> socket.socket:
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101"), head
    return line


def frame(kind: int, content: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as clients send them, under a mask of zeros."""
    assert len(content) < 126
    return bytes([kind | (0x80 if last else 0), 0x80 | len(content)]) + bytes(4) + content
