"""Two servers on one database: a seat has one owner on both, and a match starts with the seats of that moment."""

from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient

from gruppetto.table.store import StorageFailed
from tests.server.conftest import Meanwhile, Pair
from tests.server.pelotons import BOT, ME, OPEN, Message, bearer, code_of, come_in, house_of, new_table


def join(client: TestClient, made: Message, name: str, **more: Any) -> Response:
    answer: Response = client.post(f"/api/tables/{made['table']}/seats", json={"name": name, **more})
    return answer


def change(client: TestClient, made: Message, seat: int, token: str = "", **wanted: Any) -> Response:
    url = f"/api/tables/{made['table']}/seats/{seat}"
    answer: Response = client.patch(url, json=wanted, headers=bearer(token or made["maker"]))
    return answer


def start(client: TestClient, made: Message) -> Response:
    answer: Response = client.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))
    return answer


def eva_rides_instead(client: TestClient, made: Message) -> str:
    """Frees seat 1 and starts with somebody else on it; her token."""
    change(client, made, 1, open=True)
    token: str = join(client, made, "Eva").json()["token"]
    start(client, made)
    return token


def kinds(client: TestClient, made: Message) -> list[str]:
    return [seat["kind"] for seat in client.get(f"/api/tables/{made['table']}").json()["seats"]]


# --- who was put out ---


def test_whoever_is_put_out_on_one_server_sees_no_hand_on_the_other(pair: Pair) -> None:
    here, there = pair
    made = new_table(here, ME, OPEN)
    brams = join(there, made, "Bram").json()["token"]
    with come_in(there, made["table"], brams) as bram:
        evas = eva_rides_instead(here, made)
        seen = bram.wait("update")
        assert (seen["seat"], seen["scene"]["hand"], seen["ask"]) == (-1, [], None)
        with come_in(there, made["table"], evas) as eva:
            assert eva.last("update")["scene"]["hand"]


def test_whoever_is_put_out_is_told_which_seats_are_left(pair: Pair) -> None:
    here, there = pair
    made = new_table(here, ME, OPEN, OPEN)
    tokens = [join(there, made, name).json()["token"] for name in ("Bram", "Cor")]
    with come_in(there, made["table"], *tokens) as both:
        change(here, made, 1, open=True)
        assert both.wait("seats")["seats"] == [2]
        assert both.wait("lobby")["table"]["seats"][1]["kind"] == "open"
        assert both.wait("presence")["seats"] == {"0": False, "2": True}


def test_whoever_is_put_out_neither_talks_nor_plays_on_a_server_that_has_not_noticed(blind: Pair) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    brams = join(there, made, "Bram").json()["token"]
    with come_in(there, made["table"], brams) as bram:
        change(here, made, 1, open=True)
        assert bram.say("chat", seat=1, text="Allez!")["code"] == "not_your_seat"
        assert bram.last("seats")["seats"] == []
        eva_rides_instead(here, made)
        assert bram.act(1, 0, "play km1")["code"] == "not_your_seat"


def test_a_match_that_is_asked_for_on_a_server_that_has_not_noticed_shows_no_hand(blind: Pair) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    brams = join(there, made, "Bram").json()["token"]
    with come_in(there, made["table"], brams) as bram:
        eva_rides_instead(here, made)
        there.get(f"/api/tables/{made['table']}")
        bram.catch_up()
        assert {update["seat"] for update in bram.heard if update["say"] == "update"} == {-1}


def test_an_action_that_waits_while_its_seat_is_lost_is_not_played(blind: Pair) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    brams = join(there, made, "Bram").json()["token"]
    with come_in(there, made["table"], brams) as bram:
        eva_rides_instead(here, made)
        portal = there.portal
        assert portal is not None
        (table,) = house_of(there).tables.live()
        portal.call(table.lock.acquire)
        bram.socket.send_json({"say": "act", "id": "sly", "seat": 1, "version": 0, "do": "play km1"})
        portal.call(table.refresh)
        portal.call(table.lock.release)
        assert bram.answer("sly")["code"] == "not_your_seat"


# --- seats and the start at once ---


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

    def another_takes_the_seat() -> Response:
        change(here, made, 1, open=True)
        return join(here, made, "Eva")

    meanwhile(there, "start", another_takes_the_seat)
    assert [seat["name"] for seat in start(there, made).json()["seats"]] == ["Ilse", "Eva"]


def test_a_match_starts_once_on_two_servers(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, BOT)
    meanwhile(there, "start", lambda: start(here, made))
    assert code_of(start(there, made)) == "started"


# --- joining at once ---


def test_who_comes_too_late_for_the_first_open_seat_gets_the_next(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN, OPEN)
    meanwhile(there, "change_seat", lambda: join(here, made, "Bram"))
    table = there.get(f"/api/codes/{made['code']}").json()
    assert join(there, table, "Eva").json()["seat"] == 2


def test_an_invitation_used_on_two_servers_at_once_seats_one(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN, OPEN)
    invitation = made["invitations"]["1"]
    meanwhile(there, "change_seat", lambda: join(here, made, "Bram", invitation=invitation))
    assert code_of(join(there, made, "Eva", invitation=invitation)) == "seat_taken"
    assert kinds(there, made) == ["human", "human", "open"]


def test_an_invitation_taken_back_in_that_moment_seats_nobody(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    meanwhile(there, "change_seat", lambda: change(here, made, 1, open=True))
    assert code_of(join(there, made, "Eva", invitation=made["invitations"]["1"])) == "seat_taken"
    assert kinds(there, made) == ["human", "open"]


def test_a_seat_given_to_a_bot_in_that_moment_is_the_bots(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    meanwhile(there, "change_seat", lambda: change(here, made, 1, bot="greedy"))
    assert code_of(join(there, made, "Eva")) == "seat_taken"
    assert kinds(there, made) == ["human", "bot"]


def test_a_bot_does_not_get_a_seat_that_somebody_took_in_that_moment(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    meanwhile(there, "change_seat", lambda: join(here, made, "Eva"))
    assert code_of(change(there, made, 1, bot="greedy")) == "seat_taken"
    assert kinds(there, made) == ["human", "human"]


def test_nobody_renames_a_seat_lost_in_that_moment(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    brams = join(here, made, "Bram").json()["token"]
    meanwhile(there, "rename_seat", lambda: change(here, made, 1, open=True))
    assert code_of(change(there, made, 1, token=brams, name="Eddy")) == "not_your_seat"


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
        there.get(f"/api/tables/{made['table']}")
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
