"""A match told to one reader in the terminal: what happened in sentences, the position as a picture."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text as Styled

from gruppetto.cli import road_book
from gruppetto.cli.narrator import Narrator
from gruppetto.engine.event import Event
from gruppetto.engine.match import Match
from gruppetto.engine.scene import Board, Result, Scene


class Commentary:
    """Tells and shows a match as its reader may know it."""

    def __init__(self, match: Match, language: str, reader: int) -> None:
        self.match = match
        self.console = Console(highlight=False)
        names = [seat.name for seat in match.seats]
        self.narrator = Narrator(match.game, language, names, reader, match.game.stage_names(match.setup))
        self._boards: dict[str, Board] = {}
        self._told: Result | None = self._look()[0].result

    def tell(self, events: Sequence[Event]) -> None:
        """What just happened, and the result of a stage when one has ended with it."""
        scene, _ = self._look()
        for event in events:
            said = self.narrator.event(event)
            if said is not None:
                self.console.print(Styled("  ").append(said))
        if scene.result is not None and scene.result != self._told:
            self.console.print(road_book.result(scene.result, self.narrator))
        self._told = scene.result

    def show(self) -> None:
        """The position as it is now."""
        scene, board = self._look()
        self.console.print(road_book.picture(scene, board, self.narrator, self.console.width))

    def note(self, key: str, **args: str | int) -> None:
        """A line of the terminal's own."""
        self.console.print(Styled(self.narrator.texts(key, **args), "dim"))

    def ask(self, key: str) -> str | None:
        """What the person types, or None when nobody is there any more."""
        try:
            return self.console.input(Styled(f"{self.narrator.texts(key)} ")).strip()
        except EOFError:
            return None

    def _look(self) -> tuple[Scene, Board]:
        game = self.match.game
        scene = game.scene(self.match.state.view(self.narrator.reader))
        if scene.board not in self._boards:
            self._boards[scene.board] = game.board(self.match.setup.edition, scene.board)
        board = self._boards[scene.board]
        self.narrator.look(board)
        return scene, board
