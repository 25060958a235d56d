"""How good a position is for each seat: what the stage will bring, as far as the table shows it, in seconds and points.

The fastest team wins nearly every tour, so what counts is time. A lead of ten seconds decides a finish and says little
at a start: everything is held against how far times may still drift apart until the tour is over.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from gruppetto.engine.judgement import Judgement
from gruppetto.games.seconds.bots.appraisal import Outlook
from gruppetto.games.seconds.bots.pace import Pace, pace_of
from gruppetto.games.seconds.box.cards import KEPT_KINDS, RIDERS
from gruppetto.games.seconds.rules.actions import Move
from gruppetto.games.seconds.rules.position import TOUR_END, SecondsPosition, team
from gruppetto.games.seconds.rules.scoring import PLACE_POINTS, ROUND_SECONDS

NAMES: Final = ("time", "points", "cards", "sprints", "kept", "last")

USUAL_PAST: Final = 5.0
"""Cells past the line that a rider usually ends on."""
NEAR: Final = 16
"""The furthest that a rider comes in a turn, his wheel included."""
DRIFT: Final = 30.0
DRIFT_HELD: Final = 6.0
DRIFT_UNDEALT: Final = 22.0
DRIFT_STAGE: Final = 600.0
"""How much team times drift apart, in squared seconds: in the end, by a card in hand, one to come, a whole stage."""

TURNS: Final = 64
ROUNDS: Final = 512
"""More than a round has turns, and a stage rounds."""


class SecondsJudgement(Judgement[SecondsPosition]):
    """Linear in six figures, each the seat's own less the mean of all."""

    names = NAMES

    def appraise(self, state: SecondsPosition) -> list[float]:
        return self.appraise_among(state, state.actions())

    def appraise_among(self, state: SecondsPosition, actions: Sequence[Move]) -> list[float]:
        return Outlook(state, state.hand(state.to_decide)).worths(actions)

    def features(self, state: SecondsPosition, seat: int) -> list[float]:
        return self.all_features(state)[seat]

    def all_features(self, state: SecondsPosition) -> list[list[float]]:
        return Reckoning(state).features()

    def turn(self, state: SecondsPosition) -> int:
        """A turn is one rider's, with all that comes of it; cards that are surrendered belong to the turn after."""
        riding = state.turn if state.turn > 0 else 0
        return (((state.stage_index * ROUNDS) + state.round) * TURNS + riding) * (RIDERS + 1) + state.moved.bit_count()

    def stage(self, state: SecondsPosition) -> int:
        return len(state.ledger)


class Reckoning:
    """What every rider and team will have in the end, if the rest goes as usual."""

    def __init__(self, state: SecondsPosition) -> None:
        self._state = state
        self._pace: Pace = pace_of(state.course, state.leg)
        self._seats = state.course.seats
        self._before = _times_before(state)
        """By rider, the seconds of the stages before."""
        self._cards: list[float] = []
        self._undealt = 0.0
        """Cards to come, by all teams."""
        self._last = [0.0] * self._seats
        self._times = self._trial() if state.leg.trial else self._road()
        """By rider, the seconds of this stage, from a common start."""
        self._scale = self._drift()

    def features(self) -> list[list[float]]:
        state = self._state
        seats = range(self._seats)
        bonus = state.bonus_seconds
        whole = [self._before[rider] + self._times[rider] - bonus[rider] for rider in range(len(bonus))]
        columns = [
            _ahead([-sum(whole[seat * RIDERS : (seat + 1) * RIDERS]) for seat in seats]),
            _ahead(self._points()),
            _ahead(self._cards),
            _ahead(self._sprints()),
            _ahead([float(sum(state.kept[s * RIDERS * KEPT_KINDS : (s + 1) * RIDERS * KEPT_KINDS])) for s in seats]),
            _ahead(self._last),
        ]
        scale = self._scale
        return [[column[seat] / scale for column in columns] for seat in seats]

    # --- time ---

    def _road(self) -> list[float]:
        """Ten seconds for every round, less the cells past the line (SEC-12.2)."""
        state, to_go = self._state, self._pace.to_go
        length, done = state.leg.length, ROUND_SECONDS * state.round
        times: list[float] = []
        for rider, number in enumerate(state.numbers):
            if finished := state.finish_rounds[rider]:
                times.append(float(ROUND_SECONDS * finished - (number - length)))
                continue
            time = done + to_go[number] - self._pace.pip * state.deltas[rider]
            times.append(time + ROUND_SECONDS if state.skips >> rider & 1 else time)
        for place in range(max(state.turn, 0), len(state.order)):
            times[state.order[place]] -= ROUND_SECONDS  # has this round before him
        for seat in range(self._seats):
            needed = 0.0
            for rider in team(seat):
                if not state.finish_rounds[rider]:
                    needed += (to_go[state.numbers[rider]] + USUAL_PAST) / ROUND_SECONDS
            self._hold(seat, needed)
            self._undealt += max(0.0, needed - state.hand_sizes[seat])
        return times

    def _trial(self) -> list[float]:
        """Cells not ridden; all cards of the two deals will be (SEC-17.2, 17.8)."""
        state, pace = self._state, self._pace
        most = RIDERS * state.course.trial_turns
        times = [0.0] * state.course.riders
        for seat in range(self._seats):
            undealt = 0 if state.refilled >> seat & 1 else RIDERS * state.course.trial_refill
            left = state.hand_sizes[seat] + undealt
            counts = [-pace.to_go[state.numbers[rider]] for rider in team(seat)]
            total = sum(counts) + pace.mean * left
            for rider in team(seat):
                if state.skips >> rider & 1:
                    total -= pace.mean
            for rider in team(seat):
                times[rider] = -total / RIDERS
            self._last[seat] = (RIDERS * min(counts) - sum(counts)) * (1.0 - left / (most + 1))
            self._hold(seat, float(left))
            self._undealt += undealt
        return times

    def _hold(self, seat: int, needed: float) -> None:
        """What the best of the cards in hand save against usual ones, as many as are needed."""
        state, mean = self._state, self._pace.mean
        kinds = state.course.kinds
        first = seat * kinds
        saved = 0.0
        for value in range(kinds - 1, 0, -1):
            count = state.hands[first + value]
            if count:
                if count >= needed:
                    saved += needed * (value - mean)
                    break
                saved += count * (value - mean)
                needed -= count
        self._cards.append(saved * self._pace.pip)

    def _drift(self) -> float:
        state = self._state
        held = sum(state.hand_sizes)
        later = len(state.course.legs) - state.stage_index - 1
        by_cards = (DRIFT_HELD * held + DRIFT_UNDEALT * self._undealt) / self._seats
        return sqrt(DRIFT + by_cards + DRIFT_STAGE * later)

    # --- the rest ---

    def _points(self) -> list[float]:
        """Points of the stages before, of sprints, and of riders who are in (SEC-14.2)."""
        state = self._state
        points = [0.0] * self._seats
        for result in state.ledger:
            for seat, gained in enumerate(result.points):
                points[seat] += gained
        for rider, gained in enumerate(state.bonus_points):
            points[rider // RIDERS] += gained
            if state.finish_rounds[rider] and not state.leg.trial:
                before = 0
                for other, time in enumerate(self._times):
                    if state.finish_rounds[other] and time < self._times[rider]:
                        before += 1
                points[rider // RIDERS] += max(0, PLACE_POINTS - before)
        return points

    def _sprints(self) -> list[float]:
        """The awards that go to the foremost riders who have not passed the line."""
        state = self._state
        awards = [0.0] * self._seats
        for sprint, at in enumerate(state.leg.sprints):
            passed = state.passed[sprint]
            left = state.leg.road.sprints[sprint].awards[passed.bit_count() :]
            if not left:
                continue
            coming = [
                (-state.numbers[rider], state.lanes[rider], rider)
                for rider in range(state.course.riders)
                if not passed >> rider & 1 and at - state.numbers[rider] <= NEAR
            ]
            coming.sort()
            for award, (_, _, rider) in zip(left, coming, strict=False):
                awards[rider // RIDERS] += award.seconds + award.points
        return awards


def _times_before(state: SecondsPosition) -> list[float]:
    times = [0.0] * state.course.riders
    if state.phase is not TOUR_END:
        for result in state.ledger:
            for rider, time in enumerate(result.times):
                times[rider] += time - result.bonus_seconds[rider]
    return times


def _ahead(figures: Sequence[float]) -> list[float]:
    """Each less the mean of all."""
    mean = sum(figures) / len(figures)
    return [figure - mean for figure in figures]
