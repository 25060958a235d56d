"""What the keepers of all games do alike: a plan is settled, and teams and riders get the names of a page."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from gruppetto.engine.contract import E
from gruppetto.engine.fact import Fact, FactError, Reading
from gruppetto.engine.figures import FigureError, FigureGroup, settle_figures
from gruppetto.engine.keeper import EditionOffer, Keeper, Plan, PlanError, PlanForm, Rider, Team, TeamOffer
from gruppetto.engine.option import Choice, OptionError, settle
from gruppetto.engine.own_stage import Described, OwnStage, described
from gruppetto.engine.scene import Mark
from gruppetto.engine.teams import Teams


class EditionKeeper(Keeper, Generic[E]):
    """Keeps editions of a game."""

    def __init__(self, editions: Sequence[E]) -> None:
        self._editions = {edition.id: edition for edition in editions}
        self._form = self.form_for(editions)

    @staticmethod
    @abstractmethod
    def form_for(editions: Sequence[E], /) -> PlanForm:
        """What can be planned with these editions."""

    def plan_form(self) -> PlanForm:
        return self._form


def team_offers(box: Teams, riders: int) -> list[TeamOffer]:
    """The teams of a box that people choose from, with the numbers of so many riders each."""
    return [TeamOffer(look.team, [look.bib + place for place in range(riders)]) for look in box]


def named_teams(plan: Plan, offers: Sequence[TeamOffer], marks: Callable[[int], list[Mark]]) -> list[Team]:
    """The teams as a page names them, each with its marks by seat."""
    return [
        Team(f"player:{seat}", team.name, offer.team, offer.bibs[0], marks(seat))
        for seat, (team, offer) in enumerate(zip(plan.teams, offers, strict=True))
    ]


def named_riders(
    plan: Plan,
    bibs: Sequence[Sequence[int]],
    ids: Sequence[str],
    state: Callable[[int], str],
    marks: Callable[[int], list[Mark]],
) -> list[Rider]:
    """The riders as a page names them, numbered team by team: their bibs by team, and by number id, state and marks."""
    riders: list[Rider] = []
    for seat, (team, worn) in enumerate(zip(plan.teams, bibs, strict=True)):
        for place, bib in enumerate(worn):
            rider = len(riders)
            name = team.riders[place] if place < len(team.riders) else ""
            riders.append(Rider(ids[rider], seat, place, bib, name, state(rider), marks(rider)))
    return riders


def settled_teams(form: PlanForm, plan: Plan) -> list[TeamOffer]:
    """The teams of a plan in seat order; raises PlanError for a wrong number, or a colour twice or unknown."""
    if len(plan.teams) not in form.players:
        raise PlanError(f"there are {form.players[0]} to {form.players[-1]} teams, not {len(plan.teams)}")
    known = {offer.team: offer for offer in form.teams}
    colours = [team.team for team in plan.teams]
    if len(set(colours)) < len(colours) or not set(colours) <= set(known):
        raise PlanError(f"each team has a colour of its own among {', '.join(known)}")
    offers = [known[colour] for colour in colours]
    for team, offer in zip(plan.teams, offers, strict=True):
        if len(team.riders) > len(offer.bibs):
            raise PlanError(f"a team has {len(offer.bibs)} riders, not {len(team.riders)}")
    return offers


def settled_edition(form: PlanForm, plan: Plan) -> EditionOffer:
    """The edition of a plan, whose stages must be its own; raises PlanError."""
    for edition in form.editions:
        if edition.id == plan.edition:
            break
    else:
        raise PlanError(f"there is no such edition; there are {', '.join(edition.id for edition in form.editions)}")
    if plan.data and (form.box is None or not form.box.groups):
        raise PlanError("there are no figures of the box to plan in this game")
    wanted = [stage.id for stage in plan.stages]
    if not 1 <= len(wanted) <= form.most_stages:
        raise PlanError(f"there are 1 to {form.most_stages} stages, not {len(wanted)}")
    known = {offer.id: offer for offer in edition.stages}
    for stage in plan.stages:
        if stage.id not in known:
            raise PlanError(f"there is no such stage; the stages are {', '.join(known)}")
        if stage.data and not known[stage.id].figures and known[stage.id].own is None:
            raise PlanError("there are no figures of a board to plan for this stage")
    if not form.free_stages and len(set(wanted)) < len(wanted):
        raise PlanError("each stage is ridden once")
    return edition


def settled_options(form: PlanForm, plan: Plan) -> dict[str, Choice]:
    """Every option of the form, as planned or as usual; raises PlanError."""
    try:
        return settle(form.options, plan.options)
    except OptionError as error:
        raise PlanError(str(error)) from None


def settled_figures(groups: Sequence[FigureGroup], typed: Mapping[str, Any]) -> list[FigureGroup]:
    """The figures that count; raises PlanError for one that cannot be."""
    try:
        return settle_figures(groups, typed)
    except FigureError as error:
        raise PlanError(str(error)) from None


def settled_own(own: OwnStage, data: Mapping[str, Any]) -> Described:
    """A stage of one's own; raises PlanError for what cannot be."""
    try:
        return described(own, data)
    except FigureError as error:
        raise PlanError(str(error)) from None


def figures_by_place(
    typed: Mapping[str, Any], name: str, places: int, columns: Sequence[str]
) -> dict[int, dict[str, int]]:
    """What older sheets have in one grid under this name, by place from 1 and column; what is empty there is 0. Nothing
    for a sheet without that grid; raises PlanError for what is none."""
    reading = Reading(Fact("", "plan", typed))
    if not reading.has(name):
        return {}
    try:
        grid = reading.grid(name, [f"place:{place}" for place in range(1, places + 1)], columns)
    except FactError as error:
        raise PlanError(str(error)) from None
    return {place + 1: {column: grid.get(place, {}).get(column, 0) for column in columns} for place in range(places)}


def stage_state(order: int, ridden: int) -> str:
    """The state of a stage when so many have a result."""
    return "ridden" if order <= ridden else "now" if order == ridden + 1 else "ahead"
