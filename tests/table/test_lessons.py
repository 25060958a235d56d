"""Lessons: the bots ride the line, the pupil is coached along it, and nothing but the log remembers it."""

from dataclasses import replace
from typing import Any

import pytest

from gruppetto.engine.lesson import lesson_in
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.memory import GENEROUS
from tests.table.players import Message, Rider, code_of, come_in, new_table, public
from tests.toy import GAME

LESSON = lesson_in(GAME.folder) or pytest.fail("the toy has no lesson")
BY_OTHERS = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]


def new_lesson(client: RoomClient, name: str = "Ilse", game: str = "tiny") -> Message:
    answer = client.post(f"/api/games/{game}/lesson", json={"name": name})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def coach(rider: Rider) -> Any:
    """What the coach said with the last update; None where he said nothing."""
    rider.catch_up()
    return rider.last("update", seat=0).get("coach")


def scene(rider: Rider, seat: int = 0) -> Message:
    """What this seat sees."""
    seen: Message = rider.last("update", seat=seat)["scene"]
    return seen


def follow(rider: Rider) -> Message:
    """Does what the coach says, and waits until it is the pupil's turn again."""
    update = rider.last("update", seat=0)
    answer = rider.act(0, update["version"], update["coach"]["do"])
    while rider.last("update", seat=0)["ask"] is None or rider.last("update", seat=0)["version"] == update["version"]:
        rider.next()
    return answer


def numbers(told: Any) -> list[int]:
    return [page["number"] for page in told["pages"]]


def test_the_coach_leads_the_pupil_along_the_line_while_bots_ride_it(client: RoomClient) -> None:
    made = new_lesson(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        first = coach(ilse)
        follow(ilse)
        second = coach(ilse)
        follow(ilse)
        third = coach(ilse)
        ridden = [piece["cell"] for piece in scene(ilse)["pieces"]]

    assert (numbers(first), first["do"], first["of"]) == ([1, 2], "play km2", 4)
    assert first["pages"][0] == {
        "number": 1,
        "title": {"key": "tiny-lesson-welcome-title", "args": {}},
        "text": {"key": "tiny-lesson-welcome", "args": {}},
        "at": "rider:0",
    }
    assert (numbers(second), second["do"]) == ([3], "push 1")
    assert (numbers(third), third["do"]) == ([4], "")
    assert ridden == ["cell:2", "cell:4"]


def test_everybody_knows_that_it_is_a_lesson_and_nobody_else_that_it_began_there(client: RoomClient) -> None:
    made = new_lesson(client)
    usual = new_table(client, *BY_OTHERS, position=LESSON.position, start=True)

    assert public(client, made)["lesson"] is True
    assert public(client, usual)["lesson"] is False


def test_who_does_something_else_rides_on_without_the_coach(client: RoomClient) -> None:
    made = new_lesson(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ilse.act(0, 0, "play km1")["say"] == "ok"
        ilse.wait("update", version=2)  # the bot rides on by itself
        assert coach(ilse) is None


def test_beyond_the_line_bots_ride_to_the_end_of_the_stage(client: RoomClient) -> None:
    made = new_lesson(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        follow(ilse)
        follow(ilse)
        while not scene(ilse)["over"]:
            if ilse.last("update", seat=0)["ask"]:
                ilse.ride(0)
            else:
                ilse.next()
    record = client.get(f"/api/tables/{made['table']}/record")
    assert record.status_code == 200


def test_an_act_taken_back_is_asked_for_again_and_meets_the_same(client: RoomClient) -> None:
    made = new_lesson(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        follow(ilse)
        hand = scene(ilse)["hand"]
        assert ilse.say("undo", seat=0)["say"] == "ok"
        back = coach(ilse)
        follow(ilse)
        again = scene(ilse)["hand"]

    assert numbers(back) == [1, 2]
    assert again == hand


def test_after_a_restart_it_goes_on_where_it_was(serve: Serve) -> None:
    with serve() as client:
        made = new_lesson(client)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
            follow(ilse)
    with serve() as again, come_in(again, made["table"], made["tokens"]["0"]) as ilse:
        assert numbers(coach(ilse)) == [3]
        follow(ilse)
        assert numbers(coach(ilse)) == [4]


def test_only_the_pupils_token_rides_and_is_told_what_the_coach_says(client: RoomClient) -> None:
    made, other = new_lesson(client), new_lesson(client)
    with come_in(client, made["table"]) as watcher:
        assert watcher.act(0, 0, "play km2")["code"] == "not_your_seat"
        update = watcher.last("update", seat=-1)
        assert "coach" not in update
        assert scene(watcher, -1)["hand"] == []
    with client.websocket_connect("/ws") as socket:
        stranger = Rider(socket)
        assert stranger.say("hello", table=made["table"], tokens=[other["tokens"]["0"]])["code"] == "bad_token"


def test_its_hands_are_as_secret_as_those_of_any_table(client: RoomClient) -> None:
    made = new_lesson(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        follow(ilse)
        told = str(ilse.heard)
    assert "breeze" not in told  # which only the bot holds
    assert client.get(f"/api/tables/{made['table']}/record").status_code == 409


def test_lessons_are_tables_that_one_address_makes_so_many_of(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, tables=(1, 3600.0))) as client:
        new_lesson(client)
        assert code_of(client.post("/api/games/tiny/lesson", json={"name": "Ilse"})) == "rate"


def test_a_game_without_a_lesson_and_a_pupil_without_a_name_are_refused(client: RoomClient) -> None:
    assert code_of(client.post("/api/games/none/lesson", json={"name": "Ilse"})) == "unknown_game"
    assert code_of(client.post("/api/games/tiny/lesson", json={"name": " "})) == "bad_name"
    assert code_of(client.post("/api/games/tiny/lesson", json={})) == "malformed"
