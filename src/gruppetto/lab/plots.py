"""Small plots as SVG, in the colours of the look, for a page without a script.

Across they are measured in per cent and upwards in pixels: so a plot is as wide as the page lets it be, and its letters
are as large as those around it. Labels stand on the lines of the grid, where they need no margin.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from gruppetto.lab.statistics import Interval
from gruppetto.road.drawing import PALETTE

INK, SOFT, RULE = PALETTE["ink"], "#4D4A42", "#CDBE9C"
SERIES = ("#B3242B", "#1F55B0", "#F0811C", "#0A8573", "#CBA3E4", "#20262D", "#A69C86")
"""The colours of what is stacked: those of the teams, which everybody can tell apart; the last is for the rest."""
HIGH = 220
"""Of a plot, its labels included."""
_TOP, _FOOT = 18, 24


@dataclass(frozen=True, slots=True)
class Series:
    """What is stacked: its name and a value for each part."""

    name: str
    colour: str
    values: Sequence[float]


def histogram(values: Sequence[int], label: str) -> str:
    """How often values fall into each of some twenty equal ranges, and their mean as a line."""
    step = _step(max(values) - min(values) + 1, 20)
    low = min(values) // step * step
    ranges = (max(values) - low) // step + 1
    counts = [0] * ranges
    for value in values:
        counts[(value - low) // step] += 1
    wide = 100 / ranges
    scale = _Scale(max(counts))
    mean = (sum(values) / len(values) - low) / step * wide
    parts = scale.grid()
    parts += [
        f'<rect x="{place * wide + wide * 0.06:.2f}%" y="{scale.y(count):.1f}" width="{wide * 0.88:.2f}%" '
        f'height="{scale.y(0) - scale.y(count):.1f}" fill="{PALETTE["yellow"]}" stroke="{INK}"/>'
        for place, count in enumerate(counts)
        if count
    ]
    parts.append(
        f'<line x1="{mean:.2f}%" x2="{mean:.2f}%" y1="{_TOP}" y2="{scale.y(0):.1f}" stroke="{PALETTE["red"]}" '
        'stroke-width="2" stroke-dasharray="5 4"/>'
    )
    for place in range(0, ranges + 1, max(1, math.ceil(ranges / 5))):
        parts.append(_across(place * wide, str(low + place * step)))
    return _svg(parts, label)


def stacked(series: Sequence[Series], line: Sequence[float], label: str) -> str:
    """Values of each part one on the other, and over them a line that goes from 0 to 1."""
    many = len(line)
    wide = 100 / many
    scale = _Scale(max((sum(each.values[part] for each in series) for part in range(many)), default=1.0))
    parts = scale.grid()
    for part in range(many):
        below = 0.0
        for each in series:
            value = each.values[part]
            if value:
                parts.append(
                    f'<rect x="{part * wide + wide * 0.05:.2f}%" y="{scale.y(below + value):.1f}" '
                    f'width="{wide * 0.9:.2f}%" height="{scale.y(below) - scale.y(below + value):.1f}" '
                    f'fill="{each.colour}"/>'
                )
            below += value
    parts += _dashed(line, wide)
    for share in (0, 25, 50, 75, 100):
        parts.append(_across(share, f"{share} %"))
    return _svg(parts, label)


def _dashed(line: Sequence[float], wide: float) -> list[str]:
    """A line cannot have points in per cent, so it is made of strokes; white under black is seen on all colours."""
    floor, room = HIGH - _FOOT, HIGH - _FOOT - _TOP
    ends = [((place + 0.5) * wide, floor - min(1.0, max(0.0, value)) * room) for place, value in enumerate(line)]
    strokes = [
        f'x1="{x0:.2f}%" y1="{y0:.1f}" x2="{x1:.2f}%" y2="{y1:.1f}" stroke-linecap="round"'
        for (x0, y0), (x1, y1) in pairwise(ends)
    ]
    under = [f'<line {stroke} stroke="{PALETTE["cloth"]}" stroke-width="6"/>' for stroke in strokes]
    return under + [f'<line {stroke} stroke="{INK}" stroke-width="2.4"/>' for stroke in strokes]


def whisker(value: Interval, low: float, high: float, *, fair: float | None = None, strong: bool = False) -> str:
    """An estimate as a dot and its interval as a line, between `low` and `high`; `fair` is where it should be."""

    def at(figure: float) -> str:
        return f"{100 * min(1.0, max(0.0, (figure - low) / ((high - low) or 1.0))):.2f}%"

    marks = ['<line x1="0" x2="100%" y1="11" y2="11" ' + f'stroke="{RULE}"/>']
    if fair is not None:
        marks.append(
            f'<line x1="{at(fair)}" x2="{at(fair)}" y1="0" y2="22" stroke="{PALETTE["red"]}" stroke-width="2" '
            'stroke-dasharray="4 3"/>'
        )
    marks.append(f'<line x1="{at(value.low)}" x2="{at(value.high)}" y1="11" y2="11" stroke="{INK}" stroke-width="3"/>')
    fill = PALETTE["yellow"] if strong else PALETTE["cloth"]
    marks.append(f'<circle cx="{at(value.estimate)}" cy="11" r="6" fill="{fill}" stroke="{INK}" stroke-width="2"/>')
    return f'<svg class="whisker" aria-hidden="true" height="22">{"".join(marks)}</svg>'


class _Scale:
    """The upright scale: from nothing to a round number over the most, with a few lines."""

    def __init__(self, most: float) -> None:
        self._step = _round_step(max(most, 1e-9) / 3)
        self._most = self._step * math.ceil(max(most, 1e-9) / self._step)

    def y(self, value: float) -> float:
        return HIGH - _FOOT - value / self._most * (HIGH - _FOOT - _TOP)

    def grid(self) -> list[str]:
        lines: list[str] = []
        value = 0.0
        while value <= self._most * 1.0001:
            y = self.y(value)
            lines.append(f'<line x1="0" x2="100%" y1="{y:.1f}" y2="{y:.1f}" stroke="{RULE if value else INK}"/>')
            if value:
                lines.append(f'<text x="0" y="{y - 4:.1f}" fill="{SOFT}">{value:g}</text>')
            value = round(value + self._step, 9)
        return lines


def _round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, not less than this."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= least * 0.999)


def _step(span: int, parts: int) -> int:
    return max(1, round(_round_step(span / parts))) if span > parts else 1


def _across(share: float, words: str) -> str:
    """A label under the plot; the first and the last stay inside."""
    anchor = "start" if share < 4 else "end" if share > 96 else "middle"
    return f'<text x="{share:.2f}%" y="{HIGH - 6}" text-anchor="{anchor}" fill="{SOFT}">{escape(words)}</text>'


def _svg(parts: Sequence[str], label: str) -> str:
    return f'<svg class="plot" role="img" aria-label="{escape(label)}" height="{HIGH}">{"".join(parts)}</svg>'
