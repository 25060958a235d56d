"""The boards of an edition, laid out once and kept, and where riders stand on them."""

from functools import lru_cache

from gruppetto.engine.board import Board, Sign
from gruppetto.engine.edition import Document
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.edition import SecondsEdition, read_edition
from gruppetto.games.seconds.box.options import GAME_ID
from gruppetto.road.lane_board import LaneBoard, lane_board
from gruppetto.road.lanes import LaneRoad, read_lane_roads
from gruppetto.road.stakes import staked


def board(edition: SecondsEdition, board_id: str) -> Board:
    """The road with this id, whose signs say what can be won; a scene of this edition named it."""
    document = edition.document
    return _staked(document.text, document.file, board_id)


@lru_cache(maxsize=64)
def _staked(text: str, file: str, board_id: str) -> Board:
    laid, edition = _kept(text, file, board_id), read_edition(Document.parse(text, file))
    awards = {sprint.name["en"]: sprint.awards for sprint in edition.boards[board_id].sprints}
    finish = Text("seconds-stakes-finish")

    def at_stake(sign: Sign) -> Text | None:
        won = awards.get(sign.words.get("en", ""), ())
        if not won:
            return finish if sign.text is not None and sign.text.key == "seconds-sign-finish" else None
        seconds, points = [award.seconds for award in won], [award.points for award in won]
        what = "both" if any(seconds) and any(points) else "seconds" if any(seconds) else "points"
        return Text("seconds-stakes-sprint", {"what": what, "seconds": seconds, "points": points})

    return staked(laid.board, at_stake)


def laid_out(edition: SecondsEdition, board_id: str) -> LaneBoard:
    document = edition.document
    return _kept(document.text, document.file, board_id)


def stage_boards(document: Document) -> list[Board] | None:
    """The roads of a stage file; None for a document that is no stage file of this game."""
    if not isinstance(document.content.get("boards"), list):
        return None
    return [drawn(road).board for road in read_lane_roads(document)]


@lru_cache(maxsize=64)
def _kept(text: str, file: str, board_id: str) -> LaneBoard:
    edition = read_edition(Document.parse(text, file))
    if board_id not in edition.boards:
        raise ValueError(f"the edition {edition.id!r} has no board {board_id!r}")
    return drawn(edition.boards[board_id])


def drawn(road: LaneRoad) -> LaneBoard:
    return lane_board(road, lambda word: Text(f"{GAME_ID}-{word}"))
