"""How good a position is for each seat: what the stage will bring, as far as the table shows it, in seconds and points.

The fastest team wins nearly every tour, so what counts is time. A lead of ten seconds decides a finish and says little
at a start: everything is held against how far times may still drift apart until the tour is over.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from gruppetto.engine.judgement import Judgement
from gruppetto.games.seconds.bots.appraisal import Outlook
from gruppetto.games.seconds.bots.pace import pace_of
from gruppetto.games.seconds.box.cards import KEPT_KINDS, RIDERS
from gruppetto.games.seconds.rules.actions import Move
from gruppetto.games.seconds.rules.decisions.swap import EXCHANGED
from gruppetto.games.seconds.rules.position import NO_RIDER, team
from gruppetto.games.seconds.rules.scoring import PLACE_POINTS, ROUND_SECONDS
from gruppetto.games.seconds.rules.state import SecondsState

NAMES: Final = ("time", "ground", "upright", "points", "cards", "exchange", "sprints", "kept", "last")

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


class SecondsJudgement(Judgement[SecondsState]):
    """Linear in nine figures, each the seat's own less the mean of all."""

    names = NAMES

    def appraise(self, state: SecondsState) -> list[float]:
        return self.appraise_among(state, state.actions())

    def appraise_among(self, state: SecondsState, actions: Sequence[Move]) -> list[float]:
        return Outlook(state, state.hand(state.to_decide)).worths(actions)

    def features(self, state: SecondsState, seat: int) -> list[float]:
        return self.all_features(state)[seat]

    def all_features(self, state: SecondsState) -> list[list[float]]:
        return Reckoning(state).features()

    def turn(self, state: SecondsState) -> int:
        """A turn is one rider's, with all that comes of it; cards that are surrendered belong to the turn after."""
        place = state.turn if state.turn > 0 else 0
        ridden = state.moved.bit_count()
        if ridden and state.rider != NO_RIDER:
            ridden -= 1  # of a team turn: who was chosen to ride has yet to
        return ((state.stage_index * ROUNDS + state.round) * TURNS + place) * RIDERS + ridden

    def stage(self, state: SecondsState) -> int:
        return len(state.ledger)


class Reckoning:
    """What every rider and team will have in the end, if the rest goes as usual: figures by seat, in seconds."""

    def __init__(self, state: SecondsState) -> None:
        self._state = state
        self._pace = pace_of(state.course, state.leg)
        seats = state.course.seats
        self.time = [0.0] * seats
        self.ground = [0.0] * seats
        self.upright = [0.0] * seats
        self.points = [0.0] * seats
        self.cards = [0.0] * seats
        self.exchange = [0.0] * seats
        self.sprints = [0.0] * seats
        self.kept = [0.0] * seats
        self.last = [0.0] * seats
        self._undealt = 0.0
        """Cards to come, of all teams."""
        self._look_back()
        if state.leg.trial:
            self._trial()
        else:
            self._road()
            self._places()
            self._awards()
        self._riders()
        for seat in range(seats):
            self._exchanges(seat)

    def features(self) -> list[list[float]]:
        columns = (
            self.time,
            self.ground,
            self.upright,
            self.points,
            self.cards,
            self.exchange,
            self.sprints,
            self.kept,
            self.last,
        )
        drift, many = self._drift(), len(self.time)
        found: list[list[float]] = [[] for _ in self.time]
        for column in columns:
            mean = sum(column) / many
            for seat in range(many):
                found[seat].append((column[seat] - mean) / drift)
        return found

    def _drift(self) -> float:
        state = self._state
        later = len(state.course.legs) - state.stage_index - 1
        by_cards = DRIFT_HELD * sum(state.hand_sizes) + DRIFT_UNDEALT * self._undealt
        return sqrt(DRIFT + by_cards / state.course.seats + DRIFT_STAGE * later)

    def _look_back(self) -> None:
        """Time and points of the stages before (SEC-15)."""
        for result in self._state.ledger:
            for rider, time in enumerate(result.times):
                self.time[rider // RIDERS] += result.bonus_seconds[rider] - time
            for seat, gained in enumerate(result.points):
                self.points[seat] += gained

    def _road(self) -> None:
        """Ten seconds for every round, less the cells past the line (SEC-12.2)."""
        state, to_go, effort = self._state, self._pace.to_go, self._pace.effort
        length, done = state.leg.length, ROUND_SECONDS * state.round
        needed = [0.0] * state.course.seats
        for rider, number in enumerate(state.numbers):
            seat = rider // RIDERS
            self.time[seat] += state.bonus_seconds[rider]
            if finished := state.finish_rounds[rider]:
                self.time[seat] -= ROUND_SECONDS * finished - (number - length)
            else:
                self.time[seat] -= done + effort[number]
                self.ground[seat] += effort[number] - to_go[number]
                needed[seat] += (to_go[number] + USUAL_PAST) / ROUND_SECONDS
        for place in range(max(state.turn, 0), len(state.order)):
            self.time[state.order[place] // RIDERS] += ROUND_SECONDS  # has this round before him
        for seat, cards in enumerate(needed):
            self._hold(seat, cards)
            self._undealt += max(0.0, cards - state.hand_sizes[seat])

    def _trial(self) -> None:
        """The number of the last rider counts for all three, and all cards of the two deals will be used (SEC-17)."""
        state, pace = self._state, self._pace
        deal = RIDERS * state.course.trial_refill
        for seat in range(state.course.seats):
            undealt = 0 if state.refilled >> seat & 1 else deal
            left = state.hand_sizes[seat] + undealt
            lowest, total = state.leg.end, 0
            for rider in team(seat):
                number = state.numbers[rider]
                total += number
                lowest = min(lowest, number)
                self.ground[seat] += pace.effort[number] - pace.to_go[number]
            self.time[seat] += total + pace.mean * left
            self.last[seat] = (RIDERS * lowest - total) * (1.0 - left / (RIDERS * (state.course.trial_turns + 1)))
            self._hold(seat, float(left))
            self._undealt += undealt

    def _hold(self, seat: int, needed: float) -> None:
        """What the best of the cards in hand save against usual ones, as many as are needed."""
        state, mean = self._state, self._pace.mean
        kinds = state.course.kinds
        first = seat * kinds
        saved = 0.0
        for value in range(kinds - 1, 0, -1):
            count = state.hands[first + value]
            if count:
                used = count if count < needed else needed
                saved += used * (value - mean)
                needed -= used
        self.cards[seat] = saved * self._pace.pip

    def _exchanges(self, seat: int) -> None:
        """What an exchange would bring, for every rider with a card that leads to its number (SEC-8.1)."""
        state, pace = self._state, self._pace
        kinds, first = state.course.kinds, seat * state.course.kinds
        gain, left = 0.0, EXCHANGED
        for value in range(1, kinds):
            count = state.hands[first + value]
            if count:
                swapped = count if count < left else left
                gain += swapped * (pace.mean - value)
                left -= swapped
                if not left:
                    break
        if gain <= 0.0:
            return
        for rider in team(seat):
            number = state.numbers[rider]
            if state.finish_rounds[rider] or number > state.leg.length:
                continue
            steps = state.leg.steps[number]
            for at in pace.exchanges:
                if number < at < number + kinds and self._leads(first, steps, at - number):
                    self.exchange[seat] += gain
                    break

    def _leads(self, first: int, steps: Sequence[int], cells: int) -> bool:
        """Whether a card of this hand gives just so many steps."""
        hands = self._state.hands
        for value in range(cells, self._state.course.kinds):
            if steps[value] == cells and hands[first + value]:
                return True
            if steps[value] > cells:
                return False
        return False

    def _riders(self) -> None:
        """What riders have that is no time yet: a turn to skip, a card that counts more or less, a kept card."""
        state = self._state
        for rider, delta in enumerate(state.deltas):
            if delta:
                self.cards[rider // RIDERS] += delta
            if state.skips >> rider & 1:
                self.upright[rider // RIDERS] -= ROUND_SECONDS
        for place, count in enumerate(state.kept):
            self.kept[place // (RIDERS * KEPT_KINDS)] += count

    def _places(self) -> None:
        """Points of sprints and of riders who are in (SEC-14.2)."""
        state = self._state
        rounds, numbers = state.finish_rounds, state.numbers
        for rider, gained in enumerate(state.bonus_points):
            points = gained
            if finished := rounds[rider]:
                before = 0
                for other, crossed in enumerate(rounds):
                    if crossed and (crossed < finished or (crossed == finished and numbers[other] > numbers[rider])):
                        before += 1
                points += max(0, PLACE_POINTS - before)
            self.points[rider // RIDERS] += points

    def _awards(self) -> None:
        """The awards that the foremost riders before a line are about to take."""
        state = self._state
        for sprint, at in enumerate(state.leg.sprints):
            passed = state.passed[sprint]
            awards = state.leg.road.sprints[sprint].awards
            taken = passed.bit_count()
            if taken >= len(awards):
                continue
            coming = [
                (-number, state.lanes[rider], rider)
                for rider, number in enumerate(state.numbers)
                if not passed >> rider & 1 and at - number <= NEAR
            ]
            coming.sort()
            for award, (_, _, rider) in zip(awards[taken:], coming, strict=False):
                self.sprints[rider // RIDERS] += award.seconds + award.points
