"""How a race went: how far everybody was behind the leader after each stage, of every classification of the race.

A keeper counts what was entered, and no more. So each stage is told by a sheet on which nothing later was entered.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from gruppetto.companion.sheet import Sheet, keeper_of
from gruppetto.engine.fact import FactError, Refuted
from gruppetto.engine.keeper import Classification, Page, PlanError

_SECONDS = "″"
_FIGURE = re.compile(rf"(-?\d+(?::[0-5]\d){{0,2}}){_SECONDS}?")


@dataclass(frozen=True, slots=True)
class ProgressLine:
    """`behind` is how far behind the leader after each of the stages, in seconds or points; None: not ranked."""

    who: str
    behind: list[int | None]


@dataclass(frozen=True, slots=True)
class Progress:
    """Of the classification `id` after each of the `stages`, by their order in the race; the leader of today first."""

    id: str
    timed: bool
    """Whether its figures are times; else points."""
    stages: list[int]
    lines: list[ProgressLine]


def progress_of(sheet: Sheet) -> list[Progress]:
    """Of the classifications that have figures after two stages at least."""
    pages = dict(_pages(sheet))
    found = (_progress(table, pages) for table in sheet.page.tables if table.stage == 0)
    return [one for one in found if len(one.stages) > 1]


def _pages(sheet: Sheet) -> Iterator[tuple[int, Page]]:
    """What the sheet showed after each stage that has its result."""
    told = {line.fact: line.stage for line in sheet.page.history}
    facts, keeper = sheet.content.facts(), keeper_of(sheet.game)
    ridden = [stage.order for stage in sheet.page.stages if stage.state == "ridden"]
    for order in ridden[:-1]:
        try:
            yield order, keeper.keep(sheet.content.plan, [fact for fact in facts if told.get(fact.id, 0) <= order])
        except (Refuted, FactError, PlanError):
            continue  # an entry without which another cannot be: this stage is left out
    if ridden:
        yield ridden[-1], sheet.page


def _progress(table: Classification, pages: dict[int, Page]) -> Progress:
    tables = {order: found for order, page in pages.items() if (found := _same(page, table))}
    columns = {order: _behind(one) for order, one in tables.items()}
    stages = [order for order, column in columns.items() if column]
    lines = [ProgressLine(line.who, [columns[order].get(line.who) for order in stages]) for line in table.lines]
    timed = any(_is_time(line.values[0]) for line in table.lines if line.values)
    return Progress(table.id, timed, stages, lines)


def _same(page: Page, table: Classification) -> Classification | None:
    return next((one for one in page.tables if (one.id, one.stage) == (table.id, table.stage)), None)


def _behind(table: Classification) -> dict[str, int]:
    """Nothing for a table whose figures cannot be told apart as numbers."""
    ranked = [line for line in table.lines if line.rank and line.values]
    figures = [_figure(line.values[0]) for line in ranked]
    if not figures or figures[0] is None:
        return {}
    best = figures[0]
    return {line.who: abs(figure - best) for line, figure in zip(ranked, figures, strict=True) if figure is not None}


def _figure(written: str) -> int | None:
    """A number of points, or a time in seconds: `2:37:14`, `214″`."""
    found = _FIGURE.fullmatch(written)
    if found is None:
        return None
    total = 0
    for part in found[1].split(":"):
        total = total * 60 + int(part)
    return total


def _is_time(written: str) -> bool:
    return ":" in written or _SECONDS in written
