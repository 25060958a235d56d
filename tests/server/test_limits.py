"""Every limit, one test each; those of the connections themselves are in `test_connections.py`."""

import asyncio
import threading
from contextlib import ExitStack
from dataclasses import replace
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from gruppetto.games import all_games
from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from gruppetto.table.denied import Denied
from gruppetto.table.limits import Limits
from tests.server.conftest import GENEROUS, Serve
from tests.server.pelotons import JSON, ME, OPEN, OTHER, Rider, bearer, code_of, come_in, house_of, new_table
from tests.server.scorekeepers import KEPT, PLAN, PROLOGUE, adding, new_sheet, view, write

HOUR = 3600.0


@pytest.mark.parametrize(
    ("other", "status"),
    [("2001:db8:1:2::8", 429), ("2001:db8:1:3::7", 200), ("192.0.2.7", 200)],
)
def test_requests_of_one_ipv6_home_count_together(settings: Settings, other: str, status: int) -> None:
    app = make_app(replace(settings, limits=replace(GENEROUS, requests=(1, HOUR))))
    with TestClient(app, client=("2001:db8:1:2::7", 50_000)) as first:
        assert first.get("/api/games").status_code == 200
        assert TestClient(app, client=(other, 50_000)).get("/api/games").status_code == status


def test_live_connections_of_one_ipv6_home_count_together(settings: Settings) -> None:
    app = make_app(replace(settings, limits=replace(GENEROUS, connections=1)))
    with TestClient(app, client=("2001:db8:1:2::7", 50_000)) as first, ExitStack() as opened:
        neighbour = TestClient(app, client=("2001:db8:1:2::8", 50_000))
        assert Rider(opened.enter_context(first.websocket_connect("/ws"))).say("ping")["say"] == "ok"
        neighbour.portal = first.portal  # both in the loop of the one server
        assert Rider(opened.enter_context(neighbour.websocket_connect("/ws"))).next()["code"] == "rate"


def test_an_unlimited_address_is_not_counted_and_everybody_else_is(serve: Serve) -> None:
    limits = replace(GENEROUS, messages=(1, HOUR), tables=(1, HOUR), connections=1)
    with serve(limits=limits, unlimited=frozenset({"testclient"})) as client:
        new_table(client, ME, OTHER)
        new_table(client, ME, OTHER)
        with client.websocket_connect("/ws"), client.websocket_connect("/ws") as second:
            assert [Rider(second).say("ping")["say"] for _ in range(2)] == ["ok", "ok"]
    with serve(limits=limits, unlimited=frozenset({"192.0.2.1"})) as client, client.websocket_connect("/ws") as socket:
        assert [Rider(socket).say("ping")["say"] for _ in range(2)] == ["ok", "refused"]


def test_a_message_that_is_too_large_is_refused_with_its_id(client: TestClient) -> None:
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        answer = rider.send('{"say":"ping","id":"big","x":"' + "x" * Limits().message_bytes + '"}')
        assert (answer["code"], answer["id"]) == ("too_large", "big")


def test_a_request_that_is_too_large_is_refused(client: TestClient) -> None:
    assert code_of(client.post("/api/tables", content=b"x" * (Limits().body_bytes + 1), headers=JSON)) == "too_large"


def test_messages_beyond_the_rate_of_a_connection_are_refused(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, messages=(3, HOUR))) as client, client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        assert [rider.say("ping")["say"] for _ in range(4)] == ["ok", "ok", "ok", "refused"]
        assert rider.heard[-1]["code"] == "rate"


def test_a_connection_that_floods_us_is_closed(serve: Serve) -> None:
    limits = replace(GENEROUS, messages=(1, HOUR), patience=2)
    with serve(limits=limits) as client, client.websocket_connect("/ws") as socket:
        for number in range(4):
            socket.send_text(f'{{"say":"ping","id":{number}}}')
        kinds = []
        while (received := socket.receive())["type"] == "websocket.send":
            kinds.append(received["text"])
        assert received["code"] == 1008


def test_chat_beyond_its_rate_is_refused(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, chat=(2, HOUR))) as client:
        made = new_table(client, ME, OPEN)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            answers = [ilse.say("chat", seat=0, text="Allez!")["say"] for _ in range(3)]
        assert answers == ["ok", "ok", "refused"]


def test_a_visitor_who_looks_at_whole_tables_all_the_time_waits_for_the_next_look(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serve(limits=replace(GENEROUS, looks=(2, HOUR))) as client:
        looks, tries = house_of(client).rates.looks, []
        take = looks.take
        patience = 5

        def counted(key: str = "") -> bool:
            tries.append(key)
            return take(key) or len(tries) > patience

        monkeypatch.setattr(house_of(client).rates, "looks", SimpleNamespace(take=counted))
        made = new_table(client, ME, OPEN)
        with come_in(client, made["table"]) as fan:
            assert [fan.say("hello", table=made["table"])["say"] for _ in range(2)] == ["ok", "ok"]
        assert len(tries) == patience + 1, "the third waited"


def test_a_line_of_chat_has_a_length(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        longest = "x" * Limits().chat_length
        assert ilse.say("chat", seat=0, text=longest)["say"] == "ok"
        assert ilse.say("chat", seat=0, text=longest + "x")["code"] == "malformed"
        assert ilse.say("chat", seat=0, text="  ")["code"] == "malformed"


def test_an_address_makes_only_so_many_tables(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, tables=(2, HOUR))) as client:
        new_table(client, ME, OTHER)
        new_table(client, ME, OTHER)
        assert code_of(client.post("/api/tables", json={"game": "tiny", "seats": [ME, OTHER]})) == "rate"


def test_join_codes_cannot_be_tried_without_end(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, codes=(2, HOUR))) as client:
        codes = [code_of(client.get("/api/codes/BCDFGH")) for _ in range(3)]
        assert codes == ["unknown_code", "unknown_code", "rate"]


def test_an_address_asks_only_so_often(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, requests=(2, HOUR))) as client:
        answers = [client.get("/api/games").status_code for _ in range(3)]
        assert answers == [200, 200, 429]


def test_an_address_has_only_so_many_connections_at_once(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, connections=1)) as client:
        with client.websocket_connect("/ws") as first:
            assert Rider(first).say("ping")["say"] == "ok"
            with client.websocket_connect("/ws") as second:
                assert Rider(second).next()["code"] == "rate"
                assert second.receive()["type"] == "websocket.close"
        with client.websocket_connect("/ws") as third:
            assert Rider(third).say("ping")["say"] == "ok"


def test_a_name_has_a_length(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    url = f"/api/tables/{made['table']}/seats"
    assert code_of(client.post(url, json={"name": "x" * (Limits().name_length + 1)})) == "bad_name"
    assert client.post(url, json={"name": "x" * Limits().name_length}).status_code == 201


def test_a_connection_that_never_says_hello_is_ended_and_one_at_a_table_is_not(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, hello_seconds=0.2)) as client:
        made = new_table(client, ME, OTHER)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            with client.websocket_connect("/ws") as silent:
                assert Rider(silent).next()["code"] == "no_hello"
                assert silent.receive()["type"] == "websocket.close"
            assert ilse.say("ping")["say"] == "ok"  # whose time was over first


def test_an_address_makes_only_so_many_sheets(serve: Serve) -> None:
    with serve(games=all_games, limits=replace(GENEROUS, sheets=(2, HOUR))) as client:
        made = new_sheet(client)
        saved = client.get(f"/api/sheets/{made['sheet']}/share/json").content
        assert client.post("/api/sheets/load", content=saved, headers=JSON).status_code == 201
        assert code_of(client.post("/api/sheets", json={"game": KEPT, "plan": PLAN})) == "rate"
        assert code_of(client.post("/api/sheets/load", content=saved, headers=JSON)) == "rate"


def test_a_request_brings_only_so_many_edits(serve: Serve) -> None:
    with serve(games=all_games, limits=replace(GENEROUS, edits=2)) as client:
        made = new_sheet(client)
        edits = [adding(PROLOGUE) for _ in range(3)]
        url = f"/api/sheets/{made['sheet']}/edits"
        assert code_of(client.post(url, json={"edits": edits}, headers=bearer(made["token"]))) == "too_large"
        assert view(client, made)["version"] == 0


def test_a_saved_sheet_has_a_size(serve: Serve) -> None:
    with serve(games=all_games, limits=replace(GENEROUS, sheet_bytes=100)) as client:
        assert code_of(client.post("/api/sheets/load", content=b" " * 101, headers=JSON)) == "too_large"


def test_the_name_of_a_scorer_is_cut_to_its_length(serve: Serve) -> None:
    with serve(games=all_games) as client:
        made = new_sheet(client)
        write(client, made, adding(PROLOGUE), by="x" * 200)
        trace = client.get(f"/api/sheets/{made['sheet']}/trace").json()
        assert len(trace[0]["by"]) == Limits().name_length


@pytest.mark.parametrize("pool", ["positions", "replays", "sheets"])
def test_so_much_costly_work_of_one_visitor_waits_and_the_next_is_told_busy(serve: Serve, pool: str) -> None:
    with serve(limits=replace(GENEROUS, queued_jobs=1)) as client:
        do = getattr(house_of(client).pools, pool)

        async def scenario() -> str:
            gate = threading.Event()
            works = [asyncio.create_task(do(who, gate.wait)) for who in ("192.0.2.7", "192.0.2.7", "192.0.2.8")]
            await asyncio.sleep(0)
            with pytest.raises(Denied) as refused:
                await do("192.0.2.7", gate.wait)
            gate.set()
            await asyncio.gather(*works)
            return refused.value.code

        assert client.portal is not None
        assert client.portal.call(scenario) == "busy"
