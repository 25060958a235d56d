"""Why a choice is better than another: the features in which it gains most."""

from collections.abc import Sequence
from typing import Any, Final

from gruppetto.bots.search import Considered

MOST: Final = 2
"""Reasons that are told."""
STANDS_OUT: Final = 0.02
"""The least that must speak for a choice in one respect to be told. Weights are those of a logistic function: so much
is half a per cent of an even chance."""


def reasons(names: Sequence[str], choice: Considered[Any], rival: Considered[Any]) -> list[str]:
    """In what a choice gains most against its rival, the most important first; what speaks against it is not told."""
    gains = [mine - others for mine, others in zip(choice.reasons(), rival.reasons(), strict=True)]
    return speaking(names, gains)


def speaking(names: Sequence[str], gains: Sequence[float]) -> list[str]:
    ranked = sorted(zip(gains, names, strict=True), reverse=True)
    return [name for gain, name in ranked[:MOST] if gain >= STANDS_OUT]
