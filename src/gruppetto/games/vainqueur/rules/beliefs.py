"""What rivals probably hold, from what lies open alone: cards that are ridden at once, and cards that are kept.

The odds are how much more often than by the deal a card was in a rival's hand, in hundredths, counted in games among
bots. They set in with the turns that a rival has had: nobody has chosen anything of a hand just dealt.
"""

from collections.abc import Sequence
from typing import Final

from gruppetto.games.vainqueur.box import cards
from gruppetto.games.vainqueur.rules.position import ROAD_TURN, VainqueurOpen

AS_DEALT: Final = 100
SETTLED: Final = 8
"""After so many turns a hand is what its owner made of it."""
FRESH_ROUNDS: Final = 2
"""So long a hand is still that of the stage before."""

# In the order of the kinds: 20, 40, 60 km; the handicaps; bike, wheel, feed, gear change; sprinter, climber.
FRESH: Final = (40, 65, 50, 85, 85, 85, 85, 150, 65, 185, 170, 250, 140)
RIDING: Final = (30, 25, 20, 125, 125, 125, 125, 165, 60, 190, 180, 250, 180)
"""Of who may ride all cards: kilometres go at once, a sprinter waits for its day."""
CLIMBING: Final = (10, 100, 105, 125, 125, 125, 125, 145, 35, 175, 150, 280, 5)
"""Of who may ride only 20s: a climber would have been laid."""
STOPPED: Final = (50, 100, 110, 140, 140, 140, 140, 160, 40, 180, 170, 290, 150)
"""Of who may not ride: kilometres pile up."""
SECOND: Final = (100, 100, 100, 100, 100, 100, 100, 60, 60, 60, 60, 60, 60)
"""How these odds change once there is one: second counters are shed."""
LACKING: Final = 1
"""The odds of a card that would have been played."""


def _by_turns(settled: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """From the odds of the deal to settled ones, by the turns had."""
    return tuple(
        tuple(max(LACKING, AS_DEALT + (odds - AS_DEALT) * turns // SETTLED) for odds in settled)
        for turns in range(SETTLED + 1)
    )


_FRESH: Final = _by_turns(FRESH)
_RIDING: Final = _by_turns(RIDING)
_CLIMBING: Final = _by_turns(CLIMBING)
_STOPPED: Final = _by_turns(STOPPED)
_SECOND: Final = _by_turns(SECOND)


def odds_of(table: VainqueurOpen, seat: int) -> list[int]:
    """How likely a hidden card of each kind is in this hand rather than in the pile."""
    turns = _turns_had(table)
    handicap = table.handicaps[seat]
    if handicap != cards.NO_CARD:
        odds = list(_STOPPED[turns])
    elif table.stage_index and table.round <= FRESH_ROUNDS:
        odds = list(_FRESH[turns])
    elif table.leg.mountain and not table.climbers >> seat & 1:
        odds = list(_CLIMBING[turns])
    else:
        odds = list(_RIDING[turns])
    if table.phase is ROAD_TURN and table.course.next_seat[seat] == table.to_decide:
        if handicap != cards.NO_CARD:
            for counter in cards.COUNTERS:  # a turn ago it could have countered, and did not
                if table.course.cures[handicap] >> counter & 1:
                    odds[counter] = LACKING
        if _has_spared(table, seat):
            for kind in cards.HANDICAPS:
                odds[kind] = LACKING
    return odds


def odds_of_a_second(table: VainqueurOpen) -> Sequence[int]:
    """In hundredths of the odds of the first."""
    return _SECOND[_turns_had(table)]


def about_to_win(table: VainqueurOpen, seat: int) -> bool:
    """Whether one card may bring this rider to the finish: who can, stops such a rider (hint 2 of section 7)."""
    leg = table.leg
    longest = cards.KM20 if leg.mountain and not table.climbers >> seat & 1 else cards.KM60
    return leg.length - table.positions[seat] <= table.course.kilometres[longest]


def _has_spared(table: VainqueurOpen, seat: int) -> bool:
    """Whether this seat, which has just played, let a rider go who is about to win."""
    if table.round == 1:
        return False
    targets = table.targets(seat)
    for other in range(table.course.seats):  # noqa: SIM110 - a generator is slower, and bots ask for it all the time
        if targets >> other & 1 and about_to_win(table, other):
            return True
    return False


def _turns_had(table: VainqueurOpen) -> int:
    """How many turns everybody has had on the road, as far as it matters."""
    return SETTLED if table.stage_index else min(table.round - 1, SETTLED)
