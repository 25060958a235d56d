"""The clock of a table. Nobody waits here: served time stands until a test brings it forward."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from gruppetto.engine.cue import Cue, Spotlight, Weight
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.hands import Handover
from gruppetto.engine.match import Match, Prepared
from gruppetto.engine.record import SeatName
from gruppetto.engine.scene import Text
from gruppetto.engine.verification import verify
from gruppetto.table import keeping
from gruppetto.table.clock import ClockRule, after, first
from gruppetto.table.lobby import MadeTable
from gruppetto.table.tables import LiveTable
from gruppetto.table.thinking import Thought
from gruppetto.table.tokens import Secrets
from tests.table.client import RoomClient
from tests.table.clock_table import (
    BANK,
    BOT,
    HALF_A_MINUTE,
    ILSE,
    SEEN,
    START,
    at_a_table,
    heard,
    ride,
    seconds_left,
)
from tests.table.memory import Listener, MemoryStore, Room
from tests.table.players import ME, OTHER, code_of, come_in, new_table, start
from tests.toy import GAME

CLOCK = {"each": "decision", "seconds": 30, "out": "move"}

# --- the clock of a new table ---


@pytest.mark.parametrize(
    "wrong",
    [
        CLOCK | {"each": "turn"},
        CLOCK | {"seconds": 4},
        CLOCK | {"seconds": 31 * 24 * 3600},
        CLOCK | {"seconds": 30.5},
        CLOCK | {"out": "lose"},
        CLOCK | {"increment": 5},
        {"each": "bank", "seconds": 30},
        "30",
    ],
)
def test_a_clock_that_cannot_be_is_refused(client: RoomClient, wrong: object) -> None:
    answer = client.post("/api/tables", json={"game": "tiny", "seats": [ME, OTHER], "clock": wrong})
    assert code_of(answer) == "malformed"


def test_a_clock_begins_with_the_match(client: RoomClient) -> None:
    made = new_table(client, ME, OTHER, clock=CLOCK)
    with come_in(client, made["table"]) as fan:
        client.pass_time(3600)
        assert not [message for message in fan.heard if message["say"] == "clock"]
        start(client, made)
        told = fan.wait("clock")
        assert (told["runs"], told["left"]) == (0, [30_000, 30_000])


# --- whose time runs ---


@at_a_table(None)
async def test_without_a_clock_none_is_told(room: Room, table: LiveTable, made: MadeTable) -> None:
    async with room.listener(made.table, *made.tokens.values()) as both:
        await both.say("ping")
        assert [message for message in both.heard if message["say"] == "clock"] == []
    assert table.public().clock is None


@at_a_table(HALF_A_MINUTE)
async def test_who_comes_in_learns_whose_time_runs_and_what_is_left(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    await room.pass_time(START + 10)
    async with room.listener(made.table) as fan:
        assert await heard(fan) == {"say": "clock", "runs": 0, "left": [20_000, 30_000], "stands": 0}
    assert table.public().clock == HALF_A_MINUTE


@at_a_table(HALF_A_MINUTE)
async def test_every_decision_has_all_of_its_time_once_the_move_before_was_seen(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    async with room.listener(made.table, *made.tokens.values()) as both:
        await room.pass_time(START + 10)
        await ride(both, 0)
        told = await heard(both)
        assert (told["runs"], told["stands"]) == (1, SEEN * 1000)
        await room.pass_time(SEEN + 5)
        assert table.clock is not None
        now = table.clock.told()
        assert now is not None
        assert (now.left[1], now.stands) == (25_000, 0)


@at_a_table(BANK)
async def test_a_bank_is_used_up_decision_by_decision(room: Room, table: LiveTable, made: MadeTable) -> None:
    async with room.listener(made.table, *made.tokens.values()) as both:
        for spent in (8, 20):
            await room.pass_time(START if spent == 8 else SEEN)
            await room.pass_time(spent)
            await ride(both, 0)
            await ride(both, 1)
        assert seconds_left(await heard(both), 0) == 60 - 8 - 20
        assert seconds_left(await heard(both), 1) == 60


def a_moment(weight: Weight, who: int = 0, *, card: bool = False, known: bool = True) -> Event:
    light = Spotlight(Text("x"), "pic-fall", frame="risk-bad" if card else "")
    params = {"who": f"player:{who}"}
    return Event("x", params if known else None, owner=who, secret=params, cue=Cue(weight=weight, spotlight=light))


def stands_after(*moments: Event, by: int) -> float:
    """Seconds for which the clock of who is to decide next stands after a move of `by` that brought these."""
    match = Match(GAME, GAME.setup(2), (SeatName("Ilse"), SeatName("Bram")), bytes(32))
    moved = match.prepare(0, str(match.state.actions()[0]))
    prepared = Prepared(replace(moved.entry, seat=by), moved.state, moments)
    state = after(HALF_A_MINUTE, first(HALF_A_MINUTE, match, 0), match, prepared, 100_000)
    assert state.runs == 1
    return (state.since - 100_000) / 1000


@pytest.mark.parametrize(
    ("moments", "seconds"),
    [
        pytest.param([], 0.0, id="nothing is shown"),
        pytest.param([a_moment(2)], 1.5, id="a moment"),
        pytest.param([a_moment(2, card=True)], 3.0, id="a card is read"),
        pytest.param([a_moment(1, who=1)], 1.5, id="news that hits them"),
        pytest.param([a_moment(1, who=0)], 0.0, id="news that hits another is no moment"),
        pytest.param([a_moment(3), a_moment(2, card=True), a_moment(2)], 4.5, id="two of one move at most"),
        pytest.param([a_moment(2, known=False)], 0.0, id="a secret is not told by a clock"),
    ],
)
def test_a_clock_stands_while_moments_are_shown_whoever_brought_them(moments: list[Event], seconds: float) -> None:
    assert stands_after(*moments, by=1) == seconds
    assert stands_after(*moments, by=0) == SEEN + seconds


def test_moments_of_all_moves_since_the_last_decision_count_and_have_a_bound() -> None:
    match = Match(GAME, GAME.setup(2), (SeatName("Ilse"), SeatName("Bram")), bytes(32))
    moved = match.prepare(0, str(match.state.actions()[0]))
    for _ in range(3):
        entry = replace(moved.entry, number=match.version + 1)
        match.accept(Prepared(entry, moved.state, (a_moment(3, card=True), a_moment(3, card=True))))
    last = Prepared(replace(moved.entry, number=match.version + 1), moved.state, ())
    state = after(HALF_A_MINUTE, first(HALF_A_MINUTE, match, 0), match, last, 0)
    assert state.since == 8_000 + 9_000


@at_a_table(HALF_A_MINUTE, BOT, ILSE)
async def test_a_bots_time_is_not_counted(room: Room, table: LiveTable, made: MadeTable) -> None:
    async with room.listener(made.table) as fan:
        while (await heard(fan))["runs"] != 1:  # the bot moves first, and then it is Ilse
            await asyncio.sleep(0)
        assert seconds_left(await heard(fan), 0) == 30


# --- when it has run out ---


@at_a_table(HALF_A_MINUTE)
async def test_when_it_has_run_out_a_bot_decides_this_move_and_the_record_tells_it(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    await room.pass_time(START + 29.9)
    assert table.version == 0
    await room.pass_time(0.1)
    assert table.version == 1
    entry = table.started().entries[1]
    assert (entry.seat, entry.bot) == (0, "gregario")
    async with room.listener(made.table, *made.tokens.values()) as both:
        assert (await heard(both))["runs"] == 1
        await ride(both, 1)  # Bram decides for himself
    verify(GAME, table.started().record())


@at_a_table(HALF_A_MINUTE)
async def test_nobody_need_look_on_and_a_whole_race_is_ridden_by_the_clock(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    while not table.public().over:
        await room.pass_time(60)
    assert await room.pass_time(60) is None


@at_a_table(ClockRule("decision", 30, "ride"))
async def test_or_a_bot_rides_on_until_its_person_rides_again(room: Room, table: LiveTable, made: MadeTable) -> None:
    await room.pass_time(START + 30)
    match = table.started()
    late = match.entries[1].hands
    assert late is not None
    assert (late.kind, late.bot, late.by) == ("late", "gregario", SPECTATOR)
    assert match.riders.bot(0) == "gregario"
    async with table.changing():
        await table.enter(match.prepare_handover(0, Handover("back", by=0)), None)
    assert table.clock is not None
    state = table.clock.state
    assert state is not None
    assert (state.runs, state.left[0]) == (0, 10_000)


@at_a_table(ClockRule("decision", 30, "nothing"))
async def test_or_nothing_happens(room: Room, table: LiveTable, made: MadeTable) -> None:
    await room.pass_time(START + 3600)
    assert table.version == 0
    assert await room.pass_time(3600) is None
    async with room.listener(made.table, *made.tokens.values()) as both:
        assert seconds_left(await heard(both), 0) == 0
        await ride(both, 0)


@at_a_table(BANK)
async def test_with_an_empty_bank_ten_seconds_are_left_for_each_decision(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    async with room.listener(made.table, *made.tokens.values()) as both:
        await room.pass_time(START + 60)
        await ride(both, 1)
        told = await heard(both)
        assert (told["runs"], seconds_left(told, 0)) == (0, 10)


@at_a_table(HALF_A_MINUTE)
async def test_who_decides_while_the_bot_thinks_is_faster(room: Room, table: LiveTable, made: MadeTable) -> None:
    thinking, go_on = asyncio.Event(), asyncio.Event()
    decide = room.bots._decide

    async def slowly(thought: Thought) -> str | None:
        thinking.set()
        await go_on.wait()
        return await decide(thought)

    room.bots._decide = slowly
    async with room.listener(made.table, *made.tokens.values()) as both:
        room.served = int((START + 30) * 1000)
        await room.deadlines.look()
        await thinking.wait()
        await ride(both, 0)
        go_on.set()
        await room.deadlines.settle()
    assert [entry.bot for entry in table.started().entries[1:]] == [""]


# --- taking moves back ---


@at_a_table(HALF_A_MINUTE)
async def test_an_undo_gives_no_time_back(room: Room, table: LiveTable, made: MadeTable) -> None:
    async with room.listener(made.table, *made.tokens.values()) as both:
        await room.pass_time(START + 12)
        await ride(both, 0)
        await room.pass_time(SEEN + 5)
        assert (await both.say("undo", seat=0))["say"] == "ok"
        told = await heard(both)
        assert (told["runs"], seconds_left(told, 0)) == (0, 18)


async def wished(room: Room, made: MadeTable, scenario: Callable[[Listener, Listener], Awaitable[None]]) -> None:
    """Ilse has ridden, and Bram's clock runs; he is asked whether she may take it back."""
    async with room.listener(made.table, made.tokens[0]) as ilse, room.listener(made.table, made.tokens[1]) as bram:
        await room.pass_time(START)
        await ride(ilse, 0)
        await room.pass_time(SEEN + 10)
        assert (await ilse.say("undo", seat=0))["say"] == "ok"
        await scenario(ilse, bram)


@at_a_table(HALF_A_MINUTE)
async def test_the_clock_stands_while_a_wish_to_take_a_move_back_waits(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    async def asked(ilse: Listener, bram: Listener) -> None:
        assert (await heard(bram))["stands"] == 60_000
        await room.pass_time(40)
        assert table.wish is not None
        await bram.say("consent", seat=1, agree=False)
        told = await heard(bram)
        assert (told["runs"], seconds_left(told, 1), told["stands"]) == (1, 20, 0)

    await wished(room, made, asked)


@at_a_table(HALF_A_MINUTE)
async def test_it_runs_again_by_itself_when_nobody_settles_the_wish(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    """Whatever becomes of the server that knew of it: another one keeps the deadline."""

    async def asked(ilse: Listener, bram: Listener) -> None:
        table.drop_wish()
        await room.pass_time(60 + 19)
        assert table.version == 1
        await room.pass_time(1)
        assert table.started().entries[2].bot == "gregario"

    await wished(room, made, asked)


@at_a_table(HALF_A_MINUTE)
async def test_nobody_stops_it_twice_in_a_decision(room: Room, table: LiveTable, made: MadeTable) -> None:
    async def asked(ilse: Listener, bram: Listener) -> None:
        await bram.say("consent", seat=1, agree=False)
        await ilse.say("undo", seat=0)
        assert (await heard(bram))["stands"] == 0

    await wished(room, made, asked)


# --- where it is kept ---


def test_another_server_on_the_same_store_knows_what_is_left() -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        async with room.listener(made.table, *made.tokens.values()) as both:
            await room.pass_time(START + 10)
            await ride(both, 0)
        await room.pass_time(SEEN + 7)
        other = Room(GAME, store)
        other.served = room.served
        async with other.listener(made.table) as fan:
            told = await heard(fan)
            assert (told["runs"], seconds_left(told, 1)) == (1, 23)
        await other.close()

    store = MemoryStore()
    at_a_table(HALF_A_MINUTE, store=store)(scenario)()


def test_while_a_table_is_put_away_its_clock_stands() -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        store.away.add(made.table)
        assert await room.pass_time(90 * 24 * 3600) is None
        table = await room.tables.find(made.table)
        await keeping.open_again(table, made.maker, Secrets().code)
        await room.pass_time(29)
        assert table.version == 0
        await room.pass_time(1)
        assert table.version == 1

    store = MemoryStore()
    at_a_table(HALF_A_MINUTE, store=store)(scenario)()
