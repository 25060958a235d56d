"""Bulk runs: many games among bots, in worker processes, with the same results however many there are.

Each game's seed follows from the run's seed and the game's number, seats are dealt fairly (`line_up`), and workers
take batches. A fault in one game stops the run with what is needed to see it again.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice
from gruppetto.engine.record import dumps
from gruppetto.games import find_game
from gruppetto.lab.line_up import entrants, line_up
from gruppetto.lab.processes import Jobs, hands, share_out
from gruppetto.lab.solo import Outcome, Solo, check_rider, played
from gruppetto.lab.statistics import Sample

Faults = dict[str, Counter[str]]
"""By bot, how often a bot of the house decided for a program, by what was wrong with it."""

Watch = Callable[[int], None]
"""Told how many games were finished since it was told last."""


class PlanError(ValueError):
    """A run that makes no sense, in one sentence."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A bulk run: everything that decides its result, small enough to hand to another process."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: tuple[tuple[str, Choice], ...] = ()
    edition: str = ""
    """The text of the owner's own edition; the default edition without."""
    record_dir: str = ""
    events: bool = False
    """Whether to count what happens in the games."""


@dataclass(slots=True)
class Score:
    """How often somebody started and won; a win shared by two counts half for each."""

    starts: int = 0
    wins: float = 0.0


@dataclass(slots=True)
class Tally:
    """What a run adds up to."""

    games: int = 0
    bots: dict[str, Score] = field(default_factory=dict)
    seats: list[Score] = field(default_factory=list)
    shared: int = 0
    """Games that several seats won together."""
    nobody: int = 0
    """Games without a winner."""
    decisions: Sample = field(default_factory=Sample)
    turns: Sample = field(default_factory=Sample)
    """Turns of a seat."""
    events: dict[str, int] = field(default_factory=dict)
    """How often each kind of thing happened, in all games together."""
    faults: Faults = field(default_factory=dict)
    """What went wrong with programs."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions.add(outcome.decisions)
        self.turns.add(outcome.turns / len(outcome.bots))
        for kind, times in outcome.events.items():
            self.events[kind] = self.events.get(kind, 0) + times
        add_faults(self.faults, outcome.bots, outcome.faults)
        self.nobody += not any(outcome.shares)
        self.shared += any(0 < share < 1 for share in outcome.shares)
        for seat, (bot, share) in enumerate(zip(outcome.bots, outcome.shares, strict=True)):
            if seat == len(self.seats):
                self.seats.append(Score())
            for score in (self.seats[seat], self.bots.setdefault(bot, Score())):
                score.starts += 1
                score.wins += share


def add_faults(to: Faults, bots: Sequence[str], faults: Sequence[Mapping[str, int]]) -> None:
    """Adds those of one game, which has none or as many as seats."""
    for bot, each in zip(bots, faults, strict=False):
        if each:
            to.setdefault(bot, Counter()).update(each)


def simulate(plan: Plan, jobs: Jobs = 1, watch: Watch | None = None) -> Tally:
    """Play all games of a plan. Raises PlanError before the first game, or GameFailed at the first fault."""
    check(plan, jobs)
    tally = Tally(bots={bot: Score() for bot in plan.bots})
    for outcomes in _outcomes(plan, jobs):
        for outcome in outcomes:
            if plan.record_dir:
                _keep(plan, tally.games, outcome.record)
            tally.add(outcome)
        if watch is not None:
            watch(len(outcomes))
    return tally


def _keep(plan: Plan, number: int, record: str) -> None:
    """Written here and not where it was played: that may be another machine."""
    Path(plan.record_dir, record_name(plan, number)).write_text(record, encoding="utf-8")


def check(plan: Plan, jobs: Jobs) -> None:
    """Refuse a run that cannot start, and make the folder for its records."""
    if plan.games < 1:
        raise PlanError(f"a run needs at least one game, not {plan.games}")
    if hands(jobs) < 1:
        raise PlanError(f"a run needs at least one worker process, not {hands(jobs)}")
    if not 1 <= len(plan.bots) <= plan.players:
        raise PlanError(f"{plan.players} players cannot be {len(plan.bots)} bots")
    game, _ = table(plan)
    for bot in plan.bots:
        check_rider(game, bot)
    if plan.record_dir:
        Path(plan.record_dir).mkdir(parents=True, exist_ok=True)


def match_seed(run: int, number: int) -> bytes:
    """The seed of a game from the run's seed and its number."""
    return hashlib.sha256(f"gruppetto simulate {run}/{number}".encode()).digest()


def record_name(plan: Plan, number: int) -> str:
    return f"{plan.game}-{plan.seed}-{number:06}.jsonl"


def _outcomes(plan: Plan, jobs: Jobs) -> Iterator[list[Outcome]]:
    return share_out(partial(play_batch, plan), _batches(plan.games, hands(jobs)), jobs)


def _batches(games: int, jobs: int) -> list[range]:
    """Big enough that handing them over costs nothing, small enough that workers end together."""
    size = max(1, min(50, games // (4 * jobs)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_batch(plan: Plan, numbers: range) -> list[Outcome]:
    game, setup = table(plan)
    return [play_one(plan, game, setup, number) for number in numbers]


def play_one(plan: Plan, game: AnyGame, setup: Setup[Any], number: int) -> Outcome:
    bots = line_up(entrants(plan.bots, plan.players), plan.seed, number)
    solo = Solo.seated(
        game, setup, bots, match_seed(plan.seed, number), number, keep=bool(plan.record_dir), count=plan.events
    )
    outcome = played(solo, number)
    return replace(outcome, record=dumps(solo.record())) if plan.record_dir else outcome


@lru_cache(maxsize=4)
def table(plan: Plan) -> tuple[AnyGame, Setup[Any]]:
    game = find_game(plan.game)
    edition = game.edition(Document.parse(plan.edition, "the edition")) if plan.edition else None
    return game, game.setup(plan.players, dict(plan.options), edition)
