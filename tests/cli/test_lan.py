"""`--lan`: the phones of a home come in, by an address that is found, printed and shown as a QR code."""

from __future__ import annotations

import io
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gruppetto.cli import hosting, qr
from gruppetto.server import addresses
from gruppetto.server import run as starting
from gruppetto.server.hosts import EVERYWHERE
from gruppetto.server.settings import Settings
from tests.cli.conftest import Run

AT_HOME = "192.168.178.20"
URL = f"http://{AT_HOME}:8642"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the server would have been started with."""
    starts: list[tuple[object, ...]] = []
    monkeypatch.setattr(hosting, "serve", lambda *given: starts.append(given))
    return starts


def lives_at(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setattr(hosting, "network_address", lambda: address)


@pytest.mark.parametrize("command", ["serve", "companion"])
def test_it_listens_for_the_whole_home_and_draws_the_way_in(
    run: Run, monkeypatch: pytest.MonkeyPatch, served: list[tuple[object, ...]], command: str
) -> None:
    lives_at(monkeypatch, AT_HOME)

    run(command, "--lan", "--no-browser")

    assert (served[0][0], served[0][-1]) == (EVERYWHERE[0], qr.drawn)


def test_without_a_network_it_says_so_in_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, served: list[tuple[object, ...]]
) -> None:
    lives_at(monkeypatch, "")

    shown = run("serve", "--lan")

    assert "is on no network that a phone could reach it by" in shown.output
    assert (shown.exit_code, served) == (1, [])


def test_an_address_of_ones_own_is_another_wish(run: Run, served: list[tuple[object, ...]]) -> None:
    shown = run("serve", "--lan", "--host", AT_HOME)

    assert "Say --lan or --host, not both" in shown.output
    assert served == []


def test_the_code_is_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))

    code = qr.drawn(URL).splitlines()

    width = len(code[0].removeprefix("\x1b[97;40m").removesuffix("\x1b[0m"))
    assert width == 25 + 2 * 2, "25 modules hold so short an address, with a margin of two on each side"
    assert len(code) == (width + 1) // 2


def test_a_terminal_without_such_letters_gets_the_address_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="latin-1"))

    assert qr.drawn(URL) == ""


class Routes(socket.socket):
    """A machine that has a way to its own network only."""

    def connect(self, to: tuple[str, int]) -> None:  # type: ignore[override]  # of all addresses only these are asked
        if not to[0].startswith("10.42.0."):
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return "10.42.0.1", 9


def test_a_home_without_internet_has_an_address_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "socket", Routes)

    assert addresses.network_address() == "10.42.0.1"


class Ready:
    """A server that is ready at once, and ends."""

    failure = ""

    def __init__(self, _config: object, _app: object, ready: Callable[[], None], _lock: object) -> None:
        self._ready = ready

    def run(self, sockets: object) -> None:
        self._ready()


def test_the_picture_stands_below_the_address_that_is_for_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(starting, "ways_in", lambda _host: ["127.0.0.1", AT_HOME])
    monkeypatch.setattr(starting, "_Server", Ready)
    said: list[str] = []

    settings = Settings(starting.database_url(str(tmp_path / "tables.sqlite")))
    starting.run(settings, "127.0.0.1", 0, False, said.append, picture=lambda url: f"a picture of {url}")

    here, others, picture = said
    assert here.startswith("Gruppetto is ready: http://127.0.0.1:")
    assert others.startswith(f"On your network: http://{AT_HOME}:")
    assert picture == others.replace("On your network: ", "a picture of ")
