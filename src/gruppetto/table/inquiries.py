"""Questions of seats about a position: why not, and where a thing would lead. Nothing is changed.

Answers are remembered while the position stands: who asks the same again costs next to nothing.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import cached_property
from typing import TypeVar

from gruppetto.engine.match import Match
from gruppetto.engine.picks import Reach, WhyNot
from gruppetto.engine.why import Reasons, things_on
from gruppetto.table.denied import Denied

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

REMEMBERED = 64
"""Answers of a kind for one seat in one position; the oldest goes. A seat sees a few hundred things, and most people
ask about a handful."""


class Inquiries:
    """Those about the match of one table, by seat: each seat has its own, made from what it sees."""

    def __init__(self) -> None:
        self._version = -1
        self._by_seat: dict[int, Inquiry] = {}

    def of(self, match: Match, seat: int) -> "Inquiry":
        """Those of a seat about the present position."""
        if match.version != self._version:
            self._version, self._by_seat = match.version, {}
        if seat not in self._by_seat:
            self._by_seat[seat] = Inquiry(match, seat)
        return self._by_seat[seat]


class Inquiry:
    """The questions of one seat about one position, which does not change."""

    def __init__(self, match: Match, seat: int) -> None:
        self._game, self._setup, self._state = match.game, match.setup, match.state
        self._seat = seat
        self._view = match.state.view(seat)
        self._whys: dict[tuple[str, ...], list[WhyNot]] = {}
        self._reaches: dict[str, Sequence[Reach]] = {}

    def why(self, picks: Sequence[str]) -> list[WhyNot]:
        """Return why these things cannot be picked one after the other; raise Denied for what is not on the seat's
        screen."""
        self._expect_on_screen(picks)
        return _remembered(self._whys, tuple(picks), lambda: self._reasons.why(picks))

    def reach(self, thing: str) -> Sequence[Reach]:
        """Return where a thing would lead; as `why`."""
        self._expect_on_screen((thing,))
        if self._state.to_decide != self._seat:
            return ()
        return _remembered(self._reaches, thing, lambda: self._game.reach(self._view, thing))

    def _expect_on_screen(self, things: Sequence[str]) -> None:
        """Raise Denied for what is not on the screen: a client of a stranger's own may ask after anything."""
        for thing in things:
            if thing not in self._on_screen:
                raise Denied("unknown_thing", f"There is no {thing!r} on this table.", {"thing": thing})

    @cached_property
    def _on_screen(self) -> frozenset[str]:
        picture = self._game.picture(self._view)
        board = self._game.board(self._setup.edition, picture.board)
        return frozenset(things_on(picture, self._game.own(self._view), board, self._setup.seats))

    @cached_property
    def _reasons(self) -> Reasons:
        return Reasons(self._game, self._state, self._seat)


def _remembered(answers: dict[K, V], question: K, answer: Callable[[], V]) -> V:
    if question not in answers:
        if len(answers) >= REMEMBERED:
            del answers[next(iter(answers))]
        answers[question] = answer()
    return answers[question]
