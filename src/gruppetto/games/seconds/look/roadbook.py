"""The stages to choose from before a match: each board as it was made to be ridden."""

from typing import Final

from gruppetto.engine.roadbook import OfferedStage, Pace, Preset, Roadbook
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.edition import MOST_STAGES, ROAD, TRIAL, SecondsEdition, StageEntry
from gruppetto.games.seconds.look.rows import stage_kind, stage_length
from gruppetto.road.lanes import LaneRoad

_DECISIONS: Final = {"flat": 0.45, "mountain": 0.59, TRIAL: 0.42}
"""A seat makes so many a cell."""
_PACE: Final = Pace(person=8, bot=2, factors={"deck": {"short-2-8": 1.5}})


def roadbook(edition: SecondsEdition) -> Roadbook:
    presets = tuple(
        Preset(Text(f"seconds-option-stages-{name}"), tuple(map(str, tour)), name)
        for name, tour in sorted(edition.tours.items(), key=lambda named: -len(named[1]))
    )
    stages = tuple(_offered(road) for road in edition.boards.values())
    return Roadbook("stages", stages, presets, _PACE, free=True, most=MOST_STAGES, total="seconds-total")


def _offered(road: LaneRoad) -> OfferedStage:
    trial = road.kind == TRIAL
    return OfferedStage(
        id=str(StageEntry(road.id, TRIAL if trial else ROAD)),
        name=road.name,
        kind=stage_kind(road, trial=trial),
        length=stage_length(road.cells),
        distance=road.cells,
        board=road.id,
        decisions=round(_DECISIONS[road.kind] * road.cells, 1),
    )
