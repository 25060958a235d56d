"""Whatever comes in is answered with a code and one sentence, and never disturbs the connection."""

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.server.pelotons import JSON, ME, OTHER, Rider, code_of, come_in, new_table

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
def test_a_broken_message_is_refused_and_the_connection_goes_on(client: TestClient, text: str) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        answer = ilse.send(text)
        assert (answer["say"], answer["code"]) == ("refused", "malformed")
        assert answer["message"].endswith(".")
        assert ilse.say("ping")["version"] == 0


def test_a_broken_message_is_answered_with_its_id_where_it_has_one(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        assert rider.send('{"say":"dance","id":"d1"}')["id"] == "d1"
        assert rider.send('{"say":"dance","id":12}')["id"] == 12
        assert rider.send("dance")["id"] is None


def test_binary_data_is_refused(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        socket.send_bytes(b'{"say":"ping","id":1}')
        assert rider.next()["code"] == "malformed"
        assert rider.say("ping")["say"] == "ok"


def test_everything_but_hello_and_ping_needs_a_table_first(client: TestClient) -> None:
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
def test_a_broken_request_is_refused(client: TestClient, body: bytes) -> None:
    assert code_of(client.post("/api/tables", content=body, headers=JSON)) == "malformed"


def test_addresses_that_lead_nowhere_are_told_so(client: TestClient) -> None:
    assert code_of(client.get("/api/tables/nowhere")) == "unknown_table"
    assert code_of(client.get("/api/games/chess/texts/en")) == "unknown_game"
    assert code_of(client.get("/api/games/tiny/texts/xx")) == "not_found"
    assert code_of(client.get("/api/games/tiny/texts/..%2Fen")) == "not_found"
    assert code_of(client.get("/api/games/tiny/roadbook/none")) == "not_found"
    assert code_of(client.get("/api/nothing")) == "not_found"
    assert code_of(client.delete("/api/games")) == "not_found"
    made = new_table(client, ME, OTHER)
    seat = client.patch(
        f"/api/tables/{made['table']}/seats/9", json={"name": "X"}, headers={"Authorization": "Bearer x"}
    )
    assert code_of(seat) == "unknown_seat"


def test_a_fault_of_our_own_is_answered_without_our_insides(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = new_table(client, ME, OTHER, start=True)

    def stumble(*_: object) -> None:
        raise ZeroDivisionError("the hidden card is km3")

    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        monkeypatch.setattr("gruppetto.table.requests.act", stumble)
        monkeypatch.setattr("gruppetto.table.setting_up.settle", stumble)
        answers = [
            msgspec.json.encode(ilse.act(0, 0, "play km1")).decode(),
            client.post("/api/tables", json={"game": "tiny", "seats": [ME, OTHER]}).text,
        ]
        for answer in answers:
            assert "internal" in answer
            assert "km3" not in answer
    assert caplog.text.count("ZeroDivisionError") == 2
