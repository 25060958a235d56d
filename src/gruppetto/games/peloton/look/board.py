"""The boards of an edition, drawn once and kept."""

from functools import lru_cache

from gruppetto.engine.board import Board, Sign
from gruppetto.engine.edition import Document
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import PelotonEdition
from gruppetto.games.peloton.box.options import GAME_ID
from gruppetto.games.peloton.rules.course import leg_of
from gruppetto.road.hex_board import hex_board
from gruppetto.road.hex_checks import read_hex_roads
from gruppetto.road.hex_layout import HexRoad
from gruppetto.road.stakes import staked


def board(edition: PelotonEdition, board_id: str) -> Board:
    """The road with this id; a scene of this edition named it."""
    if board_id not in edition.roads:
        raise ValueError(f"the edition {edition.id!r} has no stage {board_id!r}")
    road = leg_of(edition, board_id).road
    return _staked(road, edition.sprint_points, edition.summit_points, edition.bonuses)


@lru_cache(maxsize=64)
def _staked(
    road: HexRoad, sprint_points: tuple[int, ...], summit_points: tuple[int, ...], bonuses: tuple[int, ...]
) -> Board:
    """Its signs say what can be won (PEL-20.3, PEL-24)."""
    marks = [mark for section in road.sections for mark in section.segment.marks]
    summits = {mark.name["en"] for mark in marks if mark.kind == "summit"}
    sprint = Text("peloton-stakes-sprint", {"points": list(sprint_points)})
    summit = Text("peloton-stakes-summit", {"points": list(summit_points)})
    finish = Text("peloton-stakes-finish", {"seconds": list(bonuses)})

    def at_stake(sign: Sign) -> Text | None:
        if sign.text is not None:
            return finish
        return sprint if sign.kind == "sprint" else summit if sign.words["en"] in summits else None

    return staked(drawn(road), at_stake)


def stage_boards(document: Document) -> list[Board] | None:
    """The roads of a stage file; None for a document that is no stage file of this game."""
    if not isinstance(document.content.get("hex_stages"), list):
        return None
    return [drawn(road) for road in read_hex_roads(document).values()]


@lru_cache(maxsize=64)
def drawn(road: HexRoad) -> Board:
    return hex_board(road, lambda word: Text(f"{GAME_ID}-{word}"))
