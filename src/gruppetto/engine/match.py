"""A match: the rules of one game applied to one table, with its log and its luck.

`prepare` tries a move on a copy and returns the log entry it would add, so that a server can commit the entry before
`accept` makes it true. `play` does both at once. A match is rebuilt from its record by replaying it.
"""

import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any

from gruppetto.engine import hint_entry
from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State
from gruppetto.engine.cue import Cue
from gruppetto.engine.event import SPECTATOR, Event, about
from gruppetto.engine.hands import Handover, Riders, told
from gruppetto.engine.header import make_header, setup_of
from gruppetto.engine.landmarks import Landmarks
from gruppetto.engine.luck import luck_of
from gruppetto.engine.record import (
    Header,
    LogEntry,
    Record,
    RecordError,
    SeatName,
    TakeBacks,
    standing_entries,
    take_in,
)
from gruppetto.engine.refusal import Refused
from gruppetto.engine.replaying import apply, first_state, replay
from gruppetto.engine.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Prepared:
    """A move that was tried: the entry to log, the position after it, and what happened."""

    entry: LogEntry
    state: State[Any]
    events: tuple[Event, ...]


class NotTakenBack(ValueError):
    """Something was thrown, drawn or shown since, and the table is an honest one."""

    def __init__(self) -> None:
        super().__init__("something was thrown, drawn or shown since, and the table is an honest one")


class Match:
    """The present position of a table, how it came about, and the luck to come."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup[Any],
        seats: tuple[SeatName, ...],
        seed: bytes,
        entries: tuple[LogEntry, ...] = (),
        position: str = "",
        take_backs: TakeBacks = TakeBacks.HONEST,
        snapshots: Sequence[Snapshot] = (),
    ) -> None:
        """The first entries, as many as the snapshots cover, are not ridden again."""
        self.game = game
        self.setup = setup
        self.seats = seats
        self.seed = seed
        self.position = position
        """The document of the first position, where the match does not begin at the beginning."""
        self.take_backs = take_backs
        self.across_luck = 0
        """How often somebody took back what luck had spoken on: never at an honest table."""
        self.entries: list[LogEntry] = []
        self.version = -1
        """The number of the last entry."""
        self.happened: list[tuple[Event, ...]] = []
        """The events of each entry, by its number; an undo has one event, `undone`."""
        self.riders = Riders([seat.bot for seat in seats])
        self.hints = hint_entry.Hints(len(seats))
        self._luck = luck_of(seed, take_backs)
        self._standing: list[LogEntry] = []
        self._taken_back = Counter[int]()
        """The number of times the decision after so many moves was taken back."""
        self._landmarks = Landmarks(game, setup)
        if not entries:
            self.accept(self._begin())
        if snapshots:
            self._take_over(snapshots, entries)
        for entry in entries[len(self.entries) :]:
            self.accept(replayed(self, entry))

    state: State[Any]

    @property
    def over(self) -> bool:
        return self.state.to_decide == NOBODY

    def prepare(self, seat: int, do: str, bot: str = "") -> Prepared:
        """Try the action with notation `do`; raises NotationError or Refused and changes nothing. `bot` is the bot that
        decided it for the seat's person, where one did."""
        action = self.game.parse(do, self.setup)
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        state = self.state.copy()
        events: list[Event] = []
        chance = self._luck.of_act(seat, str(action))
        state.play(action, chance, events.append)
        entry = LogEntry(len(self.entries), tuple(chance.met), seat, str(action), bot=bot)
        return Prepared(entry, state, tuple(events))

    def prepare_undo(self, seat: int, back_to: int) -> Prepared:
        """Try to go back to just after entry `back_to`; raises NotTakenBack where the table is honest and luck has
        spoken since. Who must agree is the caller's question."""
        if self.take_backs is TakeBacks.HONEST and self.crosses_luck(seat, back_to):
            raise NotTakenBack
        return self.undone(seat, back_to)

    def undone(self, seat: int, back_to: int) -> Prepared:
        """An undo that was allowed when it was wished. A record is held to the luck that it holds and to nothing else:
        what a move showed is read from how its events are told, and that may change with the texts."""
        place = self._place_after(back_to)
        if not place or self._standing[place - 1].number != back_to:
            raise ValueError(f"there is no move {back_to} to go back to")
        if self.take_backs is TakeBacks.HONEST and any(entry.chance for entry in self._standing[place:]):
            raise NotTakenBack
        entry = LogEntry(len(self.entries), (), seat, undo=back_to)
        event = Event("undone", {"who": f"player:{seat}", "to": back_to}, cue=Cue(back_to=back_to))
        return Prepared(entry, self._position_after(self._standing[:place]), (event,))

    def prepare_handover(self, seat: int, change: Handover) -> Prepared:
        """Try to let a seat change hands; raises ValueError where it cannot. Who may is the caller's question."""
        fault = self.riders.fault(seat, change)
        if fault:
            raise ValueError(fault)
        entry = LogEntry(len(self.entries), (), seat, hands=change)
        return Prepared(entry, self.state, (told(seat, change, self.riders.bot(seat)),))

    def prepare_hint(self, seat: int, level: str) -> Prepared:
        """Try to note that a seat was shown what the bot `level` would do; raises ValueError where it cannot have been.
        Who may ask is the caller's question."""
        if seat not in range(len(self.seats)) or seat != self.state.to_decide:
            raise ValueError(f"seat {seat} is not to decide, and is shown no hint")
        if self.riders.bot(seat):
            raise ValueError(f"a bot decides for seat {seat}, and is shown no hint")
        stage = self._stage()
        event = hint_entry.told(seat, level, stage, self.hints.of(seat, stage) + 1)
        return Prepared(LogEntry(len(self.entries), (), seat, hint=level), self.state, (event,))

    def accept(self, prepared: Prepared) -> None:
        """Make a prepared move true. It must have been prepared on the present position."""
        if prepared.entry.number != len(self.entries):
            raise ValueError(f"entry {prepared.entry.number} was prepared on another position")
        undo = prepared.entry.undo
        if undo is not None and self.take_backs is not TakeBacks.HONEST:
            self.across_luck += self.crosses_luck(prepared.entry.seat, undo)
        self._keep(prepared.entry, prepared.events)
        self.state = prepared.state
        if not prepared.entry.is_note:
            self._landmarks.keep(self._standing, self.state)
        if prepared.entry.hint:
            self.hints.add(prepared.entry.seat, self._stage())

    def _keep(self, entry: LogEntry, events: tuple[Event, ...]) -> None:
        """Take in an entry and its events, all but the position after it."""
        self.entries.append(entry)
        self.version = entry.number
        self.happened.append(events)
        if entry.hands is not None:
            self.riders.hand_over(entry.seat, entry.hands)
        take_in(self._standing, entry)
        if entry.undo is not None:
            self._taken_back[len(self._standing)] += 1
        self._luck.keep(entry)

    def play(self, seat: int, do: str) -> Prepared:
        prepared = self.prepare(seat, do)
        self.accept(prepared)
        return prepared

    def copy(self) -> "Match":
        """Another match at this position, with the same luck to come. What never changes, they share."""
        new = copy(self)
        new.entries, new.happened = self.entries[:], self.happened[:]
        new.riders, new.hints, new._luck = deepcopy((self.riders, self.hints, self._luck))
        new._standing, new._taken_back = self._standing[:], self._taken_back.copy()
        new._landmarks = self._landmarks.copy()
        return new

    def state_after(self, number: int) -> State[Any]:
        """The position just after entry `number`, by replaying the entries that stood then."""
        return self._position_after(standing_entries(self.entries, number))

    def standing(self) -> list[LogEntry]:
        """The entries that still stand after all undos."""
        return self._standing[:]

    def times_taken_back(self, back_to: int) -> int:
        """Return how often the decision after the standing entry `back_to` was taken back, whatever was decided."""
        return self._taken_back[self._place_after(back_to)]

    def last_decision_of(self, seat: int) -> int | None:
        """The entry to go back to so that `seat` decides its last standing decision again, if it had one."""
        standing = self.standing()
        for before, entry in zip(reversed(standing[:-1]), reversed(standing[1:]), strict=True):
            if entry.seat == seat:
                return before.number
        return None

    def crosses_luck(self, seat: int, back_to: int) -> bool:
        """Whether `seat` would take something back that was thrown, drawn or shown to it after entry `back_to`."""
        return any(self._speaks(seat, entry) for entry in self._standing[self._place_after(back_to) :])

    def lots(self) -> str:
        """What the bot to decide draws its lots from: the same where the same acts stand."""
        return self._luck.lots()

    def _speaks(self, seat: int, entry: LogEntry) -> bool:
        """Whether an entry met luck, or showed this seat a card that another held hidden."""
        return bool(entry.chance) or (self.game.hides and any(_shows(seat, e) for e in self.happened[entry.number]))

    def record(self) -> Record:
        """The record so far; with the seed once the match is over."""
        header = make_header(self.game, self.setup, self.seats, self.seed, self.position, self.take_backs)
        if not self.over:
            return Record(header, tuple(self.entries))
        return Record(header, tuple(self.entries), self.seed, digest(self.state))

    def snapshot(self, first: int) -> Snapshot:
        """Return a snapshot of the match as it stands, with what happened from entry `first` on."""
        happened = tuple(self.happened[first:])
        return Snapshot(self.state.document(), happened, self.hints.by_stage(), self.across_luck)

    def _take_over(self, snapshots: Sequence[Snapshot], entries: Sequence[LogEntry]) -> None:
        """Take in the first of these entries, as many as the snapshots cover, without riding them."""
        for snapshot in snapshots:
            for events in snapshot.happened:
                self._keep(entries[len(self.entries)], events)
            self._landmarks.note(self._standing, snapshot.position)
        self.across_luck = snapshots[-1].across_luck
        self.hints.take_over(snapshots[-1].hints)
        self.state = self._position_after(self._standing)

    def _place_after(self, number: int) -> int:
        """Return the number of standing moves up to and with entry `number`."""
        return bisect_right(self._standing, number, key=lambda entry: entry.number)

    def _position_after(self, standing: list[LogEntry]) -> State[Any]:
        place, state = self._landmarks.nearest(standing)
        return replay(self.game, self.setup, standing[place:], position=self.position, state=state)

    def _stage(self) -> int:
        """The stage being ridden, as everybody sees it."""
        return self.game.heading(self.state.view(SPECTATOR)).stage.order

    def _begin(self) -> Prepared:
        events: list[Event] = []
        chance = self._luck.first()
        state = first_state(self.game, self.setup, self.position, chance, events.append)
        return Prepared(LogEntry(0, tuple(chance.met)), state, tuple(events))


def _shows(seat: int, event: Event) -> bool:
    """Whether this seat sees cards of another in it."""
    seen = event.seen_by(seat) or {}
    return about(seen).seat != seat and ("card" in seen or "cards" in seen)


def replayed(match: Match, entry: LogEntry) -> Prepared:
    """What a recorded entry does to a match, with the recorded luck instead of new luck."""
    events: list[Event] = []
    if entry.undo is not None:
        return _taken_back(match, entry, entry.undo)
    if entry.hands is not None:
        return _handed_over(match, entry, entry.hands)
    if entry.hint:
        return _hint_shown(match, entry)
    before = match.state if match.entries else None
    state = apply(match.game, match.setup, before, entry, events.append, match.position)
    return Prepared(entry, state, tuple(events))


def _taken_back(match: Match, entry: LogEntry, back_to: int) -> Prepared:
    line = entry.number + 2
    if entry.chance:
        raise RecordError(line, "an undo meets no luck")
    if entry.seat not in range(match.setup.seats):
        raise RecordError(line, f"there is no seat {entry.seat} that could take a move back")
    try:
        return match.undone(entry.seat, back_to)
    except ValueError as error:
        raise RecordError(line, str(error)) from None


def _handed_over(match: Match, entry: LogEntry, change: Handover) -> Prepared:
    line = entry.number + 2
    if entry.chance or entry.do:
        raise RecordError(line, "a seat that changes hands does nothing else, and meets no luck")
    if not match.entries:
        raise RecordError(line, "a seat changes hands before the start")
    try:
        return match.prepare_handover(entry.seat, change)
    except ValueError as error:
        raise RecordError(line, str(error)) from None


def _hint_shown(match: Match, entry: LogEntry) -> Prepared:
    line = entry.number + 2
    if entry.chance or entry.do:
        raise RecordError(line, "a seat that is shown a hint does nothing else, and meets no luck")
    if not match.entries:
        raise RecordError(line, "a hint is shown before the start")
    try:
        return match.prepare_hint(entry.seat, entry.hint)
    except ValueError as error:
        raise RecordError(line, str(error)) from None


def match_of(
    game: AnyGame, header: Header, entries: tuple[LogEntry, ...] = (), seed: bytes = bytes(SEED_BYTES)
) -> Match:
    """A match as its header has it, replayed to the last of these entries; with none it starts, which needs a seed."""
    setup = setup_of(game, header)
    return Match(game, setup, header.seats, seed, entries, header.position, header.take_backs)


def digest(state: State[Any]) -> str:
    return hashlib.sha256(state.document().encode()).hexdigest()
