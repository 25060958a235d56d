"""The hexes of a stage: its segments laid one after the other, laps unrolled, each hex in exactly one section.

A section is a segment as it is ridden once; the segments of a circuit are sections of their own in every lap. Bends
turn by 60° at a yellow line: the new section begins with a wedge that fills the outside of the bend.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final

from gruppetto.engine.edition import TomlTable
from gruppetto.road.hex_stages import TURNS, HexSegment, HexStage
from gruppetto.road.hexes import Hex, around, hex_at, lane, level, step

MOST_HEXES: Final = 9999

_LANES = "ABCDEFG"
"""What the lanes are called from the left: a road has seven at the most."""


@dataclass(frozen=True, slots=True)
class Section:
    """A segment in one lap: its direction, lanes `left` to `right`, and the levels it lies between.

    Rows are counted from the level `base`, behind which its first row lies; the yellow line that ends it lies behind
    the level `top`.
    """

    segment: HexSegment
    lap: int
    direction: int
    left: int
    right: int
    base: int
    top: int
    hexes: tuple[Hex, ...]

    @property
    def width(self) -> int:
        return self.right - self.left + 1

    def level(self, place: Hex) -> int:
        return level(self.direction, place)

    def lane(self, place: Hex) -> int:
        return lane(self.direction, place)

    def ahead(self, place: Hex) -> tuple[Hex, Hex, Hex]:
        """The hexes ahead to the left, straight ahead, ahead to the right."""
        return step(place, self.direction + 1), step(place, self.direction), step(place, self.direction - 1)

    def line_level(self, row: int) -> int:
        """The level of a line that runs through a row: who stands on it or further has reached the line."""
        return self.base + 2 * row + 1

    def address(self, place: Hex) -> str:
        """`3.7`: the lane from the left edge and the row; rows below 0 are corridor or wedge."""
        return f"{self.lane(place) - self.left + 1}.{self.row(place)}"

    def row(self, place: Hex) -> int:
        return (self.level(place) - self.base - 1) // 2


def _printed(section: Section) -> dict[Hex, str]:
    back = min(section.row(place) for place in section.hexes)
    return {
        place: f"{section.segment.id} {section.row(place) - back + 1}{_LANES[section.lane(place) - section.left]}"
        for place in section.hexes
    }


@dataclass(frozen=True, eq=False)
class HexRoad:
    """A stage with its hexes. A place of the road is a section's number and a hex."""

    stage: HexStage
    sections: tuple[Section, ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the sections: those of a circuit with their lap, `C1#2`."""
        laps = self.stage.laps
        return tuple(
            f"{section.segment.id}#{section.lap}"
            if laps and laps.first <= self.stage.segments.index(section.segment) <= laps.last
            else section.segment.id
            for section in self.sections
        )

    @cached_property
    def places(self) -> dict[Hex, tuple[int, ...]]:
        """The sections of every hex of the board, in the order in which they are ridden."""
        found: dict[Hex, tuple[int, ...]] = {}
        for number, section in enumerate(self.sections):
            for place in section.hexes:
                found[place] = (*found.get(place, ()), number)
        return found

    @cached_property
    def rows_before(self) -> tuple[int, ...]:
        """By section the rows ridden before it, and last those of the whole road."""
        return (0, *accumulate(section.segment.rows for section in self.sections))

    def section_of(self, place: Hex, near: int) -> int:
        """In which section somebody from section `near` finds a hex: the same or the next one, else -1."""
        sections = self.places.get(place, ())
        return near if near in sections else near + 1 if near + 1 in sections else -1

    def forward(self, number: int, place: Hex) -> Iterator[tuple[int, Hex]]:
        """Where a step from a hex leads: ahead in its own section's direction, into this section or the next."""
        for to in self.sections[number].ahead(place):
            section = self.section_of(to, number)
            if section >= 0:
                yield section, to

    def neighbours(self, number: int, place: Hex) -> Iterator[tuple[int, Hex]]:
        """Hexes with a common edge, in the same section or in one directly before or behind it."""
        for to in around(place):
            for section in self.places.get(to, ()):
                if abs(section - number) <= 1:
                    yield section, to

    def cell(self, place: Hex) -> str:
        """The cell of the board, named after the first segment that is ridden over it: one for all laps."""
        section = self.sections[self.places[place][0]]
        return f"cell:{section.segment.id}:{section.address(place)}"

    @cached_property
    def printed(self) -> tuple[dict[Hex, str], ...]:
        """What people read of the hexes of each section: `P1 7C` is the seventh row of segment P1, third lane from the
        left. Rows are counted from the back of the segment, so that none is below one; a lap has no name of its own: on
        the board all of them are one cell."""
        return tuple(_printed(section) for section in self.sections)

    def called(self, place: Hex) -> str:
        """What a cell of the board is called: its name in every segment that is ridden over it, `C1 3D / P5 1E`."""
        return " / ".join(dict.fromkeys(self.printed[number][place] for number in self.places[place]))

    @property
    def corridor(self) -> tuple[Hex, ...]:
        """The hexes of the start corridor."""
        first = self.sections[0]
        return tuple(place for place in first.hexes if first.level(place) <= first.base)

    @property
    def stretch(self) -> int:
        """The section behind the finish line: the last one."""
        return len(self.sections) - 1

    def second_value(self, place: Hex) -> int:
        """What a hex of the stretch shows."""
        stretch = self.sections[-1]
        return self.stage.seconds[stretch.level(place) - stretch.base - 1]


def lay_out(stage: HexStage, entry: TomlTable) -> HexRoad:
    """The hexes of a stage; raises EditionError, for instance where a circuit does not close."""
    sections: list[Section] = []
    ridden: dict[str, Section] = {}
    for segment, lap in unrolled(stage):
        once = ridden.get(segment.id)
        section = _section(stage, segment, lap, sections[-1] if sections else None, once)
        if once is not None and _way(section) != _way(once):
            reason = f"{segment.id} would lie {_told(section)} in the next lap, not {_told(once)}"
            raise entry.fail("laps", f"the circuit does not close: {reason}")
        ridden.setdefault(segment.id, section)
        sections.append(section)
        if sum(len(each.hexes) for each in sections) > MOST_HEXES:
            raise entry.fail("segments", f"there are more than {MOST_HEXES} hexes")
    return HexRoad(stage, tuple(sections))


def _way(section: Section) -> tuple[int, int, int]:
    return section.direction, section.left, section.right


def _told(section: Section) -> str:
    return f"in direction {section.direction} on the lanes {section.left} to {section.right}"


def unrolled(stage: HexStage) -> list[tuple[HexSegment, int]]:
    """The segments in the order in which they are ridden, each with its lap."""
    laps = stage.laps
    if laps is None:
        return [(segment, 1) for segment in stage.segments]
    circuit = stage.segments[laps.first : laps.last + 1]
    return [
        *((segment, 1) for segment in stage.segments[: laps.first]),
        *((segment, lap) for lap in range(1, laps.times + 1) for segment in circuit),
        *((segment, 1) for segment in stage.segments[laps.last + 1 :]),
    ]


def _section(stage: HexStage, segment: HexSegment, lap: int, before: Section | None, once: Section | None) -> Section:
    """The next section; one that was ridden before keeps its levels, only the way into it may differ."""
    if segment.hexes:
        return _scanned(segment, lap)
    if before is None:
        return _first(stage, segment)
    reentered = once is not None and stage.laps is not None and segment is stage.segments[stage.laps.first]
    turn = segment.relap if reentered and segment.relap else segment.turn
    return _straight(segment, lap, before, once) if turn == "S" else _bend(segment, lap, before, once, TURNS[turn])


def _scanned(segment: HexSegment, lap: int) -> Section:
    """The hexes as they were listed."""
    direction = segment.direction
    lanes = [lane(direction, place) for place in segment.hexes]
    top = max(level(direction, place) for place in segment.hexes)
    return Section(segment, lap, direction, min(lanes), max(lanes), top - 2 * segment.rows, top, segment.hexes)


def _first(stage: HexStage, segment: HexSegment) -> Section:
    """The first segment with the start corridor behind it."""
    top, rear = 2 * segment.rows, -2 * stage.corridor_rows
    hexes = _strip(stage.direction, 0, stage.width - 1, rear, top)
    return Section(segment, 1, stage.direction, 0, stage.width - 1, 0, top, hexes)


def _straight(segment: HexSegment, lap: int, before: Section, once: Section | None) -> Section:
    """One lane more or less is on the right, two are one on each side."""
    change = segment.width - before.width
    left, right = before.left, before.right + change
    if abs(change) == 2:
        left, right = before.left - change // 2, before.right + change // 2
    base, top = _levels(segment, before.top, once)
    hexes = _strip(before.direction, left, right, base, top)
    return Section(segment, lap, before.direction, left, right, base, top, hexes)


def _levels(segment: HexSegment, base: int, once: Section | None) -> tuple[int, int]:
    return (base, base + 2 * segment.rows) if once is None else (once.base, once.top)


def _strip(direction: int, left: int, right: int, base: int, top: int) -> tuple[Hex, ...]:
    return tuple(
        hex_at(direction, at_level, at_lane)
        for at_level in range(base + 1, top + 1)
        for at_lane in range(left, right + 1)
        if (at_level - at_lane) % 2 == 0
    )


def _bend(segment: HexSegment, lap: int, before: Section, once: Section | None, turn: int) -> Section:
    """The last hex of the inner edge is the corner round which the road turns."""
    inner = before.left if turn > 0 else before.right
    line = before.top if (before.top - inner) % 2 == 0 else before.top - 1
    corner = hex_at(before.direction, line, inner)
    direction = (before.direction + turn) % 6
    edge = lane(direction, corner)
    left, right = (edge, edge + segment.width - 1) if turn > 0 else (edge - segment.width + 1, edge)
    base, top = _levels(segment, level(direction, corner), once)
    taken = frozenset(before.hexes)
    hexes = tuple(
        place
        for at_lane in range(left, right + 1)
        for place in _back_to_line(hex_at(direction, top - (top - at_lane) % 2, at_lane), direction, before, line)
        if place not in taken
    )
    return Section(segment, lap, direction, left, right, base, top, hexes)


def _back_to_line(place: Hex, direction: int, before: Section, line: int) -> Iterator[Hex]:
    """The hexes of a lane from its top back to the old section's line, inside that section's outer edge."""
    left = direction == (before.direction + 1) % 6
    while before.level(place) > line and (
        before.lane(place) <= before.right if left else before.lane(place) >= before.left
    ):
        yield place
        place = step(place, direction + 3)
