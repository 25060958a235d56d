"""The illustrated page of a game, as strangers ask for it."""

from functools import cache

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.illustrated.drawing import page_of
from gruppetto.table import wire


@cache
def illustrations_of(game: AnyGame) -> bytes:
    """Written once: it lays out roads and sets up a dozen positions. `null` for a game without such a page."""
    return wire.write(page_of(game))
