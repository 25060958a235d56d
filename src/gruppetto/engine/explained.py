"""What the things of a box are: each card, die, sign and mark explained once, where it lies and in the card list.

A part of a scene names what explains it (`explain`): `card:fall`, `die:red`, `mark:stuck`, `sign:sprint`, `pile:draw`,
`number:bonus`. Two need not, for they are named already: a jersey that a piece wears is `jersey:<jersey>`, a cell of a
kind `cell:<kind>`, and one that nobody may enter `cell:barred`. A kind that is not explained is plain road.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from gruppetto.engine.scene import Card, Text

PLAIN_ROAD: Final = frozenset({"flat", "track", "track-good", "track-bad", "start"})
"""The kinds of cell on which nothing is special, or nothing but what their marks tell; all others are explained."""
BARRED: Final = "cell:barred"


def jersey_id(jersey: str) -> str:
    return f"jersey:{jersey}"


def cell_kind_id(kind: str) -> str:
    return f"cell:{kind}"


@dataclass(frozen=True, slots=True)
class Explanation:
    """One thing: what it does, what ends it or what it ends, and where its rule is."""

    id: str
    name: Text
    does: Text
    rule: str
    cure: Text | None = None
    cases: list[Text] = field(default_factory=list)
    """Special cases, one sentence each."""
    count: int = 0
    """How many of it are in the box; 0 for what is not counted."""
    card: Card | None = None
    """How it is printed, if it is a card."""
    symbol: str = ""
    """How it is drawn, if it is none."""
    faces: list[str] = field(default_factory=list)
    """The six sides of a die."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Things of one sort: a pack of cards, the dice, the signs on the road."""

    id: str
    name: Text
    things: list[Explanation]
    common: list[Text] = field(default_factory=list)
    """What holds for all of them: said once in the list, and with each of them where it lies."""
    pack: int = 0
    """How many cards there are in the pack that this chapter is a part of; 0 where it is a whole one."""


def by_id(chapters: Iterable[Chapter]) -> dict[str, Explanation]:
    return {thing.id: thing for chapter in chapters for thing in chapter.things}


def in_all(chapter: Chapter) -> int:
    """How many of its own things are in the box."""
    return sum(thing.count for thing in chapter.things)
