"""An illustrated page as a client draws it. Pictures carry no words, so one set serves every language."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from gruppetto.engine.board import Board
from gruppetto.engine.scene import Card, Picture, StandingsTable, Text

Layout = Literal["steps", "pictures", "things", "story", "points", "hints"]
"""Numbered pictures, pictures, small things with what they do; and side by side a picture with what comes of it, what
counts, and advice."""
LAYOUTS: Final[tuple[Layout, ...]] = ("steps", "pictures", "things", "story", "points", "hints")
TITLED: Final[frozenset[Layout]] = frozenset({"steps", "pictures", "things"})
"""Where every panel has a title of its own."""
ASPECTS: Final[dict[Layout, float]] = {"steps": 1.7, "pictures": 1.7, "things": 1, "story": 2.8}
"""How many times as wide as high their frames are."""

View = tuple[float, float, float, float]
"""What is looked at on a board: left, top, width and height."""


@dataclass(frozen=True, slots=True)
class Exhibits:
    """What lies in the box and may be shown on the page, by name: the figures are the edition's or the rules' own."""

    figures: Mapping[str, Sequence[int | str]] = field(default_factory=dict)
    cards: Mapping[str, Card] = field(default_factory=dict)
    dice: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The faces of each die, as symbols of the look."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A figure on a small plate beside a cell: `+1`."""

    cell: str
    text: str
    below: bool = False


@dataclass(frozen=True, slots=True)
class Lit:
    """A cell that can be ridden to, with the signs of what happens there."""

    cell: str
    signs: list[str]


@dataclass(frozen=True, slots=True)
class Scenery:
    """A position on a piece of its road."""

    board: Board
    """Only what is in view of it."""
    view: View
    """As wide and high as the frames of its layout."""
    picture: Picture
    """Only what is drawn on the road."""
    picked: list[str]
    """What is picked: the rider who goes there."""
    lit: list[Lit]
    way: list[str]
    """Cells through which an arrow leads."""
    tags: list[Tag]
    crossed: list[str]
    """Cells that are crossed out."""
    numbered: bool = False
    """Riders have their place in the order beside them."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One thing told: its picture, and a sentence or two."""

    id: str
    title: Text | None
    text: Text
    scenery: Scenery | None = None
    cards: list[Card] = field(default_factory=list)
    picked: str = ""
    """The card that is taken up."""
    symbols: list[str] = field(default_factory=list)
    figures: list[str] = field(default_factory=list)
    table: StandingsTable | None = None
    ours: list[str] = field(default_factory=list)
    """The reconstructions (`R-3`) that its figures rest on."""


@dataclass(frozen=True, slots=True)
class PageSection:
    """Panels under a heading. `sheet` is the sheet of paper it is printed on, 1 or 2."""

    id: str
    title: Text
    layout: Layout
    sheet: int
    panels: list[Panel]


@dataclass(frozen=True, slots=True)
class IllustratedPage:
    aim: Text
    sections: list[PageSection]
