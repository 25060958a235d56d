"""The JSON Schema of the messages is written from our types, is not old, and is true of what really travels."""

import json
import random
from functools import cache
from typing import Any

import msgspec
import pytest

from gruppetto.adapters.program.messages import End, begin, lines, question
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName
from gruppetto.games import all_games
from gruppetto.server.wire_schema import COMMAND, DOCUMENTS, texts
from tests.adapters.program.scripts import ROOT
from tests.server.conftest import Serve
from tests.server.schema_check import faults
from tests.table.players import BOT, ME, come_in, new_table, until_over

SCHEMA = ROOT / "docs" / "schema"
written = cache(texts)


@cache
def schema(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((SCHEMA / name).read_text(encoding="utf-8"))
    return read


def wrong(message: Any, name: str) -> list[str]:
    """What of a message is not as the schema has it."""
    whole = schema(name)
    kind = whole["discriminator"]["mapping"][message["say"]]
    return list(faults(message, {"$ref": kind}, whole))


@pytest.mark.parametrize("name", [document.name for document in DOCUMENTS])
def test_what_is_committed_is_what_the_command_writes(name: str) -> None:
    committed = (SCHEMA / name).read_text(encoding="utf-8")

    assert committed == written()[name], f"the schema is old: run {COMMAND}"


def test_nothing_else_lies_among_the_written_files() -> None:
    assert {path.name for path in SCHEMA.iterdir()} == set(written())


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_every_line_that_a_program_gets_is_as_it_says(game: AnyGame) -> None:
    match = Match(game, game.setup(2), (SeatName("Ilse"), SeatName("Bram")), bytes(32))
    luck = random.Random(1)
    told = lines(begin(game, match.setup, 0, 7, 2.0), End([1.0, 0.0]), End(None))
    for place in range(41):
        seat = match.state.to_decide
        if place % 10 == 0:
            asked = question(game, match.setup, match.state.view(seat), match.version)
            told += asked.road() + b"\n" + asked.lines
        match.play(seat, str(luck.choice(list(match.state.actions()))))

    assert [fault for line in told.splitlines() for fault in wrong(msgspec.json.decode(line), "program.json")] == []


def test_every_message_of_a_match_in_the_browser_is_as_it_says(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, BOT, start=True)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            until_over(ilse)

    for message in ilse.heard:
        message.pop("scene", None)  # what a test's own client adds
    assert {message["say"] for message in ilse.heard} >= {"ok", "lobby", "board", "picture", "changed", "update"}
    assert [fault for message in ilse.heard for fault in wrong(message, "server.json")] == []


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ({"say": "act", "id": "a", "seat": 0, "version": 1, "do": "ride km40"}, ""),
        ({"say": "act", "id": "a", "seat": 0, "version": 1}, "do is missing"),
        ({"say": "act", "id": "a", "seat": "first", "version": 1, "do": "ride"}, "'first' is no integer"),
        ({"say": "act", "id": "", "seat": 0, "version": 1, "do": "ride"}, "out of bounds"),
        ({"say": "act", "id": "a", "seat": 0, "version": 1, "do": "ride", "extra": 1}, "extra is too much"),
        ({"say": "hello", "id": 1, "table": "abc"}, ""),
    ],
)
def test_what_a_client_says_is_held_to_it(message: dict[str, Any], fault: str) -> None:
    found = " ".join(wrong(message, "client.json"))

    assert fault in found if fault else not found


def test_what_the_server_always_sends_is_required_and_the_rest_is_not() -> None:
    update = schema("program.json")["$defs"]["Update"]

    assert {"seat", "ask", "events"} <= set(update["required"])
    assert not {"own", "patch", "coach"} & set(update["required"])
