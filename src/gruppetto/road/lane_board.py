"""A lane road as a board: the stage file's strip of numbers laid out as a winding road on the plane.

Lanes are counted and aligned from the advantage side, as the rules count them, so that straight on is straight on also
where the road gets wider or narrower. Before number 1 lies the start area, behind the finish line the run-out.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from gruppetto.engine.board import Board, Cell, Milestone, Profile, RoadLine, Sign, Spot, Strip, printed
from gruppetto.engine.edition import Words
from gruppetto.engine.scene import Mark, Point, Text
from gruppetto.road.lanes import LaneRoad, Sprint
from gruppetto.road.ribbon import Ribbon, onto_board, rounded
from gruppetto.road.roadside import LANE_SIGN_HEIGHT, Roadside, lane_sign_width
from gruppetto.road.serpentine import Curve, Fold, serpentine

LANE: Final = 22.0
CELL: Final = 31.0
START: Final = 4
"""The start area is as long as so many cells."""
START_CELL: Final = "cell:0"
_BETWEEN_ROWS: Final = 78.0
"""Ground between two rows at their widest: for number tabs, sign boards and riders beside the road."""
_CLEAR: Final = 30.0
_MARGIN: Final = 44.0
_OVERHANG: Final = 5.0
_TAB: Final = (26.0, 18.0)
_TAB_EVERY: Final = 5
_PAST_CHEQUERS: Final = 0.3
"""The numbers of the run-out stand a little forward, so that the chequers of the line do not cover the first."""
_MOST_TICKS: Final = 6
_ROLL: Final = (0.0, 0.05, 0.02, 0.07, 0.03, -0.02, 0.04, 0.0)
"""What is added to a profile so that the plains roll a little."""
_RISE: Final = {"flat": 0.0, "up": 1.0, "down": -1.25}
_KINDS: Final = {"flat": "flat", "up": "climb", "down": "descent"}

Say = Callable[[str], Text]
"""The game's own sentence for `mark-exchange`, `mark-chance`, `sign-start`, `sign-finish`, `milestone-finish`."""


class LaneRibbon(Ribbon):
    """The ribbon of a lane road; places along it count the start area too, so number 1 lies from START on."""

    def __init__(self, waypoints: Sequence[Point], road: LaneRoad) -> None:
        super().__init__(waypoints, START + road.end, LANE * max(lanes_by_number(road)))
        self.road = road
        self.right = 1 if road.advantage_side == "right" else -1
        self._edge = LANE * _usual_lanes(road) / 2

    def number(self, along: float) -> int:
        return min(max(int(along) - START + 1, 1), self.road.end)

    def offset(self, lane: float) -> float:
        """Where a lane has its middle; half a lane more is its far edge, half a lane less its near one."""
        return self.right * (self._edge - (lane - 0.5) * LANE)

    def edges(self, along: float) -> tuple[float, float]:
        near, far = self.offset(0.5), self.offset(self.road.lanes(self.number(along)) + 0.5)
        return (far, near) if self.right > 0 else (near, far)

    def middle_of(self, number: int, lane: float) -> Point:
        return self.beside(START + number - 0.5, self.offset(lane))

    def outline(self) -> list[Point]:
        """The casing, with a step wherever the width changes."""
        left: list[Point] = []
        right: list[Point] = []
        for cell in range(self.cells):
            left_edge, right_edge = self.edges(cell)
            left += self.side(cell, cell + 1, left_edge)
            right += self.side(cell, cell + 1, right_edge)
        ring = rounded(left + right[::-1])
        return [*ring, ring[0]]


@dataclass(frozen=True, slots=True)
class LaneBoard:
    """A board with what it was drawn from, to put riders where there is no cell."""

    board: Board
    ribbon: LaneRibbon

    def behind_start(self, row: float, file: float) -> Point:
        """A place in the start area; both from 0, front and lane 1, to 1."""
        lanes = self.ribbon.road.lanes(1)
        return _point(
            self.ribbon.beside(0.45 + (START - 0.9) * (1 - row), self.ribbon.offset(0.9 + (lanes - 0.8) * file))
        )

    def on_the_line(self, place: int) -> Point:
        """Where somebody stands who finished without a cell behind the line."""
        ribbon = self.ribbon
        return _point(
            ribbon.beside(START + ribbon.road.cells, ribbon.offset(ribbon.road.run_out_lanes + 1 + 0.6 * place))
        )

    def beside(self, number: int, lane: int, place: int) -> Point:
        """The place in the line of fallen riders at a number: by the edge that the carriageway with `lane` has.

        That is the side away from the numbers, in a divided section the outer edge (D-24).
        """
        ribbon = self.ribbon
        lanes = ribbon.road.carriageways(number)
        near = len(lanes) > 1 and lane in lanes[0]
        edge = ribbon.offset(-0.1) if near else ribbon.offset(ribbon.road.lanes(number) + 1.1)
        return _point(ribbon.beside(START + number - 0.2 - 0.7 * place, edge))


def lane_board(road: LaneRoad, say: Say) -> LaneBoard:
    """The road on the plane."""
    ribbon, width, height = _laid_out(road)
    side = Roadside(ribbon, width, height)
    cells = _cells(road, ribbon, side, say)
    board = Board(
        id=road.id,
        kind="lanes",
        width=width,
        height=height,
        cell_width=LANE,
        land="alps" if any(segment.terrain != "flat" for segment in road.segments) else "fields",
        edges=[ribbon.outline()],
        spine=ribbon.spine(),
        cells=cells,
        lines=_lines(road, ribbon),
        signs=_signs(road, ribbon, side, say),
        profile=Profile(_heights(road), _milestones(road, say)),
        strips=_strips(road, ribbon),
    )
    return LaneBoard(board, ribbon)


def along_profile(road: LaneRoad, number: int) -> float:
    """The place of a number on the profile strip, which ends with the run-out."""
    return round(number / road.end, 4)


def lanes_by_number(road: LaneRoad) -> list[int]:
    return [road.lanes(number) for number in range(1, road.end + 1)]


def cell_id(road: LaneRoad, number: int, lane: int) -> str:
    """`cell:55.2`, on the run-out `cell:-4.2`."""
    return f"cell:{number if number <= road.cells else road.cells - number}.{lane}"


# --- laying out ---


def _laid_out(road: LaneRoad) -> tuple[LaneRibbon, float, float]:
    """The ribbon on the smallest board that holds it with a margin."""
    widest = LANE * max(lanes_by_number(road))
    fold = Fold(START + road.end, CELL, widest + _BETWEEN_ROWS, widest + _CLEAR)
    curves = [
        Curve(START + segment.first - 1, START + segment.last, segment.bend == "left")
        for segment in road.segments
        if segment.bend != "none"
    ]
    waypoints = serpentine(fold, curves)
    moved, width, height = onto_board(waypoints, LaneRibbon(waypoints, road).outline(), _MARGIN)
    return LaneRibbon(moved, road), width, height


def _usual_lanes(road: LaneRoad) -> int:
    return Counter(lanes_by_number(road)).most_common(1)[0][0]


def _point(point: Point) -> Point:
    return rounded([point])[0]


# --- cells ---


def _cells(road: LaneRoad, ribbon: LaneRibbon, side: Roadside, say: Say) -> list[Cell]:
    cells = [_start(ribbon)]
    special = {place: Mark("mark-exchange", say("mark-exchange"), explain="mark:exchange") for place in road.exchange}
    special |= {place: Mark("mark-chance", say("mark-chance"), explain="mark:chance") for place in road.chance}
    for number in range(1, road.end + 1):
        label_at = _label_at(road, ribbon, side, number)
        for lane in range(1, road.lanes(number) + 1):
            mark = special.get((number, lane))
            cells.append(_cell(road, ribbon, number, lane, label_at if lane == 1 else None, [mark] if mark else []))
    return cells


def _cell(
    road: LaneRoad, ribbon: LaneRibbon, number: int, lane: int, label_at: Point | None, marks: list[Mark]
) -> Cell:
    along = START + number - 1
    left, right = sorted((ribbon.offset(lane - 0.5), ribbon.offset(lane + 0.5)))
    label = road.label(number, lane).replace("-", "−")
    return Cell(
        id=cell_id(road, number, lane),
        shape=ribbon.strip(along, along + 1, left, right),
        centre=_point(ribbon.middle_of(number, lane)),
        heading=round(ribbon.heading(along + 0.5), 1),
        kind="runout" if number > road.cells else _KINDS[road.terrain(number)],
        number=number,
        lane=lane,
        label=str(number) if label_at and number <= road.cells else label,
        label_at=label_at,
        marks=marks,
        name=road.called(number, lane),
    )


def _start(ribbon: LaneRibbon) -> Cell:
    left, right = ribbon.edges(0)
    return Cell(
        id=START_CELL,
        shape=ribbon.strip(0, START, left, right),
        centre=_point(ribbon.beside(START / 2, (left + right) / 2)),
        heading=round(ribbon.heading(START / 2), 1),
        kind="start",
        number=0,
        name="0",
    )


def _label_at(road: LaneRoad, ribbon: LaneRibbon, side: Roadside, number: int) -> Point | None:
    """Every fifth number has a tab beside lane 1; the run-out has its numbers on the road."""
    if number > road.cells:
        return _point(ribbon.beside(START + number - _PAST_CHEQUERS, ribbon.offset((road.run_out_lanes + 1) / 2)))
    if number % _TAB_EVERY:
        return None
    return side.place(START + number - 0.5, *_TAB, right=ribbon.right > 0)


# --- lines, signs, strips ---


def _lines(road: LaneRoad, ribbon: LaneRibbon) -> list[RoadLine]:
    lines = [RoadLine("start", ribbon.across(START))]
    for sprint in road.sprints:
        lines.append(RoadLine(_sort(road, sprint), ribbon.across(START + sprint.at - 1, _OVERHANG)))
    return [*lines, RoadLine("finish", ribbon.across(START + road.cells))]


def _sort(road: LaneRoad, sprint: Sprint) -> str:
    """A line on top of a climb is a summit."""
    return "summit" if sprint.at > 1 and road.terrain(sprint.at - 1) == "up" else "sprint"


def _signs(road: LaneRoad, ribbon: LaneRibbon, side: Roadside, say: Say) -> list[Sign]:
    """Start, sprints and summits by name, finish; a sign for which there is no ground is left out."""
    wanted: list[tuple[str, str, Words | Text, float, str]] = []
    wanted.append(("town", "start", say("sign-start"), START / 2, "Départ"))
    for sprint in road.sprints:
        sort = _sort(road, sprint)
        kind = "climb" if sort == "summit" else "sprint"
        wanted.append((kind, sort, sprint.name, START + sprint.at - 1, max(sprint.name.values(), key=len)))
    wanted.append(("town", "finish", say("sign-finish"), START + road.cells + 1.5, "Arrivée"))
    signs: list[Sign] = []
    for kind, sort, words, along, longest in wanted:
        at = side.place(along, lane_sign_width(longest), LANE_SIGN_HEIGHT, right=ribbon.right < 0)
        if at is not None:
            signs.append(Sign(kind, at, *printed(words), explain="" if sort == "start" else f"sign:{sort}"))
    return signs


def _strips(road: LaneRoad, ribbon: LaneRibbon) -> list[Strip]:
    strips: list[Strip] = []
    for divider in road.dividers:
        offset = ribbon.offset(divider.after_lane + 0.5)
        line = ribbon.side(START + divider.first - 1, START + divider.last, offset)
        trees = [ribbon.beside(START + n - 0.5, offset) for n in range(divider.first, divider.last + 1)]
        strips.append(Strip(rounded(line), rounded(trees)))
    return strips


# --- the profile ---


def _heights(road: LaneRoad) -> list[Spot]:
    """Up where the road climbs, down where it descends, rolling a little; the highest pass is 1 high."""
    rises = [_RISE[road.terrain(number)] for number in range(1, road.end + 1)]
    heights = list(accumulate(rises, initial=0.0))
    lowest, span = min(heights), max(heights) - min(heights)
    return [
        Spot(along_profile(road, number), round(_height(number, (high - lowest) / span if span else 0.12), 3))
        for number, high in enumerate(heights)
        if number % 2 == 0 or number == road.end
    ]


def _height(number: int, high: float) -> float:
    return 0.1 + 0.82 * high + _ROLL[number // 2 % len(_ROLL)] * (1 - high)


def _milestones(road: LaneRoad, say: Say) -> list[Milestone]:
    """Round numbers, lines by name, the finish."""
    every = next(step for step in (5, 10, 20, 50, 100, 200) if road.cells <= step * _MOST_TICKS)
    stones = [Milestone(along_profile(road, number), str(number)) for number in range(0, road.cells, every)]
    for sprint in road.sprints:
        along = along_profile(road, sprint.at)
        stones = [stone for stone in stones if abs(stone.along - along) > 0.03]
        stones.append(Milestone(along, str(sprint.at), f"mark-{_sort(road, sprint)}", sprint.name))
    stones.sort(key=lambda stone: stone.along)
    return [
        *stones,
        Milestone(along_profile(road, road.cells), str(road.cells), "mark-finish", text=say("milestone-finish")),
    ]
