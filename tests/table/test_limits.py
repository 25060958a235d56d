"""Every limit of tables and sheets, one test each; those of a server are in `tests/server/test_limits.py`."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from gruppetto.games import all_games
from gruppetto.table.limits import Allowance, Limits, Turnstile, visitor
from tests.table.client import RoomClient, RoomSocket
from tests.table.conftest import Serve
from tests.table.memory import GENEROUS
from tests.table.players import JSON, ME, OPEN, OTHER, Rider, bearer, code_of, come_in, new_table, sit
from tests.table.scorekeepers import KEPT, PLAN, PROLOGUE, adding, new_sheet, view, write

HOUR = 3600.0


def test_an_allowance_refills_with_time_and_counts_each_key_for_itself() -> None:
    now = 0.0
    allowance = Allowance((2, 10.0), clock=lambda: now)
    assert [allowance.take("a") for _ in range(3)] == [True, True, False]
    assert allowance.take("b")
    now = 5.0
    assert [allowance.take("a") for _ in range(2)] == [True, False]


def test_homes_of_one_wider_network_have_a_larger_allowance_together() -> None:
    allowance = Allowance((1, 10.0), clock=lambda: 0.0)

    served = [allowance.take(visitor(f"2001:db8:1:{home:x}::7")) for home in range(12)]

    assert served == [True] * 8 + [False] * 4
    assert allowance.take(visitor("2001:db8:2::7")), "another network"
    assert allowance.take(visitor("192.0.2.7"))


def test_a_wider_network_is_forgotten_when_it_is_owed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.limits._CROWD", 2)
    now = 0.0
    allowance = Allowance((1, 10.0), clock=lambda: now)
    allowance.take(visitor("2001:db8:1:1::7"))
    now = 10.0

    allowance.take("192.0.2.7")

    assert list(allowance._buckets) == ["192.0.2.7"]


def test_homes_of_one_wider_network_come_in_so_often_together() -> None:
    turnstile = Turnstile(1)
    homes = [visitor(f"2001:db8:1:{home:x}::7") for home in range(9)]

    assert [turnstile.enter(home) for home in homes] == [True] * 8 + [False]
    turnstile.leave(homes[0])
    assert turnstile.enter(homes[8])


def test_who_is_not_limited_takes_nothing_from_the_others_of_the_wider_network() -> None:
    load, home = visitor("2001:db8:1:1::7"), visitor("2001:db8:1:2::7")
    turnstile = Turnstile(1, unlimited={load})

    assert all(turnstile.enter(load) for _ in range(100))

    assert turnstile.enter(home)
    for _ in range(100):
        turnstile.leave(load)
    assert not turnstile.enter(home), "whose one connection is still counted"


def test_an_allowance_forgets_those_it_owes_nothing() -> None:
    now = 0.0
    allowance = Allowance((1, 1.0), clock=lambda: now)
    for address in range(10_000):
        now += 1.0
        allowance.take(str(address))
    assert len(allowance._buckets) < 5_000


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("/run/gruppetto.sock", ""),
        ("unknown", ""),
        ("", ""),
    ],
)
def test_a_visitor_is_an_ipv4_address_or_an_ipv6_home(address: str, counted_as: str) -> None:
    assert visitor(address) == counted_as


def test_a_message_that_is_too_large_is_refused_with_its_id(client: RoomClient) -> None:
    with client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        answer = rider.send('{"say":"ping","id":"big","x":"' + "x" * Limits().message_bytes + '"}')
        assert (answer["code"], answer["id"]) == ("too_large", "big")


def test_a_request_that_is_too_large_is_refused(client: RoomClient) -> None:
    assert code_of(client.post("/api/tables", content=b"x" * (Limits().body_bytes + 1), headers=JSON)) == "too_large"


def test_messages_beyond_the_rate_of_a_connection_are_refused(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, messages=(3, HOUR))) as client, client.websocket_connect("/ws") as socket:
        rider = Rider(socket)
        assert [rider.say("ping")["say"] for _ in range(4)] == ["ok", "ok", "ok", "refused"]
        assert rider.heard[-1]["code"] == "rate"


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
        looks, tries = client.room.rates.looks, []
        take = looks.take
        patience = 5

        def counted(key: str = "") -> bool:
            tries.append(key)
            return take(key) or len(tries) > patience

        monkeypatch.setattr(client.room.rates, "looks", SimpleNamespace(take=counted))
        made = new_table(client, ME, OPEN)
        with come_in(client, made["table"]) as fan:
            assert [fan.say("hello", table=made["table"])["say"] for _ in range(2)] == ["ok", "ok"]
        assert len(tries) == patience + 1, "the third waited"


@pytest.mark.parametrize("asked", [{"what": "why", "picks": []}, {"what": "peek", "thing": "player:1"}])
def test_questions_of_a_visitor_are_counted_over_all_its_connections(serve: Serve, asked: dict[str, Any]) -> None:
    with serve(limits=replace(GENEROUS, questions=(2, HOUR))) as client:
        made = new_table(client, ME, OTHER, start=True)
        token = made["tokens"]["0"]
        with come_in(client, made["table"], token) as phone, come_in(client, made["table"], token) as laptop:
            answers = [each.say(seat=0, version=0, **asked) for each in (phone, laptop, phone)]
        assert [answer["say"] for answer in answers] == [asked["what"], asked["what"], "refused"]
        assert answers[-1]["code"] == "rate"


def test_who_may_ask_nothing_more_may_still_move(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, questions=(0, HOUR), refused_acts=(0, HOUR))) as client:
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            assert ilse.say("why", seat=0, version=0, picks=[])["code"] == "rate"
            assert ilse.ride(0)["say"] == "ok"


NONSENSE: dict[str, Any] = {"what": "act", "do": "fly", "version": 0}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (NONSENSE, "notation"),
        ({"what": "act", "do": "play km1", "version": 7}, "stale"),
        ({"what": "undo"}, "nothing_to_undo"),
        ({"what": "consent", "agree": True}, "no_wish"),
    ],
)
def test_what_is_refused_at_a_table_is_counted_over_all_connections_of_a_visitor(
    serve: Serve, said: dict[str, Any], code: str
) -> None:
    with serve(limits=replace(GENEROUS, refused_acts=(1, HOUR))) as client:
        made = new_table(client, ME, OTHER, start=True)
        token = made["tokens"]["0"]
        with come_in(client, made["table"], token) as phone, come_in(client, made["table"], token) as laptop:
            each_said = [each.say(seat=0, **said) for each in (phone, laptop, laptop)]
        assert [answer["code"] for answer in each_said] == [code, code, "rate"]


def test_who_was_refused_nothing_is_not_held_up_by_a_neighbour_who_was(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, refused_acts=(1, HOUR))) as client:
        made = new_table(client, ME, OTHER, start=True)
        with (
            come_in(client, made["table"], made["tokens"]["1"]) as bram,
            come_in(client, made["table"], made["tokens"]["0"]) as ilse,
        ):
            refused = [bram.say(seat=1, **NONSENSE)["code"] for _ in range(3)]
            assert refused[-1] == "rate"
            assert ilse.ride(0)["say"] == "ok"


def test_a_line_of_chat_has_a_length(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        longest = "x" * Limits().chat_length
        assert ilse.say("chat", seat=0, text=longest)["say"] == "ok"
        assert ilse.say("chat", seat=0, text=longest + "x")["code"] == "bad_line"
        assert ilse.say("chat", seat=0, text="  ")["code"] == "bad_line"


def test_an_address_makes_only_so_many_tables(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, tables=(2, HOUR))) as client:
        new_table(client, ME, OTHER)
        new_table(client, ME, OTHER)
        assert code_of(client.post("/api/tables", json={"game": "tiny", "seats": [ME, OTHER]})) == "rate"


def test_an_address_makes_only_so_many_tables_a_day(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, tables_a_day=(1, HOUR))) as client:
        new_table(client, ME, OTHER)
        assert code_of(client.post("/api/tables", json={"game": "tiny", "seats": [ME, OTHER]})) == "rate"


def test_an_address_has_only_so_many_bytes_written_on_sheets(serve: Serve) -> None:
    with serve(games=all_games, limits=replace(GENEROUS, kept_bytes=(1000, HOUR))) as client:
        made = new_sheet(client)
        edits = [adding(PROLOGUE) for _ in range(20)]

        answer = client.post(f"/api/sheets/{made['sheet']}/edits", json={"edits": edits}, headers=bearer(made["token"]))

        assert code_of(answer) == "rate"
        assert view(client, made)["version"] == 0


def test_join_codes_cannot_be_tried_without_end(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, codes=(2, HOUR))) as client:
        codes = [code_of(client.get("/api/codes/BCDFGH")) for _ in range(3)]
        assert codes == ["unknown_code", "unknown_code", "rate"]


def test_a_name_has_a_length(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    assert code_of(sit(client, made, "x" * (Limits().name_length + 1))) == "bad_name"
    assert sit(client, made, "x" * Limits().name_length).status_code == 201


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


def test_a_connection_that_floods_us_is_closed(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, messages=(1, HOUR), patience=2)) as client:
        session = client.run(client.begin())
        assert [client.run(session.hear('{"say":"ping","id":1}')) for _ in range(4)] == [True, True, True, False]
        session.end()


def test_who_never_says_hello_must_go_and_who_is_at_a_table_need_not(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse, client.websocket_connect("/ws") as silent:
        for socket in (ilse.socket, silent):
            assert isinstance(socket, RoomSocket)
            socket.session._need_hello()  # as it is called when the time is over
        assert Rider(silent).next()["code"] == "no_hello"
        assert ilse.say("ping")["say"] == "ok"
