"""How a race went, asked over the wire."""

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from gruppetto.games import all_games
from tests.server.conftest import Serve
from tests.server.pelotons import code_of
from tests.server.scorekeepers import PROLOGUE, adding, new_sheet, won, write


@pytest.fixture
def client(serve: Serve) -> Iterator[TestClient]:
    with serve(games=all_games) as client:
        yield client


def test_anybody_with_the_link_may_know_how_the_race_went(client: TestClient) -> None:
    made = new_sheet(client)
    write(client, made, adding(PROLOGUE), adding(won(1, 0, 200)), adding(won(2, 1, 20)))

    (general,) = client.get(f"/api/sheets/{made['sheet']}/progress").json()

    assert (general["id"], general["timed"], general["stages"]) == ("general", False, [1, 2])
    assert {line["who"] for line in general["lines"]} == {"player:0", "player:1"}


def test_a_race_that_has_not_begun_has_no_course(client: TestClient) -> None:
    assert client.get(f"/api/sheets/{new_sheet(client)['sheet']}/progress").json() == []


def test_a_sheet_that_is_not_there_has_none(client: TestClient) -> None:
    assert code_of(client.get("/api/sheets/nothing/progress")) == "unknown_sheet"
