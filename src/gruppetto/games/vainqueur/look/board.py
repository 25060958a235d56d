"""The boards: each stage of an edition as a road on the plane, with its profile. Drawn once and kept.

Road cells are named by their kilometre (`cell:180`), those of a time trial by their number (`cell:17`). Cell 0 is the
start. The silhouette follows from the stage's place among those of its type, so a tour never looks the same twice in
a row.
"""

import math
from dataclasses import replace
from functools import lru_cache

from gruppetto.engine.board import Board, Cell, Milestone, Profile, RoadLine, Sign, Spot, printed
from gruppetto.engine.edition import Document, Words
from gruppetto.engine.event import Params
from gruppetto.engine.explained import cell_kind_id
from gruppetto.engine.scene import Mark, Text
from gruppetto.games.vainqueur.box.edition import FLAT, MOUNTAIN, Instruction, StageData, VainqueurEdition, read_edition
from gruppetto.games.vainqueur.rules.naming import instruction_name
from gruppetto.road import silhouettes
from gruppetto.road.ribbon import Ribbon
from gruppetto.road.roadside import SIGN_HEIGHT, Roadside, sign_width
from gruppetto.road.stakes import staked

MILESTONE_SIZE = 36.0
_TRACK_MILESTONES = 5
"""On a track only every fifth cell has its milestone; the others would crowd it."""
_LINE_OVERHANG = 5.0
_LONGEST_SPRINT_SIGN = "Zone de sprint"
_MOST_TICKS = 8

_SYMBOLS = {
    "forward": "pic-tailwind",
    "back": "pic-headwind",
    "goto": "ui-arrow",
    "miss": "pic-level_crossing",
    "again": "pic-relay",
}


def board_id(stage: int) -> str:
    return f"stage-{stage}"


def board(edition: VainqueurEdition, board: str) -> Board:
    """The road with this id; a scene of this edition named it."""
    document = edition.document
    return _kept(document.text, document.file, board)


@lru_cache(maxsize=64)
def _kept(text: str, file: str, board: str) -> Board:
    edition = read_edition(Document.parse(text, file))
    for stage in edition.stages.values():
        if board_id(stage.number) == board:
            return _staked(edition, _drawn(edition, stage))
    raise ValueError(f"the edition {edition.id!r} has no board {board!r}")


def _staked(edition: VainqueurEdition, board: Board) -> Board:
    """The last town has the finish, where the first few get points (VAI-9.1); in its zone sprinters win (VAI-7.4)."""
    finish = [sign for sign in board.signs if sign.kind == "town"][-1:]
    points = Text("vainqueur-stakes-finish", {"points": list(edition.points)})
    sprint = Text("vainqueur-stakes-sprint")
    board = staked(board, lambda sign: points if sign in finish else sprint if sign.kind == "sprint" else None)
    things = {points.key: cell_kind_id("finish"), sprint.key: cell_kind_id("sprint")}
    signs = [replace(sign, explain=things[sign.stakes.key]) if sign.stakes else sign for sign in board.signs]
    return replace(board, signs=signs)


def _drawn(edition: VainqueurEdition, stage: StageData) -> Board:
    step = 1 if stage.track else edition.cell_km
    road = Ribbon(_silhouette(edition, stage), stage.length // step + 1, _width(stage))
    side = Roadside(road, silhouettes.WIDTH, silhouettes.HEIGHT)
    cells = [_cell(edition, stage, road, side, number, step) for number in range(road.cells)]
    return Board(
        id=board_id(stage.number),
        kind="road",
        width=silhouettes.WIDTH,
        height=silhouettes.HEIGHT,
        cell_width=_width(stage),
        land="track" if stage.track else "mountain" if stage.type == MOUNTAIN else "flat",
        edges=[road.outline()],
        spine=road.spine(),
        cells=cells,
        lines=_lines(stage, road, step),
        signs=_signs(stage, road, side, step),
        profile=Profile(_heights(stage), _ticks(stage, step)),
    )


def _silhouette(edition: VainqueurEdition, stage: StageData) -> silhouettes.Silhouette:
    if stage.track:
        return silhouettes.SERPENTINE
    shapes = silhouettes.MOUNTAIN if stage.type == MOUNTAIN else silhouettes.FLAT
    before = sum(other.type == stage.type and other.number < stage.number for other in edition.stages.values())
    return shapes[before % len(shapes)]


def _width(stage: StageData) -> float:
    return silhouettes.TRACK_WIDTH if stage.track else silhouettes.ROAD_WIDTH


def _cell(edition: VainqueurEdition, stage: StageData, road: Ribbon, side: Roadside, number: int, step: int) -> Cell:
    position = number * step
    instruction = edition.tracks[stage.track].cells.get(number) if stage.track else None
    marked = not stage.track or number % _TRACK_MILESTONES == 0 or position == stage.length
    x, y = road.middle(number + 0.5)
    return Cell(
        id=f"cell:{position}",
        shape=road.cell(number),
        centre=(round(x, 1), round(y, 1)),
        heading=round(road.heading(number + 0.5), 1),
        kind=_kind(stage, position, instruction),
        number=number,
        label=str(position),
        label_at=side.place(number + 0.5, MILESTONE_SIZE, MILESTONE_SIZE) if marked else None,
        marks=[_marked(stage, instruction)] if instruction else [],
    )


def _kind(stage: StageData, position: int, instruction: Instruction | None) -> str:
    if position == 0:
        return "start"
    if position == stage.length:
        return "finish"
    if stage.track:
        if instruction is None:
            return "track"
        return "track-good" if _helps(instruction) else "track-bad"
    if stage.type == MOUNTAIN:
        return "climb"
    return "sprint" if position >= stage.sprint_from else "flat"


def _helps(instruction: Instruction) -> bool:
    if instruction.effect == "goto":
        return instruction.amount > instruction.cell
    return instruction.effect in ("forward", "again")


def _marked(stage: StageData, instruction: Instruction) -> Mark:
    return replace(instruction_text(instruction), explain=instruction_name(stage.track, instruction.cell))


def instruction_text(instruction: Instruction) -> Mark:
    """The sign on an instruction cell (VAI-14.4): what it does, in the edition's words."""
    args: Params = {"count": instruction.amount, "words": instruction.text}
    return Mark(_SYMBOLS[instruction.effect], Text(f"vainqueur-cell-{instruction.effect}", args))


def _lines(stage: StageData, road: Ribbon, step: int) -> list[RoadLine]:
    """Riders line up behind the start line; reaching the last cell is crossing the finish line (D-17)."""
    lines = [RoadLine("start", road.across(1))]
    if stage.type == FLAT:
        lines.append(RoadLine("sprint", road.across(stage.sprint_from // step, _LINE_OVERHANG)))
    return [*lines, RoadLine("finish", road.across(road.cells - 1))]


def _signs(stage: StageData, road: Ribbon, side: Roadside, step: int) -> list[Sign]:
    """Towns at both ends, the sprint zone at its middle; a sign for which there is no ground is left out."""
    wanted: list[tuple[str, Words | Text, float, str]] = []
    start, finish = _towns(stage.name)
    wanted.append(("town", start, 0.5, _longest(start)))
    if finish:
        wanted.append(("town", finish, road.cells - 0.5, _longest(finish)))
    if stage.type == FLAT:
        middle = (stage.sprint_from / step + road.cells - 1) / 2
        wanted.append(("sprint", Text("vainqueur-sign-sprint"), middle, _LONGEST_SPRINT_SIGN))
    signs: list[Sign] = []
    for kind, words, along, longest in wanted:
        at = side.place(along, sign_width(longest), SIGN_HEIGHT, above=False)
        if at is not None:
            signs.append(Sign(kind, at, *printed(words)))
    return signs


def _towns(name: Words) -> tuple[Words, Words]:
    """`Lille – Rouen` as two signs; a name without a dash is one sign at the start."""
    start: Words = {}
    finish: Words = {}
    for language, words in name.items():
        left, dash, right = words.partition(" – ")
        start[language] = left
        if dash:
            finish[language] = right
    return start, finish if "en" in finish else {}


def _longest(words: Words) -> str:
    return max(words.values(), key=len)


def _heights(stage: StageData) -> list[Spot]:
    """A plausible profile that is the same every time: the plains roll, mountains have passes."""
    points = 48
    return [Spot(round(place / points, 4), round(_height(stage, place / points), 3)) for place in range(points + 1)]


def _height(stage: StageData, along: float) -> float:
    phase = stage.number * 0.37
    roll = math.sin(math.tau * (1.3 * along + phase)) * 0.6 + math.sin(math.tau * (3.1 * along + phase * 1.7)) * 0.4
    if stage.type != MOUNTAIN:
        return (0.22 if stage.track else 0.3) + 0.14 * roll
    passes = 2 + stage.number % 2
    summit_finish = stage.number % 3 == 1
    high = 0.16 + 0.03 * roll
    for place in range(passes):
        top = (place + 1) / passes if summit_finish else (place + 0.55) / passes
        steep = max(0.0, 1 - abs(along - top) * passes * 1.25)
        high += steep * (0.45 + 0.3 * (place + 1) / passes)
    return min(high, 1.0)


def _ticks(stage: StageData, step: int) -> list[Milestone]:
    """Round distances, the sprint zone, the finish."""
    cells = stage.length // step
    every = step * next(count for count in (1, 2, 5, 10, 20, 50, cells) if cells <= count * _MOST_TICKS)
    zone = stage.sprint_from if stage.type == FLAT else -1
    ticks = [
        Milestone(round(position / stage.length, 4), str(position))
        for position in range(0, stage.length, every)
        if position != zone
    ]
    if zone > 0:
        along = round(zone / stage.length, 4)
        ticks.append(Milestone(along, str(zone), "mark-sprint", text=Text("vainqueur-milestone-sprint")))
        ticks.sort(key=lambda tick: tick.along)
    return [*ticks, Milestone(1.0, f"{stage.length} km", "mark-finish", text=Text("vainqueur-milestone-finish"))]
