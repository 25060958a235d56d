"""Games that a bot plays against itself, and what its judgement saw in them: lessons to learn weights from."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from gruppetto.bots import Bot, Uniform, make_bot
from gruppetto.bots.search import SearchBot
from gruppetto.engine.chance import SampledChance
from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State
from gruppetto.engine.judgement import Judgement, Search
from gruppetto.engine.option import Choice
from gruppetto.games import find_game
from gruppetto.lab.processes import Jobs, share_out
from gruppetto.lab.solo import LONGEST, Endless

Lesson = tuple[list[list[float]], list[float]]
"""The features of every seat at the end of a turn, and each seat's share of the win in the end."""


@dataclass(frozen=True, slots=True)
class Course:
    """One round of games to learn from: everything that decides them, small enough for another process."""

    game: str
    players: tuple[int, ...]
    """Numbers of seats, taken in turn."""
    options: tuple[tuple[str, tuple[Choice, ...]], ...]
    """Options with the values that they have in turn."""
    games: int
    seed: int
    explore: float
    """How often any action is played instead of the chosen one: positions that nobody meets teach nothing."""
    keep: float
    """The share of turns that are kept: neighbours are much alike."""
    search: Search | None
    """How the bot looks ahead; None for the glance alone, in the first round."""
    weights: tuple[float, ...] | None


class NothingToLearn(ValueError):
    """A game without a judgement, or games that teach nothing, in one sentence."""


def judgement_of(game: AnyGame) -> Judgement[Any]:
    judgement = game.judgement()
    if judgement is None:
        raise NothingToLearn(f"{game.id} has no judgement whose weights could be learnt")
    return judgement


def lessons(course: Course, jobs: Jobs = 1, watch: Callable[[int], None] | None = None) -> list[list[Lesson]]:
    """All lessons of a course by game, the same however many processes play."""
    found: list[list[Lesson]] = []
    for learnt in share_out(partial(one_game, course), range(course.games), jobs):
        found.append(learnt)
        if watch is not None:
            watch(1)
    return found


def one_game(course: Course, number: int) -> list[Lesson]:
    game = find_game(course.game)
    seats = course.players[number % len(course.players)]
    race = number // len(course.players)
    setup = game.setup(seats, {name: values[race % len(values)] for name, values in course.options})
    judgement = judgement_of(game)
    if course.weights is not None:
        judgement.weights = list(course.weights)
    uniform = random.Random(f"self-play {course.seed}/{number}").random
    return _play(game, setup, judgement, _bot(game, course.search, uniform), course, uniform)


def _bot(game: AnyGame, search: Search | None, uniform: Uniform) -> Bot:
    if search is None:
        return make_bot("greedy", game, lambda _: uniform)
    return SearchBot(game, uniform, search)


def _play(
    game: AnyGame, setup: Setup[Any], judgement: Judgement[Any], bot: Bot, course: Course, uniform: Uniform
) -> list[Lesson]:
    chance = SampledChance(uniform)
    state: State[Any] = game.start(setup, chance)
    seen: list[list[list[float]]] = []
    turn = judgement.turn(state)
    for _ in range(LONGEST):
        if state.to_decide == NOBODY:
            return [(features, state.standing()) for features in seen]
        now = judgement.turn(state)
        if now != turn and uniform() < course.keep and not judgement.decided(state):
            seen.append(judgement.all_features(state))
        turn = now
        actions: Sequence[Any] = state.actions()
        if len(actions) > 1 and uniform() < course.explore:
            action = actions[int(uniform() * len(actions))]
        else:
            action = bot.decide(state.view(state.to_decide))
        state.play(action, chance)
    raise Endless(f"a game has not ended after {LONGEST} decisions")
