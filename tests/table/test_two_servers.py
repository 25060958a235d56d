"""Two servers on one store: a seat has one owner on both, and a match starts with the seats of that moment."""

import asyncio

import pytest

from tests.table.client import Reply, RoomSocket
from tests.table.conftest import Meanwhile, Pair
from tests.table.players import (
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
    play_out,
    public,
    sit,
    start,
)


def test_whoever_is_put_out_neither_talks_nor_plays_on_a_server_that_has_not_noticed(blind: Pair) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    brams = join(there, made, "Bram")
    with come_in(there, made["table"], brams) as bram:
        change(here, made, 1, open=True)
        assert bram.say("chat", seat=1, text="Allez!")["code"] == "not_your_seat"
        assert bram.last("seats")["seats"] == []
        eva_rides_instead(here, made)
        assert bram.act(1, 0, "play km1")["code"] == "not_your_seat"


def test_a_match_that_is_asked_for_on_a_server_that_has_not_noticed_shows_no_hand(blind: Pair) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    brams = join(there, made, "Bram")
    with come_in(there, made["table"], brams) as bram:
        eva_rides_instead(here, made)
        public(there, made)
        bram.catch_up()
        assert {update["seat"] for update in bram.heard if update["say"] == "update"} == {-1}


def test_an_action_that_waits_while_its_seat_is_lost_is_not_played(blind: Pair) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    brams = join(there, made, "Bram")
    with come_in(there, made["table"], brams) as bram:
        eva_rides_instead(here, made)
        (table,) = there.room.tables.live()
        there.run(table.lock.acquire())
        assert isinstance(bram.socket, RoomSocket)
        sly = '{"say": "act", "id": "sly", "seat": 1, "version": 0, "do": "play km1"}'
        waits = there.loop.create_task(bram.socket.session.hear(sly))
        there.run(table.refresh())
        table.lock.release()
        assert bram.answer("sly")["code"] == "not_your_seat"
        assert waits.done()


def test_a_seat_freed_just_before_the_start_is_not_started_with(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    join(here, made, "Bram")
    meanwhile(there, "start", lambda: change(here, made, 1, open=True))
    assert code_of(start(there, made)) == "seats_open"
    assert kinds(here, made) == kinds(there, made) == ["human", "open"]


def test_a_seat_is_not_freed_once_the_match_has_started(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    join(here, made, "Bram")
    meanwhile(there, "change_seat", lambda: start(here, made))
    assert code_of(change(there, made, 1, open=True)) == "started"
    assert kinds(here, made) == kinds(there, made) == ["human", "human"]


def test_a_start_goes_ahead_with_whoever_sits_there_in_that_moment(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    join(here, made, "Bram")

    def another_takes_the_seat() -> Reply:
        change(here, made, 1, open=True)
        return sit(here, made, "Eva")

    meanwhile(there, "start", another_takes_the_seat)
    assert [seat["name"] for seat in start(there, made).json()["seats"]] == ["Ilse", "Eva"]


def test_who_comes_too_late_for_the_first_open_seat_gets_the_next(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN, OPEN)
    meanwhile(there, "change_seat", lambda: sit(here, made, "Bram"))
    table = there.get(f"/api/codes/{made['code']}").json()
    assert sit(there, table, "Eva").json()["seat"] == 2


def test_an_invitation_taken_back_in_that_moment_seats_nobody(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    meanwhile(there, "change_seat", lambda: change(here, made, 1, open=True))
    assert code_of(sit(there, made, "Eva", invitation=made["invitations"]["1"])) == "seat_taken"
    assert kinds(there, made) == ["human", "open"]


def test_a_seat_given_to_a_bot_in_that_moment_is_the_bots(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    meanwhile(there, "change_seat", lambda: change(here, made, 1, bot="greedy"))
    assert code_of(sit(there, made, "Eva")) == "seat_taken"
    assert kinds(there, made) == ["human", "bot"]


def test_a_bot_does_not_get_a_seat_that_somebody_took_in_that_moment(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    meanwhile(there, "change_seat", lambda: sit(here, made, "Eva"))
    assert code_of(change(there, made, 1, bot="greedy")) == "seat_taken"
    assert kinds(there, made) == ["human", "human"]


def test_nobody_renames_a_seat_lost_in_that_moment(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    brams = join(here, made, "Bram")
    meanwhile(there, "rename_seat", lambda: change(here, made, 1, open=True))
    assert code_of(change(there, made, 1, token=brams, name="Eddy")) == "not_your_seat"


def test_what_another_server_played_is_taken_in_with_room_for_others(
    blind: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gruppetto.table.tables._AT_A_TIME", 1)
    here, there = blind
    made = new_table(here, ME, OTHER, start=True)
    public(there, made)
    with come_in(here, made["table"], *made["tokens"].values()) as both:
        play_out(both, made)
        played = both.last("update")["version"]
    (table,) = there.room.tables.live()

    async def look_in_between() -> list[int]:
        taking = asyncio.create_task(table.refresh())
        seen = {table.version}
        while not taking.done():
            await asyncio.sleep(0)
            seen.add(table.version)
        return sorted(seen)

    first, *between, last = there.run(look_in_between())
    assert (first, last) == (0, played)
    assert between
