"""Every feature of the table once on a whole server: HTTP, WebSocket and database; the rest is in `tests/table`."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

from starlette.testclient import TestClient

from gruppetto.engine import record
from gruppetto.engine.verification import verify
from tests.server.conftest import Serve, house_of
from tests.table.players import ME, OPEN, OTHER, come_in, join, new_table, play_out, public, start
from tests.toy.wise import Wise


def test_a_table_is_filled_by_its_code_and_started(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    found = client.get(f"/api/codes/{made['code']}").json()
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        join(client, {**found, "tokens": {}}, "Bram")
        assert ilse.wait("lobby")["table"]["seats"][1]["name"] == "Bram"
        assert start(client, made).json()["started"] is True
        assert ilse.wait("update")["ask"] is not None


def test_the_database_holds_no_token_in_plain_text(serve: Serve, tmp_path: Path) -> None:
    with serve() as client:
        made = new_table(client, ME, OPEN)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("match.sqlite*"))
    assert made["table"].encode() in stored
    assert made["tokens"]["0"].encode() not in stored
    assert made["invitations"]["1"].encode() not in stored


def test_a_move_with_luck_is_taken_back_when_all_others_consent(client: TestClient) -> None:
    made = new_table(client, ME, OPEN, OPEN, take_backs="friendly")
    for name in ("Bram", "Cor"):
        join(client, made, name)
    start(client, made)
    with ExitStack() as stack:
        tokens = made["tokens"].values()
        ilse, bram, cor = (stack.enter_context(come_in(client, made["table"], token)) for token in tokens)
        ilse.ride(0)
        ilse.say("undo", seat=0)
        bram.wait("undo_wished")
        bram.say("consent", seat=1, agree=True)
        cor.say("consent", seat=2, agree=True)
        assert ilse.wait("undo_settled")["agreed"] is True
        assert bram.wait("update", version=2)["events"][0]["kind"] == "undone"


def test_questions_are_answered_and_talk_is_kept(client: TestClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.say("why", seat=0, version=0, picks=[])["say"] == "why"
        assert ilse.say("peek", seat=0, version=0, thing="pile:used")["say"] == "peek"
        ilse.say("chat", seat=0, text="Allez!")
    with come_in(client, made["table"]) as fan:
        assert fan.last("chat")["text"] == "Allez!"


def test_an_action_sent_again_after_a_restart_counts_once(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            do = both.last("update", seat=0)["ask"]["offers"][0]["do"]
            first = both.act(0, 0, do, id="once")
    with serve() as again, come_in(again, made["table"], *made["tokens"].values()) as both:
        assert both.act(0, 0, do, id="once") == first
        assert both.last("update", seat=0)["version"] == 1


def test_a_finished_match_is_recorded_replayed_played_on_and_looked_back_at(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, OTHER, game="wise", start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            play_out(both, made)
        url = f"/api/tables/{made['table']}"
        answer = client.get(f"{url}/record")
        assert "attachment" in answer.headers["Content-Disposition"]
        assert verify(Wise(), record.loads(answer.text)).seed_checked
        assert client.get(f"{url}/replay").json()["verified"] is True
        assert set(client.get(f"{url}/replay/scenes?from=0&to=1&as=0").json()["scenes"]) == {"0", "1"}
        branch = client.post(f"{url}/branch", json={"at": 1, "seats": [ME, OPEN]})
        assert branch.status_code == 201
        client.post(f"{url}/analysis", json={})
        begun = house_of(client).analyses._under_way.get(made["table"])
        if begun is not None and begun.task is not None:
            assert client.portal is not None
            client.portal.call(asyncio.wait, [begun.task])
        told = client.get(f"{url}/analysis").json()
        assert told["done"] == told["of"]
    with serve() as again:
        assert again.post(f"{url}/analysis", json={}).json() == told


def test_a_lesson_is_listed_coached_and_told_in_the_pupils_language(client: TestClient) -> None:
    assert [game["lesson"] for game in client.get("/api/games").json() if game["id"] == "tiny"] == [True]
    assert "tiny-lesson-welcome = Jij bent" in client.get("/api/games/tiny/texts/nl").text
    made = client.post("/api/games/tiny/lesson", json={"name": "Ilse"}).json()
    assert public(client, made)["lesson"] is True
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.last("update")["coach"]["do"] == "play km2"
