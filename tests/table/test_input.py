"""Whatever comes in is answered with a code and one sentence, and never disturbs the connection."""

import pytest

from gruppetto.games import all_games
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import JSON, ME, OPEN, OTHER, Rider, code_of, come_in, new_table, sit
from tests.table.scorekeepers import KEPT, PLAN, PROLOGUE, adding, codes, new_sheet, write

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


UNSEEN = ["\u3164\u3164", "\u2800", "\u202e", "\u200b\u2066", "\u0301"]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_that_shows_nothing_is_refused(client: RoomClient, name: str) -> None:
    made = new_table(client, ME, OPEN)

    assert code_of(sit(client, made, name)) == "bad_name"


def test_a_name_cannot_turn_the_direction_of_what_stands_beside_it(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)

    sit(client, made, "Eddy\u202e xckreM\u2069\u3164")

    table = client.get(f"/api/tables/{made['table']}").json()
    assert table["seats"][1]["name"] == "Eddy xckreM"


@pytest.mark.parametrize("text", UNSEEN)
def test_a_line_that_shows_nothing_is_refused(client: RoomClient, text: str) -> None:
    made = new_table(client, ME, OPEN)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.say("chat", seat=0, text=text)["code"] == "bad_line"


def test_a_line_cannot_turn_the_direction_of_what_stands_beside_it(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="allez \u202eollah")
        assert ilse.wait("chat")["text"] == "allez  ollah"


def test_a_sheet_has_names_that_can_be_seen(serve: Serve) -> None:
    teams = [{**PLAN["teams"][0], "name": "\u3164"}, *PLAN["teams"][1:]]
    asked = {"game": KEPT, "name": "Sunday", "plan": {**PLAN, "teams": teams}}
    with serve(games=all_games) as client:
        assert code_of(client.post("/api/sheets", json=asked)) == "bad_name"


def test_a_rename_to_nothing_that_can_be_seen_is_refused_for_itself(serve: Serve) -> None:
    hidden, plain = ({"id": name, "do": "rename", "seat": 0, "name": name} for name in ("\u2800", "Zo\u00eb"))
    with serve(games=all_games) as client:
        made = new_sheet(client)

        assert codes(write(client, made, hidden, plain)) == ["bad_name", ""]


def test_a_name_that_shows_nothing_among_many_faults_is_answered_too(serve: Serve) -> None:
    hidden = {"id": "r1", "do": "rename", "seat": 0, "name": "\u2800"}
    with serve(games=all_games) as client:
        made = new_sheet(client)

        answers = codes(write(client, made, hidden, *(adding(PROLOGUE) for _ in range(60))))

        assert answers[:2] == ["bad_name", ""]
        assert len(answers) < 61, "the keeper is asked only so often"


def test_whoever_writes_on_a_sheet_cannot_turn_the_direction_either(serve: Serve) -> None:
    with serve(games=all_games) as client:
        made = new_sheet(client)
        write(client, made, adding(PROLOGUE), by="\u202eAnn")

        assert client.get(f"/api/sheets/{made['sheet']}/trace").json()[0]["by"] == "Ann"
