"""Making tables and playing at them, in the words of a test: in memory, or at a whole server."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec

from gruppetto.engine.contract import AnyGame
from gruppetto.table.thinking import Thought
from tests.table.client import Client, Reply, Socket
from tests.table.screen import Screen, Unread
from tests.toy import GAME
from tests.toy.calm import Calm
from tests.toy.wise import Wise

ME = {"kind": "me", "name": "Ilse"}
OTHER = {"kind": "me", "name": "Bram"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}

JSON = {"Content-Type": "application/json"}

Message = dict[str, Any]

_ids = count(1)


def toy_games() -> Mapping[str, AnyGame]:
    return {"calm": Calm(), "tiny": GAME, "wise": Wise()}


def toy_ponder(thought: Thought) -> str:
    """What a bot does in these tests, in its worker: the first thing that rides, else anything."""
    notations = [str(action) for action in thought.view.actions]
    return next((do for do in notations if do.startswith("play")), notations[0])


def new_table(client: Client, *seats: Message, game: str = "tiny", **more: Any) -> Message:
    answer = client.post("/api/tables", json={"game": game, "seats": list(seats), **more})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def sit(client: Client, made: Message, name: str, **more: Any) -> Reply:
    return client.post(f"/api/tables/{made['table']}/seats", json={"name": name, **more})


def join(client: Client, made: Message, name: str, **more: Any) -> str:
    """Sit down at an open seat; the token of it, which is noted with the others of the table."""
    answer = sit(client, made, name, **more)
    assert answer.status_code == 201, answer.text
    sits = answer.json()
    made["tokens"][str(sits["seat"])] = sits["token"]
    return str(sits["token"])


def change(client: Client, made: Message, seat: int, token: str = "", **wanted: Any) -> Reply:
    """Change a seat before the start, with the maker's token or another."""
    url = f"/api/tables/{made['table']}/seats/{seat}"
    return client.patch(url, json=wanted, headers=bearer(token or made["maker"]))


def start(client: Client, made: Message, token: str = "") -> Reply:
    return client.post(f"/api/tables/{made['table']}/start", headers=bearer(token or made["maker"]))


def public(client: Client, made: Message) -> Message:
    """Return the public view of the table."""
    table: Message = client.get(f"/api/tables/{made['table']}").json()
    return table


def eva_rides_instead(client: Client, made: Message) -> str:
    """Free seat 1, start with another player on it, and return her token."""
    change(client, made, 1, open=True)
    token = join(client, made, "Eva")
    start(client, made)
    return token


def kinds(client: Client, made: Message) -> list[str]:
    return [seat["kind"] for seat in public(client, made)["seats"]]


def delete(client: Client, made: Message, token: str = "", tokens: list[str] | None = None) -> Reply:
    """Delete a table, and show the tokens of the own seats."""
    body = {"tokens": list(made["tokens"].values()) if tokens is None else tokens}
    url, headers = f"/api/tables/{made['table']}", bearer(token or made["maker"])
    return client.request("DELETE", url, json=body, headers=headers)


def open_again(client: Client, made: Message, token: str = "") -> Reply:
    return client.post(f"/api/tables/{made['table']}/open", headers=bearer(token or made["maker"]))


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def code_of(answer: Reply) -> str:
    """The code of an error, after a look that it is one and shows nothing of our insides."""
    assert answer.status_code >= 400
    assert "Traceback" not in answer.text
    error: Message = answer.json()["error"]
    assert error["message"].endswith(".")
    return str(error["code"])


@dataclass
class Rider:
    """Somebody connected to a table, and everything heard so far."""

    socket: Socket
    heard: list[Message] = field(default_factory=list)
    screen: Screen = field(default_factory=Screen)
    unread: Unread = field(default_factory=Unread)

    def say(self, what: str, **fields: Any) -> Message:
        """Says something and waits for its answer; what came before it is kept in `heard`."""
        message = {"say": what, "id": f"id-{next(_ids)}", **fields}
        self.socket.send_text(msgspec.json.encode(message).decode())
        return self.answer(message["id"])

    def send(self, text: str) -> Message:
        """Sends a text as it is and takes the next message for its answer."""
        self.socket.send_text(text)
        return self.next()

    def answer(self, message_id: object) -> Message:
        while True:
            message = self.next()
            if message["say"] in ("ok", "refused", "why", "peek") and message["id"] == message_id:
                return message

    def next(self) -> Message:
        if not self.unread:
            self.unread.take_in(self.socket.receive_text())
        message = self.unread.next()
        self.screen.hear(message)
        self.heard.append(message)
        return message

    def wait(self, what: str, **fields: Any) -> Message:
        """The next message of this kind and with these fields."""
        while True:
            message = self.next()
            if message["say"] == what and fields.items() <= message.items():
                return message

    def catch_up(self) -> None:
        """Hears everything that was said before now."""
        self.say("ping")

    def last(self, what: str, **fields: Any) -> Message:
        """The latest such message among those heard."""
        return next(m for m in reversed(self.heard) if m["say"] == what and fields.items() <= m.items())

    def act(self, seat: int, version: int, do: str, **more: Any) -> Message:
        return self.say("act", seat=seat, version=version, do=do, **more)

    def ride(self, seat: int) -> Message:
        """The first offer of this seat's last update."""
        update = self.last("update", seat=seat)
        return self.act(seat, update["version"], update["ask"]["offers"][0]["do"])


@contextmanager
def come_in(client: Client, table: str, *tokens: str, **more: Any) -> Iterator[Rider]:
    """A connection that has said hello and heard all that follows."""
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        answer = rider.say("hello", table=table, tokens=list(tokens), **more)
        assert answer["say"] == "ok", answer
        rider.catch_up()
        yield rider


def play_out(rider: Rider, made: Message) -> None:
    """Rides the seats of a hot-seat table in turn until the match is over."""
    seats = len(made["tokens"])
    while True:
        rider.catch_up()
        scene = rider.last("update", seat=seats - 1)["scene"]
        if scene["over"]:
            return
        update = rider.last("update", seat=scene["turn"])
        rides = [offer["do"] for offer in update["ask"]["offers"] if offer["do"].startswith("play")]
        do = rides[0] if rides else update["ask"]["offers"][0]["do"]
        assert rider.act(scene["turn"], update["version"], do)["say"] == "ok"


def until_over(ilse: Rider) -> Message:
    """Rides seat 0 whenever it is asked, until the match is over."""
    while True:
        update = ilse.last("update")
        if update["scene"]["over"]:
            return update
        if update["ask"]:
            rides = [offer["do"] for offer in update["ask"]["offers"] if offer["do"].startswith("play")]
            ilse.act(0, update["version"], (rides or [update["ask"]["offers"][0]["do"]])[0])
        ilse.wait("update")
