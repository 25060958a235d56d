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


def asks_for(client: Client, clock: Clock, made: Message, seat: int, **body: Any) -> Message:
    """A claim to a seat whose person has been away for long enough: its token, and the mark by which others know it."""
    seat_of(client, made, seat)  # from now on they are missed
    clock.pass_by(60)
    answer = hand(client, made, seat, "claim", **body)
    assert answer.is_success, answer.text
    return dict(answer.json())


def answer(client: Client, made: Message, seat: int, mark: int, by: str, agree: bool = True) -> Reply:
    """What somebody with this token says to a claim."""
    return hand(client, made, seat, "answer", by, agree=agree, mark=mark)


def claimed(client: Client, clock: Clock, made: Message, seat: int, *agree: int) -> Message:
    """A claim to which these have agreed."""
    mine = asks_for(client, clock, made, seat)
    for other in agree:
        assert answer(client, made, seat, mine["mark"], token(made, other)).is_success
    return mine


def opens(client: Client, made: Message, mine: str) -> list[int]:
    """The seats that a token opens."""
    with client.websocket_connect("/ws") as socket:
        seats: list[int] = Rider(socket).say("hello", table=made["table"], tokens=[mine])["seats"]
        return seats
