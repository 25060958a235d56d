"""Why a choice is better than another: the features in which it gains most, in the worlds in which both were tried."""

from collections.abc import Sequence
from typing import Any, Final

from gruppetto.bots.search import Considered

MOST: Final = 2
"""Reasons that are told."""
STANDS_OUT: Final = 0.02
"""The least that must speak for a choice in one respect to be told. Weights are those of a logistic function: so much
is half a per cent of an even chance."""
TOO: Final = 0.01
"""The same for what is told besides."""
AT_ALL: Final = 0.004
"""The same where nothing else decided: a tenth of a per cent."""
WINS: Final = "wins"
"""What speaks for a choice after which the race is decided more often, and well: no feature tells it."""
STEEP: Final = 4.0
"""What a chance counts for beside weighted features: the logistic function is a quarter as steep at an even chance."""


def reasons(names: Sequence[str], choice: Considered[Any], rival: Considered[Any]) -> list[str]:
    """In what a choice gains most against its rival, the most important first; what speaks against it is not told."""
    return speaking([*names, WINS], gains(choice, rival, len(names)))


def hardly(names: Sequence[str], choice: Considered[Any], rival: Considered[Any]) -> list[str]:
    """The one thing in which it gains, where that is too little to stand out."""
    return speaking([*names, WINS], gains(choice, rival, len(names)), AT_ALL, AT_ALL)[:1]


def gains(choice: Considered[Any], rival: Considered[Any], features: int) -> list[float]:
    """By feature how much more speaks for a choice than for its rival, on average; last what wins and losses do."""
    found = [0.0] * (features + 1)
    both = _both(choice, rival)
    for mine, theirs in both:
        spoke, against = choice.spoke[mine], rival.spoke[theirs]
        if spoke and against:
            for place in range(features):
                found[place] += spoke[place] - against[place]
        else:
            found[features] += STEEP * (choice.values[mine] - rival.values[theirs])
    return [total / max(1, len(both)) for total in found]


def edge(choice: Considered[Any], rival: Considered[Any]) -> float:
    """How much better a choice came out than its rival in the worlds in which both were tried."""
    both = _both(choice, rival)
    return sum([choice.values[mine] - rival.values[theirs] for mine, theirs in both]) / max(1, len(both))


def _both(choice: Considered[Any], rival: Considered[Any]) -> list[tuple[int, int]]:
    """The places of the worlds in which both were tried, among those of either."""
    where = {world: place for place, world in enumerate(rival.tried)}
    return [(place, where[world]) for place, world in enumerate(choice.tried) if world in where]


def speaking(
    names: Sequence[str], found: Sequence[float], first: float = STANDS_OUT, besides: float = TOO
) -> list[str]:
    """The names of the highest, if the first of them is so high, and the others too."""
    ranked = sorted(zip(found, names, strict=True), reverse=True)[:MOST]
    return [name for gain, name in ranked if gain >= besides] if ranked[0][0] >= first else []
