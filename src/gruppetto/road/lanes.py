"""Lane roads: a strip of numbers, one to four lanes wide, with climbs, dividers, special cells and a run-out.

A stage file is TOML with one `[[boards]]` table for each road; `read_lane_roads` checks it and names file, key and
reason of the first fault. Cells are `number.lane`; lane 1 carries the printed number and lies on the advantage side.
Behind the finish the numbers go on through the run-out, so that its first cell has the number `cells + 1`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, cast

from gruppetto.engine.edition import Document, TomlTable, Words

Place = tuple[int, int]
"""A cell: its number and its lane."""
Terrain = Literal["flat", "up", "down"]
Bend = Literal["none", "left", "right"]

MOST_LANES: Final = 4
MOST_CELLS: Final = 999
MOST_RUN_OUT: Final = 10
"""With more, a rider of a later round could beat one of an earlier round on the run-out."""
LETTERS: Final = "ABCD"
TERRAINS: Final = ("flat", "up", "down")
BENDS: Final = ("none", "left", "right")
KINDS: Final = ("flat", "mountain", "ttt")
SOURCES: Final = ("rulebook", "reconstruction", "test")
_CELL: Final = re.compile(r"([1-9][0-9]{0,2})\.([1-9])")


@dataclass(frozen=True, slots=True)
class Segment:
    """Numbers `first` to `last` with the same width, terrain and bend."""

    first: int
    last: int
    lanes: int
    terrain: Terrain
    bend: Bend
    label: Words


@dataclass(frozen=True, slots=True)
class Divider:
    """No change of side between lanes `after_lane` and `after_lane + 1` from `first` to `last`."""

    first: int
    last: int
    after_lane: int


@dataclass(frozen=True, slots=True)
class Award:
    """What one rider wins at a sprint line."""

    seconds: int
    points: int


@dataclass(frozen=True, slots=True)
class Sprint:
    """A line across the whole road in front of the number `at`."""

    id: str
    at: int
    name: Words
    awards: tuple[Award, ...]


@dataclass(frozen=True, slots=True)
class LaneRoad:
    """A road as its stage file describes it."""

    id: str
    name: Words
    kind: str
    provenance: str
    cells: int
    """The last number before the finish line."""
    run_out: int
    run_out_lanes: int
    advantage_side: str
    segments: tuple[Segment, ...]
    dividers: tuple[Divider, ...]
    exchange: tuple[Place, ...]
    chance: tuple[Place, ...]
    sprints: tuple[Sprint, ...]
    successors: Mapping[Place, tuple[int, ...]]
    """Where a cell does not lead straight on and to the neighbours: the lanes it leads to instead."""

    @property
    def end(self) -> int:
        """The last number of the run-out."""
        return self.cells + self.run_out

    def segment(self, number: int) -> Segment:
        """The segment of a number before the finish."""
        return next(segment for segment in self.segments if number <= segment.last)

    def lanes(self, number: int) -> int:
        """How many cells lie side by side; behind the start line (number 0) as many as on number 1."""
        return self.run_out_lanes if number > self.cells else self.segment(max(number, 1)).lanes

    def terrain(self, number: int) -> Terrain:
        """Start and run-out are flat."""
        return "flat" if number < 1 or number > self.cells else self.segment(number).terrain

    def label(self, number: int, lane: int) -> str:
        """What is printed on a cell: in bends 24A, 24B; elsewhere lane 1 alone has the number."""
        if number > self.cells:
            return str(self.cells - number) if lane == 1 else ""
        if self.segment(number).bend != "none":
            return f"{number}{LETTERS[lane - 1]}"
        return str(number) if lane == 1 else ""

    def called(self, number: int, lane: int) -> str:
        """What sentences and the small print call a cell, `24B`: boards print the letters in bends only, and the same
        ones name the lanes of a straight, so that there is one kind of name. On the run-out with a true minus sign."""
        letter = LETTERS[lane - 1]
        return f"{number}{letter}" if number <= self.cells else f"−{number - self.cells}{letter}"

    def divider(self, number: int) -> Divider | None:
        return next((divider for divider in self.dividers if divider.first <= number <= divider.last), None)

    def carriageways(self, number: int) -> tuple[tuple[int, ...], ...]:
        """The lanes of each carriageway of a number."""
        lanes = tuple(range(1, self.lanes(number) + 1))
        divider = self.divider(number)
        return (lanes,) if divider is None else (lanes[: divider.after_lane], lanes[divider.after_lane :])

    def leads_to(self, number: int, lane: int) -> tuple[int, ...]:
        """The lanes of the next number that a step from this cell may reach."""
        if number == 0:
            return tuple(range(1, self.lanes(1) + 1))
        if (number, lane) in self.successors:
            return self.successors[number, lane]
        after = range(max(1, lane - 1), min(lane + 1, self.lanes(number + 1)) + 1)
        divider = self.divider(number)
        if divider is None or divider is not self.divider(number + 1):
            return tuple(after)
        side = lane <= divider.after_lane
        return tuple(to for to in after if (to <= divider.after_lane) == side)

    def straight_on(self, number: int, lane: int) -> int:
        """The lane straight ahead on the next number: the same one, or where a board lists the successors of the cell
        the nearest of them, of two the one nearer to the advantage side. May be past the last lane, where the road
        narrows."""
        listed = self.successors.get((number, lane))
        return min(listed, key=lambda to: (abs(to - lane), to)) if listed else lane


def read_lane_roads(document: Document) -> tuple[LaneRoad, ...]:
    """The roads of a stage file; raises EditionError with file, key and reason."""
    entry = document.table()
    roads = lane_roads(entry)
    entry.done()
    return roads


def lane_roads(entry: TomlTable) -> tuple[LaneRoad, ...]:
    """The roads under `boards`, each id once."""
    roads: dict[str, LaneRoad] = {}
    for table in entry.tables("boards"):
        road = _road(table)
        if road.id in roads:
            raise table.fail("id", f"there is another board {road.id!r}")
        roads[road.id] = road
    if not roads:
        raise entry.fail("boards", "must have at least one board")
    return tuple(roads.values())


def _road(entry: TomlTable) -> LaneRoad:
    cells = entry.whole("cells", least=1, most=MOST_CELLS)
    run_out = entry.table("run_out")
    road = LaneRoad(
        id=_identifier(entry),
        name=entry.words("name"),
        kind=entry.text("kind", among=KINDS),
        provenance=entry.text("provenance", among=SOURCES),
        cells=cells,
        run_out=run_out.whole("cells", least=1, most=MOST_RUN_OUT),
        run_out_lanes=run_out.whole("lanes", least=1, most=MOST_LANES),
        advantage_side=entry.text("advantage_side", default="right", among=("left", "right")),
        segments=_segments(entry, cells),
        dividers=_dividers(entry),
        exchange=tuple(entry.pairs("exchange", default=[])),
        chance=tuple(entry.pairs("chance", default=[])),
        sprints=_sprints(entry),
        successors=_successors(entry),
    )
    run_out.done()
    entry.done()
    for check in (_check_dividers, _check_special_cells, _check_sprints, _check_leads_on):
        check(entry, road)
    return road


def _identifier(entry: TomlTable) -> str:
    name = entry.text("id")
    if not name or not all(sign.isascii() and (sign.isalnum() or sign in "-_") for sign in name):
        raise entry.fail("id", f"must be made of letters, digits and dashes, not {name!r}")
    return name


def _segments(entry: TomlTable, cells: int) -> tuple[Segment, ...]:
    segments: list[Segment] = []
    expected = 1
    for table in entry.tables("segments"):
        segment = Segment(
            first=table.whole("from", least=1),
            last=table.whole("to", least=1),
            lanes=table.whole("lanes", least=1, most=MOST_LANES),
            terrain=cast(Terrain, table.text("terrain", among=TERRAINS)),
            bend=cast(Bend, table.text("bend", default="none", among=BENDS)),
            label=table.words("label"),
        )
        table.done()
        if segment.first != expected:
            raise table.fail("from", f"must be {expected}, so that no number is missing or twice, not {segment.first}")
        if segment.last < segment.first:
            raise table.fail("to", f"must not lie before from, which is {segment.first}, not {segment.last}")
        segments.append(segment)
        expected = segment.last + 1
    if expected != cells + 1:
        raise entry.fail("segments", f"must end at {cells}, the last cell, not at {expected - 1}")
    return tuple(segments)


def _dividers(entry: TomlTable) -> tuple[Divider, ...]:
    if not entry.has("dividers"):
        return ()
    dividers: list[Divider] = []
    for table in entry.tables("dividers"):
        first, last = table.whole("from", least=1), table.whole("to", least=1)
        dividers.append(Divider(first, last, table.whole("after_lane", least=1)))
        table.done()
    return tuple(sorted(dividers, key=lambda divider: divider.first))


def _sprints(entry: TomlTable) -> tuple[Sprint, ...]:
    if not entry.has("sprints"):
        return ()
    sprints: list[Sprint] = []
    for table in entry.tables("sprints"):
        awards: list[Award] = []
        for award in table.tables("awards"):
            awards.append(Award(award.whole("seconds", default=0), award.whole("points", default=0)))
            award.done()
        sprints.append(Sprint(table.text("id"), table.whole("at", least=1), table.words("name"), tuple(awards)))
        table.done()
    return tuple(sorted(sprints, key=lambda sprint: sprint.at))


def _successors(entry: TomlTable) -> dict[Place, tuple[int, ...]]:
    table = entry.table("successors", optional=True)
    found: dict[Place, tuple[int, ...]] = {}
    for key in list(table.keys()):
        cell = _CELL.fullmatch(key)
        if cell is None:
            raise table.fail(key, "must be named like a cell, number.lane")
        found[int(cell[1]), int(cell[2])] = tuple(sorted(set(table.whole_numbers(key))))
    return found


# --- what the parts must be to each other ---


def _check_dividers(entry: TomlTable, road: LaneRoad) -> None:
    for divider in road.dividers:
        if not divider.first <= divider.last <= road.cells:
            raise entry.fail("dividers", f"there is no stretch {divider.first}..{divider.last} on this road")
        for number in range(divider.first, divider.last + 1):
            if divider.after_lane >= road.lanes(number):
                raise entry.fail("dividers", f"number {number} has no lane beyond lane {divider.after_lane}")
    for before, after in pairwise(road.dividers):
        if after.first <= before.last:
            raise entry.fail("dividers", f"two dividers cover number {after.first}")


def _check_special_cells(entry: TomlTable, road: LaneRoad) -> None:
    taken: set[Place] = set()
    for key, places in (("exchange", road.exchange), ("chance", road.chance)):
        for number, lane in places:
            if not 1 <= number <= road.cells or not 1 <= lane <= road.lanes(number):
                raise entry.fail(key, f"the cell {number}.{lane} is not on the road")
            if (number, lane) in taken:
                raise entry.fail(key, f"the cell {number}.{lane} is special already")
            taken.add((number, lane))


def _check_sprints(entry: TomlTable, road: LaneRoad) -> None:
    for sprint in road.sprints:
        if sprint.at > road.cells:
            raise entry.fail("sprints", f"sprint {sprint.id!r} at {sprint.at} is not on the road")
    ids = [sprint.id for sprint in road.sprints]
    for place, (before, after) in enumerate(pairwise(road.sprints), 1):
        if before.at == after.at:
            raise entry.fail("sprints", f"the sprints {before.id!r} and {after.id!r} are at one place")
        if after.id in ids[:place]:
            raise entry.fail("sprints", f"there is another sprint {after.id!r}")


def _check_leads_on(entry: TomlTable, road: LaneRoad) -> None:
    for number, lane in road.successors:
        if not 1 <= number <= road.cells or not 1 <= lane <= road.lanes(number):
            raise entry.fail("successors", f"the cell {number}.{lane} is not on the road")
    for number in range(1, road.cells + 1):
        for lane in range(1, road.lanes(number) + 1):
            after = road.leads_to(number, lane)
            if not after and (number, lane) in road.successors:
                raise entry.fail("successors", f"the cell {number}.{lane} leads nowhere")
            if not after:
                raise entry.fail("segments", f"the cell {number}.{lane} leads nowhere: the road narrows too fast")
            if not 1 <= after[0] <= after[-1] <= road.lanes(number + 1):
                raise entry.fail("successors", f"the cell {number}.{lane} leads off the road")
