"""Unused tables: deleted by their maker, put away after a long time without players, opened again."""

import pytest

from tests.table.client import RoomClient
from tests.table.conftest import Meanwhile, Pair
from tests.table.players import (
    BOT,
    JSON,
    ME,
    OPEN,
    OTHER,
    Message,
    Rider,
    code_of,
    come_in,
    delete,
    join,
    new_table,
    open_again,
    play_out,
    public,
    start,
)


def nothing_is_left(client: RoomClient, made: Message) -> bool:
    store = client.room.store
    return not any(made["table"] in kept for kept in (store.tables, store.logs, store.talk, store.clocks))


def put_away(client: RoomClient, made: Message) -> None:
    """Put a table away, as a server does after a long time without players."""
    client.room.store.away.add(made["table"])
    client.room.store.talk[made["table"]].clear()


def finished(client: RoomClient) -> Message:
    """A match that two people at one screen have ridden to its end."""
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        both.say("chat", seat=0, text="Allez!")
        play_out(both, made)
    return made


def test_a_table_in_its_lobby_can_be_deleted_and_its_code_leads_nowhere(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    assert delete(client, made).is_success
    assert code_of(client.get(f"/api/codes/{made['code']}")) == "unknown_code"


@pytest.mark.parametrize("token", ["nonsense", "of another seat"])
def test_only_its_maker_deletes_a_table(client: RoomClient, token: str) -> None:
    made = new_table(client, ME, OPEN)
    brams = join(client, made, "Bram")
    assert code_of(delete(client, made, token=brams if token == "of another seat" else token)) == "bad_token"
    assert public(client, made)["table"] == made["table"]


def test_nobody_deletes_without_a_token(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    answer = client.request("DELETE", f"/api/tables/{made['table']}", content=b"{}", headers=JSON)
    assert code_of(answer) == "bad_token"


def test_others_at_the_table_are_told_and_can_do_nothing_more(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    brams = join(client, made, "Bram")
    with come_in(client, made["table"], brams) as bram:
        delete(client, made)
        assert bram.wait("sent_away")["code"] == "deleted"
        assert bram.say("chat", seat=1, text="Ilse?")["code"] == "no_hello"
        assert bram.say("hello", table=made["table"], tokens=[brams])["code"] == "unknown_table"


def test_a_move_at_a_table_that_was_deleted_on_another_server_is_not_played(blind: Pair) -> None:
    here, there = blind
    made = new_table(here, ME, OTHER, start=True)
    with come_in(there, made["table"], made["tokens"]["0"]) as ilse:
        delete(here, made)
        assert ilse.ride(0)["code"] == "unknown_table"
    assert nothing_is_left(here, made)


def test_a_start_and_a_deletion_in_one_moment_leave_nothing_behind(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, BOT)
    meanwhile(there, "start", lambda: delete(here, made))
    assert code_of(start(there, made)) == "unknown_table"
    assert nothing_is_left(here, made)


def test_a_finished_match_of_ones_own_is_deleted_whole(client: RoomClient) -> None:
    made = finished(client)
    assert delete(client, made).json() == {"record_kept": False}
    assert nothing_is_left(client, made)


def test_of_a_finished_match_with_others_their_record_is_kept_and_nothing_else(client: RoomClient) -> None:
    made = finished(client)
    before = client.get(f"/api/tables/{made['table']}/record").text
    assert delete(client, made, tokens=[]).json() == {"record_kept": True}
    assert client.get(f"/api/tables/{made['table']}/record").text == before
    assert code_of(delete(client, made)) == "bad_token"
    with client.websocket_connect("/ws") as socket:
        assert Rider(socket).say("hello", table=made["table"])["code"] == "put_away"
    assert client.room.store.talk[made["table"]] == []


def test_talk_that_was_deleted_is_not_told_from_memory(client: RoomClient) -> None:
    made = new_table(client, ME, BOT, start=True)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Allez!")
    put_away(client, made)
    assert public(client, made)["put_away"] is True
    open_again(client, made)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        ilse.say("chat", seat=0, text="Back again.")
        ilse.say("ping")
        assert [line["text"] for line in ilse.heard if line["say"] == "chat"] == ["Back again."]


@pytest.mark.parametrize("whose", ["maker", "seat"])
def test_who_has_a_seat_opens_it_again_and_plays_on(client: RoomClient, whose: str) -> None:
    made = new_table(client, ME, OPEN)
    brams = join(client, made, "Bram")
    start(client, made)
    put_away(client, made)
    assert open_again(client, made, brams if whose == "seat" else "").json()["put_away"] is False
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.ride(0)["say"] == "ok"


def test_nobody_else_opens_it_again(client: RoomClient) -> None:
    made = new_table(client, ME, BOT, start=True)
    put_away(client, made)
    assert code_of(open_again(client, made, "nonsense")) == "bad_token"
    assert public(client, made)["put_away"] is True


def test_a_finished_match_that_is_put_away_is_a_record_and_cannot_be_sat_at_again(client: RoomClient) -> None:
    made = finished(client)
    put_away(client, made)
    assert code_of(open_again(client, made)) == "over"
    assert client.get(f"/api/tables/{made['table']}/record").is_success
    assert client.get(f"/api/tables/{made['table']}/replay").json()["verified"] is True


def test_the_maker_deletes_a_table_that_is_put_away(client: RoomClient) -> None:
    made = new_table(client, ME, BOT, start=True)
    put_away(client, made)
    assert delete(client, made).is_success
    assert nothing_is_left(client, made)
