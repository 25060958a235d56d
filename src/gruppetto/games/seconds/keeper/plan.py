"""The plan of a score sheet: teams, and stages with their length, run-out and sprint awards (SEC-18.2).

The boards of the edition come with our figures, and whoever owns the box is asked for the printed ones; `own` is a
board that we know nothing of but what people say. Sheets of earlier versions have one without a name, and with the
awards of four sprints among its figures.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args

from gruppetto.engine import keeper, keeping
from gruppetto.engine.edition import Words
from gruppetto.engine.event import Params
from gruppetto.engine.figures import By, Figure, FigureGroup, values_of
from gruppetto.engine.forms import Sheet
from gruppetto.engine.own_stage import Described, OwnLine, OwnLines, OwnStage, is_described
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.box.edition import MOST_STAGES, ROAD, TRIAL, SecondsEdition, StageEntry, stage_entry
from gruppetto.games.seconds.box.options import OPTIONS, PLAYERS, TEAMS
from gruppetto.games.seconds.rules.ledger import Reading
from gruppetto.games.seconds.rules.scoring import BY_COUNTS, TrialTiming
from gruppetto.road.lanes import MOST_CELLS, MOST_RUN_OUT, Award, LaneRoad

SHEET: Final = Sheet("seconds-sheet")
OWN: Final = "own"
_OWN_NAME: Final[Words] = {"en": "Own board", "fr": "Plateau à nous", "nl": "Eigen bord", "de": "Eigener Plan"}
_OWN_CELLS: Final = 90
_OWN_SPRINTS: Final = ("S1", "S2", "S3", "S4")
_SPRINTS: Final = "sprints"
"""What the sprints of an own board are called in its data."""
_MODES: Final = (ROAD, TRIAL)
PLACES: Final = ["place:1", "place:2", "place:3"]
LEAST_CELLS: Final = 10
_SCORED: Final = ("refill_finished", "single_stage_yellow", "yellow_after_trial", "ttt_time")
"""The options of the game that matter when the score is kept."""
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
    by: By
    """Who says all this, but for `figures` that people gave."""
    figures: tuple[FigureGroup, ...] = ()

    @property
    def sprint_ids(self) -> list[str]:
        """Its sprints; of a board of one's own also those that it may have had before somebody said otherwise."""
        return list(_OWN_SPRINTS) if stage_entry(self.id).board == OWN else [sprint.id for sprint in self.sprints]


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms that a plan settles."""

    seats: int
    legs: tuple[KeptLeg, ...]
    reading: Reading
    refill_finished: bool
    """A new deal counts riders who have finished, and cards are surrendered for all of them (D-30)."""
    timed_at_finish: bool
    """Time trials are timed as a road stage (SEC-17.8)."""

    def timing(self, leg: KeptLeg, turns_left: int) -> TrialTiming:
        """Return how the counts of a time trial become times."""
        return TrialTiming(leg.length, turns_left) if self.timed_at_finish else BY_COUNTS


_Gain = Literal["seconds", "points"]
_GAINS: Final[tuple[_Gain, ...]] = get_args(_Gain)


def plan_form(editions: Sequence[SecondsEdition]) -> keeper.PlanForm:
    return keeper.PlanForm(
        players=list(PLAYERS),
        teams=keeping.team_offers(TEAMS, RIDERS),
        rider_names=True,
        options=tuple(option for option in OPTIONS if option.name in _SCORED),
        editions=[_edition_offer(edition) for edition in editions],
        most_stages=MOST_STAGES,
        free_stages=True,
        box=SHEET.box("box"),
    )


def terms_of(form: keeper.PlanForm, edition: SecondsEdition, plan: keeper.Plan) -> Terms:
    """Raises PlanError for options and figures that cannot be."""
    options = keeping.settled_options(form, plan)
    legs = tuple(kept_leg(edition, stage) for stage in plan.stages)
    return Terms(
        seats=len(plan.teams),
        legs=legs,
        reading=Reading(
            stage_time=options["single_stage_yellow"] == "stage_time" and len(legs) == 1,
            counts=options["yellow_after_trial"] == "counts",
        ),
        refill_finished=options["refill_finished"] is True,
        timed_at_finish=options["ttt_time"] == "finish",
    )


def _edition_offer(edition: SecondsEdition) -> keeper.EditionOffer:
    entries = [StageEntry(board, mode) for board in (*edition.boards, OWN) for mode in _MODES]
    tours = [
        keeper.TourOffer(name, Text(f"seconds-option-stages-{name}"), [str(entry) for entry in tour])
        for name, tour in edition.tours.items()
    ]
    stages = [_stage_offer(edition, entry) for entry in entries]
    return keeper.EditionOffer(edition.id, edition.name, edition.provenance, stages, tours)


def _stage_offer(edition: SecondsEdition, entry: StageEntry) -> keeper.StageOffer:
    leg = _printed(edition, entry)
    own = entry.board == OWN
    return keeper.StageOffer(
        id=leg.id,
        name=leg.name,
        kind=Text(f"seconds-stage-{leg.kind}"),
        length=Text("seconds-stage-length", {"cells": leg.length}),
        provenance="rulebook" if leg.by == "printed" else "reconstruction",
        figures=[] if own else _figures(leg),
        own=_own_board(edition, leg) if own else None,
    )


# --- the figures of a board ---


def _figures(leg: KeptLeg) -> list[FigureGroup]:
    """Stage times count from the length of the board, bonuses from the awards of its sprints (SEC-14.4, SEC-12)."""
    cells = Figure("cells", SHEET.text("field-cells"), leg.length, leg.by, LEAST_CELLS, MOST_CELLS)
    run_out = Figure("run_out", SHEET.text("field-run-out"), leg.run_out, leg.by, 1, MOST_RUN_OUT)
    board = FigureGroup(Text("seconds-sheet-box-board", {"board": leg.name}), [cells, run_out])
    lines = [] if leg.trial else leg.sprints
    return [board, *(_awards(leg, sprint, gain) for sprint in lines for gain in _GAINS)]


def _awards(leg: KeptLeg, sprint: KeptSprint, gain: _Gain) -> FigureGroup:
    """What the places of a sprint bring in seconds, or in points."""
    args: Params = {"board": leg.name, "sprint": sprint.name, "gain": gain}
    won: list[int] = [getattr(award, gain) for award in sprint.awards]
    won += [0] * (len(PLACES) - len(won))
    figures = [
        Figure(f"{sprint.id}-{place}-{gain}", Text("figures-place", {"place": place}), value, leg.by, 0, MOST_BONUS)
        for place, value in enumerate(won, 1)
    ]
    return FigureGroup(Text("seconds-sheet-box-awards", args), figures, places=True)


def _printed(edition: SecondsEdition, entry: StageEntry) -> KeptLeg:
    """A stage as the box prints it."""
    trial = entry.mode == TRIAL
    if entry.board == OWN:
        sprints = tuple(KeptSprint(line, {"en": line}, ()) for line in _OWN_SPRINTS)
        kind = TRIAL if trial else "flat"
        return KeptLeg(str(entry), _OWN_NAME, kind, trial, _OWN_CELLS, MOST_RUN_OUT, sprints, "ours")
    road: LaneRoad = edition.boards[entry.board]
    sprints = tuple(KeptSprint(sprint.id, sprint.name, sprint.awards) for sprint in road.sprints)
    kind = TRIAL if trial else "flat" if road.kind == TRIAL else road.kind
    by: By = "printed" if road.provenance == "rulebook" else "ours"
    return KeptLeg(str(entry), road.name, kind, trial, road.cells, road.run_out, sprints, by)


def kept_leg(edition: SecondsEdition, stage: keeper.StagePlan) -> KeptLeg:
    """A stage as it is ridden: printed, with what people said of their own board; raises PlanError."""
    leg = _printed(edition, stage_entry(stage.id))
    if stage_entry(stage.id).board == OWN and is_described(stage.data):
        return _own_leg(leg, keeping.settled_own(_own_board(edition, leg), stage.data))
    figures = keeping.settled_figures(_figures(leg), _by_figure(leg, stage.data))
    values = values_of(figures)
    sprints = [KeptSprint(sprint.id, sprint.name, _said(sprint, values)) for sprint in leg.sprints if not leg.trial]
    return replace(
        leg,
        length=values["cells"],
        run_out=values["run_out"],
        sprints=tuple(sprint for sprint in sprints if sprint.awards),
        by=figures[0].figures[0].by,
        figures=tuple(group for group in figures if _counts(group)),
    )


# --- a board of one's own ---


def _own_board(edition: SecondsEdition, leg: KeptLeg) -> OwnStage:
    """What can be said of a board: its name and length, and its sprints with awards, usually those of our boards."""
    usual = next((sprint.awards for road in edition.boards.values() for sprint in road.sprints), ())
    lines = [] if leg.trial else [replace(sprint, awards=usual) for sprint in leg.sprints]
    sprints = [OwnLine(sprint.name, [_own_awards(leg, sprint, gain) for gain in _GAINS]) for sprint in lines]
    kinds = [OwnLines(_SPRINTS, SHEET.text("own-sprints"), sprints)] if sprints else []
    board = _figures(replace(leg, length=0))[0]
    return OwnStage(groups=[board], needed=["cells"], lines=kinds)


def _own_awards(leg: KeptLeg, sprint: KeptSprint, gain: _Gain) -> FigureGroup:
    return replace(_awards(leg, sprint, gain), name=SHEET.text("own-awards", {"gain": gain}))


def _own_leg(leg: KeptLeg, said: Described) -> KeptLeg:
    """The board as people described it; its figures are listed under the names that they gave."""
    values = values_of(said.figures)
    named = [
        replace(sprint, name=name, awards=_said(sprint, values))
        for sprint, name in zip(leg.sprints, said.lines.get(_SPRINTS, ()), strict=False)
    ]
    called = replace(leg, name=said.name, sprints=tuple(named))
    headings = [group.name for group in _figures(called)]
    return replace(
        called,
        length=values["cells"],
        run_out=values["run_out"],
        sprints=tuple(sprint for sprint in named if sprint.awards),
        by="yours",
        figures=tuple(replace(group, name=name) for group, name in zip(said.figures, headings, strict=True)),
    )


def _counts(group: FigureGroup) -> bool:
    """A sprint without seconds, or without points, is none of those that count, unless somebody said so of theirs."""
    return not group.places or any(figure.value or figure.by == "yours" for figure in group.figures)


def _said(sprint: KeptSprint, values: Mapping[str, int]) -> tuple[Award, ...]:
    """The awards of a sprint, place by place as far as there are any."""
    awards = [Award(*(values[f"{sprint.id}-{place}-{gain}"] for gain in _GAINS)) for place in range(1, len(PLACES) + 1)]
    while awards and awards[-1] == Award(0, 0):
        awards.pop()
    return tuple(awards)


def _by_figure(leg: KeptLeg, typed: Mapping[str, Any]) -> dict[str, Any]:
    """Older sheets have the awards of a sprint in one table; what is missing there is none."""
    lines = {sprint.id for sprint in leg.sprints}
    single = {name: value for name, value in typed.items() if name not in lines}
    for sprint in leg.sprints if not leg.trial else ():
        for place, row in keeping.figures_by_place(typed, sprint.id, len(PLACES), _GAINS).items():
            for gain, value in row.items():
                single.setdefault(f"{sprint.id}-{place}-{gain}", value)
    return single
