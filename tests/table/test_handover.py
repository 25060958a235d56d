"""Seats that change hands during a match: who may, who may not, and what everybody is told."""

from dataclasses import replace

import pytest

from gruppetto.engine.record import loads
from gruppetto.engine.verification import verify
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.handover import (
    BRAM,
    CARL,
    ILSE,
    THIRD,
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
from tests.table.memory import GENEROUS
from tests.table.players import BOT, ME, OPEN, OTHER, Message, Rider, code_of, come_in, join, new_table, public, start
from tests.toy import GAME


def turn(rider: Rider) -> int:
    rider.catch_up()
    return int(rider.last("update")["scene"]["turn"])


# --- a bot rides, by one's own wish ---


def test_a_person_lets_a_bot_ride_and_plate_and_name_stay_theirs(client: RoomClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        lend_own(client, made, ILSE)
        seat = bram.wait("lobby")["table"]["seats"][ILSE]
        assert (seat["name"], seat["kind"], seat["rider"]) == ("Ilse", "human", "greedy")
        told = bram.wait("update", version=1)["events"][0]
        assert (told["kind"], told["params"]["who"], told["stands"]) == ("hands-lent", "player:0", True)
        moved = bram.wait("update", version=2)
        assert {event["bot"] for event in moved["events"] if event.get("seat") == ILSE} == {"greedy"}


def test_nobody_acts_for_a_seat_that_a_bot_rides_before_it_is_taken_back(client: RoomClient) -> None:
    made = started(client)
    lend_own(client, made, BRAM)  # it is Ilse's turn, so the bot does nothing yet
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        assert bram.act(BRAM, 1, "play km1")["code"] == "ridden"


def test_a_person_takes_the_seat_back_with_one_press(client: RoomClient) -> None:
    made = started(client)
    lend_own(client, made, BRAM)
    assert hand(client, made, BRAM, "back", token(made, BRAM)).json()["table"]["seats"][BRAM]["rider"] == ""
    with come_in(client, made["table"], token(made, ILSE), token(made, BRAM)) as both:
        assert both.ride(ILSE)["say"] == "ok"
        both.wait("update", seat=BRAM)
        assert both.ride(BRAM)["say"] == "ok"


@pytest.mark.parametrize("change", ["back", "link", "resign"])
def test_only_who_sits_there_may_do_it(client: RoomClient, change: str) -> None:
    made = started(client, ME, OTHER)
    lend_own(client, made, BRAM)
    body = {"bot": "greedy"} if change == "resign" else {}
    for wrong in (token(made, ILSE), made["maker"], "nobody's"):
        assert code_of(hand(client, made, BRAM, change, wrong, **body)) == "not_your_seat"
    assert code_of(hand(client, made, BRAM, change, **body)) == "bad_token"


def test_nothing_is_taken_back_where_nobody_rides(client: RoomClient) -> None:
    made = started(client)
    assert code_of(hand(client, made, ILSE, "back", token(made, ILSE))) == "not_ridden"


def test_another_bot_may_take_over_by_ones_own_wish(client: RoomClient) -> None:
    made = started(client)
    lend_own(client, made, BRAM, "greedy")
    lend_own(client, made, BRAM, "random")
    assert seat_of(client, made, BRAM)["rider"] == "random"
    assert code_of(hand(client, made, BRAM, "lend", token(made, BRAM), bot="random")) == "ridden"


@pytest.mark.parametrize(
    ("seat", "change", "body", "code"),
    [
        (0, "lend", {"bot": "merckx"}, "bad_bot"),
        (0, "resign", {"bot": ""}, "bad_bot"),
        (0, "lend", {}, "malformed"),
        (2, "lend", {"bot": "greedy"}, "not_a_person"),
        (7, "lend", {"bot": "greedy"}, "unknown_seat"),
        (0, "steal", {}, "not_found"),
    ],
)
def test_what_cannot_be_is_refused(client: RoomClient, seat: int, change: str, body: Message, code: str) -> None:
    made = started(client, ME, OTHER, BOT)
    assert code_of(hand(client, made, seat, change, token(made, ILSE), **body)) == code


def test_before_the_start_seats_change_otherwise(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER)
    assert code_of(hand(client, made, ILSE, "lend", token(made, ILSE), bot="greedy")) == "not_started"


# --- a bot rides, because somebody is away ---


def test_the_others_are_asked_after_the_tables_wait_and_not_before(client: RoomClient, clock: Clock) -> None:
    made = started(client, away_seconds=90)
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        clock.pass_by(89.5)
        refused = hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")
        assert (code_of(refused), refused.json()["error"]["params"]) == ("not_away", {"in": 1})
        clock.pass_by(0.5)
        assert hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy").is_success
        assert bram.wait("update", version=1)["events"][0]["params"]["by"] == "player:1"


def test_everybody_learns_who_is_away_for_how_long(client: RoomClient, clock: Clock) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        with come_in(client, made["table"], token(made, BRAM)):
            clock.pass_by(500)
        clock.pass_by(41)
        assert ilse.wait("presence", away={"1": {"seconds": 0, "asks_in": 60}})
        with come_in(client, made["table"]) as spectator:
            assert spectator.last("presence")["away"] == {"1": {"seconds": 41, "asks_in": 19}}


# --- a bot rides, because somebody is there and silent ---


def test_about_who_is_there_and_does_not_decide_the_others_are_asked_much_later(
    client: RoomClient, clock: Clock
) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)):
        clock.pass_by(299)
        refused = hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")
        assert (code_of(refused), refused.json()["error"]["params"]) == ("not_away", {"in": 1})
        clock.pass_by(1)
        assert hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy").is_success


def test_a_table_that_waits_long_for_who_is_away_waits_longer_for_who_thinks(client: RoomClient) -> None:
    made = started(client, away_seconds=600)
    assert public(client, made)["silence_seconds"] == 1800


def test_nobody_is_silent_whose_turn_it_is_not(client: RoomClient, clock: Clock) -> None:
    made = started(client, ME, OTHER, THIRD)
    with come_in(client, made["table"], token(made, BRAM)):
        clock.pass_by(10_000)
        assert code_of(hand(client, made, BRAM, "lend", token(made, CARL), bot="greedy")) == "not_away"


def test_who_says_something_is_not_silent(client: RoomClient, clock: Clock) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        clock.pass_by(299)
        ilse.say("chat", seat=ILSE, text="Moment!")
        clock.pass_by(299)
        assert code_of(hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")) == "not_away"


def test_every_decision_has_its_own_silence(client: RoomClient, clock: Clock) -> None:
    made = started(client, ME, OTHER, THIRD)
    with come_in(client, made["table"], *(token(made, seat) for seat in (ILSE, BRAM, CARL))) as all_three:
        clock.pass_by(299)
        all_three.ride(turn(all_three))
        clock.pass_by(299)
        silent = turn(all_three)
        other = CARL if silent != CARL else BRAM
        assert code_of(hand(client, made, silent, "lend", token(made, other), bot="greedy")) == "not_away"


def test_a_clock_that_does_something_about_it_leaves_nothing_to_ask(client: RoomClient, clock: Clock) -> None:
    for out, asked in (("move", False), ("ride", False), ("nothing", True)):
        made = started(client, clock={"each": "decision", "seconds": 86_400, "out": out})
        with come_in(client, made["table"], token(made, ILSE)):
            clock.pass_by(10_000)
            lent = hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")
            assert lent.is_success is asked


def test_the_others_may_wait_for_who_is_silent_too(client: RoomClient, clock: Clock) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        clock.pass_by(400)
        assert hand(client, made, ILSE, "wait", token(made, BRAM)).is_success
        assert ilse.wait("presence")["silent"] == {"0": {"seconds": 400, "asks_in": 300}}
        assert code_of(hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")) == "not_away"


def test_everybody_learns_since_when_somebody_was_away_and_a_bot_rides(client: RoomClient, clock: Clock) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        with come_in(client, made["table"], token(made, ILSE)):
            left = int(clock())
        clock.pass_by(124)
        hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")
        params = bram.wait("update", version=1)["events"][0]["params"]
        assert (params["since"], params["at"]) == (f"time:{left}", f"time:{left + 124}")
        assert params["away"] is True


def test_who_lets_a_bot_ride_for_themselves_was_not_away(client: RoomClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        lend_own(client, made, ILSE)
        params = ilse.wait("update", version=1)["events"][0]["params"]
        assert (params["away"], "since" in params) == (False, False)


def test_the_maker_need_not_wait_for_a_seat_of_their_own_browser(client: RoomClient) -> None:
    made = started(client, ME, OTHER)
    with come_in(client, made["table"], token(made, BRAM)):
        assert hand(client, made, BRAM, "lend", made["maker"], bot="greedy").is_success


def test_a_maker_who_rides_waits_as_the_others_do_for_a_person_of_another_browser(
    client: RoomClient, clock: Clock
) -> None:
    made = friends(client, "Bram", "Carl")
    with come_in(client, made["table"], token(made, BRAM)):
        assert code_of(hand(client, made, BRAM, "lend", made["maker"], bot="greedy")) == "not_away"
    refused = hand(client, made, BRAM, "lend", made["maker"], bot="greedy")
    assert (code_of(refused), refused.json()["error"]["params"]) == ("not_away", {"in": 60})
    clock.pass_by(60)
    assert hand(client, made, BRAM, "lend", made["maker"], bot="greedy").is_success


def test_a_seat_that_the_maker_kept_is_anothers_once_it_is_on_another_device(client: RoomClient) -> None:
    made = started(client, ME, OTHER)
    brams = hand(client, made, BRAM, "move", link=link_of(client, made, BRAM)).json()["token"]
    with come_in(client, made["table"], brams):
        assert code_of(hand(client, made, BRAM, "lend", made["maker"], bot="greedy")) == "not_away"


def test_a_maker_who_seems_to_ride_nowhere_waits_too(client: RoomClient) -> None:
    """They may be one of those who sat down by the six letters."""
    made = new_table(client, OPEN, OPEN)
    tokens = [join(client, made, name) for name in ("Ilse", "Bram")]
    start(client, made)
    assert code_of(hand(client, made, ILSE, "lend", made["maker"], bot="greedy")) == "not_away"
    with come_in(client, made["table"], tokens[ILSE]):
        assert code_of(hand(client, made, ILSE, "lend", made["maker"], bot="greedy")) == "not_away"


def test_a_maker_without_a_seat_need_not_wait_for_the_only_one_who_rides(client: RoomClient) -> None:
    made = new_table(client, {"kind": "open"}, BOT)
    joined = join(client, made, "Eva")
    start(client, made)
    assert hand(client, made, 0, "lend", made["maker"], bot="greedy").is_success
    assert hand(client, made, 0, "back", joined).is_success


def test_whoever_only_watches_decides_nothing(client: RoomClient, clock: Clock) -> None:
    made, other = started(client), started(client)
    clock.pass_by(1000)
    for wrong in ("nobody's", token(other, ILSE)):
        assert code_of(hand(client, made, BRAM, "lend", wrong, bot="greedy")) == "bad_token"
        assert code_of(hand(client, made, BRAM, "wait", wrong)) == "bad_token"


def test_to_wait_asks_again_after_the_same_time(client: RoomClient, clock: Clock) -> None:
    made = started(client, ME, OTHER, THIRD)
    with come_in(client, made["table"], token(made, CARL)) as carl:
        clock.pass_by(100)
        assert hand(client, made, ILSE, "wait", token(made, CARL)).is_success
        assert carl.wait("presence")["away"]["0"] == {"seconds": 100, "asks_in": 60}
        assert code_of(hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")) == "not_away"
        clock.pass_by(60)
        assert hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy").is_success


def test_the_first_answer_counts_for_all(client: RoomClient, clock: Clock) -> None:
    made = started(client, ME, OTHER, THIRD)
    seat_of(client, made, ILSE)  # from now on she is missed
    clock.pass_by(100)
    assert hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy").is_success
    assert code_of(hand(client, made, ILSE, "lend", token(made, CARL), bot="random")) == "ridden"
    assert code_of(hand(client, made, ILSE, "wait", token(made, CARL))) == "ridden"
    assert seat_of(client, made, ILSE)["rider"] == "greedy"


def test_nobody_waits_for_who_is_there(client: RoomClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)):
        assert code_of(hand(client, made, ILSE, "wait", token(made, BRAM))) == "not_away"


def test_a_table_waits_at_least_twenty_seconds_and_at_most_a_day(client: RoomClient) -> None:
    for seconds in (19, 86_401):
        wanted = {"game": "tiny", "seats": [ME, OTHER], "away_seconds": seconds}
        assert code_of(client.post("/api/tables", json=wanted)) == "malformed"


# --- giving up ---


def test_who_gives_up_is_out_and_a_bot_rides_on(client: RoomClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        assert hand(client, made, BRAM, "resign", token(made, BRAM), bot="greedy").is_success
        assert bram.wait("seats") == {"say": "seats", "seats": [], "moved": []}
        assert bram.wait("update", seat=-1)["scene"]["hand"] == []
        assert bram.act(BRAM, 1, "play km1")["code"] == "not_your_seat"
    seat = seat_of(client, made, BRAM)
    assert (seat["name"], seat["rider"], seat["free"]) == ("Bram", "greedy", True)
    for change in ("back", "link", "bring"):
        assert code_of(hand(client, made, BRAM, change, token(made, BRAM))) == "given_up"
    assert code_of(hand(client, made, BRAM, "lend", token(made, ILSE), bot="random")) == "given_up"


def test_a_maker_who_gives_up_their_seat_stays_the_maker(client: RoomClient) -> None:
    made = started(client)
    hand(client, made, ILSE, "resign", token(made, ILSE), bot="greedy")
    assert hand(client, made, BRAM, "lend", made["maker"], bot="greedy").is_success


def test_a_seat_that_was_given_up_is_taken_by_somebody_whom_the_others_let(client: RoomClient) -> None:
    made = started(client)
    hand(client, made, BRAM, "resign", token(made, BRAM), bot="greedy")
    assert code_of(hand(client, made, BRAM, "claim", name=" ")) == "bad_name"
    mine = hand(client, made, BRAM, "claim", name="Eva").json()  # it is nobody's, so nobody waits for them
    with come_in(client, made["table"], mine["token"]) as eva:
        assert eva.last("update")["scene"]["hand"] == []
        assert answer(client, made, BRAM, mine["mark"], token(made, ILSE)).is_success
        assert eva.wait("seats")["seats"] == [BRAM]
        assert eva.wait("update", seat=BRAM)["scene"]["hand"]
    seat = seat_of(client, made, BRAM)
    assert (seat["name"], seat["rider"], seat["free"], seat["claims"]) == ("Eva", "", False, [])
    assert code_of(hand(client, made, BRAM, "bring", token(made, BRAM))) == "bad_token"


# --- what stays ---


def test_the_record_tells_who_decided_and_proves_true(client: RoomClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        lend_own(client, made, BRAM)
        while True:
            ilse.catch_up()
            update = ilse.last("update", seat=ILSE)
            if update["scene"]["over"]:
                break
            if update["ask"]:
                ilse.ride(ILSE)
    record = loads(client.get(f"/api/tables/{made['table']}/record").text)
    assert verify(GAME, record).seed_checked
    assert [seat.bot for seat in record.header.seats] == ["", ""]
    deciders = {(entry.seat, entry.bot) for entry in record.entries if entry.do}
    assert deciders == {(ILSE, ""), (BRAM, "greedy")}
    steps = client.get(f"/api/tables/{made['table']}/replay").json()["steps"]
    assert next(step for step in steps if step["hands"])["hands"] == "lent"
    for change in ("lend", "resign"):
        assert code_of(hand(client, made, ILSE, change, token(made, ILSE), bot="greedy")) == "over"


def test_a_bot_that_stands_in_agrees_to_an_undo(client: RoomClient) -> None:
    made = started(client, take_backs="friendly")
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        lend_own(client, made, BRAM)
        ilse.catch_up()
        assert ilse.ride(ILSE)["say"] == "ok"
        while turn(ilse) != ILSE:
            pass
        assert ilse.say("undo", seat=ILSE)["say"] == "ok"
        ilse.catch_up()
        assert seat_of(client, made, BRAM)["rider"] == "greedy"


def test_a_visitor_cannot_let_seats_change_hands_without_end(serve: Serve, clock: Clock) -> None:
    with serve(limits=replace(GENEROUS, hands=(2, 3600.0), claims=(1, 3600.0))) as client:
        made = friends(client, "Bram", "Carl")
        asks_for(client, clock, made, ILSE)
        assert code_of(hand(client, made, BRAM, "claim")) == "rate"
        assert code_of(hand(client, made, BRAM, "link", token(made, BRAM))) == "rate"
