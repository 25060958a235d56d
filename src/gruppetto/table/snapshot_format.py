"""The form of stored snapshots: written, read, and held against the log. `table/snapshots.py` keeps them."""

import hashlib
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.cue import Cue
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.match import Match, match_of, replayed
from gruppetto.engine.record import Header, LogEntry, RecordError, header_from_json
from gruppetto.engine.scene import Text
from gruppetto.engine.snapshot import Snapshot
from gruppetto.table.denied import unreadable
from gruppetto.table.setting_up import Games, find_game

PART: Final = 256
"""Entries that one snapshot covers."""

_PACKED = 1
"""The level of zlib. The lowest will do: most of an event is the same as in the one before."""


class Part(NamedTuple):
    """A part of a match that was ridden: its entries, the snapshot after them, and the round each was played in."""

    entries: Sequence[LogEntry]
    snapshot: Snapshot
    rounds: Sequence[Text]


@dataclass(frozen=True, slots=True)
class Known:
    """The snapshots of the first entries of a match, and their rounds."""

    snapshots: list[Snapshot] = field(default_factory=list)
    rounds: list[Text] = field(default_factory=list)
    """One of each entry that the snapshots cover."""


class _Told(Struct, array_like=True):
    """An event."""

    kind: str
    params: dict[str, Any] | None
    owner: int
    secret: dict[str, Any] | None
    cue: Cue | None


class _Written(Struct, array_like=True):
    program: str
    log: str
    """The digest of the part's entries."""
    position: str
    hints: tuple[dict[int, int], ...]
    across_luck: int
    told: list[list[_Told]]
    rounds: list[Text]


def part_of(match: Match, rounds: Sequence[Text]) -> Part | None:
    """Return the part that the last entry of a match completes, if it does; `rounds` are those of all entries."""
    first = match.version + 1 - PART
    if first < 0 or first % PART:
        return None
    return Part(match.entries[first:], match.snapshot(first), rounds[first:])


def has_parts(log: Sequence[LogEntry]) -> bool:
    """Return whether a log is long enough for a snapshot."""
    return len(log) >= PART


def write_parts(program: str, parts: Sequence[Part]) -> dict[int, bytes]:
    """Return snapshots as they are stored, by the numbers of their last entries."""
    return {part.entries[-1].number: _write(program, part) for part in parts}


def _write(program: str, part: Part) -> bytes:
    of = part.snapshot
    told = [[_Told(e.kind, _dict(e.params), e.owner, _dict(e.secret), e.cue) for e in each] for each in of.happened]
    kept = (of.position, of.hints, of.across_luck, told, list(part.rounds))
    return zlib.compress(msgspec.json.encode(_Written(program, _digest(part.entries), *kept)), _PACKED)


def read_parts(program: str, stored: Sequence[bytes], log: Sequence[LogEntry]) -> Known:
    """Read stored snapshots in the order of the log, to the first that is missing or does not fit."""
    known = Known()
    for body in stored:
        first = len(known.rounds)
        written = _read(body)
        if written is None or (written.program, written.log) != (program, _digest(log[first : first + PART])):
            break
        happened = tuple(tuple(_event(told) for told in events) for events in written.told)
        known.snapshots.append(Snapshot(written.position, happened, written.hints, written.across_luck))
        known.rounds.extend(_shared(written.rounds))
    return known


def _read(body: bytes) -> _Written | None:
    try:
        return msgspec.json.decode(zlib.decompress(body), type=_Written)
    except (zlib.error, msgspec.MsgspecError):
        return None


def write_log(entries: Sequence[LogEntry]) -> bytes:
    """Return entries as they travel to a worker."""
    return msgspec.json.encode(entries)


def ride_parts(games: Games, header: dict[str, Any], log: bytes, program: Callable[[], str]) -> dict[int, bytes]:
    """Ride a match again from its start and return its snapshots; raise Denied where it cannot be ridden."""
    entries = msgspec.json.decode(log, type=tuple[LogEntry, ...])
    known = header_from_json(header)
    try:
        return write_parts(program(), list(_ridden(find_game(games, known.game), known, entries)))
    except RecordError as error:
        raise unreadable(error) from None


def _ridden(game: AnyGame, header: Header, entries: tuple[LogEntry, ...]) -> Iterator[Part]:
    match = match_of(game, header, entries[:1])
    rounds = [game.heading(match.state.view(SPECTATOR)).round]
    for entry in entries[1:]:
        rounds.append(game.heading(match.state.view(SPECTATOR)).round)
        match.accept(replayed(match, entry))
        if (part := part_of(match, rounds)) is not None:
            yield part


def _digest(entries: Sequence[LogEntry]) -> str:
    return hashlib.sha256(msgspec.json.encode(entries)).hexdigest()


def _dict(params: Any) -> dict[str, Any] | None:
    return None if params is None else dict(params)


def _event(told: _Told) -> Event:
    return Event(told.kind, told.params, owner=told.owner, secret=told.secret, cue=told.cue)


def _shared(rounds: Sequence[Text]) -> list[Text]:
    """Return the same rounds, with one text for entries of the same round that follow each other."""
    shared: list[Text] = []
    for each in rounds:
        shared.append(shared[-1] if shared and shared[-1] == each else each)
    return shared
