"""A position as people look at it: the road in letters with the standings below, or the board as an SVG."""

from functools import cached_property
from typing import Any

from gruppetto.adapters.table import Table
from gruppetto.companion.catalogue import Catalogue
from gruppetto.engine.board import Board
from gruppetto.engine.contract import State
from gruppetto.engine.edition import Words
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Picture, StandingsTable, Text
from gruppetto.road.drawing import draw
from gruppetto.road.letters import in_letters
from gruppetto.road.riders import riders


class Artist:
    """Draws the positions of one table, in English, as everybody may see them: no hand is shown."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._boards: dict[str, Board] = {}

    @cached_property
    def _texts(self) -> Catalogue:
        """Read when something is drawn: most environments never are."""
        return Catalogue("en", (self._table.game.folder / "texts",))

    def letters(self, position: State[Any]) -> str:
        shown = self._picture(position)
        head = f"{_english(shown.stage.name)} · {self._say(shown.round)}"
        turn = "over" if shown.over else f"player_{shown.turn} to decide"
        standings = [self._standings(table) for table in shown.standings]
        return "\n".join([f"{head} · {turn}", in_letters(shown, self._board(shown)), *standings]) + "\n"

    def svg(self, position: State[Any]) -> str:
        shown = self._picture(position)
        board = self._board(shown)
        cells = {cell.id: cell for cell in board.cells}
        return draw(board, self._say, over=riders(shown.pieces, cells, board.cell_width))

    def _picture(self, position: State[Any]) -> Picture:
        return self._table.game.picture(position.view(SPECTATOR))

    def _board(self, shown: Picture) -> Board:
        if shown.board not in self._boards:
            self._boards[shown.board] = self._table.game.board(self._table.setup.edition, shown.board)
        return self._boards[shown.board]

    def _standings(self, table: StandingsTable) -> str:
        rows = "  ".join(f"{row.rank}. player_{row.seat} ({row.bib}) {row.value}" for row in table.rows)
        return f"{self._say(table.name)}: {rows}"

    def _say(self, text: Text) -> str:
        figures = {name: value for name, value in text.args.items() if isinstance(value, int | str)}
        return self._texts(text.key, **figures).replace("*", "")


def _english(words: Words) -> str:
    return words.get("en") or next(iter(words.values()), "")
