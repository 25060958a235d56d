"""Picks: how an action is made of things on the screen.

The browser knows no rule. It gets an `Ask`: each legal action as a path of picks (`card:fall`, then `player:2`), and
the things that lead nowhere now. It lights what can be picked next, follows the path, and sends the action's notation
back; of what somebody picks in vain it asks why (`engine/why.py`). A bot in another language gets the same.

A thing is named `<kind>:<id>`. The kind is all that a client may read in it: it says how the thing is picked.

| kind | what it is | how it is picked |
|---|---|---|
| `card` | a card of the hand | taken up first, and played by the second press where it says it all |
| `cell` | a place of the road | lit on the board |
| `player` | somebody at the table | by the rider or the row |
| `rider` | a piece, where a seat has several | by itself where it is the only one |
| `number` | a number that is handed to a rider | before or after its rider, or by his cell; the only one by itself |
| `given` | a number that was handed out | not at all |
| `pile` | a pile of cards, which lies aside | a button stands for one that says it all |
| `die`, `choice` | a die; a button | by one press |
"""

from collections.abc import Iterable, Sequence
from dataclasses import field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from gruppetto.engine.event import SPECTATOR, Params
from gruppetto.engine.remembered import MANY_PIECES
from gruppetto.engine.scene import Text
from gruppetto.engine.values import dataclass

if TYPE_CHECKING:
    from gruppetto.engine.contract import AnyGame, State, View

A = TypeVar("A")

ThingKind = Literal["card", "cell", "player", "rider", "number", "given", "pile", "die", "choice"]

_NUMBER = "number:"


@dataclass(frozen=True, slots=True)
class Attempt(Generic[A]):
    """An action with its path of picks. A `side` action (a discard) is offered but does not light its first pick.

    `signs` are symbols of the look that say at a glance what it brings; they are drawn on the last thing picked. One
    that `harms` ends badly for whoever takes it. One that `loses` gives a card or a turn away for nothing.
    """

    action: A
    picks: tuple[str, ...]
    label: Text
    hint: Text | None = None
    side: bool = False
    signs: tuple[str, ...] = ()
    harms: bool = False
    loses: bool = False
    throws: bool = False
    """It throws a die, which nobody wants to have done for them: it is never played by itself."""
    opens: bool = False
    """It only opens the next choice of the same seat and shows nobody anything: a screen need not ask whether it is
    meant, since it can be taken back."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal action: its notation, its path, its name ("Ride 40 km") and what it will do ("Puts you on 180")."""

    do: str
    picks: tuple[str, ...]
    label: Text
    hint: Text | None
    side: bool
    signs: tuple[str, ...] = ()
    opens: bool = False


@dataclass(frozen=True, slots=True)
class Several:
    """How many of the offers are chosen at once and then played one after the other: three cards to exchange.

    Where fewer than the `most` are enough, `done` is the offer that ends it.
    """

    least: int
    most: int
    done: str = ""


@dataclass(frozen=True, slots=True)
class Order:
    """Something that a seat may wish once for all its riders: as long as the round is the same and an ask has the order
    with this id, a screen plays `do`. An ask without it is for the person to answer; the order stands."""

    id: str
    label: Text
    do: str
    hint: Text | None = None


@dataclass(frozen=True, slots=True)
class Guide:
    """What makes an answer quicker to give; nothing of it decides what is legal."""

    several: Several | None = None
    proposed: tuple[str, ...] = ()
    orders: tuple[Order, ...] = ()


Tone = Literal["", "loss"]
"""`loss`: nothing can be won by any answer, there is only something to give away."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """A path that leads nowhere, the rule that forbids it, and the figures for its sentence."""

    picks: tuple[str, ...]
    label: Text
    rule: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a piece could get with something that is not picked yet."""

    piece: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """What a seat is asked: the question, and what it may answer."""

    seat: int
    question: Text
    offers: Sequence[Offer]
    """Where they differ by a number only and end on the same cell, the cell alone means the first of them."""
    closed: Sequence[str]
    """Things that somebody might pick first, and that lead nowhere now: a screen dims them, and asks why if pressed."""
    home: str = ""
    """The offer that a bot would take for a seat with nothing but stragglers on the road: a screen may ride on by
    itself when somebody wishes so. Empty while there is something to decide."""
    harm: bool = False
    """Whether everything that can be played ends badly: then the question alone would be a riddle."""
    forced: str = ""
    """The only offer, where there is nothing to choose and nothing to throw: a screen may play it by itself, after a
    beat, for somebody who wishes so. Not where it ends badly or gives something away: that is to be seen first."""
    tone: Tone = ""
    several: Several | None = None
    proposed: Sequence[str] = ()
    """The picks that most people would begin with: a thing that leads there in several ways means the one that begins
    so, until somebody picks something else."""
    orders: Sequence[Order] = ()


def ask(game: "AnyGame", state: "State[Any]", seat: int) -> Ask | None:
    """What `seat` is asked in this position, or None when it is not its decision."""
    if seat == SPECTATOR or state.to_decide != seat:  # a spectator is not asked either when nobody is to decide
        return None
    return asked(game, state.view(seat))


def asked(game: "AnyGame", view: "View[Any]") -> Ask:
    """The same for the view of the seat to decide."""
    legal = set(view.actions)
    offers: list[Attempt[Any]] = []
    vain: list[Attempt[Any]] = []
    for attempt in game.attempts(view):
        (offers if attempt.action in legal else vain).append(attempt)
    home = game.ride_home(view)
    guide = game.guide(view)
    return Ask(
        seat=view.seat,
        question=game.question(view),
        offers=[*map(_offer, offers)],
        closed=_closed(offers, vain),
        home="" if home is None else str(home),
        harm=bool(offers) and all(attempt.harms for attempt in offers),
        forced=_forced(offers),
        tone="loss" if offers and all(attempt.loses for attempt in offers) else "",
        several=guide.several,
        proposed=guide.proposed,
        orders=guide.orders,
    )


def leads_along(attempt: Attempt[Any], picks: Sequence[str]) -> bool:
    """Whether its path begins with these picks. A number may be picked before the rider who gets it."""
    path = attempt.picks
    if picks[0].startswith(_NUMBER) and picks[0] in path:
        path = (picks[0], *(thing for thing in path if thing != picks[0]))
    return path[: len(picks)] == tuple(picks)


def _closed(offers: list[Attempt[Any]], vain: list[Attempt[Any]]) -> list[str]:
    """What begins an attempt in vain, and none that lights it."""
    lit = beginnings(attempt for attempt in offers if not attempt.side) or beginnings(offers)
    return [thing for thing in beginnings(vain) if thing not in lit]


def beginnings(attempts: Iterable[Attempt[Any]]) -> dict[str, None]:
    """What can be picked first to go these ways, each once, in order."""
    return dict.fromkeys(thing for attempt in attempts for thing in _beginning(attempt.picks))


@lru_cache(maxsize=MANY_PIECES)
def _beginning(picks: tuple[str, ...]) -> tuple[str, ...]:
    """The things of a path that may be picked first: a question has fifty paths, most of them known from the last."""
    return (picks[0], *(thing for thing in picks[1:] if thing.startswith(_NUMBER)))


def _forced(offers: list[Attempt[Any]]) -> str:
    if len(offers) != 1:
        return ""
    only = offers[0]
    return "" if only.throws or only.harms or only.loses else str(only.action)


def _offer(attempt: Attempt[Any]) -> Offer:
    return Offer(
        str(attempt.action), attempt.picks, attempt.label, attempt.hint, attempt.side, attempt.signs, attempt.opens
    )
