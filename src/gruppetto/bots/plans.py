"""A turn of several decisions as one plan: all ways to play the own turn out, each judged where it ends.

Within a turn no position can be compared with another, so choices are not judged one by one. Two orders of the same
actions are taken for one plan. Where luck falls in the middle of a turn nobody can plan on: what follows is played by
the glance, with several throws.
"""

from typing import Any, Final, Generic

from gruppetto.bots.bot import A, Enough, Uniform, never
from gruppetto.bots.tape import Tape
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import NOBODY, State
from gruppetto.engine.judgement import Judgement

MOST: Final = 4_000
"""Positions within a turn after which no more are looked at."""
THROWS: Final = 6
"""How often luck in the middle of a turn is tried."""
LONGEST: Final = 100
"""Decisions after which a turn is judged wherever it is."""


class Plan(Generic[A]):
    """Actions of the own turn, and the chance to win where they lead."""

    __slots__ = ("actions", "chance")

    def __init__(self, actions: tuple[A, ...], chance: float) -> None:
        self.actions = actions
        self.chance = chance


class Planner(Generic[A]):
    """Plays the turn of the seat to decide out in all ways from one imagined position."""

    __slots__ = ("_enough", "_found", "_judgement", "_looked", "_seat", "_seen", "_stage", "_tapes", "_turn")

    def __init__(self, judgement: Judgement[Any], imagined: State[A], uniform: Uniform, enough: Enough = never) -> None:
        """Once it is enough, turns that are not played out yet are ended by the glance."""
        self._judgement = judgement
        self._enough = enough
        self._seat = imagined.to_decide
        self._turn = judgement.turn(imagined)
        self._stage = judgement.stage(imagined)
        self._tapes = [Tape(uniform) for _ in range(THROWS)]
        self._seen: set[tuple[int, frozenset[A]]] = set()
        self._found: list[Plan[A]] = []
        self._looked = 0

    def plans(self, imagined: State[A]) -> list[Plan[A]]:
        """The best first."""
        self._branch(imagined, ())
        self._found.sort(key=_by_chance)
        return self._found

    def _branch(self, state: State[A], before: tuple[A, ...]) -> None:
        for action in state.actions():
            actions = (*before, action)
            key = (len(actions), frozenset(actions))
            if key in self._seen:
                continue
            self._seen.add(key)
            self._looked += 1
            tape = self._tapes[0]
            tape.wind_back()
            after = state.copy()
            after.play(action, SampledChance(tape))
            if self._is_over(after):
                self._found.append(Plan(actions, self._judgement.chances(after)[self._seat]))
            elif tape.unwound:
                self._found.append(Plan(actions, self._by_luck(state, action)))
            elif self._looked < MOST and not self._enough():
                self._branch(after, actions)
            else:
                self._found.append(Plan(actions, self._at_a_glance(after, tape)))

    def _is_over(self, state: State[A]) -> bool:
        judgement = self._judgement
        return (
            state.to_decide == NOBODY
            or judgement.turn(state) != self._turn
            or judgement.stage(state) != self._stage
        )  # fmt: skip

    def _by_luck(self, state: State[A], action: A) -> float:
        """The mean over several throws."""
        total = 0.0
        for tape in self._tapes:
            tape.wind_back()
            after = state.copy()
            after.play(action, SampledChance(tape))
            total += self._at_a_glance(after, tape)
        return total / len(self._tapes)

    def _at_a_glance(self, state: State[A], tape: Tape) -> float:
        """The rest of the turn as it looks best."""
        chance = SampledChance(tape)
        for _ in range(LONGEST):
            if self._is_over(state):
                break
            worths = self._judgement.appraise(state)
            state.play(state.actions()[worths.index(max(worths))], chance)
        return self._judgement.chances(state)[self._seat]


def _by_chance(plan: Plan[Any]) -> float:
    return -plan.chance
