"""Where several servers share a database, a lookout for what the others did to tables that have guests here."""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from gruppetto.server.house import House

_log = logging.getLogger(__name__)


async def keep_lookout(house: "House", pause: float) -> None:
    """Looks every so many seconds, for as long as the server lives."""
    while True:
        await asyncio.sleep(pause)
        try:
            await look(house)
        except (SQLAlchemyError, OSError) as error:
            _log.error("the database cannot be read: %s", str(error).splitlines()[0])


async def look(house: "House") -> None:
    """One query for all tables that are being played; one more for each that has news or still waits for its start.
    The same for score sheets."""
    await _look_at_sheets(house)
    watched = [table for table in house.tables.live() if table.guests]
    if not watched:
        return
    versions = await house.storage.versions([table.id for table in watched])
    for table in watched:
        if table.match is None or versions.get(table.id, -1) > table.version:
            async with table.lock:
                await house.tables.refresh(table)
            house.bots.nudge(table)


async def _look_at_sheets(house: "House") -> None:
    watched = [sheet for sheet in house.sheets.live() if sheet.guests]
    versions = await house.sheet_storage.versions([sheet.id for sheet in watched]) if watched else {}
    for live in watched:
        if versions.get(live.id, 0) > live.version:
            async with live.lock:
                await house.sheets.refresh(live)
