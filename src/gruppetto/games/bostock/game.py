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
from gruppetto.engine.scene import Heading, Picture, Text
from gruppetto.games.bostock.bots.appraisal import appraise
from gruppetto.games.bostock.bots.judgement import BostockJudgement
from gruppetto.games.bostock.box.edition import BostockEdition, read_edition
from gruppetto.games.bostock.box.options import GAME_ID, OPTIONS, PLAIN, PLAYERS, TEAMS, TOUR
from gruppetto.games.bostock.keeper.keeper import BostockKeeper
from gruppetto.games.bostock.look.board import board, board_id, stage_boards
from gruppetto.games.bostock.look.exhibits import exhibits
from gruppetto.games.bostock.look.explained import explained
from gruppetto.games.bostock.look.picture import heading, own, picture
from gruppetto.games.bostock.look.roadbook import roadbook
from gruppetto.games.bostock.papers.coding import coding
from gruppetto.games.bostock.papers.fields import fill_position
from gruppetto.games.bostock.rules.actions import Move, parse
from gruppetto.games.bostock.rules.course import course_of
from gruppetto.games.bostock.rules.decisions import attempts, guide, question
from gruppetto.games.bostock.rules.decisions.meant import meant
from gruppetto.games.bostock.rules.decisions.race_card import reach
from gruppetto.games.bostock.rules.state import BostockState
from gruppetto.games.bostock.rules.tour import start_tour
from gruppetto.games.bostock.rules.view import BostockView

BOX: Final = Path(__file__).parent / "box"
WEIGHTS: Final = Path(__file__).parent / "bots" / "value.toml"


class Bostock(Game[Move, BostockEdition, BostockView]):
    """Tour de France with race and Risk cards."""

    id = GAME_ID
    rules_version = "1"
    players = PLAYERS
    teams = TEAMS
    shelf = 3
    minutes = (15, 120)
    options = OPTIONS
    quick = QuickRace({"stages": PLAIN})
    whole: ClassVar = {"stages": TOUR}
    searches: ClassVar = {
        "rouleur": Search(simulations=4, turns=1, choices=2),
        "puncheur": Search(simulations=0, plans=1),
        "patron": Search(simulations=48, turns=2, plans=8, sure=0.0),
    }
    rule_prefix = "BOS"
    folder = BOX
    former_texts: ClassVar = {
        "fe38aef73275b9f047a3ebc6b6d9fd6d4cd3543d086f5a9260ca50c1127d407e": "reconstruction-1",
        "2b75d71300dc465286dea6957a66da6370b302d7805930231583c6a94d83703b": "reconstruction-1",
    }

    attempts = staticmethod(attempts)
    coding = staticmethod(coding)
    meant = staticmethod(meant)
    reach = staticmethod(reach)
    guide = staticmethod(guide)
    own = staticmethod(own)
    exhibits = staticmethod(exhibits)
    appraise = staticmethod(appraise)
    explained = staticmethod(explained)
    stage_boards = staticmethod(stage_boards)
    edition = staticmethod(read_edition)
    board = staticmethod(board)
    roadbook = staticmethod(roadbook)

    def setup(
        self,
        seats: int,
        wanted: dict[str, object] | None = None,
        edition: BostockEdition | None = None,
        teams: Sequence[str] = (),
    ) -> Setup[BostockEdition]:
        """A checked set-up; a tour must be made of the edition's stages."""
        found = super().setup(seats, wanted, edition, teams)
        found.edition.tour(str(found.options["stages"]))
        return found

    def start(self, setup: Setup[BostockEdition], chance: Chance, tell: Tell | None = None) -> BostockState:
        state = BostockState()
        state.set_out(course_of(setup))
        start_tour(state, chance, tell)
        return state

    def parse(self, text: str, setup: Setup[BostockEdition]) -> Move:
        return parse(text)

    def position(self, text: str, setup: Setup[BostockEdition] | None = None) -> BostockState:
        state = BostockState()
        fill_position(state, text, setup, self.editions())
        return state

    def heading(self, view: BostockView) -> Heading:
        return heading(view.open)

    def picture(self, view: BostockView) -> Picture:
        return picture(view.open)

    def question(self, view: BostockView) -> Text:
        return question(view.open)

    def roads(self, edition: BostockEdition) -> list[str]:
        return [board_id(stage) for stage in edition.stages]

    def stage_names(self, setup: Setup[BostockEdition]) -> list[Words]:
        return [leg.stage.name for leg in course_of(setup).legs]

    def judgement(self) -> BostockJudgement:
        return _judgement()

    def keeper(self) -> BostockKeeper:
        return _keeper(self)


@cache
def _judgement() -> BostockJudgement:
    return BostockJudgement(read_weights(WEIGHTS, BostockJudgement.names))


@cache
def _keeper(game: Bostock) -> BostockKeeper:
    return BostockKeeper(game.editions())
