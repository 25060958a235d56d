"""Around one television, with two people, the word of the other is enough for who lost their phone."""

from tests.table.client import RoomClient
from tests.table.handover import (
    BRAM,
    CARL,
    ILSE,
    Clock,
    answer,
    asks_for,
    claimed,
    hand,
    link_of,
    opens,
    seat_of,
    token,
)
from tests.table.players import BOT, ME, OPEN, Message, code_of, come_in, join, new_table, start


def around(client: RoomClient, *names: str, television: bool = True) -> Message:
    """A table of a maker who rides nowhere, and of people who sat down with their phones."""
    made = new_table(client, *[OPEN] * len(names), television=television)
    for name in names:
        join(client, made, name)
    assert start(client, made).is_success
    return made


def test_around_a_television_the_one_other_person_confirms_and_all_are_told(client: RoomClient, clock: Clock) -> None:
    made = around(client, "Ilse", "Bram")
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        mine = claimed(client, clock, made, ILSE, BRAM)
        told = bram.wait("update", seat=BRAM, version=bram.last("update")["version"] + 1)["events"]
        assert [event["kind"] for event in told if event.get("stands")] == ["hands-claimed"]
    assert opens(client, made, mine["token"]) == [ILSE]


def test_the_phone_that_was_lost_and_is_found_brings_that_seat_back(client: RoomClient, clock: Clock) -> None:
    made = around(client, "Ilse", "Bram")
    claimed(client, clock, made, ILSE, BRAM)
    assert hand(client, made, ILSE, "bring", token(made, ILSE)).is_success


def test_nobody_gets_it_before_the_other_has_confirmed(client: RoomClient, clock: Clock) -> None:
    made = around(client, "Ilse", "Bram")
    assert opens(client, made, claimed(client, clock, made, ILSE)["token"]) == []


def test_the_other_may_refuse(client: RoomClient, clock: Clock) -> None:
    made = around(client, "Ilse", "Bram")
    mine = claimed(client, clock, made, ILSE)
    assert answer(client, made, ILSE, mine["mark"], token(made, BRAM), agree=False).is_success
    assert code_of(answer(client, made, ILSE, mine["mark"], token(made, BRAM))) == "no_claim"


def test_the_screen_alone_confirms_nothing_where_two_people_ride(client: RoomClient, clock: Clock) -> None:
    """Its maker may be one of them."""
    made = around(client, "Ilse", "Bram")
    mine = claimed(client, clock, made, ILSE)
    assert answer(client, made, ILSE, mine["mark"], made["maker"]).is_success
    assert opens(client, made, mine["token"]) == []


def test_a_phone_that_rides_already_does_not_ask_itself(client: RoomClient) -> None:
    made = around(client, "Ilse", "Bram")
    assert code_of(hand(client, made, ILSE, "claim", tokens=[token(made, BRAM)])) == "own_word"
    assert seat_of(client, made, ILSE)["claims"] == []


def test_a_token_of_no_seat_keeps_nobody_from_asking(client: RoomClient, clock: Clock) -> None:
    made = around(client, "Ilse", "Bram")
    assert asks_for(client, clock, made, ILSE, tokens=["nobody's", token(made, ILSE)])["token"]


def test_a_phone_that_rides_already_may_ask_where_two_others_answer(client: RoomClient, clock: Clock) -> None:
    made = around(client, "Ilse", "Bram", "Carl")
    assert asks_for(client, clock, made, ILSE, tokens=[token(made, BRAM)])["token"]


def test_whose_phone_is_there_is_not_claimed_around_a_television_either(client: RoomClient) -> None:
    made = around(client, "Ilse", "Bram")
    with come_in(client, made["table"], token(made, ILSE)):
        assert code_of(hand(client, made, ILSE, "claim")) == "not_away"


def test_with_three_around_a_television_two_confirm_as_anywhere(client: RoomClient, clock: Clock) -> None:
    made = around(client, "Ilse", "Bram", "Carl")
    mine = claimed(client, clock, made, ILSE, BRAM)
    assert opens(client, made, mine["token"]) == []
    assert answer(client, made, ILSE, mine["mark"], token(made, CARL)).is_success
    assert opens(client, made, mine["token"]) == [ILSE]


def test_at_a_table_that_is_not_around_a_television_two_people_stay_too_few(client: RoomClient) -> None:
    made = around(client, "Ilse", "Bram", television=False)
    assert code_of(hand(client, made, ILSE, "claim")) == "nobody_to_confirm"


def test_whoever_sits_down_can_know_that_it_is_around_a_television(client: RoomClient) -> None:
    told = [
        client.get(f"/api/tables/{around(client, 'Ilse', 'Bram', television=on)['table']}").json()["television"]
        for on in (True, False)
    ]
    assert told == [True, False]


def test_a_television_rides_nowhere(client: RoomClient) -> None:
    wish = {"game": "tiny", "seats": [ME, OPEN], "television": True}
    assert code_of(client.post("/api/tables", json=wish)) == "bad_setup"


def test_with_three_people_two_confirm_also_where_two_of_them_took_over_from_bots(
    client: RoomClient, clock: Clock
) -> None:
    made = new_table(client, OPEN, BOT, BOT, television=True)
    join(client, made, "Ilse")
    assert start(client, made).is_success
    for seat, name in ((BRAM, "Bram"), (CARL, "Carl")):
        link = link_of(client, made, seat, made["maker"])
        made["tokens"][str(seat)] = hand(client, made, seat, "move", link=link, name=name).json()["token"]

    mine = claimed(client, clock, made, ILSE, BRAM)

    assert opens(client, made, mine["token"]) == []


def test_more_tokens_than_a_table_has_seats_are_refused(client: RoomClient) -> None:
    made = around(client, "Ilse", "Bram")
    assert code_of(hand(client, made, ILSE, "claim", tokens=["x" * 24] * 17)) == "malformed"


def test_the_screen_lets_a_bot_ride_at_once_for_a_phone_that_is_away_and_for_no_other(client: RoomClient) -> None:
    made = around(client, "Ilse", "Bram")
    with come_in(client, made["table"], token(made, ILSE)):
        assert code_of(hand(client, made, ILSE, "lend", made["maker"], bot="greedy")) == "not_away"
    assert hand(client, made, ILSE, "lend", made["maker"], bot="greedy").is_success
