"""Seats that change hands, in the words of a test."""

from typing import Any

from tests.table.client import Client, Reply
from tests.table.players import ME, OPEN, OTHER, Message, Rider, bearer, join, new_table, public, start

ILSE, BRAM, CARL = range(3)
THIRD = {"kind": "me", "name": "Carl"}


class Clock:
    """Stands still until a test lets time pass."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds


def hand(client: Client, made: Message, seat: int, change: str, token: str = "", **body: Any) -> Reply:
    url = f"/api/tables/{made['table']}/seats/{seat}/{change}"
    return client.post(url, json=body, headers=bearer(token) if token else {})


def started(client: Client, *seats: Message, **more: Any) -> Message:
    return new_table(client, *(seats or (ME, OTHER)), start=True, **more)


def friends(client: Client, *names: str) -> Message:
    """A match of Ilse, who made the table, and of these, who sat down by themselves."""
    made = new_table(client, ME, *(OPEN for _ in names))
    for name in names:
        join(client, made, name)
    assert start(client, made).is_success
    return made


def token(made: Message, seat: int) -> str:
    return str(made["tokens"][str(seat)])


def seat_of(client: Client, made: Message, seat: int) -> Message:
    found: Message = public(client, made)["seats"][seat]
    return found


def lend_own(client: Client, made: Message, seat: int, bot: str = "greedy") -> None:
    assert hand(client, made, seat, "lend", token(made, seat), bot=bot).is_success


def link_of(client: Client, made: Message, seat: int, owner: str = "") -> str:
    answer = hand(client, made, seat, "link", owner or token(made, seat))
    assert answer.is_success, answer.text
    return str(answer.json()["link"])


def claimed(client: Client, made: Message, seat: int, *agree: int) -> str:
    """The token of a claim to which these have agreed."""
    mine = hand(client, made, seat, "claim").json()["token"]
    for other in agree:
        assert hand(client, made, seat, "answer", token(made, other), agree=True).is_success
    return str(mine)


def opens(client: Client, made: Message, mine: str) -> list[int]:
    """The seats that a token opens."""
    with client.websocket_connect("/ws") as socket:
        seats: list[int] = Rider(socket).say("hello", table=made["table"], tokens=[mine])["seats"]
        return seats
