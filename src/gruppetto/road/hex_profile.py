"""The profile strip of a hex road: kilometres along, climbs up and the descents behind them down again."""

from collections.abc import Callable
from typing import Final

from gruppetto.engine.board import Milestone, Profile, Spot
from gruppetto.engine.scene import Text
from gruppetto.road.hex_layout import HexRoad
from gruppetto.road.hexes import Hex

_FALL: Final = 0.7
"""Behind a summit the road falls by so much of what a climb rises in a row, until it is down."""
_ROLL: Final = (0.0, 0.05, 0.02, 0.07, 0.03, -0.02, 0.04, 0.0)
"""What is added so that the plains roll a little."""
_MOST_FIGURES: Final = 6
_CROWDED: Final = 0.035


def along_profile(road: HexRoad, number: int, place: Hex) -> float:
    """The place of a hex on the strip, which begins with the corridor and ends with the stretch: 0 to 1."""
    section = road.sections[number]
    ahead = (section.level(place) - section.base) / 2
    return _at(road, road.rows_before[number] + (ahead if number == 0 else max(ahead, 0.5)))


def profile(road: HexRoad, say: Callable[[str], Text]) -> Profile:
    return Profile(_heights(road), _milestones(road, say))


def _at(road: HexRoad, row: float) -> float:
    corridor = road.stage.corridor_rows
    return round(max(0.0, min(1.0, (row + corridor) / (road.rows_before[-1] + corridor))), 4)


def _heights(road: HexRoad) -> list[Spot]:
    heights = [0.0]
    for section in road.sections[:-1]:
        for _ in range(section.segment.rows):
            rise = 1.0 if section.segment.terrain == "climb" else -_FALL
            heights.append(max(0.0, heights[-1] + rise))
    heights += [heights[-1]] * road.sections[-1].segment.rows
    highest = max(heights) or 1.0
    spots = [Spot(0.0, 0.1)]
    for row, height in enumerate(heights):
        if row % 2 == 0 or row == len(heights) - 1:
            part = height / highest
            roll = _ROLL[row // 2 % len(_ROLL)] * (1 - part)
            spots.append(Spot(_at(road, row), round(0.1 + 0.82 * part + roll, 3)))
    return spots


def _milestones(road: HexRoad, say: Callable[[str], Text]) -> list[Milestone]:
    """Round kilometres, sprints and summits by name, the finish with the whole distance."""
    rows = road.rows_before
    finish = rows[road.stretch]
    km = road.stage.metres / 1000
    named = [
        Milestone(
            _at(road, rows[number] + mark.row + 0.5), "", f"mark-{mark.kind}", mark.name if mark.name["en"] else {}
        )
        for number, section in enumerate(road.sections)
        for mark in section.segment.marks
        if mark.kind != "finish"
    ]
    every = next(step for step in (1, 2, 5, 10, 20, 40, 50, 100, 200) if km <= step * _MOST_FIGURES)
    figures = [Milestone(_at(road, finish * done / km), str(done)) for done in range(0, int(km), every)]
    home = Milestone(_at(road, finish), f"{km:g} km", "mark-finish", text=say("milestone-finish"))
    free = [stone for stone in figures if all(abs(stone.along - other.along) > _CROWDED for other in (*named, home))]
    return [*sorted((*free, *named), key=lambda stone: stone.along), home]
