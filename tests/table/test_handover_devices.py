"""A seat on another device, and "this seat is mine": whose it is, who confirms it, and who can never take it."""

from tests.table.client import RoomClient
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
    link_of,
    opens,
    seat_of,
    started,
    token,
)
from tests.table.players import BOT, ME, OPEN, OTHER, Message, Rider, code_of, come_in, join, new_table, public, start

# --- another device ---


def test_a_seat_goes_on_on_another_device_and_the_first_is_told(client: RoomClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)) as desk:
        moved = hand(client, made, ILSE, "move", link=link_of(client, made, ILSE)).json()
        assert desk.wait("seats") == {"say": "seats", "seats": [], "moved": [ILSE]}
        assert desk.wait("update", seat=-1)["scene"]["hand"] == []
        assert desk.act(ILSE, 1, "play km1")["code"] == "not_your_seat"
        with come_in(client, made["table"], moved["token"]) as phone:
            assert phone.ride(ILSE)["say"] == "ok"


def test_the_older_device_may_bring_the_seat_back(client: RoomClient) -> None:
    made = started(client)
    phones = hand(client, made, ILSE, "move", link=link_of(client, made, ILSE)).json()["token"]
    with client.websocket_connect("/ws") as socket:
        hello = Rider(socket).say("hello", table=made["table"], tokens=[token(made, ILSE)])
        assert (hello["seats"], hello["moved"]) == ([], [ILSE])
    again = hand(client, made, ILSE, "bring", token(made, ILSE)).json()["token"]
    with come_in(client, made["table"], again) as desk:
        assert desk.ride(ILSE)["say"] == "ok"
    assert hand(client, made, ILSE, "bring", phones).is_success
    assert code_of(hand(client, made, ILSE, "bring", token(made, ILSE))) == "bad_token"  # two devices ago


def test_a_link_opens_its_own_seat_once(client: RoomClient) -> None:
    made = started(client)
    link = link_of(client, made, ILSE)
    assert code_of(hand(client, made, BRAM, "move", link=link)) == "bad_link"
    assert code_of(hand(client, made, ILSE, "move", link="")) == "bad_link"
    assert hand(client, made, ILSE, "move", link=link).is_success
    assert code_of(hand(client, made, ILSE, "move", link=link)) == "bad_link"


def test_a_new_link_ends_the_last(client: RoomClient) -> None:
    made = started(client)
    first = link_of(client, made, ILSE)
    second = link_of(client, made, ILSE)
    assert code_of(hand(client, made, ILSE, "move", link=first)) == "bad_link"
    assert hand(client, made, ILSE, "move", link=second).is_success


def test_an_old_token_opens_nothing(client: RoomClient) -> None:
    made = started(client)
    for _ in range(2):
        moved = hand(client, made, ILSE, "move", link=link_of(client, made, ILSE, made.get("now", ""))).json()
        made["now"] = moved["token"]
    with client.websocket_connect("/ws") as socket:
        assert Rider(socket).say("hello", table=made["table"], tokens=[token(made, ILSE)])["code"] == "bad_token"
    for change in ("lend", "back", "link", "resign"):
        body = {"bot": "greedy"} if change in ("lend", "resign") else {}
        assert hand(client, made, ILSE, change, token(made, ILSE), **body).status_code == 403


def test_what_the_maker_may_goes_with_their_seat(client: RoomClient) -> None:
    made = started(client)
    moved = hand(client, made, ILSE, "move", link=link_of(client, made, ILSE)).json()
    assert moved["maker"]
    assert code_of(hand(client, made, BRAM, "lend", made["maker"], bot="greedy")) == "bad_token"
    assert hand(client, made, BRAM, "lend", moved["token"], bot="greedy").is_success
    brams = hand(client, made, BRAM, "move", link=link_of(client, made, BRAM)).json()
    assert not brams["maker"]


def test_the_bot_goes_on_riding_when_the_seat_moves(client: RoomClient) -> None:
    made = started(client)
    lend_own(client, made, BRAM)
    hand(client, made, BRAM, "move", link=link_of(client, made, BRAM))
    assert seat_of(client, made, BRAM)["rider"] == "greedy"


# --- "this seat is mine" ---


def test_the_six_letters_lead_to_the_table_after_the_start_too(client: RoomClient) -> None:
    made = started(client)
    assert len(made["code"]) == 6
    assert client.get(f"/api/codes/{made['code']}").json() == {"table": made["table"]}
    assert public(client, made)["code"] == made["code"]


def test_who_lost_their_token_gets_the_seat_back_when_all_who_are_there_agree(client: RoomClient, clock: Clock) -> None:
    made = friends(client, "Bram", "Carl")
    with (
        come_in(client, made["table"], token(made, BRAM)) as bram,
        come_in(client, made["table"], token(made, CARL)),
    ):
        mine = asks_for(client, clock, made, ILSE)
        claim = {"mark": mine["mark"], "name": "Ilse", "agreed": [], "seconds": 120}
        assert bram.wait("lobby")["table"]["seats"][ILSE]["claims"] == [claim]
        with come_in(client, made["table"], mine["token"]) as ilse:
            assert answer(client, made, ILSE, mine["mark"], token(made, BRAM)).is_success
            assert seat_of(client, made, ILSE)["claims"][0]["agreed"] == [BRAM]
            assert ilse.act(ILSE, 0, "play km1")["code"] == "not_your_seat"
            assert answer(client, made, ILSE, mine["mark"], token(made, CARL)).is_success
            assert ilse.wait("seats")["seats"] == [ILSE]
            ilse.wait("update", seat=ILSE)
            assert ilse.ride(ILSE)["say"] == "ok"


def test_the_token_that_was_lost_may_bring_the_seat_back_if_it_is_found(client: RoomClient, clock: Clock) -> None:
    made = friends(client, "Bram", "Carl")
    claimed(client, clock, made, ILSE, BRAM, CARL)
    assert hand(client, made, ILSE, "bring", token(made, ILSE)).is_success


def test_one_refusal_ends_it(client: RoomClient, clock: Clock) -> None:
    made = friends(client, "Bram", "Carl")
    mine = claimed(client, clock, made, ILSE)
    assert answer(client, made, ILSE, mine["mark"], token(made, CARL), agree=False).is_success
    assert code_of(answer(client, made, ILSE, mine["mark"], token(made, BRAM))) == "no_claim"
    with client.websocket_connect("/ws") as socket:
        assert Rider(socket).say("hello", table=made["table"], tokens=[mine["token"]])["code"] == "bad_token"


def test_who_asked_may_withdraw_and_not_agree(client: RoomClient, clock: Clock) -> None:
    made = friends(client, "Bram", "Carl")
    mine = claimed(client, clock, made, ILSE)
    assert code_of(answer(client, made, ILSE, mine["mark"], mine["token"])) == "bad_token"
    assert answer(client, made, ILSE, mine["mark"], mine["token"], agree=False).is_success
    assert seat_of(client, made, ILSE)["claims"] == []


def test_only_people_of_the_table_answer(client: RoomClient, clock: Clock) -> None:
    made, other = friends(client, "Bram", "Carl"), friends(client, "Bram", "Carl")
    mine = claimed(client, clock, made, ILSE)
    for wrong in ("nobody's", token(other, BRAM)):
        assert code_of(answer(client, made, ILSE, mine["mark"], wrong)) == "bad_token"


def test_a_claim_ends_by_itself(client: RoomClient, clock: Clock) -> None:
    made = friends(client, "Bram", "Carl")
    mine = claimed(client, clock, made, ILSE)
    clock.pass_by(120)
    assert code_of(answer(client, made, ILSE, mine["mark"], token(made, BRAM))) == "no_claim"
    assert seat_of(client, made, ILSE)["claims"] == []
    assert hand(client, made, ILSE, "claim").is_success


def test_nobody_claims_the_seat_of_who_is_there(client: RoomClient) -> None:
    made = friends(client, "Bram", "Carl")
    with come_in(client, made["table"], token(made, ILSE)):
        assert code_of(hand(client, made, ILSE, "claim")) == "not_away"


def test_its_person_who_comes_back_meanwhile_may_say_no(client: RoomClient, clock: Clock) -> None:
    made = friends(client, "Bram", "Carl")
    mine = claimed(client, clock, made, ILSE)
    with come_in(client, made["table"], token(made, ILSE)):
        assert answer(client, made, ILSE, mine["mark"], token(made, ILSE), agree=False).is_success
    assert seat_of(client, made, ILSE)["claims"] == []


def test_the_others_cannot_give_a_seat_away_whose_person_has_come_back(client: RoomClient, clock: Clock) -> None:
    made = friends(client, "Bram", "Carl")
    mine = claimed(client, clock, made, ILSE, BRAM)
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        assert code_of(answer(client, made, ILSE, mine["mark"], token(made, CARL))) == "not_away"
        assert ilse.ride(ILSE)["say"] == "ok"


def test_in_a_match_of_two_the_opponent_cannot_claim_the_other_seat_and_confirm_it_himself(client: RoomClient) -> None:
    made = friends(client, "Bram")
    for absent in (ILSE, BRAM):
        assert code_of(hand(client, made, absent, "claim")) == "nobody_to_confirm"


def test_somebody_with_two_seats_is_one_person_who_confirms(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, {"kind": "open"})
    join(client, made, "Carl")
    start(client, made)
    assert code_of(hand(client, made, CARL, "claim")) == "nobody_to_confirm"


def test_one_of_several_others_is_not_enough_though_the_rest_are_away(client: RoomClient, clock: Clock) -> None:
    made = friends(client, "Bram", "Carl")
    with come_in(client, made["table"], token(made, BRAM)):
        mine = claimed(client, clock, made, ILSE, BRAM)
        assert opens(client, made, mine["token"]) == []
        assert answer(client, made, ILSE, mine["mark"], token(made, CARL)).is_success
    assert opens(client, made, mine["token"]) == [ILSE]


def test_a_maker_who_gave_up_their_own_seat_is_not_enough(client: RoomClient) -> None:
    made = friends(client, "Bram")
    hand(client, made, ILSE, "resign", token(made, ILSE), bot="greedy")
    assert code_of(hand(client, made, BRAM, "claim")) == "nobody_to_confirm"


def test_among_bots_nobody_can_confirm_a_claim(client: RoomClient) -> None:
    made = started(client, ME, BOT)
    assert code_of(hand(client, made, ILSE, "claim")) == "nobody_to_confirm"


def test_a_maker_who_sat_down_by_the_letters_does_not_confirm_a_claim_of_their_own(client: RoomClient) -> None:
    """Nothing tells whether the maker is one of those who joined, so their word adds nothing to two of them."""
    made = new_table(client, OPEN, OPEN)
    for name in ("Ilse", "Bram"):  # one of them may be whoever made the table
        join(client, made, name)
    start(client, made)
    assert code_of(hand(client, made, BRAM, "claim")) == "nobody_to_confirm"


def test_nor_do_they_together_with_a_seat_that_may_be_theirs(client: RoomClient, clock: Clock) -> None:
    made = new_table(client, OPEN, OPEN, OPEN)
    tokens = [join(client, made, name) for name in ("Ilse", "Bram", "Carl")]
    start(client, made)
    mine = asks_for(client, clock, made, CARL)
    for word in (made["maker"], tokens[ILSE]):
        assert answer(client, made, CARL, mine["mark"], word).is_success
    assert opens(client, made, mine["token"]) == []
    assert answer(client, made, CARL, mine["mark"], tokens[BRAM]).is_success
    assert opens(client, made, mine["token"]) == [CARL]


def test_a_maker_without_a_seat_can_confirm_the_only_one_that_is_ridden(client: RoomClient, clock: Clock) -> None:
    made = new_table(client, {"kind": "open"}, BOT)
    join(client, made, "Eva")
    start(client, made)
    mine = asks_for(client, clock, made, 0)
    assert answer(client, made, 0, mine["mark"], made["maker"]).is_success
    with come_in(client, made["table"], mine["token"]) as eva:
        assert eva.last("update", seat=0)["scene"]["hand"]


# --- a bot's seat, taken over from the big screen ---


def television(client: RoomClient) -> Message:
    """A table of a maker who rides nowhere, one person who sat down, and a bot."""
    made = new_table(client, OPEN, BOT)
    join(client, made, "Ilse")
    assert start(client, made).is_success
    return made


def test_whoever_opens_the_link_of_a_bots_seat_rides_it_and_all_are_told(client: RoomClient) -> None:
    made = television(client)
    link = link_of(client, made, BRAM, made["maker"])
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        lena = hand(client, made, BRAM, "move", link=link, name="Lena").json()
        told = ilse.wait("update", seat=ILSE, version=ilse.last("update")["version"] + 1)["events"]
        assert [event["kind"] for event in told if event.get("stands")] == ["hands-relieved"]
    seat = seat_of(client, made, BRAM)
    assert (seat["kind"], seat["name"], seat["bot"]) == ("human", "Lena", "")
    with come_in(client, made["table"], lena["token"]) as phone:
        assert phone.last("update")["seat"] == BRAM


def test_a_bots_link_is_used_once_and_needs_a_name(client: RoomClient) -> None:
    made = television(client)
    link = link_of(client, made, BRAM, made["maker"])
    assert code_of(hand(client, made, BRAM, "move", link=link)) == "bad_name"
    assert code_of(hand(client, made, BRAM, "move", link="x" * 24, name="Lena")) == "bad_link"
    assert hand(client, made, BRAM, "move", link=link, name="Lena").is_success
    assert code_of(hand(client, made, BRAM, "move", link=link, name="Mia")) == "bad_link"


def test_only_a_maker_who_rides_nowhere_offers_the_seats_of_bots(client: RoomClient) -> None:
    made = television(client)
    assert code_of(hand(client, made, BRAM, "link", token(made, ILSE))) == "not_a_person"
    rides = started(client, ME, BOT)
    assert code_of(hand(client, rides, BRAM, "link", rides["maker"])) == "not_a_person"


def test_who_took_over_from_a_bot_is_a_person_like_the_others(client: RoomClient) -> None:
    made = television(client)
    link = link_of(client, made, BRAM, made["maker"])
    made["tokens"]["1"] = hand(client, made, BRAM, "move", link=link, name="Lena").json()["token"]
    lend_own(client, made, BRAM)
    assert seat_of(client, made, BRAM)["rider"] == "greedy"
    assert hand(client, made, BRAM, "back", token(made, BRAM)).is_success
    assert hand(client, made, BRAM, "move", link=link_of(client, made, BRAM)).is_success
