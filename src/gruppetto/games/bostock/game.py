"""The door of the game: editions, set-up, positions, picture and bot hints."""

from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import Game, Seating, Setup, View
from gruppetto.engine.edition import Document, Words
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Board, Heading, Own, Picture, Text
from gruppetto.games.bostock.bots.appraisal import appraise
from gruppetto.games.bostock.box.edition import BostockEdition, read_edition
from gruppetto.games.bostock.box.options import GAME_ID, OPTIONS, PLAYERS
from gruppetto.games.bostock.keeper.keeper import BostockKeeper
from gruppetto.games.bostock.look.board import board, board_id, stage_boards
from gruppetto.games.bostock.look.picture import heading, own, picture
from gruppetto.games.bostock.look.rows import SEATING
from gruppetto.games.bostock.papers.reading import fill_position
from gruppetto.games.bostock.rules.actions import Move, parse
from gruppetto.games.bostock.rules.attempts import attempts
from gruppetto.games.bostock.rules.course import course_of
from gruppetto.games.bostock.rules.question import question
from gruppetto.games.bostock.rules.state import BostockState
from gruppetto.games.bostock.rules.tour import start_tour
from gruppetto.games.bostock.rules.view import BostockView

BOX: Final = Path(__file__).parent / "box"


class Bostock(Game[Move, BostockEdition]):
    """Tour de France with race and Risk cards."""

    id = GAME_ID
    rules_version = "1"
    players = PLAYERS
    shelf = 3
    minutes = (15, 120)
    options = OPTIONS
    rule_prefix = "BOS"
    folder = BOX
    former_texts: ClassVar = {"fe38aef73275b9f047a3ebc6b6d9fd6d4cd3543d086f5a9260ca50c1127d407e": "reconstruction-1"}

    def editions(self) -> list[BostockEdition]:
        return [_shipped()]

    def edition(self, document: Document) -> BostockEdition:
        return read_edition(document)

    def setup(
        self, seats: int, wanted: dict[str, object] | None = None, edition: BostockEdition | None = None
    ) -> Setup[BostockEdition]:
        """A checked set-up; a tour must be made of the edition's stages."""
        found = super().setup(seats, wanted, edition)
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

    def attempts(self, view: View[Move]) -> list[Attempt[Move]]:
        return attempts(_view(view))

    def heading(self, view: View[Move]) -> Heading:
        return heading(_view(view).open)

    def picture(self, view: View[Move]) -> Picture:
        return picture(_view(view).open)

    def own(self, view: View[Move]) -> Own:
        return own(_view(view))

    def question(self, view: View[Move]) -> Text:
        return question(_view(view).open)

    def board(self, edition: BostockEdition, board_id: str) -> Board:
        return board(edition, board_id)

    def roads(self, edition: BostockEdition) -> list[str]:
        return [board_id(stage) for stage in edition.stages]

    def stage_boards(self, document: Document) -> list[Board] | None:
        return stage_boards(document)

    def stage_names(self, setup: Setup[BostockEdition]) -> list[Words]:
        return [leg.stage.name for leg in course_of(setup).legs]

    def seating(self, seats: int) -> list[Seating]:
        return list(SEATING[:seats])

    def appraise(self, view: View[Move]) -> list[float]:
        return appraise(_view(view))

    def keeper(self) -> BostockKeeper:
        return _keeper()


def _view(view: View[Move]) -> BostockView:
    if not isinstance(view, BostockView):
        raise TypeError(f"{type(view).__name__} is no view of {GAME_ID}")
    return view


@cache
def _shipped() -> BostockEdition:
    return read_edition(Document.read(BOX / "editions" / "reconstruction-1.toml"))


@cache
def _keeper() -> BostockKeeper:
    return BostockKeeper([_shipped()])
