"""A hex road as a board: cells, yellow lines, wind, arrows, signs and the profile strip."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal

from gruppetto.engine.board import Arrow, Board, Cell, RoadLine, Sign, Wind, printed
from gruppetto.engine.edition import Words
from gruppetto.engine.scene import Mark, Point, Text
from gruppetto.road.hex_layout import HexRoad, Section
from gruppetto.road.hex_plane import RADIUS, border, centre, heading, on_plane, outlines, seen_from_behind
from gruppetto.road.hex_profile import profile
from gruppetto.road.hex_side import HexSide
from gruppetto.road.hexes import Hex
from gruppetto.road.ribbon import rounded
from gruppetto.road.roadside import SIGN_HEIGHT, sign_width

_MARGIN: Final = 120.0
"""Ground around the road, for signs and wind arrows."""

Say = Callable[[str], Text]
"""The game's own sentence for `mark-sprint`, `mark-summit`, `sign-finish`, `milestone-finish`."""


def hex_board(road: HexRoad, say: Say) -> Board:
    """The road on the plane."""
    points = [centre(place) for place in road.places]
    left, top = min(x for x, _ in points) - _MARGIN, min(y for _, y in points) - _MARGIN
    width = round(max(x for x, _ in points) + _MARGIN - left)
    height = round(max(y for _, y in points) + _MARGIN - top)
    side = HexSide(points, (left, top, left + width, top + height))
    winds = [wind for number in range(len(road.sections)) if (wind := _wind(road, number, side)) is not None]
    board = Board(
        id=road.stage.id,
        kind="hexes",
        width=width,
        height=height,
        cell_width=2 * RADIUS,
        land="above",
        edges=[ring for section in _once(road) for ring in outlines(section.hexes)],
        spine=_spine(road),
        cells=_cells(road, say),
        lines=_lines(road),
        signs=_signs(road, side, say),
        profile=profile(road, say),
        winds=winds,
        arrows=[_direction(section) for section in _once(road)[:-1]],
    )
    return _moved(board, -left, -top)


def _once(road: HexRoad) -> list[Section]:
    """The sections, those of a circuit in their first lap only; a way in that later laps have is kept too."""
    return [
        section
        for number, section in enumerate(road.sections)
        if section.lap == 1 or not set(section.hexes) <= _laid_before(road, number)
    ]


def _laid_before(road: HexRoad, number: int) -> set[Hex]:
    return {place for section in road.sections[:number] for place in section.hexes}


# --- cells ---


def _cells(road: HexRoad, say: Say) -> list[Cell]:
    corridor = frozenset(road.corridor)
    cells: list[Cell] = []
    for place, sections in road.places.items():
        number = sections[0]
        section = road.sections[number]
        stretch = number == road.stretch
        label = str(road.second_value(place)) if stretch else ""
        lane, _, row = section.address(place).partition(".")
        lines = _lines_through(section, place)
        cells.append(
            Cell(
                id=road.cell(place),
                shape=seen_from_behind(place, section.direction),
                centre=centre(place),
                heading=heading(section.direction),
                kind="runout" if stretch else "start" if place in corridor else section.segment.terrain,
                number=max(0, road.rows_before[number] + int(row) + road.stage.corridor_rows),
                lane=int(lane),
                label=label,
                label_at=centre(place) if stretch else None,
                marks=[Mark(f"mark-{line}", say(f"mark-{line}"), explain=f"sign:{line}") for line in lines],
                line=lines[0] if lines else "",
                name=road.called(place),
            )
        )
    return cells


def _lines_through(section: Section, place: Hex) -> list[Literal["sprint", "summit"]]:
    """Sprints and summits run through one hex of each lane."""
    return [
        mark.kind
        for mark in section.segment.marks
        if mark.kind != "finish" and 0 <= section.level(place) - section.line_level(mark.row) <= 1
    ]


# --- lines ---


def _lines(road: HexRoad) -> list[RoadLine]:
    lines: list[RoadLine] = []
    drawn: set[tuple[Point, Point]] = set()
    for section, after in zip(road.sections, road.sections[1:], strict=False):
        hatched = "climb" in (section.segment.terrain, after.segment.terrain)
        last = after is road.sections[-1]
        kind = (
            "finish" if last else "climb" if hatched and section.segment.terrain != after.segment.terrain else "segment"
        )
        for path in map(rounded, border(section, after)):
            ends = path[0], path[-1]
            if ends not in drawn:
                drawn.add(ends)
                lines.append(RoadLine(kind, ends, path))
    return [*lines, *_rails(road)]


def _rails(road: HexRoad) -> list[RoadLine]:
    """The railings of a bridge, on both sides."""
    rails: list[RoadLine] = []
    for section in road.sections:
        if section.segment.terrain == "bridge":
            for lane in (section.left - 0.75, section.right + 0.75):
                ends = (
                    on_plane(section.direction, section.base, lane),
                    on_plane(section.direction, section.top, lane),
                )
                rails.append(RoadLine("rail", ends, list(ends)))
    return rails


def _spine(road: HexRoad) -> list[Point]:
    """The middle of the road, from the rear of the corridor to the end of the stretch."""
    spine: list[Point] = []
    for number, section in enumerate(road.sections):
        rear = section.base - 2 * road.stage.corridor_rows if number == 0 else section.base + 1
        middle = (section.left + section.right) / 2
        levels = (*range(rear, section.top, 4), section.top)
        spine += [on_plane(section.direction, level, middle) for level in levels]
    return rounded(spine)


def _direction(section: Section) -> Arrow:
    """The arrow painted near the beginning of a section: which way it goes. The stretch has its seconds instead."""
    level = min(section.base + 3, section.top)
    return Arrow(on_plane(section.direction, level, (section.left + section.right) / 2), heading(section.direction))


# --- what stands beside the road ---


def _wind(road: HexRoad, number: int, side: HexSide) -> Wind | None:
    """The dashed edge and its arrow; a bridge has two. Only where the edge of the road is free."""
    section = road.sections[number]
    if section.lap > 1:
        return None
    right = section.segment.wind == "R"
    lane = section.right if right else section.left
    levels = [section.level(place) for place in section.hexes if section.lane(place) == lane]
    if not levels:
        return None
    aside = 0.95 if right else -0.95
    ends = tuple(on_plane(section.direction, level, lane + aside) for level in (min(levels) - 0.4, max(levels) + 0.4))
    runs = side.free_runs(ends[0], ends[1])
    if not runs:
        return None
    longest = max(runs, key=len)
    onto = heading(section.direction) + (-90 if right else 90)
    count = 2 if section.segment.terrain == "bridge" else 1
    arrows = [Arrow(at, _turned(onto)) for at in side.arrows(longest, onto, count)]
    return Wind([[run[0], run[-1]] for run in runs], arrows)


def _turned(degrees: float) -> float:
    return (degrees + 180.0) % 360.0 - 180.0


def _signs(road: HexRoad, side: HexSide, say: Say) -> list[Sign]:
    """Towns and climbs by name, sprints and summits, the finish; what finds no ground is left out."""
    signs: list[Sign] = []
    for number, section in enumerate(road.sections):
        if section.lap > 1:
            continue
        for kind, explain, words, level in _wanted(road, number, say):
            longest = "Arrivée" if isinstance(words, Text) else max(words.values(), key=len)
            at = side.sign(section, level, sign_width(longest), SIGN_HEIGHT)
            if at is not None:
                signs.append(Sign(kind, at, *printed(words), explain=explain))
    return signs


def _wanted(road: HexRoad, number: int, say: Say) -> list[tuple[str, str, Words | Text, float]]:
    """The signs of a segment: their kind, what explains them, what they say, and where they stand."""
    section = road.sections[number]
    segment = section.segment
    wanted: list[tuple[str, str, Words | Text, float]] = [
        ("climb" if mark.kind == "summit" else "sprint", f"sign:{mark.kind}", mark.name, section.line_level(mark.row))
        for mark in segment.marks
        if mark.kind != "finish" and mark.name["en"]
    ]
    told = any(kind == "climb" or segment.name == words for kind, _, words, _ in wanted)
    if segment.name is not None and not told:
        kind, explain = ("climb", "cell:climb") if segment.terrain == "climb" else ("town", "")
        wanted.append((kind, explain, segment.name, (section.base + section.top) / 2))
    if number == road.stretch:
        wanted.append(("town", "sign:finish", say("sign-finish"), section.base + 1))
    return wanted


# --- onto a board whose upper left corner is (0, 0) ---


def _moved(board: Board, dx: float, dy: float) -> Board:
    def point(at: Point) -> Point:
        return round(at[0] + dx, 1), round(at[1] + dy, 1)

    def points(line: list[Point]) -> list[Point]:
        return [point(at) for at in line]

    def arrow(found: Arrow) -> Arrow:
        return Arrow(point(found.at), found.heading)

    return replace(
        board,
        edges=[points(ring) for ring in board.edges],
        spine=points(board.spine),
        cells=[
            replace(
                cell,
                shape=points(cell.shape),
                centre=point(cell.centre),
                label_at=cell.label_at and point(cell.label_at),
            )
            for cell in board.cells
        ],
        lines=[
            RoadLine(line.kind, (point(line.ends[0]), point(line.ends[1])), points(line.path)) for line in board.lines
        ],
        signs=[replace(sign, at=point(sign.at)) for sign in board.signs],
        winds=[Wind([points(line) for line in wind.lines], [arrow(at) for at in wind.arrows]) for wind in board.winds],
        arrows=[arrow(found) for found in board.arrows],
    )
