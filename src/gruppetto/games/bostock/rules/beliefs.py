"""What a rival probably holds, by the odds of `odds.py`."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.games.bostock.rules.position import BostockPosition

FIRST_ROUNDS: Final = 2
"""So long hands are what was dealt."""


def guess_hand(state: BostockPosition, seat: int, size: int, chance: Chance) -> list[int]:
    """So many of the cards in the draw pile, where all unseen ones are, as this seat probably holds them."""
    # Against the clock nobody chooses what to keep.
    if state.leg.solo_trial or state.round <= FIRST_ROUNDS:
        return [_taken(state, chance.draw(state.draw, state.draw_count)) for _ in range(size)]
    odds, draw = state.course.odds[seat], state.draw
    weighed = [draw[kind] * odds[kind] for kind in range(len(draw))]
    total = sum(weighed)
    dealt: list[int] = []
    for _ in range(size):
        kind = _taken(state, chance.draw(weighed, total))
        dealt.append(kind)
        weighed[kind] -= odds[kind]
        total -= odds[kind]
    return dealt


def _taken(state: BostockPosition, kind: int) -> int:
    state.draw[kind] -= 1
    state.draw_count -= 1
    return kind
