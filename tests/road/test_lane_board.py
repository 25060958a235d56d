"""A lane road on the plane: every cell has its ground, numbers go along, lanes go across."""

import math
from functools import cache
from itertools import combinations, pairwise

import pytest

from gruppetto.engine.board import Cell
from gruppetto.engine.edition import Document
from gruppetto.engine.scene import Text
from gruppetto.road.lane_board import CELL, LANE, START_CELL, LaneBoard, lane_board
from gruppetto.road.lanes import LaneRoad, read_lane_roads
from gruppetto.road.roadside import LANE_SIGN_HEIGHT, lane_sign_width
from tests.road.geometry import contains, is_simple, meet, rectangle

PLAIN = """
[[boards]]
id = "plain"
name = "Plain"
kind = "flat"
provenance = "test"
cells = 60
run_out = { cells = 6, lanes = 3 }
advantage_side = "right"
segments = [
    { from = 1, to = 20, lanes = 4, terrain = "flat", label = "Avenue" },
    { from = 21, to = 26, lanes = 3, terrain = "flat", bend = "left", label = "Bend" },
    { from = 27, to = 40, lanes = 2, terrain = "flat", label = "Lane" },
    { from = 41, to = 44, lanes = 3, terrain = "flat", bend = "right", label = "Corner" },
    { from = 45, to = 60, lanes = 3, terrain = "flat", label = "Straight" },
]
dividers = [{ from = 8, to = 12, after_lane = 2 }]
exchange = [[10, 3]]
chance = [[30, 2]]
sprints = [{ id = "S1", at = 35, name = "Mill", awards = [{ seconds = 3 }] }]
"""

PASS = """
[[boards]]
id = "pass"
name = "Pass"
kind = "mountain"
provenance = "test"
cells = 40
run_out = { cells = 10, lanes = 2 }
advantage_side = "left"
segments = [
    { from = 1, to = 10, lanes = 3, terrain = "flat", label = "Valley" },
    { from = 11, to = 20, lanes = 3, terrain = "up", label = "Climb" },
    { from = 21, to = 30, lanes = 2, terrain = "down", label = "Descent" },
    { from = 31, to = 40, lanes = 1, terrain = "flat", label = "Bridge" },
]
sprints = [{ id = "S1", at = 21, name = "Col", awards = [{ points = 4 }] }]
"""

ENDLESS = """
[[boards]]
id = "endless"
name = "Endless"
kind = "flat"
provenance = "test"
cells = 400
run_out = { cells = 10, lanes = 4 }
segments = [{ from = 1, to = 400, lanes = 4, terrain = "flat", label = "Desert" }]
"""

TINY = """
[[boards]]
id = "tiny"
name = "Tiny"
kind = "flat"
provenance = "test"
cells = 3
run_out = { cells = 1, lanes = 1 }
segments = [{ from = 1, to = 3, lanes = 1, terrain = "flat", label = "Alley" }]
"""

ROADS = (PLAIN, PASS, ENDLESS, TINY)


def road(text: str) -> LaneRoad:
    return read_lane_roads(Document.parse(text, "test.toml"))[0]


@cache
def laid(text: str) -> LaneBoard:
    return lane_board(road(text), Text)


def cell(text: str, name: str) -> Cell:
    return next(cell for cell in laid(text).board.cells if cell.id == f"cell:{name}")


@pytest.mark.parametrize("text", ROADS)
def test_there_is_a_cell_for_every_lane_of_every_number(text: str) -> None:
    ids = {cell.id for cell in laid(text).board.cells}

    lanes = road(text).lanes
    run_out = {
        f"cell:{-k}.{lane}" for k in range(1, road(text).run_out + 1) for lane in range(1, road(text).run_out_lanes + 1)
    }
    numbered = {f"cell:{n}.{lane}" for n in range(1, road(text).cells + 1) for lane in range(1, lanes(n) + 1)}
    assert ids == numbered | run_out | {START_CELL}


@pytest.mark.parametrize("text", ROADS)
def test_everything_lies_on_the_board(text: str) -> None:
    board = laid(text).board

    points = [point for cell in board.cells for point in cell.shape]
    points += [corner for sign in board.signs for corner in rectangle(sign.at, 40, LANE_SIGN_HEIGHT)]
    assert all(0 < x < board.width and 0 < y < board.height for x, y in points)


@pytest.mark.parametrize("text", ROADS)
def test_cells_are_whole_and_hold_their_middle(text: str) -> None:
    for cell in laid(text).board.cells:
        assert is_simple(cell.shape), cell.id
        assert contains(cell.shape, cell.centre), cell.id


@pytest.mark.parametrize("text", ROADS)
def test_parts_of_the_road_that_are_not_neighbours_keep_apart(text: str) -> None:
    cells = laid(text).board.cells

    near = [
        (one, other)
        for one, other in combinations(cells, 2)
        if abs(one.number - other.number) > 1 and math.dist(one.centre, other.centre) < 2 * CELL
    ]
    assert not [
        (one.id, other.id)
        for one, other in near
        if START_CELL not in (one.id, other.id) and meet(one.shape, other.shape)
    ]


@pytest.mark.parametrize("text", ROADS)
def test_numbers_go_along_the_road_cell_by_cell(text: str) -> None:
    first_lane = [cell for cell in laid(text).board.cells if cell.lane == 1]

    steps = [math.dist(here.centre, there.centre) for here, there in pairwise(first_lane)]
    assert [cell.number for cell in first_lane] == list(range(1, road(text).end + 1))
    assert all(CELL * 0.4 < step < CELL * 1.6 for step in steps)


@pytest.mark.parametrize("text", ROADS)
def test_lanes_lie_side_by_side(text: str) -> None:
    for here, there in pairwise(laid(text).board.cells):
        if here.number == there.number:
            assert math.dist(here.centre, there.centre) == pytest.approx(LANE, abs=0.2)


@pytest.mark.parametrize(("text", "side"), [(PLAIN, 1), (PASS, -1)])
def test_lane_1_lies_on_the_advantage_side(text: str, side: int) -> None:
    one, two = cell(text, "5.1"), cell(text, "5.2")

    heading = math.radians(one.heading)
    across = (one.centre[0] - two.centre[0]) * -math.sin(heading) + (one.centre[1] - two.centre[1]) * math.cos(heading)
    assert across * side == pytest.approx(LANE, abs=0.2)


def test_straight_on_is_straight_on_where_the_road_narrows() -> None:
    wide, narrow = cell(PLAIN, "26.2"), cell(PLAIN, "27.2")

    way = math.degrees(math.atan2(narrow.centre[1] - wide.centre[1], narrow.centre[0] - wide.centre[0]))
    assert (way - wide.heading + 180) % 360 - 180 == pytest.approx(0, abs=25)


def test_the_road_turns_the_way_its_bend_says() -> None:
    before, after = cell(PLAIN, "21.1"), cell(PLAIN, "26.1")

    assert (after.heading - before.heading + 180) % 360 - 180 < -60  # to the left: counter-clockwise on the screen


def test_terrain_is_the_kind_of_a_cell() -> None:
    kinds = [cell(PASS, name).kind for name in ("5.1", "15.2", "25.1", "-3.1")]

    assert kinds == ["flat", "climb", "descent", "runout"]


def test_special_cells_bear_their_marks() -> None:
    marks = [cell(PLAIN, name).marks for name in ("10.3", "30.2", "10.2")]

    assert [[mark.symbol for mark in found] for found in marks] == [["mark-exchange"], ["mark-chance"], []]


def test_cells_of_a_bend_bear_letters_and_others_their_number_on_lane_1() -> None:
    assert [cell(PLAIN, name).label for name in ("24.1", "24.2", "24.3", "28.1", "28.2")] == [
        "24A",
        "24B",
        "24C",
        "28",
        "",
    ]


def test_sentences_name_every_cell() -> None:
    assert [cell(PLAIN, name).name for name in ("24.2", "28.2", "-4.1")] == ["24B", "28B", "−4A"]


def test_every_fifth_number_has_a_tab_that_covers_no_cell() -> None:
    cells = laid(PLAIN).board.cells
    tabs = {cell.label: rectangle(cell.label_at, 24, 16) for cell in cells if cell.label_at and cell.kind != "runout"}

    assert list(tabs) == [str(number) for number in range(5, 61, 5)]
    assert not any(meet(tab, cell.shape) for tab in tabs.values() for cell in cells)


def test_signs_cover_neither_the_road_nor_each_other() -> None:
    board = laid(PLAIN).board
    boxes = [rectangle(sign.at, lane_sign_width("Mill"), LANE_SIGN_HEIGHT) for sign in board.signs]

    assert len(boxes) == 3
    assert not any(meet(one, other) for one, other in combinations(boxes, 2))
    assert not any(meet(box, cell.shape) for box in boxes for cell in board.cells)


def test_a_line_on_top_of_a_climb_is_a_summit() -> None:
    assert [line.kind for line in laid(PASS).board.lines] == ["start", "summit", "finish"]
    assert [line.kind for line in laid(PLAIN).board.lines] == ["start", "sprint", "finish"]


def test_a_divided_road_has_a_strip_with_a_tree_for_every_number() -> None:
    (strip,) = laid(PLAIN).board.strips

    assert len(strip.trees) == 5
    inside, outside = cell(PLAIN, "10.2"), cell(PLAIN, "10.3")
    assert math.dist(strip.trees[2], inside.centre) == pytest.approx(math.dist(strip.trees[2], outside.centre), abs=0.3)


def test_the_profile_is_highest_at_the_summit() -> None:
    heights = laid(PASS).board.profile.heights

    assert max(heights, key=lambda spot: spot.height).along == pytest.approx(20 / 50)


def test_fallen_riders_lie_beside_the_road_away_from_the_numbers() -> None:
    spots = [laid(PLAIN).beside(30, 1, place) for place in range(3)]

    cells = laid(PLAIN).board.cells
    assert not any(contains(cell.shape, spot) for cell in cells for spot in spots)
    assert math.dist(spots[0], cell(PLAIN, "30.2").centre) < math.dist(spots[0], cell(PLAIN, "30.1").centre)


def test_who_fell_in_the_numbered_carriageway_lies_on_its_outer_edge() -> None:
    spot = laid(PLAIN).beside(10, 2, 0)

    assert math.dist(spot, cell(PLAIN, "10.1").centre) < math.dist(spot, cell(PLAIN, "10.4").centre)


def test_riders_behind_the_line_stand_in_the_start_area() -> None:
    places = [laid(PLAIN).behind_start(row / 2, file / 3) for row in range(3) for file in range(4)]

    assert len(set(places)) == 12
    assert all(contains(cell(PLAIN, "0").shape, place) for place in places)


def test_a_road_of_nothing_but_bends_is_laid_out_all_the_same() -> None:
    turns = "".join(
        f'    {{ from = {at}, to = {at + 4}, lanes = 3, terrain = "flat", bend = "{bend}", label = "bend" }},\n'
        for at, bend in zip(range(1, 240, 5), ["left", "right"] * 24, strict=True)
    )
    text = (
        '[[boards]]\nid = "bends"\nname = "Bends"\nkind = "flat"\nprovenance = "test"\ncells = 240\n'
        f"run_out = {{ cells = 10, lanes = 3 }}\nsegments = [\n{turns}]\n"
    )
    (road,) = read_lane_roads(Document.parse(text, "bends.toml"))
    assert len(lane_board(road, Text).board.cells) == 1 + 3 * 250
