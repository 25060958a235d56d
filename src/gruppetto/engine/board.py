"""The board as a client draws it once: cells, lines, signs and the profile of a stage."""

from dataclasses import field
from typing import Literal

from gruppetto.engine.edition import Words
from gruppetto.engine.scene import Mark, Point, Text
from gruppetto.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Cell:
    """A place of the road. `number` counts along the road and `lane` across it, for the keyboard.

    `label` is what is printed on it, on a tab at `label_at` where it has one; `name` is what sentences call it where
    that is not the same (`55.2`). A start strip has the colour of its `team`. A `line` may run through it.
    """

    id: str
    shape: list[Point]
    centre: Point
    heading: float
    kind: str
    number: int
    lane: int = 0
    label: str = ""
    label_at: Point | None = None
    marks: list[Mark] = field(default_factory=list)
    name: str = ""
    team: str = ""
    line: Literal["", "sprint", "summit"] = ""


@dataclass(frozen=True, slots=True)
class RoadLine:
    """A line across the road: `sprint`, `summit`, `green`, `finish`, `start`; between segments of hexes `segment`, at
    foot and top of a climb `climb`; `rail` along a bridge. `path` is its whole course where it is not straight."""

    kind: str
    ends: tuple[Point, Point]
    path: list[Point] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow on the board: its middle, and where it points in degrees, 0 to the right and 90 down."""

    at: Point
    heading: float


@dataclass(frozen=True, slots=True)
class Wind:
    """The windward side of a stretch of road: the dashed lines along it, and the arrows that point onto the road."""

    lines: list[list[Point]]
    arrows: list[Arrow]


def printed(words: Words | Text) -> tuple[Words, Text | None]:
    """What is printed on a sign or a milestone: words of the edition, or a text of the catalogues."""
    return ({}, words) if isinstance(words, Text) else (words, None)


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign board beside the road: `town`, `sprint`, `climb`. It says `text`, else `words`; `stakes` can be won."""

    kind: str
    at: Point
    words: Words = field(default_factory=dict)
    text: Text | None = None
    stakes: Text | None = None
    explain: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """A planted strip between two carriageways: its middle line, and where its trees stand."""

    line: list[Point]
    trees: list[Point]


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the race profile: how far along (0 to 1) and how high (0 to 1)."""

    along: float
    height: float


@dataclass(frozen=True, slots=True)
class Milestone:
    """A mark of the profile strip: a symbol or a plain tick with its label, and what it is, as on a sign."""

    along: float
    label: str
    symbol: str = ""
    words: Words = field(default_factory=dict)
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """The strip above the board."""

    heights: list[Spot]
    milestones: list[Milestone]


BoardKind = Literal["road", "lanes", "hexes"]
"""One cell after the other, which riders share; lanes side by side, or hexes, with one rider a cell."""
Land = Literal["flat", "mountain", "track", "above", "fields", "alps"]
"""The scenery. `above`, `fields` and `alps` have no sky, for a road that fills the board."""


@dataclass(frozen=True, slots=True)
class Board:
    """A road on the plane."""

    id: str
    kind: BoardKind
    width: float
    height: float
    cell_width: float
    """How wide a cell is, across the road; a hex from corner to corner. Riders and signs are drawn to its measure."""
    land: Land
    edges: list[list[Point]]
    """The outline of the road, for its casing."""
    spine: list[Point]
    """The middle of the road, for its dashes and for riding along it."""
    cells: list[Cell]
    lines: list[RoadLine]
    signs: list[Sign]
    profile: Profile
    strips: list[Strip] = field(default_factory=list)
    winds: list[Wind] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    """Painted on the road: which way it goes."""
