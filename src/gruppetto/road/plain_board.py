"""A plain road as a board, in one call: for a game whose cells only follow each other.

Cells are `cell:0`, behind the start line, to the last one, in which whoever gets there has finished. Riders may share
them. A game that needs more builds its board from `Ribbon` and `Roadside` as this one does.
"""

import math
from collections.abc import Mapping
from typing import Final

from gruppetto.engine.board import Board, Cell, Land, Milestone, Profile, RoadLine, Sign, Spot
from gruppetto.engine.edition import Words
from gruppetto.engine.scene import Point
from gruppetto.road import silhouettes
from gruppetto.road.ribbon import Ribbon, rounded
from gruppetto.road.roadside import SIGN_HEIGHT, Roadside, sign_width

FEWEST_CELLS: Final = 4
MOST_CELLS: Final = 60
_LONG: Final = 20
"""From so many cells on the road is narrower, and goes to and fro."""
_MILESTONE: Final = 36.0
_MOST_MILESTONES: Final = 12
_SPOTS: Final = 48
_NO_SIGNS: Final[Mapping[int, Words]] = {}


def plain_board(
    board_id: str, cells: int, *, land: Land = "flat", shape: int = 0, signs: Mapping[int, Words] = _NO_SIGNS
) -> Board:
    """A road of so many cells. `shape` is one of our roads, by number; `signs` are names of cells, for sign boards."""
    if not FEWEST_CELLS <= cells <= MOST_CELLS:
        raise ValueError(f"a plain road has {FEWEST_CELLS} to {MOST_CELLS} cells, not {cells}")
    long = cells > _LONG
    shapes = silhouettes.MOUNTAIN if land == "mountain" else silhouettes.FLAT
    waypoints = silhouettes.SERPENTINE if long else shapes[shape % len(shapes)]
    road = Ribbon(waypoints, cells, silhouettes.TRACK_WIDTH if long else silhouettes.ROAD_WIDTH)
    side = Roadside(road, silhouettes.WIDTH, silhouettes.HEIGHT)
    every = math.ceil(cells / _MOST_MILESTONES)
    return Board(
        id=board_id,
        kind="road",
        width=silhouettes.WIDTH,
        height=silhouettes.HEIGHT,
        cell_width=road.width,
        land=land,
        edges=[road.outline()],
        spine=road.spine(),
        cells=[_cell(road, side, number, number % every == 0) for number in range(cells)],
        lines=[RoadLine("start", road.across(1)), RoadLine("finish", road.across(cells - 1))],
        signs=[sign for number, words in signs.items() if (sign := _sign(side, number, words)) is not None],
        profile=Profile(_heights(land, shape), _milestones(cells, every)),
    )


def _cell(road: Ribbon, side: Roadside, number: int, labelled: bool) -> Cell:
    last = number == road.cells - 1
    return Cell(
        id=f"cell:{number}",
        shape=road.cell(number),
        centre=_middle(road, number),
        heading=round(road.heading(number + 0.5), 1),
        kind="start" if number == 0 else "finish" if last else "flat",
        number=number,
        label=str(number),
        label_at=side.place(number + 0.5, _MILESTONE, _MILESTONE) if labelled or last else None,
    )


def _middle(road: Ribbon, number: int) -> Point:
    return rounded([road.middle(number + 0.5)])[0]


def _sign(side: Roadside, number: int, words: Words) -> Sign | None:
    """A sign for which there is no ground is left out."""
    at = side.place(number + 0.5, sign_width(max(words.values(), key=len)), SIGN_HEIGHT, above=False)
    return None if at is None else Sign("town", at, words)


def _heights(land: Land, shape: int) -> list[Spot]:
    """Rolling country, and in the mountains a pass."""
    spots = []
    for place in range(_SPOTS + 1):
        along = place / _SPOTS
        height = 0.28 + 0.1 * math.sin(math.tau * (1.6 * along + 0.37 * shape))
        if land == "mountain":
            height += 0.5 * max(0.0, 1 - 2.2 * abs(along - 0.66))
        spots.append(Spot(round(along, 4), round(height, 3)))
    return spots


def _milestones(cells: int, every: int) -> list[Milestone]:
    last = cells - 1
    stones = [Milestone(round(number / last, 4), str(number)) for number in range(0, last, every)]
    return [*stones, Milestone(1.0, str(last), "mark-finish")]
