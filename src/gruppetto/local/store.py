"""Tables in the rows of a browser. Two tabs may share them, as two servers share a database: what must be true is
compared and set in one transaction."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from gruppetto.engine.record import LogEntry, entry_from_json, entry_to_json
from gruppetto.local.rows import Change, Key, Row, Rows
from gruppetto.table.clock import ClockState, Due
from gruppetto.table.store import KEPT_LINES, ChatLine, Conflict, Gone, Logged, Seat, Seating, StoredTable

_TRIES = 4
"""Before a change that another tab gets ahead of every time is given up."""

_LINES: Key = ("lines",)
"""The number of the last line of talk at any table."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it lies in its row."""

    table: StoredTable
    started: bool
    put_away: bool = False
    made: int = 0
    """In seconds since 1970."""

    @property
    def seating(self) -> Seating:
        of = self.table
        return Seating(of.seats_version, list(of.seats), of.maker_hash, self.put_away, of.teams)


def _write(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _table_key(table_id: str) -> Key:
    return ("table", table_id)


class LocalStore:
    """What `TableStore`, `ClockStore` and `AnalysisStore` ask for."""

    def __init__(self, rows: Rows, now: Callable[[], float] = time.time) -> None:
        self._rows = rows
        self._now = now

    # --- tables ---

    async def create(self, table: StoredTable, first: LogEntry | None, clock: ClockState | None = None) -> None:
        log = [] if first is None else [Logged(first, None)]
        await self.keep(table, log, clock)

    async def keep(self, table: StoredTable, log: Sequence[Logged], clock: ClockState | None = None) -> None:
        """A table with all that was played at it; raises Conflict when its id or code is in use."""
        key, code = _table_key(table.id), ("code", table.code)
        row = TableRow(table, started=bool(log), made=int(self._now()))
        put: dict[Key, str] = {key: _write(row)}
        expected: dict[Key, str | None] = {key: None}
        if table.code:
            put[code], expected[code] = _write(table.id), None
        for logged in log:
            put |= _log_rows(table.id, logged)
        await self._need(Change(put | _clock_row(table.id, clock), expected))

    async def load(self, table_id: str) -> StoredTable | None:
        text = await self._rows.get(_table_key(table_id))
        return None if text is None else _read(text).table

    async def all(self) -> list[TableRow]:
        """Every table of this browser."""
        return [_read(row.text) for row in await self._rows.after(("table", ""))]

    async def find_code(self, code: str) -> str | None:
        found = await self._rows.get(("code", code))
        return None if found is None else msgspec.json.decode(found, type=str)

    async def delete(self, table_id: str) -> None:
        table = await self.load(table_id)
        series: list[Key] = [(name, table_id) for name in ("table", "log", "action", "line", "clock", "analysis")]
        await self._need(Change(deleted=[*series, *([("code", table.code)] if table else [])]))

    # --- seats and the start ---

    async def seating(self, table_id: str) -> Seating:
        text = await self._rows.get(_table_key(table_id))
        if text is None:
            raise Gone
        return _read(text).seating

    async def change_seat(self, table_id: str, was: Seat, now: Seat) -> Seating:
        def change(row: TableRow) -> TableRow:
            _need(not row.started)
            return _reseated(row, was, now)

        return await self._revise(table_id, change)

    async def choose_teams(self, table_id: str, seats_version: int, teams: tuple[str, ...]) -> Seating:
        def choose(row: TableRow) -> TableRow:
            _need(not row.started and row.table.seats_version == seats_version)
            return _changed(row, replace(row.table, teams=teams))

        return await self._revise(table_id, choose)

    async def rename_seat(self, table_id: str, was: Seat, name: str) -> Seating:
        return await self._revise(
            table_id, lambda row: _reseated(row, was, replace(row.table.seats[was.seat], name=name))
        )

    async def start(self, table_id: str, first: LogEntry, seats_version: int, clock: ClockState | None = None) -> None:
        def begin(row: TableRow) -> TableRow:
            _need(not row.started and row.table.seats_version == seats_version)
            return replace(row, started=True)

        await self._revise(table_id, begin, _log_rows(table_id, Logged(first, None)) | _clock_row(table_id, clock))

    async def hand_over(
        self, table_id: str, seats_version: int, now: Seat, entry: LogEntry | None, clock: ClockState | None = None
    ) -> Seating:
        def hand(row: TableRow) -> TableRow:
            _need(row.started and row.table.seats_version == seats_version)
            was, maker = row.table.seats[now.seat], row.table.maker_hash
            moves = entry is not None and entry.hands is not None and entry.hands.kind != "resigned"
            if moves and maker == was.token_hash:
                maker = now.token_hash
            return _changed(row, replace(row.table, seats=_with(row, now), maker_hash=maker))

        told = {} if entry is None else _log_rows(table_id, Logged(entry, None))
        return await self._revise(table_id, hand, told | _clock_row(table_id, clock))

    async def seen(self, table_ids: Sequence[str]) -> dict[str, dict[int, int]]:
        """Of other tabs nothing is known."""
        return {table_id: {} for table_id in table_ids}

    async def retire(self, table_id: str) -> None:
        def away(row: TableRow) -> TableRow:
            nobodys = [
                replace(seat, token_hash="", invitation_hash="", link_hash="", former_hash="", claims=())
                for seat in row.table.seats
            ]
            return replace(_changed(row, replace(row.table, seats=nobodys, maker_hash="")), put_away=True)

        await self._revise(table_id, away, deleted=[("line", table_id), ("clock", table_id)])

    async def open_again(self, table_id: str, code: str) -> Seating:
        """In a browser no stranger tries letters: a table keeps its own."""
        return await self._revise(table_id, lambda row: replace(_changed(row, row.table), put_away=False))

    async def _revise(
        self,
        table_id: str,
        change: Callable[[TableRow], TableRow],
        put: Mapping[Key, str] | None = None,
        deleted: Sequence[Key] = (),
    ) -> Seating:
        """Changes a table's own row, and with it others, none of which may be there yet but the clock's."""
        key = _table_key(table_id)
        others = put or {}
        new: dict[Key, str | None] = {each: None for each in others if each[0] != "clock"}
        for _ in range(_TRIES):
            text = await self._rows.get(key)
            if text is None:
                raise Gone
            now = change(_read(text))
            if await self._rows.commit(Change({key: _write(now), **others}, {key: text, **new}, deleted=deleted)):
                return now.seating
        raise Conflict("this is no longer as it was read")

    # --- the log ---

    async def append(self, table_id: str, entry: LogEntry, action: str | None, clock: ClockState | None = None) -> None:
        put = _log_rows(table_id, Logged(entry, action))
        await self._need(
            Change(put | _clock_row(table_id, clock), dict.fromkeys(put), present=[("log", table_id, entry.number - 1)])
        )

    async def log_after(self, table_id: str, number: int = -1) -> list[Logged]:
        return [_logged(row) for row in await self._rows.after(("log", table_id, number))]

    # --- talk ---

    async def say(self, table_id: str, seat: int, token_hash: str, text: str, version: int) -> ChatLine:
        for _ in range(_TRIES):
            table, last = await self._rows.get(_table_key(table_id)), await self._rows.get(_LINES)
            _need(table is not None)
            speaker = _read(table or "").table.seats[seat]
            _need(speaker.token_hash == token_hash)
            line = ChatLine(int(last or 0) + 1, seat, speaker.name, text, version)
            put = {("line", table_id, line.number): _write(line), _LINES: str(line.number)}
            gone = [row.key for row in (await self._rows.after(("line", table_id, 0)))[: 1 - KEPT_LINES]]
            if await self._rows.commit(Change(put, {_table_key(table_id): table, _LINES: last}, deleted=gone)):
                return line
        raise Conflict("others spoke at the same time")

    async def lines(self, table_id: str, last: int) -> list[ChatLine]:
        rows = await self._rows.after(("line", table_id, 0))
        return [msgspec.json.decode(row.text, type=ChatLine) for row in rows[-last:]]

    # --- clocks ---

    async def clock(self, table_id: str) -> ClockState | None:
        text = await self._rows.get(("clock", table_id))
        return None if text is None else msgspec.json.decode(text, type=ClockState)

    async def set_clock(self, table_id: str, was: ClockState, now: ClockState) -> None:
        text = await self._rows.get(("clock", table_id))
        _need(text is not None and msgspec.json.decode(text, type=ClockState) == was)
        await self._need(Change(_clock_row(table_id, now), {("clock", table_id): text}))

    async def due(self, most: int) -> list[Due]:
        clocks = [(row.key[1], msgspec.json.decode(row.text, type=ClockState)) for row in await self._clocks()]
        found = [Due(str(table), state.due) for table, state in clocks if state.due is not None]
        return sorted(found, key=lambda due: due.at)[:most]

    async def _clocks(self) -> list[Row]:
        return await self._rows.after(("clock", ""))

    # --- analyses ---

    async def analysis(self, table_id: str) -> bytes | None:
        text = await self._rows.get(("analysis", table_id))
        return None if text is None else text.encode()

    async def keep_analysis(self, table_id: str, result: bytes) -> None:
        await self._need(Change({("analysis", table_id): result.decode()}))

    async def _need(self, change: Change) -> None:
        _need(await self._rows.commit(change))


def _need(so: bool) -> None:
    if not so:
        raise Conflict("this is no longer as it was read")


def _read(text: str) -> TableRow:
    return msgspec.json.decode(text, type=TableRow)


def _logged(row: Row) -> Logged:
    kept = msgspec.json.decode(row.text)
    return Logged(entry_from_json(kept["entry"]), kept["action"])


def _log_rows(table_id: str, logged: Logged) -> dict[Key, str]:
    """An entry, and the id its client gave it, which counts once for its seat."""
    entry, action = logged.entry, logged.action
    rows: dict[Key, str] = {("log", table_id, entry.number): _write({"entry": entry_to_json(entry), "action": action})}
    if action:
        rows["action", table_id, entry.seat, action] = ""
    return rows


def _clock_row(table_id: str, clock: ClockState | None) -> dict[Key, str]:
    return {} if clock is None else {("clock", table_id): _write(clock)}


def _reseated(row: TableRow, was: Seat, now: Seat) -> TableRow:
    _need(_owner(row.table.seats[was.seat]) == _owner(was))
    return _changed(row, replace(row.table, seats=_with(row, now)))


def _with(row: TableRow, now: Seat) -> list[Seat]:
    return [now if seat.seat == now.seat else seat for seat in row.table.seats]


def _changed(row: TableRow, table: StoredTable) -> TableRow:
    return replace(row, table=replace(table, seats_version=row.table.seats_version + 1))


def _owner(seat: Seat) -> tuple[str, ...]:
    """All but the name, which makes nobody an owner."""
    return (seat.kind, seat.bot, seat.token_hash, seat.invitation_hash)
