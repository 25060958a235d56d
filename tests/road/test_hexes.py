"""Hexes: directions, levels and lanes."""

import pytest

from gruppetto.road.hexes import DIRECTIONS, around, hex_at, lane, level, step

SOME = [(0, 0), (3, -7), (-4, 2), (5, 5)]


@pytest.mark.parametrize("direction", range(6))
@pytest.mark.parametrize("place", SOME)
@pytest.mark.rule("PEL-0.12", "PEL-0.13")
def test_a_step_ahead_adds_two_levels_and_a_step_aslant_one(direction: int, place: tuple[int, int]) -> None:
    def gain(turn: int) -> tuple[int, int]:
        to = step(place, direction + turn)
        return level(direction, to) - level(direction, place), lane(direction, to) - lane(direction, place)

    assert [gain(1), gain(0), gain(-1)] == [(1, -1), (2, 0), (1, 1)]


@pytest.mark.parametrize("direction", range(6))
@pytest.mark.parametrize("place", SOME)
@pytest.mark.rule("PEL-0.13")
def test_level_and_lane_name_a_hex(direction: int, place: tuple[int, int]) -> None:
    assert hex_at(direction, level(direction, place), lane(direction, place)) == place


def test_there_is_no_hex_where_one_of_level_and_lane_is_odd() -> None:
    with pytest.raises(ValueError, match="no hex on level 3 and lane 2"):
        hex_at(0, 3, 2)


@pytest.mark.rule("PEL-0.11")
def test_each_direction_is_a_sixth_of_a_turn_to_the_left_of_the_one_before() -> None:
    assert around((0, 0)) == DIRECTIONS
    assert [lane(0, place) for place in DIRECTIONS] == [0, -1, -1, 0, 1, 1]  # 1 and 2 lie to the left of 0
