"""Score sheets: who may write, what counts once, what survives, who hears of it."""

from collections.abc import Iterator

import pytest

from gruppetto.games import all_games
from gruppetto.table.store import StorageFailed
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import JSON, Rider, bearer, code_of
from tests.table.scorekeepers import (
    KEPT,
    PLAN,
    PROLOGUE,
    adding,
    codes,
    new_sheet,
    sent,
    totals,
    view,
    watching,
    won,
    write,
)


@pytest.fixture
def client(serve: Serve) -> Iterator[RoomClient]:
    with serve(games=all_games) as client:
        yield client


async def fails(*_: object) -> None:
    raise StorageFailed("disk full")


# --- making and reading ---


def test_the_games_that_can_be_kept_are_listed_with_the_form_of_a_plan(client: RoomClient) -> None:
    kept = {offer["game"]: offer["form"] for offer in client.get("/api/keepers").json()}
    assert kept[KEPT]["players"] == [2, 3, 4, 5, 6]
    assert kept[KEPT]["editions"][0]["tours"][0]["stages"][0] == "1"


def test_a_new_sheet_has_a_page_with_the_first_form(client: RoomClient) -> None:
    seen = view(client, new_sheet(client))
    assert (seen["game"], seen["name"], seen["version"]) == (KEPT, "Sunday", 0)
    assert seen["page"]["forms"][0]["kind"] == "prologue"


def test_a_reader_sees_everything_and_cannot_write(client: RoomClient) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE))
    url = f"/api/sheets/{made['sheet']}"
    edits = {"edits": [adding(won(1, 0, 200))]}

    assert view(client, made)["page"]["history"][0]["kind"] == "prologue"
    assert code_of(client.post(f"{url}/edits", json=edits)) == "bad_token"
    assert code_of(client.post(f"{url}/edits", json=edits, headers=bearer("guess"))) == "bad_token"
    assert view(client, made)["version"] == 1


def test_the_token_of_one_sheet_does_not_open_another(client: RoomClient) -> None:
    mine, theirs = new_sheet(client), new_sheet(client)
    url = f"/api/sheets/{theirs['sheet']}/scorer"
    assert code_of(client.get(url, headers=bearer(mine["token"]))) == "bad_token"
    assert client.get(url, headers=bearer(theirs["token"])).json() == {"sheet": theirs["sheet"], "version": 0}


@pytest.mark.parametrize("path", ["", "/trace", "/share/json", "/share/text", "/share/csv", "/share/svg"])
def test_no_reader_is_ever_shown_the_token(client: RoomClient, path: str) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE), by="Ilse")
    answer = client.get(f"/api/sheets/{made['sheet']}{path}")
    assert answer.status_code == 200
    assert made["token"] not in answer.text + str(answer.headers)


@pytest.mark.parametrize("path", ["", "/trace", "/progress", "/share/text", "/scorer"])
def test_a_sheet_that_is_not_there(client: RoomClient, path: str) -> None:
    assert code_of(client.get(f"/api/sheets/nothing{path}", headers=bearer("x"))) == "unknown_sheet"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "plan": PLAN}, "unknown_game"),
        ({"game": KEPT, "plan": {**PLAN, "edition": "mine"}}, "bad_plan"),
        ({"game": KEPT, "plan": {**PLAN, "teams": PLAN["teams"][:1]}}, "bad_plan"),
        ({"game": KEPT, "plan": {**PLAN, "teams": PLAN["teams"] * 2}}, "bad_plan"),
        ({"game": KEPT, "plan": {**PLAN, "stages": [{"id": "1"}, {"id": "1"}]}}, "bad_plan"),
        ({"game": KEPT, "plan": {**PLAN, "options": {"wind": True}}}, "bad_plan"),
        ({"game": KEPT, "plan": {**PLAN, "stages": [{"id": "1", "data": {"cells": 9}}]}}, "bad_plan"),
        ({"game": KEPT, "plan": {**PLAN, "teams": [{"name": " ", "team": "rouge"}, PLAN["teams"][1]]}}, "bad_name"),
        ({"game": KEPT, "plan": {**PLAN, "teams": 7}}, "malformed"),
        ({"game": KEPT}, "malformed"),
        ({"game": KEPT, "plan": PLAN, "secret": 1}, "malformed"),
    ],
)
def test_a_plan_that_cannot_be_kept_is_refused(client: RoomClient, wanted: object, code: str) -> None:
    assert code_of(client.post("/api/sheets", json=wanted)) == code


# --- writing ---


def test_each_edit_is_answered_for_itself(client: RoomClient) -> None:
    made = new_sheet(client)

    written = write(client, made, adding(PROLOGUE), adding(won(1, 0, -20), "s1"), adding(won(1, 0, 200)), by="Ilse")

    assert codes(written) == ["", "rule", ""]
    refused = written["answers"][1]
    assert (refused["rule"], refused["fact"], refused["params"]["at"]) == ("VAI-17.3", "s1", -20)
    assert written["version"] == 2
    assert totals(written["sheet"]) == ["60", "30"]


def test_the_same_edit_sent_twice_counts_once(client: RoomClient) -> None:
    made = new_sheet(client)
    edits = [adding(PROLOGUE), adding(won(1, 0, 200))]
    first = write(client, made, *edits)
    assert write(client, made, *edits, edits[0]) == {**first, "answers": [*first["answers"], first["answers"][0]]}


def test_a_scorer_link_may_be_shared(client: RoomClient) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE), by="Ilse")
    write(client, made, adding(won(1, 0, 200)), by="Bram")
    trace = client.get(f"/api/sheets/{made['sheet']}/trace").json()
    assert [(line["do"], line["by"], line["counts"]) for line in trace] == [
        ("add", "Ilse", True),
        ("add", "Bram", True),
    ]
    assert trace[0]["at"] > 1_700_000_000


def test_two_phones_that_press_the_same_button_count_one_and_the_second_sees_the_page_of_now(
    client: RoomClient,
) -> None:
    teams = [{"name": "Ann", "team": "rouge"}, {"name": "Bob", "team": "azur"}]
    plan = {"edition": "reconstruction", "teams": teams, "stages": [{"id": "paris"}], "options": {"race": "single"}}
    made = new_sheet(client, game="peloton", plan=plan)
    started = write(client, made, adding({"kind": "start", "data": {"stage": 1}}))["sheet"]["page"]
    turn = {"kind": "turn", "data": started["forms"][0]["given"]}

    first, second = (write(client, made, adding(turn), by=name) for name in ("Ann", "Bob"))

    assert (codes(first), codes(second)) == ([""], ["rule"])
    assert second["answers"][0]["rule"] == "PEL-27.10"
    assert second["sheet"]["page"]["clock"]["number"] == 2


def test_undo_and_redo_by_what_the_view_offers(client: RoomClient) -> None:
    made = new_sheet(client)
    done = write(client, made, adding(PROLOGUE), adding(won(1, 0, 200)))["sheet"]

    undone = write(client, made, {"id": "u", "do": "undo", "edit": done["undo"]})["sheet"]
    again = write(client, made, {"id": "r", "do": "redo", "edit": undone["redo"]})["sheet"]

    assert totals(undone) == []
    assert totals(again) == totals(done) == ["60", "30"]


def test_the_view_says_what_an_undo_would_take_back(client: RoomClient) -> None:
    made = new_sheet(client)
    done = write(client, made, adding(PROLOGUE), adding(won(1, 0, 200)))["sheet"]

    assert done["undoes"]["do"] == "add"
    assert done["undoes"]["text"] == done["page"]["history"][-1]["text"]
    assert view(client, new_sheet(client))["undoes"] is None


def test_what_would_be_written_is_told_before_it_is(client: RoomClient) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE))
    url, headers = f"/api/sheets/{made['sheet']}/preview", bearer(made["token"])

    fine = client.post(url, json={"edit": adding(won(1, 0, 200))}, headers=headers).json()
    wrong = client.post(url, json={"edit": adding(won(1, 0, -20))}, headers=headers).json()

    assert (fine["text"]["key"], fine["answer"]["code"]) == (f"{KEPT}-sheet-told-stage", "")
    assert (wrong["text"]["key"], wrong["answer"]["rule"]) == (f"{KEPT}-sheet-told-stage", "VAI-17.3")
    assert view(client, made)["version"] == 1
    assert code_of(client.post(url, json={"edit": adding(won(1, 0, 200))})) == "bad_token"


def test_a_struck_fact_is_shown_and_can_be_restored(client: RoomClient) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE), adding(won(1, 0, 200), "s1"))
    struck = write(client, made, {"id": "x", "do": "strike", "fact": "s1"})["sheet"]
    assert [line["fact"] for line in struck["struck"]] == ["s1"]
    assert totals(write(client, made, {"id": "y", "do": "restore", "fact": "s1"})["sheet"]) == ["60", "30"]


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        ({"id": "a", "do": "strike", "fact": "none"}, "unknown_fact"),
        ({"id": "a", "do": "undo", "edit": "none"}, "nothing_to_undo"),
        ({"id": "a", "do": "add", "fact": "f", "kind": "weather"}, "malformed"),
        ({"id": "a", "do": "plan", "stages": [{"id": "99"}]}, "bad_plan"),
        ({"id": "a", "do": "rename", "seat": 0, "name": ""}, "bad_name"),
    ],
)
def test_an_edit_that_makes_no_sense_is_answered_with_a_code(client: RoomClient, edit: object, code: str) -> None:
    made = new_sheet(client)
    answer = client.post(f"/api/sheets/{made['sheet']}/edits", json={"edits": [edit]}, headers=bearer(made["token"]))
    assert [found["code"] for found in answer.json()["answers"]] == [code]
    assert view(client, made)["version"] == 0


BROKEN = [
    b"",
    b"{",
    b"[]",
    b'{"edits":[]}',
    b'{"edits":[{"id":"","do":"strike"}]}',
    b'{"edits":[{"id":"a","do":"burn"}]}',
    b'{"edits":[{"id":"a","do":"add","data":{"x":1e999}}]}',
    b'{"edits":[{"id":"a","do":"add","data":' + b'{"x":' * 5000,
]


@pytest.mark.parametrize("body", BROKEN)
def test_a_broken_request_is_refused(client: RoomClient, body: bytes) -> None:
    made = new_sheet(client)
    url = f"/api/sheets/{made['sheet']}/edits"
    assert code_of(client.post(url, content=body, headers=JSON | bearer(made["token"]))) == "malformed"


# --- how the race went ---


def test_anybody_with_the_link_may_know_how_the_race_went(client: RoomClient) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE), adding(won(1, 0, 200)), adding(won(2, 1, 20)))

    (general,) = client.get(f"/api/sheets/{made['sheet']}/progress").json()

    assert (general["id"], general["timed"], general["stages"]) == ("general", False, [1, 2])
    assert {line["who"] for line in general["lines"]} == {"player:0", "player:1"}


def test_a_race_that_has_not_begun_has_no_course(client: RoomClient) -> None:
    assert client.get(f"/api/sheets/{new_sheet(client)['sheet']}/progress").json() == []


# --- what survives ---


def test_two_servers_on_one_database_write_on_one_sheet(serve: Serve) -> None:
    with serve(games=all_games) as one, serve(games=all_games) as two:
        made = new_sheet(one)
        write(two, made, adding(PROLOGUE))
        write(one, made, adding(won(1, 0, 200)))
        assert view(two, made)["version"] == 2


def test_a_server_that_has_missed_an_edit_takes_it_in_before_its_own(serve: Serve) -> None:
    with serve(games=all_games) as one, serve(games=all_games) as two:
        made = new_sheet(one)
        edits = [adding(PROLOGUE), adding(won(1, 0, 200))]
        live = one.run(one.room.sheets.find(None, made["sheet"]))
        write(two, made, edits[0])

        answers = one.run(one.room.sheets.enter(None, live, sent(edits[1])))

        assert [answer.code for answer in answers] == [""]
        assert totals(view(two, made)) == ["60", "30"]


def test_what_the_database_did_not_take_is_neither_acknowledged_nor_shown(
    client: RoomClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_sheet(client)
    won_by_ann = adding(won(1, 0, 200))
    write(client, made, adding(PROLOGUE))
    with monkeypatch.context() as broken:
        broken.setattr(client.room.store.sheets, "append", fails)
        url = f"/api/sheets/{made['sheet']}/edits"
        assert code_of(client.post(url, json={"edits": [won_by_ann]}, headers=bearer(made["token"]))) == "not_stored"
    assert view(client, made)["version"] == 1

    again = write(client, made, won_by_ann)

    assert (again["version"], totals(again["sheet"])) == (2, ["60", "30"])


# --- who hears of it ---


def test_readers_hear_of_every_change(client: RoomClient) -> None:
    made = new_sheet(client)
    with client.websocket_connect("/ws") as socket:
        reader = Rider(socket)
        watching(reader, made["sheet"])
        write(client, made, adding(PROLOGUE))
        assert reader.wait("sheet")["version"] == 1


def test_who_watches_another_sheet_hears_no_more_of_the_first(client: RoomClient) -> None:
    first, second = new_sheet(client), new_sheet(client)
    with client.websocket_connect("/ws") as socket:
        reader = Rider(socket)
        watching(reader, first["sheet"])
        watching(reader, second["sheet"])
        write(client, first, adding(PROLOGUE))
        write(client, second, adding(PROLOGUE))
        assert reader.wait("sheet")["sheet"] == second["sheet"]


def test_nobody_watches_a_sheet_that_is_not_there(client: RoomClient) -> None:
    with client.websocket_connect("/ws") as socket:
        assert Rider(socket).say("watch", sheet="nothing")["code"] == "unknown_sheet"


def test_readers_are_told_when_the_server_goes(client: RoomClient) -> None:
    made = new_sheet(client)
    with client.websocket_connect("/ws") as socket:
        reader = Rider(socket)
        watching(reader, made["sheet"])
        client.loop.create_task(client.room.sessions.farewell())
        assert reader.wait("bye")["code"] == "restart"
