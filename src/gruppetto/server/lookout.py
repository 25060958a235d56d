"""Where several servers share a database, a lookout for what the others did to tables that have guests here."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from gruppetto.server.storage import Progress
from gruppetto.table.store import StorageFailed, in_a_line

if TYPE_CHECKING:
    from gruppetto.server.house import House

_log = logging.getLogger(__name__)


async def keep_lookout(house: "House", pause: float) -> None:
    """Looks every so many seconds, for as long as the server lives."""
    while True:
        await asyncio.sleep(pause)
        try:
            await look(house)
        except Exception as error:  # whatever it is: guests of a lookout that died would wait for ever
            _log.error("what other servers did cannot be seen: %s", in_a_line(error))


async def look(house: "House") -> None:
    """One query for all tables that have guests, and more only for those that have news. The same for score sheets."""
    await _look_at_sheets(house)
    watched = [table for table in house.tables.live() if table.guests]
    if not watched:
        return
    progress = await house.storage.progress([table.id for table in watched])
    for table in watched:
        if progress.get(table.id) != Progress(table.version, table.seats_version):
            with _by_itself("table", table.id):
                async with table.lock:
                    await house.tables.refresh(table)
        # Always: whoever asked for the table in between may have taken the news in.
        house.bots.nudge(table)


async def _look_at_sheets(house: "House") -> None:
    watched = [sheet for sheet in house.sheets.live() if sheet.guests]
    versions = await house.sheet_storage.versions([sheet.id for sheet in watched]) if watched else {}
    for live in watched:
        if versions.get(live.id, 0) > live.version:
            with _by_itself("sheet", live.id):
                async with live.changing():
                    await house.sheets.refresh(None, live)


@contextmanager
def _by_itself(kind: str, name: str) -> Iterator[None]:
    """One whose news cannot be taken in, or not now, keeps nobody from those of the others."""
    try:
        yield
    except StorageFailed:
        raise
    except Exception as error:
        _log.error("what other servers did to the %s %s cannot be seen: %s", kind, name[:8], in_a_line(error))
