"""The plan of a score sheet: teams by colour, a tour of the edition, the Points Table of one's own box (BOS-16.6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from gruppetto.engine.fact import Fact, FactError, Reading
from gruppetto.engine.keeper import (
    Column,
    EditionOffer,
    Field,
    Plan,
    PlanError,
    PlanForm,
    StageOffer,
    TeamOffer,
    TourOffer,
)
from gruppetto.engine.option import OptionError, settle
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.cards import RIDERS
from gruppetto.games.bostock.edition import MOST_POINTS, BostockEdition
from gruppetto.games.bostock.ledger import PointsTable
from gruppetto.games.bostock.options import OPTIONS, PLAYERS
from gruppetto.games.bostock.rows import SEATING
from gruppetto.games.bostock.stages import Stage

_SCORED: Final = ("yellow_by", "dealer_rotation", "final_tie")
"""The options of the game that matter when the score is kept."""
_LISTS: Final = {"road_individual": 6, "solo_trial": 3}
"""Points by place, and for how many places people may give some."""
_FIGURES: Final = ("green_first", "green_second", "road_complete", "road_pair", "team_trial", "team_trial_pair")


@dataclass(frozen=True, slots=True)
class Terms:
    """What the plan settles."""

    seats: int
    stages: tuple[Stage, ...]
    table: PointsTable
    ride_off_limit: int
    by_rider: bool
    road_rotation: bool
    shared: bool

    @property
    def players(self) -> list[str]:
        return [f"player:{seat}" for seat in range(self.seats)]

    @property
    def riders(self) -> list[str]:
        return [f"rider:{rider}" for rider in range(self.seats * RIDERS)]


def plan_form(editions: Sequence[BostockEdition]) -> PlanForm:
    return PlanForm(
        players=list(PLAYERS),
        teams=[TeamOffer(look.team, [look.bib + place for place in range(RIDERS)]) for look in SEATING],
        rider_names=True,
        options=tuple(option for option in OPTIONS if option.name in _SCORED),
        editions=[_edition_offer(edition) for edition in editions],
        most_stages=max(len(edition.stages) for edition in editions),
        free_stages=False,
        fields=_points_fields(editions[0].points),
    )


def _edition_offer(edition: BostockEdition) -> EditionOffer:
    stages = [
        StageOffer(str(stage.number), stage.name, stage_kind(stage), stage_length(stage), edition.provenance)
        for stage in edition.stages
    ]
    return EditionOffer(edition.id, edition.name, edition.provenance, stages, _tours(edition))


def _tours(edition: BostockEdition) -> list[TourOffer]:
    """The tours that this edition has stages for."""
    tours: list[TourOffer] = []
    for name in (str(choice) for choice in OPTIONS[0].choices):
        try:
            stages = edition.tour(name)
        except OptionError:
            continue
        numbers = [str(stage.number) for stage in stages]
        tours.append(TourOffer(name, Text(f"bostock-option-stages-{name}"), numbers))
    return tours


def stage_kind(stage: Stage) -> Text:
    return Text(f"bostock-stage-{stage.kind}")


def stage_length(stage: Stage) -> Text:
    if stage.rows:
        return Text("bostock-stage-length", {"rows": stage.length})
    return Text("bostock-stage-steps", {"steps": stage.length})


# --- the Points Table ---


def _points_fields(table: PointsTable) -> list[Field]:
    lists = {"road_individual": table.road_individual, "solo_trial": table.solo_trial}
    column = Column("points", Text("bostock-sheet-column-points"), 0, MOST_POINTS, optional=True)
    fields = [
        Field(
            name,
            "grid",
            _label(name),
            value={f"place:{place}": {"points": points} for place, points in enumerate(points_by_place, 1)},
            optional=True,
            among=[f"place:{place}" for place in range(1, _LISTS[name] + 1)],
            columns=[column],
        )
        for name, points_by_place in lists.items()
    ]
    return fields + [
        Field(name, "number", _label(name), value=getattr(table, name), optional=True, most=MOST_POINTS)
        for name in _FIGURES
    ]


def _label(name: str) -> Text:
    return Text(f"bostock-sheet-points-{name}")


def terms_of(form: PlanForm, edition: BostockEdition, plan: Plan) -> Terms:
    """Raises PlanError for options and points that cannot be."""
    try:
        options = settle(form.options, plan.options)
        table = _points_table(edition.points, Reading(Fact("", "plan", plan.data)))
    except (FactError, OptionError) as error:
        raise PlanError(str(error)) from None
    stages = {str(stage.number): stage for stage in edition.stages}
    return Terms(
        seats=len(plan.teams),
        stages=tuple(stages[stage.id] for stage in plan.stages),
        table=table,
        ride_off_limit=edition.ride_off_limit,
        by_rider=options["yellow_by"] == "rider",
        road_rotation=options["dealer_rotation"] == "road",
        shared=options["final_tie"] == "shared",
    )


def _points_table(table: PointsTable, reading: Reading) -> PointsTable:
    """The edition's figures, with those that an owner reads off his box in their place."""
    own: dict[str, Any] = {name: _bounded(reading.whole(name, getattr(table, name))) for name in _FIGURES}
    for name, places in _LISTS.items():
        if reading.has(name):
            grid = reading.grid(name, [f"place:{place}" for place in range(1, places + 1)], ["points"])
            points = [_bounded(grid.get(place, {}).get("points", 0)) for place in range(places)]
            while len(points) > 1 and not points[-1]:
                points.pop()
            own[name] = tuple(points)
    reading.done()
    return table._replace(**own)


def _bounded(points: int) -> int:
    if not 0 <= points <= MOST_POINTS:
        raise PlanError(f"points are from 0 to {MOST_POINTS}, not {points}")
    return points
