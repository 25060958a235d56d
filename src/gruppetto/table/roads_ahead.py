"""Roads drawn ahead (pre-rendered): those a match may come to, before somebody must wait for one."""

import asyncio

from gruppetto.engine.contract import AnyGame, Edition
from gruppetto.table.projection import Boards
from gruppetto.table.tasks import call_off
from gruppetto.table.work import Work


class RoadsAhead:
    """Has all roads of an edition drawn, once, when the first match on it is looked at."""

    def __init__(self, boards: Boards, work: Work) -> None:
        self._boards = boards
        self._work = work
        self._drawing: dict[str, asyncio.Task[None]] = {}

    def draw(self, game: AnyGame, edition: Edition) -> None:
        if edition.document.digest not in self._drawing:
            self._drawing[edition.document.digest] = asyncio.create_task(self._draw(game, edition))

    async def drawn(self) -> None:
        """Waits until all that was begun is drawn."""
        await asyncio.gather(*self._drawing.values())

    async def close(self) -> None:
        await call_off(self._drawing.values())

    async def _draw(self, game: AnyGame, edition: Edition) -> None:
        for road in game.roads(edition):
            await self._work(self._boards.message, game, edition, road)
