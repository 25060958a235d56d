"""Picks: how an action is made of things on the screen, and why another cannot be made.

The browser knows no rule. It gets an `Ask`: each legal action as a path of picks (`card:fall`, then `player:2`), and
each action that somebody might try in vain with the rule that forbids it. It lights what can be picked next, follows
the path, and sends the action's notation back. A bot in another language gets the same.

A thing is named `<kind>:<id>`. The kind is all that a client may read in it: it says how the thing is picked.

| kind | what it is | how it is picked |
|---|---|---|
| `card` | a card of the hand | taken up first, and played by the second press where it says it all |
| `cell` | a place of the road | lit on the board |
| `player` | somebody at the table | by the rider or the row |
| `rider` | a piece, where a seat has several | by itself where it is the only one |
| `number` | a number that is handed to a rider | before its rider or after; by itself where it is the only one |
| `given` | a number that was handed out | not at all |
| `pile` | a pile of cards, which lies aside | a button stands for one that says it all |
| `die`, `choice` | a die; a button | by one press |
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from gruppetto.engine.event import SPECTATOR, Params
from gruppetto.engine.scene import Text

if TYPE_CHECKING:
    from gruppetto.engine.contract import AnyGame, State

A = TypeVar("A")

ThingKind = Literal["card", "cell", "player", "rider", "number", "given", "pile", "die", "choice"]


@dataclass(frozen=True, slots=True)
class Attempt(Generic[A]):
    """An action with its path of picks. A `side` action (a discard) is offered but does not light its first pick.

    `signs` are symbols of the look that say at a glance what it brings; they are drawn on the last thing picked. One
    that `harms` ends badly for whoever takes it.
    """

    action: A
    picks: tuple[str, ...]
    label: Text
    hint: Text | None = None
    side: bool = False
    signs: tuple[str, ...] = ()
    harms: bool = False


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal action: its notation, its path, its name ("Ride 40 km") and what it will do ("Puts you on 180")."""

    do: str
    picks: tuple[str, ...]
    label: Text
    hint: Text | None
    side: bool
    signs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WhyNot:
    """A path that leads nowhere, the rule that forbids it, and the figures for its sentence."""

    picks: tuple[str, ...]
    label: Text
    rule: str
    params: Params = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ask:
    """What a seat is asked: the question, what it may answer, and what it may not and why."""

    seat: int
    question: Text
    offers: Sequence[Offer]
    refused: Sequence[WhyNot]
    home: str = ""
    """The offer that a bot would take for a seat with nothing but stragglers on the road: a screen may ride on by
    itself when somebody wishes so. Empty while there is something to decide."""
    harm: bool = False
    """Whether everything that can be played ends badly: then the question alone would be a riddle."""


def ask(game: "AnyGame", state: "State[Any]", seat: int) -> Ask | None:
    """What `seat` is asked in this position, or None when it is not its decision."""
    if seat == SPECTATOR or state.to_decide != seat:  # a spectator is not asked either when nobody is to decide
        return None
    view = state.view(seat)
    legal = set(view.actions)
    offers: list[Offer] = []
    refused: list[WhyNot] = []
    harms: list[bool] = []
    for attempt in game.attempts(view):
        if attempt.action in legal:
            offers.append(_offer(attempt))
            harms.append(attempt.harms)
        else:
            refusal = state.why(attempt.action)
            refused.append(WhyNot(attempt.picks, attempt.label, refusal.rule, refusal.params))
    home = game.ride_home(view)
    harm = bool(offers) and all(harms)
    return Ask(seat, game.question(view), offers, refused, "" if home is None else str(home), harm)


def _offer(attempt: Attempt[Any]) -> Offer:
    return Offer(str(attempt.action), attempt.picks, attempt.label, attempt.hint, attempt.side, attempt.signs)
