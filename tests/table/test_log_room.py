"""Bounds of a log, and of take-backs of one decision. No entry is lost by them."""

import asyncio
import logging
from dataclasses import replace

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.hands import Handover
from gruppetto.games import all_games
from gruppetto.table import projection
from gruppetto.table.denied import Denied
from gruppetto.table.limits import Limits
from gruppetto.table.lobby import MadeTable
from gruppetto.table.tables import LiveTable
from gruppetto.testing.playing import ride as random_ride
from tests.local.fake_indexed_db import FakeIndexedDb
from tests.local.page import opened
from tests.table.client import RoomClient
from tests.table.clock_table import HALF_A_MINUTE, START, at_a_table
from tests.table.conftest import Serve
from tests.table.memory import GENEROUS, Room
from tests.table.players import BOT, ME, OTHER, Message, Rider, come_in, new_table

OFTEN = 3
SHORT = 12
"""Entries of a log that is soon full."""


def ride(rider: Rider, seats: int = 2) -> Message:
    """Have the seat that is asked drop a card, which brings no rider to the finish."""
    rider.catch_up()
    update = next(update for seat in range(seats) if (update := rider.last("update", seat=seat))["ask"])
    drop = next(offer["do"] for offer in update["ask"]["offers"] if offer["do"].startswith("drop"))
    return rider.act(update["seat"], update["version"], drop)


def back(rider: Rider, seat: int = 0) -> Message:
    return rider.say("undo", seat=seat)


def table_of(client: RoomClient, made: Message) -> LiveTable:
    return client.run(client.room.tables.find(made["table"]))


# --- one decision -------------------------------------------------------------------------------------------------


def test_a_decision_that_was_taken_back_too_often_stands(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, undos=OFTEN)) as client:
        made = new_table(client, ME, OTHER, game="calm", start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            for _ in range(OFTEN):
                ride(both)
                assert back(both)["say"] == "ok"
            ride(both)
            refused = back(both)
            assert (refused["code"], refused["params"]) == ("undone_often", {"most": OFTEN})
            assert refused["message"].endswith("now it stands.")


def test_the_next_decision_can_be_taken_back_all_the_same(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, undos=1)) as client:
        made = new_table(client, ME, OTHER, game="calm", start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            for seat in (0, 1):
                ride(both)
                assert back(both, seat)["say"] == "ok"
                ride(both)


# --- the whole log --------------------------------------------------------------------------------------------------


def rides(rider: Rider, entries: int) -> None:
    """Make so many moves."""
    for _ in range(entries):
        assert ride(rider)["say"] == "ok"


def test_half_of_the_log_is_left_for_moves_alone(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, entries=SHORT)) as client:
        made = new_table(client, ME, OTHER, game="wise", start=True, take_backs="friendly", hints=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            rides(both, SHORT // 2 - 1)
            assert back(both, 0)["code"] == "log_long"
            update = both.last("update")
            turn = both.last("update")["scene"]["turn"]
            assert both.say("hint", seat=turn, version=update["version"])["code"] == "log_long"
            assert ride(both)["say"] == "ok"


def test_nothing_is_entered_in_a_full_log(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, entries=SHORT)) as client:
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            rides(both, SHORT - 1)
            refused = ride(both)
            assert (refused["code"], refused["params"]) == ("log_full", {"most": SHORT})
            assert "new table" in refused["message"]
        assert len(client.room.store.logs[made["table"]]) == SHORT


def test_a_match_whose_log_is_full_can_be_looked_at(serve: Serve) -> None:
    limits = replace(GENEROUS, entries=SHORT)
    with serve(limits=limits) as client:
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            rides(both, SHORT - 1)
    with serve(limits=limits) as again, come_in(again, made["table"]) as fan:
        update = fan.last("update")
        assert update["version"] == SHORT - 1
        assert {event["version"] for event in update["events"]} >= set(range(1, SHORT))


def test_no_seat_changes_hands_in_a_full_log(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, entries=SHORT)) as client:
        made = new_table(client, ME, OTHER, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as both:
            rides(both, SHORT - 1)
            with pytest.raises(Denied) as denied:
                client.run(table_of(client, made).hand_over(1, Handover("lent", "greedy", by=0)))
        assert denied.value.code == "log_full"


def test_bots_rest_when_the_log_is_full(serve: Serve) -> None:
    with serve(limits=replace(GENEROUS, entries=2)) as client:
        made = new_table(client, ME, BOT, start=True)
        with come_in(client, made["table"], *made["tokens"].values()) as ilse:
            ilse.ride(0)
            table = table_of(client, made)
            table.nudge()
            assert (table.driver, table.bot_to_move(), table.turn) == (None, None, 1)


def test_no_clock_runs_out_again_and_again_when_the_log_is_full(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        table.limits = replace(GENEROUS, entries=1)
        assert await room.pass_time(START + 30) == 0
        assert await room.pass_time(1) is None
        assert table.version == 0

    with caplog.at_level(logging.ERROR):
        at_a_table(HALF_A_MINUTE)(scenario)()
    assert caplog.records == []


def test_a_browsers_own_tables_have_the_same_bounds() -> None:
    async def scenario() -> tuple[int, int]:
        async with opened(FakeIndexedDb()) as page:
            race = {"game": next(iter(all_games())), "seats": [{"kind": "me", "name": "Ilse"}] * 2, "start": True}
            made = await page.json("POST", "/api/tables", race)
            table = await page.house.tables.find(made["table"])
            return table.limits.entries, table.limits.undos

    assert asyncio.run(scenario()) == (Limits().entries, Limits().undos)


@pytest.mark.parametrize("game", all_games().values(), ids=list(all_games()))
def test_the_longest_match_that_can_be_set_up_has_room(game: AnyGame) -> None:
    book = game.roadbook(game.setup(game.players[-1]).edition)
    assert book is not None
    options: dict[str, object] = {
        name: max(factor, key=factor.__getitem__) for name, factor in book.pace.factors.items()
    }
    if book.free:  # any stage, again and again
        longest = max(book.stages, key=lambda stage: stage.decisions)
        options |= {book.option: longest.id, **book.alone}
    ridden = random_ride(game, game.setup(game.players[-1], options), seed=1)
    assert len(ridden.match.entries) * (book.most if book.free else 1) < Limits().entries


def test_the_longest_log_fits_into_the_outbox_of_a_guest() -> None:
    limits = Limits()
    assert limits.entries / projection.ENTRIES < limits.waiting * 0.8  # and some messages besides
