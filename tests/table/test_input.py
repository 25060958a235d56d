"""Whatever comes in is answered with a code and one sentence, and never disturbs the connection."""

import pytest

from tests.table.client import RoomClient
from tests.table.players import JSON, ME, OTHER, Rider, code_of, come_in, new_table

BROKEN = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"say":"dance","id":1}',
    '{"say":"hello","id":1}',
    '{"say":"hello","id":1,"table":7}',
    '{"say":"hello","id":1,"table":"x","tokens":"abc"}',
    '{"say":"hello","id":1,"table":"x","since":{"zero":1}}',
    '{"say":"hello","id":1,"table":"x","secret":true}',
    '{"say":"act","id":1,"seat":0,"version":0,"do":"play km1"}',
    '{"say":"act","id":"","seat":0,"version":0,"do":"play km1"}',
    '{"say":"act","id":"a","seat":"0","version":0,"do":"play km1"}',
    '{"say":"act","id":"a","seat":true,"version":0,"do":"play km1"}',
    '{"say":"act","id":"a","seat":-1,"version":0,"do":"play km1"}',
    '{"say":"act","id":"a","seat":0,"version":1.5,"do":"play km1"}',
    '{"say":"act","id":"a","seat":0,"version":1e400,"do":"play km1"}',
    '{"say":"act","id":"a","seat":0,"version":' + "9" * 400 + ',"do":"play km1"}',
    '{"say":"act","id":"a","seat":0,"version":0,"do":["play km1"]}',
    '{"say":"act","id":"a","seat":0,"version":0,"do":"' + "x" * 201 + '"}',
    '{"say":"act","id":"a\\u0000","seat":0,"version":0,"do":"play km1"}',
    '{"say":"consent","id":1,"seat":0,"agree":"yes"}',
    '{"say":"ping","id":{"a":1}}',
    '{"say":"ping","id":"' + "x" * 65 + '"}',
    '{"say":"ping"}',
    "[" * 5000,
    '{"say":"hello","id":1,"table":"\\ud800"}',
]


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_message_is_refused_and_the_connection_goes_on(client: RoomClient, text: str) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        answer = ilse.send(text)
        assert (answer["say"], answer["code"]) == ("refused", "malformed")
        assert answer["message"].endswith(".")
        assert ilse.say("ping")["version"] == 0


def test_a_broken_message_is_answered_with_its_id_where_it_has_one(client: RoomClient) -> None:
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        assert rider.send('{"say":"dance","id":"d1"}')["id"] == "d1"
        assert rider.send('{"say":"dance","id":12}')["id"] == 12
        assert rider.send("dance")["id"] is None


def test_everything_but_hello_and_ping_needs_a_table_first(client: RoomClient) -> None:
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        assert rider.say("ping")["version"] == -1
        assert rider.act(0, 0, "play km1")["code"] == "no_hello"
        assert rider.say("hello", table="nowhere")["code"] == "unknown_table"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"game":"tiny"}',
        b'{"game":"tiny","seats":[]}',
        b'{"game":"tiny","seats":[{"kind":"king"}]}',
        b'{"game":"tiny","seats":[{"kind":"open"},{"kind":"open"}],"cheat":1}',
        b'{"game":"tiny","seats":[{"kind":"open","token":"mine"},{"kind":"open"}]}',
        b'{"game":["tiny"],"seats":[{"kind":"open"},{"kind":"open"}]}',
        b'{"game":"tiny","seats":[{"kind":"open"},{"kind":"open"}],"options":{"finish":7}}',
    ],
)
def test_a_broken_request_is_refused(client: RoomClient, body: bytes) -> None:
    assert code_of(client.post("/api/tables", content=body, headers=JSON)) == "malformed"


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonish"])
@pytest.mark.parametrize("path", ["/api/tables", "/api/positions", "/api/sheets", "/api/sheets/load"])
def test_a_body_must_say_that_it_is_json(client: RoomClient, path: str, kind: str) -> None:
    answer = client.post(path, content=b'{"game":"tiny"}', headers={"Content-Type": kind} if kind else {})
    assert (answer.status_code, code_of(answer)) == (415, "not_json")


def test_the_type_of_a_body_may_have_an_alphabet(client: RoomClient) -> None:
    typed = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert code_of(client.post("/api/tables", content=b"{}", headers=typed)) == "malformed"
    assert code_of(client.post("/api/tables", content=b"{}", headers=JSON)) == "malformed"
