"""How good a position is for each seat: points so far, what the running stage will probably bring, cards and freedom.

All points are weighed by how much can still happen on the tour: five points are little before the first stage and
nearly everything before the last line.
"""

import math
from collections.abc import Sequence
from typing import Final

from gruppetto.engine.judgement import Judgement
from gruppetto.games.bostock.bots.appraisal import glance
from gruppetto.games.bostock.bots.forecast import Forecast, earlier, trial_cards
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS, RIDERS_OF
from gruppetto.games.bostock.rules.actions import Move
from gruppetto.games.bostock.rules.course import Leg
from gruppetto.games.bostock.rules.position import OVER_PHASE, BostockOpen
from gruppetto.games.bostock.rules.state import BostockState

NAMES: Final = ("points", "complete", "places", "pair", "green", "progress", "freedom", "cards", "risk", "trial")
POINTS, COMPLETE, PLACES, PAIR, GREEN, PROGRESS, FREEDOM, CARDS, RISK, TRIAL = range(len(NAMES))

ROAD_SWING: Final = 200.0
"""How far a road stage moves seats apart, in points squared: its variance."""
TRIAL_SWING: Final = 40.0
SMALL: Final = 10.0
"""What can happen at the very end."""
SHARES: Final[tuple[float, ...]] = (1.0, 0.7, 0.4, 0.1)
"""How surely the best card of a hand is played before the stage is over, the next, and so on."""
MOST_TURNS: Final = 100_000
"""More than a stage can have."""
MOST_SEATS: Final = 8


class BostockJudgement(Judgement[BostockState]):
    names = NAMES

    def appraise(self, state: BostockState) -> list[float]:
        return self.appraise_among(state, state.actions())

    def appraise_among(self, state: BostockState, actions: Sequence[Move]) -> list[float]:
        seat = state.to_decide
        return glance(state, seat, state.hands[seat], actions)

    def features(self, state: BostockState, seat: int) -> list[float]:
        return self.all_features(state)[seat]

    def all_features(self, state: BostockState) -> list[list[float]]:
        """With one forecast for all seats."""
        forecast = None if state.leg.solo_trial else Forecast(state)
        scale = 1.0 / math.sqrt(swing(state))
        return [self._features(state, seat, forecast, scale) for seat in range(state.course.seats)]

    def _features(self, state: BostockState, seat: int, forecast: Forecast | None, scale: float) -> list[float]:
        found = [0.0] * len(NAMES)
        found[POINTS] = score(state, seat) * scale
        if forecast is None:
            found[TRIAL] = _trial(state, seat) * scale
            return found
        leg, table = state.leg, state.course.points
        if leg.team_trial:
            found[COMPLETE] = table.team_trial * forecast.in_time(seat) * scale
        else:
            found[COMPLETE] = table.road_complete * forecast.complete(seat) * scale
            found[PLACES] = forecast.places(seat) * scale
            found[PAIR] = table.road_pair * forecast.pair(seat) * scale
            if leg.stage.green_after and not state.across:
                found[GREEN] = table.green_first * forecast.green(seat) * scale
            found[FREEDOM] = freedom(state, seat) * scale
            found[RISK] = kept(state, seat) * scale
        found[PROGRESS] = sum(state.rows[seat * RIDERS : (seat + 1) * RIDERS]) / (leg.last + 1) * scale
        found[CARDS] = worth_of_hand(state, seat) * scale
        return found

    def turn(self, state: BostockState) -> int:
        if state.leg.solo_trial:
            ridden = sum([sum(rides) for rides in state.rides])
            count = ridden + sum(state.used)
        else:
            count = state.round
        return (state.stage_index * MOST_TURNS + count) * MOST_SEATS + state.to_decide + 1

    def stage(self, state: BostockState) -> int:
        return state.stage_index + (state.phase is OVER_PHASE)

    def decided(self, state: BostockState) -> bool:
        """More points ahead than one seat can still win."""
        if state.phase is OVER_PHASE:
            return True
        if not state.results:
            return False
        points = sorted([score(state, seat) for seat in range(state.course.seats)])
        to_win = sum([most_points(state, leg) for leg in state.course.legs[state.stage_index :]])
        return points[-1] - points[-2] > to_win


def score(table: BostockOpen, seat: int) -> float:
    """The points of both classifications as they stand, with those of this stage that can no longer be lost."""
    won = 0
    for result in table.results:
        won += result.place_points[seat] + result.green_points[seat] + result.team_points[seat]
    if len(table.results) > table.stage_index or not table.leg.road:
        return won
    points = table.course.points
    for place, rider in enumerate(table.placed[: len(points.road_individual)]):
        if rider // RIDERS == seat:
            won += points.road_individual[place]
    if table.across:
        if table.across[0] // RIDERS == seat:
            won += points.green_first
        if table.across[0] == table.yellow and len(table.across) > 1 and table.across[1] // RIDERS == seat:
            won += points.green_second
    return won


def swing(table: BostockOpen) -> float:
    """How far seats may still move apart until the end of the tour: a variance."""
    total = SMALL
    for leg in table.course.legs[table.stage_index + 1 :]:
        total += ROAD_SWING if leg.road else TRIAL_SWING
    leg = table.leg
    if leg.solo_trial:
        return total + TRIAL_SWING
    left = 1.0 - sum(table.rows) / (table.course.riders * (leg.last + 1))
    return total + (ROAD_SWING if leg.road else TRIAL_SWING) * left


def freedom(table: BostockOpen, seat: int) -> float:
    """The ways on of the riders on the road, more or less than two each."""
    leg, occupied = table.leg, table.occupied
    found = 0
    for rider in RIDERS_OF[seat]:
        row = table.rows[rider]
        if row < leg.last:
            lane = table.lanes[rider]
            beside = occupied[row] & ~lane
            ahead = leg.onward[(lane << leg.width | beside) << leg.width | occupied[row + 1]] & leg.full[row + 1]
            found += min(2, ahead.bit_count()) - 2
    return found / 2.0


def kept(table: BostockOpen, seat: int) -> float:
    """A kept Risk card: a blue one is a help to come, a red one a debt."""
    kind = table.held[seat]
    if kind == NO_CARD:
        return 0.0
    return -1.0 if table.course.risk_cards[kind].red else 1.0


def worth_of_hand(state: BostockState, seat: int) -> float:
    """The steps on the cards in hand, as far as they will be played: one a turn, the best first."""
    course, hand = state.course, state.hands[seat]
    worths = sorted([course.totals[kind] + (course.owners[kind] == seat) for kind in hand], reverse=True)
    left = 3 * (state.leg.last + 1) - sum(state.rows[seat * RIDERS : (seat + 1) * RIDERS])
    worth = 0.0
    for share, steps in zip(SHARES, worths, strict=False):
        used = min(steps, left) * share
        worth += used
        left -= steps
        if left <= 0:
            break
    return worth / 5.0


def _trial(state: BostockState, seat: int) -> float:
    """The points of the individual time trial by the chance to need the fewest cards."""
    own = trial_cards(state, seat)
    chance = 1.0
    for rival in range(state.course.seats):
        if rival != seat:
            chance *= earlier(own, trial_cards(state, rival))
    return state.course.points.solo_trial[0] * chance


def most_points(table: BostockOpen, leg: Leg) -> int:
    """The most that one seat can win on a stage."""
    points = table.course.points
    if leg.solo_trial:
        return points.solo_trial[0]
    if leg.team_trial:
        return points.team_trial + points.team_trial_pair
    first = points.green_first + points.green_second
    return sum(points.road_individual[:RIDERS]) + first + points.road_complete + points.road_pair
