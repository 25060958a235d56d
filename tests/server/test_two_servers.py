"""Two servers on one database: a seat has one owner on both, and a match starts with the seats of that moment."""

from typing import Any

import pytest

from gruppetto.table.store import StorageFailed
from tests.server.conftest import Meanwhile, Pair, house_of
from tests.table.players import (
    BOT,
    ME,
    OPEN,
    OTHER,
    change,
    code_of,
    come_in,
    eva_rides_instead,
    join,
    kinds,
    new_table,
    public,
    sit,
    start,
)

# --- who was put out ---


def test_whoever_is_put_out_on_one_server_sees_no_hand_on_the_other(pair: Pair) -> None:
    here, there = pair
    made = new_table(here, ME, OPEN)
    brams = join(there, made, "Bram")
    with come_in(there, made["table"], brams) as bram:
        evas = eva_rides_instead(here, made)
        seen = bram.wait("update")
        assert (seen["seat"], seen["scene"]["hand"], seen["ask"]) == (-1, [], None)
        with come_in(there, made["table"], evas) as eva:
            assert eva.last("update")["scene"]["hand"]


def test_whoever_is_put_out_is_told_which_seats_are_left(pair: Pair) -> None:
    here, there = pair
    made = new_table(here, ME, OPEN, OPEN)
    tokens = [join(there, made, name) for name in ("Bram", "Cor")]
    with come_in(there, made["table"], *tokens) as both:
        change(here, made, 1, open=True)
        assert both.wait("seats")["seats"] == [2]
        assert both.wait("lobby")["table"]["seats"][1]["kind"] == "open"
        assert both.wait("presence")["seats"] == {"0": False, "2": True}


# --- at once ---


def test_a_match_starts_once_on_two_servers(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, BOT)
    meanwhile(there, "start", lambda: start(here, made))
    assert code_of(start(there, made)) == "started"


def test_an_invitation_used_on_two_servers_at_once_seats_one(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN, OPEN)
    invitation = made["invitations"]["1"]
    meanwhile(there, "change_seat", lambda: sit(here, made, "Bram", invitation=invitation))
    assert code_of(sit(there, made, "Eva", invitation=invitation)) == "seat_taken"
    assert kinds(there, made) == ["human", "human", "open"]


def test_a_new_name_is_heard_on_the_other_server_during_the_match(pair: Pair) -> None:
    here, there = pair
    made = new_table(here, ME, BOT, start=True)
    with come_in(there, made["table"]) as fan:
        change(here, made, 0, token=made["tokens"]["0"], name="Els")
        assert fan.wait("lobby")["table"]["seats"][0]["name"] == "Els"


def test_bots_go_on_on_a_server_that_learnt_by_a_question_that_it_is_their_turn(pair: Pair) -> None:
    here, there = pair
    made = new_table(here, ME, BOT, start=True)
    with come_in(there, made["table"]) as fan:
        with come_in(here, made["table"], made["tokens"]["0"]) as ilse:
            house_of(here).bots.nudge = lambda table: None  # type: ignore[method-assign]
            ilse.ride(0)
        public(there, made)
        assert fan.wait("update", version=2)


def test_a_server_goes_on_looking_after_a_fault_that_says_nothing(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    here, there = pair
    made = new_table(here, ME, OPEN)
    storage = house_of(there).storage
    progress, faults = storage.progress, iter([StorageFailed(TimeoutError())])

    async def slow_once(tables: list[str]) -> Any:
        for fault in faults:
            raise fault
        return await progress(tables)

    monkeypatch.setattr(storage, "progress", slow_once)
    with come_in(there, made["table"]) as fan:
        join(here, made, "Bram")
        assert fan.wait("lobby")["table"]["seats"][1]["name"] == "Bram"
    assert "cannot be seen: TimeoutError" in caplog.text


def test_a_colour_is_heard_on_the_other_server(pair: Pair) -> None:
    here, there = pair
    made = new_table(here, ME, OPEN)
    with come_in(there, made["table"]) as watcher:
        change(here, made, 0, team="lagune")
        assert watcher.wait("lobby")["table"]["seats"][0]["team"] == "lagune"


def test_two_who_choose_one_colour_at_once_do_not_both_get_it(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, BOT, BOT)
    meanwhile(there, "choose_teams", lambda: change(here, made, 0, team="lagune"))
    assert code_of(change(there, made, 1, team="lagune")) == "team_taken"


def test_players_at_two_servers_see_each_others_moves(pair: Pair) -> None:
    here, there = pair
    made = new_table(here, ME, OTHER)
    with (
        come_in(here, made["table"], made["tokens"]["0"]) as ilse,
        come_in(there, made["table"], made["tokens"]["1"]) as bram,
    ):
        start(here, made)
        ilse.wait("update", version=0)
        bram.wait("update", version=0)
        assert bram.last("lobby")["table"]["started"] is True
        ilse.ride(0)
        bram.wait("update", version=1)
        assert bram.ride(1)["say"] == "ok"
        assert ilse.wait("update", version=2)["ask"] is not None
