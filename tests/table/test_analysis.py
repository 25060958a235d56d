"""Finished races are looked back at in the background, told as far as they are, and kept."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.table import analyses
from gruppetto.table.denied import Denied
from gruppetto.table.tokens import Secrets
from tests.table.client import RoomClient
from tests.table.conftest import Serve, rooms
from tests.table.memory import GENEROUS
from tests.table.players import ME, OTHER, Message, code_of, come_in, new_table, play_out


@pytest.fixture
def race(client: RoomClient) -> Message:
    return ridden(client)


@pytest.fixture(scope="module")
def told() -> Iterator[Message]:
    """The whole analysis of a race with luck that is known: now and then no choice was anything but the best."""
    with pytest.MonkeyPatch.context() as known, rooms() as serve, serve() as client:
        known.setattr(Secrets, "seed", lambda secrets: bytes(range(SEED_BYTES)))
        yield looked_back(client, ridden(client)["table"])


def ridden(client: RoomClient) -> Message:
    """A race of the game in which bots look ahead, ridden to its end with a move taken back."""
    made = new_table(client, ME, OTHER, game="wise", start=True, take_backs="friendly")
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        both.ride(0)
        both.say("undo", seat=0)
        play_out(both, made)
    return made


def begin(client: RoomClient, table: str) -> Message:
    answer = client.post(f"/api/tables/{table}/analysis", json={})
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


def looked_back(client: RoomClient, table: str) -> Message:
    """The whole analysis, waited for."""
    begin(client, table)
    client.until(lambda: table in client.room.store.analyses)
    return begin(client, table)


def test_every_act_that_stands_has_the_chances_of_all_seats(told: Message) -> None:
    assert told["level"] == "puncheur"
    assert told["done"] == told["of"] == len(told["entries"])
    assert all(sum(entry["chances"]) == pytest.approx(1.0, abs=0.001) for entry in told["entries"])
    assert max(told["entries"][-1]["chances"]) == 1.0


def test_what_was_taken_back_is_not_looked_at(told: Message) -> None:
    assert [entry["number"] for entry in told["entries"]][:2] == [0, 3]  # 1 was taken back by 2


def test_everybody_has_luck_and_what_they_gave_away(told: Message) -> None:
    assert sum(seat["luck"] for seat in told["seats"]) == pytest.approx(0.0, abs=0.01)
    assert all(seat["given_away"] >= 0 for seat in told["seats"])


def test_a_choice_that_was_not_the_best_names_the_better_one_and_why(told: Message) -> None:
    worse = [entry for entry in told["entries"] if entry["best"]]

    assert worse
    assert all(entry["best"]["chance"] > entry["played"]["chance"] for entry in worse)
    assert {reason["key"] for entry in worse for reason in entry["reasons"]} <= {
        "wise-reason-ahead",
        "wise-reason-in-hand",
    }


def test_while_the_race_goes_on_nobody_looks_back(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, game="wise", start=True)

    for answer in (
        client.post(f"/api/tables/{made['table']}/analysis", json={}),
        client.get(f"/api/tables/{made['table']}/analysis"),
    ):
        assert code_of(answer) == "not_over"


def test_nothing_is_told_before_somebody_asked_for_it(client: RoomClient, race: Message) -> None:
    assert code_of(client.get(f"/api/tables/{race['table']}/analysis")) == "not_found"


def test_a_game_in_which_nobody_looks_ahead_says_so(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True)
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        play_out(both, made)

    assert code_of(client.post(f"/api/tables/{made['table']}/analysis", json={})) == "no_analysis"
    assert client.get(f"/api/tables/{made['table']}/replay").json()["analysable"] is False


def test_one_visitor_has_only_so_many_races_looked_back_at(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, analyses=(1, 3600.0))) as client:
        made = new_table(client, ME, OTHER, start=True)
        codes = [code_of(client.post(f"/api/tables/{made['table']}/analysis", json={})) for _ in range(2)]

    assert codes == ["not_over", "rate"]


@pytest.mark.parametrize("limit", ["MOST", "EACH"])
def test_enough_races_are_looked_back_at_at_once_of_all_and_of_one_visitor(
    client: RoomClient, race: Message, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    async def without_end(*work: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(client.room.analyses, "_work", without_end)
    monkeypatch.setattr(analyses, limit, 1)
    begin(client, race["table"])

    another = ridden(client)["table"]
    assert code_of(client.post(f"/api/tables/{another}/analysis", json={})) == "busy"
    assert begin(client, race["table"])["done"] == 0  # who asked for the first may ask again
    assert client.get(f"/api/tables/{race['table']}/analysis").json()["done"] == 0


def test_a_race_that_could_not_be_looked_back_at_can_be_asked_for_again(
    client: RoomClient, race: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def too_slow(*work: object) -> None:
        raise Denied("too_costly", "This took the server too long, so it stopped.")

    with monkeypatch.context() as slow:
        slow.setattr(client.room.analyses, "_work", too_slow)
        begin(client, race["table"])
        assert code_of(client.get(f"/api/tables/{race['table']}/analysis")) == "not_found"

    assert looked_back(client, race["table"])["seats"]
