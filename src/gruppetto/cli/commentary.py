"""A match told to one reader in the terminal: what happened in sentences, the position as a picture."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text as Styled

from gruppetto.cli import road_book
from gruppetto.cli.console import Terminal
from gruppetto.cli.narrator import Narrator
from gruppetto.engine.board import Board
from gruppetto.engine.event import Event
from gruppetto.engine.match import Match
from gruppetto.engine.scene import Own, Picture, Result


class Commentary:
    """Tells and shows a match as its reader may know it."""

    def __init__(self, match: Match, language: str, reader: int) -> None:
        self.match = match
        self.console = Terminal()
        names = [seat.name for seat in match.seats]
        self.narrator = Narrator(match.game, language, names, reader, match.game.stage_names(match.setup))
        self._boards: dict[str, Board] = {}
        self._told: Result | None = self._look().picture.result

    def tell(self, events: Sequence[Event]) -> None:
        """What just happened, and the result of a stage when one has ended with it."""
        seen = self._look().picture
        for event in events:
            said = self.narrator.event(event)
            if said is not None:
                self.console.print(Styled("  ").append(said))
        if seen.result is not None and seen.result != self._told:
            self.console.print(road_book.result(seen.result, self.narrator))
        self._told = seen.result

    def show(self, choices: Mapping[str, int] | None = None) -> None:
        """The position as it is now, with the numbers of the choices that lead to a cell."""
        self.console.print(road_book.picture(*self._look(), self.narrator, self.console.width, choices or {}))

    def note(self, key: str, **args: str | int) -> None:
        """A line of the terminal's own."""
        self.console.print(Styled(self.narrator.texts(key, **args), "dim"))

    def ask(self, key: str) -> str | None:
        """What the person types, or None when nobody is there any more."""
        try:
            return self.console.input(Styled(f"{self.narrator.texts(key)} ")).strip()
        except EOFError:
            return None

    def _look(self) -> "_Look":
        game = self.match.game
        view = self.match.state.view(self.narrator.reader)
        picture = game.picture(view)
        if picture.board not in self._boards:
            self._boards[picture.board] = game.board(self.match.setup.edition, picture.board)
        board = self._boards[picture.board]
        self.narrator.look(board)
        return _Look(picture, game.own(view), board)


class _Look(NamedTuple):
    """What the reader sees at one time."""

    picture: Picture
    own: Own
    board: Board
