"""The score keeper beside the real board (VAI-17): never sees a card, computes with the very same scoring."""

from collections.abc import Sequence

from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import (
    EditionOffer,
    Keeper,
    Page,
    Plan,
    PlanError,
    PlanForm,
    StageOffer,
    TeamOffer,
    TourOffer,
    settled_edition,
    settled_teams,
)
from gruppetto.engine.option import Option, OptionError, settle
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.course import compiled_leg
from gruppetto.games.vainqueur.edition import VainqueurEdition
from gruppetto.games.vainqueur.keeper_ledger import Terms, keep_ledger
from gruppetto.games.vainqueur.keeper_page import page_of, sentence_of
from gruppetto.games.vainqueur.options import OPTIONS, PLAYERS
from gruppetto.games.vainqueur.rows import SEATING

_SCORED = ("rank_after_tie", "final_tie")
"""The options of the game that matter when the score is kept."""


class VainqueurKeeper(Keeper):
    """Keeps editions of the game."""

    def __init__(self, editions: Sequence[VainqueurEdition]) -> None:
        self._editions = {edition.id: edition for edition in editions}
        self._form = _plan_form(editions)

    def plan_form(self) -> PlanForm:
        return self._form

    def keep(self, plan: Plan, facts: Sequence[Fact]) -> Page:
        offers = settled_teams(self._form, plan)
        kept = keep_ledger(self._terms(plan), facts)
        return page_of(plan, offers, kept, list(facts))

    def sentence(self, plan: Plan, fact: Fact) -> Text:
        return sentence_of(fact)

    def _terms(self, plan: Plan) -> Terms:
        settled_edition(self._form, plan)
        edition = self._editions[plan.edition]
        try:
            options = settle(self._form.options, plan.options)
        except OptionError as error:
            raise PlanError(str(error)) from None
        return Terms(
            seats=len(plan.teams),
            legs=tuple(compiled_leg(edition, int(stage.id)) for stage in plan.stages),
            cell_km=edition.cell_km,
            scale=edition.points,
            die=edition.die,
            physical=options["board"] == "physical",
            competition=options["rank_after_tie"] == "competition",
            cap_breaks_ties=options["final_tie"] == "cap_holder",
        )


def _plan_form(editions: Sequence[VainqueurEdition]) -> PlanForm:
    board = "physical" if editions[0].physical_board else "ours"
    options = tuple(option for option in OPTIONS if option.name in _SCORED)
    return PlanForm(
        players=list(PLAYERS),
        teams=[TeamOffer(seating.team, [seating.bib]) for seating in SEATING],
        rider_names=False,
        options=(Option("board", ("ours", "physical"), board, "VAI-17.6"), *options),
        editions=[_edition_offer(edition) for edition in editions],
        most_stages=max(len(tour) for edition in editions for tour in edition.tours.values()),
        free_stages=False,
    )


def _edition_offer(edition: VainqueurEdition) -> EditionOffer:
    stages = [
        StageOffer(
            id=str(stage.number),
            name=stage.name,
            kind=Text(f"vainqueur-stage-{stage.type}"),
            length=Text("vainqueur-stage-length", {"km": stage.length}),
            provenance=stage.source,
        )
        for stage in edition.stages.values()
    ]
    tours = [
        TourOffer(name, Text(f"vainqueur-option-tour-{name}"), [str(number) for number in numbers])
        for name, numbers in edition.tours.items()
    ]
    return EditionOffer(edition.id, edition.name, edition.provenance, stages, tours)
