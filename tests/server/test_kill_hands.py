"""The real server, killed with SIGKILL while seats change hands at many tables at once.

What was acknowledged holds; what was not is done whole or not at all: no entry without its owner, no owner without
their entry."""

import json
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.browser.live import LiveServer
from tests.server.sizes import sized
from tests.server.test_kill import PATIENCE, Message, hot_seat

pytestmark = pytest.mark.slow

TABLES = sized(3, long=5)
ACKNOWLEDGED = sized(20, long=33)
"""Changes, of all tables together, before the server dies: somewhere in the middle of the next ones."""

LENT, MOVES = range(2)
"""The seat that is lent and taken back, and the one that goes from device to device."""


class Unlimited(LiveServer):
    """All of this comes from one address, and is more than one visitor may do."""

    def command(self) -> list[str]:
        return [*super().command(), "--unlimited", "127.0.0.1"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    server = Unlimited(tmp_path / "gruppetto.sqlite")
    try:
        server.start()
        yield server
    finally:
        server.close()


@dataclass
class Devices:
    """Somebody who lets two seats of a table change hands without end, and knows what was acknowledged."""

    server: LiveServer
    made: Message
    counted: threading.Semaphore
    ridden: bool = False
    link: str = ""
    token: str = ""
    """Of the seat that moves: the last one that was acknowledged."""
    entries: int = 0
    asked: str = ""
    """What was on its way when the server died."""
    thread: threading.Thread = field(init=False)

    def __post_init__(self) -> None:
        self.token = self.made["tokens"][str(MOVES)]
        self.thread = threading.Thread(target=self._go_on, daemon=True)

    def _go_on(self) -> None:
        with httpx.Client(base_url=self.server.url, timeout=PATIENCE) as client:
            try:
                while True:
                    self._round(client)
            except httpx.HTTPError:
                return

    def _round(self, client: httpx.Client) -> None:
        mine = self.made["tokens"][str(LENT)]
        self.ask(client, LENT, "lend", mine, bot="greedy")
        self.ridden = True
        self.ask(client, LENT, "back", mine)
        self.ridden = False
        self.link = self.ask(client, MOVES, "link", self.token)["link"]
        self.token = self.ask(client, MOVES, "move", "", link=self.link)["token"]
        self.link = ""

    def ask(self, client: httpx.Client, seat: int, change: str, token: str, **body: Any) -> Message:
        self.asked = change
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = client.post(f"/api/tables/{self.made['table']}/seats/{seat}/{change}", json=body, headers=headers)
        assert answer.is_success, answer.text
        told: Message = answer.json()
        self.entries = told["table"]["version"]
        self.counted.release()
        return told

    def check(self) -> None:
        """The server has what was acknowledged, and of what was not all or nothing."""
        with httpx.Client(base_url=self.server.url, timeout=PATIENCE) as client:
            table = client.get(f"/api/tables/{self.made['table']}").json()
            done = table["version"] - self.entries
            assert done in ((0, 1) if self.asked != "link" else (0,))
            lending = bool(done) and self.asked in ("lend", "back")
            assert bool(table["seats"][LENT]["rider"]) is (self.ridden is not lending)
            moved = bool(done) and self.asked == "move"
            assert self._owned() == (([], [MOVES]) if moved else ([MOVES], []))
            if moved:
                self.token = self.ask(client, MOVES, "bring", self.token)["token"]
            elif self.asked == "move":
                self.token = self.ask(client, MOVES, "move", "", link=self.link)["token"]
            assert self._owned() == ([MOVES], [])

    def _owned(self) -> tuple[list[int], list[int]]:
        """What the token opens, and what it opened before."""
        with connect(f"ws://127.0.0.1:{self.server.port}/ws", open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"say": "hello", "id": "h", "table": self.made["table"], "tokens": [self.token]}))
            answer = json.loads(str(socket.recv(PATIENCE)).split("\n")[0])
            return answer["seats"], answer.get("moved", [])


def test_after_a_kill_every_seat_is_whose_it_was_acknowledged_to_be(server: LiveServer) -> None:
    counted = threading.Semaphore(0)
    all_devices = [Devices(server, hot_seat(server), counted) for _ in range(TABLES)]
    for devices in all_devices:
        devices.thread.start()
    for _ in range(ACKNOWLEDGED):
        assert counted.acquire(timeout=PATIENCE)
    server.kill()
    for devices in all_devices:
        devices.thread.join(PATIENCE)

    server.restart()
    for devices in all_devices:
        devices.check()
