"""Hex stage files: what they say, and what is wrong with them."""

import pytest

from gruppetto.engine.edition import Document, EditionError
from gruppetto.road.hex_checks import read_hex_roads
from gruppetto.road.hex_layout import HexRoad

ROAD = """
[[hex_stages]]
id = "hill"
name = "Over the hill"
km = 42.5
base_time = "1:02:03"
real_time = "1:40:00"
riders = 12
start = { dir = 0, width = 5, rows = 3 }
finish = { seconds = [9, 8, 7, 6] }
segments = [
    { id = "OUT", len = 6, wind = "R", name = "Out" },
    { id = "UP", turn = "L", len = 4, wind = "L", terrain = "climb", marks = [
        { kind = "summit", at = "end", name = "Top" },
    ] },
    { id = "DOWN", turn = "R", len = 5, wind = "L", marks = [{ kind = "sprint", at = 2 }] },
    { id = "FIN", width = 6, len = 2, wind = "R", marks = [{ kind = "finish", at = 0 }] },
]
"""


def road(*changes: tuple[str, str]) -> HexRoad:
    text = ROAD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return read_hex_roads(Document.parse(text, "hill.toml"))["hill"]


def test_a_stage_file_says_how_the_road_goes() -> None:
    stage = road().stage
    assert (stage.metres, stage.base_time, stage.real_time, stage.riders) == (42_500, 3723, 6000, 12)
    assert [segment.terrain for segment in stage.segments] == ["flat", "climb", "flat", "flat"]
    assert [segment.width for segment in stage.segments] == [5, 5, 5, 6]


def test_a_line_at_the_end_lies_in_the_last_row() -> None:
    summit = road().stage.segments[1].marks[0]
    assert (summit.kind, summit.row, summit.name) == ("summit", 3, {"en": "Top"})


def test_without_a_number_of_riders_there_must_be_room_for_all_thirty_six() -> None:
    with pytest.raises(
        EditionError, match=r"hex_stages\[1\]\.start: the corridor has 15 hexes; 36 riders need one each"
    ):
        road(("riders = 12\n", ""))


FAULTS = [
    ('id = "hill"', 'id = "über den Berg"', "hex_stages[1].id", "must be made of up to 40 letters"),
    ("km = 42.5", 'km = "far"', "hex_stages[1].km", "must be a number, not 'far'"),
    ("km = 42.5", "km = 0", "hex_stages[1].km", "must be from 0.1 to 999.9, not 0"),
    ('"1:02:03"', '"1:62:03"', "hex_stages[1].base_time", "must be a time such as 4:34:34, not '1:62:03'"),
    ("dir = 0", "dir = 6", "hex_stages[1].start.dir", "must be at most 5, not 6"),
    ("width = 5", "width = 3", "hex_stages[1].start.width", "must be at least 4, not 3"),
    ("width = 5", "width = 8", "hex_stages[1].start.width", "must be at most 7, not 8"),
    ("rows = 3 }", "rows = 3, hue = 1 }", "hex_stages[1].start.hue", "is not a key of this format"),
    ("[9, 8, 7, 6]", "[9, 8, 7]", "hex_stages[1].finish.seconds", "must have 4 values, two for each row, not 3"),
    ("[9, 8, 7, 6]", "[60, 8, 7, 6]", "hex_stages[1].finish.seconds", "must be values from 0 to 59"),
    ("[9, 8, 7, 6]", "[9, 8, 7, 8]", "hex_stages[1].finish.seconds", "must not rise behind the finish line"),
    ('id = "UP"', 'id = "OUT"', "hex_stages[1].segments[2].id", "there is another segment 'OUT'"),
    ('id = "UP"', 'id = "2nd"', "hex_stages[1].segments[2].id", "must be made of up to 20 letters"),
    ("len = 6", "len = 0", "hex_stages[1].segments[1].len", "must be at least 1, not 0"),
    ("len = 6", "len = 6, width = 6", "hex_stages[1].segments[1].width", "must be 5, as the start corridor"),
    ("len = 6", 'turn = "L", len = 6', "hex_stages[1].segments[1].turn", "has nothing to turn from"),
    ("len = 4", "width = 6, len = 4", "hex_stages[1].segments[2].width", "only where the road goes straight on"),
    ('turn = "L"', 'turn = "U"', "hex_stages[1].segments[2].turn", "must be one of S, L, R, not 'U'"),
    ('terrain = "climb"', 'terrain = "sea"', "hex_stages[1].segments[2].terrain", "must be one of flat, climb, bridge"),
    ('wind = "R", name', 'wind = "N", name', "hex_stages[1].segments[1].wind", "must be one of L, R, not 'N'"),
    ("at = 2", "at = 5", "hex_stages[1].segments[3].marks[1].at", "must be at most 4, not 5"),
    ("at = 2", 'at = "start"', "hex_stages[1].segments[3].marks[1].at", "must be a whole number, not 'start'"),
    ('"sprint"', '"finish"', "hex_stages[1].segments[3].marks", "the finish line belongs to the last segment"),
    ("at = 0", "at = 1", "hex_stages[1].segments[4].marks", "its only line is the finish at row 0"),
    ('"FIN", width = 6', '"FIN", turn = "L"', "hex_stages[1].segments[4].turn", "must be S: the stretch is straight"),
    (
        '"DOWN", turn = "R"',
        '"DOWN", relap = "R"',
        "hex_stages[1].laps",
        "is missing, though a segment has the key relap",
    ),
]


@pytest.mark.parametrize(("old", "new", "key", "reason"), FAULTS)
def test_a_fault_is_told_with_file_key_and_reason(old: str, new: str, key: str, reason: str) -> None:
    with pytest.raises(EditionError) as caught:
        road((old, new))
    assert (caught.value.file, caught.value.key) == ("hill.toml", key)
    assert reason in caught.value.reason


def test_the_width_changes_by_two_lanes_at_most() -> None:
    with pytest.raises(EditionError, match="may change by 1 or 2 lanes, not from 4 to 7"):
        road(("width = 5", "width = 4"), ("width = 6", "width = 7"))


def test_a_stage_has_its_id_once() -> None:
    with pytest.raises(EditionError, match=r"hex_stages\[2\]\.id: there is another stage 'hill'"):
        read_hex_roads(Document.parse(ROAD + ROAD, "hill.toml"))


def test_a_stage_needs_a_stretch_and_something_before_it() -> None:
    alone = "segments = [" + ROAD.split("\n")[-3] + "]\n"
    with pytest.raises(EditionError, match="must be 2 to 99 segments, not 1"):
        read_hex_roads(Document.parse(ROAD.split("segments")[0] + alone, "hill.toml"))


CIRCUIT = 'laps = { from = "UP", to = "DOWN", times = 2, junction = [] }\nsegments'
LAP_FAULTS = [
    ('from = "UP"', 'from = "AWAY"', "from", "there is no segment 'AWAY'"),
    ('from = "UP", to = "DOWN"', 'from = "DOWN", to = "UP"', "to", "must not lie before from, which is 'DOWN'"),
    ('from = "UP"', 'from = "OUT"', "from", "the corridor cannot be ridden again"),
    ('to = "DOWN"', 'to = "FIN"', "to", "nobody rides back from the stretch"),
    ("times = 2", "times = 10", "times", "must be at most 9, not 10"),
    ("junction = []", 'junction = ["AWAY"]', "junction", "there is no segment 'AWAY'"),
]


@pytest.mark.parametrize(("old", "new", "key", "reason"), LAP_FAULTS)
def test_laps_must_name_a_circuit_of_the_stage(old: str, new: str, key: str, reason: str) -> None:
    with pytest.raises(EditionError) as caught:
        road(("segments", CIRCUIT), (old, new))
    assert caught.value.key == f"hex_stages[1].laps.{key}"
    assert reason in caught.value.reason


def test_a_circuit_must_close() -> None:
    with pytest.raises(
        EditionError, match=r"laps: the circuit does not close: UP would lie in direction 1 on the lanes"
    ):
        road(("segments", CIRCUIT))
