"""A paper: the table of fields that a position document is, and how it is written and read.

A field is declared once, with its key, its kind and where it is in a position. What needs more than one field is for
the checks of a game: small functions that yield what would be wrong, each with its reason.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeVar

from gruppetto.engine import document
from gruppetto.engine.contract import NOBODY, E, Edition, PositionError, Setup
from gruppetto.engine.option import Choice, Option, OptionError, settle, worth_writing
from gruppetto.engine.papers.kinds import Kind, refuse
from gruppetto.engine.teams import TeamError, Teams, settle_teams

Written = Mapping[str, Any]
S = TypeVar("S")
C = TypeVar("C")
T = TypeVar("T", bound="Copied")
Reasons = Iterable[tuple[object, str]]
"""What would be wrong with a position: whether it is, and the reason in a sentence. Nothing is looked at after the
first that is, so that what follows may count on it."""

_NOTHING: Final = frozenset(("0", "false", '""', "[]", "{}"))
Checks = Sequence[Callable[[S], Reasons]]
"""In the order in which they must hold."""
HEAD: Final = ("game", "edition", "options", "seats", "teams")


class Laid(Protocol):
    """What a game has laid out for a set-up: its course."""

    @property
    def edition(self) -> Edition: ...
    @property
    def options(self) -> Mapping[str, Choice]: ...
    @property
    def seats(self) -> int: ...
    @property
    def teams(self) -> tuple[str, ...]: ...


class Boxed(Protocol):
    """What a document must be of: the game, for how many, with which options and teams."""

    @property
    def id(self) -> str: ...
    @property
    def players(self) -> range: ...
    @property
    def options(self) -> tuple[Option, ...]: ...
    @property
    def teams(self) -> Teams: ...


class Box(NamedTuple):
    """The same, for papers that know no `Game`."""

    id: str
    players: range
    options: tuple[Option, ...]
    teams: Teams


class Field(Generic[S]):
    """One key of a document: its kind, and where it is in a position. That is a slot of its name if nothing is said; a
    value that is spread over several slots has their names with a blank between.

    Where it is missing it is `absent`, if that is given, or what it was when the position was set out, unless it is
    `needed`. A `brief` one is left out where there is nothing to tell.
    """

    __slots__ = ("absent", "brief", "get", "key", "kind", "needed", "put")

    def __init__(
        self,
        key: str,
        kind: Kind[Any],
        at: str = "",
        *,
        get: Callable[[S], Any] | None = None,
        put: Callable[[S, Any], None] | None = None,
        absent: Any = None,
        needed: bool = False,
        brief: bool = False,
    ) -> None:
        slots = (at or key).split()
        self.key = key
        self.kind = kind
        self.get: Callable[[S], Any] = get or attrgetter(*slots)
        self.put: Callable[[S, Any], None] = put or partial(_put, slots)
        self.absent = absent
        self.needed = needed
        self.brief = brief


def _put(slots: Sequence[str], state: object, value: Any) -> None:
    for slot, part in zip(slots, value if len(slots) > 1 else [value], strict=True):
        setattr(state, slot, part)


class Paper(Generic[S]):
    """How the positions of one course are written and read. A game some of whose options were added hands in what it
    offers."""

    def __init__(
        self,
        game: str,
        course: Laid,
        fields: Sequence[Field[S]],
        what: str = "position",
        *,
        offered: tuple[Option, ...] = (),
    ) -> None:
        self._what = what
        options = worth_writing(offered, course.options)
        head = {"game": game, "edition": course.edition.id, "options": options, "seats": course.seats}
        self._head = document.write(head | ({"teams": list(course.teams)} if course.teams else {}))
        self._fields = tuple(fields)

    def write(self, state: S) -> str:
        lines = [self._head]
        for field in self._fields:
            text = field.kind.write(field.get(state))
            if not field.brief or text not in _NOTHING:
                lines.append(f"{field.key} = {text}\n")
        return "".join(lines)

    def read(self, state: S, written: Written) -> None:
        """Puts what is written into a position that was set out; raises PositionError."""
        keys = [*HEAD, *(field.key for field in self._fields)]
        for key in written:
            if key not in keys:
                raise PositionError(f"{key!r} is not a key of a {self._what}; the keys are {', '.join(keys)}")
        for field in self._fields:
            if field.key in written:
                field.put(state, field.kind.read(field.key, written[field.key]))
            elif field.needed:
                raise PositionError(f"the key {field.key!r} is missing")
            elif field.absent is not None:
                field.put(state, field.absent)


def check(state: S, checks: Checks[S]) -> None:
    """Raises PositionError with the first reason why a position cannot occur."""
    for each in checks:
        for wrong, reason in each(state):
            if wrong:
                raise PositionError(reason)


def left_of(deck: Sequence[int], out: Iterable[int], names: Sequence[object]) -> list[int]:
    """By kind what is left of a deck when so many are out; raises PositionError if there are not so many."""
    left = [total - count for total, count in zip(deck, out, strict=True)]
    for kind, count in enumerate(left):
        if count < 0:
            raise PositionError(
                f"there are {deck[kind] - count} cards {names[kind]}, but the deck has only {deck[kind]}"
            )
    return left


def tour_reasons(stage: int, stages: int, results: int, *, over: bool) -> Reasons:
    """Why a tour cannot be in a stage, from 0, with so many results."""
    yield over and stage != stages - 1, f"a tour ends with its last stage, {stages}"
    wanted = stages if over else stage
    yield results != wanted, f"{wanted} finished stages are expected here, but results has {results}"


def decision_reasons(to_decide: int, *, over: bool) -> Reasons:
    """Somebody is to decide exactly until the end."""
    yield over and to_decide != NOBODY, "nobody is to decide after the end"
    yield to_decide == NOBODY and not over, f"to_decide must be a seat, not {NOBODY}"


class Copied(Protocol):
    """What is asked of a position here."""

    def copy(self) -> Self: ...


def differs(state: T, change: Callable[[T], None]) -> bool:
    """Whether a position would be another after a change, such as clearing the turn."""
    changed = state.copy()
    change(changed)
    return changed != state


def open_document(
    text: str, box: Boxed, lay_out: Callable[[Setup[E]], C], setup: Setup[E] | None, editions: Sequence[E]
) -> tuple[Written, C]:
    """What is written, and the course that is named there; raises PositionError."""
    written = document.read(text)
    return written, course_named(written, box, lay_out, setup, editions)


def course_named(
    written: Written,
    box: Boxed,
    lay_out: Callable[[Setup[E]], C],
    setup: Setup[E] | None,
    editions: Sequence[E],
) -> C:
    """The course of the set-up a document names, laid out by the game.

    With a set-up given the document must agree with it, and only its edition is known.
    """
    if written.get("game") != box.id:
        raise PositionError(f"this is a position of {written.get('game')!r}, not of {box.id!r}")
    edition = _edition_named(written.get("edition"), [setup.edition] if setup else editions)
    seats = written.get("seats")
    if type(seats) is not int or seats not in box.players:
        refuse("seats", f"{box.players[0]} to {box.players[-1]}", seats)
    options = written.get("options", {})
    if not isinstance(options, dict):
        refuse("options", "a table", options)
    try:
        teams = settle_teams(box.teams, _words(written, "teams"), seats)
        named = Setup(edition, settle(box.options, options), seats, teams, setup.rules if setup else "")
        course = lay_out(named)
    except (OptionError, TeamError) as error:
        raise PositionError(str(error)) from None
    if setup and (named.options, seats, teams) != (setup.options, setup.seats, setup.teams):
        raise PositionError("the options, seats or teams of the position are not those of the match")
    return course


def _words(written: Written, key: str) -> list[str]:
    words = written.get(key, [])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        refuse(key, "a list of names", words)
    return words


def _edition_named(named: object, editions: Sequence[E]) -> E:
    for edition in editions:
        if edition.id == named:
            return edition
    raise PositionError(
        f"the edition {named!r} is not known here; known are {', '.join(edition.id for edition in editions)}"
    )
