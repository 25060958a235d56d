"""The results of a sheet to send on: as plain text for a message, as a table for a spreadsheet."""

import csv
import io
from collections.abc import Iterator, Sequence

from gruppetto.companion.wording import Wording
from gruppetto.engine.figures import Figure
from gruppetto.engine.keeper import Classification, Page, ScoreLine
from gruppetto.engine.scene import Text

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for a formula at the start of a cell."""


def as_text(name: str, page: Page, wording: Wording, origin: Sequence[Text] = ()) -> str:
    """For a message: the headline, what was announced, every table, and whose figures they are."""
    lines = [name, ""] if name else []
    lines += [wording.say(page.headline), *(wording.say(announced.text) for announced in page.announcements)]
    for table in page.tables:
        lines += ["", _title(table, wording), *_text_lines(table, wording)]
    if origin:
        lines += ["", *(wording.say(said) for said in origin)]
    return "\n".join(lines) + "\n"


def _title(table: Classification, wording: Wording) -> str:
    title = wording.say(table.name)
    return f"{title} ({wording.say(table.note)})" if table.note else title


def _text_lines(table: Classification, wording: Wording) -> Iterator[str]:
    """What the values are, where there are several, then the lines; in the tables of the race with what separated those
    who are level."""
    if len(table.columns) > 1:
        yield "    " + " · ".join(wording.say(column) for column in table.columns)
    names = [wording.name(line.who) for line in table.lines]
    width = max((len(name) for name in names), default=0)
    told = None
    for line, name in zip(table.lines, names, strict=True):
        values = "  ".join(value for value in line.values if value)
        yield f"{_rank(line):>3} {name:<{width}}  {values}".rstrip()
        if line.tie is not None and line.tie != told and table.stage == 0:
            yield f"    = {wording.say(line.tie.text)} ({line.tie.rule})"
        told = line.tie


def _rank(line: ScoreLine) -> str:
    return f"{line.rank}." if line.rank else "–"


def as_csv(name: str, page: Page, wording: Wording, origin: Sequence[Text] = ()) -> str:
    """For a spreadsheet: one block a table, each with its heading, the columns, then the lines; the figures last."""
    written = io.StringIO()
    writer = csv.writer(written)
    for place, table in enumerate(page.tables):
        if place:
            writer.writerow([])
        writer.writerow([_cell(_title(table, wording))])
        writer.writerow(["#", _cell(name), *(_cell(wording.say(column)) for column in table.columns)])
        for line in table.lines:
            writer.writerow([line.rank or "", _cell(wording.name(line.who)), *(_cell(value) for value in line.values)])
    if page.tables and page.figures:
        writer.writerow([])
        writer.writerow([_cell(wording.say(Text("figures-title"))), *(_cell(wording.say(said)) for said in origin)])
        writer.writerows(_figure_rows(page, wording))
    return written.getvalue()


def _figure_rows(page: Page, wording: Wording) -> Iterator[list[str]]:
    """Each figure with its heading, and who says so."""
    for group in page.figures:
        for figure in group.figures:
            by = wording.say(Text(f"by-{figure.by}"))
            yield [_cell(wording.say(group.name)), _cell(wording.say(figure.label)), _written(figure), by]


def _written(figure: Figure) -> str:
    minutes, seconds = divmod(figure.value, 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}" if figure.kind == "time" else str(figure.value)


def _cell(value: str) -> str:
    """A name that a guest typed must stay a name in somebody's spreadsheet."""
    return f"'{value}" if value.startswith(_FORMULA) and not value[1:].isdigit() else value
