"""Looking before picking: where a thing would lead that only opens the next choice."""

import pytest

from tests.table.client import RoomClient
from tests.table.players import Message, Rider, come_in
from tests.table.test_why import near_the_finish


def peek(rider: Rider, thing: str, *, seat: int = 0, version: int = 0) -> Message:
    return rider.say("peek", seat=seat, version=version, thing=thing)


def test_who_looks_at_a_card_is_told_where_it_would_lead_each_rider(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        answer = peek(ilse, "card:push")
    assert (answer["say"], answer["seat"], answer["version"]) == ("peek", 0, 0)
    assert [place["piece"] for place in answer["reach"]] == ["rider:0", "rider:1"]


def test_who_is_not_to_decide_is_told_nothing(client: RoomClient) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["1"]) as bram:
        assert peek(bram, "pile:used", seat=1)["reach"] == []


@pytest.mark.parametrize(
    ("seat", "version", "thing", "code"),
    [
        (1, 0, "card:push", "not_your_seat"),
        (64, 0, "card:push", "malformed"),
        (0, 1, "card:push", "stale"),
        (0, 0, "card:unicorn", "unknown_thing"),
        (0, 0, "x" * 65, "malformed"),
    ],
)
def test_what_cannot_be_looked_at_is_refused_in_a_sentence(
    client: RoomClient, seat: int, version: int, thing: str, code: str
) -> None:
    made = near_the_finish(client)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        answer = peek(ilse, thing, seat=seat, version=version)
    assert (answer["say"], answer["code"]) == ("refused", code)
    assert answer["message"].endswith(".")
