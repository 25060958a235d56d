"""Seats that change hands, in the words of a test."""

from typing import Any

from httpx import Response
from starlette.testclient import TestClient

from tests.server.pelotons import ME, OTHER, Message, Rider, bearer, new_table

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


def hand(client: TestClient, made: Message, seat: int, change: str, token: str = "", **body: Any) -> Response:
    url = f"/api/tables/{made['table']}/seats/{seat}/{change}"
    answer: Response = client.post(url, json=body, headers=bearer(token) if token else {})
    return answer


def started(client: TestClient, *seats: Message, **more: Any) -> Message:
    return new_table(client, *(seats or (ME, OTHER)), start=True, **more)


def friends(client: TestClient, *names: str) -> Message:
    """A match of Ilse, who made the table, and of these, who sat down by themselves."""
    made = new_table(client, ME, *({"kind": "open"} for _ in names))
    for name in names:
        sits = client.post(f"/api/tables/{made['table']}/seats", json={"name": name}).json()
        made["tokens"][str(sits["seat"])] = sits["token"]
    assert client.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"])).is_success
    return made


def token(made: Message, seat: int) -> str:
    return str(made["tokens"][str(seat)])


def seat_of(client: TestClient, made: Message, seat: int) -> Message:
    found: Message = client.get(f"/api/tables/{made['table']}").json()["seats"][seat]
    return found


def lend_own(client: TestClient, made: Message, seat: int, bot: str = "greedy") -> None:
    assert hand(client, made, seat, "lend", token(made, seat), bot=bot).is_success


def link_of(client: TestClient, made: Message, seat: int, owner: str = "") -> str:
    answer = hand(client, made, seat, "link", owner or token(made, seat))
    assert answer.is_success, answer.text
    return str(answer.json()["link"])


def claimed(client: TestClient, made: Message, seat: int, *agree: int) -> str:
    """The token of a claim to which these have agreed."""
    mine = hand(client, made, seat, "claim").json()["token"]
    for other in agree:
        assert hand(client, made, seat, "answer", token(made, other), agree=True).is_success
    return str(mine)


def opens(client: TestClient, made: Message, mine: str) -> list[int]:
    """The seats that a token opens."""
    with client.websocket_connect("/ws") as socket:
        seats: list[int] = Rider(socket).say("hello", table=made["table"], tokens=[mine])["seats"]
        return seats
