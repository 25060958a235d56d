"""Connections of people who send half of something, or read nothing: each ends by itself, and holds nobody up."""

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from gruppetto.server import connections
from gruppetto.server.connections import WORTH_DEFLATING, PunctualWebSocket, ReaderWatch, SparingDeflate
from gruppetto.server.settings import Settings
from tests.server.listening import (
    CONTINUATION,
    PATIENCE,
    PING,
    TEXT,
    Listening,
    all_from,
    answer_from,
    frame,
    listening,
    upgraded,
)

SOON = 0.2
"""Seconds; what counts in these tests is only that it comes."""
GET = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 "
A_LOT = 8 * 1024 * 1024


@contextmanager
def server(settings: Settings, **limits: Any) -> Iterator[Listening]:
    with listening(replace(settings, limits=replace(settings.limits, **limits)), sends_little=True) as there:
        yield there


# --- half of a request --------------------------------------------------------------------------------------------


def test_a_connection_on_which_nothing_comes_ends(settings: Settings) -> None:
    with server(settings, head_seconds=SOON) as there, there.dial() as line:
        assert all_from(line).startswith(TOO_SLOW)


def test_half_a_head_ends_the_connection(settings: Settings) -> None:
    with server(settings, head_seconds=SOON) as there, there.dial() as line:
        line.sendall(GET[:-2])
        assert all_from(line).startswith(TOO_SLOW)


def test_a_head_that_drips_ends_the_connection_though_something_always_comes(settings: Settings) -> None:
    with server(settings, head_seconds=SOON) as there, there.dial() as line:
        line.sendall(GET[:-2] + b"X-Drip: ")
        with suppress(ConnectionError):
            for _ in range(2000):
                line.sendall(b"x")
                time.sleep(0.01)
        there.wait_for_connections(0)


def test_half_a_body_ends_the_connection_and_is_no_fault_of_ours(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), server(settings, body_seconds=SOON) as there, there.dial() as line:
        line.sendall(POST + b'{"game":')
        assert all_from(line).startswith(TOO_SLOW)
        there.wait_for_connections(0)
    assert caplog.records == []


def test_half_a_second_request_ends_the_connection(settings: Settings) -> None:
    with server(settings, head_seconds=SOON) as there, there.dial() as line:
        line.sendall(GET)
        assert answer_from(line) == b"HTTP/1.1 200 OK"
        line.sendall(GET[:-2])
        assert all_from(line).startswith(TOO_SLOW)


def test_whoever_sends_whole_requests_in_time_is_not_hurried(settings: Settings) -> None:
    """After the first has come, the time for the head of the next begins with its first byte."""
    with server(settings, head_seconds=SOON) as there, there.dial() as quick, there.dial() as silent:
        quick.sendall(GET)
        assert answer_from(quick) == b"HTTP/1.1 200 OK"
        all_from(silent)  # by now the time of both is over
        quick.sendall(GET)
        assert answer_from(quick) == b"HTTP/1.1 200 OK"


def test_a_connection_is_not_kept_for_ever_for_a_next_request(settings: Settings) -> None:
    with server(settings, idle_seconds=0) as there, there.dial() as line:
        line.sendall(GET)
        assert all_from(line).startswith(b"HTTP/1.1 200 OK")


def test_a_web_socket_outlives_the_time_for_a_body(settings: Settings) -> None:
    """Nothing more of the request is owed: a late 408 would stand between two frames and end the connection."""
    with server(settings, body_seconds=SOON) as there, upgraded(there.dial()) as line, there.dial() as slow:
        slow.sendall(POST)
        assert all_from(slow).startswith(TOO_SLOW)  # by now the time of both is over
        line.sendall(frame(TEXT, b'{"say":"ping","id":7}'))
        assert b'"id":7' in line.recv(65_536)


# --- nothing is read ----------------------------------------------------------------------------------------------


def test_an_answer_that_is_not_read_ends_the_connection(settings: Settings) -> None:
    settings.pages.mkdir()
    (settings.pages / "index.html").write_bytes(b"x" * A_LOT)
    with server(settings, stalled_seconds=SOON) as there, there.dial(reads_little=True) as line:
        line.sendall(GET.replace(b"/api/games", b"/"))
        there.wait_for_connections(1)
        there.wait_for_connections(0)


class Hasty(PunctualWebSocket):
    """Does not wait long for a client that is to close the connection, too."""

    def __init__(self, *given: Any, **of_uvicorn: Any) -> None:
        super().__init__(*given, **of_uvicorn)
        self.close_timeout = SOON


def test_questions_without_reading_the_answers_end_the_connection(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PunctualWebSocket", Hasty)
    with server(settings, stalled_seconds=SOON, waiting=8) as there, there.dial(reads_little=True) as line:
        upgraded(line)
        question = frame(TEXT, b'{"say":"ping","id":"%b"}' % (b"x" * 60))
        with suppress(ConnectionError):
            for _ in range(200):
                line.sendall(question * 100)
        there.wait_for_connections(0)


def test_pings_of_the_protocol_are_bounded(settings: Settings) -> None:
    with server(settings, pings=(3, 3600.0)) as there, upgraded(there.dial()) as line:
        line.sendall(frame(PING, b"allez") * 3)
        assert len(line.recv(21, socket.MSG_WAITALL)) == 21
        line.sendall(frame(PING, b"allez") * 100)
        all_from(line)
        there.wait_for_connections(0)


def test_a_message_comes_in_a_bounded_number_of_pieces(settings: Settings) -> None:
    with server(settings, fragments=3) as there, upgraded(there.dial()) as line:
        line.sendall(frame(TEXT, b'{"say":"ping",', last=False))
        line.sendall(frame(CONTINUATION, b'"id":', last=False) + frame(CONTINUATION, b"7}"))
        assert b'"id":7' in line.recv(65_536)
        line.sendall(frame(TEXT, b"{", last=False) + frame(CONTINUATION, last=False) * 100)
        all_from(line)
        there.wait_for_connections(0)


def test_a_live_connection_that_gives_no_sign_of_life_ends(settings: Settings) -> None:
    with server(settings, heartbeat_seconds=SOON) as there, upgraded(there.dial()) as line:
        assert b"keepalive" in all_from(line)


class Pipe:
    """A transport whose reader takes what a test lets it take; it counts how often it was looked at."""

    def __init__(self, *unread: int) -> None:
        self._unread = list(unread)
        self.looks = 0
        self.ended = asyncio.Event()

    def set_write_buffer_limits(self, high: int, low: int) -> None:
        assert (high, low) == (1, 0)

    def get_write_buffer_size(self) -> int:
        self.looks += 1
        return self._unread.pop(0) if len(self._unread) > 1 else self._unread[0]

    def abort(self) -> None:
        self.ended.set()


def test_a_slow_reader_is_left_alone_as_long_as_it_reads() -> None:
    async def read_slowly() -> int:
        pipe = Pipe(40, 40, 30, 30, 20, 20, 10, 10)
        ReaderWatch(cast("asyncio.Transport", pipe), 0.0)
        await pipe.ended.wait()
        return pipe.looks

    assert asyncio.run(read_slowly()) == 9


# --- how many -----------------------------------------------------------------------------------------------------


@pytest.fixture
def no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine counts as any other visitor; usually a proxy on it may bring many."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")


@pytest.mark.usefixtures("no_proxy")
def test_a_visitor_has_only_so_many_connections_of_any_kind(settings: Settings) -> None:
    with server(settings, sockets=2) as there, there.dial(), upgraded(there.dial()) as live:
        with there.dial() as third:
            assert all_from(third).startswith(b"HTTP/1.1 503 ")
        live.close()
        there.wait_for_connections(1)
        with there.dial() as fourth:
            fourth.sendall(GET)
            assert answer_from(fourth) == b"HTTP/1.1 200 OK"


def test_the_connections_of_a_proxy_are_not_one_visitors(settings: Settings) -> None:
    with server(settings, sockets=1) as there, there.dial(), there.dial() as second:
        second.sendall(GET)
        assert answer_from(second) == b"HTTP/1.1 200 OK"


# --- on the network -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("host", "status"), [(b"192.0.2.7", b"200 OK"), (b"evil.example", b"403 Forbidden")])
def test_friends_on_the_network_reach_a_server_that_listens_everywhere(
    settings: Settings, host: bytes, status: bytes
) -> None:
    with listening(settings, "0.0.0.0") as there, there.dial() as line:
        line.sendall(GET.replace(b"127.0.0.1", b"%b:%d" % (host, there.port)))
        assert answer_from(line) == b"HTTP/1.1 " + status


def test_a_request_of_old_that_names_no_host_is_refused(settings: Settings) -> None:
    with listening(settings) as there, there.dial() as line:
        line.sendall(b"GET /api/games HTTP/1.0\r\n\r\n")
        assert b"bad_host" in all_from(line)


# --- deflating ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "deflated"), [(WORTH_DEFLATING - 1, False), (WORTH_DEFLATING, True)])
def test_only_long_messages_are_deflated(size: int, deflated: bool) -> None:
    deflate = SparingDeflate(False, False, 12, 12)
    sent = deflate.encode(Frame(Opcode.TEXT, b"x" * size))
    assert (sent.rsv1, len(sent.data) < size) == (deflated, deflated)


def test_a_client_that_deflates_is_understood(settings: Settings) -> None:
    with server(settings) as there, connect(f"ws://127.0.0.1:{there.port}/ws") as client:
        for unknown in ("x", "x" * 2 * WORTH_DEFLATING):
            client.send(unknown)
            assert '"malformed"' in str(client.recv(PATIENCE))
        assert client.protocol.extensions
