"""A hex road as a board: cells, lines, wind, arrows, signs, the profile strip; and its drawing."""

import math
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from gruppetto.engine.board import Board, Cell
from gruppetto.engine.edition import Document
from gruppetto.engine.scene import Text
from gruppetto.road.drawing import draw
from gruppetto.road.hex_board import hex_board
from gruppetto.road.hex_checks import read_hex_roads
from gruppetto.road.hex_layout import HexRoad
from gruppetto.road.hex_plane import LANE, RADIUS, STEP, chained, on_plane, outlines
from gruppetto.road.hex_profile import along_profile
from gruppetto.road.roadside import SIGN_HEIGHT, Box, sign_width

STAGES = Path(__file__).parents[2] / "src" / "gruppetto" / "games" / "peloton" / "box" / "stages"
SHIPPED = ("roskilde-nyborg", "alpe-dhuez", "carcassonne-foix", "paris")


@cache
def road(name: str) -> HexRoad:
    return read_hex_roads(Document.read(STAGES / f"{name}.toml"))[name]


@cache
def board(name: str) -> Board:
    return hex_board(road(name), lambda word: Text(f"try-{word}"))


def cell(name: str, address: str) -> Cell:
    return next(found for found in board(name).cells if found.id == f"cell:{address}")


@pytest.mark.parametrize("name", SHIPPED)
def test_every_hex_of_the_road_is_one_cell_inside_the_board(name: str) -> None:
    found = board(name)
    assert len(found.cells) == len({each.id for each in found.cells}) == len(road(name).places)
    for each in found.cells:
        assert all(0 <= x <= found.width and 0 <= y <= found.height for x, y in each.shape)


def test_neighbouring_hexes_lie_side_by_side_and_no_two_on_each_other() -> None:
    centres = [each.centre for each in board("bend4").cells]
    nearest = min(math.dist(one, other) for one, other in combinations(centres, 2))
    assert nearest == pytest.approx(STEP, abs=0.2)


def test_the_outline_of_a_cell_begins_and_ends_on_its_rear_edge() -> None:
    found = cell("straight5", "T1:3.4")
    first, last = found.shape[0], found.shape[-1]
    assert found.heading == 0
    assert max(first[0], last[0]) < found.centre[0]
    assert first[1] > last[1]  # from the right of a rider, who looks to the right of the plane


def test_level_and_lane_are_distances_on_the_plane() -> None:
    assert on_plane(0, 2, 1) == pytest.approx((STEP, LANE))
    assert math.dist(on_plane(1, 0, 0), on_plane(1, 2, 0)) == pytest.approx(STEP)


@pytest.mark.parametrize(
    ("address", "kind"),
    [("T1:1.-2", "start"), ("T1:3.4", "flat"), ("T3:2.1", "climb"), ("T4:1.5", "bridge"), ("FIN:2.3", "runout")],
)
def test_a_cell_is_of_the_kind_of_its_ground(address: str, kind: str) -> None:
    assert cell("straight5", address).kind == kind


def test_hexes_of_the_stretch_show_their_seconds() -> None:
    found = cell("straight5", "FIN:2.3")
    assert (found.label, found.label_at) == ("26", found.centre)


def test_a_sprint_runs_through_one_hex_of_each_lane() -> None:
    marked = [
        each.name for each in board("straight5").cells if any(mark.symbol == "mark-sprint" for mark in each.marks)
    ]
    assert sorted(marked) == [f"T5 5{lane}" for lane in "ABCDE"]


def test_rows_count_along_the_road_and_lanes_across_it() -> None:
    numbers = [cell("straight5", address).number for address in ("T1:1.-3", "T1:1.0", "T1:2.9", "T2:1.0")]
    assert numbers == [0, 3, 12, 13]
    assert [cell("straight5", f"T2:{lane}.4").lane for lane in (1, 5)] == [1, 5]


def test_segments_are_parted_by_zigzag_lines_and_climbs_by_hatched_ones() -> None:
    lines = board("straight5").lines
    assert [line.kind for line in lines if line.kind != "rail"] == ["segment", "climb", "climb", "segment", "finish"]
    assert all(len(line.path) > 2 for line in lines if line.kind != "rail")
    assert all(
        math.dist(one, other) == pytest.approx(RADIUS, abs=0.2)
        for line in lines
        if line.kind != "rail"
        for one, other in pairwise(line.path)
    )


def test_a_bridge_has_railings_on_both_sides() -> None:
    assert [line.kind for line in board("straight5").lines].count("rail") == 2


@pytest.mark.rule("PEL-0.9")
def test_an_arrow_on_the_road_shows_where_each_segment_goes() -> None:
    assert [arrow.heading for arrow in board("bend4").arrows] == [0, -60]


@pytest.mark.rule("PEL-0.8", "PEL-0.9")
def test_the_wind_blows_onto_the_road_from_its_windward_side() -> None:
    right, left = board("straight5").winds[:2]  # T1 has wind from the right, T2 from the left; both go to the right
    assert [arrow.heading for arrow in right.arrows] == [-90]
    assert [arrow.heading for arrow in left.arrows] == [90]
    assert right.arrows[0].at[1] > cell("straight5", "T1:5.4").centre[1]


def test_a_bridge_has_two_wind_arrows() -> None:
    assert [len(wind.arrows) for wind in board("straight5").winds] == [1, 1, 1, 2, 1, 1]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_segment_shows_its_wind(name: str) -> None:
    segments = len(road(name).stage.segments)
    assert len([wind for wind in board(name).winds if wind.arrows]) == segments


@pytest.mark.parametrize("name", SHIPPED)
def test_signs_cover_no_hex_and_no_other_sign(name: str) -> None:
    found = board(name)
    boxes = [
        Box(sign.at, sign_width(max(sign.words.values(), key=len)), SIGN_HEIGHT)
        for sign in found.signs
        if sign.text is None
    ]
    assert len(boxes) > 10
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))
    assert not any(box.gap(each.centre) < RADIUS * 0.9 for box in boxes for each in found.cells)


def test_sprints_and_summits_have_their_names_beside_the_road() -> None:
    found = {(sign.kind, sign.words["en"]) for sign in board("carcassonne-foix").signs if sign.words}
    assert {("sprint", "Lavelanet"), ("climb", "Mur de Péguère"), ("town", "Foix")} <= found


def test_the_casing_goes_round_each_section_and_leaves_the_inside_of_a_circuit_free() -> None:
    assert len(board("straight5").edges) == 6
    assert all(ring[0] == ring[-1] for ring in board("paris").edges)


def test_an_outline_has_a_ring_for_each_lot_of_hexes() -> None:
    assert [len(ring) for ring in outlines([(0, 0), (9, 9)])] == [7, 7]
    assert [len(ring) for ring in outlines([(0, 0), (1, 0)])] == [11]


def test_edges_in_any_order_become_one_line() -> None:
    assert chained([((10.0, 0.0), (20.0, 5.0)), ((0.0, 0.0), (10.0, 0.0))]) == [[(0.0, 0.0), (10.0, 0.0), (20.0, 5.0)]]


# --- the profile ---


@pytest.mark.parametrize("name", SHIPPED)
def test_the_profile_runs_from_the_corridor_to_the_end_of_the_stretch(name: str) -> None:
    profile = board(name).profile
    assert (profile.heights[0].along, profile.heights[-1].along) == (0, 1)
    assert all(0 <= spot.height <= 1 for spot in profile.heights)
    assert [stone.along for stone in profile.milestones] == sorted(stone.along for stone in profile.milestones)


def test_the_highest_point_is_the_top_of_the_longest_climb() -> None:
    found = board("alpe-dhuez").profile
    top = max(found.heights, key=lambda spot: spot.height)
    summits = [stone.along for stone in found.milestones if stone.symbol == "mark-summit"]
    assert min(abs(top.along - at) for at in summits) < 0.03


def test_milestones_are_kilometres_lines_and_the_finish() -> None:
    stones = board("paris").profile.milestones
    figures = [stone.label for stone in stones if stone.label]
    assert figures == ["0", "20", "60", "100", "115.6 km"]  # 40 and 80 give way to the sprints
    assert [stone.symbol for stone in stones if stone.symbol] == ["mark-sprint", "mark-sprint", "mark-finish"]


def test_a_place_on_the_profile_grows_with_every_section() -> None:
    found = road("paris")
    places = [along_profile(found, number, section.hexes[-1]) for number, section in enumerate(found.sections)]
    assert places == sorted(places)


# --- drawing ---


def test_the_drawing_shows_wind_arrows_chequers_and_seconds() -> None:
    picture = draw(board("straight5"))
    assert picture.count('stroke="#23648C"') == 6  # one dashed line a segment
    assert 'stroke-dasharray="8 8"' in picture
    assert ">58<" in picture
