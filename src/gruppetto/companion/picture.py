"""The standings as one SVG that needs no style sheet and no fonts beside it: a board in the colours of the look."""

import textwrap
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from gruppetto.companion.wording import Wording
from gruppetto.engine.keeper import Classification, Page, ScoreLine
from gruppetto.engine.scene import Text
from gruppetto.road.riders import TEAM_COLOURS

INK: Final = "#1E2329"
SOFT: Final = "#4D4A42"
PAPER: Final = "#F3E9D2"
RAISED: Final = "#FCF6E6"
RULE: Final = "#CDBE9C"
YELLOW: Final = "#F6C600"

_WIDTH: Final = 720
_MARGIN: Final = 32
_ROW: Final = 40
_TITLE: Final = 56
_HEAD: Final = 132
_FOOT: Final = 24
_MOST_LINES: Final = 40
"""Of one table."""
_NOTE: Final = 22
_NOTE_LETTERS: Final = 92
"""Of the sentences below the tables: the height of a line, and how many letters fit into it."""


def as_svg(name: str, page: Page, wording: Wording, origin: Sequence[Text] = ()) -> str:
    """The tables of the whole race, and the last stage's where there is nothing else; below, whose figures they are."""
    tables = [table for table in page.tables if table.stage == 0 and table.lines] or page.tables[:1]
    heights = [_TITLE + _ROW * min(len(table.lines), _MOST_LINES) for table in tables]
    notes = [line for said in origin for line in textwrap.wrap(wording.say(said), _NOTE_LETTERS)]
    height = _HEAD + sum(heights) + _FOOT + _NOTE * len(notes)
    parts = [_frame(height), *_heading(name, page, wording)]
    top = _HEAD
    for table, tall in zip(tables, heights, strict=True):
        parts += _table(table, page, wording, top)
        top += tall
    parts += [_text(_MARGIN, top + _FOOT + _NOTE * place, note, 17, "400", SOFT) for place, note in enumerate(notes)]
    return "\n".join([*parts, "</svg>\n"])


def _frame(height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}"'
        f' font-family="Barlow Condensed, Arial Narrow, Arial, sans-serif" fill="{INK}">\n'
        f'<rect width="{_WIDTH}" height="{height}" fill="{PAPER}"/>\n'
        f'<rect width="{_WIDTH}" height="12" fill="{YELLOW}"/>'
    )


def _heading(name: str, page: Page, wording: Wording) -> Iterator[str]:
    yield _text(_MARGIN, 66, wording.say(page.headline), 40, "700")
    # What is called of the whole race, such as why it was won, before what is called of its last stage.
    called = sorted(page.announcements, key=lambda announced: announced.stage != 0)[:1]
    below = " · ".join(part for part in (name, *(wording.say(announced.text) for announced in called)) if part)
    yield _text(_MARGIN, 100, below, 20, "400", SOFT)


def _table(table: Classification, page: Page, wording: Wording, top: int) -> Iterator[str]:
    yield _text(_MARGIN, top + 38, wording.say(table.name), 26, "700")
    for column, right in zip(table.columns, _columns(table), strict=True):
        yield _text(right, top + 38, wording.say(column), 16, "400", SOFT, "end")
    for place, line in enumerate(table.lines[:_MOST_LINES]):
        yield from _line(table, line, page, wording, top + _TITLE + place * _ROW)


def _line(table: Classification, line: ScoreLine, page: Page, wording: Wording, top: int) -> Iterator[str]:
    ground = YELLOW if line.rank == 1 else RAISED
    width = _WIDTH - 2 * _MARGIN
    yield f'<rect x="{_MARGIN}" y="{top}" width="{width}" height="{_ROW - 4}" rx="4" fill="{ground}" stroke="{RULE}"/>'
    yield _text(_MARGIN + 34, top + 25, str(line.rank or "–"), 22, "700", INK, "end")
    team, bib = _plate(page, line.who)
    colour, on = TEAM_COLOURS.get(team, (INK, "#FFFFFF"))
    yield f'<circle cx="{_MARGIN + 62}" cy="{top + 18}" r="14" fill="{colour}" stroke="{INK}"/>'
    yield _text(_MARGIN + 62, top + 24, str(bib), 17, "700", on, "middle")
    yield _text(_MARGIN + 88, top + 25, wording.name(line.who), 22, "600")
    for value, right in zip(line.values, _columns(table), strict=False):
        yield _text(right, top + 25, value, 22, "600", INK, "end")


def _columns(table: Classification) -> list[int]:
    """Where the columns end, the first one, which ranks, at the right edge."""
    return [_WIDTH - _MARGIN - 12 - 100 * place for place in range(len(table.columns))]


def _plate(page: Page, who: str) -> tuple[str, int]:
    for rider in page.riders:
        if rider.id == who:
            return page.teams[rider.seat].team, rider.bib
    return next(((team.team, team.bib) for team in page.teams if team.id == who), ("", 0))


def _text(x: int, y: int, text: str, size: int, weight: str, fill: str = INK, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{fill}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )
