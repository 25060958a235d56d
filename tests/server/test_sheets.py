"""Score sheets on a server: kept in its database without their tokens, and heard of on another."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gruppetto.games import all_games
from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.table.denied import Denied
from gruppetto.table.store import StorageFailed
from tests.server.conftest import Serve, house_of, poll
from tests.table.players import ME, OTHER, Rider, bearer, come_in, new_table, start
from tests.table.scorekeepers import KEPT, PROLOGUE, adding, codes, new_sheet, view, watching, won, write


@pytest.fixture
def client(serve: Serve) -> Iterator[TestClient]:
    with serve(games=all_games) as client:
        yield client


async def fails(*_: object) -> None:
    raise StorageFailed("disk full")


def test_no_log_and_no_database_holds_a_token(
    serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    with serve(games=all_games) as client:
        made = new_sheet(client)
        write(client, made, adding(PROLOGUE))
        monkeypatch.setattr(SheetStorage, "append", fails)
        sent = client.post(
            f"/api/sheets/{made['sheet']}/edits",
            json={"edits": [adding(won(1, 0, 200))]},
            headers=bearer(made["token"]),
        )
    assert sent.status_code == 503
    assert "failed" in caplog.text
    assert made["token"] not in caplog.text
    assert all(made["token"].encode() not in file.read_bytes() for file in tmp_path.glob("match.sqlite*"))


def test_readers_hear_of_what_another_server_took(serve: Serve) -> None:
    with serve(games=all_games) as one, serve(games=all_games) as two:
        made = new_sheet(one)
        with one.websocket_connect("/ws") as socket:
            reader = Rider(socket)
            watching(reader, made["sheet"])
            write(two, made, adding(PROLOGUE))
            poll(one)
            assert reader.wait("sheet")["version"] == 1


def test_a_sheet_whose_news_cannot_be_taken_in_keeps_nobody_from_those_of_a_table(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def too_costly(*_: object) -> None:
        raise Denied("too_costly", "This took the server too long, so it stopped.")

    with serve(games=all_games) as one, serve(games=all_games) as two:
        made, race = new_sheet(one), new_table(one, ME, OTHER, game=KEPT)
        with one.websocket_connect("/ws") as socket, come_in(one, race["table"]) as fan:
            watching(Rider(socket), made["sheet"])
            write(two, made, adding(PROLOGUE))
            start(two, race)
            monkeypatch.setattr(house_of(one).sheets, "refresh", too_costly)
            poll(one)
            assert fan.wait("update")["version"] == 0
    assert "took the server too long" in caplog.text


def test_a_sheet_survives_a_restart(serve: Serve) -> None:
    with serve(games=all_games) as client:
        made = new_sheet(client)
        before = write(client, made, adding(PROLOGUE), adding(won(1, 0, 200)))["sheet"]
    with serve(games=all_games) as client:
        assert view(client, made) == before
        assert codes(write(client, made, adding(won(2, 1, 30)))) == [""]


def test_another_server_that_has_it_open_learns_of_it(serve: Serve) -> None:
    with serve(games=all_games) as one, serve(games=all_games) as two:
        made = new_sheet(one)
        with two.websocket_connect("/ws") as socket:
            reader = Rider(socket)
            watching(reader, made["sheet"])
            one.delete(f"/api/sheets/{made['sheet']}", headers=bearer(made["owner"]))
            poll(two)
            assert reader.wait("sent_away")["code"] == "deleted"


@pytest.mark.parametrize("form", ["json", "text", "svg"])
def test_a_long_share_is_packed_beside_the_event_loop(
    client: TestClient, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_sheet(client)
    monkeypatch.setattr("gruppetto.server.http._SHORT", 0)
    monkeypatch.setattr("gruppetto.server.http._LONG", 0)
    monkeypatch.setattr("gruppetto.server.http.gzip.compress", lambda body, _: b"packed in a thread")
    url = f"/api/sheets/{made['sheet']}/share/{form}"
    with client.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as answer:
        assert b"".join(answer.iter_raw()) == b"packed in a thread"
        assert answer.headers["Content-Disposition"].startswith("attachment")
