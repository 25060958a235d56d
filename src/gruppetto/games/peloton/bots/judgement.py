"""How positions are judged by bots that look ahead.

A match goes to the owner of the rider with the least time, so a seat is as good as its best riders: their times to come
are guessed from where they stand, and added up so that the best of them count most. Positions are compared where a
sequence begins: then everybody has had his turn, and order, groups and attack positions are known.
"""

import math
from collections.abc import Sequence
from typing import Final

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.judgement import Judgement
from gruppetto.games.peloton.bots.appraisal import glance
from gruppetto.games.peloton.bots.field import OUT, team_times, times, to_come, winner
from gruppetto.games.peloton.box.edition import CARDS
from gruppetto.games.peloton.rules.actions import Move
from gruppetto.games.peloton.rules.decisions.cards import held_cards
from gruppetto.games.peloton.rules.position import OVER
from gruppetto.games.peloton.rules.state import PelotonState

MOST_SEQUENCES: Final = 10_000
MOST_RIDERS: Final = 64
SHARP: Final = 2.0
"""How fast a rider's hope falls with the sequences that he is behind, against the root of those to come."""
SOFT: Final = 1.0
LEAST: Final = 0.3
"""Sequences that are always to come: nothing is sure before the line."""
HOPELESS: Final = 0.001
"""What a seat without a rider has left of hope."""
SCALE: Final = 4.0
"""Brings the logarithm of hope into about -1 to 1."""


class PelotonJudgement(Judgement[PelotonState]):
    """The value of a position: what speaks for a seat."""

    names = ("front", "reserve", "riders", "company", "cards")

    def appraise(self, state: PelotonState) -> list[float]:
        return glance(state, state.actions())

    def appraise_among(self, state: PelotonState, actions: Sequence[Move]) -> list[float]:
        return glance(state, actions)

    def turn(self, state: PelotonState) -> int:
        """The sequence: within one some riders have had their turn and others not."""
        return MOST_SEQUENCES * self.stage(state) + state.sequence

    def reel(self, state: PelotonState) -> int:
        """Every rider has his own luck in a sequence: who adopts a pace does not change what those behind him throw."""
        return MOST_RIDERS * self.turn(state) + state.rider + 1

    def stage(self, state: PelotonState) -> int:
        return len(state.ledger)

    def decided(self, state: PelotonState) -> bool:
        return state.phase is OVER or winner(state) != NOBODY

    def chances(self, state: PelotonState) -> list[float]:
        if state.phase is not OVER:
            won = winner(state)
            if won != NOBODY:
                return [1.0 if seat == won else 0.0 for seat in range(state.race.seats)]
        return super().chances(state)

    def features(self, state: PelotonState, seat: int) -> list[float]:
        return self.all_features(state)[seat]

    def all_features(self, state: PelotonState) -> list[list[float]]:
        found = team_times(state) if state.race.team_victory else times(state)
        span = math.sqrt(LEAST + to_come(state))
        hopes, chancers = _hopes(found, SHARP / span), _hopes(found, SOFT / span)
        return [_features(state, seat, hopes, chancers) for seat in range(state.race.seats)]


def _hopes(found: list[float], steepness: float) -> list[float]:
    """By rider what he can hope for with his time: 1 for who has the least, 0 for who is out."""
    best = min(found)
    return [0.0 if time == OUT else math.exp(steepness * (best - time)) for time in found]


def _features(state: PelotonState, seat: int, hopes: list[float], chancers: list[float]) -> list[float]:
    """What speaks for one seat; where its riders stand counts by what they can hope for."""
    groups, sizes = state.group_of, state.group_sizes
    total, reserve, company = HOPELESS, 0.0, 0.0
    riders = 0
    for rider, owner in enumerate(state.race.owners):
        if owner != seat:
            continue
        hope, group = hopes[rider], groups[rider]
        riders += 1 - (state.out >> rider & 1)
        total += hope
        reserve += chancers[rider]
        if group >= 0 and sizes[group] > 1:
            company += hope
    each = state.race.riders // state.race.seats
    return [
        math.log(total) / SCALE,
        reserve / each,
        riders / each,
        company / total,
        _cards(state, seat) / len(CARDS),
    ]


def _cards(state: PelotonState, seat: int) -> int:
    owners, jerseys = state.race.owners, state.jerseys
    return sum([1 for card in held_cards(state) if owners[jerseys[card]] == seat])
