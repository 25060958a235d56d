"""Making score sheets and writing on them, in the words of a test."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from tests.table.client import Client
from tests.table.players import Message, Rider, bearer

PLAN: Message = {
    "edition": "rulebook",
    "teams": [{"name": "Ann", "team": "rouge"}, {"name": "Bob", "team": "azur"}],
    "stages": [{"id": stage} for stage in ("1", "2", "6", "8", "10", "12")],
}
KEPT = "vainqueur"
PROLOGUE: Message = {"kind": "prologue", "data": {"winner": "player:1"}}

_ids = count(1)


def new_sheet(client: Client, **more: Any) -> Message:
    answer = client.post("/api/sheets", json={"game": KEPT, "plan": PLAN, "name": "Sunday", **more})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def won(stage: int, winner: int, at: int) -> Message:
    """A stage with two players: who won, and where the other stands."""
    positions = {f"player:{1 - winner}": {"at": at}}
    return {"kind": "stage", "data": {"stage": stage, "winner": f"player:{winner}", "positions": positions}}


def adding(fact: Message, fact_id: str = "") -> Message:
    number = next(_ids)
    return {"id": f"e{number}", "do": "add", "fact": fact_id or f"f{number}", **fact}


def sent(*edits: Message) -> bytes:
    """The body of a request that enters them."""
    return msgspec.json.encode({"edits": edits})


def write(client: Client, made: Message, *edits: Message, by: str = "") -> Message:
    answer = client.post(
        f"/api/sheets/{made['sheet']}/edits", json={"edits": edits, "by": by}, headers=bearer(made["token"])
    )
    assert answer.status_code == 200, answer.text
    written: Message = answer.json()
    return written


def codes(written: Message) -> Sequence[str]:
    return [answer["code"] for answer in written["answers"]]


def view(client: Client, made: Message) -> Message:
    answer = client.get(f"/api/sheets/{made['sheet']}")
    assert answer.status_code == 200, answer.text
    seen: Message = answer.json()
    return seen


def totals(seen: Message) -> list[str]:
    lines = seen["page"]["tables"][0]["lines"] if seen["page"]["tables"] else []
    return [line["values"][0] for line in sorted(lines, key=lambda line: str(line["who"]))]


def watching(rider: Rider, sheet: str) -> None:
    """Stand beside a sheet, and hear how it is."""
    assert rider.say("watch", sheet=sheet)["say"] == "ok"
    rider.wait("sheet", sheet=sheet)
