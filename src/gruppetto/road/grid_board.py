"""A grid road as a board: its rows of cells along a winding ribbon, with start strips, dots, green line and finish."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

from gruppetto.engine.board import Board, Cell, Land, Milestone, Profile, RoadLine, Sign, Spot, Strip
from gruppetto.engine.scene import Mark, Point, Text
from gruppetto.road.grid import GridRoad
from gruppetto.road.ribbon import Ribbon, onto_board, rounded
from gruppetto.road.roadside import SIGN_HEIGHT, Roadside, sign_width
from gruppetto.road.serpentine import Fold, serpentine
from gruppetto.road.silhouettes import HEIGHT, WIDTH, Silhouette

LANE: Final = 43.0
GAP: Final = 15.0
"""Planted ground between lanes that lie apart."""
FINISH_CELL: Final = "cell:finish"
FINISH_ROWS: Final = 2
"""The ground behind the finish line is as long as so many rows."""
_LONG: Final = 24
"""A road with more rows than these is folded."""
_ROW: Final = 50.0
_BETWEEN: Final = 0.65
"""Ground between two stretches of a folded road, as a part of its width: the inner lane needs room to turn."""
_CLEAR: Final = 26.0
_MARGIN: Final = 40.0
_TAB: Final = (26.0, 19.0)
_TAB_EVERY: Final = 5
_OVERHANG: Final = 5.0
_FILES: Final = 3
_PLAIN_HEIGHT: Final = 0.14
_ROLL: Final = (0.0, 0.05, 0.02, 0.07, 0.03, -0.02, 0.04, 0.0)
"""What is added to a profile so that the plains roll a little."""

# fmt: off
_PLAIN: Final[Silhouette] = (
    (34, 356), (150, 372), (262, 366), (372, 328), (474, 282), (572, 266), (672, 286), (770, 326), (868, 354),
    (972, 352), (1082, 334),
)
_PASS: Final[Silhouette] = (
    (34, 404), (150, 398), (262, 366), (368, 300), (470, 236), (566, 210), (662, 232), (764, 292), (868, 356),
    (976, 390), (1082, 394),
)
_CITY: Final[Silhouette] = (
    (34, 300), (146, 294), (252, 318), (356, 366), (462, 402), (572, 398), (672, 352), (766, 300), (866, 276),
    (974, 286), (1082, 304),
)
_TRIAL: Final[Silhouette] = ((34, 336), (200, 348), (380, 328), (560, 312), (740, 328), (910, 348), (1082, 336))
# fmt: on

Say = Callable[[str], Text]
"""The game's own sentence for `mark-dot`, `sign-start`, `sign-green`, `sign-finish`, `milestone-green`, …"""


class GridRibbon(Ribbon):
    """The ribbon of a grid road; places along it are counted in rows, the ground behind the finish included."""

    def __init__(self, waypoints: Sequence[Point], road: GridRoad) -> None:
        self.road = road
        self.pitch = LANE + (GAP if road.apart else 0.0)
        super().__init__(waypoints, road.length + FINISH_ROWS, LANE + self.pitch * (road.lanes - 1))

    def place(self, number: float) -> float:
        """Where the rear edge of a row lies."""
        return number - self.road.first

    def offset(self, lane: float) -> float:
        """The middle of a lane, to the right of the riders where positive; lane 1 is the leftmost."""
        return (lane - (self.road.lanes + 1) / 2) * self.pitch

    def number(self, along: float) -> int:
        return min(max(int(along) + self.road.first, self.road.first), self.road.last)

    def edges(self, along: float) -> tuple[float, float]:
        if along >= self.place(self.road.last + 1):
            return -self.width / 2, self.width / 2
        runs = self.road.runs(self.number(along))
        return self.offset(runs[0][0]) - LANE / 2, self.offset(runs[-1][1]) + LANE / 2

    def piece(self, first: int, last: int, run: tuple[int, int]) -> list[Point]:
        """The outline of some lanes from one row to another."""
        left, right = self.offset(run[0]) - LANE / 2, self.offset(run[1]) + LANE / 2
        return self.strip(self.place(first), self.place(last + 1), left, right)

    def middle_of(self, number: int, lane: float) -> Point:
        return self.beside(self.place(number + 0.5), self.offset(lane))


@dataclass(frozen=True, slots=True)
class GridBoard:
    """A board with what it was drawn from, to put riders behind the finish line."""

    board: Board
    ribbon: GridRibbon

    def behind_line(self, place: int, of: int) -> Point:
        """Where somebody stands who is home: in files of three, the first in front."""
        road, ribbon = self.ribbon.road, self.ribbon
        rank, file = divmod(place, _FILES)
        ranks = max(1, -(-of // _FILES))
        along = ribbon.place(road.last + 1) + (ribbon.cells - ribbon.place(road.last + 1)) * (1 - (rank + 0.5) / ranks)
        return _point(ribbon.beside(along, ribbon.width * ((file + 0.5) / _FILES - 0.5)))


def grid_board(road: GridRoad, say: Say) -> GridBoard:
    """The road on the plane."""
    ribbon, width, height = _laid_out(road)
    side = Roadside(ribbon, width, height)
    signs = _signs(road, ribbon, side, say)
    board = Board(
        id=road.id,
        kind="lanes",
        width=width,
        height=height,
        cell_width=LANE,
        land=_land(road),
        edges=_casing(road, ribbon),
        spine=ribbon.spine(),
        cells=_cells(road, ribbon, side, say),
        lines=_lines(road, ribbon),
        signs=signs,
        profile=Profile(_heights(road), _milestones(road, say)),
        strips=_strips(road, ribbon),
    )
    return GridBoard(board, ribbon)


def along_profile(road: GridRoad, number: float) -> float:
    """The place of a row on the profile strip, which ends at the finish line."""
    return round((number - road.first + 0.5) / (road.length + 0.5), 4) if number <= road.last else 1.0


def cell_id(number: int, lane: int) -> str:
    """`cell:12.3` is lane 3 of row 12."""
    return f"cell:{number}.{lane}"


def _laid_out(road: GridRoad) -> tuple[GridRibbon, float, float]:
    """The ribbon on its board: one of our shapes, or for a long road rows to and fro."""
    if road.length <= _LONG:
        return GridRibbon(_silhouette(road), road), WIDTH, HEIGHT
    wide = GridRibbon(_PLAIN, road).width
    fold = Fold(road.length + FINISH_ROWS, _ROW, wide * (1 + _BETWEEN), wide + _CLEAR)
    waypoints = serpentine(fold, [])
    moved, width, height = onto_board(waypoints, GridRibbon(waypoints, road).outline(), _MARGIN)
    return GridRibbon(moved, road), width, height


def _silhouette(road: GridRoad) -> Silhouette:
    if road.apart:
        return _TRIAL
    if _is_pass(road):
        return _PASS
    return _CITY if road.islands() else _PLAIN


def _is_pass(road: GridRoad) -> bool:
    return any(road.terrain(number) != "flat" for number in road.numbers())


def _land(road: GridRoad) -> Land:
    if road.length > _LONG:
        return "alps" if _is_pass(road) else "fields"
    return "mountain" if _is_pass(road) else "flat"


def _point(point: Point) -> Point:
    return rounded([point])[0]


# --- the ground ---


def _stretches(road: GridRoad) -> Iterator[tuple[int, int, tuple[tuple[int, int], ...]]]:
    """Rows with the same pieces of road side by side, from the first to the last."""
    for runs, numbers in groupby(road.numbers(), road.runs):
        rows = list(numbers)
        yield rows[0], rows[-1], runs


def _casing(road: GridRoad, ribbon: GridRibbon) -> list[list[Point]]:
    """A ring around each piece of road; where pieces meet, the rings run together."""
    rings = [ribbon.piece(first, last, run) for first, last, runs in _stretches(road) for run in runs]
    rings.append(ribbon.strip(ribbon.place(road.last + 1), ribbon.cells, *ribbon.edges(ribbon.cells)))
    return [[*ring, ring[0]] for ring in rings]


def _strips(road: GridRoad, ribbon: GridRibbon) -> list[Strip]:
    """Hedges between lanes that lie apart, and trees on traffic islands."""
    planted: list[tuple[float, int, int]] = [*road.islands()]
    if road.apart:
        planted += [(lane + 0.5, road.first, road.last) for lane in range(1, road.lanes)]
    return [_strip(ribbon, *strip) for strip in planted]


def _strip(ribbon: GridRibbon, lane: float, first: int, last: int) -> Strip:
    offset = ribbon.offset(lane)
    line = rounded(ribbon.side(ribbon.place(first + 0.3), ribbon.place(last + 0.7), offset))
    trees = [_point(ribbon.beside(ribbon.place(number + 0.5), offset)) for number in range(first, last + 1)]
    return Strip(line, trees)


def _cells(road: GridRoad, ribbon: GridRibbon, side: Roadside, say: Say) -> list[Cell]:
    cells: list[Cell] = []
    for number in road.numbers():
        tab = side.place(ribbon.place(number + 0.5), *_TAB, above=False) if _has_tab(road, number) else None
        lanes = [lane for lane in range(1, road.lanes + 1) if road.has(number, lane)]
        cells += [_cell(road, ribbon, number, lane, tab if lane == lanes[-1] else None, say) for lane in lanes]
    return [*cells, _finish(road, ribbon)]


def _has_tab(road: GridRoad, number: int) -> bool:
    return number > road.first and number % _TAB_EVERY == 0


def _cell(road: GridRoad, ribbon: GridRibbon, number: int, lane: int, tab: Point | None, say: Say) -> Cell:
    starts = number < road.first + road.start_rows
    return Cell(
        id=cell_id(number, lane),
        shape=ribbon.piece(number, number, (lane, lane)),
        centre=_point(ribbon.middle_of(number, lane)),
        heading=round(ribbon.heading(ribbon.place(number + 0.5)), 1),
        kind="start" if starts else road.terrain(number),
        number=number,
        lane=lane,
        label=str(number) if tab else "",
        label_at=tab,
        marks=[Mark("mark-risk", say("mark-dot"), explain="mark:dot")] if road.dot(number, lane) else [],
        name=f"{number}.{lane}",
        team=road.starts.get(lane, "") if starts else "",
    )


def _finish(road: GridRoad, ribbon: GridRibbon) -> Cell:
    line = ribbon.place(road.last + 1)
    middle = (line + ribbon.cells) / 2
    return Cell(
        id=FINISH_CELL,
        shape=ribbon.strip(line, ribbon.cells, *ribbon.edges(ribbon.cells)),
        centre=_point(ribbon.middle(middle)),
        heading=round(ribbon.heading(middle), 1),
        kind="finish",
        number=road.last + 1,
    )


# --- lines and signs ---


def _lines(road: GridRoad, ribbon: GridRibbon) -> list[RoadLine]:
    lines: list[RoadLine] = []
    if road.start_rows:
        lines.append(RoadLine("start", ribbon.across(ribbon.place(road.first + road.start_rows))))
    if road.green_after:
        lines.append(RoadLine("green", ribbon.across(ribbon.place(road.green_after + 1) - 0.01, _OVERHANG)))
    return [*lines, RoadLine("finish", ribbon.across(ribbon.place(road.last + 1)))]


def _signs(road: GridRoad, ribbon: GridRibbon, side: Roadside, say: Say) -> list[Sign]:
    """Start, green line and finish by name; a sign for which there is no ground is left out."""
    wanted = [("town", "start", "", ribbon.place(road.first + 1.5), "Départ")]
    if road.green_after:
        wanted.append(("sprint", "green", "sign:green", ribbon.place(road.green_after + 1), "Ligne verte · 3 pts"))
    wanted.append(("town", "finish", "cell:finish", ribbon.place(road.last + 0.2), "Arrivée"))
    signs: list[Sign] = []
    for kind, word, explain, along, longest in wanted:
        at = side.place(along, sign_width(longest), SIGN_HEIGHT)
        if at:
            signs.append(Sign(kind, at, text=say(f"sign-{word}"), explain=explain))
    return signs


# --- the profile ---


def _heights(road: GridRoad) -> list[Spot]:
    """A pass rises to its green line and falls behind it; elsewhere the country rolls."""
    high = 0.0
    heights = [high]
    steps = {"flat": 0.0, "climb": 1.0, "descent": -1.0}
    for before, number in pairwise(road.numbers()):
        step = steps[road.terrain(number)]
        high = max(0.0, high + step) if step or not _comes_down(road, before) else high * 0.5
        heights.append(high)
    top = max(heights)
    return [
        Spot(along_profile(road, number), round(_PLAIN_HEIGHT + 0.78 * (high / top if top else 0.0) + _roll(number), 3))
        for number, high in zip(road.numbers(), heights, strict=True)
    ] + [Spot(1.0, _PLAIN_HEIGHT)]


def _comes_down(road: GridRoad, number: int) -> bool:
    """Behind a pass the road runs out into the valley."""
    return 0 < road.green_after < number


def _roll(number: int) -> float:
    return _ROLL[number % len(_ROLL)]


def _milestones(road: GridRoad, say: Say) -> list[Milestone]:
    """Every fifth row, the green line by name, the finish."""
    green = along_profile(road, road.green_after + 0.5) if road.green_after else -1.0
    stones = [
        Milestone(along_profile(road, number), str(number))
        for number in road.numbers()
        if number % _TAB_EVERY == 0 and abs(along_profile(road, number) - green) > 0.06 and number < road.last
    ]
    if road.green_after:
        stones.append(Milestone(green, "", "mark-green-line", text=say("milestone-green")))
    stones.sort(key=lambda stone: stone.along)
    return [*stones, Milestone(1.0, str(road.last), "mark-finish", text=say("milestone-finish"))]
