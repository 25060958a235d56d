"""How a position is judged: what speaks for each rider, and whether the Tour is already won.

What the running stage may bring is worth the less the more stages are still to come: a lead of so many points is worth
its share of what luck may still move, which grows with the root of the stages left. So one set of weights holds from a
race of one stage to the full Tour.
"""

import math
from collections.abc import Sequence

from gruppetto.engine.judgement import Judgement
from gruppetto.games.vainqueur.bots.appraisal import appraise_hand
from gruppetto.games.vainqueur.box import cards
from gruppetto.games.vainqueur.rules.position import PROLOGUE, TOUR_END
from gruppetto.games.vainqueur.rules.state import VainqueurState

FLAT_KM = 240
MOUNTAIN_KM = 120
"""About as long as a stage: more kilometres than that in hand are no use in it."""
MANY_HANDICAPS = 3
LATER = 0.5
"""What a speciality is worth in a stage in which it cannot be played, if one is still to come in which it can."""
UNLAID = 0.7
"""What a climber in hand is worth on a climb, where one on the table is worth 1."""


class VainqueurJudgement(Judgement[VainqueurState]):
    """A lead in points, the road ridden, freedom to ride, and what a hand is good for."""

    names = (
        "points",
        "road",
        "finish",
        "free",
        "kilometres",
        "reserve",
        "counters",
        "handicaps",
        "sprinter",
        "climber",
        "turn",
    )

    def appraise(self, state: VainqueurState) -> list[float]:
        seat = state.to_decide
        return appraise_hand(state, state.hand(seat), seat, state.actions())

    def turn(self, state: VainqueurState) -> int:
        return ((state.stage_index * 4096 + state.round) * 4 + state.phase) * 8 + state.to_decide

    def stage(self, state: VainqueurState) -> int:
        return len(state.course.legs) if state.phase is TOUR_END else state.stage_index

    def decided(self, state: VainqueurState) -> bool:
        return state.phase is TOUR_END or _sure_of_the_tour(state) >= 0

    def chances(self, state: VainqueurState) -> list[float]:
        if state.phase is not TOUR_END:
            sure = _sure_of_the_tour(state)
            if sure >= 0:
                return [1.0 if seat == sure else 0.0 for seat in range(state.course.seats)]
        return super().chances(state)

    def features(self, state: VainqueurState, seat: int) -> list[float]:
        leg = state.leg
        start = seat * cards.KINDS
        hand = state.hands[start : start + cards.KINDS]
        share = 1.0 / math.sqrt(len(state.course.legs) - state.stage_index)
        totals = state.totals
        points = (totals[seat] - sum(totals) / len(totals)) / max(1, state.course.points[0])
        finish = free = kilometres = 0.0
        if not leg.trial:
            climber = state.climbers >> seat & 1
            left = leg.length - state.positions[seat]
            longest, held = _reach(hand, leg.riding[climber], state.course.kilometres)
            free = _freedom(state, seat)
            kilometres = min(held, left) / leg.length
            if longest >= left or (hand[cards.SPRINTER] and state.positions[seat] >= leg.sprint_from):
                finish = free
        figures = [
            points,
            state.positions[seat] / leg.length,
            finish,
            free,
            kilometres,
            _reserve(state, hand),
            _curable(hand) / len(cards.HANDICAPS),
            min(_handicaps(hand), MANY_HANDICAPS) / MANY_HANDICAPS,
            _sprinter(state, hand),
            _climber(state, hand, seat),
            1.0 if seat == state.to_decide and state.phase is not PROLOGUE else 0.0,
        ]
        return [figure * share for figure in figures]


def _sure_of_the_tour(state: VainqueurState) -> int:
    """The seat that nobody can overtake, were it last in all stages left, or -1.

    Where the cap breaks ties, being level at the very end is enough: who leads before the last stage wears it (D-24).
    """
    course = state.course
    totals = state.totals
    left = len(course.legs) - state.stage_index
    scale = course.points
    least = scale[course.seats - 1] if course.seats <= len(scale) else 0
    most = max(totals)
    leader = totals.index(most)
    needed = (scale[0] - least) * left + (0 if course.cap_breaks_ties and scale[0] > least else 1)
    for seat, total in enumerate(totals):
        if seat != leader and most - total < needed:
            return -1
    return leader


def _reach(hand: Sequence[int], playable: int, kilometres: Sequence[int]) -> tuple[int, int]:
    """The longest ride in hand, and all kilometres in it together."""
    longest = held = 0
    for kind in cards.KILOMETRES:
        if hand[kind] and playable >> kind & 1:
            km = kilometres[kind]
            held += km * hand[kind]
            longest = max(longest, km)
    return longest, held


def _freedom(state: VainqueurState, seat: int) -> float:
    """1 for who may ride, half for who can counter first, 0 for who must wait for the card."""
    handicap = state.handicaps[seat]
    if handicap == cards.NO_CARD:
        return 1.0
    return 0.5 if state.masks[seat] & state.course.cures[handicap] else 0.0


def _reserve(state: VainqueurState, hand: Sequence[int]) -> float:
    """The kilometres in hand for the next stage with cards: on a climb only 20s are sure to be of use."""
    ahead = state.course.ahead[state.stage_index]
    kilometres = state.course.kilometres
    held = kilometres[cards.KM20] * hand[cards.KM20]
    if ahead.next_flat:
        held += kilometres[cards.KM40] * hand[cards.KM40] + kilometres[cards.KM60] * hand[cards.KM60]
        return min(held, FLAT_KM) / FLAT_KM
    return min(held, MOUNTAIN_KM) / MOUNTAIN_KM if ahead.mountain else 0.0


def _curable(hand: Sequence[int]) -> int:
    """How many of the four handicaps this hand can counter."""
    bike = 1 if hand[cards.SPARE_BIKE] else 0
    tyre = 1 if bike or hand[cards.SPARE_WHEEL] else 0
    return bike + tyre + (1 if hand[cards.FEED] else 0) + (1 if hand[cards.GEAR_CHANGE] else 0)


def _handicaps(hand: Sequence[int]) -> int:
    return hand[cards.FALL] + hand[cards.BURST_TYRE] + hand[cards.HUNGER] + hand[cards.WRONG_GEAR]


def _sprinter(state: VainqueurState, hand: Sequence[int]) -> float:
    if not hand[cards.SPRINTER]:
        return 0.0
    if state.leg.flat:
        return 1.0
    return LATER if state.course.ahead[state.stage_index].flat else 0.0


def _climber(state: VainqueurState, hand: Sequence[int], seat: int) -> float:
    """On a climb worth as much as there is left of it."""
    leg = state.leg
    if leg.mountain:
        left = (leg.length - state.positions[seat]) / leg.length
        if state.climbers >> seat & 1:
            return left
        return UNLAID * left if hand[cards.CLIMBER] else 0.0
    return LATER if hand[cards.CLIMBER] and state.course.ahead[state.stage_index].mountain else 0.0
