"""A match as a file: a save, which goes on where it was left, or the record of a finished one.

A save holds every hand and the luck to come, as the browser does that wrote it. It has no tokens: whoever opens it sits
on all seats of people. And no clock: time that passed elsewhere is nobody's.
"""

from dataclasses import replace
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from gruppetto.engine import record
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match, match_of
from gruppetto.engine.record import LogEntry, Record, RecordError, entry_from_json, entry_to_json, header_to_json
from gruppetto.engine.verification import verify
from gruppetto.table.denied import Denied
from gruppetto.table.setting_up import Games, find_game
from gruppetto.table.store import BOT, HUMAN, Seat, StoredTable
from gruppetto.table.tables import LiveTable

FORMAT: Final = 1


class SavedSeat(Struct):
    name: str
    bot: str = ""


class SaveFile(Struct):
    gruppetto_save: Literal[1]
    header: dict[str, Any]
    seed: bytes
    seats: list[SavedSeat]
    log: list[dict[str, Any]]
    hints: bool = False
    saved: int = 0
    """In seconds since 1970."""


class Opened(Struct):
    """What a file holds, for whoever is asked whether to keep it."""

    game: str
    seats: list[SavedSeat]
    moves: int
    over: bool
    lesson: bool = False


class ReadSave(Struct):
    """A file that was read and ridden again."""

    match: Match
    hints: bool

    @property
    def opened(self) -> Opened:
        seats = [SavedSeat(seat.name, seat.bot) for seat in self.match.seats]
        return Opened(self.match.game.id, seats, len(self.match.standing()) - 1, self.match.over)

    def stored(self, table_id: str, maker_hash: str, seat_hashes: list[str]) -> StoredTable:
        seats = [
            Seat(number, BOT if seat.bot else HUMAN, seat.name, seat.bot, seat_hashes[number])
            for number, seat in enumerate(self.match.seats)
        ]
        header = self.match.record().header
        teams = header.teams
        told = header_to_json(replace(header, teams=()))
        return StoredTable(table_id, "", told, self.match.seed, maker_hash, seats, teams=teams, hints=self.hints)

    @property
    def log(self) -> tuple[LogEntry, ...]:
        return tuple(self.match.entries)


def written(table: LiveTable, stored: StoredTable, now: float) -> bytes:
    """The file of a table whose match has begun."""
    match = table.started()
    seats = [SavedSeat(seat.name, seat.bot) for seat in match.seats]
    header = header_to_json(match.record().header)
    log = [entry_to_json(entry) for entry in match.entries]
    return msgspec.json.encode(SaveFile(FORMAT, header, match.seed, seats, log, stored.hints, int(now)))


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
    return ReadSave(_ridden(game, known, known.seed), hints=False)


def _read_save(games: Games, saved: SaveFile) -> ReadSave:
    header = record.header_from_json(saved.header)
    known = Record(header, tuple(entry_from_json(line) for line in saved.log))
    game = find_game(games, header.game)
    verify(game, known)
    return ReadSave(_ridden(game, known, saved.seed), saved.hints)


def _ridden(game: AnyGame, known: Record, seed: bytes) -> Match:
    return match_of(game, known.header, known.entries, seed)
