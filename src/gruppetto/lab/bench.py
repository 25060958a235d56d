"""How fast a game is: random playouts, and the price of each thing the contract asks of a position.

Every figure is the best of several repeats after a warm-up, without the garbage collector: on a shared machine the
best run is the one that was disturbed least.
"""

import gc
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from gruppetto.bots.playout import play_out
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State
from gruppetto.lab.solo import LONGEST, Endless
from gruppetto.lab.undisturbed import undisturbed

POSITIONS = 300
"""How many positions of random games the prices are taken over."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast random games went by."""

    decisions_a_second: float
    games_a_second: float
    decisions_a_game: float


@dataclass(frozen=True, slots=True)
class Bench:
    """All figures of one game. `prices` are microseconds an operation."""

    game: str
    players: int
    pace: Pace
    prices: dict[str, float] = field(default_factory=dict)
    peer: Pace | None = None

    @property
    def ratio(self) -> float | None:
        """Our decisions a second for each of the peer's."""
        return None if self.peer is None else self.pace.decisions_a_second / self.peer.decisions_a_second


Playouts = Callable[[float], Pace]
"""Plays random games for about so many seconds."""
Work = Callable[[Any], object]
Clock = Callable[[], float]


def bench(game: AnyGame, setup: Setup[Any], *, repeats: int, seconds: float, peer: Playouts | None = None) -> Bench:
    """Measure a game; with a peer, turn by turn with it, so that both see the same weather on the machine."""
    ours = playouts_of(game, setup)
    best = in_turn([ours] if peer is None else [ours, peer], repeats=repeats, seconds=seconds)
    prices = price_list(game, setup, repeats)
    return Bench(game.id, setup.seats, best[0], prices, best[1] if peer else None)


def in_turn(runners: Sequence[Playouts], *, repeats: int, seconds: float) -> list[Pace]:
    """The best pace of each, measured one after the other in every repeat."""
    gc.collect()
    for runner in runners:
        runner(seconds / 4)
    paces: list[list[Pace]] = [[] for _ in runners]
    for _ in range(repeats):
        for runner, seen in zip(runners, paces, strict=True):
            with undisturbed():
                seen.append(runner(seconds))
    return [max(seen, key=lambda pace: pace.decisions_a_second) for seen in paces]


def playouts_of(game: AnyGame, setup: Setup[Any], seed: int = 1) -> Playouts:
    uniform = random.Random(seed).random

    def playout() -> int:
        return play_randomly(game, setup, uniform)

    return lambda seconds: timed(playout, seconds)


def play_randomly(game: AnyGame, setup: Setup[Any], uniform: Callable[[], float]) -> int:
    """One game of random moves; the number of its decisions."""
    state = game.start(setup, SampledChance(uniform))
    decisions = play_out(state, uniform, LONGEST)
    if state.to_decide != NOBODY:
        raise Endless(f"a random game has not ended after {LONGEST} decisions")
    return decisions


def timed(playout: Callable[[], int], seconds: float) -> Pace:
    """Whole games until the time is over, at least one. It is this process's own time: what others on the machine use
    does not count, for us nor for a peer."""
    games = decisions = 0
    start = time.process_time()
    while True:
        decisions += playout()
        games += 1
        spent = time.process_time() - start
        if spent >= seconds:
            return Pace(decisions / spent, games / spent, decisions / games)


def price_list(game: AnyGame, setup: Setup[Any], repeats: int) -> dict[str, float]:
    """Microseconds for each operation of the contract, over positions of random games."""
    uniform = random.Random(2).random
    chance = SampledChance(uniform)
    states = positions(game, setup, uniform)
    legal = [state.actions() for state in states]
    moves = [actions[int(uniform() * len(actions))] for actions in legal]
    views = [state.view(state.to_decide) for state in states]
    # Half of these moves come from other positions, and many of them are refused.
    asked = [*zip(states, moves, strict=True), *zip(states, reversed(moves), strict=True)]

    def best(work: Work, things: Callable[[], Sequence[Any]]) -> float:
        return price(work, things, repeats + 1)

    def before_a_move() -> list[tuple[State[Any], Any]]:
        return [(state.copy(), move) for state, move in zip(states, moves, strict=True)]

    return {
        "copy": best(lambda state: state.copy(), lambda: states),
        "actions": best(lambda state: state.actions(), lambda: states),
        "play": best(lambda pair: pair[0].play(pair[1], chance), before_a_move),
        "refusal": best(lambda pair: pair[0].refusal(pair[0].to_decide, pair[1]), lambda: asked),
        "view": best(lambda state: state.view(state.to_decide), lambda: states),
        "imagine": best(lambda view: view.imagine(chance), lambda: views),
        "appraise": best(game.appraise, lambda: views),
    }


def positions(game: AnyGame, setup: Setup[Any], uniform: Callable[[], float]) -> list[State[Any]]:
    """Positions with a decision to make, met in random games, about one in seven so that all phases occur."""
    found: list[State[Any]] = []
    chance = SampledChance(uniform)
    while len(found) < POSITIONS:
        state = game.start(setup, chance)
        while state.to_decide != NOBODY and len(found) < POSITIONS:
            if uniform() < 1 / 7:
                found.append(state.copy())
            actions = state.actions()
            state.play(actions[int(uniform() * len(actions))], chance)
    return found


def price(work: Work, things: Callable[[], Sequence[Any]], repeats: int, clock: Clock = time.perf_counter) -> float:
    """Microseconds a call, less what an empty call costs.

    Each of the two takes its own best repeat before they are subtracted: the best difference would be the one whose
    empty loop was disturbed most, and could be nothing at all.
    """
    count = len(things())
    full = min(_loop(work, things(), clock) for _ in range(repeats))
    empty = min(_loop(_nothing, things(), clock) for _ in range(repeats))
    return (full - empty) / count * 1e6


def _loop(work: Work, things: Sequence[Any], clock: Clock) -> float:
    with undisturbed():
        start = clock()
        for thing in things:
            work(thing)
        return clock() - start


def _nothing(thing: object) -> None:
    return None
