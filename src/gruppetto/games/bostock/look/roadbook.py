"""The stages to choose from before a match."""

from typing import Final

from gruppetto.engine.option import OptionError
from gruppetto.engine.roadbook import OfferedStage, Pace, Preset, Roadbook
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.edition import BostockEdition
from gruppetto.games.bostock.box.options import OPTIONS
from gruppetto.games.bostock.box.stages import ROAD, SOLO_TRIAL, TEAM_TRIAL
from gruppetto.games.bostock.look.board import board_id
from gruppetto.games.bostock.look.rows import stage_kind, stage_length

_DECISIONS: Final = {ROAD: 2.4, TEAM_TRIAL: 2.4, SOLO_TRIAL: 0.45}
"""A seat makes so many a row, in the individual time trial a step."""
_PACE: Final = Pace(person=7, bot=1.5)


def roadbook(edition: BostockEdition) -> Roadbook:
    stages = tuple(
        OfferedStage(
            id=str(stage.number),
            name=stage.name,
            kind=stage_kind(stage),
            length=stage_length(stage),
            distance=stage.length,
            board=board_id(stage),
            decisions=round(_DECISIONS[stage.kind] * stage.length, 1),
        )
        for stage in edition.stages
    )
    return Roadbook("stages", stages, named_tours(edition), _PACE, free=False, most=len(stages))


def named_tours(edition: BostockEdition) -> tuple[Preset, ...]:
    """The tours that this edition has stages for."""
    tours: list[Preset] = []
    for name in (str(choice) for choice in OPTIONS[0].choices):
        try:
            stages = edition.tour(name)
        except OptionError:
            continue
        ids = tuple(str(stage.number) for stage in stages)
        tours.append(Preset(Text(f"bostock-option-stages-{name}"), ids, name))
    return tuple(tours)
