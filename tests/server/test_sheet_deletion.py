"""Score sheets that are deleted: by who made them and nobody else, and then everywhere."""

from collections.abc import Iterator

import pytest
from httpx import Response
from starlette.testclient import TestClient

from gruppetto.games import all_games
from tests.server.conftest import Serve
from tests.server.pelotons import Message, Rider, bearer, code_of, house_of
from tests.server.scorekeepers import PROLOGUE, adding, new_sheet, sent, view, write


@pytest.fixture
def client(serve: Serve) -> Iterator[TestClient]:
    with serve(games=all_games) as client:
        yield client


def delete(client: TestClient, made: Message, token: str) -> Response:
    answer: Response = client.delete(f"/api/sheets/{made['sheet']}", headers=bearer(token))
    return answer


def seen_by(client: TestClient, made: Message) -> str:
    return code_of(client.get(f"/api/sheets/{made['sheet']}"))


def test_who_made_a_sheet_deletes_it_for_everybody(client: TestClient) -> None:
    made, other = new_sheet(client), new_sheet(client)
    write(client, made, adding(PROLOGUE))

    assert delete(client, made, made["owner"]).json() == {"sheet": made["sheet"]}

    assert seen_by(client, made) == "unknown_sheet"
    assert view(client, other)["version"] == 0


@pytest.mark.parametrize("whose", ["", "guess", "token"])
def test_neither_a_reader_nor_another_scorer_deletes_it(client: TestClient, whose: str) -> None:
    made = new_sheet(client)
    assert code_of(delete(client, made, made.get(whose, whose))) == "bad_token"
    assert view(client, made)["version"] == 0


def test_the_owner_of_one_sheet_does_not_delete_another(client: TestClient) -> None:
    mine, theirs = new_sheet(client), new_sheet(client)
    assert code_of(delete(client, theirs, mine["owner"])) == "bad_token"
    assert view(client, theirs)["version"] == 0


def test_who_looks_at_it_is_told(client: TestClient) -> None:
    made = new_sheet(client)
    with client.websocket_connect("/ws") as socket:
        reader = Rider(socket)
        reader.say("watch", sheet=made["sheet"])
        delete(client, made, made["owner"])
        assert reader.wait("sent_away")["code"] == "deleted"


def test_it_is_gone_after_a_restart_too(serve: Serve) -> None:
    with serve(games=all_games) as client:
        made = new_sheet(client)
        delete(client, made, made["owner"])
    with serve(games=all_games) as client:
        assert seen_by(client, made) == "unknown_sheet"


def test_another_server_that_has_it_open_learns_of_it(serve: Serve) -> None:
    with serve(games=all_games) as one, serve(games=all_games) as two:
        made = new_sheet(one)
        with two.websocket_connect("/ws") as socket:
            reader = Rider(socket)
            reader.say("watch", sheet=made["sheet"])
            delete(one, made, made["owner"])
            two.portal.call(house_of(two).polling.poll)  # type: ignore[union-attr]
            assert reader.wait("sent_away")["code"] == "deleted"
        assert seen_by(two, made) == "unknown_sheet"


def test_an_entry_on_its_way_to_it_is_refused_and_brings_nothing_back(serve: Serve) -> None:
    with serve(games=all_games) as one, serve(games=all_games) as two:
        made = new_sheet(one)
        live = two.portal.call(house_of(two).sheets.find, None, made["sheet"])  # type: ignore[union-attr]
        delete(one, made, made["owner"])

        with pytest.raises(Exception, match="no such sheet"):
            two.portal.call(house_of(two).sheets.enter, None, live, sent(adding(PROLOGUE)))  # type: ignore[union-attr]

        assert seen_by(two, made) == "unknown_sheet"
