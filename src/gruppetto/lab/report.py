"""The figures of a report on a game: how long it is, whether a seat has an edge, what options do, luck and skill.

One bot rides in all seats, so that neither seats nor options profit from who sits there; only luck against skill is
ridden by two, a better one and a worse one.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.option import Choice
from gruppetto.engine.roadbook import JOINT
from gruppetto.lab.observed import ObservedSolo, Seen
from gruppetto.lab.processes import Jobs, share_out
from gruppetto.lab.simulate import (
    Faults,
    Plan,
    PlanError,
    Score,
    Tally,
    Watch,
    check,
    match_seed,
    play_batch,
    table,
)
from gruppetto.lab.solo import Outcome, played
from gruppetto.lab.statistics import Z_95, Interval, Sample, wilson

BATCH = 10
"""Games that a worker process plays at a time."""


@dataclass(frozen=True, slots=True)
class Study:
    """What a report is to be made of."""

    plan: Plan
    """The games that are looked at: the better bot in all seats."""
    rival: str
    """The bot that the better one is held against; empty for none."""
    choices: int
    """Games for each choice of an option, and for each length of a race."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What one choice of an option comes to."""

    option: str
    choice: Choice
    usual: bool
    """Whether it is what the other games of the report were played with."""
    games: int
    length: Interval
    """Decisions a game."""
    seat: Interval
    """The first seat's share of the wins."""


@dataclass(frozen=True, slots=True)
class Contest:
    """The better bot against the worse one, in races of so many stages; 0 where the game has no list of stages."""

    stages: int
    games: int
    decisions: float
    share: Interval


@dataclass(slots=True)
class Figures:
    """All that a report shows."""

    lengths: list[int] = field(default_factory=list)
    seats: list[Score] = field(default_factory=list)
    seen: Seen = field(default_factory=Seen)
    effects: list[Effect] = field(default_factory=list)
    contests: list[Contest] = field(default_factory=list)
    faults: Faults = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Trial:
    """A run beside the main one: its plan, and what it is for."""

    plan: Plan
    effect: tuple[str, Choice] | None = None
    stages: int = 0


def study(of: Study, jobs: Jobs, watch: Watch | None = None) -> Figures:
    """All figures; the same however many processes play."""
    check(of.plan, jobs)
    game, _ = table(of.plan)
    figures = Figures()
    tally = Tally()
    for outcome, seen in _observed(of.plan, jobs):
        tally.add(outcome)
        figures.lengths.append(outcome.decisions)
        figures.seen.add(seen)
        if watch is not None:
            watch(1)
    figures.seats, figures.faults = tally.seats, tally.faults
    trials = [*_choices(game, of), *_races(game, of)]
    for trial, found in zip(trials, _tallies([trial.plan for trial in trials], jobs, watch), strict=True):
        for bot, faults in found.faults.items():
            figures.faults.setdefault(bot, Counter()).update(faults)
        if trial.effect is not None:
            figures.effects.append(_effect(of, *trial.effect, found))
        else:
            better = found.bots[of.plan.bots[0]]
            share = wilson(better.wins, better.starts)
            figures.contests.append(Contest(trial.stages, found.games, found.decisions.mean, share))
    return figures


def games_of(of: Study) -> int:
    """How many games a study plays."""
    game, _ = table(of.plan)
    return of.plan.games + sum(trial.plan.games for trial in [*_choices(game, of), *_races(game, of)])


def _observed(plan: Plan, jobs: Jobs) -> Iterator[tuple[Outcome, Seen]]:
    for batch in share_out(partial(observe, plan), _batches(plan.games), jobs):
        yield from batch


def observe(plan: Plan, numbers: range) -> list[tuple[Outcome, Seen]]:
    game, setup = table(plan)
    found: list[tuple[Outcome, Seen]] = []
    for number in numbers:
        bots = (plan.bots[0],) * plan.players
        solo = ObservedSolo.seated(game, setup, bots, match_seed(plan.seed, number), number)
        found.append((played(solo, number), solo.diary.seen))
    return found


def _tallies(plans: Sequence[Plan], jobs: Jobs, watch: Watch | None) -> Iterator[Tally]:
    """One pool for all runs: to start one for each would take longer than many of them."""
    parts = [(plan, numbers) for plan in plans for numbers in _batches(plan.games)]
    batches = share_out(_play, parts, jobs)
    for plan in plans:
        tally = Tally()
        for _ in _batches(plan.games):
            outcomes = next(batches)
            for outcome in outcomes:
                tally.add(outcome)
            if watch is not None:
                watch(len(outcomes))
        yield tally


def _play(part: tuple[Plan, range]) -> list[Outcome]:
    return play_batch(*part)


def _batches(games: int) -> list[range]:
    return [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]


def _choices(game: AnyGame, of: Study) -> Iterator[_Trial]:
    """Every choice of every option, the usual one too: it has as many games as the others."""
    for option in game.options:
        for choice in option.choices:
            yield _Trial(_with(of, {option.name: choice}), effect=(option.name, choice))


def _races(game: AnyGame, of: Study) -> Iterator[_Trial]:
    """Races of more and more stages, the first ones of the road book, between two bots."""
    if not of.rival:
        return
    _, setup = table(of.plan)
    book = game.roadbook(setup.edition)
    players = 2 if 2 in game.players else of.plan.players
    duel = replace(of, plan=replace(of.plan, players=players, bots=(of.plan.bots[0], of.rival)))
    if book is None:
        yield _Trial(_with(duel, {}))
        return
    for many in race_lengths(min(book.most, len(book.stages))):
        stages = JOINT.join(stage.id for stage in book.stages[:many])
        also = book.alone if many == 1 else book.several
        yield _Trial(_with(duel, {**also, book.option: stages}), stages=many)


def race_lengths(most: int) -> list[int]:
    """One stage, then about twice as many each time, and all."""
    found = [1]
    while found[-1] * 2 < most:
        found.append(found[-1] * 2)
    return found if found[-1] == most else [*found, most]


def _with(of: Study, options: dict[str, Choice]) -> Plan:
    return replace(of.plan, games=of.choices, options=tuple({**dict(of.plan.options), **options}.items()))


def _effect(of: Study, option: str, choice: Choice, tally: Tally) -> Effect:
    usual = dict(of.plan.options).get(option) == choice
    first = tally.seats[0]
    return Effect(option, choice, usual, tally.games, mean_of(tally.decisions), wilson(first.wins, first.starts))


def mean_of(sample: Sample) -> Interval:
    """A mean with its 95 % interval, by its standard error."""
    reach = Z_95 * sample.deviation / max(1, sample.count) ** 0.5
    return Interval(sample.mean, sample.mean - reach, sample.mean + reach)


def check_study(of: Study, jobs: Jobs) -> None:
    """Refuse a report that cannot be made, before the first game."""
    check(of.plan, jobs)
    if of.rival:
        check(replace(of.plan, players=max(2, of.plan.players), bots=(of.plan.bots[0], of.rival)), jobs)
    if of.choices < 1:
        raise PlanError(f"a report needs at least one game for each choice, not {of.choices}")
