"""Figures of a box that the score rests on, and who says so: the printed rulebook, we, or the people who own the box.

A keeper lists them once, with what its edition says and whether that is printed. The plan asks for them; what people
type is `yours`, what they leave empty stays what it was, and the page, the share and the checks go by the result.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from gruppetto.engine.edition import Provenance
from gruppetto.engine.scene import Text

By = Literal["printed", "ours", "yours"]
FigureKind = Literal["number", "time"]
"""A time is in seconds; people read and type it as h:mm:ss."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure by its name in the plan's data. In a form it is what the edition says, on a page what counts."""

    name: str
    label: Text
    value: int
    by: By
    least: int = 0
    most: int = 999
    kind: FigureKind = "number"
    instead: int | None = None
    """On a page, what the edition says where people said something of their own."""
    instead_by: By = "ours"


@dataclass(frozen=True, slots=True)
class FigureGroup:
    """Figures asked for under one heading; groups of the same heading belong together."""

    name: Text
    figures: list[Figure]
    places: bool = False
    """Whether they are for the first, the second and so on, and stand side by side."""


@dataclass(frozen=True, slots=True)
class Box:
    """What a plan asks of who owns the box, once, and in which words."""

    title: Text
    where: Text
    """Where in the box to look."""
    why: Text
    """Why we ask: what the rulebook leaves out, and what an empty field means."""
    without: Text
    """What happens if nothing is typed, as the name of that choice."""
    counts: bool = True
    """Whether sums rest on them, and not only checks."""
    groups: list[FigureGroup] = field(default_factory=list)
    """Those of the whole race; a stage has its own."""
    notes: tuple[str, ...] = ()
    """The reconstructions of the rulebook (`R-3`) in whose place they stand."""


class FigureError(ValueError):
    """A figure that cannot be, or one that nobody asked for, in one sentence."""


def by_of(source: Provenance) -> By:
    return "printed" if source == "rulebook" else "ours"


def settle_figures(groups: Sequence[FigureGroup], typed: Mapping[str, Any]) -> list[FigureGroup]:
    """The figures that count: typed ones are `yours`; raises FigureError."""
    known = {figure.name for group in groups for figure in group.figures}
    for name in typed:
        if name not in known:
            raise FigureError(f"there is no figure {str(name)[:40]!r} to plan here")
    return [replace(group, figures=[_settled(figure, typed) for figure in group.figures]) for group in groups]


def _settled(figure: Figure, typed: Mapping[str, Any]) -> Figure:
    value = typed.get(figure.name)
    if value is None:
        return figure
    if type(value) is not int or not figure.least <= value <= figure.most:
        raise FigureError(f"{figure.name} is a whole number from {figure.least} to {figure.most}")
    return replace(figure, value=value, by="yours", instead=figure.value, instead_by=figure.by)


def values_of(groups: Iterable[FigureGroup]) -> dict[str, int]:
    return {figure.name: figure.value for group in groups for figure in group.figures}


def unlike(groups: Iterable[FigureGroup]) -> list[FigureGroup]:
    """Each once, though several stages have it: the same board ridden twice is one to be asked about."""
    found: list[FigureGroup] = []
    for group in groups:
        if group not in found:
            found.append(group)
    return found


def said_by(groups: Iterable[FigureGroup]) -> Text:
    """Whose figures these are, in one sentence; for all games alike, so it is in the companion's own catalogue."""
    told = [figure.by for group in groups for figure in group.figures]
    return Text("figures-said", {"yours": told.count("yours"), "ours": told.count("ours")})
