"""The plan of a score sheet: teams, and stages with their length, run-out and sprint awards (SEC-18.2).

The boards of the edition come with their figures, which the owner of another box may overwrite; `own` is a board that
we know nothing of but what people say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from gruppetto.engine.edition import Words
from gruppetto.engine.fact import Fact, FactError, Reading
from gruppetto.engine.keeper import (
    Column,
    EditionOffer,
    Field,
    PlanError,
    PlanForm,
    StageOffer,
    StagePlan,
    TeamOffer,
    TourOffer,
)
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.cards import RIDERS
from gruppetto.games.seconds.edition import MOST_STAGES, ROAD, TRIAL, SecondsEdition, StageEntry, stage_entry
from gruppetto.games.seconds.naming import bib
from gruppetto.games.seconds.options import PLAYERS
from gruppetto.games.seconds.rows import TEAMS
from gruppetto.road.lanes import MOST_CELLS, MOST_RUN_OUT, Award, LaneRoad

OWN: Final = "own"
_OWN_NAME: Final[Words] = {"en": "Own board", "fr": "Plateau à nous", "nl": "Eigen bord", "de": "Eigener Plan"}
_OWN_CELLS: Final = 90
_OWN_SPRINTS: Final = ("S1", "S2", "S3", "S4")
_MODES: Final = (ROAD, TRIAL)
PLACES: Final = ["place:1", "place:2", "place:3"]
MOST_BONUS: Final = 99
"""No sprint and no chance card brings more seconds or points."""


@dataclass(frozen=True, slots=True)
class KeptSprint:
    """A sprint line with its awards."""

    id: str
    name: Words
    awards: tuple[Award, ...]


@dataclass(frozen=True, slots=True)
class KeptLeg:
    """A stage of the plan."""

    id: str
    name: Words
    kind: str
    trial: bool
    length: int
    run_out: int
    sprints: tuple[KeptSprint, ...]


def plan_form(editions: Sequence[SecondsEdition]) -> PlanForm:
    bibs = [[bib(team * RIDERS + rider) for rider in range(RIDERS)] for team in range(len(TEAMS))]
    return PlanForm(
        players=list(PLAYERS),
        teams=[TeamOffer(team, numbers) for team, numbers in zip(TEAMS, bibs, strict=True)],
        rider_names=True,
        options=(),
        editions=[_edition_offer(edition) for edition in editions],
        most_stages=MOST_STAGES,
        free_stages=True,
    )


def _edition_offer(edition: SecondsEdition) -> EditionOffer:
    entries = [StageEntry(board, mode) for board in (*edition.boards, OWN) for mode in _MODES]
    tours = [
        TourOffer(name, Text(f"seconds-option-stages-{name}"), [str(entry) for entry in tour])
        for name, tour in edition.tours.items()
    ]
    stages = [_stage_offer(edition, entry) for entry in entries]
    return EditionOffer(edition.id, edition.name, edition.provenance, stages, tours)


def _stage_offer(edition: SecondsEdition, entry: StageEntry) -> StageOffer:
    leg = _printed(edition, entry)
    fields = [
        Field("cells", "number", Text("seconds-sheet-field-cells"), value=leg.length, least=10, most=MOST_CELLS),
        Field("run_out", "number", Text("seconds-sheet-field-run-out"), value=leg.run_out, least=1, most=MOST_RUN_OUT),
    ]
    sprints = [] if leg.trial else [_award_field(sprint) for sprint in leg.sprints]
    return StageOffer(
        id=leg.id,
        name=leg.name,
        kind=Text(f"seconds-stage-{leg.kind}"),
        length=Text("seconds-stage-length", {"cells": leg.length}),
        provenance="reconstruction" if entry.board == OWN else edition.boards[entry.board].provenance,
        fields=fields if leg.trial else [*fields, *sprints],
    )


def _award_field(sprint: KeptSprint) -> Field:
    columns = [
        Column(name, Text(f"seconds-sheet-column-{name}"), 0, MOST_BONUS, optional=True)
        for name in ("seconds", "points")
    ]
    value = {
        place: {"seconds": award.seconds, "points": award.points}
        for place, award in zip(PLACES, sprint.awards, strict=False)
    }
    label = Text("seconds-sheet-field-awards", {"sprint": sprint.name})
    return Field(sprint.id, "grid", label, value=value or None, optional=True, among=list(PLACES), columns=columns)


def _printed(edition: SecondsEdition, entry: StageEntry) -> KeptLeg:
    """A stage as the box prints it."""
    trial = entry.mode == TRIAL
    if entry.board == OWN:
        sprints = tuple(KeptSprint(line, {"en": line}, ()) for line in _OWN_SPRINTS)
        return KeptLeg(str(entry), _OWN_NAME, TRIAL if trial else "flat", trial, _OWN_CELLS, MOST_RUN_OUT, sprints)
    road: LaneRoad = edition.boards[entry.board]
    sprints = tuple(KeptSprint(sprint.id, sprint.name, sprint.awards) for sprint in road.sprints)
    kind = TRIAL if trial else "flat" if road.kind == TRIAL else road.kind
    return KeptLeg(str(entry), road.name, kind, trial, road.cells, road.run_out, sprints)


def kept_leg(edition: SecondsEdition, stage: StagePlan) -> KeptLeg:
    """A stage as it is ridden: printed, with what people said of their own board; raises PlanError."""
    leg = _printed(edition, stage_entry(stage.id))
    reading = Reading(Fact("", "plan", stage.data))
    try:
        length = reading.whole("cells", leg.length)
        run_out = reading.whole("run_out", leg.run_out)
        sprints = tuple(sprint for line in leg.sprints if (sprint := _said(reading, line)).awards)
        reading.done()
    except FactError as error:
        raise PlanError(str(error)) from None
    if not 10 <= length <= MOST_CELLS or not 1 <= run_out <= MOST_RUN_OUT:
        raise PlanError(f"a stage has 10 to {MOST_CELLS} cells, and 1 to {MOST_RUN_OUT} on the run-out")
    return KeptLeg(leg.id, leg.name, leg.kind, leg.trial, length, run_out, () if leg.trial else sprints)


def _said(reading: Reading, line: KeptSprint) -> KeptSprint:
    """A sprint with the awards people gave, place by place as far as there are any."""
    if not reading.has(line.id):
        return line
    grid: dict[int, dict[str, Any]] = reading.grid(line.id, PLACES, ["seconds", "points"])
    awards: list[Award] = []
    for place in range(len(PLACES)):
        won = grid.get(place, {})
        award = Award(won.get("seconds", 0), won.get("points", 0))
        if not 0 <= award.seconds <= MOST_BONUS or not 0 <= award.points <= MOST_BONUS:
            raise PlanError(f"an award is from 0 to {MOST_BONUS}")
        awards.append(award)
    while awards and awards[-1] == Award(0, 0):
        awards.pop()
    return KeptSprint(line.id, line.name, tuple(awards))
