"""The four stages laid out: the fingerprints of the specification, and the compiled tables of the rules."""

from functools import cache
from pathlib import Path

import pytest

from gruppetto.engine.edition import Document
from gruppetto.games.peloton.rules.course import BRIDGE, CLIMB, FLAT, NO_SECONDS, SPRINT, SUMMIT, Leg, compile_leg
from gruppetto.road.hex_checks import read_hex_roads

STAGES = Path(__file__).parents[3] / "src" / "gruppetto" / "games" / "peloton" / "box" / "stages"

FINGERPRINTS = {
    "roskilde-nyborg": (21, 900, 900, (129, 132), (2, -12, -7, -25, -9)),
    "alpe-dhuez": (19, 777, 777, (116, 119), (3, -35, -30, 49, 65)),
    "carcassonne-foix": (19, 829, 829, (119, 121), (3, -40, -35, -33, -17)),
    "paris": (18, 816, 551, (117, 120), (5, -36, -31, 38, 54)),
}
HEXES = {
    "roskilde-nyborg": "R1 96, R2 45, R3 15, R4 18, R5 48, R6 15, R7 36, R8 33, R9 15, R10 36, R11 66, R12 36, "
    "R13 39, R14 87, R15 48, R16 48, R17 50, R18 40, R19 30, R20 51, FIN 48",
    "alpe-dhuez": "B1 90, B2 30, B3 45, B4 35, B5 42, B6 54, B7 45, B8 45, B9 30, B10 38, B11 40, B12 48, "
    "B13 45, B14 42, B15 20, B16 33, B17 35, B18 12, FIN 48",
    "carcassonne-foix": "F1 90, F2 36, F3 15, F4 30, F5 54, F6 15, F7 48, F8 51, F9 42, F10 30, F11 43, F12 36, "
    "F13 36, F14 45, F15 36, F16 54, F17 48, F18 72, FIN 48",
    "paris": "P1 90, P2 51, P3 54, P4 30, C1#1 90, C2#1 23, C3#1 25, C4#1 70, C5#1 25, C6#1 25, C1#2 72, "
    "C2#2 23, C3#2 25, C4#2 70, C5#2 25, C6#2 25, P5 45, FIN 48",
}


@cache
def leg(stage: str) -> Leg:
    return compile_leg(read_hex_roads(Document.read(STAGES / f"{stage}.toml"))[stage])


def named(tables: Leg, address: str) -> int:
    return tables.index[address]


def ahead(tables: Leg, address: str) -> list[str]:
    return [tables.address[to] for to in tables.forward[named(tables, address)]]


def in_order(tables: Leg, *addresses: str) -> list[str]:
    return sorted(addresses, key=tables.index.__getitem__, reverse=True)


# --- fingerprints (E-10) ---


@pytest.mark.parametrize("stage", FINGERPRINTS)
@pytest.mark.rule("PEL-0.1", "PEL-0.14")
def test_a_stage_has_the_fingerprint_of_the_specification(stage: str) -> None:
    tables = leg(stage)
    road, stretch = tables.road, tables.road.sections[-1]
    first_row = [
        tables.steps_home[at]
        for at in range(tables.size)
        if road.sections[0].segment.id in tables.address[at]
        and tables.section[at] == 0
        and tables.address[at].endswith(".0")
    ]
    levels = (stretch.direction, stretch.left, stretch.right, stretch.base, stretch.top)
    found = len(road.sections), tables.size, len(road.places), (min(first_row), max(first_row)), levels
    assert found == FINGERPRINTS[stage]


@pytest.mark.parametrize("stage", HEXES)
@pytest.mark.rule("PEL-0.6")
def test_each_segment_has_its_number_of_hexes(stage: str) -> None:
    road = leg(stage).road
    assert HEXES[stage] == ", ".join(
        f"{name} {len(section.hexes)}" for name, section in zip(road.names, road.sections, strict=True)
    )


@pytest.mark.parametrize("stage", HEXES)
@pytest.mark.rule("PEL-1.1")
def test_the_corridor_has_room_for_six_times_seven(stage: str) -> None:
    tables = leg(stage)
    assert len(tables.corridor) == 42
    assert set(tables.corridor) == set(range(42)), "nobody stands behind the corridor"
    assert tables.corridor[0] == 41, "its first hex plays first"


@pytest.mark.rule("PEL-26.6", "PEL-26.8")
def test_paris_shares_hexes_at_its_junction_and_nowhere_else() -> None:
    road = leg("paris").road
    hexes = {name: set(section.hexes) for name, section in zip(road.names, road.sections, strict=True)}
    shared = {
        (one, other): len(hexes[one] & hexes[other])
        for place, one in enumerate(road.names)
        for other in road.names[place + 1 :]
        if one.partition("#")[0] != other.partition("#")[0] and hexes[one] & hexes[other]
    }
    assert shared == {("C1#1", "C6#1"): 9, ("C1#1", "C6#2"): 9, ("C1#1", "P5"): 16, ("C1#2", "P5"): 16}


# --- forward hexes (E-5, E-6) ---


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("T1:1.4", ["T1:1.5", "T1:2.5"]),
        ("T1:2.4", ["T1:1.4", "T1:2.5", "T1:3.4"]),
        ("T1:2.9", ["T1:1.9", "T2:2.0", "T1:3.9"]),
        ("T1:3.9", ["T2:2.0", "T2:3.0", "T2:4.0"]),
    ],
)
@pytest.mark.rule("PEL-2.1", "PEL-2.2")
def test_a_step_leads_to_the_three_hexes_ahead(address: str, expected: list[str]) -> None:
    assert ahead(leg("straight5"), address) == expected


@pytest.mark.parametrize(
    ("address", "place", "expected"),
    [
        ("U1:1.5", (6, 0), ["U2:1.0", "U2:2.0", "U2:2.-1"]),
        ("U1:4.5", (4, 3), ["U1:3.5", "U2:3.-3"]),
        ("U2:2.-1", (6, 1), ["U2:2.0", "U2:3.-1"]),
    ],
)
@pytest.mark.rule("PEL-2.2", "PEL-2.3")
def test_in_a_bend_a_step_never_leads_back(address: str, place: tuple[int, int], expected: list[str]) -> None:
    tables = leg("bend4")
    assert tables.places[named(tables, address)] == place
    assert ahead(tables, address) == expected


# --- the order of play (E-1 to E-4) ---


@pytest.mark.rule("PEL-3.2", "PEL-3.3", "PEL-0.8")
def test_with_wind_from_the_right_the_right_hand_rider_comes_first() -> None:
    assert in_order(leg("straight5"), "T1:3.6", "T1:5.6", "T1:2.6", "T1:4.7") == [
        "T1:4.7",
        "T1:5.6",
        "T1:3.6",
        "T1:2.6",
    ]


@pytest.mark.rule("PEL-3.3", "PEL-0.8")
def test_with_wind_from_the_left_the_left_hand_rider_comes_first() -> None:
    assert in_order(leg("straight5"), "T2:3.6", "T2:5.6", "T2:2.6", "T2:4.7") == [
        "T2:4.7",
        "T2:3.6",
        "T2:5.6",
        "T2:2.6",
    ]


@pytest.mark.rule("PEL-4.2")
def test_a_later_segment_comes_first_whatever_it_looks_like_in_a_bend() -> None:
    order = in_order(leg("bend4"), "U1:1.5", "U2:3.-3", "U2:2.-1", "U2:4.-1")
    assert order == ["U2:2.-1", "U2:4.-1", "U2:3.-3", "U1:1.5"]


@pytest.mark.rule("PEL-4.2", "PEL-26.8")
def test_in_paris_a_later_lap_comes_first() -> None:
    assert in_order(leg("paris"), "C1#1:3.5", "C4#1:2.3", "C1#2:3.5") == ["C1#2:3.5", "C4#1:2.3", "C1#1:3.5"]


def test_every_step_leads_to_a_higher_number() -> None:
    for stage in HEXES:
        tables = leg(stage)
        assert all(to > at for at in range(tables.size) for to in tables.forward[at])


# --- neighbours, terrain, lines, seconds ---


@pytest.mark.rule("PEL-0.16", "PEL-7.2")
def test_neighbours_share_an_edge_also_over_a_yellow_line() -> None:
    tables = leg("straight5")
    near = {tables.address[to] for to in tables.neighbours[named(tables, "T1:3.9")]}
    assert near == {"T1:2.9", "T1:4.9", "T1:3.8", "T2:2.0", "T2:3.0", "T2:4.0"}


@pytest.mark.rule("PEL-0.16")
def test_neighbours_are_mutual() -> None:
    for stage in HEXES:
        tables = leg(stage)
        assert all(at in tables.neighbours[to] for at in range(tables.size) for to in tables.neighbours[at])


@pytest.mark.rule("PEL-0.10")
def test_each_hex_has_the_terrain_of_its_segment() -> None:
    tables = leg("straight5")
    found = [tables.terrain[named(tables, address)] for address in ("T1:1.-2", "T2:2.0", "T3:3.0", "T4:1.4")]
    assert found == [FLAT, FLAT, CLIMB, BRIDGE]


@pytest.mark.rule("PEL-20.1", "PEL-20.2")
def test_a_line_is_reached_on_its_row_and_anywhere_beyond() -> None:
    tables = leg("straight5")
    assert [line.kind for line in tables.lines] == [SUMMIT, SPRINT]
    reached = [
        tables.reached[named(tables, at)]
        for at in ("T3:3.4", "T3:3.5", "T3:2.5", "T4:1.0", "T5:4.3", "T5:2.4", "FIN:1.0")
    ]
    assert reached == [0, 1, 1, 1, 1, 3, 3]


@pytest.mark.rule("PEL-20.5", "PEL-26.7")
def test_the_sprint_of_paris_is_contested_in_both_laps() -> None:
    tables = leg("paris")
    assert [(line.kind, line.lap) for line in tables.lines] == [(SPRINT, 1), (SPRINT, 2)]
    assert tables.reached[named(tables, "C1#1:3.12")] == 1
    assert tables.reached[named(tables, "C1#2:3.11")] == 1
    assert tables.reached[named(tables, "C1#2:3.12")] == 3


@pytest.mark.rule("PEL-21.1", "PEL-21.2")
def test_every_hex_of_the_stretch_shows_a_second_value() -> None:
    tables = leg("straight5")
    assert [tables.seconds[named(tables, f"FIN:{at}")] for at in ("4.0", "5.0", "4.1", "1.1", "2.3", "3.5", "3.7")] == [
        58, 52, 46, 41, 26, 8, 1,
    ]  # fmt: skip
    assert all((tables.seconds[at] == NO_SECONDS) == (at < tables.stretch) for at in range(tables.size))


@pytest.mark.rule("PEL-0.17")
def test_both_laps_of_a_hex_are_one_cell_of_the_board() -> None:
    tables = leg("paris")
    assert tables.cells[named(tables, "C1#1:3.9")] == tables.cells[named(tables, "C1#2:3.9")] == "cell:C1:3.9"
    assert len(set(tables.cells)) == 551


def test_slanting_lines_count_steps_to_the_line() -> None:
    """D-2: on a scanned board whose yellow lines are aslant, who needs fewer steps out of the segment plays first."""
    text = (STAGES / "bend4.toml").read_text().replace("riders = 12", 'order_metric = "steps"\nriders = 12')
    tables = compile_leg(read_hex_roads(Document.parse(text, "aslant.toml"))["bend4"])
    assert in_order(tables, "U1:1.4", "U1:4.5") == ["U1:4.5", "U1:1.4"]
    assert in_order(tables, "U1:3.5", "U1:4.5")[0] == "U1:3.5"
