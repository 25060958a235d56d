"""From when on a seat can be claimed, and claims that run side by side: no stranger bars the way for its person."""

import pytest

from gruppetto.table.confirming import MOST_CLAIMS
from gruppetto.table.limits import Limits
from tests.table.client import RoomClient
from tests.table.conftest import Meanwhile, Pair
from tests.table.handover import (
    BRAM,
    CARL,
    ILSE,
    Clock,
    answer,
    asks_for,
    claimed,
    friends,
    hand,
    lend_own,
    opens,
    seat_of,
    token,
)
from tests.table.players import ME, OPEN, Message, code_of, come_in, join, new_table, start


@pytest.fixture
def made(client: RoomClient) -> Message:
    """A match of Ilse, Bram and Carl, each with a browser of their own."""
    return friends(client, "Bram", "Carl")


def marks(client: RoomClient, made: Message) -> list[int]:
    return [claim["mark"] for claim in seat_of(client, made, ILSE)["claims"]]


# --- from when on ---


def test_two_cannot_take_the_seat_of_a_third_whose_connection_drops_for_a_moment(
    client: RoomClient, made: Message, clock: Clock
) -> None:
    with come_in(client, made["table"], token(made, ILSE)):
        clock.pass_by(1000)
    clock.pass_by(0.18)
    refused = hand(client, made, ILSE, "claim")
    assert (code_of(refused), refused.json()["error"]["params"]) == ("not_away", {"in": 60})


def test_a_seat_is_claimed_after_the_tables_wait_and_not_before(client: RoomClient, clock: Clock) -> None:
    made = new_table(client, ME, OPEN, OPEN, away_seconds=90)
    for name in ("Bram", "Carl"):
        join(client, made, name)
    start(client, made)
    clock.pass_by(89.5)
    assert hand(client, made, ILSE, "claim").json()["error"]["params"] == {"in": 1}
    clock.pass_by(0.5)
    assert hand(client, made, ILSE, "claim").is_success


def test_so_it_is_where_a_bot_rides_for_the_person(client: RoomClient, made: Message, clock: Clock) -> None:
    with come_in(client, made["table"], token(made, ILSE)):
        lend_own(client, made, ILSE)
    assert code_of(hand(client, made, ILSE, "claim")) == "not_away"
    assert asks_for(client, clock, made, ILSE)["mark"]


def test_who_was_back_for_a_moment_has_not_been_away_for_the_wait_when_the_others_agree(
    client: RoomClient, made: Message, clock: Clock
) -> None:
    mine = claimed(client, clock, made, ILSE, BRAM)
    with come_in(client, made["table"], token(made, ILSE)):
        pass
    refused = answer(client, made, ILSE, mine["mark"], token(made, CARL))
    assert (code_of(refused), refused.json()["error"]["params"]) == ("not_away", {"in": 60})
    assert opens(client, made, mine["token"]) == []


def test_that_the_others_wait_for_somebody_keeps_nobody_from_coming_back(
    client: RoomClient, made: Message, clock: Clock
) -> None:
    clock.pass_by(60)
    assert hand(client, made, ILSE, "wait", token(made, BRAM)).is_success
    assert hand(client, made, ILSE, "claim").is_success


def test_everybody_learns_in_how_many_seconds_a_seat_can_be_claimed(
    client: RoomClient, made: Message, clock: Clock
) -> None:
    with come_in(client, made["table"], token(made, ILSE)), come_in(client, made["table"], token(made, BRAM)) as bram:
        clock.pass_by(41)
        with come_in(client, made["table"]) as spectator:
            assert spectator.last("presence")["claims_in"] == {"2": 19}
    assert bram.last("presence")["claims_in"]


def test_where_nobody_could_confirm_it_a_claim_is_refused_before_anybody_waits(client: RoomClient) -> None:
    made = friends(client, "Bram")
    assert code_of(hand(client, made, ILSE, "claim")) == "nobody_to_confirm"


# --- side by side ---


def test_a_strangers_claim_does_not_bar_the_way(client: RoomClient, made: Message, clock: Clock) -> None:
    asks_for(client, clock, made, ILSE)  # a stranger
    mine = asks_for(client, clock, made, ILSE)
    for other in (BRAM, CARL):
        assert answer(client, made, ILSE, mine["mark"], token(made, other)).is_success
    assert opens(client, made, mine["token"]) == [ILSE]
    assert seat_of(client, made, ILSE)["claims"] == []


def test_words_for_one_claim_are_none_for_another(client: RoomClient, made: Message, clock: Clock) -> None:
    strangers = claimed(client, clock, made, ILSE, BRAM)
    mine = claimed(client, clock, made, ILSE, CARL)
    assert [opens(client, made, each["token"]) for each in (strangers, mine)] == [[], []]


def test_one_refusal_ends_one_claim(client: RoomClient, made: Message, clock: Clock) -> None:
    strangers, mine = asks_for(client, clock, made, ILSE), asks_for(client, clock, made, ILSE)
    assert answer(client, made, ILSE, strangers["mark"], token(made, BRAM), agree=False).is_success
    assert marks(client, made) == [mine["mark"]]


def test_nobody_withdraws_the_claim_of_another(client: RoomClient, made: Message, clock: Clock) -> None:
    strangers, mine = asks_for(client, clock, made, ILSE), asks_for(client, clock, made, ILSE)
    refused = answer(client, made, ILSE, mine["mark"], strangers["token"], agree=False)
    assert code_of(refused) == "bad_token"


def test_claims_to_one_seat_have_different_marks_of_two_digits(client: RoomClient, made: Message, clock: Clock) -> None:
    asks_for(client, clock, made, ILSE)
    for _ in range(MOST_CLAIMS - 1):
        hand(client, made, ILSE, "claim")
    shown = marks(client, made)
    assert len(set(shown)) == MOST_CLAIMS
    assert all(10 <= mark <= 99 for mark in shown)


def test_a_device_that_asks_again_replaces_its_own_claim(client: RoomClient, made: Message, clock: Clock) -> None:
    first = asks_for(client, clock, made, ILSE)
    again = hand(client, made, ILSE, "claim", tokens=[first["token"]]).json()
    assert marks(client, made) == [again["mark"]]


def test_of_too_many_claims_the_oldest_without_a_word_makes_room(
    client: RoomClient, made: Message, clock: Clock
) -> None:
    believed = claimed(client, clock, made, ILSE, BRAM)
    first, *others = [hand(client, made, ILSE, "claim").json()["mark"] for _ in range(MOST_CLAIMS - 1)]
    last = hand(client, made, ILSE, "claim").json()["mark"]
    assert marks(client, made) == [believed["mark"], *others, last]
    assert first not in others


def test_one_visitor_cannot_fill_all_places_before_the_first_lapses() -> None:
    limits = Limits()
    most, seconds = limits.claims
    assert most + most * limits.claim_seconds / seconds < MOST_CLAIMS


def test_an_answer_names_the_claim_that_is_meant(client: RoomClient, made: Message, clock: Clock) -> None:
    asks_for(client, clock, made, ILSE)
    assert code_of(hand(client, made, ILSE, "answer", token(made, BRAM), agree=True)) == "malformed"


def test_claims_on_two_servers_at_once_both_stand(blind: Pair, clock: Clock, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = friends(here, "Bram", "Carl")
    seat_of(there, made, ILSE)  # from now on she is missed on both
    clock.pass_by(60)
    meanwhile(there, "hand_over", lambda: hand(here, made, ILSE, "claim"))
    mine = hand(there, made, ILSE, "claim").json()
    assert len(marks(here, made)) == 2
    for server, other in ((here, BRAM), (there, CARL)):
        assert answer(server, made, ILSE, mine["mark"], token(made, other)).is_success
    assert opens(there, made, mine["token"]) == [ILSE]
