"""What a grid road says about itself: missing cells, dots, narrow parts, islands, the pass."""

from tests.road.grids import DUEL, ISLAND, PASS, PLAIN, TEAM_TRIAL


def test_a_hash_is_no_cell() -> None:
    assert [PASS.has(5, lane) for lane in (1, 2, 3, 4)] == [False, True, True, False]


def test_there_is_nothing_before_the_first_row_and_behind_the_last() -> None:
    assert not PLAIN.has(0, 1)
    assert not PLAIN.has(9, 1)
    assert not PLAIN.has(1, 5)


def test_an_o_is_a_red_dot() -> None:
    assert PLAIN.dot(5, 2)
    assert not PLAIN.dot(5, 3)


def test_a_time_trial_counts_its_rows_from_nought() -> None:
    assert (DUEL.first, DUEL.last) == (0, 31)
    assert DUEL.has(0, 2)


def test_an_island_parts_the_road_in_two() -> None:
    assert ISLAND.runs(4) == ((2, 4),)
    assert ISLAND.runs(5) == ((1, 2), (4, 4))


def test_lanes_that_lie_apart_are_roads_of_their_own() -> None:
    assert TEAM_TRIAL.runs(1) == ((1, 1), (2, 2), (3, 3), (4, 4))


def test_an_island_is_found_with_its_first_and_its_last_row() -> None:
    assert ISLAND.islands() == [(3, 5, 6)]
    assert PASS.islands() == []


def test_a_green_line_in_a_narrow_part_is_the_top_of_a_pass() -> None:
    terrain = [PASS.terrain(number) for number in PASS.numbers()]
    assert terrain == ["flat"] * 3 + ["climb"] * 3 + ["descent"] * 2 + ["flat"] * 2


def test_a_narrow_part_without_the_green_line_is_flat() -> None:
    assert {ISLAND.terrain(number) for number in ISLAND.numbers()} == {"flat"}
