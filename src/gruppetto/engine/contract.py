"""The contract of a game: what every folder under `games/` provides and everything else relies on.

Four things make a game. A `State` holds a position and knows the one transition, `play`. An action is a small
immutable value with a text notation. A `View` is what one seat may know, built up from what it may see; bots get
views and never states. A `Game` ties them together with editions, options, texts and the picture for the screen.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from gruppetto.engine.board import Board
from gruppetto.engine.chance import Chance
from gruppetto.engine.coding import Coding
from gruppetto.engine.edition import Document, Provenance, Words
from gruppetto.engine.event import Tell
from gruppetto.engine.explained import Chapter
from gruppetto.engine.illustrated.page import Exhibits
from gruppetto.engine.judgement import Judgement, Search
from gruppetto.engine.keeper import Keeper
from gruppetto.engine.lesson import Lesson, lesson_in
from gruppetto.engine.open import Open
from gruppetto.engine.option import Choice, Option, settle
from gruppetto.engine.picks import Attempt, Guide, Reach
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.roadbook import QuickRace, Roadbook
from gruppetto.engine.rulebook import Rulebook, rulebook_in
from gruppetto.engine.scene import Heading, Own, Picture, Text
from gruppetto.engine.teams import COLOURS, Seating, Teams, seated, settle_teams, teams_of

NOBODY: Final = -1
"""The seat to decide when the match is over."""


class Action(Protocol):
    """A move. `str(action)` is its notation and `Game.parse` reads it back; equal notation means equal action."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __lt__(self, other: Any, /) -> bool: ...


A = TypeVar("A", bound=Action)


class Edition(Protocol):
    """The data of one box: its name, where its figures come from, and the document it was read from."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> Words: ...
    @property
    def provenance(self) -> Provenance: ...
    @property
    def document(self) -> Document: ...


E = TypeVar("E", bound=Edition)


@dataclass(frozen=True, slots=True)
class Setup(Generic[E]):
    """What is settled before the first move: the edition, every option, the number of seats, and who rides for which
    team where somebody chose (`engine/teams.py`). A match that began under earlier rules names their version."""

    edition: E
    options: dict[str, Choice]
    seats: int
    teams: tuple[str, ...] = ()
    rules: str = ""
    """One of the game's `former_rules`; empty for those of today."""


class View(Protocol[A]):
    """What one seat may know of a position: what lies open and what is its own. Another process may get it.

    Views and states derive from no class of the contract, since what is compiled has one base: a view derives from
    `Parts`, a state from its game's open part.
    """

    seat: int
    actions: Sequence[A]
    """The legal actions when this seat is to decide, else empty: they are as private as the hand."""

    @property
    def open(self) -> Open:
        """A copy of the open part: of the game's class of that name and of nothing that derives from it."""

    def imagine(self, chance: Chance) -> "State[A]":
        """A whole position that this seat cannot tell from the true one; what is hidden is dealt by chance."""


class State(Protocol[A]):
    """A position. Flat, cheap to copy, without history, luck, texts or the order of hidden cards."""

    to_decide: int
    """The seat whose decision is next, or NOBODY when the match is over."""

    def copy(self) -> Self:
        """An independent position; written by hand, within a few microseconds."""

    def actions(self) -> Sequence[A]:
        """All legal actions of the seat to decide: sorted, unique, complete. Callers must not change it."""

    def refusal(self, seat: int, action: A) -> Refusal | None:
        """None exactly when `seat` may play `action` now, else the first rule that forbids it."""

    def why(self, action: A) -> Refusal:
        """The first rule that forbids the seat to decide an action known not to be legal: nothing is tested again."""

    def play(self, action: A, chance: Chance, tell: Tell | None = None) -> None:
        """The one transition. The action must be legal: ask `refusal` first when you do not know."""

    def view(self, seat: int) -> View[A]:
        """What `seat` may know; SPECTATOR sees what is public."""

    def document(self) -> str:
        """The position as a readable text that `Game.position` reads back."""

    def standing(self) -> list[float]:
        """How each seat stands, more is better; when the match is over: 1 for the winner, shared by joint winners,
        and 0 for the others; 0 for all where nobody wins. For bots and statistics."""


NO_GUIDE: Final = Guide()

V = TypeVar("V", bound=View[Any])


class Game(ABC, Generic[A, E, V]):
    """One game: the door through which server, command line, bots and tests come in."""

    id: ClassVar[str]
    rules_version: ClassVar[str]
    """The version of what a match means; raised when a rule changes that."""
    former_rules: ClassVar[frozenset[str]] = frozenset()
    """Earlier versions that are still known: what began under one is verified and ridden to its end under it."""
    players: ClassVar[range]
    """The numbers of seats that can play."""
    minutes: ClassVar[tuple[int, int]]
    """How long a match takes online, from the shortest to the longest, for the home page."""
    options: ClassVar[tuple[Option, ...]]
    teams: ClassVar[Teams] = teams_of(COLOURS)
    """The teams to choose from: where a game does not say otherwise, of one rider each."""
    quick: ClassVar[QuickRace] = QuickRace()
    """The race of a quick start: one stage of about ten minutes."""
    whole: ClassVar[Mapping[str, Choice]] = {}
    """The options of its whole tour, which is offered after a single stage; none where a match has no stages."""
    shelf: ClassVar[int] = 100
    """Its place on the shelf: games are listed by it, and the first is the one to begin with."""
    hides: ClassVar[bool] = True
    """Whether anybody holds what others may not see, such as a hand: then a card that is played shows something."""
    searches: ClassVar[Mapping[str, Search]] = {}
    """The levels of bots that look ahead in this game, by name, the weakest first: each beats the one before it."""
    former_texts: ClassVar[Mapping[str, str]] = {}
    """Hashes of earlier texts of an edition, with its id, whose figures were the same: only its words and remarks
    changed. Records name the edition by the hash they were played with."""
    rule_prefix: ClassVar[str]
    """What its rule ids begin with: `VAI`."""
    folder: ClassVar[Path]
    """Where its editions, texts and rulebook lie: `folder/"texts"/"en.ftl"`, `folder/"rulebook.en.md"`; and in
    `folder/"stages"` its stage files, in `folder/"lesson"` its guided first stage, if it has some."""

    def editions(self) -> list[E]:
        """The editions that come with the package, the default first: the files of `folder/"editions"` by name."""
        return list(_shipped(self))

    @abstractmethod
    def edition(self, document: Document) -> E:
        """An edition from a document, checked; raises EditionError with file, key and reason."""

    def warnings(self, edition: E) -> Sequence[Text]:
        """What is unusual about an edition though it can be played; whoever plays with it is told."""
        return ()

    @abstractmethod
    def start(self, setup: Setup[E], chance: Chance, tell: Tell | None = None) -> State[A]:
        """The first position of a match."""

    @abstractmethod
    def parse(self, text: str, setup: Setup[E]) -> A:
        """The action with this notation; raises NotationError with one sentence."""

    @abstractmethod
    def position(self, text: str, setup: Setup[E] | None = None) -> State[A]:
        """A position from its document; raises PositionError with a reason if it cannot occur.

        The document names edition and options; with a setup given, they must agree with it.
        """

    @abstractmethod
    def attempts(self, view: V) -> list[Attempt[A]]:
        """Every action somebody in front of this view might try, legal or not, as a path of picks on the screen."""

    @abstractmethod
    def heading(self, view: V) -> Heading:
        """The stage and the round, as everybody sees them."""

    @abstractmethod
    def picture(self, view: V) -> Picture:
        """What every screen shows: pieces, piles, standings, result. A spectator's view is enough for it."""

    @abstractmethod
    def own(self, view: V) -> Own:
        """What the screen of this seat shows besides: its hand, its buttons. Made from the view alone."""

    @abstractmethod
    def question(self, view: V) -> Text:
        """The one imperative line for the seat to decide."""

    @abstractmethod
    def board(self, edition: E, board: str, /) -> Board:
        """The road with this id, which a scene of this edition named."""

    def roads(self, edition: E) -> list[str]:
        """The ids of all roads of an edition: a server draws them before somebody waits for one. None need be told,
        and then each is drawn when it is first ridden on."""
        return []

    def stage_boards(self, document: Document) -> list[Board] | None:
        """The roads of a stage file of this game, for somebody who makes stages; raises EditionError with file, key and
        reason. None for a document that is no stage file of this game, and for a game that has none."""
        return None

    def stage_names(self, setup: Setup[E]) -> list[Words]:
        """What the stages of this tour are called, in their order: `stage:1` is the first of them. A race of one stage
        is called like its edition."""
        return [setup.edition.name]

    def roadbook(self, edition: E) -> Roadbook | None:
        """The stages of an edition that people choose from; None for a game that has no list of stages."""
        return None

    def seating(self, setup: Setup[E]) -> Sequence[Seating]:
        """The colours and numbers of the seats."""
        return seated(self.teams, setup.seats, setup.teams)

    @abstractmethod
    def appraise(self, view: V) -> list[float]:
        """How good each of `view.actions` looks at a glance, for bots; more is better."""

    def judgement(self) -> Judgement[Any] | None:
        """How its positions are judged by bots that look ahead; the same one each time, None where none do."""
        return None

    def coding(self, setup: Setup[E]) -> Coding | None:
        """Matches with this set-up in numbers, for programs that learn; None for a game that lists none."""
        return None

    def ride_home(self, view: V) -> A | None:
        """What a bot would do for a seat whose riders only have to get home: a screen may offer to go on like that by
        itself. None while there is something to decide, and for a game without stragglers."""
        return None

    def meant(self, view: V, picks: Sequence[str]) -> A | Refusal | None:
        """What somebody to decide means who picks these things one after the other, though no attempt goes that way:
        the action that comes nearest, of which the rules say why not, or that reason itself. None where nothing is
        nearer than what could be tried with the last of them."""
        return None

    def reach(self, view: V, thing: str) -> Sequence[Reach]:
        """How far a thing would lead that the seat to decide could pick, by piece, where picking it only opens the next
        choice and so its path does not say. It is asked for by who looks at the thing, not for every ask."""
        return ()

    def guide(self, view: V) -> Guide:
        """What makes the answer of the seat to decide quicker to give."""
        return NO_GUIDE

    def rulebook(self, language: str = "en") -> Rulebook:
        """The rules and decisions by id, from `folder`."""
        return rulebook_in(self.folder, language)

    def lesson(self) -> Lesson | None:
        """The guided first stage, from `folder`; None where there is none."""
        return lesson_in(self.folder)

    def explained(self, setup: Setup[E]) -> Sequence[Chapter]:
        """What all things of the box are and do, as many as there are with this set-up; empty for a game that explains
        nothing."""
        return ()

    def exhibits(self, edition: E) -> Exhibits:
        """What its illustrated page shows of the box: figures, cards, dice. A game without such a page has none."""
        return Exhibits()

    def keeper(self) -> Keeper | None:
        """What keeps the score of it beside a real board, if anything does; the same one each time."""
        return None

    def setup(
        self,
        seats: int,
        wanted: dict[str, object] | None = None,
        edition: E | None = None,
        teams: Sequence[str] = (),
    ) -> Setup[E]:
        """A checked set-up; raises OptionError, TeamError, or ValueError for a number of seats the game does not have.
        Teams are wanted by seat, or not at all."""
        if seats not in self.players:
            raise ValueError(f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not {seats}")
        options = settle(self.options, wanted or {})
        return Setup(edition or self.editions()[0], options, seats, settle_teams(self.teams, teams, seats))


@cache
def _shipped(game: Game[A, E, V]) -> list[E]:
    """Read once for each game."""
    return [game.edition(Document.read(path)) for path in sorted((game.folder / "editions").glob("*.toml"))]


class PositionError(ValueError):
    """A position document that cannot be read or cannot occur, in one sentence."""


AnyGame = Game[Any, Any, Any]
