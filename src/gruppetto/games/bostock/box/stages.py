"""The stages of an edition, read and checked: roads as rows of lanes, time trials as lengths."""

from dataclasses import dataclass
from typing import Final

from gruppetto.engine.edition import TomlTable, Words
from gruppetto.games.bostock.box.cards import COLOURS, RIDERS

ROAD: Final = "road"
TEAM_TRIAL: Final = "team_time_trial"
SOLO_TRIAL: Final = "individual_time_trial"
KINDS: Final = (ROAD, TEAM_TRIAL, SOLO_TRIAL)

CELL: Final = "."
DOT: Final = "o"
GAP: Final = "#"
MOST_STAGES: Final = 9
MOST_ROWS: Final = 60
MOST_STEPS: Final = 200
MOST_LANES: Final = 6
"""A step is looked up by three sets of lanes, so roads cannot be of any width."""
HEAT: Final = 2
"""Riders a heat (BOS-14.3)."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage as printed. Rows and lanes count from 1; `rows` is by lane from the left: `.`, `o` (red dot) or `#`.

    A team time trial has rows without dots and gaps. An individual time trial has none: its length is in steps.
    """

    number: int
    kind: str
    name: Words
    rows: tuple[str, ...]
    start_lanes: tuple[int, ...]
    """By seat the lane of its start strip, rows 1 to 3; empty in an individual time trial."""
    green_after: int
    """The row before the green line, 0 for none."""
    length: int
    """Rows, or in an individual time trial the steps to cross the line."""
    deal: int
    """Cards a rider in an individual time trial, else 0."""

    @property
    def lanes(self) -> int:
        return len(self.rows[0]) if self.rows else HEAT


def read_stages(entry: TomlTable) -> tuple[Stage, ...]:
    tables = entry.tables("stages")
    if not 1 <= len(tables) <= MOST_STAGES:
        raise entry.fail("stages", f"must be 1 to {MOST_STAGES} stages, not {len(tables)}")
    return tuple(_stage(table, number) for number, table in enumerate(tables, 1))


def _stage(entry: TomlTable, number: int) -> Stage:
    kind = entry.text("kind", among=KINDS)
    name = entry.words("name")
    if kind == ROAD:
        rows = tuple(entry.texts("rows"))
        _check_rows(entry, rows)
        green_after = entry.whole("green_after", least=RIDERS + 1)
        if green_after >= len(rows):
            raise entry.fail("green_after", f"must be a row before the last, which is {len(rows)}, not {green_after}")
        stage = Stage(number, kind, name, rows, _start_lanes(entry, rows), green_after, len(rows), 0)
    elif kind == TEAM_TRIAL:
        length = entry.whole("length", least=RIDERS + 1, most=MOST_ROWS)
        rows = (CELL * len(COLOURS),) * length
        stage = Stage(number, kind, name, rows, _start_lanes(entry, rows), 0, length, 0)
    else:
        length, deal = entry.whole("length", least=1, most=MOST_STEPS), entry.whole("deal", least=1, most=MOST_ROWS)
        stage = Stage(number, kind, name, (), (), 0, length, deal)
    entry.done()
    return stage


def _check_rows(entry: TomlTable, rows: tuple[str, ...]) -> None:
    if not RIDERS + 2 <= len(rows) <= MOST_ROWS:
        raise entry.fail("rows", f"must be {RIDERS + 2} to {MOST_ROWS} rows, not {len(rows)}")
    width = len(rows[0])
    if not len(COLOURS) <= width <= MOST_LANES:
        raise entry.fail("rows", f"must have {len(COLOURS)} to {MOST_LANES} lanes, not {width}")
    for number, row in enumerate(rows, 1):
        if len(row) != width:
            raise entry.fail("rows", f"row {number} has {len(row)} lanes, row 1 has {width}")
        strange = set(row) - {CELL, DOT, GAP}
        if strange:
            raise entry.fail("rows", f"row {number} has {min(strange)!r}; a lane is '.', 'o' or '#'")
    for number, row in enumerate(rows, 1):
        for lane in [lane for lane, cell in enumerate(row, 1) if cell != GAP]:
            _check_ways(entry, rows, number, lane)


def _check_ways(entry: TomlTable, rows: tuple[str, ...], number: int, lane: int) -> None:
    """Nobody may ride into a dead end, and every cell can be reached."""
    if number < len(rows) and not _leads_to(rows[number], lane):
        raise entry.fail("rows", f"no cell of row {number + 1} can be reached from row {number}, lane {lane}")
    if number > 1 and not _leads_to(rows[number - 2], lane):
        raise entry.fail("rows", f"row {number}, lane {lane} cannot be reached from row {number - 1}")


def _leads_to(row: str, lane: int) -> bool:
    return any(cell != GAP for cell in row[max(0, lane - 2) : lane + 1])


def _start_lanes(entry: TomlTable, rows: tuple[str, ...]) -> tuple[int, ...]:
    table = entry.table("start_lanes")
    lanes = tuple(table.whole(colour, least=1) for colour in COLOURS)
    table.done()
    for colour, lane in zip(COLOURS, lanes, strict=True):
        if lane > len(rows[0]) or any(row[lane - 1] == GAP for row in rows[:RIDERS]):
            raise table.fail(colour, f"there is no start strip in lane {lane}")
    if len(set(lanes)) < len(lanes):
        raise entry.fail("start_lanes", "must be a lane of its own for each colour")
    return lanes
