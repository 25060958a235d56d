"""What the server says when it starts: where one's own browser and the friends' find it."""

import socket
import threading
from pathlib import Path

import pytest

from gruppetto.server import addresses
from gruppetto.server import run as starting
from gruppetto.server.settings import Settings


def words_at_start(monkeypatch: pytest.MonkeyPatch, database: Path, host: str) -> list[str]:
    """Starts a server on a free port, lets it say its opening words, and stops it."""
    said: list[str] = []

    class Stopping(starting._Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            self.should_exit = True

    monkeypatch.setattr(starting, "_Server", Stopping)
    settings = Settings(database=f"sqlite+aiosqlite:///{database}")
    thread = threading.Thread(target=starting.run, args=(settings, host, 0, False, said.append))
    thread.start()
    thread.join(30)
    return said


@pytest.mark.parametrize(("host", "lines"), [("127.0.0.1", 1), ("0.0.0.0", 2)])
def test_only_a_server_that_friends_can_reach_tells_its_address_on_the_network(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, host: str, lines: int
) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.0.2.7")
    said = words_at_start(monkeypatch, tmp_path / "tables.sqlite", host)
    assert len(said) == lines
    assert said[0].startswith("Gruppetto is ready: http://127.0.0.1:")


def test_the_address_on_the_network_has_the_port_that_was_taken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.0.2.7")
    ready, network = words_at_start(monkeypatch, tmp_path / "tables.sqlite", "0.0.0.0")
    assert network == f"On your network: http://192.0.2.7:{ready.rsplit(':', 1)[1]}"


def test_a_server_asks_for_as_many_connections_as_the_system_lets_it_have(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource", reason="only here a program has a bound on its connections")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, bounds: asked.append(bounds))

    starting._allow_many_connections()

    assert asked == [(4096, 4096)]
