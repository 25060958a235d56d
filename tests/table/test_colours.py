"""The colour of one's team, chosen at the table before the start; on two servers, too."""

import pytest

from gruppetto.engine.record import loads
from gruppetto.engine.verification import verify
from gruppetto.testing.playing import luck
from tests.table.client import Client, Reply, RoomClient
from tests.table.conftest import Meanwhile, Pair, Serve
from tests.table.players import (
    BOT,
    ME,
    OPEN,
    OTHER,
    Message,
    change,
    code_of,
    come_in,
    join,
    new_table,
    play_out,
    public,
    start,
)
from tests.toy import GAME

TEAMS = ["rouge", "azur", "mandarine", "lavande", "lagune", "ardoise"]


def choose(client: Client, made: Message, seat: int, team: str, token: str = "") -> Reply:
    return change(client, made, seat, token, team=team)


def worn(client: Client, made: Message) -> list[str]:
    return [seat["team"] for seat in public(client, made)["seats"]]


# --- when a table is made ---


def test_a_table_without_a_choice_rides_in_the_order_of_the_box(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN, BOT)
    assert worn(client, made) == ["rouge", "azur", "mandarine"]
    assert public(client, made)["teams"] == TEAMS


def test_seats_are_made_with_the_teams_their_maker_chose(client: RoomClient) -> None:
    made = new_table(client, {**ME, "team": "azur"}, OPEN, {**BOT, "team": "lagune"})
    assert worn(client, made) == ["azur", "rouge", "lagune"]
    assert [seat["bib"] for seat in public(client, made)["seats"]] == [2, 1, 5]


@pytest.mark.parametrize(
    ("teams", "sentence"),
    [
        (("azur", "azur"), "two seats cannot both ride for azur."),
        (("jaune", ""), f"there is no team 'jaune'; the teams are {', '.join(TEAMS)}."),
    ],
)
def test_a_table_of_teams_that_cannot_be_is_not_made(client: RoomClient, teams: list[str], sentence: str) -> None:
    seats = [{**OTHER, "team": team} for team in teams]
    answer = client.post("/api/tables", json={"game": "tiny", "seats": seats})
    assert (code_of(answer), answer.json()["error"]["message"]) == ("bad_setup", sentence)


def test_a_match_is_ridden_replayed_and_verified_in_the_colours_that_were_chosen(client: RoomClient) -> None:
    made = new_table(client, {**ME, "team": "lagune"}, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as ilse:
        assert [piece["team"] for piece in ilse.last("update")["scene"]["pieces"]] == ["lagune", "azur"]
        play_out(ilse, made)
    record = loads(client.get(f"/api/tables/{made['table']}/record").text)
    assert record.header.teams == ("lagune", "azur")
    assert verify(GAME, record).seed_checked
    replay = client.get(f"/api/tables/{made['table']}/replay").json()
    assert (replay["verified"], replay["header"]["teams"]) == (True, ["lagune", "azur"])


# --- at the table ---


def test_who_sits_down_chooses_a_free_colour_and_all_see_it_at_once(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    token = join(client, made, "Bram")
    with come_in(client, made["table"], made["maker"]) as ilse:
        assert choose(client, made, 1, "ardoise", token).json()["table"]["seats"][1]["team"] == "ardoise"
        assert [seat["team"] for seat in ilse.wait("lobby")["table"]["seats"]] == ["rouge", "ardoise"]
    choose(client, made, 1, "lavande", token)
    assert worn(client, made) == ["rouge", "lavande"]


def test_the_colour_of_another_person_is_refused(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    token = join(client, made, "Bram")
    refused = choose(client, made, 1, "rouge", token)
    assert code_of(refused) == "team_taken"
    assert refused.json()["error"]["params"] == {"name": "Ilse"}
    assert worn(client, made) == ["rouge", "azur"]


@pytest.mark.parametrize("other", [OPEN, BOT], ids=["empty seat", "bot"])
def test_a_bot_and_an_empty_seat_swap(client: RoomClient, other: Message) -> None:
    made = new_table(client, ME, other)
    choose(client, made, 0, "azur")
    assert worn(client, made) == ["azur", "rouge"]


def test_ones_own_colour_again_changes_nothing(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    assert choose(client, made, 0, "rouge").status_code == 200
    assert worn(client, made) == ["rouge", "azur"]


def test_the_maker_chooses_for_bots_and_empty_seats_and_for_nobody_else(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN, BOT)
    assert choose(client, made, 1, "lagune").status_code == 200
    assert choose(client, made, 2, "lavande").status_code == 200
    token = join(client, made, "Bram")
    assert code_of(choose(client, made, 1, "ardoise")) == "not_your_seat"
    assert code_of(choose(client, made, 2, "ardoise", token)) == "bad_token"
    assert worn(client, made) == ["rouge", "lagune", "lavande"]


def test_an_unknown_colour_and_an_unknown_seat_are_refused(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN)
    assert code_of(choose(client, made, 0, "jaune")) == "unknown_team"
    assert code_of(choose(client, made, 7, "azur")) == "unknown_seat"


def test_after_the_start_the_colours_stay(client: RoomClient) -> None:
    made = new_table(client, ME, BOT)
    start(client, made)
    assert code_of(choose(client, made, 0, "lagune")) == "started"
    assert public(client, made)["teams"] == []


def test_colours_outlive_the_server(serve: Serve) -> None:
    with serve() as client:
        made = new_table(client, ME, OPEN)
        choose(client, made, 0, "lagune")
    with serve() as client:
        assert worn(client, made) == ["lagune", "azur"]


# --- positions ---


def test_a_position_says_who_rides_for_which_team(client: RoomClient) -> None:
    document = GAME.start(GAME.setup(2, teams=("azur", "rouge")), luck(1)).document()
    made = new_table(client, ME, OPEN, position=document)
    assert (worn(client, made), public(client, made)["teams"]) == (["azur", "rouge"], [])
    assert code_of(choose(client, made, 0, "lagune")) == "teams_fixed"
    wanted = {"game": "tiny", "position": document, "seats": [{**ME, "team": "lagune"}, OPEN]}
    assert code_of(client.post("/api/tables", json=wanted)) == "teams_fixed"


def test_a_match_is_played_on_in_its_colours(client: RoomClient) -> None:
    made = new_table(client, {**ME, "team": "lagune"}, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as ilse:
        play_out(ilse, made)
    url = f"/api/tables/{made['table']}/branch"
    branch = client.post(url, json={"at": 1, "seats": [ME, OTHER]}).json()
    assert worn(client, branch) == ["lagune", "azur"]
    other = {"at": 1, "seats": [{**ME, "team": "rouge"}, BOT]}
    assert code_of(client.post(url, json=other)) == "teams_fixed"


# --- two servers ---


def test_two_who_choose_one_colour_at_once_do_not_both_get_it(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    token = join(here, made, "Bram")
    meanwhile(there, "choose_teams", lambda: choose(here, made, 0, "lagune"))
    assert code_of(choose(there, made, 1, "lagune", token)) == "team_taken"
    assert worn(here, made) == worn(there, made) == ["lagune", "azur"]


def test_two_who_choose_different_colours_at_once_both_get_theirs(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    token = join(here, made, "Bram")
    meanwhile(there, "choose_teams", lambda: choose(here, made, 0, "lagune"))
    assert choose(there, made, 1, "ardoise", token).status_code == 200
    assert worn(there, made) == ["lagune", "ardoise"]


def test_a_match_starts_in_the_colours_of_that_moment(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, BOT)
    meanwhile(there, "start", lambda: choose(here, made, 0, "lagune"))
    assert [seat["team"] for seat in start(there, made).json()["seats"]] == ["lagune", "azur"]
    with come_in(here, made["table"], made["maker"]) as ilse:
        assert ilse.last("update")["scene"]["pieces"][0]["team"] == "lagune"


def test_nobody_changes_colour_once_the_match_has_started(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, BOT)
    meanwhile(there, "choose_teams", lambda: start(here, made))
    assert code_of(choose(there, made, 0, "lagune")) == "started"
    assert worn(here, made) == worn(there, made) == ["rouge", "azur"]


def test_nobody_chooses_for_a_seat_lost_in_that_moment(blind: Pair, meanwhile: Meanwhile) -> None:
    here, there = blind
    made = new_table(here, ME, OPEN)
    token = join(here, made, "Bram")
    meanwhile(there, "choose_teams", lambda: change(here, made, 1, open=True))
    assert code_of(choose(there, made, 1, "lagune", token)) == "bad_token"
    assert worn(there, made) == ["rouge", "azur"]
