"""What expensive inputs are about: a database with long matches, finished and half ridden, and a long score sheet."""

import asyncio
from dataclasses import dataclass

from gruppetto.companion.edit import Edit, edit_to_json
from gruppetto.companion.saved import plan_to_json, save
from gruppetto.companion.sheet import Sheet, new_sheet, refill
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.record import header_to_json
from gruppetto.games import all_games
from gruppetto.server.sheet_storage import SheetStorage
from gruppetto.server.storage import Storage
from gruppetto.table.store import HUMAN, Seat, StoredSheet, StoredTable
from gruppetto.table.tokens import hashed
from gruppetto.testing.playing import Ride, ride
from gruppetto.testing.scoring import long_sheet, offered_plan

FACTS = 1000
TOKEN = "scorer"


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


@dataclass(frozen=True)
class Running:
    """A table at which somebody is to decide and may ask what a bot would do."""

    table: str
    version: int
    seat: int
    token: str


def lay_ground(database: str, facts: int = FACTS) -> Ground:
    """Fills a new database; takes some seconds."""
    return asyncio.run(_lay(database, facts))


async def _lay(database: str, facts: int) -> Ground:
    storage = Storage(database)
    await storage.open()
    try:
        ground = Ground({}, {}, {}, "long-sheet", b"", [])
        for game in all_games().values():
            ridden = ride(game, game.setup(game.players[-1]), seed=1)
            ground.tables[game.id] = await _store_match(
                storage, f"finished-{game.id}", ridden, len(ridden.match.entries)
            )
            ground.running[game.id] = await _store_half(storage, f"running-{game.id}", ridden)
            ground.positions[game.id] = ridden.states[len(ridden.states) // 2].document()
        sheet = max((_long_sheet(game, facts) for game in all_games().values()), key=lambda sheet: sheet.version)
        await _store_sheet(storage, ground.sheet, sheet)
        undos = [edit.id for edit in reversed(sheet.done)]
        return Ground(ground.tables, ground.running, ground.positions, ground.sheet, save(sheet), undos)
    finally:
        await storage.close()


async def _store_match(storage: Storage, table: str, ridden: Ride, many: int) -> str:
    """So many entries of a match; people may ask for hints at its table."""
    match = ridden.match
    header = header_to_json(match.record().header)
    seats = [Seat(place, HUMAN, seat.name, "", hashed(_token(table, place))) for place, seat in enumerate(match.seats)]
    stored = StoredTable(table, "", header, match.seed, hashed(table), seats, hints=True)
    await storage.create(stored, match.entries[0])
    await asyncio.gather(*(storage.append(table, entry, None) for entry in match.entries[1:many]))
    return table


async def _store_half(storage: Storage, table: str, ridden: Ride) -> Running:
    entries = ridden.match.entries
    following = entries[len(entries) // 2]
    await _store_match(storage, table, ridden, following.number)
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
