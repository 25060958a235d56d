"""The door of the game: editions, set-up, positions, picture and bot hints."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import Game, Setup
from gruppetto.engine.edition import Document, Words
from gruppetto.engine.event import Tell
from gruppetto.engine.judgement import Search, read_weights
from gruppetto.engine.roadbook import QuickRace
from gruppetto.engine.scene import Heading, Picture, Text
from gruppetto.games.seconds.bots.appraisal import appraise
from gruppetto.games.seconds.bots.judgement import SecondsJudgement
from gruppetto.games.seconds.box.edition import SecondsEdition, read_edition
from gruppetto.games.seconds.box.options import GAME_ID, OPTIONS, PLAYERS, TEAMS
from gruppetto.games.seconds.keeper.keeper import SecondsKeeper
from gruppetto.games.seconds.look.board import board, stage_boards
from gruppetto.games.seconds.look.exhibits import exhibits
from gruppetto.games.seconds.look.explained import explained
from gruppetto.games.seconds.look.picture import heading, own, picture
from gruppetto.games.seconds.look.roadbook import roadbook
from gruppetto.games.seconds.papers.coding import coding
from gruppetto.games.seconds.papers.fields import fill_position
from gruppetto.games.seconds.rules.actions import Move, parse
from gruppetto.games.seconds.rules.course import course_of
from gruppetto.games.seconds.rules.decisions.meant import meant
from gruppetto.games.seconds.rules.decisions.phases import attempts, guide, question
from gruppetto.games.seconds.rules.state import SecondsState
from gruppetto.games.seconds.rules.tour import start_tour
from gruppetto.games.seconds.rules.view import SecondsView

BOX: Final = Path(__file__).parent / "box"
VALUE: Final = Path(__file__).parent / "bots" / "value.toml"
SHIPPED_STAGES: Final = ("flat-95", "mountain-84", "ttt-170")


class Seconds(Game[Move, SecondsEdition, SecondsView]):
    """Le Tour de France with seconds cards."""

    id = GAME_ID
    rules_version = "2"
    former_rules = frozenset({"1"})
    players = PLAYERS
    teams = TEAMS
    shelf = 2
    minutes = (20, 120)
    options = OPTIONS
    quick = QuickRace({"stages": "flat"})
    whole: ClassVar = {"stages": "grand"}
    searches: ClassVar = {
        "rouleur": Search(8, turns=6, choices=3),
        "puncheur": Search(100, turns=12, choices=10),
    }
    rule_prefix = "SEC"
    folder = BOX
    former_texts: ClassVar = {"57d9a9a815743fd32d51b3cd692329da1ed6d92053b88458e85e5ee37674aedf": "reconstruction"}

    attempts = staticmethod(attempts)
    coding = staticmethod(coding)
    meant = staticmethod(meant)
    own = staticmethod(own)
    exhibits = staticmethod(exhibits)
    appraise = staticmethod(appraise)
    explained = staticmethod(explained)
    stage_boards = staticmethod(stage_boards)
    edition = staticmethod(read_edition)
    roadbook = staticmethod(roadbook)
    board = staticmethod(board)
    question = staticmethod(question)
    guide = staticmethod(guide)

    def editions(self) -> list[SecondsEdition]:
        return [_shipped()]

    def warnings(self, edition: SecondsEdition) -> Sequence[Text]:
        return edition.warnings

    def setup(
        self,
        seats: int,
        wanted: dict[str, object] | None = None,
        edition: SecondsEdition | None = None,
        teams: Sequence[str] = (),
    ) -> Setup[SecondsEdition]:
        """A checked set-up; a tour must be made of the edition's boards, and the deck must be one of its own."""
        found = super().setup(seats, wanted, edition, teams)
        found.edition.tour(str(found.options["stages"]))
        found.edition.deck(str(found.options["deck"]))
        return found

    def start(self, setup: Setup[SecondsEdition], chance: Chance, tell: Tell | None = None) -> SecondsState:
        state = SecondsState()
        state.set_out(course_of(setup))
        start_tour(state, chance, tell)
        return state

    def parse(self, text: str, setup: Setup[SecondsEdition]) -> Move:
        return parse(text)

    def position(self, text: str, setup: Setup[SecondsEdition] | None = None) -> SecondsState:
        state = SecondsState()
        fill_position(state, text, setup, self.editions())
        return state

    def heading(self, view: SecondsView) -> Heading:
        return heading(view.open)

    def picture(self, view: SecondsView) -> Picture:
        return picture(view.open)

    def roads(self, edition: SecondsEdition) -> list[str]:
        return list(edition.boards)

    def stage_names(self, setup: Setup[SecondsEdition]) -> list[Words]:
        return [leg.road.name for leg in course_of(setup).legs]

    def judgement(self) -> SecondsJudgement:
        return _judgement()

    def keeper(self) -> SecondsKeeper:
        return _keeper(self)


@cache
def _shipped() -> SecondsEdition:
    stages = (Document.read(BOX / "stages" / f"{name}.toml").text for name in SHIPPED_STAGES)
    return read_edition(Document.read(BOX / "editions" / "reconstruction.toml").extended(stages))


@cache
def _keeper(game: Seconds) -> SecondsKeeper:
    return SecondsKeeper(game.editions())


@cache
def _judgement() -> SecondsJudgement:
    return SecondsJudgement(read_weights(VALUE, SecondsJudgement.names))
