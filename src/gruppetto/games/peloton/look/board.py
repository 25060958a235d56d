"""The boards of an edition, drawn once and kept."""

from functools import lru_cache

from gruppetto.engine.edition import Document
from gruppetto.engine.scene import Board, Text
from gruppetto.games.peloton.box.edition import PelotonEdition
from gruppetto.games.peloton.box.options import GAME_ID
from gruppetto.games.peloton.rules.course import leg_of
from gruppetto.road.hex_board import hex_board
from gruppetto.road.hex_checks import read_hex_roads
from gruppetto.road.hex_layout import HexRoad


def board(edition: PelotonEdition, board_id: str) -> Board:
    """The road with this id; a scene of this edition named it."""
    if board_id not in edition.roads:
        raise ValueError(f"the edition {edition.id!r} has no stage {board_id!r}")
    return drawn(leg_of(edition, board_id).road)


def stage_boards(document: Document) -> list[Board] | None:
    """The roads of a stage file; None for a document that is no stage file of this game."""
    if not isinstance(document.content.get("hex_stages"), list):
        return None
    return [drawn(road) for road in read_hex_roads(document).values()]


@lru_cache(maxsize=64)
def drawn(road: HexRoad) -> Board:
    return hex_board(road, lambda word: Text(f"{GAME_ID}-{word}"))
