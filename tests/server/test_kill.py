"""The real server in its own process, killed with SIGKILL in mid-game: nothing that was acknowledged is missing."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.browser.live import LiveServer, running
from tests.server.listening import wait_until
from tests.table.screen import Screen, Unread

pytestmark = pytest.mark.slow

MOVES = 12
PATIENCE = 60

Message = dict[str, Any]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with running(tmp_path / "gruppetto.sqlite") as server:
        yield server


class Table:
    """One connection with all its seats, over a real socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.updates: dict[int, Message] = {}
        self._screen = Screen()
        self._unread = Unread()

    def hear(self) -> Message:
        if not self._unread:
            self._unread.take_in(self.socket.recv(PATIENCE))
        heard = self._unread.next()
        self._screen.hear(heard)
        if heard["say"] == "update":
            self.updates[heard["seat"]] = heard
        return heard

    def tell(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, message: Message) -> Message:
        """Sends a message and hears everything up to its answer."""
        self.tell(message)
        while (heard := self.hear()).get("id") != message["id"]:
            pass
        return heard

    def ride(self, number: int) -> Message:
        """Plays the first offer of whoever is to decide; answers with what was sent and its acknowledgement."""
        update = next(update for update in self.updates.values() if update["ask"])
        seat = update["seat"]
        do = update["ask"]["offers"][0]["do"]
        message = {"say": "act", "id": f"move-{number}", "seat": seat, "version": update["version"], "do": do}
        answer = self.ask(message)
        assert answer["say"] == "ok"
        self.ask({"say": "ping", "id": f"p{number}"})
        return {"sent": message, "ok": answer}


@contextmanager
def come_in(server: LiveServer, made: Message) -> Iterator[Table]:
    with connect(f"ws://127.0.0.1:{server.port}/ws", open_timeout=PATIENCE) as socket:
        table = Table(socket)
        table.tell({"say": "hello", "id": "h", "table": made["table"], "tokens": list(made["tokens"].values())})
        table.ask({"say": "ping", "id": "p"})
        yield table


def hot_seat(server: LiveServer) -> Message:
    game = httpx.get(f"{server.url}/api/games", timeout=PATIENCE).json()[0]
    seats = [{"kind": "me", "name": f"Rider {number}"} for number in range(game["players"][0])]
    answer = httpx.post(
        f"{server.url}/api/tables", json={"game": game["id"], "seats": seats, "start": True}, timeout=PATIENCE
    )
    made: Message = answer.json()
    return made


def test_after_kill_nothing_acknowledged_is_missing_and_the_same_is_told(server: LiveServer) -> None:
    made = hot_seat(server)
    played: list[Message] = []
    told: list[Message] = []
    with come_in(server, made) as before:
        for number in range(MOVES):
            played.append(before.ride(number))
            told += before.updates[0]["events"]
        # One more is on its way when the server dies: it may be lost, since nobody was told that it was done.
        before.tell({**played[-1]["sent"], "id": "last gasp", "version": MOVES})
        server.kill()

    server.restart()
    with come_in(server, made) as after:
        version = after.updates[0]["version"]
        assert version in (MOVES, MOVES + 1)
        if version == MOVES:
            assert [after.updates[seat]["scene"] for seat in (0, 1)] == [
                before.updates[seat]["scene"] for seat in (0, 1)
            ]
        assert [event for event in after.updates[0]["events"] if 0 < event["version"] <= MOVES] == told
        for move in played:
            assert after.ask(move["sent"]) == move["ok"]
        assert after.updates[0]["version"] == version


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_bots_do_not_outlive_a_server_that_was_killed(server: LiveServer) -> None:
    game = httpx.get(f"{server.url}/api/games", timeout=PATIENCE).json()[0]["id"]
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    made = httpx.post(
        f"{server.url}/api/tables", json={"game": game, "seats": seats, "start": True}, timeout=PATIENCE
    ).json()
    with come_in(server, made) as fan:
        while fan.updates[-1]["version"] < 1:
            fan.hear()
    assert server._process is not None
    workers = children_of(server._process.pid)
    assert workers
    server.kill()
    wait_until(lambda: not any(map(lives, workers)))


def children_of(parent: int) -> list[int]:
    """Of all its threads, for workers are hired in one."""
    tasks = Path(f"/proc/{parent}/task").glob("*/children")
    return [int(pid) for children in tasks for pid in children.read_text().split()]


def lives(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def test_a_port_in_use_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = ["-m", "gruppetto", "serve", "--port", port, "--no-browser", "--database", f"{tmp_path}/new.sqlite"]
        done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode != 0
    assert port in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
