"""A tournament: every bot against every other, all seat orders in turn, the same games however many processes play.

A **field** is the bots of a game. Two ride as pairs; with more seats every choice of as many bots is a field, and where
there are fewer bots than seats they fill them in turn, each of them first once. A game's seed follows from the
tournament's seed, its field and its number, so that neither the other bots nor the number of games change it.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import combinations, permutations

from gruppetto.lab.line_up import entrants
from gruppetto.lab.processes import Jobs, hands, share_out
from gruppetto.lab.results_file import Result, ResultsFile
from gruppetto.lab.simulate import Faults, Plan, PlanError, Score, Watch, add_faults, table
from gruppetto.lab.solo import Solo, Thought, check_rider, played

Field = tuple[str, ...]
Fixture = tuple[Field, int]
"""A field, and the number of its game."""


def fields(bots: Sequence[str], players: int) -> list[Field]:
    """All fields, in each of which the bots are in the order of their names."""
    named = sorted(bots)
    if len(named) >= players:
        return list(combinations(named, players))
    turned = (named[first:] + named[:first] for first in range(len(named)))
    return list(dict.fromkeys(tuple(sorted(entrants(each, players))) for each in turned))


@lru_cache(maxsize=64)
def orders(among: Field) -> tuple[Field, ...]:
    """All seat orders of a field: as many games as seats have everybody once in every seat, then neighbours change."""
    found: dict[Field, None] = {}
    for others in permutations(among[1:]):
        row = (among[0], *others)
        for turn in range(len(row)):
            found[row[turn:] + row[:turn]] = None
    return tuple(found)


def schedule(plan: Plan) -> list[Fixture]:
    """All games; `plan.games` of each field, the fields in turn, so that one that is broken off is fair as well."""
    every = fields(plan.bots, plan.players)
    return [(among, number) for number in range(plan.games) for among in every]


def check_tournament(plan: Plan, jobs: Jobs) -> None:
    """Refuse a tournament that cannot start."""
    if plan.games < 1:
        raise PlanError(f"a tournament needs at least one game, not {plan.games}")
    if hands(jobs) < 1:
        raise PlanError(f"a tournament needs at least one worker process, not {hands(jobs)}")
    if len(set(plan.bots)) < 2:
        raise PlanError("a tournament needs at least two different bots")
    for bot in plan.bots:
        if plan.bots.count(bot) > 1:
            raise PlanError(f"a tournament names each bot once, and {bot} is there twice")
    if plan.players < 2:
        raise PlanError("a tournament needs at least two players a game")
    game, _ = table(plan)
    for bot in plan.bots:
        check_rider(game, bot)


def play_tournament(
    plan: Plan, jobs: Jobs, book: ResultsFile | None = None, watch: Watch | None = None
) -> list[Result]:
    """The results of all games in the order of the schedule; what is in the book is not played again."""
    check_tournament(plan, jobs)
    done: dict[Fixture, Result] = {} if book is None else {(each.among, each.number): each for each in book.results}
    fixtures = schedule(plan)
    missing = [fixture for fixture in fixtures if fixture not in done]
    if watch is not None:
        watch(len(fixtures) - len(missing))
    for result in share_out(partial(play_fixture, plan), missing, jobs):
        if book is not None:
            book.add(result)
        done[result.among, result.number] = result
        if watch is not None:
            watch(1)
    return [done[fixture] for fixture in fixtures]


def play_fixture(plan: Plan, fixture: Fixture) -> Result:
    among, number = fixture
    game, setup = table(plan)
    solo = Solo.seated(game, setup, seats_of(fixture), fixture_seed(plan.seed, fixture), number, clock=True)
    outcome = played(solo, number)
    choices = tuple(each.choices for each in outcome.thought)
    ms = tuple(round(each.ms, 3) for each in outcome.thought)
    return Result(among, number, outcome.shares, outcome.decisions, choices, ms, outcome.faults)


def seats_of(fixture: Fixture) -> Field:
    """The bots of a game by seat."""
    among, number = fixture
    every = orders(among)
    return every[number % len(every)]


def fixture_seed(run: int, fixture: Fixture) -> bytes:
    among, number = fixture
    return hashlib.sha256(f"gruppetto tournament {run}/{','.join(among)}/{number}".encode()).digest()


@dataclass(slots=True)
class Crossing:
    """Two bots in the same games: how many of them one of the two won, and how many of these the first."""

    games: int = 0
    decided: int = 0
    wins: float = 0.0

    def add(self, own: float, other: float) -> None:
        self.games += 1
        if own or other:
            self.decided += 1
            self.wins += own / (own + other)


@dataclass(slots=True)
class CrossTable:
    """What a tournament adds up to."""

    scores: dict[str, Score] = field(default_factory=dict)
    crossings: dict[tuple[str, str], Crossing] = field(default_factory=dict)
    thoughts: dict[str, Thought] = field(default_factory=dict)
    faults: Faults = field(default_factory=dict)

    def add(self, result: Result) -> None:
        seats = seats_of((result.among, result.number))
        add_faults(self.faults, seats, result.faults)
        own: dict[str, float] = dict.fromkeys(result.among, 0.0)
        for bot, share, choices, ms in zip(seats, result.shares, result.choices, result.ms, strict=True):
            own[bot] += share
            score = self.scores[bot]
            score.starts += 1
            score.wins += share
            before = self.thoughts[bot]
            self.thoughts[bot] = Thought(before.choices + choices, before.ms + ms)
        for bot, against in permutations(own, 2):
            self.crossings[bot, against].add(own[bot], own[against])


def cross_table(bots: Sequence[str], results: Sequence[Result]) -> CrossTable:
    table = CrossTable(
        {bot: Score() for bot in bots},
        {pair: Crossing() for pair in permutations(bots, 2)},
        {bot: Thought() for bot in bots},
    )
    for result in results:
        table.add(result)
    return table
