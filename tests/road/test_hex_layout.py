"""Hex roads laid out: bends, widths, laps, scanned hexes, and what the hexes must be to each other."""

import pytest

from gruppetto.engine.edition import Document, EditionError, TomlTable
from gruppetto.road.hex_checks import checked, read_hex_roads
from gruppetto.road.hex_layout import HexRoad, Section, lay_out
from gruppetto.road.hex_stages import read_hex_stages
from gruppetto.road.hexes import Hex, lane

HEAD = """
[[hex_stages]]
id = "try"
name = "Try"
km = 10
base_time = "1:00:00"
riders = 8
start = { dir = 0, width = 4, rows = 2 }
finish = { seconds = [9, 8, 7, 6] }
"""
STRETCH = '{ id = "FIN", len = 2, wind = "R", marks = [{ kind = "finish", at = 0 }] }'


def stage_text(*segments: str, more: str = "") -> str:
    return HEAD + more + "\nsegments = [\n" + ",\n".join((*segments, STRETCH)) + "\n]\n"


def road(*segments: str, more: str = "") -> HexRoad:
    return read_hex_roads(Document.parse(stage_text(*segments, more=more), "try.toml"))["try"]


def segment(name: str, turn: str = "S", rows: int = 6, more: str = "") -> str:
    return f'{{ id = "{name}", turn = "{turn}", len = {rows}, wind = "R"{more} }}'


def scanned(section: Section, name: str, rows: int, leave_out: int = 0) -> str:
    hexes = [list(place) for place in section.hexes[leave_out:]]
    return f'{{ id = "{name}", dir = {section.direction}, len = {rows}, wind = "R", hexes = {hexes} }}'


def test_the_corridor_lies_behind_the_first_row() -> None:
    found = road(segment("A"))
    assert len(found.corridor) == 8
    assert {found.sections[0].level(place) for place in found.corridor} == {-3, -2, -1, 0}


@pytest.mark.parametrize(("turn", "direction"), [("L", 1), ("R", 5)])
def test_a_bend_turns_the_road_by_a_sixth(turn: str, direction: int) -> None:
    assert road(segment("A"), segment("B", turn)).sections[1].direction == direction


@pytest.mark.parametrize("turn", ["L", "R"])
def test_the_outside_of_a_bend_is_filled_with_a_wedge(turn: str) -> None:
    before, bend, _ = road(segment("A"), segment("B", turn, 3)).sections
    wedge = [place for place in bend.hexes if bend.level(place) <= bend.base]
    assert len(bend.hexes) > 3 * bend.width
    assert wedge
    assert all(before.left <= before.lane(place) <= before.right for place in wedge)


def test_a_lane_more_is_on_the_right_and_two_are_one_on_each_side() -> None:
    wider, widest, narrow = road(
        segment("A"),
        segment("B", more=", width = 5"),
        segment("C", more=", width = 7"),
        segment("D", more=", width = 5"),
    ).sections[1:4]
    assert (wider.left, wider.right) == (0, 4)
    assert (widest.left, widest.right) == (-1, 5)
    assert (narrow.left, narrow.right) == (0, 4)


def test_an_address_counts_lanes_from_the_left_and_rows_from_the_line() -> None:
    found = road(segment("A"), segment("B", more=", width = 6"))
    first, second = found.sections[:2]
    assert first.address((0, 0)) == "1.-1"
    assert {second.address(place) for place in second.hexes if second.lane(place) == second.left} == {
        f"1.{row}" for row in range(6)
    }


def test_a_road_that_runs_into_itself_is_refused() -> None:
    with pytest.raises(EditionError, match=r"segments: A and F lie on the same hex \["):
        road(segment("A"), *(segment(name, "L", 4) for name in "BCDEFG"))


def test_roads_side_by_side_are_refused() -> None:
    round_the_corridor = zip("BCDE", (3, 1, 10, 9), strict=True)
    with pytest.raises(EditionError, match=r"segments: A and E touch at the hex \[-2, 1\]"):
        road(segment("A", rows=9), *(segment(name, "L", rows) for name, rows in round_the_corridor))


CIRCUIT = (
    'laps = { from = "B", to = "G", times = 3, junction = ["A", "B", "G", "Z"] }',
    [
        segment("A", rows=5),
        segment("B", rows=14, more=', relap = "L"'),
        *(segment(name, "L", rows) for name, rows in (("C", 3), ("D", 3), ("E", 14), ("F", 3), ("G", 3))),
        segment("Z", rows=4),
    ],
)


def circuit() -> HexRoad:
    more, segments = CIRCUIT
    return road(*segments, more=more)


@pytest.mark.rule("PEL-0.17")
def test_laps_are_unrolled_and_lie_on_each_other() -> None:
    found = circuit()
    assert found.names[:3] == ("A", "B#1", "C#1")
    assert found.names[-3:] == ("G#3", "Z", "FIN")
    laps = [found.sections[found.names.index(f"D#{lap}")] for lap in (1, 2, 3)]
    assert laps[0].hexes == laps[1].hexes == laps[2].hexes


@pytest.mark.rule("PEL-0.16", "PEL-26.8")
def test_riders_in_different_laps_are_no_neighbours() -> None:
    found = circuit()
    first, second = found.names.index("D#1"), found.names.index("D#2")
    place = found.sections[first].hexes[8]
    assert place in found.sections[second].hexes
    assert {section for section, _ in found.neighbours(first, place)} <= {first - 1, first, first + 1}


def test_the_circuit_may_cover_itself_only_at_its_junction() -> None:
    more, segments = CIRCUIT
    with pytest.raises(EditionError, match=r"segments: A and Z lie on the same hex"):
        road(*segments, more=more.replace(', "Z"', ""))


# --- hexes one by one ---


def laid() -> HexRoad:
    return road(segment("A"), segment("B", "L", 5))


def test_a_scanned_board_lists_its_hexes_and_the_road_goes_on_from_there() -> None:
    drawn = laid()
    first, second = drawn.sections[:2]
    copied = road(scanned(first, "A", 6), scanned(second, "B", 5))
    assert [set(section.hexes) for section in copied.sections] == [set(section.hexes) for section in drawn.sections]
    assert [section.base for section in copied.sections] == [section.base for section in drawn.sections]
    assert set(copied.corridor) == set(drawn.corridor)


def test_a_scanned_hex_is_listed_once() -> None:
    text = scanned(laid().sections[0], "A", 6).replace("hexes = [[", "hexes = [[0, 0], [")
    with pytest.raises(EditionError, match=r"segments\[1\]\.hexes: the hex \[0, 0\] is listed twice"):
        road(text)


def test_a_scanned_hex_from_which_no_way_leads_on_is_refused() -> None:
    first = laid().sections[0]
    kept = [place for place in first.hexes if first.level(place) < first.top - 1 or first.lane(place) == 0]
    text = f'{{ id = "A", dir = 0, len = 6, wind = "R", hexes = {[list(place) for place in kept]} }}'
    with pytest.raises(EditionError, match=r"segments: the hex A:\d\.\d leads nowhere"):
        road(text)


def test_a_scanned_hex_nobody_can_reach_is_refused() -> None:
    first = laid().sections[0]
    gap = {place for place in first.hexes if 5 <= first.level(place) <= 6 and lane(0, place) < 3}
    alone = {place for place in gap if lane(0, place) == 0}
    kept = [place for place in first.hexes if place not in gap or place in alone]
    fenced = [place for place in kept if not _behind(first, place, alone)]
    text = f'{{ id = "A", dir = 0, len = 6, wind = "R", hexes = {[list(place) for place in fenced]} }}'
    with pytest.raises(EditionError, match=r"nobody can reach the hex A:1\.2 from the corridor"):
        road(text)


def _behind(section: Section, place: Hex, targets: set[Hex]) -> bool:
    return bool(targets.intersection(section.ahead(place)))


def test_a_scanned_road_is_no_wider_than_seven_lanes() -> None:
    first = laid().sections[0]
    hexes = [[q, r] for q, r in first.hexes] + [[q - 4, r + 8] for q, r in first.hexes]
    text = f'{{ id = "A", dir = 0, len = 6, wind = "R", hexes = {hexes} }}'
    with pytest.raises(EditionError, match="A is 12 lanes wide; a road has 4 to 7"):
        road(text)


def test_a_hex_of_the_stretch_that_has_no_second_value_is_refused() -> None:
    document = Document.parse(stage_text(segment("A")), "try.toml")
    stage, entry = read_hex_stages(document)["try"]
    good = lay_out(stage, entry)
    stretch = good.sections[-1]
    low = Section(
        stretch.segment, 1, stretch.direction, stretch.left, stretch.right, stretch.base + 2, stretch.top, stretch.hexes
    )
    with pytest.raises(EditionError, match=r"finish: the hex FIN:\d\.-1 of the stretch lies before the finish line"):
        checked(HexRoad(stage, (*good.sections[:-1], low)), TomlTable("try.toml", {}, "hex_stages[1]"))
