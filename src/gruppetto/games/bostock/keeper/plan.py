"""The plan of a score sheet: teams by colour, a tour of the edition, the Points Table of one's own box (BOS-16.6)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gruppetto.engine import keeper, keeping
from gruppetto.engine.figures import By, Figure, FigureGroup, by_of, values_of
from gruppetto.engine.forms import Sheet
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.edition import MOST_POINTS, BostockEdition, PointsTable
from gruppetto.games.bostock.box.options import OPTIONS, PLAYERS, TEAMS
from gruppetto.games.bostock.box.stages import Stage
from gruppetto.games.bostock.look.roadbook import named_tours
from gruppetto.games.bostock.look.rows import stage_kind, stage_length
from gruppetto.games.bostock.rules.course import counted_points

SHEET: Final = Sheet("bostock-sheet")
_POINTS: Final = Sheet("bostock-sheet-points")
_SCORED: Final = ("ttt_pair_bonus", "yellow_by", "dealer_rotation", "final_tie")
"""The options of the game that matter when the score is kept."""
_LISTS: Final = {"road_individual": RIDERS + (RIDERS - 1) * (PLAYERS[-1] - 1), "solo_trial": 3}
"""Points by place, and for how many places people may give some: on the road one team is complete, and of every other
two riders may be home before its last (BOS-16.2)."""
_FIGURES: Final = (
    *("road_complete", "road_second", "road_pair"),
    *("team_trial", "team_trial_second", "green_first", "green_second"),
)
_KEYS: Final = {"green_second": "green_second_if_yellow_first", "solo_trial": "itt_individual"}
"""What printed figures are called in an edition, where it is not the same."""
_NEVER_COUNTED: Final = "team_trial_pair"
"""Older sheets asked for it, though it could not be told who came home first in a team time trial. Where the bonus is
given there now it is that of the road (D-32)."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the plan settles."""

    seats: int
    stages: tuple[Stage, ...]
    table: PointsTable
    figures: list[FigureGroup]
    """Those of the table, with who says so."""
    by: By
    """Who says how long the stages are."""
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


def plan_form(editions: Sequence[BostockEdition]) -> keeper.PlanForm:
    return keeper.PlanForm(
        players=list(PLAYERS),
        teams=keeping.team_offers(TEAMS, RIDERS),
        rider_names=True,
        options=tuple(option for option in OPTIONS if option.name in _SCORED),
        editions=[_edition_offer(edition) for edition in editions],
        most_stages=max(len(edition.stages) for edition in editions),
        free_stages=False,
        box=SHEET.box("points", points_figures(editions[0]), notes=("R-3",)),
    )


def _edition_offer(edition: BostockEdition) -> keeper.EditionOffer:
    stages = [
        keeper.StageOffer(str(stage.number), stage.name, stage_kind(stage), stage_length(stage), edition.provenance)
        for stage in edition.stages
    ]
    tours = [keeper.TourOffer(tour.choice, tour.name, list(tour.stages)) for tour in named_tours(edition)]
    return keeper.EditionOffer(edition.id, edition.name, edition.provenance, stages, tours)


# --- the Points Table ---


def points_figures(edition: BostockEdition) -> list[FigureGroup]:
    """The Points Table, which the rulebook does not print but for a few figures (BOS-16.6)."""
    lists = {"road_individual": edition.points.road_individual, "solo_trial": edition.points.solo_trial}
    places = {name: [*points, *[0] * (_LISTS[name] - len(points))] for name, points in lists.items()}
    rows = [
        FigureGroup(_POINTS.text(name), _by_place(edition, name, points), places=True)
        for name, points in places.items()
    ]
    others = [_figure(edition, name, name, _POINTS.text(name), getattr(edition.points, name)) for name in _FIGURES]
    return [rows[0], FigureGroup(_POINTS.text("others"), others), *rows[1:]]


def _by_place(edition: BostockEdition, name: str, points: Sequence[int]) -> list[Figure]:
    return [
        _figure(edition, name, f"{name}-{place}", Text("figures-place", {"place": place}), value)
        for place, value in enumerate(points, 1)
    ]


def _figure(edition: BostockEdition, key: str, name: str, label: Text, value: int) -> Figure:
    by: By = "printed" if _KEYS.get(key, key) in edition.printed_points else by_of(edition.provenance)
    return Figure(name, label, value, by, most=MOST_POINTS)


def terms_of(form: keeper.PlanForm, edition: BostockEdition, plan: keeper.Plan) -> Terms:
    """Raises PlanError for options and points that cannot be."""
    options = keeping.settled_options(form, plan)
    figures = keeping.settled_figures(points_figures(edition), _by_figure(plan.data))
    stages = {str(stage.number): stage for stage in edition.stages}
    return Terms(
        seats=len(plan.teams),
        stages=tuple(stages[stage.id] for stage in plan.stages),
        table=counted_points(_points_table(edition.points, figures), trial_pair=bool(options["ttt_pair_bonus"])),
        figures=figures,
        by=by_of(edition.provenance),
        ride_off_limit=edition.ride_off_limit,
        by_rider=options["yellow_by"] == "rider",
        road_rotation=options["dealer_rotation"] == "road",
        shared=options["final_tie"] == "shared",
    )


def _points_table(table: PointsTable, figures: Sequence[FigureGroup]) -> PointsTable:
    """The edition's figures, with those that an owner reads off his box in their place."""
    values = values_of(figures)
    own: dict[str, Any] = {name: values[name] for name in _FIGURES}
    for name, places in _LISTS.items():
        points = [values[f"{name}-{place}"] for place in range(1, max(places, len(getattr(table, name))) + 1)]
        while len(points) > 1 and not points[-1]:
            points.pop()
        own[name] = tuple(points)
    return table._replace(**own)


def _by_figure(typed: Mapping[str, Any]) -> dict[str, Any]:
    """Older sheets have the points of all places in one table; a place that is missing there has none."""
    single = {name: value for name, value in typed.items() if name not in (*_LISTS, _NEVER_COUNTED)}
    for name, places in _LISTS.items():
        grid = keeping.figures_by_place(typed, name, places, ["points"])
        single = {f"{name}-{place}": row["points"] for place, row in grid.items()} | single
    return single
