"""What rivals probably hold, from what lies open alone: cards that are ridden at once, and cards that are kept.

The odds are how much more often than by the deal a card was in a rival's hand, in tenths, counted in games among bots.
They set in with the turns that a rival has had: nobody has chosen anything of a hand just dealt.
"""

from collections.abc import Sequence
from typing import Final

from gruppetto.games.vainqueur.box import cards
from gruppetto.games.vainqueur.rules.position import VainqueurOpen

AS_DEALT: Final = 10
SETTLED: Final = 8
"""After so many turns a hand is what its owner made of it."""

# In the order of the kinds: 20, 40, 60 km; the handicaps; bike, wheel, feed, gear change; sprinter, climber.
RIDING: Final = (4, 5, 4, 12, 12, 12, 12, 15, 6, 16, 18, 35, 22)
"""Of who may ride all cards: kilometres go at once, a sprinter waits for its day."""
CLIMBING: Final = (2, 10, 10, 12, 12, 12, 12, 15, 4, 16, 18, 35, 3)
"""Of who may ride only 20s: a climber would have been laid."""
SECOND: Final = (10, 10, 10, 10, 10, 10, 10, 6, 6, 6, 6, 6, 6)
"""How these odds change once there is one: second counters are shed."""
LACKING: Final = 1
"""The odds of a card that would have been played."""


def _by_turns(settled: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """From the odds of the deal to settled ones, by the turns had."""
    return tuple(
        tuple(max(1, AS_DEALT + (odds - AS_DEALT) * turns // SETTLED) for odds in settled)
        for turns in range(SETTLED + 1)
    )


_RIDING: Final = _by_turns(RIDING)
_CLIMBING: Final = _by_turns(CLIMBING)
_SECOND: Final = _by_turns(SECOND)


def turns_had(table: VainqueurOpen) -> int:
    """How many turns everybody has had on the road, as far as it matters."""
    return SETTLED if table.stage_index else min(table.round - 1, SETTLED)


def odds_of(table: VainqueurOpen, seat: int) -> list[int]:
    """How likely a hidden card of each kind is in this hand rather than in the pile."""
    climbing = table.leg.mountain and not table.climbers >> seat & 1
    odds = list((_CLIMBING if climbing else _RIDING)[turns_had(table)])
    handicap = table.handicaps[seat]
    if handicap != cards.NO_CARD and table.course.next_seat[seat] == table.to_decide:
        for counter in cards.COUNTERS:  # a turn ago it could have countered, and did not
            if table.course.cures[handicap] >> counter & 1:
                odds[counter] = LACKING
    return odds


def odds_of_a_second(table: VainqueurOpen) -> Sequence[int]:
    """In tenths of the odds of the first."""
    return _SECOND[turns_had(table)]
