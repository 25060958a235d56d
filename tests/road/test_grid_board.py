"""A grid road on the plane: every cell has its ground, lane 1 lies on the left, lines lie where they are crossed."""

import math
from collections.abc import Iterable
from functools import cache
from itertools import combinations

import pytest

from gruppetto.engine.board import Cell
from gruppetto.engine.scene import Point, Text
from gruppetto.road.drawing import draw
from gruppetto.road.grid import GridRoad
from gruppetto.road.grid_board import FINISH_CELL, LANE, GridBoard, along_profile, cell_id, grid_board
from gruppetto.road.roadside import SIGN_HEIGHT, sign_width
from tests.road.geometry import contains, is_simple, meet, rectangle
from tests.road.grids import ALL, DUEL, ISLAND, PASS, PLAIN, TEAM_TRIAL

every_road = pytest.mark.parametrize("road", ALL, ids=lambda road: road.id)


@cache
def laid(name: str) -> GridBoard:
    road = next(road for road in ALL if road.id == name)
    return grid_board(road, lambda word: Text(f"game-{word}"))


def cells(road: GridRoad) -> dict[str, Cell]:
    return {cell.id: cell for cell in laid(road.id).board.cells}


def area(polygon: list[Point]) -> float:
    ring = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in ring)) / 2


@every_road
def test_every_cell_of_the_stage_file_is_on_the_board_once_and_no_other(road: GridRoad) -> None:
    numbered = [
        cell_id(row, lane) for row in road.numbers() for lane in range(1, road.lanes + 1) if road.has(row, lane)
    ]
    assert [cell.id for cell in laid(road.id).board.cells] == [*numbered, FINISH_CELL]


@every_road
def test_cells_are_plain_shapes_around_their_middle(road: GridRoad) -> None:
    for cell in laid(road.id).board.cells:
        assert is_simple(cell.shape), cell.id
        assert contains(cell.shape, cell.centre), cell.id


@every_road
def test_no_two_cells_share_ground(road: GridRoad) -> None:
    shrunk = {cell.id: [_towards(point, cell.centre) for point in cell.shape] for cell in laid(road.id).board.cells}
    for one, other in combinations(shrunk, 2):
        assert not meet(shrunk[one], shrunk[other]), (one, other)


def _towards(point: Point, centre: Point) -> Point:
    return point[0] * 0.9 + centre[0] * 0.1, point[1] * 0.9 + centre[1] * 0.1


@every_road
def test_every_cell_is_large_enough_for_a_finger(road: GridRoad) -> None:
    for cell in laid(road.id).board.cells:
        assert area(cell.shape) >= 0.5 * LANE * LANE, cell.id


@every_road
def test_everything_lies_on_the_board(road: GridRoad) -> None:
    board = laid(road.id).board
    for x, y in _all_points(board.edges):
        assert 0 < x < board.width
        assert 0 < y < board.height


def _all_points(rings: Iterable[list[Point]]) -> Iterable[Point]:
    return (point for ring in rings for point in ring)


@every_road
def test_tabs_and_signs_cover_no_cell(road: GridRoad) -> None:
    board = laid(road.id).board
    boxes = [rectangle(cell.label_at, 24, 16) for cell in board.cells if cell.label_at]
    boxes += [rectangle(sign.at, sign_width("Arrivée"), SIGN_HEIGHT) for sign in board.signs]
    for box in boxes:
        assert not any(meet(box, cell.shape) for cell in board.cells)


def test_lane_1_lies_on_the_left_of_the_riders() -> None:
    left, right = cells(PLAIN)["cell:4.1"], cells(PLAIN)["cell:4.2"]
    assert abs(left.heading) < 45  # riding to the right, left is up
    assert left.centre[1] < right.centre[1]


def test_rows_go_along_the_road() -> None:
    at = [cells(PLAIN)[cell_id(row, 2)].centre[0] for row in PLAIN.numbers()]
    assert at == sorted(at)


def test_a_start_strip_has_the_colour_of_its_team() -> None:
    found = cells(PASS)
    assert [found[f"cell:3.{lane}"].team for lane in (1, 2, 3, 4)] == ["rouge", "azur", "mandarine", "blanc"]
    assert (found["cell:3.1"].kind, found["cell:4.1"].kind, found["cell:4.1"].team) == ("start", "climb", "")


def test_a_dot_is_a_mark_with_its_meaning() -> None:
    (mark,) = cells(PLAIN)["cell:5.2"].marks
    assert (mark.symbol, mark.text) == ("mark-risk", Text("game-mark-dot"))
    assert cells(PLAIN)["cell:5.3"].marks == []


def test_the_green_line_lies_between_its_row_and_the_next() -> None:
    lines = {line.kind: line.ends for line in laid("plain").board.lines}
    (x0, _), (x1, _) = lines["green"]
    assert cells(PLAIN)["cell:5.2"].centre[0] < (x0 + x1) / 2 < cells(PLAIN)["cell:6.2"].centre[0]


def test_the_finish_line_lies_behind_the_last_row() -> None:
    (x0, _), (x1, _) = laid("plain").board.lines[-1].ends
    assert cells(PLAIN)["cell:8.2"].centre[0] < (x0 + x1) / 2 < cells(PLAIN)[FINISH_CELL].centre[0]


def test_a_time_trial_has_no_green_line() -> None:
    assert [line.kind for line in laid("teams").board.lines] == ["start", "finish"]


def test_hedges_part_the_lanes_of_a_time_trial_and_fill_an_island() -> None:
    assert [len(laid(road.id).board.strips) for road in (PLAIN, ISLAND, TEAM_TRIAL, DUEL)] == [0, 1, 3, 1]


def test_the_lanes_of_a_duel_are_one_behind_the_other_nowhere() -> None:
    found = cells(DUEL)
    for row in DUEL.numbers():
        one, other = found[cell_id(row, 1)].centre, found[cell_id(row, 2)].centre
        assert math.dist(one, other) == pytest.approx(LANE + 15, abs=4)


def test_a_pass_rises_to_its_green_line() -> None:
    heights = [spot.height for spot in laid("pass").board.profile.heights]
    assert max(heights) == heights[PASS.green_after - PASS.first]


def test_the_profile_ends_at_the_finish() -> None:
    assert along_profile(PLAIN, PLAIN.last) < along_profile(PLAIN, PLAIN.last + 1) == 1.0
    assert laid("plain").board.profile.milestones[-1].along == 1.0


def test_who_is_home_stands_behind_the_line() -> None:
    board = laid("pass")
    ground = cells(PASS)[FINISH_CELL].shape
    places = [board.behind_line(place, 7) for place in range(7)]
    assert len(set(places)) == 7
    assert all(contains(ground, place) for place in places)


def test_the_drawing_shows_start_strips_dots_and_lines() -> None:
    picture = draw(laid("plain").board)
    assert picture.count('r="9"') == sum(row.count("o") for row in PLAIN.rows)
    assert "#B3242B" in picture
