"""A picture of an illustrated page as one SVG: a piece of road, who stands on it, and what is pointed out."""

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from gruppetto.engine.board import Cell
from gruppetto.engine.illustrated.page import Scenery, Tag
from gruppetto.road.drawing import FONTS, PALETTE, draw
from gruppetto.road.riders import riders, stands

_BROAD: Final = 2.0
"""Frames that are more times as wide as high are looked at from farther away."""
_RIDER: Final = 30.0
_PLACE: Final = 11.0


def draw_scenery(scenery: Scenery) -> str:
    """As the browser draws it: no words, so that one picture serves every language."""
    _, _, width, height = scenery.view
    unit = width / (480 if width / height > _BROAD else 300)  # what is pointed out is as large in every frame
    cells = {cell.id: cell for cell in scenery.board.cells}
    over = [
        *(_lit(cells[lit.cell], unit) for lit in scenery.lit),
        riders(scenery.picture.pieces, cells, _RIDER * unit),
        _way([cells[each] for each in scenery.way], unit),
        *(_cross(cells[each], unit) for each in scenery.crossed),
        *(_places(scenery, unit) if scenery.numbered else ()),
        *(_tag(tag, cells[tag.cell], unit) for tag in scenery.tags),
    ]
    return draw(scenery.board, view=scenery.view, over="".join(over))


def _lit(cell: Cell, unit: float) -> str:
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in cell.shape)
    return (
        f'<polygon points="{points}" fill="{PALETTE["yellow"]}" fill-opacity=".75" stroke="{PALETTE["ink"]}" '
        f'stroke-width="{2 * unit:.1f}"/>'
    )


def _way(cells: Sequence[Cell], unit: float) -> str:
    """A dashed arrow through the middle of the cells."""
    if len(cells) < 2:
        return ""
    line = f'<polyline points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in (cell.centre for cell in cells))}" fill="none"'
    (x, y), (before_x, before_y) = cells[-1].centre, cells[-2].centre
    turn = math.degrees(math.atan2(y - before_y, x - before_x))
    dashes = f'stroke-dasharray="{6 * unit:.1f} {5 * unit:.1f}"'
    return (
        f'{line} stroke="{PALETTE["cloth"]}" stroke-width="{6.4 * unit:.1f}" opacity=".75"/>'
        f'{line} stroke="{PALETTE["ink"]}" stroke-width="{3 * unit:.1f}" {dashes}/>'
        f'<path d="M-9 -7L4 0L-9 7Z" fill="{PALETTE["ink"]}" '
        f'transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f}) scale({unit:.2f})"/>'
    )


def _cross(cell: Cell, unit: float) -> str:
    return (
        f'<path d="M-8 -8L8 8M8 -8L-8 8" fill="none" stroke="{PALETTE["red"]}" stroke-width="4.4" '
        f'stroke-linecap="round" transform="translate({cell.centre[0]:.1f} {cell.centre[1]:.1f}) scale({unit:.2f})"/>'
    )


def _places(scenery: Scenery, unit: float) -> Iterator[str]:
    """The place in the order beside each rider."""
    cells = {cell.id: cell for cell in scenery.board.cells}
    order = {turn.piece: place for place, turn in enumerate(scenery.picture.order, 1)}
    for piece, (x, y), wide in stands(scenery.picture.pieces, cells, _RIDER * unit):
        if piece.id in order:
            disc = f'<circle r="{_PLACE}" fill="{PALETTE["ink"]}" stroke="{PALETTE["paper"]}" stroke-width="2"/>'
            at = f"translate({x + wide * 0.55:.1f} {y - wide * 0.55:.1f}) scale({wide / 42:.2f})"
            yield f'<g transform="{at}">{disc}{_figure(str(order[piece.id]))}</g>'


def _tag(tag: Tag, cell: Cell, unit: float) -> str:
    """A figure on a small plate above or below its cell."""
    wide, down = len(tag.text) * 7.6 + 13, 40 if tag.below else -40
    at = f"translate({cell.centre[0]:.1f} {cell.centre[1]:.1f}) scale({unit:.2f}) translate(0 {down})"
    plate = f'fill="{PALETTE["ink"]}" stroke="{PALETTE["paper"]}" stroke-width="1.4"'
    return (
        f'<g transform="{at}"><path d="M0 0V{-30 if tag.below else 30}" stroke="{PALETTE["ink"]}" stroke-width="1.8"/>'
        f'<rect x="{-wide / 2:.1f}" y="-11" width="{wide:.1f}" height="22" rx="3" {plate}/>{_figure(tag.text)}</g>'
    )


def _figure(text: str) -> str:
    return (
        f'<text y="6.5" text-anchor="middle" font-family="{FONTS}" font-size="18" fill="{PALETTE["yellow"]}">'
        f"{escape(text)}</text>"
    )
