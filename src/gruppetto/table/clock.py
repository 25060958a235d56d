"""The clock of a table: whose time runs, what is left to each seat, and what is done when it has run out.

How it keeps time, decided once for all games:

- It runs on served time: that in which some server had the table's database open. While all are down none runs; while
  a person is away it does.
- Only people's time counts. While a bot decides, from the start or for somebody, no clock runs.
- With time a decision every decision has all of it, also the next one of the same turn. With a bank every decision
  takes from it; however empty it is, ten seconds are left for each, so that somebody whose bank is empty still plays.
- The clock of a seat begins a while after the moves of others: they must be seen first. So must the moments among them
  and in one's own last move, a card or a crash, which have the stage of a screen for a time. How long that is follows
  from what the game declares of its events, never from what a page says. What a page shows longer than that, at a slow
  pace or behind the curtain of a shared screen, is the player's own time.
- A wish to take a move back stops the clock until it is settled or lapses, once a decision, so that nobody stands still
  by wishing. After that the deadline is kept, whoever wishes.
- An undo gives no time back, and whoever undid begins at once: a seat that decides again has what it had left. Whole
  times are given for decisions that the match has not come to before, counted by the moves that stand; else who acts
  and takes back in turn would think for ever. Who comes to a decision a second time, since another took a move back,
  has time to see it and ten seconds at least; the third time no more than what was left.
- Who takes a seat back from a bot has what was left, and ten seconds at least, once a decision.
- A hint gives no time: the clock of who asked for it runs on.
- A match that goes on from a file goes on with what was left; no clock runs until the next move.
"""

from collections.abc import Sequence
from copy import deepcopy
from typing import Annotated, Literal, Protocol

from msgspec import Meta, Struct, structs

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.cue import MOMENT, Cue
from gruppetto.engine.event import Event, about
from gruppetto.engine.match import Match, Prepared
from gruppetto.engine.record import LogEntry

SECOND = 1000
MOST_SECONDS = 30 * 24 * 60 * 60
"""That a clock may give."""

_LEAST = 10 * SECOND
"""What is left for a decision however empty a bank is."""

_SEEN = 2 * SECOND
"""To see one move of somebody else, before one's own clock begins."""

_ALL_SEEN = 8 * SECOND
"""To see all of them, and the start."""

_MOMENT = 1_500
_CARD = 3 * SECOND
"""To see one moment, and to read a whole card. A page at its normal pace takes that long at most."""

_IN_A_ROW = 2
"""Moments of one move that have the stage; the others are told in the log alone."""

_ALL_MOMENTS = 9 * SECOND

_BOTS_CARE = 15 * SECOND
"""After which somebody looks whether a bot is moving at all: nobody else may be there to notice."""


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock a table was set up with."""

    each: Literal["decision", "bank"]
    """Whether the seconds are for every decision, or for all of a player's decisions together."""
    seconds: Annotated[int, Meta(ge=5, le=MOST_SECONDS)]
    out: Literal["move", "ride", "nothing"]
    """When time has run out a bot decides this one move, or rides on until its person is back, or nothing happens."""


class ClockState(Struct, frozen=True):
    """A clock as it stands after an entry of the log. All times are milliseconds."""

    version: int
    """The number of that entry."""
    left: tuple[int, ...]
    """Of each seat, when its clock began to run or stopped."""
    runs: int = NOBODY
    """The seat whose clock runs."""
    since: int = 0
    """The served time from which on it runs; it may be still to come, and until then the clock stands."""
    due: int | None = None
    """The served time at which something is to be done."""
    stood: bool = False
    """Whether a wish to take a move back has stopped it already in this decision."""
    moves: int = 0
    """How many stand. Of a clock that was stored before they were counted: since then."""
    reached: tuple[int, ...] = ()
    """Of each seat, how many stood at the latest decision it was given its time for."""
    again: tuple[int, ...] = ()
    """And at the latest that it was given the least for, when it came to it again."""

    def left_to(self, seat: int, now: int) -> int:
        gone = max(0, now - self.since) if seat == self.runs else 0
        return max(0, self.left[seat] - gone)


class Due(Struct, frozen=True):
    """Something is to be done at a table at this served time."""

    table: str
    at: int


class ClockStore(Protocol):
    """Where the clocks of tables are kept, beside their logs."""

    async def clock(self, table_id: str) -> ClockState | None:
        """As it was last stored; None before the start, or where there is none."""

    async def set_clock(self, table_id: str, was: ClockState, now: ClockState) -> None:
        """Between two entries; raises Conflict when it is no longer what it was."""

    async def due(self, most: int) -> list[Due]:
        """The first deadlines of all tables that are not put away."""


class Now(Protocol):
    """Served time in milliseconds: it stands still while no server has the database open."""

    def __call__(self) -> int: ...


def first(rule: ClockRule, match: Match, now: int) -> ClockState:
    """The clock at the start."""
    full = ClockState(-1, (rule.seconds * SECOND,) * len(match.seats))
    seat = match.state.to_decide
    given = full if seat == NOBODY else _given(rule, full, seat)
    return _running(rule, given, match.entries[0], seat, match.riders.bot, now + _ALL_SEEN)


def standing_still(match: Match, left: Sequence[int]) -> ClockState:
    """The clock of a match from a file, with what is left to each seat. It stands until the next entry: nobody need be
    there yet. Decisions that the match has come to are not given their time again."""
    moves = len(match.standing()) - 1
    return ClockState(match.version, tuple(left), moves=moves, reached=(moves,) * len(left))


def after(rule: ClockRule, state: ClockState, match: Match, prepared: Prepared, now: int) -> ClockState:
    """The clock after an entry that is about to be made true."""
    entry, seat = prepared.entry, prepared.state.to_decide
    left = tuple(state.left_to(each, now) for each in range(len(state.left)))
    state = structs.replace(state, left=left, moves=state.moves + _more_moves(match, entry))
    riders, begins = match.riders, now
    if entry.hands is not None:
        riders = deepcopy(riders)
        riders.hand_over(entry.seat, entry.hands)
    if entry.is_note and seat == state.runs:
        begins = now if state.stood else max(now, state.since)  # it goes on, and no wish waits any more
    elif entry.undo is None and seat != NOBODY and state.moves > _at(state.again, seat):
        begins += _seeing(match, prepared, seat)
        state = _given(rule, state, seat) if _is_new(state, seat) and not entry.is_note else _spared(state, seat)
    return _running(rule, state, entry, seat, riders.bot, begins)


def _more_moves(match: Match, entry: LogEntry) -> int:
    if entry.undo is None:
        return int(not entry.is_note)
    return -sum(each.number > entry.undo for each in match.standing())


def _is_new(state: ClockState, seat: int) -> bool:
    """Whether a seat has not come to a decision after so many moves before."""
    return state.moves > _at(state.reached, seat)


def _given(rule: ClockRule, state: ClockState, seat: int) -> ClockState:
    """With the time a seat has for a new decision."""
    mine = rule.seconds * SECOND if rule.each == "decision" else max(state.left[seat], _LEAST)
    return structs.replace(
        state,
        left=_with(state, state.left, seat, mine),
        reached=_with(state, state.reached, seat, state.moves),
        stood=False,
    )


def _spared(state: ClockState, seat: int) -> ClockState:
    """With the least a seat has for a decision that it comes to again, or takes back from a bot."""
    mine = max(state.left[seat], _LEAST)
    return structs.replace(
        state, left=_with(state, state.left, seat, mine), again=_with(state, state.again, seat, state.moves)
    )


def _at(counts: tuple[int, ...], seat: int) -> int:
    """Of a seat; less than any number of moves where nothing was noted."""
    return counts[seat] if counts else -1


def _with(state: ClockState, of_each: tuple[int, ...], seat: int, now: int) -> tuple[int, ...]:
    known = of_each or (-1,) * len(state.left)
    return (*known[:seat], now, *known[seat + 1 :])


class _BotOf(Protocol):
    def __call__(self, seat: int) -> str: ...


def _running(rule: ClockRule, state: ClockState, entry: LogEntry, seat: int, bot_of: _BotOf, begins: int) -> ClockState:
    state = structs.replace(state, version=entry.number, runs=NOBODY, since=0, due=None)
    if seat == NOBODY:
        return state
    if bot_of(seat):
        return structs.replace(state, due=None if rule.out == "nothing" else begins + _BOTS_CARE)
    return structs.replace(state, runs=seat, since=begins, due=begins + state.left[seat])


def _seeing(match: Match, prepared: Prepared, seat: int) -> int:
    """How long a seat needs to see what happened since it last decided, and what came of that decision."""
    moves, moments = 0, _moments(prepared.events, seat)
    if prepared.entry.seat == seat:
        return min(moments, _ALL_MOMENTS)
    moves += not prepared.entry.is_note
    for each in reversed(match.entries):
        if each.number == 0 or moves * _SEEN >= _ALL_SEEN:
            break
        moments += _moments(match.happened[each.number], seat)
        if each.seat == seat:
            break
        moves += each.undo is None and not each.is_note
    return min(moves * _SEEN, _ALL_SEEN) + min(moments, _ALL_MOMENTS)


def _moments(events: Sequence[Event], seat: int) -> int:
    """How long a screen of this seat shows the moments of one move. Only what everybody knows counts: all see a clock,
    and it must tell nobody that somebody was shown something."""
    seen = (event for event in events if event.cue is not None and _has_the_stage(event, event.cue, seat))
    long = sorted((_CARD if _is_read(event.cue) else _MOMENT for event in seen), reverse=True)
    return sum(long[:_IN_A_ROW])


def _has_the_stage(event: Event, cue: Cue, seat: int) -> bool:
    params = event.params if cue.weight else None
    return params is not None and (cue.weight >= MOMENT or about(params).seat == seat)


def _is_read(cue: Cue | None) -> bool:
    return cue is not None and cue.spotlight is not None and bool(cue.spotlight.frame)


def standing(state: ClockState, until: int, now: int) -> ClockState:
    """The clock while a wish to take a move back waits: it runs again from `until` on, whatever becomes of us."""
    if state.runs == NOBODY or state.stood:
        return state
    return _moved(state, until, now, stood=True)


def going_on(state: ClockState, now: int) -> ClockState:
    """The clock after the wish was settled, sooner than it might have been."""
    return _moved(state, now, now, stood=state.stood) if state.since > now else state


def opened_again(state: ClockState, now: int) -> ClockState:
    """The clock of a table that was put away: it stood all the while."""
    return structs.replace(state, since=now, due=_due(now, state)) if state.runs != NOBODY else state


def _moved(state: ClockState, since: int, now: int, *, stood: bool) -> ClockState:
    left = tuple(state.left_to(seat, now) for seat in range(len(state.left)))
    moved = structs.replace(state, left=left, since=since, stood=stood)
    return structs.replace(moved, due=None if state.due is None else _due(since, moved))


def _due(since: int, state: ClockState) -> int:
    return since + state.left[state.runs]


def has_run_out(state: ClockState, now: int) -> bool:
    return state.runs != NOBODY and state.left_to(state.runs, now) == 0


def settled(state: ClockState) -> ClockState:
    """The clock of a seat whose time is up where that has no consequence: nobody need look at it again."""
    return structs.replace(state, due=None)
