"""The score keeper beside the real board (VAI-17): never sees a card, computes with the very same scoring."""

from collections.abc import Sequence
from dataclasses import replace

from gruppetto.engine import keeper, keeping
from gruppetto.engine.fact import Fact
from gruppetto.engine.figures import Figure, FigureGroup, by_of
from gruppetto.engine.option import Option
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box.edition import TIME_TRIAL, StageData, VainqueurEdition
from gruppetto.games.vainqueur.box.options import OPTIONS, PLAYERS, TEAMS
from gruppetto.games.vainqueur.keeper.ledger import SHEET, KeptLeg, Terms, keep_ledger
from gruppetto.games.vainqueur.keeper.page import page_of, sentence_of
from gruppetto.games.vainqueur.look.rows import stage_kind, stage_length
from gruppetto.games.vainqueur.rules.course import compiled_leg

_SCORED = ("rank_after_tie", "final_tie", "cap_tie")
"""The options of the game that matter when the score is kept."""
_PHYSICAL, _OURS = "physical", "ours"
"""Whose board people ride on, and so whose lengths their positions are held against."""
_LONGEST = 2000
"""Kilometres or cells that a stage of any board has at most."""


class VainqueurKeeper(keeping.EditionKeeper[VainqueurEdition]):
    """Keeps editions of the game."""

    @staticmethod
    def form_for(editions: Sequence[VainqueurEdition], /) -> keeper.PlanForm:
        board = _PHYSICAL if editions[0].physical_board else _OURS
        options = tuple(option for option in OPTIONS if option.name in _SCORED)
        return keeper.PlanForm(
            players=list(PLAYERS),
            teams=keeping.team_offers(TEAMS, 1),
            rider_names=False,
            options=(Option("board", (_PHYSICAL, _OURS), board, "VAI-17.6"), *options),
            editions=[_edition_offer(edition) for edition in editions],
            most_stages=max(len(tour) for edition in editions for tour in edition.tours.values()),
            free_stages=False,
            box=SHEET.box("box", _track_figures(editions[0]), counts=False),
        )

    def keep(self, plan: keeper.Plan, facts: Sequence[Fact]) -> keeper.Page:
        offers = keeping.settled_teams(self._form, plan)
        kept = keep_ledger(self._terms(plan), facts)
        return page_of(plan, offers, kept, list(facts))

    def sentence(self, plan: keeper.Plan, fact: Fact) -> Text:
        return sentence_of(fact)

    def _terms(self, plan: keeper.Plan) -> Terms:
        keeping.settled_edition(self._form, plan)
        edition = self._editions[plan.edition]
        options = keeping.settled_options(self._form, plan)
        ours = options["board"] == _OURS
        tracks = keeping.settled_figures(_track_figures(edition), plan.data)
        return Terms(
            seats=len(plan.teams),
            legs=tuple(_kept_leg(edition, stage, tracks, ours=ours) for stage in plan.stages),
            cell_km=edition.cell_km,
            scale=edition.points,
            die=edition.die,
            competition=options["rank_after_tie"] == "competition",
            cap_breaks_ties=options["final_tie"] == "cap_holder",
            cap_to_winner=options["cap_tie"] == "stage_winner",
        )


def _edition_offer(edition: VainqueurEdition) -> keeper.EditionOffer:
    stages = [
        keeper.StageOffer(
            id=str(stage.number),
            name=stage.name,
            kind=stage_kind(stage),
            length=stage_length(stage),
            provenance="partly" if stage.printed and stage.source == "reconstruction" else stage.source,
            figures=_length_figures(stage),
        )
        for stage in edition.stages.values()
    ]
    tours = [
        keeper.TourOffer(name, Text(f"vainqueur-option-tour-{name}"), [str(number) for number in numbers])
        for name, numbers in edition.tours.items()
    ]
    return keeper.EditionOffer(edition.id, edition.name, edition.provenance, stages, tours)


# --- lengths: no sum rests on them, but positions are held against those that people know (VAI-17.3, VAI-17.6) ---


def _length_figures(stage: StageData) -> list[FigureGroup]:
    """The length of a road stage; a time trial is as long as its track, which is the same for all."""
    if stage.type == TIME_TRIAL:
        return []
    label, by = Text("vainqueur-sheet-box-stage", {"stage": stage.name}), by_of(stage.source_of("length"))
    return [FigureGroup(SHEET.text("box-lengths"), [Figure("length", label, stage.length, by, 1, _LONGEST)])]


def _track_figures(edition: VainqueurEdition) -> list[FigureGroup]:
    tracks = [
        Figure(
            _track(track.id),
            SHEET.text("box-track", {"name": track.name}),
            track.finish,
            by_of(track.source),
            1,
            _LONGEST,
        )
        for track in edition.tracks.values()
    ]
    return [FigureGroup(SHEET.text("box-tracks"), tracks)] if tracks else []


def _track(name: str) -> str:
    return f"track-{name}"


def _kept_leg(
    edition: VainqueurEdition, stage: keeper.StagePlan, tracks: Sequence[FigureGroup], *, ours: bool
) -> KeptLeg:
    leg = compiled_leg(edition, int(stage.id))
    groups = keeping.settled_figures(_length_figures(leg.data), stage.data)
    if leg.trial:
        wanted = _track(leg.data.track)
        groups = [replace(group, figures=[one for one in group.figures if one.name == wanted]) for group in tracks]
    length = groups[0].figures[0]
    return KeptLeg(leg, length.value, length.by, tuple(groups) if ours or length.by == "yours" else ())
