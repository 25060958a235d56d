"""What a rival probably holds: people play their best card first, so after some turns the small ones are left in hand.

The odds are by steps of a card, its bonus included, and were counted in games of bots: from the third round on a rival
holds about twice as many cards of one or two steps as the unseen ones would give him, and a third of those of five.
"""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.games.bostock.rules.position import BostockPosition

ODDS: Final = (6, 6, 5, 3, 2, 1)
"""By steps, from 0; the last for all above."""
FIRST_ROUNDS: Final = 2
"""So long hands are what was dealt."""


def guess_hand(state: BostockPosition, seat: int, size: int, chance: Chance) -> list[int]:
    """So many of the cards in the draw pile, where all unseen ones are, as this seat probably holds them."""
    odds = _odds(state, seat)
    weighed = [count * weight for count, weight in zip(state.draw, odds, strict=True)]
    total = sum(weighed)
    dealt: list[int] = []
    for _ in range(size):
        kind = chance.draw(weighed, total)
        dealt.append(kind)
        weighed[kind] -= odds[kind]
        total -= odds[kind]
        state.draw[kind] -= 1
        state.draw_count -= 1
    return dealt


def _odds(state: BostockPosition, seat: int) -> list[int]:
    """By kind of card. Against the clock nobody chooses what to keep."""
    course = state.course
    if state.leg.solo_trial or state.round <= FIRST_ROUNDS:
        return [1] * course.kinds
    most = len(ODDS) - 1
    return [ODDS[min(most, total + (owner == seat))] for total, owner in zip(course.totals, course.owners, strict=True)]
