"""Seats that change hands on two servers of one database: it is decided once, and holds on both."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from gruppetto.table.store import StorageFailed
from tests.server.clocks import pass_time
from tests.server.conftest import Meanwhile, Pair, Serve
from tests.server.databases import fresh
from tests.server.hands import BRAM, CARL, ILSE, THIRD, Clock, friends, hand, link_of, seat_of, started, token
from tests.server.pelotons import ME, OTHER, Message, code_of, come_in, house_of


def test_two_who_take_a_seat_back_at_once_get_it_once(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = started(here)
    hand(here, made, BRAM, "lend", token(made, BRAM), bot="greedy")
    seat_of(there, made, BRAM)
    meanwhile(there, "append", lambda: hand(here, made, BRAM, "back", token(made, BRAM)))
    assert code_of(hand(there, made, BRAM, "back", token(made, BRAM))) == "not_ridden"
    assert [seat_of(server, made, BRAM)["rider"] for server in blind] == ["", ""]


def test_two_who_answer_at_once_are_both_told_the_first_answer(serve: Serve, url: str, meanwhile: Meanwhile) -> None:
    clock = Clock()
    known = {"database": url, "poll_seconds": 3600.0, "now": clock}
    with serve(**known) as here, serve(**known) as there:
        made = started(here, ME, OTHER, THIRD)
        for server in (here, there):
            seat_of(server, made, ILSE)
        clock.pass_by(100)
        meanwhile(there, "append", lambda: hand(here, made, ILSE, "lend", token(made, BRAM), bot="greedy"))
        assert code_of(hand(there, made, ILSE, "lend", token(made, CARL), bot="random")) == "ridden"
        assert seat_of(there, made, ILSE)["rider"] == "greedy"


def test_a_seat_is_taken_back_although_the_bot_moves_on_the_other_server(blind: Pair, meanwhile: Meanwhile) -> None:
    """The move was first, so it stands, and the person decides the next."""
    here, there = blind
    made = started(here)
    hand(here, made, BRAM, "lend", token(made, BRAM), bot="greedy")
    seat_of(there, made, BRAM)

    def bram_was_moved() -> Any:
        with come_in(here, made["table"], token(made, ILSE)) as ilse:
            ilse.ride(ILSE)
            ilse.wait("update", version=3)
        return here.get(f"/api/tables/{made['table']}")

    meanwhile(there, "append", bram_was_moved)
    assert hand(there, made, BRAM, "back", token(made, BRAM)).json()["table"]["version"] == 4
    assert seat_of(here, made, BRAM)["rider"] == ""


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


def test_whoever_lost_a_seat_is_shown_no_more_of_its_hand_anywhere(pair: Pair) -> None:
    here, there = pair
    made = started(here)
    with come_in(there, made["table"], token(made, ILSE)) as desk:
        hand(here, made, ILSE, "move", link=link_of(here, made, ILSE))
        assert desk.wait("seats")["moved"] == [ILSE]
        seen = desk.wait("update", version=1)
        assert (seen["seat"], seen["scene"]["hand"]) == (-1, [])


def test_a_link_that_two_devices_open_at_once_opens_one(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = started(here)
    link = link_of(here, made, ILSE)
    seat_of(there, made, ILSE)
    meanwhile(there, "hand_over", lambda: hand(here, made, ILSE, "move", link=link))
    assert code_of(hand(there, made, ILSE, "move", link=link)) == "bad_link"


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

    def ilse_rode() -> Any:
        with come_in(here, made["table"], token(made, ILSE)) as ilse:
            ilse.ride(ILSE)
        return here.get(f"/api/tables/{made['table']}")

    meanwhile(there, "hand_over", ilse_rode)
    assert hand(there, made, ILSE, "move", link=link).json()["table"]["version"] == 2


def test_a_claim_made_on_one_server_is_answered_on_the_other(pair: Pair) -> None:
    here, there = pair
    made = friends(here, "Bram", "Carl")
    with come_in(there, made["table"], token(made, BRAM)) as bram:
        claimed = hand(here, made, ILSE, "claim").json()["token"]
        with come_in(here, made["table"], claimed) as ilse:
            while not (bram.wait("lobby")["table"]["seats"][ILSE]["claim"]):
                pass
            for other in (BRAM, CARL):
                assert hand(there, made, ILSE, "answer", token(made, other), agree=True).is_success
            assert ilse.wait("seats")["seats"] == [ILSE]


def test_nobody_is_away_who_is_at_the_other_server(pair: Pair) -> None:
    here, there = pair
    made = started(here)
    with come_in(there, made["table"], token(made, ILSE)), come_in(here, made["table"], token(made, BRAM)) as bram:
        while bram.wait("presence")["away"]:
            pass
        assert code_of(hand(here, made, ILSE, "claim")) == "not_away"


@pytest.mark.parametrize(("change", "body"), [("claim", {}), ("lend", {"bot": "greedy"}), ("wait", {})])
def test_nor_on_a_server_that_has_no_guests_at_the_table(
    serve: Serve, url: str, change: str, body: dict[str, Any]
) -> None:
    clock = Clock()
    with serve(database=url, poll_seconds=3600.0, now=clock) as here, serve(database=url, now=clock) as there:
        made = friends(here, "Bram", "Carl")
        seat_of(there, made, BRAM)  # which has it in memory
        clock.pass_by(600)
        with come_in(here, made["table"], token(made, BRAM)):
            poll(here)
            assert code_of(hand(there, made, BRAM, change, token(made, CARL), **body)) == "not_away"
        clock.pass_by(600)
        assert hand(there, made, BRAM, change, token(made, CARL), **body).is_success


def test_who_is_late_at_another_server_was_not_away(serve: Serve, url: str) -> None:
    clock = Clock()
    rule = {"each": "decision", "seconds": 30, "out": "ride"}
    database = fresh(url)
    with serve(database=database, poll_seconds=3600.0, now=clock) as here, serve(database=database, now=clock) as there:
        made = started(here, clock=rule)
        with come_in(here, made["table"], token(made, ILSE)):
            poll(here)
            pass_time(there, 40)
            entry = house_of(there).tables.live()[0].started().entries[1]
            assert entry.hands is not None
            assert (entry.hands.kind, entry.hands.since) == ("late", 0)


def poll(client: TestClient) -> None:
    assert client.portal is not None
    client.portal.call(house_of(client).polling.poll)


def test_what_could_not_be_stored_did_not_happen(client: TestClient, monkeypatch: Any) -> None:
    made: Message = started(client)
    link = link_of(client, made, ILSE)
    storage = house_of(client).storage
    stored = storage.hand_over

    async def fails(*_: Any) -> Any:
        raise StorageFailed("the disk is full")

    monkeypatch.setattr(storage, "hand_over", fails)
    assert code_of(hand(client, made, ILSE, "move", link=link)) == "not_stored"
    monkeypatch.setattr(storage, "hand_over", stored)
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        assert ilse.ride(ILSE)["say"] == "ok"
    assert hand(client, made, ILSE, "move", link=link).is_success
