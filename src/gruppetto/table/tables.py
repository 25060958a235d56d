"""A live table: its seats, its match, and the guests who watch it. Loaded from the log, kept while it is used."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from gruppetto.bots import adviser
from gruppetto.engine.chance import commitment
from gruppetto.engine.contract import NOBODY, AnyGame
from gruppetto.engine.hands import Handover
from gruppetto.engine.header import setup_of
from gruppetto.engine.match import Match, Prepared, replayed
from gruppetto.engine.record import Header, LogEntry, header_from_json
from gruppetto.table.attendance import Attendance, Now, silence_of
from gruppetto.table.clock import ClockState
from gruppetto.table.coaching import lesson_of
from gruppetto.table.denied import Denied, unknown_table
from gruppetto.table.guest import Guest
from gruppetto.table.inquiries import Inquiries
from gruppetto.table.limits import Limits
from gruppetto.table.locks import LockedThen
from gruppetto.table.log_room import is_full, need_room
from gruppetto.table.news import News
from gruppetto.table.projection import Boards
from gruppetto.table.public import PublicTable
from gruppetto.table.seats import Rights, choosable, names_of, public_seat, rights_of
from gruppetto.table.snapshot_format import Known
from gruppetto.table.snapshots import Snapshots, TableSnapshots
from gruppetto.table.store import HUMAN, Conflict, Gone, Logged, Seat, Seating, StoredTable, TableStore
from gruppetto.table.table_clock import TableClock, Timing
from gruppetto.table.talk import Talk
from gruppetto.table.tokens import matches
from gruppetto.table.undo import UndoWish
from gruppetto.table.wire import Away, Lobby, Presence, Seated, SentAway, write

_AT_A_TIME = 10
"""Moves of another server that are taken in in one go: each takes up to a millisecond."""


class LiveTable:
    """One table. Whoever changes it holds `lock`: one writer a table."""

    def __init__(
        self,
        stored: StoredTable,
        game: AnyGame,
        boards: Boards,
        store: TableStore,
        nudge: "Nudge",
        timing: Timing,
        now: Now = time.time,
        snapshots: Snapshots | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.id, self.code = stored.id, stored.code
        self.game = game
        self.header: Header = header_from_json(stored.header)
        self.setup = setup_of(game, self.header)
        self.seats, self.seats_version = stored.seats, stored.seats_version
        self.put_away = False
        """Nobody was here for long: it must be opened again before anybody sits down."""
        self.gone = False
        """It was deleted."""
        self.lesson = lesson_of(game, self.header.position, stored.seed)
        """The guided stage that is ridden here, if it is one."""
        self.hints = stored.hints
        """Whether people may ask what a bot would do."""
        self.television = stored.television
        """Whether all sit around one television."""
        self.away_seconds = stored.away_seconds
        self.silence_seconds = silence_of(stored.away_seconds, stored.clock)
        self.attendance = Attendance(now)
        self.match: Match | None = None
        self.clock = None if stored.clock is None else TableClock(stored.id, stored.clock, timing)
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.inquiries = Inquiries()
        self.wish: UndoWish | None = None
        self.done: dict[tuple[int, str], int] = {}
        """The version each action of a client led to, by its seat and id: sent twice, it counts once."""
        self.driver: asyncio.Task[None] | None = None
        """What moves the bots, while it does."""
        self.store = store
        self._nudge = nudge
        self._seed = stored.seed
        self._maker_hash = stored.maker_hash
        self._now = now
        self.talk = Talk()
        self._news = News(boards, self.lesson)
        self.snapshots = TableSnapshots(stored.id, snapshots)
        self.limits = limits or Limits()

    # --- who is who -----------------------------------------------------------------------------------------

    def rights_of(self, tokens: list[str]) -> Rights:
        return rights_of(self.seats, tokens, self._now())

    def made_by(self, token: str) -> bool:
        return matches(token, self._maker_hash)

    @property
    def maker_watches(self) -> bool:
        """Whether the maker of the table has no seat at it."""
        return not any(self.is_makers(seat) for seat in self.seats)

    def is_makers(self, seat: Seat) -> bool:
        """Whether the maker's own token is this seat's: then it cannot be given away."""
        return seat.token_hash == self._maker_hash

    def take_seats(self, seating: Seating) -> None:
        """Makes the database's seats ours. Whoever was put out of one is told so, and sees nothing more through it."""
        self.seats, self.seats_version, self._maker_hash = seating.seats, seating.version, seating.maker_hash
        self.put_away, self.setup = seating.put_away, replace(self.setup, teams=seating.teams)
        self.code = self.code if seating.code is None else seating.code
        if self.put_away:
            self.send_away("put_away")
            self.talk = Talk()  # which was deleted
        owners = [seat.token_hash for seat in self.seats]
        for guest in self.guests:
            lost = guest.keep(owners)
            if lost is not None:
                guest.say(write(Seated(sorted(guest.seats), self._moved(lost))))
        self.tell_seats()

    def _moved(self, hashes: dict[int, str]) -> list[int]:
        """The seats among these that were last opened by the token with this hash, and are on another device now."""
        return sorted(seat for seat, token_hash in hashes.items() if self.seats[seat].former_hash == token_hash)

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it and no bot moves."""
        return not (self.guests or self.driver)

    def is_late(self) -> bool:
        """Whether the time of the seat to decide has run out."""
        return self.clock is not None and self.clock.has_run_out(self.version)

    @property
    def full(self) -> bool:
        """Return whether nothing more can be entered."""
        return self.match is not None and is_full(self.match, self.limits)

    @property
    def attended(self) -> bool:
        """Whether its bots move: somebody looks on, or people ride by the clock, who need not be here."""
        by_the_clock = self.clock is not None and self.clock.rule.out != "nothing" and bool(self.people())
        return not self.full and (bool(self.guests) or (by_the_clock and not (self.gone or self.put_away)))

    def people(self) -> list[int]:
        """The seats that are somebody's."""
        given_up = self.match.riders.given_up if self.match else lambda _: False
        return [seat.seat for seat in self.seats if seat.kind == HUMAN and not given_up(seat.seat)]

    def riding(self) -> list[int]:
        """The people for whom no bot rides."""
        match = self.match
        return [seat for seat in self.people() if not (match and match.riders.standing_in(seat))]

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat to decide and the bot that does. Bots wait while people talk about taking a move back."""
        if self.match is None or self.match.over or self.full or self.wish is not None:
            return None
        seat = self.match.state.to_decide
        bot = self.match.riders.bot(seat)
        return (seat, bot) if bot else None

    def asks_in(self, seat: Seat) -> int | None:
        """Seconds until the others are asked who rides for somebody; None while nobody is missing."""
        if seat.seat not in self.attendance.there:
            return self.attendance.asks_in(seat.seat, self.away_seconds, seat.waited)
        if seat.seat != self.turn or not self.silence_seconds:
            return None
        return self.attendance.silence_asks_in(seat.seat, self.silence_seconds, seat.waited)

    def claims_in(self, seat: Seat) -> int | None:
        """Return the seconds until a seat can be claimed, after the same wait as for a bot; None while its person
        is there. That the others wait longer for them keeps no one out."""
        if self.match is not None and self.match.riders.given_up(seat.seat):
            return 0
        if seat.seat in self.attendance.there:
            return None
        return self.attendance.asks_in(seat.seat, self.away_seconds, 0)

    # --- the match ------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The seat to decide, or -1."""
        return NOBODY if self.match is None else self.match.state.to_decide

    @property
    def version(self) -> int:
        return -1 if self.match is None else self.match.version

    def playing(self) -> Match:
        """The match, which must be going on."""
        match = self.started()
        if match.over:
            raise Denied("over", "The match is over.")
        return match

    def started(self) -> Match:
        if self.match is None:
            raise Denied("not_started", "The match has not started.")
        return self.match

    def finished(self) -> Match:
        match = self.started()
        if not match.over:
            raise Denied("not_over", "The record holds every hand and can be seen once the match is over.")
        return match

    def new_match(self, *entries: LogEntry, known: Known | None = None) -> Match:
        """The match of this table from its first entries and what is known of them, or from the beginning."""
        header, snapshots = self.header, known.snapshots if known else ()
        start = (self.setup, names_of(self.seats), self._seed, entries, header.position)
        return Match(self.game, *start, header.take_backs, snapshots)

    def begin(self, match: Match) -> None:
        self.match = match
        self._news.begin(match)

    def go_on(self, known: Known, logged: list[Logged]) -> None:
        """Continue with a match of which so much is known; the rest of the log is still to be taken in."""
        if known.rounds:
            self.match = self.new_match(*(row.entry for row in logged[: len(known.rounds)]), known=known)
            self._news.go_on(known.rounds)

    def accept(self, prepared: Prepared, clock: ClockState | None = None) -> None:
        """Makes a committed entry and its clock true."""
        match = self.started()
        self._news.accept(match, prepared)
        self.snapshots.look(match, self._news.rounds)
        self.attendance.moved()
        if self.clock is not None and clock is not None:
            self.clock.keep(clock)

    def catch_up(self, logged: list[Logged]) -> None:
        """Takes in what the log has beyond the match; these entries were committed by somebody."""
        for row in logged:
            if row.entry.number == 0 and self.match is None:
                self.begin(self.new_match(row.entry))
            elif self.match is not None and row.entry.number == self.match.version + 1:
                self.accept(replayed(self.match, row.entry))
            if row.action is not None:
                self.done[row.entry.seat, row.action] = row.entry.number

    # --- changing it ------------------------------------------------------------------------------------------

    def changing(self) -> LockedThen:
        """For whoever changes the table, one after the other. Then its bots look whether it is their turn, also when
        it failed: we may have seen what others did, or a wish that the bots waited for is over."""
        return LockedThen(self.lock, self.nudge)

    def nudge(self) -> None:
        """It may have become a bot's turn."""
        self._nudge(self)

    async def enter(self, prepared: Prepared, action: str | None) -> None:
        """Commits an entry and only then makes it true; the caller holds the lock. Raises Denied when it came too
        late, or the log is full."""
        need_room(self.started(), self.limits, prepared.entry)
        clock = None if self.clock is None else self.clock.after(self.started(), prepared)
        try:
            await self.store.append(self.id, prepared.entry, action, clock)
        except Conflict:
            await self.refresh()
            raise self.stale() from None
        self.accept(prepared, clock)
        self.snapshots.keep()
        if action is not None:
            self.done[prepared.entry.seat, action] = prepared.entry.number
        if prepared.entry.undo is None:
            self.drop_wish()

    async def hand_over(self, number: int, change: Handover, now: Seat | None = None) -> None:
        """Commits that a seat changes hands, with its new owner `now` where it has one, and only then makes it true;
        the caller holds the lock. Raises Conflict when something else came first."""
        prepared = self.playing().prepare_handover(number, self.attendance.noted(number, change))
        need_room(self.started(), self.limits, prepared.entry)
        clock = None if self.clock is None else self.clock.after(self.started(), prepared)
        if now is None:
            await self.store.append(self.id, prepared.entry, None, clock)
            seating = None
        else:
            seating = await self.store.hand_over(self.id, self.seats_version, now, prepared.entry, clock)
        self.drop_wish()
        self.accept(prepared, clock)
        self.snapshots.keep()
        if seating is not None:
            self.take_seats(seating)  # before anything is shown: whoever lost the seat sees no more through it
        else:
            self.tell_seats()
        self.publish()

    async def note(self, now: Seat) -> None:
        """Stores what is known of a seat and no entry tells; as `hand_over`."""
        self.take_seats(await self.store.hand_over(self.id, self.seats_version, now, None))

    def stale(self) -> Denied:
        return Denied("stale", "The match has moved on.", {"version": self.version})

    async def refresh(self) -> None:
        """Takes in what the store has and we have not; the caller holds the lock."""
        logged = await self.store.log_after(self.id, self.version)
        # After the log, never before: a seat gets another owner together with an entry, so who finds the entry finds
        # the owner. Guests whose seat is somebody else's lose it before anything is shown.
        try:
            seating = await self.store.seating(self.id)
        except Gone:
            self.vanish()
            raise unknown_table() from None
        if (seating.version, seating.put_away) != (self.seats_version, self.put_away):
            self.take_seats(seating)
        another_time = self.clock is not None and await self.clock.refresh()
        if logged:
            # A table that nobody looked at here may have missed a whole race; others are served in between.
            for first in range(0, len(logged), _AT_A_TIME):
                if first:
                    await asyncio.sleep(0)
                self.catch_up(logged[first : first + _AT_A_TIME])
            self.snapshots.leave()
            self.drop_wish()
            if logged[0].entry.number == 0 or any(row.entry.hands for row in logged):
                self.tell_seats()
            self.publish()
        elif another_time:
            self.tell_clock()

    async def look_round(self) -> None:
        """Learns who is at another server, before something is decided about who is not there. Where guests are here
        that is polled; a server without any knows nothing of it."""
        if self.attendance.hear((await self.store.seen([self.id]))[self.id]):
            self.tell(self.presence())

    def vanish(self) -> None:
        """It was deleted, here or on another server."""
        self.gone = True
        self.send_away("deleted")

    def send_away(self, code: Literal["deleted", "put_away"]) -> None:
        """There is nothing more to see here for anybody."""
        self.drop_wish()
        self.tell(SentAway(code))
        self.guests.clear()

    # --- what is said to everybody ---------------------------------------------------------------------------

    def public(self) -> PublicTable:
        looks = self.game.seating(self.setup)
        seats = [public_seat(seat, look, self.match, self._now()) for seat, look in zip(self.seats, looks, strict=True)]
        return PublicTable(
            table=self.id,
            code=self.code,
            game=self.game.id,
            options=dict(self.setup.options),
            edition=self.setup.edition.id,
            seats=seats,
            started=self.match is not None,
            over=self.match is not None and self.match.over,
            turn=self.turn,
            version=self.version,
            commitment=commitment(self._seed),
            take_backs=self.header.take_backs,
            stages=self.game.stage_names(self.setup),
            away_seconds=self.away_seconds,
            silence_seconds=self.silence_seconds,
            put_away=self.put_away,
            hints=self.hints,
            adviser=adviser(self.game),
            clock=None if self.clock is None else self.clock.rule,
            television=self.television,
            lesson=self.lesson is not None,
            from_position=bool(self.header.position) and self.lesson is None,
            teams=choosable(self.game, self.header, self.match),
        )

    def tell(self, message: object) -> None:
        written = write(message)
        for guest in self.guests:
            guest.say(written)

    def tell_lobby(self) -> None:
        self.tell(Lobby(self.public()))

    def tell_clock(self) -> None:
        if self.clock is not None and (told := self.clock.told()) is not None:
            self.tell(told)

    def drop_wish(self) -> None:
        """A wish to take a move back lapses when somebody disagrees or the match moves on."""
        wish, self.wish = self.wish, None
        if wish is not None:
            wish.lapse()
            self.tell(wish.settled())

    def tell_seats(self) -> None:
        """Who sits where, who is there, and who rides."""
        self.tell_lobby()
        self.tell(self.presence())

    def presence(self) -> Presence:
        self.attendance.look({seat for guest in self.guests for seat in guest.seats})
        there = self.attendance.there
        asked = {seat: left for seat in self.riding() if (left := self.asks_in(self.seats[seat])) is not None}
        away = {seat: Away(self.attendance.away(seat), left) for seat, left in asked.items() if seat not in there}
        silent = {seat: Away(self.attendance.silent(seat), left) for seat, left in asked.items() if seat in there}
        claims = {seat: left for seat in self.people() if (left := self.claims_in(self.seats[seat])) is not None}
        return Presence({seat: seat in there for seat in self.people()}, away, silent, claims)

    def publish(self) -> None:
        """Brings every guest up to date."""
        if self.match is not None:
            self._news.tell(self.match, self.guests)
            self.tell_clock()

    async def show(self, guest: Guest) -> None:
        """Shows one guest everything, whatever it has seen; the caller holds the lock. Others are served between two
        messages, since a long match has many."""
        if self.match is None:
            return
        for message in self._news.everything(self.match, guest):
            guest.say(message)
            await asyncio.sleep(0)
        if self.clock is not None and (told := self.clock.told()) is not None:
            guest.say(write(told))


Nudge = Callable[[LiveTable], None]
"""Called whenever it may have become a bot's turn at a table."""
