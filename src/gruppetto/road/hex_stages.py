"""Hex stages as their files describe them: start, segments with their turns, laps, finish. No hex is laid here yet.

A stage file is TOML with one `[[hex_stages]]` table for each stage. A segment tells how the road goes on (turn, length
in rows, width in lanes), or, for a board that was scanned, lists its hexes one by one with its direction. What is
wrong is told with file, key and reason; what only shows when the hexes lie is checked in `hex_checks`.
"""

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, cast

from gruppetto.engine.edition import Document, TomlTable, Words
from gruppetto.road.hexes import Hex

Terrain = Literal["flat", "climb", "bridge"]
LineKind = Literal["sprint", "summit", "finish"]
Metric = Literal["projection", "steps"]

TERRAINS: Final = ("flat", "climb", "bridge")
TURNS: Final = {"S": 0, "L": 1, "R": -1}
"""By how many sixths of a circle a turn goes to the left."""
SIDES: Final = ("L", "R")
LINES: Final = ("sprint", "summit", "finish")
METRICS: Final = ("projection", "steps")
LEAST_LANES: Final = 4
MOST_LANES: Final = 7
MOST_ROWS: Final = 99
MOST_SEGMENTS: Final = 99
MOST_LAPS: Final = 9
MOST_RIDERS: Final = 36
FAR: Final = 999
"""No coordinate of a scanned hex lies further out."""
_TIME: Final = re.compile(r"([0-9]{1,2}):([0-5][0-9]):([0-5][0-9])")
_STAGE_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
_SEGMENT_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,19}")


@dataclass(frozen=True, slots=True)
class LineMark:
    """A line across the road through one row of hexes."""

    kind: LineKind
    row: int
    name: Words


@dataclass(frozen=True, slots=True)
class HexSegment:
    """The road between two yellow lines: one direction, one windward side, one terrain."""

    id: str
    name: Words | None
    turn: str
    relap: str
    """The turn where it is entered from the end of the circuit; empty if as in the first lap."""
    rows: int
    width: int
    """Lanes; for a scanned segment 0, its hexes tell."""
    wind: str
    terrain: Terrain
    marks: tuple[LineMark, ...]
    direction: int = 0
    hexes: tuple[Hex, ...] = ()
    """The hexes of a scanned segment; empty for one that is laid out."""


@dataclass(frozen=True, slots=True)
class Laps:
    """The segments `first` to `last` (places in the list) are ridden `times` times."""

    first: int
    last: int
    times: int
    junction: tuple[str, ...]
    """Segments that may cover the same hexes where the circuit is entered and left."""


@dataclass(frozen=True, slots=True)
class HexStage:
    """A stage as its file describes it."""

    id: str
    name: Words
    metres: int
    base_time: int
    """In seconds, as `real_time`, which is 0 where none is given."""
    real_time: int
    direction: int
    width: int
    corridor_rows: int
    riders: int
    """For how many riders the start corridor must have room."""
    segments: tuple[HexSegment, ...]
    seconds: tuple[int, ...]
    """The second values of the stretch by half step, from the finish line on."""
    laps: Laps | None
    metric: Metric
    printed: tuple[str, ...] = ()
    """The keys that a printed rulebook gives of a stage which is ours otherwise."""


def read_hex_stages(document: Document) -> dict[str, tuple[HexStage, TomlTable]]:
    """The stages of a stage file with their tables, for faults that show later."""
    entry = document.table()
    stages = hex_stages(entry)
    entry.done()
    return stages


def hex_stages(entry: TomlTable) -> dict[str, tuple[HexStage, TomlTable]]:
    """The stages under `hex_stages`, each id once, with their tables."""
    stages: dict[str, tuple[HexStage, TomlTable]] = {}
    for table in entry.tables("hex_stages"):
        stage = _stage(table)
        if stage.id in stages:
            raise table.fail("id", f"there is another stage {stage.id!r}")
        stages[stage.id] = stage, table
    if not stages:
        raise entry.fail("hex_stages", "must have at least one stage")
    return stages


def _stage(entry: TomlTable) -> HexStage:
    start = entry.table("start")
    finish = entry.table("finish")
    width = start.whole("width", least=LEAST_LANES, most=MOST_LANES)
    segments = _segments(entry, width)
    stage = HexStage(
        id=_identifier(entry, _STAGE_NAME, 40),
        name=entry.words("name"),
        metres=round(entry.number("km", least=0.1, most=999.9) * 1000),
        base_time=_time(entry, "base_time"),
        real_time=_time(entry, "real_time") if entry.has("real_time") else 0,
        direction=start.whole("dir", least=0, most=5),
        width=width,
        corridor_rows=start.whole("rows", least=1, most=MOST_ROWS),
        riders=entry.whole("riders", least=1, most=MOST_RIDERS, default=MOST_RIDERS),
        segments=segments,
        seconds=_seconds(finish, segments[-1]),
        laps=_laps(entry, segments),
        metric=cast(Metric, entry.text("order_metric", default="projection", among=METRICS)),
        printed=entry.printed(),
    )
    for table in (start, finish, entry):
        table.done()
    return stage


def _identifier(entry: TomlTable, form: re.Pattern[str], most: int) -> str:
    name = entry.text("id")
    if not form.fullmatch(name):
        raise entry.fail("id", f"must be made of up to {most} letters, digits and dashes, not {name!r}")
    return name


def _time(entry: TomlTable, key: str) -> int:
    text = entry.text(key)
    found = _TIME.fullmatch(text)
    if found is None:
        raise entry.fail(key, f"must be a time such as 4:34:34, not {text!r}")
    hours, minutes, seconds = (int(part) for part in found.groups())
    return hours * 3600 + minutes * 60 + seconds


def _seconds(entry: TomlTable, stretch: HexSegment) -> tuple[int, ...]:
    values = entry.whole_numbers("seconds")
    if len(values) != 2 * stretch.rows:
        raise entry.fail("seconds", f"must have {2 * stretch.rows} values, two for each row, not {len(values)}")
    if any(not 0 <= value <= 59 for value in values):
        raise entry.fail("seconds", "must be values from 0 to 59")
    if any(after > before for before, after in pairwise(values)):
        raise entry.fail("seconds", "must not rise behind the finish line")
    return tuple(values)


def _laps(entry: TomlTable, segments: tuple[HexSegment, ...]) -> Laps | None:
    if not entry.has("laps"):
        if any(segment.relap for segment in segments):
            raise entry.fail("laps", "is missing, though a segment has the key relap")
        return None
    table = entry.table("laps")
    places = {segment.id: place for place, segment in enumerate(segments)}
    ends = [table.text("from"), table.text("to")]
    junction = tuple(table.texts("junction", default=[]))
    for key, name in (("from", ends[0]), ("to", ends[1]), *(("junction", name) for name in junction)):
        if name not in places:
            raise table.fail(key, f"there is no segment {name!r}")
    laps = Laps(places[ends[0]], places[ends[1]], table.whole("times", least=1, most=MOST_LAPS), junction)
    if laps.last < laps.first:
        raise table.fail("to", f"must not lie before from, which is {ends[0]!r}")
    if laps.first == 0:
        raise table.fail("from", "must not be the first segment: the corridor cannot be ridden again")
    if laps.last == len(segments) - 1:
        raise table.fail("to", "must not be the last segment: nobody rides back from the stretch")
    table.done()
    _check_relap(table, segments, laps)
    return laps


def _check_relap(entry: TomlTable, segments: tuple[HexSegment, ...], laps: Laps) -> None:
    """A circuit is entered again over the end of its last segment, in a bend with its width."""
    first, last = segments[laps.first], segments[laps.last]
    if first.relap in ("L", "R") and last.width != first.width:
        raise entry.fail("from", f"{first.id!r} and {last.id!r} must have the same width where the circuit closes")


# --- segments ---


def _segments(entry: TomlTable, width: int) -> tuple[HexSegment, ...]:
    segments: list[HexSegment] = []
    tables = entry.tables("segments")
    if not 2 <= len(tables) <= MOST_SEGMENTS:
        raise entry.fail("segments", f"must be 2 to {MOST_SEGMENTS} segments, not {len(tables)}")
    for place, table in enumerate(tables, 1):
        segment = _segment(table, width, first=place == 1, last=place == len(tables))
        if any(segment.id == other.id for other in segments):
            raise table.fail("id", f"there is another segment {segment.id!r}")
        segments.append(segment)
        width = segment.width or width
    return tuple(segments)


def _segment(entry: TomlTable, width: int, *, first: bool, last: bool) -> HexSegment:
    scanned = entry.has("hexes")
    rows = entry.whole("len", least=1, most=MOST_ROWS)
    segment = HexSegment(
        id=_identifier(entry, _SEGMENT_NAME, 20),
        name=entry.words("name") if entry.has("name") else None,
        turn="S" if scanned else entry.text("turn", default="S", among=tuple(TURNS)),
        relap="" if scanned or not entry.has("relap") else entry.text("relap", among=tuple(TURNS)),
        rows=rows,
        width=0 if scanned else entry.whole("width", least=LEAST_LANES, most=MOST_LANES, default=width),
        wind=entry.text("wind", among=SIDES),
        terrain=cast(Terrain, entry.text("terrain", default="flat", among=TERRAINS)),
        marks=_marks(entry, rows),
        direction=entry.whole("dir", least=0, most=5) if scanned else 0,
        hexes=_scanned(entry) if scanned else (),
    )
    entry.done()
    if not scanned:
        _check_shape(entry, segment, width, first=first, last=last)
    _check_finish(entry, segment, last=last)
    return segment


def _check_shape(entry: TomlTable, segment: HexSegment, width: int, *, first: bool, last: bool) -> None:
    if first and segment.turn != "S":
        raise entry.fail("turn", "must be S: the first segment has nothing to turn from")
    if first and segment.width != width:
        raise entry.fail("width", f"must be {width}, as the start corridor")
    if last and segment.turn != "S":
        raise entry.fail("turn", "must be S: the stretch is straight")
    if abs(segment.width - width) > 2:
        raise entry.fail("width", f"may change by 1 or 2 lanes, not from {width} to {segment.width}")
    if segment.width != width and segment.turn != "S":
        raise entry.fail("width", "may change only where the road goes straight on (turn S)")


def _check_finish(entry: TomlTable, segment: HexSegment, *, last: bool) -> None:
    finish = [mark for mark in segment.marks if mark.kind == "finish"]
    if finish and not last:
        raise entry.fail("marks", "the finish line belongs to the last segment")
    if last and (len(segment.marks) != 1 or not finish or finish[0].row != 0):
        raise entry.fail("marks", "the last segment is the stretch: its only line is the finish at row 0")


def _scanned(entry: TomlTable) -> tuple[Hex, ...]:
    places = entry.pairs("hexes")
    if not places:
        raise entry.fail("hexes", "must list at least one hex")
    seen: set[Hex] = set()
    for q, r in places:
        if max(abs(q), abs(r)) > FAR:
            raise entry.fail("hexes", f"the hex [{q}, {r}] lies too far out")
        if (q, r) in seen:
            raise entry.fail("hexes", f"the hex [{q}, {r}] is listed twice")
        seen.add((q, r))
    return tuple(places)


def _marks(entry: TomlTable, rows: int) -> tuple[LineMark, ...]:
    if not entry.has("marks"):
        return ()
    marks: list[LineMark] = []
    for table in entry.tables("marks"):
        kind = cast(LineKind, table.text("kind", among=LINES))
        row = rows - 1 if table.holds("at", "end") else table.whole("at", least=0, most=rows - 1)
        name = table.words("name") if table.has("name") else {"en": ""}
        table.done()
        if any(row == other.row for other in marks):
            raise table.fail("at", f"there is another line at row {row}")
        marks.append(LineMark(kind, row, name))
    return tuple(sorted(marks, key=lambda mark: mark.row))
