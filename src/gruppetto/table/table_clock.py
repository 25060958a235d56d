"""The clock at a live table: what of it is in memory, and how it is told."""

from collections.abc import Callable
from dataclasses import dataclass

from gruppetto.engine.match import Match, Prepared
from gruppetto.table import clock
from gruppetto.table.clock import ClockRule, ClockState, ClockStore, Now
from gruppetto.table.store import Conflict
from gruppetto.table.wire import ClockTold


@dataclass(frozen=True, slots=True)
class Timing:
    """What the clocks of all tables need: served time, and where they are kept."""

    now: Now
    store: ClockStore
    wake: Callable[[int], None]
    """Called with every new deadline."""


class TableClock:
    """The clock of one table. Whoever changes it holds the table's lock."""

    def __init__(self, table_id: str, rule: ClockRule, timing: Timing) -> None:
        self.rule = rule
        self.state: ClockState | None = None
        """None before the start."""
        self._table_id = table_id
        self._timing = timing

    # --- with an entry of the log ---

    def after(self, match: Match, prepared: Prepared) -> ClockState | None:
        """What it will be once the entry is true, to be stored with it."""
        return self.state and clock.after(self.rule, self.state, match, prepared, self._timing.now())

    def keep(self, state: ClockState | None) -> None:
        """It was stored so."""
        self.state = state
        if state is not None and state.due is not None:
            self._timing.wake(state.due)

    # --- between two entries ---

    async def stand(self, patience: float) -> None:
        """Somebody wished to take a move back, and that may take so many seconds."""
        if self.state is not None:
            now = self._timing.now()
            await self._set(clock.standing(self.state, now + int(patience * clock.SECOND), now))

    async def go_on(self) -> None:
        """Their wish is settled."""
        if self.state is not None:
            await self._set(clock.going_on(self.state, self._timing.now()))

    async def open_again(self) -> None:
        if self.state is not None:
            await self._set(clock.opened_again(self.state, self._timing.now()))

    async def settle(self) -> None:
        """Time ran out, and nothing happens."""
        if self.state is not None:
            await self._set(clock.settled(self.state))

    async def refresh(self) -> bool:
        """Takes in what the store has; whether that is another."""
        was, self.state = self.state, await self._timing.store.clock(self._table_id)
        return was != self.state

    async def _set(self, now: ClockState) -> None:
        was = self.state
        assert was is not None
        if now == was:
            return
        try:
            await self._timing.store.set_clock(self._table_id, was, now)
        except Conflict:  # another server was faster, and what it stored holds
            await self.refresh()
        else:
            self.keep(now)

    # --- looking at it ---

    def has_run_out(self, version: int) -> bool:
        """Whether the seat to decide in this version has no time left."""
        state = self.state
        return state is not None and state.version == version and clock.has_run_out(state, self._timing.now())

    def left(self) -> list[int]:
        """The milliseconds left to each seat; none before the start."""
        if self.state is None:
            return []
        now = self._timing.now()
        return [self.state.left_to(seat, now) for seat in range(len(self.state.left))]

    def told(self) -> ClockTold | None:
        if self.state is None:
            return None
        begins = max(0, self.state.since - self._timing.now()) if self.state.runs >= 0 else 0
        return ClockTold(self.state.runs, self.left(), begins)
