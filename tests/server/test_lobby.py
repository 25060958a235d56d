"""Tables before the match: making, joining, changing, starting."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from gruppetto.table.store import ChatLine
from gruppetto.table.table_requests import SeatChange
from gruppetto.table.tokens import CODE_LETTERS
from tests.server.conftest import Serve
from tests.server.pelotons import BOT, ME, OPEN, OTHER, Rider, bearer, code_of, come_in, house_of, new_table


def test_the_maker_gets_tokens_for_their_own_seats_and_invitations_for_the_open_ones(client: TestClient) -> None:
    made = new_table(client, ME, OPEN, BOT)
    assert set(made["tokens"]) == {"0"}
    assert set(made["invitations"]) == {"1"}
    assert made["maker"] == made["tokens"]["0"]


def test_tokens_and_table_ids_are_too_long_to_guess(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    assert len(made["tokens"]["0"]) * 6 >= 128
    assert len(made["invitations"]["1"]) * 6 >= 128
    assert len(made["table"]) * 6 >= 96


def test_the_database_holds_no_token_in_plain_text(serve: Serve, tmp_path: Path) -> None:
    with serve() as client:
        made = new_table(client, ME, OPEN)
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("match.sqlite*"))
    assert made["table"].encode() in stored
    assert made["tokens"]["0"].encode() not in stored
    assert made["invitations"]["1"].encode() not in stored


def test_a_table_names_all_its_stages_before_the_first_is_ridden(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    stages = client.get(f"/api/tables/{made['table']}").json()["stages"]
    assert [stage["en"] for stage in stages] == ["The tiny box"]


def test_somebody_who_only_watches_gets_a_maker_token_of_their_own(client: TestClient) -> None:
    made = new_table(client, BOT, BOT)
    assert made["tokens"] == {}
    started = client.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))
    assert started.json()["started"] is True


def test_anybody_with_the_link_sees_the_public_table_and_no_secret(client: TestClient) -> None:
    made = new_table(client, ME, OPEN, BOT, options={"finish": "exact"})
    answer = client.get(f"/api/tables/{made['table']}")
    public = answer.json()
    assert [seat["kind"] for seat in public["seats"]] == ["human", "open", "bot"]
    assert [seat["taken"] for seat in public["seats"]] == [True, False, True]
    assert public["options"] == {"finish": "exact"}
    assert (public["started"], public["version"]) == (False, -1)
    for secret in (made["maker"], made["invitations"]["1"]):
        assert secret not in answer.text


def test_a_join_code_leads_to_the_table_in_any_case_before_the_start_and_after(client: TestClient) -> None:
    made = new_table(client, ME, BOT)
    assert set(made["code"]) <= set(CODE_LETTERS)
    assert client.get(f"/api/codes/{made['code'].lower()}").json() == {"table": made["table"]}
    client.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))
    assert client.get(f"/api/codes/{made['code']}").json() == {"table": made["table"]}
    assert code_of(client.get("/api/codes/AAAAAA")) == "unknown_code"


def test_an_invitation_takes_its_own_seat_and_only_once(client: TestClient) -> None:
    made = new_table(client, ME, OPEN, OPEN)
    wish = {"name": "Bram", "invitation": made["invitations"]["2"]}
    joined = client.post(f"/api/tables/{made['table']}/seats", json=wish)
    assert joined.status_code == 201
    assert joined.json()["seat"] == 2
    assert code_of(client.post(f"/api/tables/{made['table']}/seats", json=wish)) == "seat_taken"


def test_the_link_alone_takes_any_open_seat(client: TestClient) -> None:
    made = new_table(client, ME, OPEN, OPEN)
    seats = [client.post(f"/api/tables/{made['table']}/seats", json={"name": n}).json()["seat"] for n in ("A", "B")]
    assert seats == [1, 2]
    assert code_of(client.post(f"/api/tables/{made['table']}/seats", json={"name": "C"})) == "seat_taken"


def test_a_seat_can_be_asked_for_by_number(client: TestClient) -> None:
    made = new_table(client, ME, OPEN, OPEN)
    assert client.post(f"/api/tables/{made['table']}/seats", json={"name": "A", "seat": 2}).json()["seat"] == 2
    taken = client.post(f"/api/tables/{made['table']}/seats", json={"name": "B", "seat": 0})
    assert code_of(taken) == "seat_taken"


def test_the_maker_gives_an_open_seat_to_a_bot_and_frees_it_again(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    seat = f"/api/tables/{made['table']}/seats/1"
    given = client.patch(seat, json={"bot": "random:seed=7"}, headers=bearer(made["maker"])).json()
    assert given["table"]["seats"][1]["bot"] == "random:seed=7"
    freed = client.patch(seat, json={"open": True}, headers=bearer(made["maker"])).json()
    assert freed["table"]["seats"][1]["kind"] == "open"
    wish = {"name": "Bram", "invitation": freed["invitation"]}
    assert client.post(f"/api/tables/{made['table']}/seats", json=wish).status_code == 201


def test_only_the_maker_changes_and_starts_the_table(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    joined = client.post(f"/api/tables/{made['table']}/seats", json={"name": "Bram"}).json()
    guest = bearer(joined["token"])
    assert code_of(client.patch(f"/api/tables/{made['table']}/seats/1", json={"open": True}, headers=guest)) == (
        "bad_token"
    )
    assert code_of(client.post(f"/api/tables/{made['table']}/start", headers=guest)) == "bad_token"
    assert code_of(client.post(f"/api/tables/{made['table']}/start")) == "bad_token"


def test_whoever_was_put_out_of_a_seat_has_no_token_for_it(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    joined = client.post(f"/api/tables/{made['table']}/seats", json={"name": "Bram"}).json()
    with come_in(client, made["table"], joined["token"]) as bram:
        client.patch(f"/api/tables/{made['table']}/seats/1", json={"open": True}, headers=bearer(made["maker"]))
        assert bram.say("chat", seat=1, text="Allez!")["code"] == "not_your_seat"
        assert bram.say("hello", table=made["table"], tokens=[joined["token"]])["code"] == "bad_token"


def test_a_seat_freed_while_somebody_comes_in_is_not_theirs(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = new_table(client, ME, OPEN)
    joined = client.post(f"/api/tables/{made['table']}/seats", json={"name": "Bram"}).json()
    house = house_of(client)

    async def freed_meanwhile(table_id: str, _: int) -> list[ChatLine]:
        table = await house.tables.find(table_id)
        await house.lobby.change_seat(table, 1, made["maker"], SeatChange(open=True))
        return []

    monkeypatch.setattr(house.storage, "lines", freed_meanwhile)
    with client.websocket_connect("/ws") as socket:
        answer = Rider(socket).say("hello", table=made["table"], tokens=[joined["token"]])
    assert answer["code"] == "bad_token"


def test_the_maker_cannot_free_their_own_seat_and_lose_the_table(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    answer = client.patch(f"/api/tables/{made['table']}/seats/0", json={"open": True}, headers=bearer(made["maker"]))
    assert code_of(answer) == "seat_taken"


def test_a_seat_is_renamed_with_its_own_token_and_no_other(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    joined = client.post(f"/api/tables/{made['table']}/seats", json={"name": "Bram"}).json()
    seat = f"/api/tables/{made['table']}/seats/1"
    assert code_of(client.patch(seat, json={"name": "Eddy"}, headers=bearer(made["maker"]))) == "not_your_seat"
    renamed = client.patch(seat, json={"name": " Ed\tdy "}, headers=bearer(joined["token"])).json()
    assert renamed["table"]["seats"][1]["name"] == "Ed dy"


def test_a_table_with_an_open_seat_does_not_start(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    assert code_of(client.post(f"/api/tables/{made['table']}/start", headers=bearer(made["maker"]))) == "seats_open"


def test_a_table_starts_only_once_and_then_keeps_its_seats(client: TestClient) -> None:
    made = new_table(client, ME, BOT)
    table, maker = f"/api/tables/{made['table']}", bearer(made["maker"])
    started = client.post(f"{table}/start", headers=maker).json()
    assert (started["started"], started["version"]) == (True, 0)
    assert code_of(client.post(f"{table}/start", headers=maker)) == "started"
    assert code_of(client.patch(f"{table}/seats/1", json={"open": True}, headers=maker)) == "started"
    assert code_of(client.post(f"{table}/seats", json={"name": "Bram"})) == "started"


def test_the_maker_names_the_bot_that_gets_a_seat(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    seat = f"/api/tables/{made['table']}/seats/1"
    given = client.patch(seat, json={"bot": "random", "name": "Bot Costa"}, headers=bearer(made["maker"])).json()
    assert given["table"]["seats"][1]["name"] == "Bot Costa"


def test_anybody_sees_whose_turn_it_is_once_the_match_has_started(client: TestClient) -> None:
    made = new_table(client, ME, BOT)
    table = f"/api/tables/{made['table']}"
    before = client.get(table).json()["turn"]
    client.post(f"{table}/start", headers=bearer(made["maker"]))
    assert (before, client.get(table).json()["turn"]) == (-1, 0)


def test_a_game_against_bots_starts_with_one_request(client: TestClient) -> None:
    made = new_table(client, ME, BOT, start=True)
    assert client.get(f"/api/tables/{made['table']}").json()["started"] is True


def test_everybody_at_the_table_sees_who_joins(client: TestClient) -> None:
    made = new_table(client, ME, OPEN)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        client.post(f"/api/tables/{made['table']}/seats", json={"name": "Bram"})
        assert ilse.wait("lobby")["table"]["seats"][1]["name"] == "Bram"


def test_two_servers_do_not_give_one_seat_to_two_people(serve: Serve) -> None:
    with serve() as here, serve() as there:
        made = new_table(here, ME, OPEN)
        url = f"/api/tables/{made['table']}"
        assert there.get(url).json()["seats"][1]["taken"] is False
        assert here.post(f"{url}/seats", json={"name": "Bram"}).status_code == 201
        assert there.get(url).json()["seats"][1]["name"] == "Bram"
        assert code_of(there.post(f"{url}/seats", json={"name": "Eddy"})) == "seat_taken"


def test_names_bots_options_and_numbers_that_do_not_exist_are_refused(client: TestClient) -> None:
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
