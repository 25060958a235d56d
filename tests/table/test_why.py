"""Why not: who presses what cannot be picked asks the server, and is told the rule."""

from dataclasses import replace

import pytest

from tests.engine.test_picks import POSITION
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.memory import GENEROUS
from tests.table.players import ME, OTHER, Message, Rider, come_in, new_table, play_out


def near_the_finish(client: RoomClient) -> Message:
    """Seat 0 is two cells from the finish, which must be met exactly."""
    return new_table(client, ME, OTHER, position=POSITION, options={"finish": "exact"}, start=True)


def ask_why(rider: Rider, *picks: str, seat: int = 0, version: int = 0) -> Message:
    return rider.say("why", seat=seat, version=version, picks=list(picks))


def test_what_was_pressed_is_answered_with_the_rule_and_its_figures(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        answer = ask_why(ilse, "card:km3")
    assert (answer["say"], answer["seat"], answer["version"]) == ("why", 0, 0)
    assert [(why["rule"], why["params"]) for why in answer["whys"]] == [("TIN-3.3", {"left": 2})]


def test_without_picks_what_leads_nowhere_is_told(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        told = [tuple(why["picks"]) for why in ask_why(ilse)["whys"]]
    assert told == [("card:km3",), ("card:push", "player:0")]


def test_where_no_rule_forbids_it_nothing_is_told(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert ask_why(ilse, "card:km1")["whys"] == []


def test_what_is_asked_holds_no_reasons(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        assert not {"whys", "refused"} & set(ilse.last("update")["ask"])


@pytest.mark.parametrize(
    ("seat", "version", "picks", "code"),
    [
        (1, 0, [], "not_your_seat"),
        (7, 0, [], "not_your_seat"),
        (64, 0, [], "malformed"),
        (0, 1, [], "stale"),
        (0, -1, [], "stale"),
        (0, 0, ["card:unicorn"], "unknown_thing"),
        (0, 0, ["card:km3"] * 9, "malformed"),
        (0, 0, ["x" * 65], "malformed"),
    ],
)
def test_what_cannot_be_answered_is_refused_in_a_sentence(
    client: RoomClient, seat: int, version: int, picks: list[str], code: str
) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        answer = ask_why(ilse, *picks, seat=seat, version=version)
    assert (answer["say"], answer["code"]) == ("refused", code)
    assert answer["message"].endswith(".")


def test_a_seat_that_is_not_to_decide_learns_whose_turn_it_is(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["1"]) as bram:
        (why,) = ask_why(bram, "cell:4", seat=1)["whys"]
        assert (why["rule"], why["picks"]) == ("TIN-3.1", ["cell:4"])


def test_nobody_learns_why_another_seat_cannot(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["1"]) as bram, come_in(client, made["table"]) as fan:
        assert ask_why(bram, "card:km3", seat=0)["code"] == "not_your_seat"
        assert ask_why(fan, "card:km3", seat=0)["code"] == "not_your_seat"


def test_before_the_start_and_after_the_end_there_is_nothing_to_ask(client: RoomClient) -> None:
    waiting = new_table(client, ME, OTHER)
    over = near_the_finish(client)
    with come_in(client, waiting["table"], waiting["tokens"]["0"]) as ilse:
        assert ask_why(ilse)["code"] == "not_started"
    with come_in(client, over["table"], *over["tokens"].values()) as both:
        play_out(both, over)
        assert ask_why(both, version=both.last("update")["version"])["code"] == "over"


def test_a_question_changes_nothing(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        (table,) = client.room.tables.live()
        before = table.started().state.document()
        ask_why(ilse, "card:km3")
        assert table.started().state.document() == before
        assert table.version == 0


def test_questions_count_as_messages_of_their_connection(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, messages=(3, 3600.0))) as client:
        made = near_the_finish(client)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse:  # a hello and a ping
            assert ask_why(ilse, "card:km3")["say"] == "why"
            assert ask_why(ilse, "card:km3")["code"] == "rate"
