"""Seats that change hands in a database: it is decided once, holds on two servers, and outlives them."""

from typing import Any

import pytest

from tests.server.clocks import pass_time
from tests.server.conftest import Meanwhile, Pair, Serve, house_of, poll
from tests.server.databases import fresh
from tests.table.handover import (
    BRAM,
    CARL,
    ILSE,
    Clock,
    answer,
    asks_for,
    friends,
    hand,
    lend_own,
    link_of,
    seat_of,
    started,
    token,
)
from tests.table.players import code_of, come_in


def test_two_who_take_a_seat_back_at_once_get_it_once(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = started(here)
    hand(here, made, BRAM, "lend", token(made, BRAM), bot="greedy")
    seat_of(there, made, BRAM)
    meanwhile(there, "append", lambda: hand(here, made, BRAM, "back", token(made, BRAM)))
    assert code_of(hand(there, made, BRAM, "back", token(made, BRAM))) == "not_ridden"
    assert [seat_of(server, made, BRAM)["rider"] for server in blind] == ["", ""]


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


def test_a_claim_made_on_one_server_is_answered_on_the_other(serve: Serve, url: str) -> None:
    clock = Clock()
    quick = {"database": url, "poll_seconds": 0.01, "now": clock}
    with serve(**quick) as here, serve(**quick) as there:
        made = friends(here, "Bram", "Carl")
        mine = asks_for(here, clock, made, ILSE)
        # The other server, which had nobody at the table, has not missed her for so long.
        refused = answer(there, made, ILSE, mine["mark"], token(made, BRAM))
        assert (code_of(refused), refused.json()["error"]["params"]) == ("not_away", {"in": 60})
        clock.pass_by(60)
        with come_in(here, made["table"], mine["token"]) as ilse:
            for other in (BRAM, CARL):
                assert answer(there, made, ILSE, mine["mark"], token(made, other)).is_success
            assert ilse.wait("seats")["seats"] == [ILSE]


def test_nobody_is_away_who_is_at_the_other_server(pair: Pair) -> None:
    here, there = pair
    made = friends(here, "Bram", "Carl")
    with come_in(there, made["table"], token(made, ILSE)), come_in(here, made["table"], token(made, BRAM)) as bram:
        while str(ILSE) in bram.wait("presence")["away"]:
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


def test_all_of_it_survives_a_restart(serve: Serve) -> None:
    clock = Clock()
    with serve(now=clock) as first:
        made = friends(first, "Bram", "Carl")
        lend_own(first, made, BRAM)
        link = link_of(first, made, ILSE)
        mine = asks_for(first, clock, made, CARL)
    with serve(now=clock) as again:
        assert seat_of(again, made, BRAM)["rider"] == "greedy"
        assert seat_of(again, made, CARL)["claims"] == [
            {"mark": mine["mark"], "name": "Carl", "agreed": [], "seconds": 120}
        ]
        moved = hand(again, made, ILSE, "move", link=link).json()["token"]
    with serve(now=clock) as third, come_in(third, made["table"], moved) as ilse:
        assert ilse.ride(ILSE)["say"] == "ok"
        assert hand(third, made, BRAM, "back", token(made, BRAM)).is_success
