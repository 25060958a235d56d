"""Taking moves back: at once, with consent, not at all."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.table.store import StorageFailed
from gruppetto.table.thinking import Thought
from tests.table.client import RoomClient
from tests.table.conftest import Serve
from tests.table.players import (
    BOT,
    ME,
    OPEN,
    OTHER,
    Rider,
    code_of,
    come_in,
    join,
    new_table,
    public,
    start,
    toy_ponder,
)
from tests.toy import GAME


@contextmanager
def friends(client: RoomClient, game: str, take_backs: str = "friendly") -> Iterator[list[Rider]]:
    """Three people at one table, each at a connection of their own."""
    made = new_table(client, ME, OPEN, OPEN, game=game, take_backs=take_backs)
    for name in ("Bram", "Cor"):
        join(client, made, name)
    start(client, made)
    with ExitStack() as stack:
        yield [stack.enter_context(come_in(client, made["table"], token)) for token in made["tokens"].values()]


def test_a_move_without_luck_is_taken_back_at_once(client: RoomClient) -> None:
    with friends(client, "calm") as (ilse, bram, _):
        before = ilse.last("update")["scene"]
        ilse.act(0, 0, "play km2")
        assert ilse.say("undo", seat=0)["say"] == "ok"
        update = ilse.wait("update", version=2)
        (undone,) = update["events"]
        assert (undone["version"], undone["kind"]) == (2, "undone")
        assert undone["params"] == {"who": "player:0", "to": 0}
        assert update["scene"] == before
        assert update["ask"] is not None
        assert bram.wait("update", version=2)["events"][0]["kind"] == "undone"


def test_a_move_with_luck_needs_the_consent_of_all_other_people(client: RoomClient) -> None:
    with friends(client, "tiny") as (ilse, bram, cor):
        ilse.ride(0)
        ilse.say("undo", seat=0)
        assert bram.wait("undo_wished") == {"say": "undo_wished", "by": 0, "back_to": 0, "waiting": [1, 2]}
        assert bram.say("consent", seat=1, agree=True)["say"] == "ok"
        assert cor.wait("undo_wished", waiting=[2])["by"] == 0
        assert cor.say("consent", seat=2, agree=True)["say"] == "ok"
        assert ilse.wait("undo_settled") == {"say": "undo_settled", "by": 0, "agreed": True}
        assert ilse.wait("update", version=2)["ask"] is not None


def test_one_no_ends_the_wish(client: RoomClient) -> None:
    with friends(client, "tiny") as (ilse, bram, cor):
        ilse.ride(0)
        ilse.say("undo", seat=0)
        bram.wait("undo_wished")
        bram.say("consent", seat=1, agree=False)
        assert ilse.wait("undo_settled")["agreed"] is False
        assert cor.say("consent", seat=2, agree=True)["code"] == "no_wish"


def test_a_wish_that_cannot_be_stored_is_refused_once_and_is_over(
    client: RoomClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StorageFailed("the disk is full")

    with friends(client, "tiny") as (ilse, bram, cor):
        ilse.ride(0)
        ilse.say("undo", seat=0)
        bram.say("consent", seat=1, agree=True)
        monkeypatch.setattr(client.room.store, "append", full)
        assert cor.say("consent", seat=2, agree=True)["code"] == "not_stored"
        assert ilse.wait("undo_settled")["agreed"] is False
        assert ilse.say("ping")["version"] == 1


def test_a_move_made_meanwhile_ends_the_wish(client: RoomClient) -> None:
    with friends(client, "tiny") as (ilse, bram, cor):
        ilse.ride(0)
        ilse.say("undo", seat=0)
        bram.wait("undo_wished")
        bram.ride(1)
        assert ilse.wait("undo_settled")["agreed"] is False
        assert cor.say("consent", seat=2, agree=True)["code"] == "no_wish"


def test_a_second_wish_waits_until_the_first_is_settled(client: RoomClient) -> None:
    with friends(client, "tiny") as (ilse, bram, _):
        ilse.ride(0)
        bram.wait("update", version=1)
        bram.ride(1)
        ilse.say("undo", seat=0)
        assert bram.say("undo", seat=1)["code"] == "undo_pending"


def test_who_comes_in_while_a_wish_waits_hears_of_it(client: RoomClient) -> None:
    made = new_table(client, ME, OPEN, take_backs="friendly")
    joined = join(client, made, "Bram")
    start(client, made)
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        ilse.ride(0)
        ilse.say("undo", seat=0)
        with come_in(client, made["table"], joined) as bram:
            assert bram.last("undo_wished")["waiting"] == [1]


def test_at_a_hot_seat_nobody_else_must_be_asked(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, start=True, take_backs="friendly")
    with come_in(client, made["table"], *made["tokens"].values()) as both:
        both.ride(0)
        both.say("undo", seat=0)
        assert both.wait("update", version=2)["events"][0]["kind"] == "undone"


def test_bots_agree_and_their_moves_go_too(client: RoomClient) -> None:
    made = new_table(client, ME, BOT, start=True, take_backs="friendly")
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        ilse.ride(0)
        ilse.wait("update", version=2)
        ilse.say("undo", seat=0)
        assert ilse.wait("update", version=3)["ask"] is not None


def test_a_wish_is_withdrawn_by_the_seat_that_has_it(client: RoomClient) -> None:
    with friends(client, "tiny") as (ilse, bram, _):
        ilse.ride(0)
        ilse.say("undo", seat=0)
        assert ilse.say("consent", seat=0, agree=False)["say"] == "ok"
        assert bram.wait("undo_settled") == {"say": "undo_settled", "by": 0, "agreed": False}


def test_a_wish_is_not_granted_by_the_seat_that_has_it(client: RoomClient) -> None:
    with friends(client, "tiny") as (ilse, _, _):
        ilse.ride(0)
        ilse.say("undo", seat=0)
        assert ilse.say("consent", seat=0, agree=True)["code"] == "no_wish"


def test_a_wish_that_nobody_answers_lapses(serve: Serve) -> None:
    with serve(undo_patience=0.0) as client, friends(client, "tiny") as (ilse, bram, _):
        ilse.ride(0)
        ilse.say("undo", seat=0)
        assert bram.wait("undo_settled")["agreed"] is False


def test_bots_wait_while_people_talk_about_an_undo(serve: Serve) -> None:
    decided = asyncio.Event()

    async def decide(thought: Thought, _: object) -> str:
        await decided.wait()
        return toy_ponder(thought)

    with serve(decide=decide) as client:
        made = new_table(client, ME, BOT, OPEN, take_backs="friendly")
        cors = join(client, made, "Cor")
        start(client, made)
        with come_in(client, made["table"], made["tokens"]["0"]) as ilse, come_in(client, made["table"], cors) as cor:
            ilse.ride(0)
            ilse.say("undo", seat=0)
            cor.wait("undo_wished")
            (table,) = client.room.tables.live()
            assert table.driver is not None
            decided.set()
            client.until(lambda: table.driver is None)  # a bot that does not wait has ridden by then
            assert cor.say("ping")["version"] == 1
            assert cor.say("consent", seat=2, agree=False)["say"] == "ok"
            assert ilse.wait("update", version=2)["events"][0]["params"]["who"] == "player:1"


def test_an_undo_sent_twice_counts_once(client: RoomClient) -> None:
    with friends(client, "calm") as (ilse, _, _):
        ilse.act(0, 0, "play km1")
        first = ilse.say("undo", seat=0, id="back")
        assert ilse.say("undo", seat=0, id="back") == first


def test_luck_that_was_taken_back_stands_in_the_way_of_nothing() -> None:
    names = (SeatName("Ilse"), SeatName("Bram"))
    match = Match(GAME, GAME.setup(2), names, bytes(32), take_backs=TakeBacks.FRIENDLY)
    match.play(0, str(match.state.actions()[0]))
    assert match.crosses_luck(0, 0)
    match.accept(match.prepare_undo(0, 0))
    assert not match.crosses_luck(0, 0)


# --- honest tables ------------------------------------------------------------------------------------------------


def test_a_table_is_honest_unless_its_maker_says_otherwise(client: RoomClient) -> None:
    tables = [new_table(client, ME, OPEN), new_table(client, ME, OPEN, take_backs="friendly")]
    told = [public(client, made)["take_backs"] for made in tables]
    assert told == ["honest", "friendly"]


def test_a_table_of_any_other_kind_is_refused(client: RoomClient) -> None:
    wanted = {"game": "tiny", "seats": [ME, BOT], "take_backs": "former"}
    assert code_of(client.post("/api/tables", json=wanted)) == "malformed"


def test_at_an_honest_table_nobody_is_asked_about_luck(client: RoomClient) -> None:
    with friends(client, "tiny", "honest") as (ilse, bram, _):
        ilse.ride(0)
        assert ilse.say("undo", seat=0)["code"] == "honest_table"
        bram.wait("update", version=1)
        assert bram.say("consent", seat=1, agree=True)["code"] == "no_wish"


def test_a_move_without_luck_is_taken_back_there_as_well(client: RoomClient) -> None:
    with friends(client, "calm", "honest") as (ilse, _, _):
        ilse.act(0, 0, "play km2")
        assert ilse.say("undo", seat=0)["say"] == "ok"


def test_what_is_done_again_at_a_friendly_table_falls_the_same(client: RoomClient) -> None:
    made = new_table(client, ME, BOT, start=True, take_backs="friendly")
    with come_in(client, made["table"], made["tokens"]["0"]) as ilse:
        do = ilse.last("update")["ask"]["offers"][0]["do"]
        ilse.act(0, 0, do)
        once = ilse.wait("update", version=2)["scene"]
        ilse.say("undo", seat=0)
        ilse.wait("update", version=3)
        ilse.act(0, 3, do)
        assert ilse.wait("update", version=5)["scene"] == once
