"""Seats that change hands on two servers of one store: it is decided once, and holds on both."""

import pytest

from gruppetto.table.store import StorageFailed
from tests.table.client import Reply, RoomClient
from tests.table.conftest import Meanwhile, Pair
from tests.table.handover import BRAM, CARL, ILSE, THIRD, Clock, hand, link_of, seat_of, started, token
from tests.table.players import ME, OTHER, code_of, come_in


def test_two_who_answer_at_once_are_both_told_the_first_answer(blind: Pair, clock: Clock, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = started(here, ME, OTHER, THIRD)
    for server in blind:
        seat_of(server, made, ILSE)
    clock.pass_by(100)
    meanwhile(there, "append", lambda: hand(here, made, ILSE, "lend", token(made, BRAM), bot="greedy"))
    assert code_of(hand(there, made, ILSE, "lend", token(made, CARL), bot="random")) == "ridden"
    assert seat_of(there, made, ILSE)["rider"] == "greedy"


def test_a_move_on_its_way_does_not_fit_once_the_seat_was_handed_over(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = started(here)
    with come_in(there, made["table"], token(made, ILSE)) as ilse:
        meanwhile(there, "append", lambda: hand(here, made, ILSE, "lend", token(made, ILSE), bot="greedy"))
        assert ilse.ride(ILSE)["code"] == "stale"
        assert ilse.last("lobby")["table"]["seats"][ILSE]["rider"] == "greedy"


def test_whoever_lost_a_seat_cannot_move_on_a_server_that_has_not_noticed(blind: Pair) -> None:
    here, there = blind
    made = started(here)
    with come_in(there, made["table"], token(made, ILSE)) as desk:
        moved = hand(here, made, ILSE, "move", link=link_of(here, made, ILSE)).json()["token"]
        assert desk.ride(ILSE)["code"] == "stale"
        assert desk.last("seats") == {"say": "seats", "seats": [], "moved": [ILSE]}
        assert desk.last("update")["seat"] == -1
        with come_in(there, made["table"], moved) as phone:
            assert phone.ride(ILSE)["say"] == "ok"


def test_two_devices_that_bring_a_seat_back_at_once_do_so_once(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = started(here)
    hand(here, made, ILSE, "move", link=link_of(here, made, ILSE))
    seat_of(there, made, ILSE)
    meanwhile(there, "hand_over", lambda: hand(here, made, ILSE, "bring", token(made, ILSE)))
    assert code_of(hand(there, made, ILSE, "bring", token(made, ILSE))) == "bad_token"


def test_a_seat_moves_although_a_move_was_faster(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = started(here)
    link = link_of(here, made, ILSE)
    seat_of(there, made, ILSE)

    def ilse_rode() -> Reply:
        with come_in(here, made["table"], token(made, ILSE)) as ilse:
            ilse.ride(ILSE)
        return here.get(f"/api/tables/{made['table']}")

    meanwhile(there, "hand_over", ilse_rode)
    assert hand(there, made, ILSE, "move", link=link).json()["table"]["version"] == 2


def test_what_could_not_be_stored_did_not_happen(client: RoomClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = started(client)
    link = link_of(client, made, ILSE)

    async def fails(*_: object) -> None:
        raise StorageFailed("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(client.room.store, "hand_over", fails)
        assert code_of(hand(client, made, ILSE, "move", link=link)) == "not_stored"
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        assert ilse.ride(ILSE)["say"] == "ok"
    assert hand(client, made, ILSE, "move", link=link).is_success
