"""Unused tables in a database: deleted, put away after a long time without players, opened again."""

import time
from collections.abc import Iterator, Sequence

import pytest
import sqlalchemy as sa
from httpx import Response
from starlette.testclient import TestClient

from gruppetto.server import schema
from gruppetto.server.putting_away import PuttingAway
from tests.server.conftest import Serve, house_of
from tests.table.players import (
    BOT,
    ME,
    OPEN,
    OTHER,
    Message,
    code_of,
    come_in,
    delete,
    join,
    new_table,
    open_again,
    play_out,
    start,
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


# --- deleting ---


def test_of_a_deleted_table_nothing_is_left(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Allez!")
    assert rows_about(here, made) > 3
    assert delete(here, made).json() == {"record_kept": False}
    assert rows_about(here, made) == 0
    assert code_of(look(here, made)) == "unknown_table"


def test_others_on_another_server_are_told_too(here: TestClient, there: TestClient) -> None:
    made = new_table(here, ME, OTHER, start=True)
    with come_in(there, made["table"], made["tokens"]["1"]) as bram:
        delete(here, made)
        assert bram.wait("sent_away")["code"] == "deleted"
    assert code_of(look(there, made)) == "unknown_table"


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


def test_opened_again_on_one_server_it_is_open_on_the_other(here: TestClient, there: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    look(there, made)
    days_pass(here, days=91, after=90)
    assert look(there, made).json()["put_away"] is True
    open_again(here, made)
    with come_in(there, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.ride(0)["say"] == "ok"


def test_a_seat_opens_it_again_and_its_talk_is_gone(here: TestClient) -> None:
    made = new_table(here, ME, OPEN)
    brams = join(here, made, "Bram")
    start(here, made)
    with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Allez!")
    days_pass(here, days=91, after=90)
    assert open_again(here, made, brams).json()["put_away"] is False
    with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Back again.")
        ilse.say("ping")
        assert [line["text"] for line in ilse.heard if line["say"] == "chat"] == ["Back again."]


def test_the_letters_of_a_table_end_when_it_is_put_away_and_new_ones_come_when_it_is_opened(here: TestClient) -> None:
    made = new_table(here, ME, OPEN)
    join(here, made, "Bram")
    start(here, made)
    days_pass(here, days=91, after=90)
    assert look(here, made).json()["code"] == ""
    assert code_of(here.get(f"/api/codes/{made['code']}")) == "unknown_code"

    code = open_again(here, made).json()["code"]

    assert code not in ("", made["code"])
    assert here.get(f"/api/codes/{code}").json()["table"] == made["table"]
    assert code_of(here.get(f"/api/codes/{made['code']}")) == "unknown_code"


def test_the_new_letters_are_known_on_the_other_server(here: TestClient, there: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    days_pass(here, days=91, after=90)
    assert look(there, made).json()["code"] == ""

    code = open_again(here, made).json()["code"]

    assert there.get(f"/api/codes/{code}").json()["table"] == made["table"]
    with come_in(there, made["table"], made["tokens"]["0"]):
        assert look(there, made).json()["code"] == code


def test_letters_that_an_earlier_version_left_to_a_table_end_too(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    days_pass(here, days=91, after=90)
    storage = house_of(here).storage

    async def leave() -> None:
        async with storage.writing() as connection:
            mine = sa.update(schema.tables).where(schema.tables.c.id == made["table"])
            await connection.execute(mine.values(code="OLDONE"))

    assert here.portal is not None
    here.portal.call(leave)
    days_pass(here, days=92, after=90)

    assert code_of(here.get("/api/codes/OLDONE")) == "unknown_code"


def test_a_finished_match_that_is_put_away_is_only_a_record(here: TestClient) -> None:
    made = new_table(here, ME, OTHER, start=True)
    with come_in(here, made["table"], *made["tokens"].values()) as both:
        play_out(both, made)
    days_pass(here, days=91, after=90)
    assert look(here, made).json()["put_away"] is True
    assert code_of(open_again(here, made)) == "over"
    assert here.get(f"/api/tables/{made['table']}/replay").json()["verified"] is True


def test_the_maker_deletes_a_table_that_is_put_away(here: TestClient) -> None:
    made = new_table(here, ME, BOT, start=True)
    days_pass(here, days=91, after=90)
    assert look(here, made).json()["put_away"] is True
    assert delete(here, made).is_success
    assert rows_about(here, made) == 0
