"""What the browser's workers call: one has the tables, the other thinks."""

from collections.abc import Awaitable, Callable

from gruppetto.games import all_games
from gruppetto.local.door import Door
from gruppetto.local.elsewhere import Elsewhere, work
from gruppetto.local.house import LocalHouse, Ways
from gruppetto.local.indexed_db import IndexedDb

__all__ = ["ready_to_think", "serve", "work"]

Answering = Callable[[str], Awaitable[str]]


async def serve(database: Answering, think: Answering, tell: Callable[[str], None], bot_pause: float) -> Door:
    """The door of this browser's tables; what is said through it goes to `tell`."""
    house = LocalHouse(IndexedDb(database), Elsewhere(think), Ways(bot_pause=bot_pause))
    await house.begin()
    return Door(house, tell)


def ready_to_think() -> None:
    """Learns the games, so that whoever asks first waits no longer than the others."""
    for game in all_games().values():
        game.judgement()
