"""The set-up of a match compiled: what edition, options, seats and teams fix, as tables for quick play.

It never changes and all positions share it: it is compiled once for all matches with the same set-up, and a pickled one
is compiled again where it arrives.
"""

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, Generic, Self

from mypy_extensions import mypyc_attr

from gruppetto.engine.contract import E, Setup
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Compiled(ABC, Generic[E]):
    """Base of the course of a game; its constructor takes these and makes the tables."""

    def __init__(
        self, edition: E, options: dict[str, Choice], seats: int, teams: tuple[str, ...], rules: str = ""
    ) -> None:
        self.edition = edition
        self.options = options
        self.seats = seats
        self.teams = teams
        """By seat, where somebody chose."""
        self.rules = rules
        """The earlier version that the match began under, or empty."""

    @staticmethod
    @abstractmethod
    def read_edition(document: Document, /) -> E:
        """The edition in a document: that of the game."""

    @classmethod
    def of(cls, setup: Setup[E]) -> Self:
        """The one of a set-up."""
        document = setup.edition.document
        options = tuple(setup.options.items())
        found: Self = _compiled(cls, document.text, document.file, options, setup.seats, setup.teams, setup.rules)
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        document = self.edition.document
        options = tuple(self.options.items())
        return (_compiled, (type(self), document.text, document.file, options, self.seats, self.teams, self.rules))


@lru_cache(maxsize=256)
def _compiled(
    kind: type[Any],
    text: str,
    file: str,
    options: tuple[tuple[str, Choice], ...],
    seats: int,
    teams: tuple[str, ...],
    rules: str,
) -> Any:
    return kind(kind.read_edition(Document.parse(text, file)), dict(options), seats, teams, rules)
