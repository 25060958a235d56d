"""Milestones and signs stand beside the road and beside each other."""

from itertools import combinations

import pytest

from gruppetto.road.ribbon import Ribbon
from gruppetto.road.roadside import Box, Roadside
from gruppetto.road.silhouettes import FLAT, HEIGHT, MOUNTAIN, ROAD_WIDTH, WIDTH
from tests.road.geometry import meet, rectangle

STRAIGHT = Ribbon([(0, 100), (200, 100), (400, 100)], 4, 40)


def test_a_milestone_stands_above_its_cell() -> None:
    place = Roadside(STRAIGHT, 400, 200).place(1.5, 30, 30)

    assert place == pytest.approx((150, 60))


def test_a_sign_can_be_wanted_below_the_road() -> None:
    place = Roadside(STRAIGHT, 400, 200).place(1.5, 30, 30, above=False)

    assert place == pytest.approx((150, 140))


def test_above_is_above_also_for_a_road_that_runs_to_the_left() -> None:
    leftwards = Ribbon([(400, 100), (200, 100), (0, 100)], 4, 40)

    place = Roadside(leftwards, 400, 200).place(1.5, 30, 30)

    assert place is not None
    assert place[1] < 100


def test_two_things_never_get_the_same_ground() -> None:
    side = Roadside(STRAIGHT, 400, 200)

    first, second = side.place(1.5, 60, 30), side.place(1.5, 60, 30)

    assert first is not None
    assert second is not None
    assert not Box(first, 60, 30).meets(Box(second, 60, 30))


def test_a_wide_sign_moves_along_the_road_before_it_moves_away_from_it() -> None:
    side = Roadside(STRAIGHT, 400, 200, [Box((250, 60), 60, 30)])

    place = side.place(1.9, 140, 30)

    assert place is not None
    assert place[1] == pytest.approx(60)
    assert abs(place[0] - 190) <= 70, "it reaches the place it stands for"


def test_where_there_is_no_ground_there_is_no_place() -> None:
    narrow = Roadside(STRAIGHT, 400, 130)

    assert narrow.place(1.5, 30, 90) is None


@pytest.mark.parametrize(("shape", "cells"), [*((shape, 14) for shape in FLAT), *((shape, 8) for shape in MOUNTAIN)])
def test_every_cell_of_a_stage_has_a_milestone_that_covers_nothing(
    shape: tuple[tuple[float, float], ...], cells: int
) -> None:
    road = Ribbon(shape, cells, ROAD_WIDTH)
    side = Roadside(road, WIDTH, HEIGHT)

    places = [side.place(number + 0.5, 36, 36) for number in range(cells)]

    stones = [rectangle(place, 36, 36) for place in places if place is not None]
    assert len(stones) == cells
    assert not any(meet(one, other) for one, other in combinations(stones, 2))
    assert not any(meet(stone, road.cell(number)) for stone in stones for number in range(cells))
