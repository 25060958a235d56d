"""The stages to choose from before a match."""

from typing import Final

from gruppetto.engine.roadbook import OfferedStage, Pace, Preset, Roadbook
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import PelotonEdition
from gruppetto.games.peloton.box.options import MOST_STAGES, SINGLE, STAGE_RACE, TOUR
from gruppetto.games.peloton.look.rows import FLAT, HILLY, MOUNTAIN, stage_kind, stage_length, terrain
from gruppetto.road.hex_layout import HexRoad

_DECISIONS: Final = {FLAT: 2.2, HILLY: 2.5, MOUNTAIN: 3.0}
"""A seat with four riders makes so many a row of the road."""
_SIZES: Final = {"3": 0.77, "4": 1.0, "5": 1.3, "6": 1.5}
_PACE: Final = Pace(person=3, bot=0.8, factors={"team_size": _SIZES, "teams_per_seat": {"2": 2.0, "3": 3.0}})


def roadbook(edition: PelotonEdition) -> Roadbook:
    stages = tuple(_offered(stage, road) for stage, road in _as_ridden(edition).items())
    return Roadbook(
        "stages",
        stages,
        _presets(edition),
        _PACE,
        free=True,
        most=MOST_STAGES,
        total="peloton-total",
        alone={"race": SINGLE},
        several={"race": STAGE_RACE},
    )


def _as_ridden(edition: PelotonEdition) -> dict[str, HexRoad]:
    """The stages of the box in the order of a tour, before those that an owner added."""
    known = {stage: edition.roads[stage] for stage in TOUR if stage in edition.roads}
    return known | edition.roads


def _offered(stage_id: str, road: HexRoad) -> OfferedStage:
    stage = road.stage
    return OfferedStage(
        id=stage_id,
        name=stage.name,
        kind=stage_kind(stage),
        length=stage_length(stage),
        distance=stage.metres / 1000,
        board=stage_id,
        decisions=round(_DECISIONS[terrain(stage)] * road.rows_before[-1], 1),
    )


def _presets(edition: PelotonEdition) -> tuple[Preset, ...]:
    """All stages; those that climb; the first climb and the finale as a weekend; the finale as an evening."""
    ids = tuple(_as_ridden(edition))
    climbs = tuple(stage for stage in ids if terrain(edition.roads[stage].stage) != FLAT)
    proposed = [
        Preset(Text("peloton-preset-all", {"count": len(ids)}), ids),
        Preset(Text("peloton-preset-weekend"), (*climbs[:1], *ids[-1:])),
        Preset(Text("peloton-preset-mountains"), climbs),
        Preset(Text("peloton-preset-evening"), ids[-1:]),
    ]
    return tuple(preset for preset in proposed if preset.stages)
