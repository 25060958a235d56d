"""What only a browser's own tables can do: to be saved to a file, opened from one, and taken to a server.

They hide nothing from whoever has the browser: a save and a position hold every hand.
"""

import time
from dataclasses import dataclass

from msgspec import Struct

from gruppetto.local import save_file
from gruppetto.local.save_file import Opened, ReadSave
from gruppetto.local.store import LocalStore
from gruppetto.table.all_tables import Tables
from gruppetto.table.api import Answer, Request, Route, json_of, reply, written
from gruppetto.table.lobby import MadeTable
from gruppetto.table.setting_up import Games
from gruppetto.table.store import Logged
from gruppetto.table.table_api import table_of
from gruppetto.table.tokens import Secrets, hashed

_MOST_BYTES = 16 * 1024 * 1024
"""Of a file that is opened: a whole tour of six people has a few hundred thousand."""


class Kept(Struct):
    """A file that became a table of this browser."""

    made: MadeTable
    opened: Opened


class Position(Struct):
    """Where a match stands, for a table elsewhere that goes on from there."""

    game: str
    document: str


@dataclass(frozen=True, slots=True)
class Saves:
    games: Games
    tables: Tables
    store: LocalStore
    secrets: Secrets

    def routes(self) -> list[Route]:
        return [
            Route("/api/saves/look", self.look, "POST"),
            Route("/api/saves", self.keep, "POST"),
            Route("/api/tables/{table}/save", self.save),
            Route("/api/tables/{table}/position", self.position),
        ]

    async def look(self, request: Request) -> Answer:
        """What is in a file, before it is kept."""
        read = save_file.read(self.games, await json_of(request, _MOST_BYTES))
        return reply(read.opened(await self._tables_with(read)))

    async def keep(self, request: Request) -> Answer:
        """A table of its own for every file, so that none is overwritten."""
        read = save_file.read(self.games, await json_of(request, _MOST_BYTES))
        known = await self._tables_with(read)
        tokens = [self.secrets.token() for _ in read.match.seats]
        people = {number: tokens[number] for number, seat in enumerate(read.match.seats) if not seat.bot}
        maker = people[min(people)] if people else self.secrets.token()
        made = MadeTable(self.secrets.table_id(), "", people, {}, maker)
        stored = read.stored(made.table, hashed(maker), [hashed(token) for token in tokens])
        await self.store.keep(stored, [Logged(entry, None) for entry in read.match.entries], read.time)
        return reply(Kept(made, read.opened(known)), 201)

    async def _tables_with(self, read: ReadSave) -> list[str]:
        """The tables of this browser that have all of a match."""
        same = [row.table for row in await self.store.all() if row.table.seed == read.match.seed]
        logs = [[logged.entry for logged in await self.store.log_after(table.id)] for table in same]
        return [table.id for table, log in zip(same, logs, strict=True) if read.is_in(table, log)]

    async def save(self, request: Request) -> Answer:
        table = await table_of(self.tables, request)
        stored = await self.store.load(table.id)
        assert stored is not None, "a table that was found is stored"
        answer = written(save_file.written(table, stored, time.time()))
        name = f"{table.game.id}-{table.id[1:9]}.gruppetto.json"
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return answer

    async def position(self, request: Request) -> Answer:
        table = await table_of(self.tables, request)
        return reply(Position(table.game.id, table.playing().state.document()))
