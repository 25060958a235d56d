"""The door of the game: editions, set-up, positions, picture and bot hints."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import Game, Setup
from gruppetto.engine.edition import Words
from gruppetto.engine.event import Tell
from gruppetto.engine.judgement import Search, read_weights
from gruppetto.engine.roadbook import QuickRace
from gruppetto.engine.scene import Heading, Picture
from gruppetto.games.vainqueur.bots.appraisal import appraise
from gruppetto.games.vainqueur.bots.judgement import VainqueurJudgement
from gruppetto.games.vainqueur.box.edition import VainqueurEdition, read_edition
from gruppetto.games.vainqueur.box.options import GAME_ID, OPTIONS, PLAYERS, TEAMS
from gruppetto.games.vainqueur.keeper.keeper import VainqueurKeeper
from gruppetto.games.vainqueur.look.board import board, board_id
from gruppetto.games.vainqueur.look.exhibits import exhibits
from gruppetto.games.vainqueur.look.explained import explained
from gruppetto.games.vainqueur.look.picture import heading, own, picture
from gruppetto.games.vainqueur.look.roadbook import roadbook
from gruppetto.games.vainqueur.papers.coding import coding
from gruppetto.games.vainqueur.papers.fields import fill_position
from gruppetto.games.vainqueur.rules.actions import Play, parse
from gruppetto.games.vainqueur.rules.course import course_of
from gruppetto.games.vainqueur.rules.decisions import attempts, question
from gruppetto.games.vainqueur.rules.decisions.meant import meant
from gruppetto.games.vainqueur.rules.state import VainqueurState
from gruppetto.games.vainqueur.rules.view import VainqueurView

BOX: Final = Path(__file__).parent / "box"
WEIGHTS: Final = Path(__file__).parent / "bots" / "value.toml"


class Vainqueur(Game[Play, VainqueurEdition, VainqueurView]):
    """Le Vainqueur du Tour."""

    id = GAME_ID
    rules_version = "1"
    players = PLAYERS
    teams = TEAMS
    shelf = 1
    minutes = (30, 75)
    options = OPTIONS
    quick = QuickRace({"tour": "6"}, seats=6)  # the longest: with five others about eight minutes
    whole: ClassVar = {"tour": "full"}
    searches: ClassVar = {
        "rouleur": Search(40, turns=12, choices=10),
        "puncheur": Search(400, turns=12, choices=10),
    }
    rule_prefix = "VAI"
    folder = BOX
    former_texts: ClassVar = {
        "cda6c8e3ea9aa9d71282440c04ab7942ef96e5e97975b2040e82348c00176a12": "rulebook",
        "521a150adb987197bba5b41adefe2f9025804fb43d4513e86aac19366cc95f3e": "rulebook",
    }

    attempts = staticmethod(attempts)
    coding = staticmethod(coding)
    meant = staticmethod(meant)
    own = staticmethod(own)
    exhibits = staticmethod(exhibits)
    appraise = staticmethod(appraise)
    edition = staticmethod(read_edition)
    explained = staticmethod(explained)
    roadbook = staticmethod(roadbook)
    board = staticmethod(board)
    question = staticmethod(question)

    def setup(
        self,
        seats: int,
        wanted: dict[str, object] | None = None,
        edition: VainqueurEdition | None = None,
        teams: Sequence[str] = (),
    ) -> Setup[VainqueurEdition]:
        """A checked set-up; a tour must be made of the edition's stages."""
        found = super().setup(seats, wanted, edition, teams)
        found.edition.tour(str(found.options["tour"]))
        return found

    def start(self, setup: Setup[VainqueurEdition], chance: Chance, tell: Tell | None = None) -> VainqueurState:
        state = VainqueurState()
        state.set_out(course_of(setup))
        return state

    def parse(self, text: str, setup: Setup[VainqueurEdition]) -> Play:
        return parse(text, setup.seats)

    def position(self, text: str, setup: Setup[VainqueurEdition] | None = None) -> VainqueurState:
        state = VainqueurState()
        fill_position(state, text, setup, self.editions())
        return state

    def heading(self, view: VainqueurView) -> Heading:
        return heading(view.open)

    def picture(self, view: VainqueurView) -> Picture:
        return picture(view.open)

    def roads(self, edition: VainqueurEdition) -> list[str]:
        return [board_id(stage) for stage in edition.stages]

    def stage_names(self, setup: Setup[VainqueurEdition]) -> list[Words]:
        return [leg.data.name for leg in course_of(setup).legs]

    def judgement(self) -> VainqueurJudgement:
        return _judgement()

    def keeper(self) -> VainqueurKeeper:
        return _keeper(self)


@cache
def _judgement() -> VainqueurJudgement:
    return VainqueurJudgement(read_weights(WEIGHTS, VainqueurJudgement.names))


@cache
def _keeper(game: Vainqueur) -> VainqueurKeeper:
    return VainqueurKeeper(game.editions())
