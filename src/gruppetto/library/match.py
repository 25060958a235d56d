"""A match: what can be done, what was done, and how it stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from gruppetto.companion.catalogue import MATCH_TEXTS, Catalogue
from gruppetto.companion.sentences import Sentences, unmarked
from gruppetto.engine import match as engine
from gruppetto.engine.contract import NOBODY, State, View
from gruppetto.engine.event import SPECTATOR, Event
from gruppetto.engine.record import dumps
from gruppetto.engine.refusal import Refused
from gruppetto.lab.solo import LONGEST, Endless, dismiss, make_rider
from gruppetto.library.refusing import IllegalMove, WhyNot, why_not

if TYPE_CHECKING:
    from gruppetto.library.shelf import Game


class Decides(Protocol):
    """Whatever chooses: one of ours (`game.bot("greedy")`), or anything of yours with this method."""

    def decide(self, view: View[Any], /) -> Any:
        """One of `view.actions`."""


Rider = str | Decides
"""Who decides for a seat: a bot by its name, or something that decides."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winners, and each seat's share of the win, which joint winners have in equal parts."""

    winners: tuple[int, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a classification; who is not ranked has rank 0. `bib` is a rider's number, `name` that of the seat."""

    rank: int
    seat: int
    bib: int
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Table:
    """A classification, as every screen shows it."""

    name: str
    rows: tuple[Row, ...]


class Match:
    """One match. Seats are counted from 0, and -1 is a spectator.

    >>> import gruppetto
    >>> match = gruppetto.game("vainqueur").match(players=2, seed=7)
    >>> match.legal()
    ['roll']
    >>> for sentence in match.play("roll"):
    ...     print(sentence)
    Rouge rolls 2.
    >>> match.to_decide, match.over
    (1, False)
    """

    def __init__(self, game: "Game", match: engine.Match, language: str = "en") -> None:
        """Use `game.match(…)`, `game.at(…)` or `gruppetto.load(…)`."""
        self.game = game
        self.language = spoken(language)
        self._match = match

    def __repr__(self) -> str:
        whose = "over" if self.over else f"seat {self.to_decide} to decide"
        return f"<Match of {self.game.id}, {len(self.names)} players, after {len(self.moves)} moves, {whose}>"

    # --- who and what

    @property
    def names(self) -> tuple[str, ...]:
        """Of the seats."""
        return tuple(seat.name for seat in self._match.seats)

    @property
    def options(self) -> dict[str, str | bool]:
        """All options with their values."""
        return dict(self._match.setup.options)

    @property
    def seed(self) -> bytes:
        return self._match.seed

    @property
    def state(self) -> State[Any]:
        """The engine's own position (`engine/contract.py`), with everything in it that is hidden: for searches, which
        copy it. Whoever changes it has left the rules."""
        return self._match.state

    @property
    def to_decide(self) -> int | None:
        """The seat whose decision is next; None when the match is over."""
        return None if self.over else self._match.state.to_decide

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def moves(self) -> list[str]:
        """What was played, without what was taken back."""
        return [entry.do for entry in self._match.standing()[1:]]

    def view(self, seat: int | None = None) -> View[Any]:
        """What a seat may see: what lies open (`view.open`), what is its own, and `view.actions` if it is to decide. It
        is all that a bot gets. Without a seat: of the one to decide, of a spectator when the match is over.

        >>> import gruppetto
        >>> match = gruppetto.game("seconds").match(players=2, seed=1)
        >>> match.view().open.hand_sizes, sum(match.view().hand), match.view(-1).hand
        ([15, 15], 15, ())
        """
        return self._match.state.view(self._match.state.to_decide if seat is None else self._seat(seat))

    # --- playing

    def legal(self) -> list[str]:
        """Everything that can be played now, in its notation; nothing when the match is over."""
        return [str(action) for action in self._match.state.actions()] if not self.over else []

    def play(self, action: object, seat: int | None = None) -> list[str]:
        """Play an action, by its notation or as a bot chose it; what happens, in sentences that everybody may read.

        >>> import gruppetto
        >>> match = gruppetto.game("seconds").match(players=2, seed=1)
        >>> match.play("play 15 14.1")
        Traceback (most recent call last):
        gruppetto.library.refusing.IllegalMove: 'play 15 14.1' cannot be played: 15 must be ridden in full: 15 cells. \
(SEC-5.6: You ride the whole card, never less. Only past the finish line some of it may be left over (SEC-12.4).)
        """
        self._do(self._match.state.to_decide if seat is None else self._seat(seat), str(action))
        return self.happened()

    def why_not(self, action: str, language: str | None = None) -> WhyNot | None:
        """Why the seat to decide cannot play this, in a language or else that of the match; None where it can. Raises
        NotationError for what is no action, and ValueError for a language without texts.

        >>> import gruppetto
        >>> match = gruppetto.game("seconds").match(players=2, seed=1)
        >>> match.why_not("play 15 14.1", language="de").sentence
        '15 wird ganz ausgefahren: 15 Felder.'
        """
        spoken_here = self.language if language is None else spoken(language)
        state = self._match.state
        refusal = state.refusal(state.to_decide, self.game.rules.parse(action, self._match.setup))
        return None if refusal is None else why_not(action, refusal, self._sentences(SPECTATOR, spoken_here))

    def undo(self) -> None:
        """Take the last move back, whatever luck it met: done again, it meets the same. The record keeps both."""
        standing = self._match.standing()
        if len(standing) < 2:
            raise ValueError("nothing was played yet that could be taken back")
        self._match.accept(self._match.prepare_undo(standing[-1].seat, standing[-2].number))

    def copy(self) -> "Match":
        """Another match at this position, with the same luck to come."""
        return Match(self.game, self._match.copy(), self.language)

    def play_out(self, riders: Rider | Sequence[Rider] = "greedy") -> "Outcome":
        """Play to the end: one rider in all seats, or one for each. Bots draw their lots from the match's seed.

        >>> import gruppetto
        >>> match = gruppetto.game("seconds").match(players=2, seed=1)
        >>> match.play_out(["greedy", "random"])
        Outcome(winners=(0,), shares=(1.0, 0.0))
        """
        sitting = self._sit(riders)
        try:
            for _ in range(LONGEST):
                seat = self._match.state.to_decide
                if seat == NOBODY:
                    return self._ended()
                self._do(seat, str(sitting[seat].decide(self._match.state.view(seat))))
        finally:
            dismiss(sitting)
        raise Endless(f"the match has not ended after {LONGEST} decisions")

    # --- what happened, and how it stands

    def happened(self, seat: int = SPECTATOR) -> list[str]:
        """What the last move brought, as this seat may know it."""
        return self._told(self._match.happened[-1], seat)

    def story(self, seat: int = SPECTATOR) -> list[str]:
        """Everything that happened so far, told as it was when it happened."""
        return [line for then in self.replay() for line in then.happened(seat)]

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self._ended() if self.over else None

    def chances(self) -> list[float]:
        """The chance of each seat to win, as a bot judges it that sees all cards; they add up to 1. Only positions
        where a turn has ended can be compared. For a game whose bots judge nothing, equal parts."""
        judgement, seats = self.game.rules.judgement(), len(self.names)
        return judgement.chances(self._match.state) if judgement else [1 / seats] * seats

    def standings(self) -> list[Table]:
        """The classifications as they stand, as every screen shows them."""
        sentences = self._sentences(SPECTATOR)
        return [
            Table(
                sentences.plain(table.name),
                tuple(Row(row.rank, row.seat, row.bib, self.names[row.seat], row.value) for row in table.rows),
            )
            for table in self.game.rules.picture(self._match.state.view(SPECTATOR)).standings
        ]

    # --- in and out

    def position(self) -> str:
        """The position as a readable document; `game.at(…)` begins a match there."""
        return self._match.state.document()

    def record(self) -> str:
        """The match as the text of its record: `gruppetto.load(…)` reads it, `gruppetto verify` proves it."""
        return dumps(self._match.record())

    def save(self, file: str | Path) -> None:
        """Write the record into a file."""
        Path(file).write_text(self.record(), encoding="utf-8")

    def replay(self) -> Iterator["Match"]:
        """The match as it stood at the start and after each entry of its record, one after the other."""
        record = self._match.record()
        again = engine.match_of(self.game.rules, record.header, record.entries[:1], self._match.seed)
        yield Match(self.game, again.copy(), self.language)
        for entry in record.entries[1:]:
            again.accept(engine.replayed(again, entry))
            yield Match(self.game, again.copy(), self.language)

    # --- inside

    def _do(self, seat: int, action: str) -> None:
        try:
            self._match.play(seat, action)
        except Refused as refused:
            raise IllegalMove(why_not(action, refused.refusal, self._sentences(SPECTATOR))) from None

    def _seat(self, seat: int) -> int:
        if not SPECTATOR <= seat < len(self.names):
            raise ValueError(f"there is no seat {seat}; seats are 0 to {len(self.names) - 1}, and -1 is a spectator")
        return seat

    def _sit(self, riders: Rider | Sequence[Rider]) -> list[Decides]:
        seats = len(self.names)
        each = [riders] * seats if isinstance(riders, str) or not isinstance(riders, Sequence) else list(riders)
        if len(each) != seats:
            raise ValueError(f"{seats} seats need one rider for all or one each, not {len(each)}")
        for rider in each:
            if not isinstance(rider, str) and not callable(getattr(rider, "decide", None)):
                raise ValueError(f"{rider!r} cannot ride: it is no name of a bot, and has no method decide(view)")
        rules, setup, seed = self.game.rules, self._match.setup, self._match.seed
        return [
            make_rider(rules, setup, rider, seed, seat) if isinstance(rider, str) else rider
            for seat, rider in enumerate(each)
        ]

    def _ended(self) -> Outcome:
        shares = tuple(self._match.state.standing())
        return Outcome(tuple(seat for seat, share in enumerate(shares) if share), shares)

    def _told(self, events: Sequence[Event], seat: int) -> list[str]:
        sentences = self._sentences(self._seat(seat))
        told = (sentences.told(event) for event in events)
        return [unmarked(each) for each in told if each is not None]

    def _sentences(self, reader: int, language: str | None = None) -> Sentences:
        game, match = self.game.rules, self._match
        texts = _texts(language or self.language, game.folder)
        sentences = Sentences(game, texts, self.names, reader, game.stage_names(match.setup))
        sentences.look(game.board(match.setup.edition, game.picture(match.state.view(SPECTATOR)).board))
        return sentences


@cache
def _languages() -> list[str]:
    return sorted(texts.stem for texts in MATCH_TEXTS.glob("*.ftl"))


def spoken(language: str) -> str:
    """The language, if there are texts in it. Raises ValueError for any other."""
    if language not in _languages():
        raise ValueError(f"there are no texts in {language!r}; the languages are {', '.join(_languages())}")
    return language


@cache
def _texts(language: str, folder: Path) -> Catalogue:
    """Read once: a catalogue takes longer than all the rest."""
    return Catalogue(language, (MATCH_TEXTS, folder / "texts"))
