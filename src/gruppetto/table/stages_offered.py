"""The stages that people choose from before a match, with their profiles."""

from functools import cache

from gruppetto.engine.contract import AnyGame
from gruppetto.table.answers import RoadbookInfo
from gruppetto.table.denied import Denied
from gruppetto.table.setting_up import find_edition


@cache
def roadbook_of(game: AnyGame, edition_id: str) -> RoadbookInfo:
    """Lays out the roads of an edition; raises Denied where there are no stages to choose from."""
    edition = find_edition(game, edition_id)
    book = game.roadbook(edition) if edition else None
    if book is None:
        raise Denied("not_found", "There are no stages to choose from.")
    return RoadbookInfo(book, [game.board(edition, stage.board).profile for stage in book.stages])
