"""A match as a file: a save, which goes on where it was left, or the record of a finished one.

A save holds every hand and the luck to come, as the browser does that wrote it. It has no tokens: whoever opens it sits
on all seats of people. It has the table's clock, with what was left to each player; that stands until the next move.
"""

from dataclasses import replace
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from gruppetto.engine import record
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match, match_of
from gruppetto.engine.record import LogEntry, Record, RecordError, entry_from_json, entry_to_json, header_to_json
from gruppetto.engine.verification import check_luck, need_promised, verify
from gruppetto.table.clock import MOST_SECONDS, SECOND, ClockRule, ClockState, standing_still
from gruppetto.table.denied import Denied
from gruppetto.table.setting_up import Games, find_game
from gruppetto.table.store import BOT, HUMAN, Seat, StoredTable
from gruppetto.table.tables import LiveTable

FORMAT: Final = 1


class SavedSeat(Struct):
    name: str
    bot: str = ""


class SavedClock(Struct):
    rule: ClockRule
    left: list[Annotated[int, Meta(ge=0, le=MOST_SECONDS * SECOND)]]
    """To each seat, in milliseconds."""


class SaveFile(Struct):
    gruppetto_save: Literal[1]
    header: dict[str, Any]
    seed: bytes
    seats: list[SavedSeat]
    log: list[dict[str, Any]]
    hints: bool = False
    saved: int = 0
    """In seconds since 1970."""
    clock: SavedClock | None = None
    """Saves were without one once, and older readers pass over it."""


class Opened(Struct):
    """What a file holds, for whoever is asked whether to keep it."""

    game: str
    seats: list[SavedSeat]
    moves: int
    over: bool
    clock: bool
    tables: list[str]
    """Those of this browser that have all of it."""


class ReadSave(Struct):
    """A file that was read and ridden again."""

    match: Match
    hints: bool = False
    clock: SavedClock | None = None

    def opened(self, tables: list[str]) -> Opened:
        match = self.match
        seats = [SavedSeat(seat.name, seat.bot) for seat in match.seats]
        return Opened(match.game.id, seats, len(match.standing()) - 1, match.over, self.clock is not None, tables)

    def is_in(self, table: StoredTable, log: list[LogEntry]) -> bool:
        """Whether a table has this match, as far as it went here or farther."""
        return table.seed == self.match.seed and log[: len(self.match.entries)] == self.match.entries

    def stored(self, table_id: str, maker_hash: str, seat_hashes: list[str]) -> StoredTable:
        seats = [
            Seat(number, BOT if seat.bot else HUMAN, seat.name, seat.bot, seat_hashes[number])
            for number, seat in enumerate(self.match.seats)
        ]
        header = self.match.record().header
        teams = header.teams
        told = header_to_json(replace(header, teams=()))
        rule = None if self.clock is None else self.clock.rule
        return StoredTable(
            table_id, "", told, self.match.seed, maker_hash, seats, clock=rule, teams=teams, hints=self.hints
        )

    @property
    def time(self) -> ClockState | None:
        return None if self.clock is None else standing_still(self.match, self.clock.left)


def written(table: LiveTable, stored: StoredTable, now: float) -> bytes:
    """The file of a table whose match has begun."""
    match = table.started()
    seats = [SavedSeat(seat.name, seat.bot) for seat in match.seats]
    header = header_to_json(match.record().header)
    log = [entry_to_json(entry) for entry in match.entries]
    clock = None if table.clock is None else SavedClock(table.clock.rule, table.clock.left())
    return msgspec.json.encode(SaveFile(FORMAT, header, match.seed, seats, log, stored.hints, int(now), clock))


def read(games: Games, text: bytes) -> ReadSave:
    """Rides the match of a file again; raises Denied where it is none, or does not prove true."""
    try:
        if text.lstrip()[:20].find(b'"gruppetto_save"') < 0:
            return _read_record(games, text.decode())
        return _read_save(games, msgspec.json.decode(text, type=SaveFile))
    except RecordError as error:
        raise Denied("bad_save", f"This match cannot be opened: {error.reason}.") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, ValueError, TypeError):
        raise Denied("bad_save", "This is neither a saved match nor a record.") from None


def _read_record(games: Games, text: str) -> ReadSave:
    known = record.loads(text)
    game = find_game(games, known.header.game)
    if known.seed is None:
        raise RecordError(1, "the record is that of a match that was not finished, so nobody knows its luck")
    verify(game, known)
    return ReadSave(_ridden(game, known, known.seed))


def _read_save(games: Games, saved: SaveFile) -> ReadSave:
    header = record.header_from_json(saved.header)
    known = Record(header, tuple(entry_from_json(line) for line in saved.log))
    game = find_game(games, header.game)
    if not known.entries:
        raise RecordError(2, "the match never starts")
    match = _ridden(game, known, saved.seed)  # first of all: it says of every move whether it was allowed
    need_promised(known, saved.seed)
    check_luck(game, known, saved.seed)
    if saved.clock is not None and len(saved.clock.left) != len(header.seats):
        raise RecordError(1, "its clock is that of other seats")
    return ReadSave(match, saved.hints, saved.clock)


def _ridden(game: AnyGame, known: Record, seed: bytes) -> Match:
    return match_of(game, known.header, known.entries, seed)
