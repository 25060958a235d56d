"""Lane roads: stage files, their checks, and how cells lead on."""

import pytest

from gruppetto.engine.edition import Document, EditionError
from gruppetto.games.seconds import GAME
from gruppetto.road.lanes import LaneRoad, read_lane_roads

STRIP = """
[[boards]]
id = "strip"
name = "Strip"
kind = "flat"
provenance = "test"
cells = 12
run_out = { cells = 4, lanes = 2 }
segments = [
    { from = 1, to = 4, lanes = 3, terrain = "flat", bend = "none", label = "out" },
    { from = 5, to = 8, lanes = 4, terrain = "up", bend = "left", label = "up" },
    { from = 9, to = 12, lanes = 3, terrain = "down", bend = "none", label = "home" },
]
dividers = [{ from = 5, to = 8, after_lane = 2 }]
exchange = [[3, 1]]
chance = [[6, 4]]
sprints = [{ id = "S", at = 9, name = "Top", awards = [{ seconds = 2, points = 1 }] }]
"""


LINE = '{ id = "%s", at = %d, name = "Line", awards = [] }'


def strip(*changes: tuple[str, str]) -> LaneRoad:
    text = STRIP
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read_lane_roads(Document.parse(text, "strip.toml"))[0]


def test_a_stage_file_says_what_lies_where() -> None:
    road = strip()
    assert [road.lanes(number) for number in (0, 1, 5, 12, 13)] == [3, 3, 4, 3, 2]
    assert [road.terrain(number) for number in (0, 5, 9, 13)] == ["flat", "up", "down", "flat"]
    assert road.end == 16


def test_a_cell_leads_straight_on_and_to_its_neighbours() -> None:
    road = strip()
    assert road.leads_to(1, 2) == (1, 2, 3)
    assert road.leads_to(1, 1) == (1, 2)
    assert road.leads_to(12, 3) == (2,)


def test_behind_the_start_line_every_lane_is_open() -> None:
    assert strip().leads_to(0, 1) == (1, 2, 3)


def test_a_divider_is_crossed_only_at_its_ends() -> None:
    road = strip()
    assert road.leads_to(4, 2) == (1, 2, 3)
    assert road.leads_to(5, 2) == (1, 2)
    assert road.leads_to(8, 2) == (1, 2, 3)
    assert road.carriageways(6) == ((1, 2), (3, 4))
    assert road.carriageways(4) == ((1, 2, 3),)


def test_successors_may_be_given_cell_by_cell() -> None:
    road = strip(("sprints =", 'successors = { "2.1" = [3] }\nsprints ='))
    assert road.leads_to(2, 1) == (3,)


@pytest.mark.parametrize(
    ("change", "key", "reason"),
    [
        (("cells = 12", "cells = 13"), "boards[1].segments", "must end at 13"),
        (("from = 5, to = 8, lanes", "from = 6, to = 8, lanes"), "boards[1].segments[2].from", "must be 5"),
        (("lanes = 4", "lanes = 5"), "boards[1].segments[2].lanes", "at most 4"),
        (("cells = 4, lanes", "cells = 11, lanes"), "boards[1].run_out.cells", "at most 10"),
        (('"up", bend', '"steep", bend'), "boards[1].segments[2].terrain", "one of flat, up, down"),
        (("lanes = 2 }", "lanes = 1 }"), "boards[1].segments", "the cell 12.3 leads nowhere"),
        (("[[3, 1]]", "[[3, 4]]"), "boards[1].exchange", "the cell 3.4 is not on the road"),
        (("[[6, 4]]", "[[3, 1]]"), "boards[1].chance", "special already"),
        (("[[6, 4]]", "[[6]]"), "boards[1].chance", "pairs of whole numbers"),
        (("at = 9", "at = 13"), "boards[1].sprints", "not on the road"),
        (("after_lane = 2", "after_lane = 4"), "boards[1].dividers", "no lane beyond lane 4"),
        (("to = 8, after", "to = 80, after"), "boards[1].dividers", "no stretch 5..80"),
        (
            ("[{ from", "[{ from = 8, to = 9, after_lane = 1 }, { from"),
            "boards[1].dividers",
            "two dividers cover number 8",
        ),
        (('kind = "flat"', 'kind = "sea"'), "boards[1].kind", "one of flat, mountain, ttt"),
        (('id = "strip"', 'id = "a strip"'), "boards[1].id", "letters, digits and dashes"),
        (("cells = 12", "cells = 12\ncolour = 3"), "boards[1].colour", "not a key"),
        (("cells = 12", "cells = 0"), "boards[1].cells", "at least 1"),
        (("sprints =", f'successors = {{ "{"9" * 5000}.1" = [1] }}\nsprints ='), None, "named like a cell"),
        (("sprints =", 'successors = { "2.1" = [] }\nsprints ='), "boards[1].successors", "2.1 leads nowhere"),
        (("[{ id", f"[{LINE % ('A', 3)}, {LINE % ('S', 4)}, {{ id"), "boards[1].sprints", "another sprint 'S'"),
        (("[{ id", f"[{LINE % ('A', 9)}, {{ id"), "boards[1].sprints", "at one place"),
    ],
)
def test_a_fault_is_named_with_file_key_and_reason(change: tuple[str, str], key: str | None, reason: str) -> None:
    with pytest.raises(EditionError) as fault:
        strip(change)
    assert fault.value.file == "strip.toml"
    assert key is None or fault.value.key == key
    assert reason in fault.value.reason


def test_a_board_comes_once() -> None:
    with pytest.raises(EditionError, match="another board 'strip'"):
        read_lane_roads(Document.parse(STRIP + STRIP, "strip.toml"))


@pytest.mark.parametrize("name", ["flat-95", "mountain-84", "ttt-170", "t2", "t3"])
def test_the_stage_files_of_the_package_are_sound(name: str) -> None:
    (road,) = read_lane_roads(Document.read(GAME.folder / "stages" / f"{name}.toml"))
    assert road.id == name


@pytest.mark.parametrize(("name", "climbs"), [("flat-95", 0), ("mountain-84", 33)])
def test_the_climbs_of_the_boards(name: str, climbs: int) -> None:
    road = GAME.editions()[0].boards[name]
    assert sum(road.terrain(number) == "up" for number in range(1, road.cells + 1)) == climbs
