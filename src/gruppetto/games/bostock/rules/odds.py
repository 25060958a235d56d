"""How likely a card is still held, by its steps: people play their best card first, so after some turns the small ones
are left in hand.

The odds were counted in games of bots: from the third round on a rival holds about twice as many cards of one or two
steps as the unseen ones would give him, and a third of those of five.
"""

from collections.abc import Sequence
from typing import Final

ODDS: Final = (6, 6, 5, 3, 2, 1)
"""By steps, the bonus included, from 0; the last for all above."""


def odds_of(seat: int, totals: Sequence[int], owners: Sequence[int]) -> tuple[int, ...]:
    """By kind of card, for a seat; worked out once for a course, since bots ask for them all the time."""
    most = len(ODDS) - 1
    return tuple([ODDS[min(most, total + (owner == seat))] for total, owner in zip(totals, owners, strict=True)])
