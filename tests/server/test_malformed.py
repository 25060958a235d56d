"""Input that breaks parsers: far too deep, far too long, with zeros and halves of letters. Each is one refusal, on
every database, and the log holds neither a traceback nor anything of the match."""

import logging
from collections.abc import Iterator, Mapping
from typing import cast

import msgspec
import pytest
from starlette.testclient import TestClient

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.record import LogEntry
from gruppetto.games import all_games
from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from gruppetto.server.storage import Storage
from gruppetto.table.store import StorageFailed
from tests.server.databases import within
from tests.table.memory import GENEROUS
from tests.table.players import JSON, ME, OPEN, OTHER, Message, bearer, code_of, come_in, new_table, toy_games
from tests.table.scorekeepers import KEPT, PLAN, PROLOGUE, adding, codes, new_sheet, view, write

DEEP = "[" * 1000 + "]" * 1000
DIGITS = "9" * 5000
HALF = "\\ud83d"
"""Half of a letter, as JSON writes it: there is no text with it."""
ZERO = "\\u0000"


def _all_games() -> Mapping[str, AnyGame]:
    return {**all_games(), **toy_games()}


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One server on each database for all that follows: nothing of it may leave a trace."""
    folder = tmp_path_factory.mktemp("malformed")
    url = f"sqlite+aiosqlite:///{folder}/match.sqlite"
    if request.param == "postgresql":
        url = str(request.getfixturevalue("postgres_url"))
    (folder / "index.html").write_text("<!doctype html>", encoding="utf-8")
    settings = Settings(url, limits=GENEROUS, workers=0, games=_all_games, pages=folder, allow_hosts=("testserver",))
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture
def client(server: TestClient, caplog: pytest.LogCaptureFixture) -> Iterator[TestClient]:
    """The server, whose log must stay empty."""
    caplog.set_level(logging.WARNING)
    yield server
    assert [record.getMessage() for record in caplog.records] == []


def boxes(depth: int) -> object:
    """Lists in lists."""
    return msgspec.json.decode("[" * depth + "]" * depth)


MESSAGES = {
    "a thousand deep where nothing is known": f'{{"say":"ping","id":"a","more":{DEEP}}}',
    "a thousand deep for an id": f'{{"say":"ping","id":{DEEP}}}',
    "nothing but deep": "[" * 5000,
    "five thousand digits for a seat": f'{{"say":"undo","id":"a","seat":{DIGITS}}}',
    "five thousand digits for an id": f'{{"say":"ping","id":{DIGITS}}}',
    "five thousand digits for a key": f'{{"say":"hello","id":"a","table":"x","since":{{"{DIGITS}":1}}}}',
    "half a letter in a notation": f'{{"say":"act","id":"a","seat":0,"version":0,"do":"play {HALF}"}}',
    "half a letter in a line": f'{{"say":"chat","id":"a","seat":0,"text":"Allez {HALF}"}}',
    "half a letter in an id": f'{{"say":"ping","id":"{HALF}"}}',
    "half a letter in a token": f'{{"say":"hello","id":"a","table":"x","tokens":["{HALF}"]}}',
    "half a letter sent as it is": '{"say":"chat","id":"a","seat":0,"text":"\ud83d"}',
    "a zero in a table": f'{{"say":"hello","id":"a","table":"x{ZERO}"}}',
    "a zero in a sheet": f'{{"say":"watch","id":"a","sheet":"{ZERO}"}}',
    "a zero in an id": f'{{"say":"ping","id":"{ZERO}"}}',
}


@pytest.mark.parametrize("text", MESSAGES.values(), ids=MESSAGES)
def test_a_message_that_breaks_parsers_is_refused_once(client: TestClient, text: str) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        answer = ilse.send(text)
        assert (answer["say"], answer["code"]) == ("refused", "malformed")
        assert ilse.say("ping")["version"] == 0


def test_a_zero_in_a_notation_or_a_line_harms_nobody(client: TestClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.act(0, 0, "play km1\0")["code"] == "notation"
        assert ilse.say("chat", seat=0, text="Al\0lez")["say"] == "ok"
        assert ilse.wait("chat")["text"] == "Al lez"
        assert ilse.say("ping")["version"] == 0


def deep_document(depth: int = 1500) -> str:
    return "x = " + "[" * depth + "]" * depth


BODIES = {
    "a table a thousand deep": ("/api/tables", f'{{"game":"tiny","seats":{DEEP}}}', "malformed"),
    "options a thousand deep": ("/api/tables", f'{{"game":"tiny","seats":[],"options":{{"x":{DEEP}}}}}', "malformed"),
    "a game with half a letter": ("/api/tables", f'{{"game":"{HALF}","seats":[{{"kind":"open"}}]}}', "malformed"),
    "a game with a zero": ("/api/tables", f'{{"game":"{ZERO}","seats":[{{"kind":"open"}}]}}', "malformed"),
    "a name with half a letter": (
        "/api/tables",
        f'{{"game":"tiny","seats":[{{"kind":"me","name":"{HALF}"}},{{"kind":"open"}}]}}',
        "malformed",
    ),
    "an option with a zero": (
        "/api/tables",
        f'{{"game":"tiny","seats":[{{"kind":"open"}},{{"kind":"open"}}],"options":{{"finish":"{ZERO}"}}}}',
        "bad_setup",
    ),
    "a document 1,500 deep": (
        "/api/positions",
        msgspec.json.encode({"game": "tiny", "document": deep_document()}).decode(),
        "bad_position",
    ),
    "a document of 1,500 parts": (
        "/api/positions",
        msgspec.json.encode({"game": "tiny", "document": "x." * 1500 + "x = 1"}).decode(),
        "bad_position",
    ),
    "a document with half a letter": (
        "/api/positions",
        f'{{"game":"tiny","document":"x = \\"{HALF}\\""}}',
        "malformed",
    ),
    "a document that escapes half a letter": (
        "/api/positions",
        msgspec.json.encode({"game": "tiny", "document": 'x = "\\ud83d"'}).decode(),
        "bad_position",
    ),
    "a document with a zero": (
        "/api/positions",
        msgspec.json.encode({"game": "tiny", "document": 'game = "tiny\0"'}).decode(),
        "bad_position",
    ),
    "a document with a long number": (
        "/api/positions",
        msgspec.json.encode({"game": "tiny", "document": f"x = {DIGITS}"}).decode(),
        "bad_position",
    ),
    "eyes of five thousand digits": ("/api/positions", f'{{"game":"tiny","document":"","as":{DIGITS}}}', "malformed"),
    "a sheet a thousand deep": ("/api/sheets", f'{{"game":"{KEPT}","plan":{DEEP}}}', "malformed"),
    "a saved sheet a thousand deep": ("/api/sheets/load", DEEP, "bad_sheet"),
    "a saved sheet of another format": ("/api/sheets/load", f'{{"gruppetto_sheet":{DIGITS}}}', "bad_sheet"),
    "a saved sheet with half a letter": ("/api/sheets/load", f'{{"gruppetto_sheet":1,"game":"{HALF}"}}', "bad_sheet"),
}


@pytest.mark.parametrize(("path", "body", "code"), BODIES.values(), ids=BODIES)
def test_a_body_that_breaks_parsers_is_refused(client: TestClient, path: str, body: str, code: str) -> None:
    assert code_of(client.post(path, content=body.encode(), headers=JSON)) == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"name": "Sun\0day"}, "malformed"),
        ({"plan": {**PLAN, "teams": [{"name": "Ann\0", "team": "rouge"}, PLAN["teams"][1]]}}, "malformed"),
        ({"plan": {**PLAN, "data": {"x": boxes(300)}}}, "too_large"),
        (
            {"plan": {**PLAN, "stages": [{"id": "1", "data": {"x": boxes(300)}}]}},
            "too_large",
        ),
    ],
)
def test_a_plan_that_breaks_parsers_is_refused(client: TestClient, change: Message, code: str) -> None:
    body = {"game": KEPT, "plan": PLAN, "name": "Sunday"} | change
    assert code_of(client.post("/api/sheets", json=body)) == code


def test_edits_that_break_parsers_are_refused_for_themselves(client: TestClient) -> None:
    made = new_sheet(client)
    deep = {"kind": "prologue", "data": {"winner": boxes(300)}}
    zero = {"kind": "prologue", "data": {"winner": "player:1\0"}}

    written = write(client, made, adding(deep), adding(zero), adding(PROLOGUE))

    assert codes(written) == ["too_large", "malformed", ""]
    assert view(client, made)["version"] == 1


@pytest.mark.parametrize("text", [f'{{"edits":{DEEP}}}', f'{{"edits":[{{"id":"{HALF}","do":"undo"}}]}}'])
def test_a_request_of_edits_that_cannot_be_read(client: TestClient, text: str) -> None:
    made = new_sheet(client)
    url = f"/api/sheets/{made['sheet']}/edits"
    assert code_of(client.post(url, content=text, headers=JSON | bearer(made["token"]))) == "malformed"


def test_a_zero_in_what_does_not_count_is_no_fault_of_the_database(client: TestClient) -> None:
    made = new_sheet(client)
    zero = adding({"kind": "prologue", "data": {"winner": "player:1\0"}}, "z")
    write(client, made, zero, {"id": "strike-it", "do": "strike", "fact": "z"})
    assert client.get(f"/api/sheets/{made['sheet']}/trace").status_code == 200
    assert client.get(f"/api/sheets/{made['sheet']}/share/json").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/api/tables/a%00b/replay",
        "/api/sheets/%00",
        "/api/sheets/a%00/share/text",
        "/api/codes/%00",
        "/api/games/%00/texts/en",
        "/api/games/tiny/rules/%00",
        "/api/tables/a%0Ab",
        "/%00",
        "/t/%00",
        "/assets/%00.js",
        "/api/%ED%A0%BD",
        "/%ED%A0%BD",
    ],
)
def test_an_address_with_a_zero_leads_nowhere(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (200, 404)
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("seat", [DIGITS, "9" * 20, "-1", "0x1", "1.5", "%00", "٣"])
def test_a_seat_of_any_length_is_unknown(client: TestClient, seat: str) -> None:
    made = new_table(client, ME, OPEN)
    answer = client.patch(
        f"/api/tables/{made['table']}/seats/{seat}", json={"open": True}, headers=bearer(made["maker"])
    )
    assert code_of(answer) in ("unknown_seat", "not_found")


@pytest.mark.parametrize("query", [f"as={DIGITS}", f"as=-1&from={DIGITS}", "as=%00", "as=٣", "as=1_0"])
def test_numbers_of_a_query_are_short(client: TestClient, query: str) -> None:
    made = new_table(client, ME, OTHER, start=True)
    assert client.get(f"/api/tables/{made['table']}/replay/scenes?{query}").status_code in (400, 404, 409)


def test_a_fault_of_the_database_does_not_write_moves_or_luck_to_the_log(url: str) -> None:
    async def scenario(storage: Storage) -> None:
        unstorable = LogEntry(0, (17, 23), 0, "play km3")
        with pytest.raises(StorageFailed) as caught:
            await storage.append(cast("str", object()), unstorable, None)
        assert "km3" not in str(caught.value)
        assert "23" not in str(caught.value)

    within(url, scenario)
