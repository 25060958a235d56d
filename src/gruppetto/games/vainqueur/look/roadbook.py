"""The stages to choose from before a match."""

from typing import Final

from gruppetto.engine.roadbook import OfferedStage, Pace, Preset, Roadbook
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box.edition import FLAT, MOUNTAIN, TIME_TRIAL, TOURS, StageType, VainqueurEdition
from gruppetto.games.vainqueur.look.board import board_id
from gruppetto.games.vainqueur.look.rows import stage_kind, stage_length

_DECISIONS: Final[dict[StageType, float]] = {FLAT: 0.048, MOUNTAIN: 0.124, TIME_TRIAL: 0.26}
"""A seat makes so many a kilometre, in a time trial a cell."""
_PACE: Final = Pace(person=15, bot=2.5)


def roadbook(edition: VainqueurEdition) -> Roadbook:
    stages = tuple(
        OfferedStage(
            id=str(stage.number),
            name=stage.name,
            kind=stage_kind(stage),
            length=stage_length(stage),
            distance=stage.length,
            board=board_id(stage.number),
            decisions=round(_DECISIONS[stage.type] * stage.length, 1),
        )
        for stage in edition.stages.values()
    )
    return Roadbook("tour", stages, _presets(edition), _PACE, free=False, most=len(stages), total="vainqueur-total")


def _presets(edition: VainqueurEdition) -> tuple[Preset, ...]:
    named = [Preset(Text(f"vainqueur-option-tour-{name}"), _ids(edition.tours[name]), name) for name in TOURS]
    mountains = [number for number, stage in edition.stages.items() if stage.type == MOUNTAIN]
    roads = [number for number, stage in edition.stages.items() if stage.type != TIME_TRIAL]
    own = [
        Preset(Text("vainqueur-preset-mountains"), _ids(mountains)),
        Preset(Text("vainqueur-preset-weekend"), _ids(sorted({*roads[:1], *mountains[:1]}))),
        Preset(Text("vainqueur-preset-one"), _ids(roads[:1])),
    ]
    return (*named, *(preset for preset in own if preset.stages))


def _ids(numbers: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(str, numbers))
