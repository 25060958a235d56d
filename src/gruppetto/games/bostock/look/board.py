"""The boards of an edition, laid out once and kept, and where riders stand on them."""

from functools import lru_cache

from gruppetto.engine.board import Board
from gruppetto.engine.edition import Document, TomlTable
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.edition import BostockEdition, read_edition
from gruppetto.games.bostock.box.options import GAME_ID, TEAMS
from gruppetto.games.bostock.box.stages import HEAT, KINDS, SOLO_TRIAL, TEAM_TRIAL, Stage, read_stages
from gruppetto.road.grid import GridRoad
from gruppetto.road.grid_board import GridBoard, grid_board
from gruppetto.road.stakes import staked

_LANE_OF_A_DUEL = "."


def board(edition: BostockEdition, board_id: str) -> Board:
    """The same to look at, whose signs say what can be won (BOS-7, BOS-10 to 14)."""
    document = edition.document
    return _staked(document.text, document.file, board_id)


@lru_cache(maxsize=64)
def _staked(text: str, file: str, board_id: str) -> Board:
    laid, edition = _kept(text, file, board_id), read_edition(Document.parse(text, file))
    points = edition.points
    stage = next(stage for stage in edition.stages if f"stage-{stage.number}" == board_id)
    green = Text("bostock-stakes-green", {"first": points.green_first, "second": points.green_second})
    by_place = points.solo_trial if stage.kind == SOLO_TRIAL else points.road_individual
    finish = Text("bostock-stakes-finish", {"points": list(by_place)})
    if stage.kind == TEAM_TRIAL:
        finish = Text("bostock-stakes-team", {"points": points.team_trial, "pair": points.team_trial_pair})
    stakes = {"bostock-sign-green": green, "bostock-sign-finish": finish}
    return staked(laid.board, lambda sign: stakes.get(sign.text.key) if sign.text else None)


def laid_out(edition: BostockEdition, board_id: str) -> GridBoard:
    """The road with this id; a scene of this edition named it."""
    document = edition.document
    return _kept(document.text, document.file, board_id)


def board_id(stage: Stage) -> str:
    return f"stage-{stage.number}"


def stage_boards(document: Document) -> list[Board] | None:
    """The roads of a stage file, or of a whole edition; None for a document that is neither of this game."""
    content = document.content
    stages = content.get("stages")
    if not isinstance(stages, list) or not any(isinstance(each, dict) and each.get("kind") in KINDS for each in stages):
        return None
    if "race_deck" in content:
        edition = read_edition(document)
        return [_drawn(stage, edition.points.green_first).board for stage in edition.stages]
    entry = TomlTable(document.file, content)
    found = read_stages(entry)
    entry.done()
    return [_drawn(stage, 0).board for stage in found]


@lru_cache(maxsize=64)
def _kept(text: str, file: str, wanted: str) -> GridBoard:
    edition = read_edition(Document.parse(text, file))
    for stage in edition.stages:
        if board_id(stage) == wanted:
            return _drawn(stage, edition.points.green_first)
    raise ValueError(f"the edition {edition.id!r} has no board {wanted!r}")


def _drawn(stage: Stage, points: int) -> GridBoard:
    def say(word: str) -> Text:
        return Text(f"{GAME_ID}-{word}", {"points": points} if word == "sign-green" else {})

    return grid_board(grid_road(stage), say)


def grid_road(stage: Stage) -> GridRoad:
    """The stage as the road room knows it. The lanes of an individual time trial begin at the start cell, 0."""
    if stage.kind == SOLO_TRIAL:
        return GridRoad(board_id(stage), (_LANE_OF_A_DUEL * HEAT,) * stage.length, start_rows=1, apart=True, first=0)
    return GridRoad(
        id=board_id(stage),
        rows=stage.rows,
        green_after=stage.green_after,
        start_rows=RIDERS,
        starts={lane: look.team for look, lane in zip(TEAMS, stage.start_lanes, strict=False)},
        apart=stage.kind == TEAM_TRIAL,
    )
