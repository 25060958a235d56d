"""What expensive inputs are about: a database with long matches, finished and half ridden, and a long score sheet."""

import asyncio
import random
from dataclasses import dataclass, replace

from gruppetto.companion.edit import Edit, edit_to_json
from gruppetto.companion.saved import plan_to_json, save
from gruppetto.companion.sheet import Sheet, new_sheet, refill
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName, TakeBacks, header_to_json
from gruppetto.games import all_games
from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.server.snapshot_storage import SnapshotStorage, own_program
from gruppetto.server.storage import Storage
from gruppetto.table.snapshot_format import ride_parts, write_log
from gruppetto.table.store import HUMAN, Seat, StoredSheet, StoredTable
from gruppetto.table.tokens import hashed
from gruppetto.testing.playing import Ride, match_seed, ride
from gruppetto.testing.scoring import long_sheet, offered_plan

FACTS = 1000
LONG = 30_000
"""Entries of a match with a move taken back again and again, from before that was bounded."""
TOKEN = "scorer"

_BEFORE = 100
"""Moves of it that stand."""


@dataclass(frozen=True)
class Ground:
    """Each game by a table with a finished match and one with half of it, and the longest sheet with its text."""

    tables: dict[str, str]
    running: dict[str, "Running"]
    positions: dict[str, str]
    """A position from the middle of each match."""
    sheet: str
    saved: bytes
    undos: list[str]
    """The edits of the sheet that can be undone, the last first."""
    long: dict[str, str]
    """The tables of a match of very many entries, with snapshots and without."""


@dataclass(frozen=True)
class Running:
    """A table at which somebody is to decide and may ask what a bot would do."""

    table: str
    version: int
    seat: int
    token: str


def lay_ground(database: str, facts: int = FACTS, long: int = LONG) -> Ground:
    """Fills a new database; takes a while."""
    return asyncio.run(_lay(database, facts, long))


async def _lay(database: str, facts: int, long: int) -> Ground:
    storage = Storage(database)
    await storage.open()
    try:
        ground = Ground({}, {}, {}, "long-sheet", b"", [], await _store_long(storage, long))
        for game in all_games().values():
            ridden = ride(game, game.setup(game.players[-1]), seed=1)
            ground.tables[game.id] = await _store_match(
                storage, f"finished-{game.id}", ridden.match, len(ridden.match.entries)
            )
            ground.running[game.id] = await _store_half(storage, f"running-{game.id}", ridden)
            ground.positions[game.id] = ridden.states[len(ridden.states) // 2].document()
        sheet = max((_long_sheet(game, facts) for game in all_games().values()), key=lambda sheet: sheet.version)
        await _store_sheet(storage, ground.sheet, sheet)
        undos = [edit.id for edit in reversed(sheet.done)]
        return replace(ground, saved=save(sheet), undos=undos)
    finally:
        await storage.close()


async def _store_long(storage: Storage, many: int) -> dict[str, str]:
    match = _long_match(next(iter(all_games().values())), many)
    stored = {kind: await _store_match(storage, f"long-{kind}-snapshots", match, many) for kind in ("with", "without")}
    header = header_to_json(match.record().header)
    parts = ride_parts(all_games, header, write_log(match.entries), own_program)
    if parts:
        await SnapshotStorage(storage).keep_snapshots(stored["with"], parts)
    return stored


def _long_match(game: AnyGame, many: int) -> Match:
    setup = game.setup(game.players[-1])
    names = tuple(SeatName(f"Rider {seat}") for seat in range(setup.seats))
    match = Match(game, setup, names, match_seed(1), take_backs=TakeBacks.FRIENDLY)
    luck = random.Random(1)
    while len(match.entries) < many:
        seat, before = match.state.to_decide, match.standing()[-1].number
        match.play(seat, str(luck.choice(match.state.actions())))
        if match.version > _BEFORE:
            match.accept(match.prepare_undo(seat, before))
    return match


async def _store_match(storage: Storage, table: str, match: Match, many: int) -> str:
    """So many entries of a match; people may ask for hints at its table."""
    header = header_to_json(match.record().header)
    seats = [Seat(place, HUMAN, seat.name, "", hashed(_token(table, place))) for place, seat in enumerate(match.seats)]
    stored = StoredTable(table, "", header, match.seed, hashed(table), seats, hints=True)
    await storage.create(stored, match.entries[0])
    await asyncio.gather(*(storage.append(table, entry, None) for entry in match.entries[1:many]))
    return table


async def _store_half(storage: Storage, table: str, ridden: Ride) -> Running:
    entries = ridden.match.entries
    following = entries[len(entries) // 2]
    await _store_match(storage, table, ridden.match, following.number)
    return Running(table, following.number - 1, following.seat, _token(table, following.seat))


def _token(table: str, place: int) -> str:
    return f"{table}-{place}"


def _long_sheet(game: AnyGame, many: int) -> Sheet:
    plan, keeper = offered_plan(game), game.keeper()
    assert plan is not None
    assert keeper is not None
    facts = long_sheet(keeper, plan, many)
    edits = [Edit(f"e{place}", "add", fact.id, fact.kind, fact.data) for place, fact in enumerate(facts)]
    return refill(new_sheet(game, "Long", plan), edits)


async def _store_sheet(storage: Storage, sheet_id: str, sheet: Sheet) -> None:
    head = {"game": sheet.game.id, "name": sheet.first.name, "plan": plan_to_json(sheet.first.plan)}
    stored = StoredSheet(sheet_id, head, hashed(TOKEN))
    await SheetStorage(storage).create(stored, [edit_to_json(edit) for edit in sheet.trace])
