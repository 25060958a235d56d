"""What expensive inputs are about: a database with a long finished match and a long score sheet in it."""

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
    """Each game by a table with a finished match, and the longest sheet with its text."""

    tables: dict[str, str]
    positions: dict[str, str]
    """A position from the middle of each match."""
    sheet: str
    saved: bytes
    undos: list[str]
    """The edits of the sheet that can be undone, the last first."""


def lay_ground(database: str, facts: int = FACTS) -> Ground:
    """Fills a new database; takes some seconds."""
    return asyncio.run(_lay(database, facts))


async def _lay(database: str, facts: int) -> Ground:
    storage = Storage(database)
    await storage.open()
    try:
        ground = Ground({}, {}, "long-sheet", b"", [])
        for game in all_games().values():
            ridden = ride(game, game.setup(game.players[-1]), seed=1)
            ground.tables[game.id] = await _store_match(storage, game, ridden)
            ground.positions[game.id] = ridden.documents[len(ridden.documents) // 2]
        sheet = max((_long_sheet(game, facts) for game in all_games().values()), key=lambda sheet: sheet.version)
        await _store_sheet(storage, ground.sheet, sheet)
        undos = [edit.id for edit in reversed(sheet.done)]
        return Ground(ground.tables, ground.positions, ground.sheet, save(sheet), undos)
    finally:
        await storage.close()


async def _store_match(storage: Storage, game: AnyGame, ridden: Ride) -> str:
    match, table = ridden.match, f"finished-{game.id}"
    header = header_to_json(match.record().header)
    seats = [Seat(place, HUMAN, seat.name, "", hashed(f"{table}-{place}")) for place, seat in enumerate(match.seats)]
    await storage.create(StoredTable(table, "", header, match.seed, hashed(table), seats), match.entries[0])
    await asyncio.gather(*(storage.append(table, entry, None) for entry in match.entries[1:]))
    return table


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
