"""A finished match looked back at: who stood how well when, what luck gave, and what choices gave away.

Every standing act is looked at by itself, with luck of its own, so that a long match can be looked at in parts and
comes out the same. Three things are asked about it. How good is the position after it for every seat? What did the
throws and draws that it met give, against those that it could have met? And what would a bot have done with the same
cards, and how much better? The bot sees what the seat saw; the chances are those of the true position, since all is
known now.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from gruppetto.bots.bot import Uniform
from gruppetto.bots.reasons import reasons
from gruppetto.bots.search import Advice, SearchBot, lead, play_on
from gruppetto.bots.tape import Tape
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import NOBODY, AnyGame, State
from gruppetto.engine.judgement import Judgement, Search
from gruppetto.engine.record import LogEntry

Lots = Callable[[int], Uniform]
"""The luck with which an entry is looked at, by its number."""

AVERAGE = 96
"""Throws and draws that an act could have met: so many are held against those that it did."""
SURE = 1.5
"""By how many standard errors a choice must be better before it is said that another gave something away."""
TURNING_POINTS = 5
APART = 2
"""Turns between two turning points at the least."""
MINE = 0.8
"""The share of the largest change that makes a turning point the mover's own."""


@dataclass(frozen=True)
class LookedAt:
    """One entry, looked back at."""

    number: int
    seat: int
    """Who acted; -1 for the start."""
    chances: list[float]
    """Of every seat, after it."""
    luck: list[float]
    """By seat, what throws and draws gave against their average."""
    turn_over: bool
    """Whether a turn ended with it: only such positions can be compared with each other."""
    played: str = ""
    chance_played: float = 0.0
    best: str = ""
    """What the bot would have done, where that is surely better; else what was played."""
    chance_best: float = 0.0
    reasons: list[str] = field(default_factory=list)
    """The features that speak for it, the most important first."""
    edge: float = 0.0
    """How much better what was played is than all that was looked at, on average."""

    @property
    def given_away(self) -> float:
        return max(0.0, self.chance_best - self.chance_played) if self.best != self.played else 0.0


@dataclass(frozen=True)
class TurningPoint:
    """A turn in which much changed, and for whom most."""

    number: int
    seat: int
    change: float


@dataclass(frozen=True)
class Summary:
    """What a whole match comes to."""

    luck: list[float]
    given_away: list[float]
    """By seat, each in chances to win."""
    turning_points: list[TurningPoint]
    best: list[int]
    worst: list[int]
    """By seat the entry of its best and of its worst decision, -1 where there was none to speak of."""


class LookingBack:
    """Looks at entries of one match."""

    def __init__(self, game: AnyGame, search: Search, lots: Lots) -> None:
        judgement = game.judgement()
        if judgement is None:
            raise ValueError(f"{game.id} cannot be looked back at")
        self._game = game
        self._judgement: Judgement[Any] = judgement
        self._search = search
        self._one_turn = Search(1, turns=1)
        self._lots = lots

    def start(self, entry: LogEntry, after: State[Any]) -> LookedAt:
        """Entry 0: the deal, against everybody's fair share."""
        chances = self._judgement.chances(after)
        return LookedAt(entry.number, -1, chances, [chance - 1 / len(chances) for chance in chances], True)

    def act(self, entry: LogEntry, action: Any, before: State[Any], after: State[Any]) -> LookedAt:
        """An act that stood in the end."""
        uniform = self._lots(entry.number)
        judgement = self._judgement
        turn_over = after.to_decide == NOBODY or judgement.turn(after) != judgement.turn(before)
        luck = self._luck_of(action, before, after, uniform) if entry.chance else [0.0] * len(after.standing())
        chances = judgement.chances(after)
        if len(before.actions()) < 2 or judgement.decided(before):
            return LookedAt(entry.number, entry.seat, chances, luck, turn_over, entry.do, 0.0, entry.do, 0.0)
        bot = SearchBot(self._game, uniform, self._search)
        advice = bot.consider(before.view(entry.seat), (action,))
        return self._judged(entry, action, advice, LookedAt(entry.number, entry.seat, chances, luck, turn_over))

    def _judged(self, entry: LogEntry, action: Any, advice: Advice[Any], looked: LookedAt) -> LookedAt:
        played = next(each for each in advice.considered if each.action == action)
        best = advice.best
        if best is not played and (best.chance <= played.chance or lead(best, played) <= SURE):
            best = played
        average = sum([each.chance for each in advice.considered]) / len(advice.considered)
        return LookedAt(
            looked.number,
            looked.seat,
            looked.chances,
            looked.luck,
            looked.turn_over,
            entry.do,
            played.chance,
            str(best.action),
            best.chance,
            reasons(self._judgement.names, best, played),
            played.chance - average,
        )

    def _luck_of(self, action: Any, before: State[Any], after: State[Any], uniform: Uniform) -> list[float]:
        """By seat: the chances with the luck that was met, less the mean over what could have been met."""
        seats = len(after.standing())
        expected = [0.0] * seats
        met = [0.0] * seats
        for _ in range(AVERAGE):
            other = before.copy()
            play_on(self._judgement, other, (action,), Tape(uniform), self._one_turn)
            _add(expected, self._judgement.chances(other))
            true = after.copy()
            self._end_turn(before, true, uniform)
            _add(met, self._judgement.chances(true))
        return [(mine - mean) / AVERAGE for mine, mean in zip(met, expected, strict=True)]

    def _end_turn(self, before: State[Any], state: State[Any], uniform: Uniform) -> None:
        """Plays what looks best to the end of the turn that `before` is in."""
        judgement, chance = self._judgement, SampledChance(uniform)
        turn, stage = judgement.turn(before), judgement.stage(before)
        while state.to_decide != NOBODY and judgement.turn(state) == turn and judgement.stage(state) == stage:
            worths = judgement.appraise(state)
            state.play(state.actions()[worths.index(max(worths))], chance)


def summary(looked: Sequence[LookedAt]) -> Summary:
    """What the entries of a match come to, all of them looked at."""
    seats = range(len(looked[0].chances))
    luck = [sum([each.luck[seat] for each in looked]) for seat in seats]
    given = [sum([each.given_away for each in looked if each.seat == seat]) for seat in seats]
    return Summary(
        luck,
        given,
        turning_points(looked),
        [_extreme(looked, seat, _found) for seat in seats],
        [_extreme(looked, seat, _missed) for seat in seats],
    )


def _found(each: LookedAt) -> float:
    """How far above the average a choice was that nothing surely beats."""
    return each.edge if each.best == each.played else 0.0


def _missed(each: LookedAt) -> float:
    return each.given_away


def _extreme(looked: Sequence[LookedAt], seat: int, worth: Callable[[LookedAt], float]) -> int:
    own = [(worth(each), -each.number) for each in looked if each.seat == seat]
    most, number = max(own, default=(0.0, 1))
    return -number if most > 0 else -1


def turning_points(looked: Sequence[LookedAt]) -> list[TurningPoint]:
    """The turns in which the chances changed most, in their order."""
    turns = [each for each in looked if each.turn_over]
    swings: list[tuple[float, int, TurningPoint]] = []
    for place, (before, after) in enumerate(pairwise(turns), 1):
        changes = [now - then for now, then in zip(after.chances, before.chances, strict=True)]
        seat = _whose(changes, after.seat)
        swings.append((abs(changes[seat]), place, TurningPoint(after.number, seat, changes[seat])))
    chosen: list[tuple[int, TurningPoint]] = []
    for size, place, point in sorted(swings, key=lambda swing: (-swing[0], swing[1])):
        if size > 0 and all(abs(place - other) > APART for other, _ in chosen):
            chosen.append((place, point))
        if len(chosen) == TURNING_POINTS:
            break
    return [point for _, point in sorted(chosen, key=lambda pair: pair[0])]


def _whose(changes: Sequence[float], mover: int) -> int:
    """For whom most changed: who moved, unless it was clearly somebody else."""
    sizes = [abs(change) for change in changes]
    most = max(sizes)
    return mover if mover >= 0 and sizes[mover] >= MINE * most else sizes.index(most)


def _add(total: list[float], more: Sequence[float]) -> None:
    for place, figure in enumerate(more):
        total[place] += figure
