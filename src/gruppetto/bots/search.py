"""Bots that look ahead: they imagine the hidden cards, play on from each choice, and judge where that leads.

It is a flat Monte Carlo search with sequential halving. Every choice is tried in the same imagined worlds with the same
luck, the worse half is dropped, and the rest is tried in more worlds. What looks best at a glance is left only for a
choice that is better by some standard errors: a gain that is not sure is mostly none.
"""

import math
from collections.abc import Sequence
from typing import Any, Generic

from gruppetto.bots.bot import A, Bot, Enough, Uniform, never
from gruppetto.bots.plans import Plan, Planner
from gruppetto.bots.tape import Tape
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import NOBODY, AnyGame, State, View
from gruppetto.engine.judgement import Judgement, Search

LONGEST = 2_000
"""Decisions after which a playout is judged wherever it is."""

SPREAD = (math.sqrt(5) - 1) / 2
"""From world to world the first throw goes on by so much of the circle (a low-discrepancy sequence): so a few worlds
already meet all faces of a die about equally often, the bad ones too."""


SOONEST = 8
"""Worlds after which it is looked for the first time whether a choice is beaten, then after half as many more each."""
NEVER = 0


class Considered(Generic[A]):
    """One choice, and what playing on from it brought in each world in which it was tried."""

    __slots__ = ("action", "spoke", "then", "tried", "values", "worth")

    def __init__(self, action: A, worth: float, then: tuple[A, ...] = ()) -> None:
        self.action = action
        self.then = then
        """What is planned after it for the rest of the turn."""
        self.worth = worth
        """How good it looked at a glance."""
        self.values: list[float] = []
        """The chance to win by world, in the order of the worlds."""
        self.tried: list[int] = []
        """The numbers of these worlds."""
        self.spoke: list[list[float]] = []
        """By world and feature what spoke for the seat, less the mean of the others, weighted; of a world in which the
        race was decided nothing."""

    @property
    def chance(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class Advice(Generic[A]):
    """What a search found: the choice it would make, and all that it looked at."""

    __slots__ = ("best", "considered")

    def __init__(self, best: Considered[A], considered: list[Considered[A]]) -> None:
        self.best = best
        self.considered = considered
        """The best of them first, by chance."""


class SearchBot(Bot):
    """Looks ahead as far as its settings say. The same luck gives the same choice, unless it was told to hurry."""

    __slots__ = ("_enough", "_judgement", "_search")

    def __init__(self, game: AnyGame, uniform: Uniform, search: Search, enough: Enough = never) -> None:
        super().__init__(game, uniform)
        judgement = game.judgement()
        if judgement is None:
            raise ValueError(f"{game.id} cannot be looked ahead in")
        self._judgement: Judgement[Any] = judgement
        self._search = search
        self._enough = enough

    def decide(self, view: View[A]) -> A:
        actions = view.actions
        return actions[0] if len(actions) == 1 else self.consider(view).best.action

    def consider(self, view: View[A], also: Sequence[A] = ()) -> Advice[A]:
        """Looks at the choices of a view that is to decide, the only one too; at those in `also` to the end, however
        bad they look."""
        considered = self._whole_turns(view, also) if self._search.plans else self._at_a_glance(view, also)
        favourite = considered[0]
        if favourite.values:
            return Advice(favourite, _each_once(considered, favourite))
        world = 0
        first = self._uniform()
        left = considered
        check = SOONEST if self._search.beaten else NEVER
        for many in _rounds(self._search.simulations, len(left)):
            for _ in range(many):
                if (self._enough() and world) or (len(left) == 1 and check > SOONEST):
                    break
                self._try(view, left, world, (first + world * SPREAD) % 1.0)
                world += 1
                if world == check:
                    left = _unbeaten(left, self._search.beaten, also)
                    check += check // 2
            left = _better_half(left, favourite, also)
        best = self._sure(left, favourite)
        considered.sort(key=lambda each: -each.chance)
        return Advice(best, _each_once(considered, best))

    def _at_a_glance(self, view: View[A], also: Sequence[A]) -> list[Considered[A]]:
        """The choices that look best, the best first; equals by lot."""
        worths = self._game.appraise(view)
        ranked = sorted([(-worth, self._uniform(), place) for place, worth in enumerate(worths)])
        first, others = ranked[: self._search.choices], ranked[self._search.choices :]
        first += [each for each in others if view.actions[each[2]] in also]
        return [Considered(view.actions[place], -minus) for minus, _, place in first]

    def _whole_turns(self, view: View[A], also: Sequence[A]) -> list[Considered[A]]:
        """The plans for the own turn that end best; without simulations they are judged by that."""
        imagined = view.imagine(SampledChance(self._uniform))
        considered: list[Considered[A]] = []
        plans = Planner(self._judgement, imagined, self._uniform, self._enough).plans(imagined)
        chosen = plans[: self._search.plans]
        for action in also:
            if all(plan.actions[0] != action for plan in chosen):
                # It may come only later in plans of the same actions: then the glance ends its turn.
                chosen += [plan for plan in plans if plan.actions[0] == action][:1] or [Plan((action,), 0.0)]
        for plan in chosen:
            considered.append(Considered(plan.actions[0], plan.chance, plan.actions[1:]))
            if not self._search.simulations:
                considered[-1].values.append(plan.chance)
        return considered

    def _try(self, view: View[A], choices: Sequence[Considered[A]], world: int, first: float) -> None:
        """Plays on from each choice in one imagined world, with the same luck; the first of it is given."""
        imagined = view.imagine(SampledChance(self._uniform))
        tape = Tape(self._uniform, first)
        for choice in choices:
            tape.wind_back()
            state = imagined.copy()
            play_on(self._judgement, state, (choice.action, *choice.then), tape, self._search)
            choice.values.append(self._judged(state, choice, view.seat))
            choice.tried.append(world)

    def _judged(self, state: State[A], choice: Considered[A], seat: int) -> float:
        """The chance of this seat, and a note of what speaks for it more than for the others."""
        judgement = self._judgement
        total: list[float] = []
        choice.spoke.append(total)
        if judgement.decided(state):
            return judgement.chances(state)[seat]
        features = judgement.all_features(state)
        total += [0.0] * len(judgement.weights)
        for other, figures in enumerate(features):
            share = 1.0 if other == seat else -1.0 / (len(features) - 1)
            for place, figure in enumerate(figures):
                total[place] += share * judgement.weights[place] * figure
        return judgement.chances_by(features)[seat]

    def _sure(self, left: Sequence[Considered[A]], favourite: Considered[A]) -> Considered[A]:
        """The best by chance, if it is surely better than what looks best at a glance."""
        best = max(left, key=lambda each: each.chance)
        if best is favourite or not any(each is favourite for each in left):  # who is beaten was surely worse
            return best
        return best if lead(best, favourite) > self._search.sure else favourite


def play_on(judgement: Judgement[Any], state: State[Any], planned: Sequence[Any], tape: Tape, search: Search) -> None:
    """Plays what is planned and then what looks best at a glance, to the end of a turn or of the stage."""
    chance = SampledChance(tape)
    stage = judgement.stage(state)
    turn, reel = judgement.turn(state), judgement.reel(state)
    turns = search.turns
    for action in planned:
        if tape.unwound:  # nobody planned for this throw
            break
        state.play(action, chance)
    if judgement.decided(state):  # as it may have been before: then nothing is left to look at
        return
    for _ in range(LONGEST):
        if state.to_decide == NOBODY or judgement.stage(state) != stage:
            return
        now = judgement.turn(state)
        if now != turn:
            turn = now
            turns -= 1
            if not search.whole_stage and turns <= 0:
                return
            if judgement.decided(state):
                return
        luck = judgement.reel(state)
        if luck != reel:
            reel = luck
            tape.change_reel(reel)
        actions = state.actions()
        place = 0 if len(actions) == 1 else glance(judgement.appraise_among(state, actions), tape)
        state.play(actions[place], chance)


def glance(worths: Sequence[float], uniform: Uniform) -> int:
    """The place of the highest worth; equals are drawn by lot."""
    most = max(worths)
    best = [place for place, worth in enumerate(worths) if worth == most]
    return best[0] if len(best) == 1 else best[int(uniform() * len(best))]


def _rounds(simulations: int, choices: int) -> list[int]:
    """How many worlds each round of a sequential halving looks at: every round costs about the same."""
    rounds = max(1, math.ceil(math.log2(max(2, choices))))
    left = choices
    worlds: list[int] = []
    for _ in range(rounds):
        worlds.append(max(1, simulations // (rounds * left)))
        left = max(2, (left + 1) // 2)
    return worlds


def _better_half(choices: list[Considered[A]], favourite: Considered[A], also: Sequence[A]) -> list[Considered[A]]:
    """The better half, what looks best at a glance, since the others are held against it, and what is asked about."""
    if len(choices) <= 2:
        return choices
    ranked = sorted(choices, key=lambda each: -each.chance)
    kept = ranked[: (len(choices) + 1) // 2]
    return kept + [each for each in ranked[len(kept) :] if each is favourite or each.action in also]


def _unbeaten(choices: list[Considered[A]], beaten: float, also: Sequence[A]) -> list[Considered[A]]:
    """Without those that are surely worse than the best, or never other than it; the first of equals is the best."""
    best = max(choices, key=_chance_of)
    return [each for each in choices if each is best or each.action in also or not _is_beaten(each, best, beaten)]


def _is_beaten(choice: Considered[A], best: Considered[A], beaten: float) -> bool:
    ahead = lead(best, choice)
    return ahead > beaten or (ahead == 0.0 and choice.values[-SOONEST:] == best.values[-SOONEST:])


def _chance_of(choice: Considered[A]) -> float:
    return choice.chance


def _each_once(ranked: Sequence[Considered[A]], best: Considered[A]) -> list[Considered[A]]:
    """Of plans that begin alike the first, or the best of all: whoever asks, asks for the next action."""
    seen = [best.action]
    kept: list[Considered[A]] = []
    for each in ranked:
        if each is best or each.action not in seen:
            kept.append(each)
            seen.append(each.action)
    return kept


def lead(choice: Considered[A], over: Considered[A]) -> float:
    """By how many standard errors one choice is better than another in the worlds in which both were tried."""
    both = dict(zip(over.tried, over.values, strict=True))
    gaps = [value - both[world] for world, value in zip(choice.tried, choice.values, strict=True) if world in both]
    if len(gaps) < 2:
        return 0.0
    mean = sum(gaps) / len(gaps)
    spread = math.sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1))
    if spread == 0.0:
        return math.inf if mean > 0 else 0.0
    return mean / spread * math.sqrt(len(gaps))
