"""Seats that change hands during a match: who may, who may not, and what everybody is told."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from httpx import Response
from starlette.testclient import TestClient

from gruppetto.engine.match import verify
from gruppetto.engine.record import loads
from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from tests.server.conftest import Serve, toy_settings
from tests.server.pelotons import BOT, ME, OTHER, Message, Rider, bearer, code_of, come_in, new_table
from tests.toy import GAME

ILSE, BRAM, CARL = range(3)
THIRD = {"kind": "me", "name": "Carl"}


class Clock:
    """Stands still until a test lets time pass."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[TestClient]:
    """One server for all of these tests: each makes tables of its own."""
    settings = toy_settings(tmp_path_factory.mktemp("hands"))
    with TestClient(make_app(replace(settings, now=clock))) as client:
        yield client


def hand(client: TestClient, made: Message, seat: int, change: str, token: str = "", **body: Any) -> Response:
    url = f"/api/tables/{made['table']}/seats/{seat}/{change}"
    answer: Response = client.post(url, json=body, headers=bearer(token) if token else {})
    return answer


def started(client: TestClient, *seats: Message, **more: Any) -> Message:
    return new_table(client, *(seats or (ME, OTHER)), start=True, **more)


def token(made: Message, seat: int) -> str:
    return str(made["tokens"][str(seat)])


def seat_of(client: TestClient, made: Message, seat: int) -> Message:
    found: Message = client.get(f"/api/tables/{made['table']}").json()["seats"][seat]
    return found


def lend_own(client: TestClient, made: Message, seat: int, bot: str = "greedy") -> None:
    assert hand(client, made, seat, "lend", token(made, seat), bot=bot).is_success


def turn(rider: Rider) -> int:
    rider.catch_up()
    return int(rider.last("update")["scene"]["turn"])


# --- a bot rides, by one's own wish ---


def test_a_person_lets_a_bot_ride_and_plate_and_name_stay_theirs(client: TestClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        lend_own(client, made, ILSE)
        seat = bram.wait("lobby")["table"]["seats"][ILSE]
        assert (seat["name"], seat["kind"], seat["rider"]) == ("Ilse", "human", "greedy")
        told = bram.wait("update", version=1)["events"][0]
        assert (told["kind"], told["params"]["who"], told["stands"]) == ("hands-lent", "player:0", True)
        moved = bram.wait("update", version=2)
        assert {event["bot"] for event in moved["events"] if event.get("seat") == ILSE} == {"greedy"}


def test_nobody_acts_for_a_seat_that_a_bot_rides_before_it_is_taken_back(client: TestClient) -> None:
    made = started(client)
    lend_own(client, made, BRAM)  # it is Ilse's turn, so the bot does nothing yet
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        assert bram.act(BRAM, 1, "play km1")["code"] == "ridden"


def test_a_person_takes_the_seat_back_with_one_press(client: TestClient) -> None:
    made = started(client)
    lend_own(client, made, BRAM)
    assert hand(client, made, BRAM, "back", token(made, BRAM)).json()["table"]["seats"][BRAM]["rider"] == ""
    with come_in(client, made["table"], token(made, ILSE), token(made, BRAM)) as both:
        assert both.ride(ILSE)["say"] == "ok"
        both.wait("update", seat=BRAM)
        assert both.ride(BRAM)["say"] == "ok"


@pytest.mark.parametrize("change", ["back", "link", "resign"])
def test_only_who_sits_there_may_do_it(client: TestClient, change: str) -> None:
    made = started(client, ME, OTHER)
    lend_own(client, made, BRAM)
    body = {"bot": "greedy"} if change == "resign" else {}
    for wrong in (token(made, ILSE), made["maker"], "nobody's"):
        assert code_of(hand(client, made, BRAM, change, wrong, **body)) == "not_your_seat"
    assert code_of(hand(client, made, BRAM, change, **body)) == "bad_token"


def test_nothing_is_taken_back_where_nobody_rides(client: TestClient) -> None:
    made = started(client)
    assert code_of(hand(client, made, ILSE, "back", token(made, ILSE))) == "not_ridden"


def test_another_bot_may_take_over_by_ones_own_wish(client: TestClient) -> None:
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
def test_what_cannot_be_is_refused(client: TestClient, seat: int, change: str, body: Message, code: str) -> None:
    made = started(client, ME, OTHER, BOT)
    assert code_of(hand(client, made, seat, change, token(made, ILSE), **body)) == code


def test_before_the_start_seats_change_otherwise(client: TestClient) -> None:
    made = new_table(client, ME, OTHER)
    assert code_of(hand(client, made, ILSE, "lend", token(made, ILSE), bot="greedy")) == "not_started"


# --- a bot rides, because somebody is away ---


def test_the_others_are_asked_after_the_tables_wait_and_not_before(client: TestClient, clock: Clock) -> None:
    made = started(client, away_seconds=90)
    with come_in(client, made["table"], token(made, BRAM)) as bram:
        clock.pass_by(89.5)
        refused = hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")
        assert (code_of(refused), refused.json()["error"]["params"]) == ("not_away", {"in": 1})
        clock.pass_by(0.5)
        assert hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy").is_success
        assert bram.wait("update", version=1)["events"][0]["params"]["by"] == "player:1"


def test_everybody_learns_who_is_away_for_how_long(client: TestClient, clock: Clock) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)) as ilse:
        with come_in(client, made["table"], token(made, BRAM)):
            clock.pass_by(500)
        clock.pass_by(41)
        assert ilse.wait("presence", away={"1": {"seconds": 0, "asks_in": 60}})
        with come_in(client, made["table"]) as spectator:
            assert spectator.last("presence")["away"] == {"1": {"seconds": 41, "asks_in": 19}}


def test_nobody_is_away_who_is_there_however_long_they_think(client: TestClient, clock: Clock) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)):
        clock.pass_by(10_000)
        assert code_of(hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")) == "not_away"


def test_the_maker_need_not_wait(client: TestClient) -> None:
    made = started(client, ME, OTHER)
    with come_in(client, made["table"], token(made, BRAM)):
        assert hand(client, made, BRAM, "lend", made["maker"], bot="greedy").is_success


def test_a_maker_without_a_seat_need_not_wait_either(client: TestClient) -> None:
    made = new_table(client, {"kind": "open"}, BOT)
    joined = client.post(f"/api/tables/{made['table']}/seats", json={"name": "Eva"}).json()
    client.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))
    assert hand(client, made, 0, "lend", made["maker"], bot="greedy").is_success
    assert hand(client, made, 0, "back", joined["token"]).is_success


def test_whoever_only_watches_decides_nothing(client: TestClient, clock: Clock) -> None:
    made, other = started(client), started(client)
    clock.pass_by(1000)
    for wrong in ("nobody's", token(other, ILSE)):
        assert code_of(hand(client, made, BRAM, "lend", wrong, bot="greedy")) == "bad_token"
        assert code_of(hand(client, made, BRAM, "wait", wrong)) == "bad_token"


def test_to_wait_asks_again_after_the_same_time(client: TestClient, clock: Clock) -> None:
    made = started(client, ME, OTHER, THIRD)
    with come_in(client, made["table"], token(made, CARL)) as carl:
        clock.pass_by(100)
        assert hand(client, made, ILSE, "wait", token(made, CARL)).is_success
        assert carl.wait("presence")["away"]["0"] == {"seconds": 100, "asks_in": 60}
        assert code_of(hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy")) == "not_away"
        clock.pass_by(60)
        assert hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy").is_success


def test_the_first_answer_counts_for_all(client: TestClient, clock: Clock) -> None:
    made = started(client, ME, OTHER, THIRD)
    seat_of(client, made, ILSE)  # from now on she is missed
    clock.pass_by(100)
    assert hand(client, made, ILSE, "lend", token(made, BRAM), bot="greedy").is_success
    assert code_of(hand(client, made, ILSE, "lend", token(made, CARL), bot="random")) == "ridden"
    assert code_of(hand(client, made, ILSE, "wait", token(made, CARL))) == "ridden"
    assert seat_of(client, made, ILSE)["rider"] == "greedy"


def test_nobody_waits_for_who_is_there(client: TestClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)):
        assert code_of(hand(client, made, ILSE, "wait", token(made, BRAM))) == "not_away"


def test_a_table_waits_at_least_twenty_seconds_and_at_most_a_day(client: TestClient) -> None:
    for seconds in (19, 86_401):
        wanted = {"game": "tiny", "seats": [ME, OTHER], "away_seconds": seconds}
        assert code_of(client.post("/api/tables", json=wanted)) == "malformed"


# --- giving up ---


def test_who_gives_up_is_out_and_a_bot_rides_on(client: TestClient) -> None:
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


def test_a_maker_who_gives_up_their_seat_stays_the_maker(client: TestClient) -> None:
    made = started(client)
    hand(client, made, ILSE, "resign", token(made, ILSE), bot="greedy")
    assert hand(client, made, BRAM, "lend", made["maker"], bot="greedy").is_success


def test_a_seat_that_was_given_up_is_taken_by_somebody_whom_the_others_let(client: TestClient) -> None:
    made = started(client)
    hand(client, made, BRAM, "resign", token(made, BRAM), bot="greedy")
    assert code_of(hand(client, made, BRAM, "claim", name=" ")) == "bad_name"
    evas = hand(client, made, BRAM, "claim", name="Eva").json()["token"]
    with come_in(client, made["table"], evas) as eva:
        assert eva.last("update")["scene"]["hand"] == []
        assert hand(client, made, BRAM, "answer", token(made, ILSE), agree=True).is_success
        assert eva.wait("seats")["seats"] == [BRAM]
        assert eva.wait("update", seat=BRAM)["scene"]["hand"]
    seat = seat_of(client, made, BRAM)
    assert (seat["name"], seat["rider"], seat["free"], seat["claim"]) == ("Eva", "", False, None)
    assert code_of(hand(client, made, BRAM, "bring", token(made, BRAM))) == "bad_token"


# --- another device ---


def link_of(client: TestClient, made: Message, seat: int, owner: str = "") -> str:
    answer = hand(client, made, seat, "link", owner or token(made, seat))
    assert answer.is_success, answer.text
    return str(answer.json()["link"])


def test_a_seat_goes_on_on_another_device_and_the_first_is_told(client: TestClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)) as desk:
        moved = hand(client, made, ILSE, "move", link=link_of(client, made, ILSE)).json()
        assert desk.wait("seats") == {"say": "seats", "seats": [], "moved": [ILSE]}
        assert desk.wait("update", seat=-1)["scene"]["hand"] == []
        assert desk.act(ILSE, 1, "play km1")["code"] == "not_your_seat"
        with come_in(client, made["table"], moved["token"]) as phone:
            assert phone.ride(ILSE)["say"] == "ok"


def test_the_older_device_may_bring_the_seat_back(client: TestClient) -> None:
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


def test_a_link_opens_its_own_seat_once(client: TestClient) -> None:
    made = started(client)
    link = link_of(client, made, ILSE)
    assert code_of(hand(client, made, BRAM, "move", link=link)) == "bad_link"
    assert code_of(hand(client, made, ILSE, "move", link="")) == "bad_link"
    assert hand(client, made, ILSE, "move", link=link).is_success
    assert code_of(hand(client, made, ILSE, "move", link=link)) == "bad_link"


def test_a_new_link_ends_the_last(client: TestClient) -> None:
    made = started(client)
    first = link_of(client, made, ILSE)
    second = link_of(client, made, ILSE)
    assert code_of(hand(client, made, ILSE, "move", link=first)) == "bad_link"
    assert hand(client, made, ILSE, "move", link=second).is_success


def test_an_old_token_opens_nothing(client: TestClient) -> None:
    made = started(client)
    for _ in range(2):
        moved = hand(client, made, ILSE, "move", link=link_of(client, made, ILSE, made.get("now", ""))).json()
        made["now"] = moved["token"]
    with client.websocket_connect("/ws") as socket:
        assert Rider(socket).say("hello", table=made["table"], tokens=[token(made, ILSE)])["code"] == "bad_token"
    for change in ("lend", "back", "link", "resign"):
        body = {"bot": "greedy"} if change in ("lend", "resign") else {}
        assert hand(client, made, ILSE, change, token(made, ILSE), **body).status_code == 403


def test_what_the_maker_may_goes_with_their_seat(client: TestClient) -> None:
    made = started(client)
    moved = hand(client, made, ILSE, "move", link=link_of(client, made, ILSE)).json()
    assert moved["maker"]
    assert code_of(hand(client, made, BRAM, "lend", made["maker"], bot="greedy")) == "bad_token"
    assert hand(client, made, BRAM, "lend", moved["token"], bot="greedy").is_success
    brams = hand(client, made, BRAM, "move", link=link_of(client, made, BRAM)).json()
    assert not brams["maker"]


def test_the_bot_goes_on_riding_when_the_seat_moves(client: TestClient) -> None:
    made = started(client)
    lend_own(client, made, BRAM)
    hand(client, made, BRAM, "move", link=link_of(client, made, BRAM))
    assert seat_of(client, made, BRAM)["rider"] == "greedy"


# --- "this seat is mine" ---


def test_the_six_letters_lead_to_the_table_after_the_start_too(client: TestClient) -> None:
    made = started(client)
    assert len(made["code"]) == 6
    assert client.get(f"/api/codes/{made['code']}").json() == {"table": made["table"]}
    assert client.get(f"/api/tables/{made['table']}").json()["code"] == made["code"]


def test_who_lost_their_token_gets_the_seat_back_when_all_who_are_there_agree(client: TestClient) -> None:
    made = started(client, ME, OTHER, THIRD)
    with (
        come_in(client, made["table"], token(made, BRAM)) as bram,
        come_in(client, made["table"], token(made, CARL)),
    ):
        mine = hand(client, made, ILSE, "claim").json()["token"]
        assert bram.wait("lobby")["table"]["seats"][ILSE]["claim"] == {"name": "Ilse", "agreed": [], "seconds": 120}
        with come_in(client, made["table"], mine) as ilse:
            assert hand(client, made, ILSE, "answer", token(made, BRAM), agree=True).is_success
            assert seat_of(client, made, ILSE)["claim"]["agreed"] == [BRAM]
            assert ilse.act(ILSE, 0, "play km1")["code"] == "not_your_seat"
            assert hand(client, made, ILSE, "answer", token(made, CARL), agree=True).is_success
            assert ilse.wait("seats")["seats"] == [ILSE]
            ilse.wait("update", seat=ILSE)
            assert ilse.ride(ILSE)["say"] == "ok"


def test_the_token_that_was_lost_may_bring_the_seat_back_if_it_is_found(client: TestClient) -> None:
    made = started(client)
    hand(client, made, ILSE, "claim")
    hand(client, made, ILSE, "answer", token(made, BRAM), agree=True)
    assert hand(client, made, ILSE, "bring", token(made, ILSE)).is_success


def test_one_refusal_ends_it(client: TestClient) -> None:
    made = started(client, ME, OTHER, THIRD)
    claimed = hand(client, made, ILSE, "claim").json()["token"]
    assert hand(client, made, ILSE, "answer", token(made, CARL), agree=False).is_success
    assert code_of(hand(client, made, ILSE, "answer", token(made, BRAM), agree=True)) == "no_claim"
    with client.websocket_connect("/ws") as socket:
        assert Rider(socket).say("hello", table=made["table"], tokens=[claimed])["code"] == "bad_token"


def test_who_asked_may_withdraw_and_not_agree(client: TestClient) -> None:
    made = started(client)
    claimed = hand(client, made, ILSE, "claim").json()["token"]
    assert code_of(hand(client, made, ILSE, "answer", claimed, agree=True)) == "bad_token"
    assert hand(client, made, ILSE, "answer", claimed, agree=False).is_success
    assert seat_of(client, made, ILSE)["claim"] is None


def test_only_people_of_the_table_answer(client: TestClient) -> None:
    made, other = started(client), started(client)
    hand(client, made, ILSE, "claim")
    for wrong in ("nobody's", token(other, BRAM)):
        assert code_of(hand(client, made, ILSE, "answer", wrong, agree=True)) == "bad_token"


def test_a_claim_ends_by_itself(client: TestClient, clock: Clock) -> None:
    made = started(client)
    hand(client, made, ILSE, "claim")
    assert code_of(hand(client, made, ILSE, "claim")) == "claimed"
    clock.pass_by(120)
    assert code_of(hand(client, made, ILSE, "answer", token(made, BRAM), agree=True)) == "no_claim"
    assert seat_of(client, made, ILSE)["claim"] is None
    assert hand(client, made, ILSE, "claim").is_success


def test_nobody_claims_the_seat_of_who_is_there(client: TestClient) -> None:
    made = started(client)
    with come_in(client, made["table"], token(made, ILSE)):
        assert code_of(hand(client, made, ILSE, "claim")) == "not_away"


def test_its_person_who_comes_back_meanwhile_may_say_no(client: TestClient) -> None:
    made = started(client)
    hand(client, made, ILSE, "claim")
    with come_in(client, made["table"], token(made, ILSE)):
        assert hand(client, made, ILSE, "answer", token(made, ILSE), agree=False).is_success
    assert seat_of(client, made, ILSE)["claim"] is None


def test_among_bots_nobody_can_confirm_a_claim(client: TestClient) -> None:
    made = started(client, ME, BOT)
    assert code_of(hand(client, made, ILSE, "claim")) == "nobody_to_confirm"


def test_a_maker_without_a_seat_can_confirm_one(client: TestClient) -> None:
    made = new_table(client, {"kind": "open"}, BOT)
    client.post(f"/api/tables/{made['table']}/seats", json={"name": "Eva"})
    client.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))
    again = hand(client, made, 0, "claim").json()["token"]
    assert hand(client, made, 0, "answer", made["maker"], agree=True).is_success
    with come_in(client, made["table"], again) as eva:
        assert eva.last("update", seat=0)["scene"]["hand"]


# --- what stays ---


def test_all_of_it_survives_a_restart(serve: Serve, clock: Clock) -> None:
    with serve(now=clock) as first:
        made = started(first, ME, OTHER, THIRD)
        lend_own(first, made, BRAM)
        link = link_of(first, made, ILSE)
        hand(first, made, CARL, "claim")
    with serve(now=clock) as again:
        assert seat_of(again, made, BRAM)["rider"] == "greedy"
        assert seat_of(again, made, CARL)["claim"]["seconds"] == 120
        moved = hand(again, made, ILSE, "move", link=link).json()["token"]
    with serve(now=clock) as third, come_in(third, made["table"], moved) as ilse:
        assert ilse.ride(ILSE)["say"] == "ok"
        assert hand(third, made, BRAM, "back", token(made, BRAM)).is_success


def test_the_record_tells_who_decided_and_proves_true(client: TestClient) -> None:
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


def test_a_bot_that_stands_in_agrees_to_an_undo(client: TestClient) -> None:
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


def test_a_visitor_cannot_let_seats_change_hands_without_end(serve: Serve, settings: Settings) -> None:
    with serve(limits=replace(settings.limits, hands=(2, 3600.0), claims=(1, 3600.0))) as client:
        made = started(client, ME, OTHER, THIRD)
        assert hand(client, made, ILSE, "claim").is_success
        assert code_of(hand(client, made, BRAM, "claim")) == "rate"
        assert code_of(hand(client, made, BRAM, "link", token(made, BRAM))) == "rate"
