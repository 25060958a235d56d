"""The stages compiled for the rules: every hex is a small number, and everything asked about it is one look-up.

**Hexes are numbered in the order of play, from the rear**: of two riders the one on the higher number plays first
(PEL-3, PEL-4; wind sides included), so the order of a sequence is `sorted(hexes, reverse=True)`. A step leads to a
higher number, except on a scanned board with slanting lines (`order_metric = "steps"`). Each lap of a circuit
has hexes of its own (PEL-0.17): riders in different laps never meet. A leg never changes; all positions share it.

    leg = leg_of(edition, "paris")
    here = leg.index["P1:3.6"]
    leg.terrain[here], leg.forward[here], here >= leg.stretch
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from gruppetto.engine.edition import Words
from gruppetto.games.peloton.box.edition import PelotonEdition, edition_of
from gruppetto.road.hex_layout import HexRoad
from gruppetto.road.hexes import Hex

FLAT: Final = 0
CLIMB: Final = 1
BRIDGE: Final = 2
TERRAINS: Final = ("flat", "climb", "bridge")
SPRINT: Final = 0
SUMMIT: Final = 1
LINE_KINDS: Final = ("sprint", "summit")
NO_SECONDS: Final = -1

Row = tuple[int, ...]
Table = tuple[Row, ...]


@dataclass(frozen=True)
class ScoringLine:
    """A sprint or a summit; on a circuit there is one in each lap (PEL-20.5)."""

    kind: int
    """SPRINT or SUMMIT."""
    name: Words
    section: int
    lap: int
    level: int
    """Who stands in its section at this level or beyond has reached it."""


@dataclass(frozen=True, eq=False)
class Leg:
    """A stage as tables by hex."""

    id: str
    road: HexRoad
    size: int
    address: tuple[str, ...]
    """Its name in notation and documents: `P1:3.7`, on a circuit with the lap: `C1#2:3.7`."""
    index: dict[str, int]
    """The hex with an address."""
    printed: tuple[str, ...]
    """Its name for people: `P1 7C`."""
    cells: tuple[str, ...]
    """`cell:P1:3.7`: the thing on the board, for picks and events; one for all laps."""
    places: tuple[Hex, ...]
    """Where it lies on the plane."""
    forward: Table
    """Where a step may lead (PEL-2.1 to 2.3): left, straight on, right."""
    backward: Table
    """From where a step leads there."""
    neighbours: Table
    """Who stands there is in the same group (PEL-0.16)."""
    ranks: Row
    """Rank along the road: equal for hexes side by side, greater for who is further ahead (PEL-3.2)."""
    section: Row
    """Its place in the unrolled list of segments (PEL-0.6, 0.17)."""
    terrain: Row
    """FLAT, CLIMB or BRIDGE (PEL-0.10)."""
    seconds: Row
    """The second value of a hex of the stretch (PEL-21.2), NO_SECONDS before it."""
    reached: Row
    """Which lines somebody there has reached, as bits of `lines` (PEL-20.2)."""
    stretch: int
    """The first hex of the stretch: all from it on are behind the finish line (PEL-21.1)."""
    corridor: Row
    """The start corridor in playing order, so that the first of a grid stands on its first hex (PEL-1.1, D-35)."""
    lines: tuple[ScoringLine, ...]
    """The sprints and summits in the order of the road."""
    steps_home: Row
    """The fewest steps to the finish line on an empty road; 0 in the stretch."""
    base_time: int
    real_time: int
    """In seconds; 0 where none is known (PEL-22.4)."""

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a leg is compiled where it is needed: send the edition and the stage's id instead")


def leg_of(edition: PelotonEdition, stage: str) -> Leg:
    """A stage of an edition; compiled once for all matches."""
    return _compiled(edition.document.text, edition.document.file, stage)


@lru_cache(maxsize=64)
def _compiled(text: str, file: str, stage: str) -> Leg:
    return compile_leg(edition_of(text, file).roads[stage])


def compile_leg(road: HexRoad) -> Leg:
    """The tables of a road."""
    everywhere = ((number, place) for number, section in enumerate(road.sections) for place in section.hexes)
    places = sorted(everywhere, key=lambda at: _order_of_play(road, *at), reverse=True)
    number = {at: index for index, at in enumerate(places)}
    address = tuple(f"{road.names[section]}:{road.sections[section].address(place)}" for section, place in places)
    forward = tuple(tuple(number[to] for to in road.forward(*at)) for at in places)
    backward = _backward(forward)
    stretch = next(index for index, (section, _) in enumerate(places) if section == road.stretch)
    corridor = frozenset(road.corridor)
    lines = _lines(road)
    return Leg(
        id=road.stage.id,
        road=road,
        size=len(places),
        address=address,
        index={name: index for index, name in enumerate(address)},
        printed=tuple(road.printed[section][place] for section, place in places),
        cells=tuple(road.cell(place) for _, place in places),
        places=tuple(place for _, place in places),
        forward=forward,
        backward=backward,
        neighbours=tuple(tuple(sorted(number[to] for to in road.neighbours(*at))) for at in places),
        ranks=_ranks(road, places),
        section=tuple(section for section, _ in places),
        terrain=tuple(TERRAINS.index(road.sections[section].segment.terrain) for section, _ in places),
        seconds=tuple(road.second_value(at) if section == road.stretch else NO_SECONDS for section, at in places),
        reached=tuple(_reached(road, lines, *at) for at in places),
        stretch=stretch,
        corridor=tuple(
            index for index in range(stretch - 1, -1, -1) if places[index][0] == 0 and places[index][1] in corridor
        ),
        lines=lines,
        steps_home=_steps_home(backward, stretch),
        base_time=road.stage.base_time,
        real_time=road.stage.real_time,
    )


def _order_of_play(road: HexRoad, number: int, place: Hex) -> tuple[int, int, int, int]:
    """The key of PEL-3 and PEL-4, ascending; with slanting yellow lines the steps to the line come first (D-2)."""
    section = road.sections[number]
    steps = _steps_out(road)[number, place] if road.stage.metric == "steps" else 0
    lane = section.lane(place)
    return -number, steps, -section.level(place), -lane if section.segment.wind == "R" else lane


def _ranks(road: HexRoad, places: list[tuple[int, Hex]]) -> Row:
    """From the rear; hexes side by side differ in nothing but their lane."""
    lengths = [_order_of_play(road, *at)[:-1] for at in places]
    number = {length: rank for rank, length in enumerate(sorted(set(lengths), reverse=True))}
    return tuple(number[length] for length in lengths)


@lru_cache(maxsize=8)
def _steps_out(road: HexRoad) -> dict[tuple[int, Hex], int]:
    """By hex the fewest steps out of its section on an empty road; in the stretch 0, there levels decide alone."""
    steps: dict[tuple[int, Hex], int] = {}
    for number in range(road.stretch, -1, -1):
        section = road.sections[number]
        for place in sorted(section.hexes, key=section.level, reverse=True):
            ahead = (0 if to[0] > number else steps[to] for to in road.forward(number, place))
            steps[number, place] = 0 if number == road.stretch else 1 + min(ahead)
    return steps


def _lines(road: HexRoad) -> tuple[ScoringLine, ...]:
    return tuple(
        ScoringLine(LINE_KINDS.index(mark.kind), mark.name, number, section.lap, section.line_level(mark.row))
        for number, section in enumerate(road.sections)
        for mark in section.segment.marks
        if mark.kind in LINE_KINDS
    )


def _reached(road: HexRoad, lines: tuple[ScoringLine, ...], number: int, place: Hex) -> int:
    here = number, road.sections[number].level(place)
    return sum(1 << bit for bit, line in enumerate(lines) if here >= (line.section, line.level))


def _backward(forward: Table) -> Table:
    found: list[list[int]] = [[] for _ in forward]
    for at, after in enumerate(forward):
        for to in after:
            found[to].append(at)
    return tuple(map(tuple, found))


def _steps_home(backward: Table, stretch: int) -> Row:
    steps = dict.fromkeys(range(stretch, len(backward)), 0)
    front = list(steps)
    for here in front:
        for at in backward[here]:
            if at not in steps:
                steps[at] = steps[here] + 1
                front.append(at)
    return tuple(steps.get(at, 0) for at in range(len(backward)))
