"""Tables before the match: making, joining, changing, starting."""

import pytest

from gruppetto.table.store import ChatLine
from gruppetto.table.table_requests import SeatChange
from gruppetto.table.tokens import CODE_LETTERS
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import (
    BOT,
    ME,
    OPEN,
    OTHER,
    Rider,
    change,
    code_of,
    come_in,
    join,
    new_table,
    public,
    sit,
    start,
)


def test_the_maker_gets_tokens_for_their_own_seats_and_invitations_for_the_open_ones(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN, BOT)
    assert set(made["tokens"]) == {"0"}
    assert set(made["invitations"]) == {"1"}
    assert made["maker"] == made["tokens"]["0"]


def test_tokens_and_table_ids_are_too_long_to_guess(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    assert len(made["tokens"]["0"]) * 6 >= 128
    assert len(made["invitations"]["1"]) * 6 >= 128
    assert len(made["table"]) * 6 >= 96


def test_a_table_names_all_its_stages_before_the_first_is_ridden(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    stages = public(client, made)["stages"]
    assert [stage["en"] for stage in stages] == ["The tiny box"]


def test_somebody_who_only_watches_gets_a_maker_token_of_their_own(client: RoomClient) -> None:
    made = new_table(client, BOT, BOT)
    assert made["tokens"] == {}
    started = start(client, made)
    assert started.json()["started"] is True


def test_anybody_with_the_link_sees_the_public_table_and_no_secret(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN, BOT, options={"finish": "exact"})
    answer = client.get(f"/api/tables/{made['table']}")
    public = answer.json()
    assert [seat["kind"] for seat in public["seats"]] == ["human", "open", "bot"]
    assert [seat["taken"] for seat in public["seats"]] == [True, False, True]
    assert public["options"] == {"finish": "exact"}
    assert (public["started"], public["version"]) == (False, -1)
    for secret in (made["maker"], made["invitations"]["1"]):
        assert secret not in answer.text


def test_a_join_code_leads_to_the_table_in_any_case_before_the_start_and_after(client: RoomClient) -> None:
    made = new_table(client, ME, BOT)
    assert set(made["code"]) <= set(CODE_LETTERS)
    assert client.get(f"/api/codes/{made['code'].lower()}").json() == {"table": made["table"]}
    start(client, made)
    assert client.get(f"/api/codes/{made['code']}").json() == {"table": made["table"]}
    assert code_of(client.get("/api/codes/AAAAAA")) == "unknown_code"


def test_an_invitation_takes_its_own_seat_and_only_once(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN, OPEN)
    wish = {"name": "Bram", "invitation": made["invitations"]["2"]}
    assert sit(client, made, **wish).json()["seat"] == 2
    assert code_of(sit(client, made, **wish)) == "seat_taken"


def test_the_link_alone_takes_any_open_seat(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN, OPEN)
    assert [sit(client, made, name).json()["seat"] for name in ("A", "B")] == [1, 2]
    assert code_of(sit(client, made, "C")) == "seat_taken"


def test_a_seat_can_be_asked_for_by_number(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN, OPEN)
    assert sit(client, made, "A", seat=2).json()["seat"] == 2
    assert code_of(sit(client, made, "B", seat=0)) == "seat_taken"


def test_the_maker_gives_an_open_seat_to_a_bot_and_frees_it_again(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    given = change(client, made, 1, bot="random:seed=7").json()
    assert given["table"]["seats"][1]["bot"] == "random:seed=7"
    freed = change(client, made, 1, open=True).json()
    assert freed["table"]["seats"][1]["kind"] == "open"
    assert sit(client, made, "Bram", invitation=freed["invitation"]).status_code == 201


def test_only_the_maker_changes_and_starts_the_table(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    brams = join(client, made, "Bram")
    assert code_of(change(client, made, 1, brams, open=True)) == "bad_token"
    assert code_of(start(client, made, brams)) == "bad_token"
    assert code_of(client.post(f"/api/tables/{made['table']}/start")) == "bad_token"


def test_whoever_was_put_out_of_a_seat_has_no_token_for_it(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    joined = join(client, made, "Bram")
    with come_in(client, made["table"], joined) as bram:
        change(client, made, 1, open=True)
        assert bram.say("chat", seat=1, text="Allez!")["code"] == "not_your_seat"
        assert bram.say("hello", table=made["table"], tokens=[joined])["code"] == "bad_token"


def test_a_seat_freed_while_somebody_comes_in_is_not_theirs(
    client: RoomClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_table(client, ME, OPEN)
    joined = join(client, made, "Bram")
    room = client.room

    async def freed_meanwhile(table_id: str, _: int) -> list[ChatLine]:
        table = await room.tables.find(table_id)
        await room.lobby.change_seat(table, 1, made["maker"], SeatChange(open=True))
        return []

    monkeypatch.setattr(room.store, "lines", freed_meanwhile)
    with client.websocket_connect("/ws") as socket:
        answer = Rider(socket).say("hello", table=made["table"], tokens=[joined])
    assert answer["code"] == "bad_token"


def test_the_maker_cannot_free_their_own_seat_and_lose_the_table(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    answer = change(client, made, 0, open=True)
    assert code_of(answer) == "seat_taken"


def test_a_seat_is_renamed_with_its_own_token_and_no_other(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    brams = join(client, made, "Bram")
    assert code_of(change(client, made, 1, name="Eddy")) == "not_your_seat"
    renamed = change(client, made, 1, brams, name=" Ed\tdy ").json()
    assert renamed["table"]["seats"][1]["name"] == "Ed dy"


def test_a_table_with_an_open_seat_does_not_start(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    assert code_of(start(client, made)) == "seats_open"


def test_a_table_starts_only_once_and_then_keeps_its_seats(client: RoomClient) -> None:
    made = new_table(client, ME, BOT)
    started = start(client, made).json()
    assert (started["started"], started["version"]) == (True, 0)
    assert code_of(start(client, made)) == "started"
    assert code_of(change(client, made, 1, open=True)) == "started"
    assert code_of(sit(client, made, "Bram")) == "started"


def test_the_maker_names_the_bot_that_gets_a_seat(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    given = change(client, made, 1, bot="random", name="Bot Costa").json()
    assert given["table"]["seats"][1]["name"] == "Bot Costa"


def test_anybody_sees_whose_turn_it_is_once_the_match_has_started(client: RoomClient) -> None:
    made = new_table(client, ME, BOT)
    before = public(client, made)["turn"]
    assert (before, start(client, made).json()["turn"]) == (-1, 0)


def test_a_game_against_bots_starts_with_one_request(client: RoomClient) -> None:
    made = new_table(client, ME, BOT, start=True)
    assert public(client, made)["started"] is True


def test_everybody_at_the_table_sees_who_joins(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        join(client, made, "Bram")
        assert ilse.wait("lobby")["table"]["seats"][1]["name"] == "Bram"


def test_two_servers_do_not_give_one_seat_to_two_people(serve: Serve) -> None:
    with serve() as here, serve() as there:
        made = new_table(here, ME, OPEN)
        assert public(there, made)["seats"][1]["taken"] is False
        join(here, made, "Bram")
        assert public(there, made)["seats"][1]["name"] == "Bram"
        assert code_of(sit(there, made, "Eddy")) == "seat_taken"


def test_names_bots_options_and_numbers_that_do_not_exist_are_refused(client: RoomClient) -> None:
    def refused(*seats: dict[str, str], **more: object) -> str:
        return code_of(client.post("/api/tables", json={"game": "tiny", "seats": list(seats), **more}))

    assert refused(ME, {"kind": "me", "name": "\n "}) == "bad_name"
    assert refused(ME, {"kind": "me", "name": "x" * 33}) == "bad_name"
    assert refused(ME, {"kind": "bot", "bot": "genius"}) == "bad_bot"
    assert refused(ME, {"kind": "bot", "bot": "random:speed=9"}) == "bad_bot"
    assert refused(ME) == "bad_setup"
    assert refused(ME, OTHER, options={"finish": "never"}) == "bad_setup"
    assert refused(ME, OTHER, edition="golden") == "bad_setup"
    assert refused(ME, OTHER, game="chess") == "unknown_game"
    assert refused(ME, OPEN, start=True) == "seats_open"
