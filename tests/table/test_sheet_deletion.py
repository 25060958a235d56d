"""Score sheets that are deleted: by who made them and nobody else, and then everywhere."""

from collections.abc import Iterator

import pytest

from gruppetto.games import all_games
from tests.table.client import Reply, RoomClient
from tests.table.conftest import Serve
from tests.table.players import Message, Rider, bearer, code_of
from tests.table.scorekeepers import PROLOGUE, adding, new_sheet, sent, view, write


@pytest.fixture
def client(serve: Serve) -> Iterator[RoomClient]:
    with serve(games=all_games) as client:
        yield client


def delete(client: RoomClient, made: Message, token: str) -> Reply:
    return client.request("DELETE", f"/api/sheets/{made['sheet']}", headers=bearer(token))


def seen_by(client: RoomClient, made: Message) -> str:
    return code_of(client.get(f"/api/sheets/{made['sheet']}"))


def test_who_made_a_sheet_deletes_it_for_everybody(client: RoomClient) -> None:
    made, other = new_sheet(client), new_sheet(client)
    write(client, made, adding(PROLOGUE))

    assert delete(client, made, made["owner"]).json() == {"sheet": made["sheet"]}

    assert seen_by(client, made) == "unknown_sheet"
    assert view(client, other)["version"] == 0


@pytest.mark.parametrize("whose", ["", "guess", "token"])
def test_neither_a_reader_nor_another_scorer_deletes_it(client: RoomClient, whose: str) -> None:
    made = new_sheet(client)
    assert code_of(delete(client, made, made.get(whose, whose))) == "bad_token"
    assert view(client, made)["version"] == 0


def test_the_owner_of_one_sheet_does_not_delete_another(client: RoomClient) -> None:
    mine, theirs = new_sheet(client), new_sheet(client)
    assert code_of(delete(client, theirs, mine["owner"])) == "bad_token"
    assert view(client, theirs)["version"] == 0


def test_who_looks_at_it_is_told(client: RoomClient) -> None:
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


def test_an_entry_on_its_way_to_it_is_refused_and_brings_nothing_back(serve: Serve) -> None:
    with serve(games=all_games) as one, serve(games=all_games) as two:
        made = new_sheet(one)
        live = two.run(two.room.sheets.find(None, made["sheet"]))
        delete(one, made, made["owner"])

        with pytest.raises(Exception, match="no such sheet"):
            two.run(two.room.sheets.enter(None, live, sent(adding(PROLOGUE))))

        assert seen_by(two, made) == "unknown_sheet"
