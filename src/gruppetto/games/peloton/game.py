"""The door of the game: editions, set-up, positions, picture and bot hints."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import NO_GUIDE, Game, Setup
from gruppetto.engine.edition import Document, Words
from gruppetto.engine.event import Tell
from gruppetto.engine.judgement import Search, read_weights
from gruppetto.engine.picks import Guide, Order
from gruppetto.engine.roadbook import JOINT, QuickRace
from gruppetto.engine.scene import Heading, Picture, Text
from gruppetto.games.peloton.bots.appraisal import appraise, follow, ride_home
from gruppetto.games.peloton.bots.judgement import PelotonJudgement
from gruppetto.games.peloton.box.edition import PelotonEdition, read_edition
from gruppetto.games.peloton.box.options import GAME_ID, OPTIONS, PLAYERS, SHIPPED_STAGES, STAGE_RACE, TEAMS, TOUR
from gruppetto.games.peloton.keeper.keeper import PelotonKeeper
from gruppetto.games.peloton.look.board import board, stage_boards
from gruppetto.games.peloton.look.exhibits import exhibits
from gruppetto.games.peloton.look.explained import explained
from gruppetto.games.peloton.look.picture import heading, own, picture
from gruppetto.games.peloton.look.roadbook import roadbook
from gruppetto.games.peloton.papers.coding import coding
from gruppetto.games.peloton.papers.fields import fill_position
from gruppetto.games.peloton.rules.actions import Move, parse
from gruppetto.games.peloton.rules.decisions import attempts, question
from gruppetto.games.peloton.rules.decisions.meant import meant
from gruppetto.games.peloton.rules.race import race_of
from gruppetto.games.peloton.rules.state import PelotonState
from gruppetto.games.peloton.rules.tour import start_race
from gruppetto.games.peloton.rules.view import PelotonView

BOX: Final = Path(__file__).parent / "box"
VALUE: Final = Path(__file__).parent / "bots" / "value.toml"


class Peloton(Game[Move, PelotonEdition, PelotonView]):
    """The hex race with five dice."""

    id = GAME_ID
    rules_version = "2"
    former_rules = frozenset({"1"})
    players = PLAYERS
    teams = TEAMS
    shelf = 4
    minutes = (30, 240)
    options = OPTIONS
    quick = QuickRace({"stages": SHIPPED_STAGES[0], "team_size": "3"}, seats=2)
    whole: ClassVar = {"race": STAGE_RACE, "stages": JOINT.join(TOUR)}
    rule_prefix = "PEL"
    folder = BOX
    hides = False
    searches: ClassVar = {
        "rouleur": Search(simulations=6, turns=1, choices=2),
        "puncheur": Search(simulations=20, turns=1, choices=3),
        "patron": Search(simulations=80, turns=1, choices=6, beaten=3.0),
    }
    former_texts: ClassVar = {"b21c0880c8772886f736d49844d715c2415fd520c21e83593c94fae36bcbf52f": "reconstruction"}

    attempts = staticmethod(attempts)
    coding = staticmethod(coding)
    meant = staticmethod(meant)
    own = staticmethod(own)
    exhibits = staticmethod(exhibits)
    appraise = staticmethod(appraise)
    ride_home = staticmethod(ride_home)
    stage_boards = staticmethod(stage_boards)
    edition = staticmethod(read_edition)
    explained = staticmethod(explained)
    roadbook = staticmethod(roadbook)
    board = staticmethod(board)

    def editions(self) -> list[PelotonEdition]:
        return [_shipped()]

    def setup(
        self,
        seats: int,
        wanted: dict[str, object] | None = None,
        edition: PelotonEdition | None = None,
        teams: Sequence[str] = (),
    ) -> Setup[PelotonEdition]:
        """A checked set-up: a race is made of the edition's stages, and everybody has room at their starts."""
        found = super().setup(seats, wanted, edition, teams)
        race_of(found)
        return found

    def start(self, setup: Setup[PelotonEdition], chance: Chance, tell: Tell | None = None) -> PelotonState:
        state = PelotonState()
        state.set_out(race_of(setup))
        start_race(state, chance, tell)
        return state

    def parse(self, text: str, setup: Setup[PelotonEdition]) -> Move:
        return parse(text)

    def position(self, text: str, setup: Setup[PelotonEdition] | None = None) -> PelotonState:
        state = PelotonState()
        fill_position(state, text, setup, self.editions())
        return state

    def heading(self, view: PelotonView) -> Heading:
        return heading(view.open)

    def picture(self, view: PelotonView) -> Picture:
        return picture(view.open)

    def question(self, view: PelotonView) -> Text:
        return question(view.open)

    def roads(self, edition: PelotonEdition) -> list[str]:
        return list(edition.roads)

    def stage_names(self, setup: Setup[PelotonEdition]) -> list[Words]:
        return [leg.road.stage.name for leg in race_of(setup).legs]

    def guide(self, view: PelotonView) -> Guide:
        """All riders of a seat may be told at once to follow the pace of their groups (PEL-7.6)."""
        done = follow(view)
        if done is None:
            return NO_GUIDE
        return Guide(orders=(Order("follow", Text("peloton-order-follow"), str(done), Text("peloton-hint-follow")),))

    def judgement(self) -> PelotonJudgement:
        return _judgement()

    def keeper(self) -> PelotonKeeper:
        return _keeper(self)


@cache
def _shipped() -> PelotonEdition:
    stages = (Document.read(BOX / "stages" / f"{name}.toml").text for name in SHIPPED_STAGES)
    return read_edition(Document.read(BOX / "editions" / "reconstruction.toml").extended(stages))


@cache
def _judgement() -> PelotonJudgement:
    return PelotonJudgement(read_weights(VALUE, PelotonJudgement.names))


@cache
def _keeper(game: Peloton) -> PelotonKeeper:
    return PelotonKeeper(game.editions())
