"""Nobody makes time for themselves: not by opening, wishing, taking back, or handing a seat over and back."""

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match, Prepared
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.games import all_games
from gruppetto.table import keeping
from gruppetto.table.clock import ClockRule, ClockState, after, first, has_run_out
from gruppetto.table.lobby import MadeTable
from gruppetto.table.store import Seating
from gruppetto.table.tables import LiveTable
from gruppetto.table.tokens import Secrets
from tests.table.clock_table import BANK, BOT, HALF_A_MINUTE, SEEN, START, at_a_table, heard, ride, seconds_left
from tests.table.memory import MemoryStore, Room


def state_of(table: LiveTable) -> ClockState:
    assert table.clock is not None
    assert table.clock.state is not None
    return table.clock.state


# --- opening a table again ---


@at_a_table(HALF_A_MINUTE)
async def test_a_table_that_is_open_cannot_be_opened_to_begin_its_clock_anew(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    await room.pass_time(START + 20)
    before = state_of(table), table.seats_version
    await keeping.open_again(table, made.tokens[1], Secrets().code)
    assert (state_of(table), table.seats_version) == before


def test_a_table_is_opened_after_its_clock_was_set_so_that_nobody_is_late_at_once() -> None:
    class Store(MemoryStore):
        async def open_again(self, table_id: str, code: str) -> Seating:
            due_then.append(self.clocks[table_id].due)
            return await super().open_again(table_id, code)

    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        store.away.add(made.table)
        await room.pass_time(3600)
        await keeping.open_again(await room.tables.find(made.table), made.tokens[0], Secrets().code)
        assert due_then == [(3600 + 30) * 1000]

    store, due_then = Store(), list[int | None]()
    at_a_table(HALF_A_MINUTE, store=store)(scenario)()


# --- tables that nobody is at ---


def test_a_table_of_bots_that_nobody_looks_at_has_no_deadline() -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        await room.pass_time(START + 15)
        assert (await store.due(10), table.version) == ([], 0)
        async with room.listener(made.table) as fan:  # with whom it goes on
            await fan.wait("update", version=1)

    store = MemoryStore()
    at_a_table(HALF_A_MINUTE, BOT, BOT, store=store)(scenario)()


# --- wishing ---


@pytest.mark.parametrize("out", ["move", "ride"])
def test_a_second_wish_to_take_back_does_not_hold_the_deadline_off(out: str) -> None:
    async def scenario(room: Room, table: LiveTable, made: MadeTable) -> None:
        async with room.listener(made.table, made.tokens[0]) as ilse, room.listener(made.table, made.tokens[1]) as bram:
            await ride(ilse, 0)
            await room.pass_time(SEEN)
            await ilse.say("undo", seat=0)
            await bram.say("consent", seat=1, agree=False)
            await ilse.say("undo", seat=0)
            assert table.wish is not None
            await room.pass_time(30)
            assert table.version == 2
            entry = table.started().entries[2]
            assert "gregario" in (entry.bot, entry.hands and entry.hands.bot)

    at_a_table(ClockRule("decision", 30, "move" if out == "move" else "ride"))(scenario)()


# --- taking back ---


class Fickle:
    """Somebody at the first of two decisions of one turn, who acts and takes it back."""

    def __init__(self, game: AnyGame, rule: ClockRule) -> None:
        seats = game.players[0]
        names = tuple(SeatName(f"Rider {seat}") for seat in range(seats))
        self._rule = rule
        self._match = Match(game, game.setup(seats), names, bytes(32), take_backs=TakeBacks.FRIENDLY)
        self.clock = first(rule, self._match, 0)
        while self._tried().state.to_decide != self.seat:
            self._match.accept(self._tried())
            self.clock = first(rule, self._match, 0)
        self._now = self.clock.since

    @property
    def seat(self) -> int:
        return self._match.state.to_decide

    def _tried(self) -> Prepared:
        return self._match.prepare(self.seat, str(self._match.state.actions()[0]))

    def thinks_acts_and_takes_back(self, milliseconds: int) -> None:
        """After so long; and waits for nothing in between."""
        self._now += milliseconds
        for prepare in (self._tried, self._taken_back):
            prepared = prepare()
            self.clock = after(self._rule, self.clock, self._match, prepared, self._now)
            self._match.accept(prepared)

    def _taken_back(self) -> Prepared:
        back_to = self._match.last_decision_of(self.seat)
        assert back_to is not None
        return self._match.prepare_undo(self.seat, back_to)

    def is_late(self) -> bool:
        return has_run_out(self.clock, self._now)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_who_acts_and_takes_back_in_turn_runs_out_of_time(game: AnyGame) -> None:
    """What the second decision of the turn brings, it brings once."""
    rider = Fickle(game, HALF_A_MINUTE)
    for _ in range(10):
        rider.thinks_acts_and_takes_back(10_000)
    assert rider.is_late()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_after_ones_own_undo_the_clock_runs_at_once(game: AnyGame) -> None:
    rider = Fickle(game, BANK)
    for _ in range(10):
        rider.thinks_acts_and_takes_back(1_900)
    assert rider.clock.left[rider.seat] == 60_000 - 10 * 1_900


@at_a_table(HALF_A_MINUTE)
async def test_who_decides_again_since_another_took_back_has_ten_seconds_once(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    async with room.listener(made.table, *made.tokens.values()) as both:
        await ride(both, 0)
        await room.pass_time(SEEN + 28)
        await both.say("undo", seat=0)
        await ride(both, 0)
        told = await heard(both)
        assert (told["runs"], seconds_left(told, 1)) == (1, 10)
        await room.pass_time(told["stands"] / 1000 + 9)
        await both.say("undo", seat=0)
        await ride(both, 0)
        told = await heard(both)
        assert (told["runs"], seconds_left(told, 1), told["stands"]) == (1, 1, 0)


# --- handing over ---


@at_a_table(HALF_A_MINUTE)
async def test_a_wish_that_a_handover_ended_stops_the_clock_no_more_and_not_again(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    async with room.listener(made.table, made.tokens[0]) as ilse, room.listener(made.table, made.tokens[1]):
        await ride(ilse, 0)
        await room.pass_time(SEEN + 10)
        await ilse.say("undo", seat=0)
        assert (await heard(ilse))["stands"] == 60_000
        link = await room.hands.make_link(table, 1, made.tokens[1])
        await room.hands.move(table, 1, link)
        assert (await heard(ilse))["stands"] == 0
        await ilse.say("undo", seat=0)
        assert (await heard(ilse))["stands"] == 0


@at_a_table(HALF_A_MINUTE)
async def test_lent_to_a_bot_and_back_a_seat_can_be_stopped_by_no_other_wish(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    async with room.listener(made.table, made.tokens[0]) as ilse:
        await ride(ilse, 0)
        await ilse.say("undo", seat=0)
        await lent_and_back(room, table, made, 1)
        await ilse.say("undo", seat=0)
        assert (await heard(ilse))["stands"] == 0


@at_a_table(HALF_A_MINUTE)
async def test_lent_to_a_bot_and_back_a_seat_has_ten_seconds_once_a_decision(
    room: Room, table: LiveTable, made: MadeTable
) -> None:
    await room.pass_time(START + 29)
    await lent_and_back(room, table, made, 0)
    assert state_of(table).left_to(0, room.served) == 10_000
    await room.pass_time(9)
    await lent_and_back(room, table, made, 0)
    assert state_of(table).left_to(0, room.served) == 1_000


async def lent_and_back(room: Room, table: LiveTable, made: MadeTable, seat: int) -> None:
    """Before the bot has moved."""
    await room.hands.lend(table, seat, made.tokens[seat], "greedy")
    await room.hands.take_back(table, seat, made.tokens[seat])
