"""How positions are judged by bots that look ahead: evaluation function and rollout policy of a game.

A search asks five things of a position: what looks good at a glance, how good the position is for each seat, which
turn and which stage it is in, and whether the winner is known. The value is linear in a few named **features**, so that
a person can read the weights and a hint can say which feature decided. Weights are data, made by `gruppetto train`.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from gruppetto.engine.edition import Document

OVER: Final = -1
"""The seat to decide when the match is over; the contract of a game calls it NOBODY."""


class Judged(Protocol):
    """What is asked of the states of any game; the contract has the rest."""

    to_decide: int

    def standing(self) -> list[float]: ...


S = TypeVar("S", bound=Judged)


@dataclass(frozen=True)
class Search:
    """How a bot looks ahead in a game: how much, how far, and how sure it must be."""

    simulations: int
    """How many times it plays on from a decision, over all choices together."""
    turns: int = 1
    """How many turns it plays on, its own included, before it judges; less where a stage ends before."""
    choices: int = 16
    """How many choices it looks at: those that look best at a glance."""
    sure: float = 1.0
    """By how many standard errors another choice must be better than the one that looks best at a glance."""
    beaten: float = 0.0
    """By how many standard errors a choice must be behind the best to be dropped before its round is over, so that
    what is easy is soon decided; 0 for never."""
    whole_stage: bool = False
    """Whether it plays on to the end of the stage, whatever `turns` says."""
    plans: int = 0
    """Its own turn as one plan: all ways to play it out are judged where they end, and it plays on from so many of the
    best instead of from `choices`; with no `simulations` the best of them is it. 0 for one decision after the other."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC, Generic[S]):
    """How one game judges its positions. It gets imagined positions, of which it may know everything."""

    names: ClassVar[tuple[str, ...]]
    """What the features are called, in their order."""

    def __init__(self, weights: Sequence[float] | None = None) -> None:
        """Without weights nobody is ahead: so the first games are played from which weights are learnt."""
        self.weights: list[float] = [0.0] * len(self.names) if weights is None else list(weights)

    @abstractmethod
    def appraise(self, state: S) -> list[float]:
        """How good each of `state.actions()` looks at a glance to the seat to decide, who knows only what it may see;
        the same as `Game.appraise` says of its view."""

    def appraise_among(self, state: S, actions: Sequence[Any]) -> list[float]:
        """The same for who has `state.actions()` at hand, as a playout has; a game may save finding them again."""
        return self.appraise(state)

    @abstractmethod
    def features(self, state: S, seat: int) -> list[float]:
        """What speaks for a seat, each about between -1 and 1; comparable from the start of the match to its end."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """A number that changes exactly when a turn ends: within a turn no position can be compared with another."""

    def reel(self, state: S) -> int:
        """A number that changes where luck begins that all choices of a search shall share, whatever luck they needed
        before it: with every turn, or more often where others have their luck within a turn."""
        return self.turn(state)

    @abstractmethod
    def stage(self, state: S) -> int:
        """The stage being ridden, from 0; one more than the last when the match is over."""

    def decided(self, state: S) -> bool:
        """Whether the winner can no longer change, though play may go on."""
        return state.to_decide == OVER

    def all_features(self, state: S) -> list[list[float]]:
        """The features of all seats; a game whose seats are compared with each other works them out together."""
        return [self.features(state, seat) for seat in range(len(state.standing()))]

    def chances(self, state: S) -> list[float]:
        """The chance of each seat to win the match: they add up to 1, unless it is over without a winner."""
        if state.to_decide == OVER:
            return state.standing()
        return self.chances_by(self.all_features(state))

    def chances_by(self, features: Sequence[Sequence[float]]) -> list[float]:
        """The chances that the features of all seats give them."""
        weights = self.weights
        worths: list[float] = []
        for figures in features:
            worth = 0.0
            for weight, figure in zip(weights, figures, strict=True):
                worth += weight * figure
            worths.append(worth)
        return softmax(worths)


def softmax(worths: Sequence[float]) -> list[float]:
    """Chances in proportion to the exponentials of worths."""
    most = max(worths)
    parts = [math.exp(worth - most) for worth in worths]
    total = sum(parts)
    return [part / total for part in parts]


class WeightsError(ValueError):
    """A file of weights that does not fit its game, in one sentence."""


def read_weights(path: Path, names: Sequence[str]) -> list[float]:
    """The weights of a file that `gruppetto train` wrote, in the order of the features; read once, before play."""
    written = Document.read(path).content.get("weights", {})
    if list(written) != list(names):
        raise WeightsError(f"{path.name} weighs {', '.join(written)}, but the features are {', '.join(names)}")
    return [float(written[name]) for name in names]
