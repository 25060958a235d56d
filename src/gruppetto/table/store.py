"""What tables and score sheets need of whatever stores them: plain rows, and two small protocols.

A server brings a database, a browser its own storage, a test a dictionary. Whatever it is, what must be true is
compared and set there: two servers may share it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from gruppetto.engine.record import LogEntry
from gruppetto.table.clock import ClockRule, ClockState
from gruppetto.table.public import Kind

OPEN: Kind = "open"
HUMAN: Kind = "human"
BOT: Kind = "bot"


class Conflict(Exception):
    """What was to be changed is no longer as it was read: another server, or the same action sent twice, was faster."""


class Gone(Exception):
    """The table or sheet is no longer there: somebody deleted it."""


class StorageFailed(Exception):
    """The store did not take a write, or does not answer at all; nothing was acknowledged."""

    code = "not_stored"
    """What whoever asked is told."""

    def __init__(self, reason: object) -> None:
        super().__init__(in_a_line(reason))


class StorageDamaged(StorageFailed):
    """Something in the store cannot be read, and trying again does not help."""

    code = "damaged"


def in_a_line(fault: object) -> str:
    """A fault of the database for the log. Its first line only: what follows tells the row, and a log is no place for
    seeds and luck to come. Some, such as a connection that takes too long, say nothing but what they are."""
    return str(fault).partition("\n")[0] or type(fault).__name__


# --- tables -----------------------------------------------------------------------------------------------------


AWAY_SECONDS = 60
"""How long somebody is away before the others are asked who rides for them, unless a table chose otherwise."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody says that a seat is theirs: it gets their token when the others agree, until `ends`, in seconds since
    1970."""

    name: str
    token_hash: str
    ends: int
    agreed: tuple[int, ...] = ()
    """The seats that agreed; -1 for a maker without one."""
    mark: int = 0
    """Two digits by which people tell it from other claims to the seat; 0 in what an older version wrote."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table. Its token is known from birth, and another one whenever it gets or loses a person or moves to
    another device: so the hash alone says whose it is, and no seat comes back to be what it was."""

    seat: int
    kind: Kind
    name: str
    bot: str
    token_hash: str
    invitation_hash: str = ""
    """Of what lets somebody sit down while the seat is open. A seat that never had one is the maker's own."""
    link_hash: str = ""
    """Of the private link that moves the seat to another device, from the moment it was asked for until it is used."""
    former_hash: str = ""
    """Of the token before this one: whoever has it may bring the seat back."""
    claims: tuple[Claim, ...] = ()
    """Those who say that it is theirs, the oldest first."""
    waited: int = 0
    """When the others last said that they wait for its person, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored, without its log."""

    id: str
    code: str
    header: dict[str, Any]
    seed: bytes
    maker_hash: str
    seats: list[Seat]
    seats_version: int = 0
    away_seconds: int = AWAY_SECONDS
    clock: ClockRule | None = None
    """Fixed when the table is made; its state is kept beside the log."""
    teams: tuple[str, ...] = ()
    """By seat, where somebody chose. They can change until the start, so they are not in the header."""
    hints: bool = False
    """Whether people may ask what a bot would do; fixed when the table is made."""
    television: bool = False
    """Whether all sit around one television; fixed when the table is made, and told to whoever sits down."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where at a table, after so many changes, and the hash of the token that may do what its maker may; and
    whether it was put away, which nobody sits at then."""

    version: int
    seats: list[Seat]
    maker_hash: str
    put_away: bool = False
    teams: tuple[str, ...] = ()
    """By seat, where somebody chose."""
    code: str | None = None
    """The letters it has now, none once it was put away; None where they never change."""


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry of the log, with the id its client gave it."""

    entry: LogEntry
    action: str | None


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One line of the talk at a table."""

    number: int
    seat: int
    name: str
    text: str
    version: int = -1
    """That of the match when it was said; -1 before the start."""


KEPT_LINES = 200
"""Of the talk at a table; older ones go. Who comes in is told the last fifty (`Limits.chat_history`)."""


class TableStore(Protocol):
    """Where tables are kept. Every call raises StorageFailed when it is not carried out; those that change something
    raise Conflict when it is no longer as the caller read it, and nothing has changed then."""

    async def create(self, table: StoredTable, first: LogEntry | None, clock: ClockState | None = None) -> None:
        """A new table, already started when it has a first entry; raises Conflict when its code is in use."""

    async def load(self, table_id: str) -> StoredTable | None: ...

    async def find_code(self, code: str) -> str | None:
        """The table with these six letters."""

    async def seating(self, table_id: str) -> Seating:
        """Raises Gone when there is no such table any more."""

    async def change_seat(self, table_id: str, was: Seat, now: Seat) -> Seating:
        """Stores a seat; raises Conflict when it is no longer exactly what it was, or the match has started."""

    async def choose_teams(self, table_id: str, seats_version: int, teams: tuple[str, ...]) -> Seating:
        """Stores who rides for which team; raises Conflict when the seats are no longer those of this version, or the
        match has started."""

    async def rename_seat(self, table_id: str, was: Seat, name: str) -> Seating:
        """A new name, at any time, for whoever owns the seat; raises Conflict when it has another owner now."""

    async def start(self, table_id: str, first: LogEntry, seats_version: int, clock: ClockState | None = None) -> None:
        """The first entry of the log; raises Conflict when the match has started already, or the seats are no longer
        those of this version."""

    async def hand_over(
        self, table_id: str, seats_version: int, now: Seat, entry: LogEntry | None, clock: ClockState | None = None
    ) -> Seating:
        """Stores a seat after the start, at once with the entry that tells it, if it is told. Where its token was the
        maker's, the new one is; a seat that is given up leaves the maker theirs. Raises Conflict when the seats are no
        longer those of this version, or the entry's place is taken."""

    async def seen(self, table_ids: Sequence[str]) -> dict[str, dict[int, int]]:
        """When some server last had the person of a seat connected, by table and seat, in seconds since 1970. Nothing
        is known of those of a server that shares its store with none."""

    async def append(self, table_id: str, entry: LogEntry, action: str | None, clock: ClockState | None = None) -> None:
        """Returns when the entry and the clock after it are durable; raises Conflict when its place or its action id is
        taken."""

    async def log_after(self, table_id: str, number: int = -1) -> list[Logged]: ...

    async def say(self, table_id: str, seat: int, token_hash: str, text: str, version: int) -> ChatLine:
        """A line of whoever owns the seat with this token; raises Conflict when somebody else does by now. Of the
        earlier ones only so many stay that there are KEPT_LINES."""

    async def lines(self, table_id: str, last: int) -> list[ChatLine]:
        """The last lines of the talk, oldest first."""

    async def delete(self, table_id: str) -> None:
        """Every word of a table."""

    async def retire(self, table_id: str) -> None:
        """Puts a table away for good: its record stays; its talk, its tokens and its letters go."""

    async def open_again(self, table_id: str, code: str) -> Seating:
        """A table that was put away can be sat at again, and has these letters, since its former ones ended then;
        raises Gone when there is none, Conflict when they are in use."""


class SnapshotStore(Protocol):
    """A store of snapshots of long matches, for `table/snapshots.py` to read. A table store may go without."""

    async def snapshots(self, table_id: str) -> list[bytes]:
        """Return them in the order of the log."""

    async def keep_snapshots(self, table_id: str, snapshots: Mapping[int, bytes]) -> None:
        """Store them by the numbers of their last entries, each in the place of an older one; raise Conflict when there
        is no such table any more."""


# --- score sheets -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StoredSheet:
    """A sheet as it is stored, without its edits. `head` has game, name and plan."""

    id: str
    head: dict[str, Any]
    scorer_hash: str
    owner_hash: str = ""
    """Of the token that may delete it. Sheets made before there was one have none."""


class SheetStore(Protocol):
    """Where score sheets are kept: how each began, and its edits by number."""

    async def create(self, sheet: StoredSheet, edits: Sequence[dict[str, Any]]) -> None:
        """A new sheet, with the edits it was saved with."""

    async def load(self, sheet_id: str) -> StoredSheet | None: ...

    async def append(self, sheet_id: str, first: int, edits: Sequence[dict[str, Any]]) -> None:
        """Returns when all are durable, and none is otherwise; raises Conflict when a number or an id is taken."""

    async def edits_from(self, sheet_id: str, number: int = 0) -> list[dict[str, Any]]:
        """Its edits from this number on; raises Gone when there is no such sheet any more."""

    async def delete(self, sheet_id: str) -> None:
        """Every word of a sheet."""
