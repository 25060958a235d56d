"""The plan of a score sheet: single or stage race, stages, also of one's own, team size, teams (PEL-27.2 to 27.6)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from gruppetto.engine import keeper, keeping
from gruppetto.engine.edition import Words
from gruppetto.engine.fact import Refuted
from gruppetto.engine.figures import By, Figure, FigureGroup, by_of, values_of
from gruppetto.engine.forms import Sheet
from gruppetto.engine.option import Option
from gruppetto.engine.own_stage import OwnStage
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import PelotonEdition
from gruppetto.games.peloton.box.options import MOST_SIZE, MOST_STAGES, MOST_TEAMS, OPTIONS, SINGLE, TEAMS
from gruppetto.games.peloton.keeper.own import LONGEST, OWN, OWN_NAME, line_id, own_stage
from gruppetto.games.peloton.look.rows import stage_kind, stage_length
from gruppetto.games.peloton.rules.course import LINE_KINDS, leg_of
from gruppetto.road.hex_stages import HexStage

SHEET: Final = Sheet("peloton-sheet")
_SCORED: Final = ("race", "team_size", "dnf_scope", "bonuses", "cards")
"""The options of the game that matter when the score is kept."""


@dataclass(frozen=True, slots=True)
class KeptLine:
    """A sprint or summit of a stage: `S1`, `M2`."""

    id: str
    kind: str
    name: Words


@dataclass(frozen=True, slots=True)
class KeptLeg:
    """A stage of the plan."""

    id: str
    name: Words
    kind: Text
    length: Text
    base_time: int
    real_time: int
    seconds: tuple[int, ...]
    """The second values of its stretch, the best first."""
    lines: tuple[KeptLine, ...]
    by: By
    """Who says how long it is."""
    figures: tuple[FigureGroup, ...] = ()

    @property
    def own(self) -> bool:
        """Whether people described it, and may do so otherwise later."""
        return self.id == OWN

    def of_kind(self, kind: str) -> list[KeptLine]:
        return [line for line in self.lines if line.kind == kind]


@dataclass(frozen=True, slots=True)
class Terms:
    """What the plan settles. Riders are numbered team by team; `bibs` are on their backs."""

    teams: tuple[tuple[int, ...], ...]
    bibs: tuple[int, ...]
    legs: tuple[KeptLeg, ...]
    single: bool
    cards: bool
    dnf_out: bool
    bonuses: tuple[int, ...]
    sprint_points: tuple[int, ...]
    summit_points: tuple[int, ...]
    minute: int

    @property
    def players(self) -> list[str]:
        return [f"player:{seat}" for seat in range(len(self.teams))]

    @property
    def riders(self) -> list[str]:
        """Named by their bibs, as the judge does."""
        return [f"rider:{bib}" for bib in self.bibs]

    def points(self, kind: str) -> tuple[int, ...]:
        return self.sprint_points if kind == LINE_KINDS[0] else self.summit_points


def plan_form(editions: Sequence[PelotonEdition]) -> keeper.PlanForm:
    return keeper.PlanForm(
        players=list(range(1, MOST_TEAMS + 1)),
        teams=keeping.team_offers(TEAMS, MOST_SIZE),
        rider_names=True,
        options=tuple(_usual(option) for option in OPTIONS if option.name in _SCORED),
        editions=[_edition_offer(edition) for edition in editions],
        most_stages=MOST_STAGES,
        free_stages=True,
        box=SHEET.box("box"),
    )


def _usual(option: Option) -> Option:
    """A list of stages may have any length in a stage race: only who asks for a single race is held to one."""
    return replace(option, default="stage_race") if option.name == "race" else option


def _edition_offer(edition: PelotonEdition) -> keeper.EditionOffer:
    stages = [_stage_offer(edition, stage, road.stage) for stage, road in edition.roads.items()]
    tours = [
        keeper.TourOffer(stage, Text("peloton-sheet-tour-one", {"stage": road.stage.name}), [stage])
        for stage, road in edition.roads.items()
    ]
    tours.append(keeper.TourOffer("all", Text("peloton-sheet-tour-all"), list(edition.roads)))
    stages.append(_own_offer(edition))
    return keeper.EditionOffer(edition.id, edition.name, edition.provenance, stages, tours)


def _stage_offer(edition: PelotonEdition, stage_id: str, stage: HexStage) -> keeper.StageOffer:
    provenance = "partly" if stage.printed and edition.provenance == "reconstruction" else edition.provenance
    figures = _figures(edition, stage)
    return keeper.StageOffer(stage_id, stage.name, stage_kind(stage), stage_length(stage), provenance, figures)


def _own_offer(edition: PelotonEdition) -> keeper.StageOffer:
    length = Text("peloton-stage-own-length", {"km": 0})
    return keeper.StageOffer(OWN, OWN_NAME, Text("peloton-stage-own"), length, "reconstruction", own=_own(edition))


def _own(edition: PelotonEdition) -> OwnStage:
    """All stages of the edition have the same seconds behind the finish."""
    first = next(iter(edition.roads.values())).stage
    return own_stage(_behind_the_finish(first))


def _behind_the_finish(stage: HexStage) -> list[int]:
    return sorted(set(stage.seconds))


def _figures(edition: PelotonEdition, stage: HexStage) -> list[FigureGroup]:
    """The base time, on which all times of a stage rest (PEL-22.2); the seconds of arrivals are told one by one."""
    by: By = "printed" if "base_time" in stage.printed else by_of(edition.provenance)
    base = Figure("base_time", _named(stage.name), stage.base_time, by, 0, LONGEST, "time")
    return [FigureGroup(SHEET.text("box-base"), [base])]


def _named(stage: Words) -> Text:
    return Text("peloton-sheet-box-stage", {"stage": stage})


def terms_of(
    form: keeper.PlanForm, editions: dict[str, PelotonEdition], plan: keeper.Plan
) -> tuple[Terms, list[keeper.TeamOffer]]:
    """Raises Refuted for what the app refuses (PEL-27.30), and PlanError for what is no plan at all."""
    if not 1 <= len(plan.teams) <= MOST_TEAMS:
        raise Refuted(Refusal("PEL-27.30", {"fault": "teams"}))
    offers = keeping.settled_teams(form, plan)
    keeping.settled_edition(form, plan)
    sizes: Any = next(option.choices for option in form.options if option.name == "team_size")
    if plan.options.get("team_size", sizes[0]) not in sizes:
        raise Refuted(Refusal("PEL-27.30", {"fault": "size"}))
    options = keeping.settled_options(form, plan)
    single = options["race"] == SINGLE
    if single and len(plan.stages) > 1:
        raise Refuted(Refusal("PEL-27.4", {"stages": len(plan.stages)}))
    edition, size = editions[plan.edition], int(options["team_size"])
    return Terms(
        teams=tuple(tuple(range(team * size, (team + 1) * size)) for team in range(len(offers))),
        bibs=tuple(bib for offer in offers for bib in offer.bibs[:size]),
        legs=tuple(_kept_leg(edition, stage) for stage in plan.stages),
        single=single,
        cards=options["cards"] is True and not single,
        dnf_out=options["dnf_scope"] == "race",
        bonuses=edition.bonuses if options["bonuses"] is True else (),
        sprint_points=edition.sprint_points,
        summit_points=edition.summit_points,
        minute=edition.sequence_time,
    ), offers


def _kept_leg(edition: PelotonEdition, planned: keeper.StagePlan) -> KeptLeg:
    if planned.id == OWN:
        return _own_leg(_own(edition), planned)
    leg = leg_of(edition, planned.id)
    stage = leg.road.stage
    figures = keeping.settled_figures(_figures(edition, stage), planned.data)
    counts = dict.fromkeys(LINE_KINDS, 0)
    lines: list[KeptLine] = []
    for contest in leg.lines:
        kind = LINE_KINDS[contest.kind]
        counts[kind] += 1
        lines.append(KeptLine(line_id(kind, counts[kind]), kind, contest.name))
    return KeptLeg(
        id=leg.id,
        name=stage.name,
        kind=stage_kind(stage),
        length=stage_length(stage),
        base_time=values_of(figures)["base_time"],
        real_time=stage.real_time,
        seconds=tuple(_behind_the_finish(stage)),
        lines=tuple(lines),
        by=by_of(edition.provenance),
        figures=tuple(figures),
    )


def _own_leg(own: OwnStage, planned: keeper.StagePlan) -> KeptLeg:
    """A stage as its owner described it; of what was said only the base time counts, so that only it is listed."""
    said = keeping.settled_own(own, planned.data)
    length, base = said.figures[0].figures
    lines = [
        KeptLine(line_id(kind, number), kind, name)
        for kind, names in said.lines.items()
        for number, name in enumerate(names, 1)
    ]
    return KeptLeg(
        id=OWN,
        name=said.name,
        kind=Text("peloton-stage-own"),
        length=Text("peloton-stage-own-length", {"km": length.value}),
        base_time=base.value,
        real_time=0,
        seconds=tuple(sorted(said.numbers["seconds"])),
        lines=tuple(lines),
        by="yours",
        figures=(FigureGroup(SHEET.text("box-base"), [replace(base, label=_named(said.name), instead=None)]),),
    )
