"""Every shape of road, cut into as many cells as a stage may have, is a road one can ride and read."""

import math
from itertools import combinations, pairwise

import pytest

from gruppetto.engine.scene import Point
from gruppetto.road.ribbon import Ribbon
from gruppetto.road.silhouettes import (
    FLAT,
    HEIGHT,
    MOUNTAIN,
    ROAD_WIDTH,
    SERPENTINE,
    TRACK_WIDTH,
    WIDTH,
)
from tests.road.geometry import is_simple, meet

CASING = 4.0

ROADS = [
    *(pytest.param(Ribbon(shape, 14, ROAD_WIDTH), id=f"flat {place}") for place, shape in enumerate(FLAT)),
    *(pytest.param(Ribbon(shape, 20, ROAD_WIDTH), id=f"long flat {place}") for place, shape in enumerate(FLAT)),
    *(pytest.param(Ribbon(shape, 6, ROAD_WIDTH), id=f"mountain {place}") for place, shape in enumerate(MOUNTAIN)),
    *(pytest.param(Ribbon(shape, 13, ROAD_WIDTH), id=f"long mountain {place}") for place, shape in enumerate(MOUNTAIN)),
    pytest.param(Ribbon(SERPENTINE, 41, TRACK_WIDTH), id="track"),
]


@pytest.fixture
def straight() -> Ribbon:
    """Four cells from left to right, 100 units long and 40 wide."""
    return Ribbon([(0, 50), (200, 50), (400, 50)], 4, 40)


def test_a_straight_road_is_cut_into_equal_cells(straight: Ribbon) -> None:
    assert [straight.middle(along)[0] for along in (0, 1, 2, 3, 4)] == pytest.approx([0, 100, 200, 300, 400])


def test_the_middle_of_a_cell_lies_half_way(straight: Ribbon) -> None:
    assert straight.middle(1.5) == pytest.approx((150, 50))


def test_the_right_hand_of_a_rider_to_the_right_is_down(straight: Ribbon) -> None:
    assert straight.beside(1.5, 20) == pytest.approx((150, 70))


def test_headings_are_degrees_clockwise_from_the_right() -> None:
    down = Ribbon([(50, 0), (50, 100), (50, 200)], 2, 20)

    assert down.heading(1) == pytest.approx(90)


def test_a_line_across_reaches_beyond_the_road(straight: Ribbon) -> None:
    assert straight.across(2, beyond=5) == ((200, 25), (200, 75))


def test_the_outline_is_closed(straight: Ribbon) -> None:
    ring = straight.outline()

    assert ring[0] == ring[-1]
    assert {(0.0, 30.0), (400.0, 30.0), (400.0, 70.0), (0.0, 70.0)} <= set(ring)


@pytest.mark.parametrize("road", ROADS)
def test_neighbours_share_an_edge(road: Ribbon) -> None:
    for number in range(road.cells - 1):
        left, right = road.across(number + 1)
        for shape in (road.cell(number), road.cell(number + 1)):
            assert {left, right} <= set(shape)


@pytest.mark.parametrize("road", ROADS)
def test_no_cell_lies_on_another(road: Ribbon) -> None:
    cells = [road.cell(number) for number in range(road.cells)]
    overlaps = [
        (one, other)
        for one, other in combinations(range(road.cells), 2)
        if other - one > 1 and meet(cells[one], cells[other])
    ]
    assert overlaps == []


@pytest.mark.parametrize("road", ROADS)
def test_no_cell_folds_over_in_a_bend(road: Ribbon) -> None:
    assert [number for number in range(road.cells) if not is_simple(road.cell(number))] == []


@pytest.mark.parametrize("road", ROADS)
def test_the_road_with_its_casing_stays_on_the_board(road: Ribbon) -> None:
    for x, y in road.outline():
        assert CASING <= x <= WIDTH - CASING
        assert CASING <= y <= HEIGHT - CASING


@pytest.mark.parametrize("road", ROADS)
def test_cells_are_equally_long_on_the_spine(road: Ribbon) -> None:
    bows = [_arc_length(road, number) for number in range(road.cells)]

    assert bows == pytest.approx([road.cell_length] * road.cells, rel=0.01)


@pytest.mark.parametrize("road", ROADS)
def test_the_road_leaves_the_corners_to_the_map_and_the_zoom_buttons(road: Ribbon) -> None:
    map_corner, zoom_corner = (170.0, 170.0), (1050.0, 125.0)
    for x, y in road.outline():
        assert not (x < map_corner[0] and y < map_corner[1])
        assert not (x > zoom_corner[0] and y < zoom_corner[1])


def _arc_length(road: Ribbon, number: int) -> float:
    points: list[Point] = [road.middle(number + step / 50) for step in range(51)]
    return sum(math.dist(here, there) for here, there in pairwise(points))
