"""One game among bots, from a seed: the piece of work that a bulk run repeats."""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Self

from gruppetto.adapters.program.program import split_command
from gruppetto.adapters.program.rider import ProgramBot
from gruppetto.bots import Bot, BotError, Luck, Uniform, make_bot, read_spec
from gruppetto.engine.chance import LineChance
from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State, View
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.header import make_header
from gruppetto.engine.luck import first_line, further
from gruppetto.engine.match import digest
from gruppetto.engine.record import LogEntry, Record, SeatName, TakeBacks

LONGEST = 200_000
"""More decisions than any match should take: a game that does not end must not hang a run."""


class GameFailed(Exception):
    """A game that stopped with a fault: what is needed to see it again."""

    def __init__(self, number: int, seed: str, bots: Sequence[str], decision: int, fault: str, position: str) -> None:
        super().__init__(number, seed, bots, decision, fault, position)
        self.number = number
        self.seed = seed
        self.bots = tuple(bots)
        self.decision = decision
        self.fault = fault
        self.position = position

    def __str__(self) -> str:
        bots = ",".join(self.bots)
        return f"game {self.number} (bots {bots}, seed {self.seed}) failed at decision {self.decision}: {self.fault}"


class Endless(RuntimeError):
    """A game that goes on and on."""


@dataclass(frozen=True, slots=True)
class Thought:
    """How often a seat had something to choose, and the processor time that its bot took for it, in milliseconds."""

    choices: int = 0
    ms: float = 0.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended: the bots by seat, each seat's share of the win, and how long it took.

    A turn is a seat's decisions in a row. `events` counts what happened, by kind, and `thought` how long each seat
    thought, where that was asked for. `faults` are the decisions by seat that a bot of the house made for a program, by
    what was wrong; empty where nothing was.
    """

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    decisions: int
    turns: int
    events: dict[str, int] = field(default_factory=dict)
    thought: tuple[Thought, ...] = field(default=(), compare=False)
    record: str = ""
    """The record of the match, where it was asked for."""
    faults: tuple[Mapping[str, int], ...] = ()


class Solo:
    """A game among bots, one decision after the other. The same seed and bots always give the same game."""

    __slots__ = (
        "_chance",
        "_line",
        "_riders",
        "bots",
        "decisions",
        "entries",
        "events",
        "game",
        "notes",
        "seed",
        "setup",
        "state",
        "thought",
        "turns",
    )

    def __init__(
        self,
        game: AnyGame,
        setup: Setup[Any],
        bots: Sequence[str],
        seed: bytes,
        *,
        keep: bool = False,
        count: bool = False,
        clock: bool = False,
    ) -> None:
        self.game = game
        self.setup = setup
        self.bots = tuple(bots)
        self.seed = seed
        self._line = first_line(TakeBacks.HONEST)
        self.decisions = 0
        self.turns = 0
        self._riders = [make_rider(game, setup, bot, seed, seat) for seat, bot in enumerate(bots)]
        self.events: Counter[str] | None = Counter() if count else None
        self.thought: list[Thought] | None = [Thought()] * len(self.bots) if clock else None
        self.notes: Callable[[View[Any], Any], None] | None = None
        """Told of every decision, what the seat saw and what it did, where somebody takes notes."""
        self._chance = LineChance(seed, self._line)
        self.state: State[Any] = game.start(setup, self._chance, self._hears())
        self.entries: list[LogEntry] | None = [LogEntry(0, tuple(self._chance.met))] if keep else None

    @classmethod
    def seated(
        cls, game: AnyGame, setup: Setup[Any], bots: Sequence[str], seed: bytes, number: int, **wishes: bool
    ) -> Self:
        """The game with this number in a run; raises GameFailed where it cannot even start, and BotError where a
        program is not there: on this machine, since whoever began the run has it."""
        try:
            return cls(game, setup, bots, seed, **wishes)
        except BotError:
            raise
        except Exception as fault:
            raise GameFailed(number, seed.hex(), bots, 0, sentence(fault), "") from fault

    def run(self) -> Outcome:
        """Play to the end."""
        last = NOBODY
        while (seat := self.state.to_decide) != NOBODY:
            if self.decisions >= LONGEST:
                raise Endless(f"the game has not ended after {LONGEST} decisions")
            if seat != last:
                self.turns += 1
                last = seat
            self.decide(seat)
        shares = tuple(self.state.standing())
        return Outcome(
            self.bots,
            shares,
            self.decisions,
            self.turns,
            dict(self.events or {}),
            tuple(self.thought or ()),
            faults=self._farewell(shares),
        )

    def close(self) -> None:
        """Programs end whose game has not."""
        dismiss(self._riders)

    def decide(self, seat: int) -> None:
        action = self._chosen(seat)
        do = str(action)
        self._line = further(self._line, seat, do)
        self._chance.follow(self._line)
        self.state.play(action, self._chance, self._hears())
        self.decisions += 1
        if self.entries is not None:
            self.entries.append(LogEntry(self.decisions, tuple(self._chance.met), seat, do))

    def _chosen(self, seat: int) -> Any:
        view = self.state.view(seat)
        action = self._thought_out(seat, view)
        if self.notes is not None:
            self.notes(view, action)
        return action

    def _thought_out(self, seat: int, view: View[Any]) -> Any:
        if self.thought is None or len(view.actions) == 1:
            return self._riders[seat].decide(view)
        start = time.process_time_ns()
        action = self._riders[seat].decide(view)
        taken = (time.process_time_ns() - start) / 1e6
        before = self.thought[seat]
        self.thought[seat] = Thought(before.choices + 1, before.ms + taken)
        return action

    def _farewell(self, shares: Sequence[float]) -> tuple[Mapping[str, int], ...]:
        """Programs are told how it ended; the faults by seat, where there are any."""
        faults: list[Mapping[str, int]] = []
        for rider in self._riders:
            if isinstance(rider, ProgramBot):
                rider.over(shares)
            faults.append(rider.faults if isinstance(rider, ProgramBot) else {})
        return tuple(faults) if any(faults) else ()

    def record(self) -> Record:
        """The record of the finished game; it must have been asked to keep its moves."""
        if self.entries is None:
            raise ValueError("this game kept no record of its moves")
        seats = tuple(SeatName(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(self.bots))
        header = make_header(self.game, self.setup, seats, self.seed)
        return Record(header, tuple(self.entries), self.seed, digest(self.state))

    def _hears(self) -> Tell | None:
        """Games say what happens only where somebody listens, and are faster where nobody does."""
        return self._count if self.events is not None else None

    def _count(self, event: Event) -> None:
        assert self.events is not None
        self.events[event.kind] += 1


def make_rider(game: AnyGame, setup: Setup[Any], bot: str, seed: bytes, seat: int) -> Bot:
    """The bot or program in a seat for a whole match, with lots of its own: from those of the match, and from the bot's
    seed where it has one."""
    if read_spec(bot).command:
        return ProgramBot(bot, game, setup, seat, seed, lots_of(seed.hex(), seat)(None))
    return make_bot(bot, game, lots_of(seed.hex(), seat))


def dismiss(riders: Iterable[object]) -> None:
    """Programs among them end."""
    for rider in riders:
        if isinstance(rider, ProgramBot):
            rider.close()


def lots_of(lots: str, seat: int) -> Luck:
    """What the bot in a seat draws its own lots from."""

    def luck(own: int | None) -> Uniform:
        return random.Random(f"bot {own}/{lots}/{seat}").random

    return luck


def check_rider(game: AnyGame, bot: str) -> None:
    """Raises BotError with one sentence where there is no such bot or program."""
    spec = read_spec(bot)
    if spec.command:
        split_command(spec)
    else:
        make_bot(bot, game, lots_of("", 0))


def played(solo: Solo, number: int) -> Outcome:
    """How the game with this number in a run ends; raises GameFailed with the position before the fault."""
    with closing(solo):
        try:
            return solo.run()
        except Exception as fault:
            raise explain(solo, number, fault) from fault


def explain(solo: Solo, number: int, fault: Exception) -> GameFailed:
    """The failure of a game with the position before it, found by playing up to there again."""
    with closing(Solo(solo.game, solo.setup, solo.bots, solo.seed)) as again:
        while again.decisions < solo.decisions:
            again.decide(again.state.to_decide)
        position = again.state.document()
    return GameFailed(number, solo.seed.hex(), solo.bots, solo.decisions + 1, sentence(fault), position)


def sentence(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"
