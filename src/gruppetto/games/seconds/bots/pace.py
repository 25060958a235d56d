"""How long the rest of a stage takes from every number, if cards come as they lie in the deck.

It says in seconds what a cell is worth: before a climb, on it, or a card's length from the line.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from gruppetto.games.seconds.rules.course import Course, Leg
from gruppetto.games.seconds.rules.scoring import ROUND_SECONDS

STUCK: Final = 2.0
"""The rounds that a cell costs from which no card leads on."""


class Pace:
    """One stage with one deck: tables by number."""

    def __init__(self, leg: Leg, deck: Sequence[int]) -> None:
        total = sum(deck)
        self.mean: float = sum([value * count for value, count in enumerate(deck)]) / total
        """The mean card."""
        self.pip: float = 1.0 if leg.trial else ROUND_SECONDS / self.mean
        """The seconds that one more on a card brings on the flat."""
        self.to_go: list[float] = _trial_to_go(leg, deck) if leg.trial else _road_to_go(leg, deck)
        """By number the seconds to go: a round costs ten, every cell past the line saves one (SEC-12.2). In a time
        trial what counts is the number (SEC-17.8), so seconds to go are cells not ridden."""
        self.exchanges: list[int] = [number for number in range(leg.length + 1) if leg.exchange[number]]
        """The numbers that have an exchange cell."""
        self.effort: list[float] = _effort(leg, self.pip)
        """By number the same with no regard to where turns end: a cell is a cell, uphill it is two."""


@lru_cache(maxsize=256)
def pace_of(course: Course, leg: Leg) -> Pace:
    return Pace(leg, course.deck)


def _road_to_go(leg: Leg, deck: Sequence[int]) -> list[float]:
    total = sum(deck)
    to_go = [float(leg.length - number) for number in range(leg.end + 1)]
    for number in range(leg.length, -1, -1):
        stay = 0
        seconds = 0.0
        for value, count in enumerate(deck):
            steps = leg.steps[number][value]
            if steps == 0:
                stay += count
            else:
                seconds += count * to_go[min(number + steps, leg.end)]
        if stay == total:
            to_go[number] = to_go[number + 1] + STUCK * ROUND_SECONDS
        else:
            to_go[number] = (seconds + total * ROUND_SECONDS) / (total - stay)
    return to_go


def _trial_to_go(leg: Leg, deck: Sequence[int]) -> list[float]:
    """Cells not ridden, and what the next card loses on a climb."""
    total = sum(deck)
    to_go = [float(leg.length - number) for number in range(leg.end + 1)]
    for number in range(leg.length + 1):
        for value, count in enumerate(deck):
            to_go[number] += (value - leg.steps[number][value]) * count / total
    return to_go


def _effort(leg: Leg, pip: float) -> list[float]:
    effort = [float(leg.length - number) for number in range(leg.end + 1)]
    for number in range(leg.length, -1, -1):
        if not leg.trial:
            effort[number] = max(effort[number + 1], 0.0) + (2 * pip if leg.up[number] else pip)
    return effort
