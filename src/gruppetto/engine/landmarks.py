"""Positions that a match came by, some of them kept: to go back costs the moves after the nearest one, and not all.

The position just after a move never changes, since what stood before the move never does. So each is kept under its
place among the moves that stand, with the number of its entry: the latest at a place is the one that may still stand.
"""

from collections.abc import Sequence
from typing import Any, Final

from gruppetto.engine.contract import AnyGame, Setup, State
from gruppetto.engine.record import LogEntry

RECENT: Final = 16
"""Last positions that are all kept: most undos go back to one of these."""

EVERY: Final = 64
"""Moves between two positions that are kept for the whole match."""

_Kept = tuple[int, State[Any] | str]
"""The number of an entry and the position after it, or its document."""


class Landmarks:
    """Some positions of one match."""

    __slots__ = ("_far", "_game", "_recent", "_setup")

    def __init__(self, game: AnyGame, setup: Setup[Any]) -> None:
        self._game = game
        self._setup = setup
        self._recent: dict[int, _Kept] = {}
        self._far: dict[int, _Kept] = {}

    def keep(self, standing: Sequence[LogEntry], state: State[Any]) -> None:
        """Keep the position after the last of the moves that stand."""
        place = len(standing)
        self._recent[place % RECENT] = (standing[-1].number, state)
        if place % EVERY == 0:
            self._far[place] = (standing[-1].number, state)

    def note(self, standing: Sequence[LogEntry], document: str) -> None:
        """Keep a position as its document, which is read when it is needed."""
        self._far[len(standing)] = (standing[-1].number, document)

    def nearest(self, standing: Sequence[LogEntry]) -> tuple[int, State[Any] | None]:
        """Return the last known position on this line: how many of these moves come before it, and the position."""
        for place in range(len(standing), 0, -1):
            number = standing[place - 1].number
            for kept in (self._recent.get(place % RECENT), self._far.get(place)):
                if kept is not None and kept[0] == number:
                    return place, self._read(kept[1])
        return 0, None

    def copy(self) -> "Landmarks":
        new = Landmarks(self._game, self._setup)
        new._recent, new._far = self._recent.copy(), self._far.copy()
        return new

    def _read(self, position: State[Any] | str) -> State[Any]:
        return self._game.position(position, self._setup) if isinstance(position, str) else position
