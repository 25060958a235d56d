"""Tables that nobody needs: deleted by who made them, put away when nobody was there for long, opened again."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import sqlalchemy as sa
from httpx import Response
from starlette.testclient import TestClient

from gruppetto.server import schema
from gruppetto.server.putting_away import PuttingAway
from tests.server.conftest import Serve
from tests.server.pelotons import (
    BOT,
    JSON,
    ME,
    OPEN,
    OTHER,
    Message,
    bearer,
    code_of,
    come_in,
    house_of,
    new_table,
    play_out,
)

DAY = 24 * 60 * 60


@pytest.fixture
def here(serve: Serve, url: str) -> Iterator[TestClient]:
    with serve(database=url, poll_seconds=0.01, put_away_days=0) as client:
        yield client


@pytest.fixture
def there(serve: Serve, url: str) -> Iterator[TestClient]:
    """A second server on the same database."""
    with serve(database=url, poll_seconds=0.01, put_away_days=0) as client:
        yield client


def delete(client: TestClient, made: Message, token: str = "", tokens: list[str] | None = None) -> Response:
    body = {"tokens": list(made["tokens"].values()) if tokens is None else tokens}
    url, headers = f"/api/tables/{made['table']}", bearer(token or made["maker"])
    answer: Response = client.request("DELETE", url, json=body, headers=headers)
    return answer


def open_again(client: TestClient, made: Message, token: str = "") -> Response:
    answer: Response = client.post(f"/api/tables/{made['table']}/open", headers=bearer(token or made["maker"]))
    return answer


def join(client: TestClient, made: Message, name: str) -> str:
    token: str = client.post(f"/api/tables/{made['table']}/seats", json={"name": name}).json()["token"]
    return token


def look(client: TestClient, made: Message) -> Response:
    answer: Response = client.get(f"/api/tables/{made['table']}")
    return answer


def rows_about(client: TestClient, made: Message) -> int:
    """How many rows of the whole database know a table."""

    async def count() -> int:
        async with house_of(client).storage.reading() as connection:
            found = 0
            for kept in schema.metadata.sorted_tables:
                column = kept.c.get("table_id", kept.c.id if kept is schema.tables else None)
                if column is not None:
                    counted = sa.select(sa.func.count()).select_from(kept).where(column == made["table"])
                    found += await connection.scalar(counted) or 0
            return found

    assert client.portal is not None
    return client.portal.call(count)


def days_pass(client: TestClient, days: int, after: int) -> None:
    """A round that puts away, so many days from now, on a server with this rule."""
    house = house_of(client)
    assert client.portal is not None
    client.portal.call(house.putting_away.note)
    away = PuttingAway(house.tables, house.storage, after, lambda: time.time() + days * DAY)
    client.portal.call(away.round)


def finished(client: TestClient) -> Message:
    """A match that two people at one screen have ridden to its end."""
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        both.say("chat", seat=0, text="Allez!")
        play_out(both, made)
    return made


# --- deleting ---


def test_of_a_deleted_table_nothing_is_left(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Allez!")
    assert rows_about(here, made) > 3
    assert delete(here, made).json() == {"record_kept": False}
    assert rows_about(here, made) == 0
    assert code_of(look(here, made)) == "unknown_table"


def test_a_table_in_its_lobby_can_be_deleted_and_its_code_leads_nowhere(here: TestClient) -> None:
    made = new_table(here, ME, OPEN)
    assert delete(here, made).is_success
    assert code_of(here.get(f"/api/codes/{made['code']}")) == "unknown_code"


@pytest.mark.parametrize("token", ["nonsense", "of another seat"])
def test_only_its_maker_deletes_a_table(here: TestClient, token: str) -> None:
    made = new_table(here, ME, OPEN)
    brams = join(here, made, "Bram")
    assert code_of(delete(here, made, token=brams if token == "of another seat" else token)) == "bad_token"
    assert look(here, made).is_success


def test_nobody_deletes_without_a_token(here: TestClient) -> None:
    made = new_table(here, ME, OPEN)
    answer = here.request("DELETE", f"/api/tables/{made['table']}", content=b"{}", headers=JSON)
    assert code_of(answer) == "bad_token"


def test_others_at_the_table_are_told_and_can_do_nothing_more(here: TestClient) -> None:
    made = new_table(here, ME, OPEN)
    brams = join(here, made, "Bram")
    with come_in(here, made["table"], brams) as bram:
        delete(here, made)
        assert bram.wait("sent_away")["code"] == "deleted"
        assert bram.say("chat", seat=1, text="Ilse?")["code"] == "no_hello"
        assert bram.say("hello", table=made["table"], tokens=[brams])["code"] == "unknown_table"


def test_others_on_another_server_are_told_too(here: TestClient, there: TestClient) -> None:
    made = new_table(here, ME, OTHER, start=True)
    with come_in(there, made["table"], made["tokens"]["1"]) as bram:
        delete(here, made)
        assert bram.wait("sent_away")["code"] == "deleted"
    assert code_of(look(there, made)) == "unknown_table"


def test_a_move_at_a_table_that_was_deleted_on_another_server_is_not_played(serve: Serve, url: str) -> None:
    with serve(database=url, poll_seconds=3600.0) as here, serve(database=url, poll_seconds=3600.0) as blind:
        made = new_table(here, ME, OTHER, start=True)
        with come_in(blind, made["table"], made["tokens"]["0"]) as ilse:
            delete(here, made)
            assert ilse.ride(0)["code"] == "unknown_table"
        assert rows_about(here, made) == 0


def test_a_start_and_a_deletion_in_one_moment_leave_nothing_behind(
    here: TestClient, there: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_table(here, ME, BOT)
    storage = house_of(there).storage
    stored: Callable[..., Any] = storage.start

    async def late(*arguments: Any) -> Any:
        assert delete(here, made).is_success
        return await stored(*arguments)

    monkeypatch.setattr(storage, "start", late)
    assert code_of(there.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))) == "unknown_table"
    assert rows_about(here, made) == 0


def test_a_finished_match_of_ones_own_is_deleted_whole(here: TestClient) -> None:
    made = finished(here)
    assert delete(here, made).json() == {"record_kept": False}
    assert rows_about(here, made) == 0


def test_of_a_finished_match_with_others_their_record_is_kept_and_nothing_else(here: TestClient) -> None:
    made = finished(here)
    before = here.get(f"/api/tables/{made['table']}/record").text
    assert delete(here, made, tokens=[]).json() == {"record_kept": True}
    assert here.get(f"/api/tables/{made['table']}/record").text == before
    assert code_of(delete(here, made)) == "bad_token"
    with here.websocket_connect("/ws") as socket:
        socket.send_json({"say": "hello", "id": 1, "table": made["table"]})
        assert socket.receive_json()["code"] == "put_away"

    async def talk() -> object:
        return await house_of(here).storage.lines(made["table"], 50)

    assert here.portal is not None
    assert here.portal.call(talk) == []


# --- putting away ---


def test_a_table_that_never_started_is_deleted_after_a_month(here: TestClient) -> None:
    made = new_table(here, ME, OPEN)
    days_pass(here, days=29, after=90)
    assert look(here, made).is_success
    days_pass(here, days=31, after=90)
    assert code_of(look(here, made)) == "unknown_table"


def test_a_match_that_nobody_was_at_for_long_is_put_away(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    days_pass(here, days=89, after=90)
    assert look(here, made).json()["put_away"] is False
    days_pass(here, days=91, after=90)
    assert look(here, made).json()["put_away"] is True
    with here.websocket_connect("/ws") as socket:
        socket.send_json({"say": "hello", "id": 1, "table": made["table"], "tokens": [made["tokens"]["0"]]})
        refused = socket.receive_json()
        assert (refused["code"], refused["params"]) == ("put_away", {"over": 0})


def test_without_days_nothing_is_put_away(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    days_pass(here, days=5000, after=0)
    assert look(here, made).json()["put_away"] is False


def test_a_table_that_somebody_looks_at_is_not_put_away(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    with come_in(here, made["table"]):
        days_pass(here, days=91, after=90)
        assert look(here, made).json()["put_away"] is False


@pytest.mark.parametrize("started", [False, True], ids=["lobby", "match"])
def test_a_table_that_somebody_came_back_to_in_this_very_moment_is_left_alone(here: TestClient, started: bool) -> None:
    made = new_table(here, ME, BOT, start=started)
    with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Allez!")
    before = rows_about(here, made)
    house = house_of(here)

    class Slow(PuttingAway):
        async def _found(self, wanted: sa.ColumnElement[bool]) -> Sequence[str]:
            found = await super()._found(wanted)
            if made["table"] in found:
                async with house.storage.writing() as connection:  # as another server notes it
                    await connection.execute(sa.update(schema.tables).values(touched=int(in_91_days())))
            return found

    def in_91_days() -> float:
        return time.time() + 91 * DAY

    assert here.portal is not None
    here.portal.call(house.putting_away.note)
    here.portal.call(Slow(house.tables, house.storage, 90, in_91_days).round)
    assert look(here, made).json()["put_away"] is False
    assert rows_about(here, made) == before


def test_talk_that_was_deleted_is_not_told_from_memory(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Allez!")
    days_pass(here, days=91, after=90)
    assert look(here, made).json()["put_away"] is True
    open_again(here, made)
    with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Back again.")
        ilse.say("ping")
        assert [line["text"] for line in ilse.heard if line["say"] == "chat"] == ["Back again."]


def test_whoever_was_there_is_known_to_another_server_after_the_goodbye(serve: Serve, url: str) -> None:
    """A server writes down before it goes who was where."""
    with serve(database=url, put_away_days=0) as here:  # or its own first round meets the table of long ago
        made = new_table(here, ME, BOT, start=True)

        async def long_ago() -> None:
            async with house_of(here).storage.writing() as connection:
                await connection.execute(sa.update(schema.tables).values(touched=0))

        assert here.portal is not None
        here.portal.call(long_ago)
        look(here, made)
    with serve(database=url) as again:
        days_pass(again, days=1, after=90)
        assert look(again, made).json()["put_away"] is False


@pytest.mark.parametrize("whose", ["maker", "seat"])
def test_who_has_a_seat_opens_it_again_and_plays_on(here: TestClient, whose: str) -> None:
    made = new_table(here, ME, OPEN)
    brams = join(here, made, "Bram")
    here.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))
    days_pass(here, days=91, after=90)
    assert open_again(here, made, brams if whose == "seat" else "").json()["put_away"] is False
    with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.ride(0)["say"] == "ok"


def test_nobody_else_opens_it_again(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    days_pass(here, days=91, after=90)
    assert code_of(open_again(here, made, "nonsense")) == "bad_token"
    assert look(here, made).json()["put_away"] is True


def test_opened_again_on_one_server_it_is_open_on_the_other(here: TestClient, there: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    look(there, made)
    days_pass(here, days=91, after=90)
    assert look(there, made).json()["put_away"] is True
    open_again(here, made)
    with come_in(there, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.ride(0)["say"] == "ok"


def test_a_finished_match_that_is_put_away_is_a_record_and_cannot_be_sat_at_again(here: TestClient) -> None:
    made = finished(here)
    days_pass(here, days=91, after=90)
    assert code_of(open_again(here, made)) == "over"
    assert here.get(f"/api/tables/{made['table']}/record").is_success
    assert here.get(f"/api/tables/{made['table']}/replay").json()["verified"] is True


def test_the_maker_deletes_a_table_that_is_put_away(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    days_pass(here, days=91, after=90)
    assert delete(here, made).is_success
    assert rows_about(here, made) == 0
