"""One game among bots, from a seed: the piece of work that a bulk run repeats."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from gruppetto.bots import Bot, Uniform, make_bot
from gruppetto.engine.chance import LineChance
from gruppetto.engine.contract import NOBODY, AnyGame, Setup, State
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.luck import first_line, further
from gruppetto.engine.match import digest, make_header
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
class Outcome:
    """How one game ended: the bots by seat, each seat's share of the win, and how long it took.

    A turn is a seat's decisions in a row. `events` counts what happened, by kind, where that was asked for.
    """

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    decisions: int
    turns: int
    events: dict[str, int] = field(default_factory=dict)


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
        "seed",
        "setup",
        "state",
        "turns",
    )

    def __init__(
        self, game: AnyGame, setup: Setup[Any], bots: Sequence[str], seed: bytes, *, keep: bool, count: bool = False
    ) -> None:
        self.game = game
        self.setup = setup
        self.bots = tuple(bots)
        self.seed = seed
        self._line = first_line(TakeBacks.HONEST)
        self.decisions = 0
        self.turns = 0
        self._riders = [make_rider(game, bot, seed.hex(), seat) for seat, bot in enumerate(bots)]
        self.events: Counter[str] | None = Counter() if count else None
        self._chance = LineChance(seed, self._line)
        self.state: State[Any] = game.start(setup, self._chance, self._hears())
        self.entries: list[LogEntry] | None = [LogEntry(0, tuple(self._chance.met))] if keep else None

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
        return Outcome(self.bots, tuple(self.state.standing()), self.decisions, self.turns, dict(self.events or {}))

    def decide(self, seat: int) -> None:
        action = self._riders[seat].decide(self.state.view(seat))
        do = str(action)
        self._line = further(self._line, seat, do)
        self._chance.follow(self._line)
        self.state.play(action, self._chance, self._hears())
        self.decisions += 1
        if self.entries is not None:
            self.entries.append(LogEntry(self.decisions, tuple(self._chance.met), seat, do))

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


def make_rider(game: AnyGame, bot: str, lots: str, seat: int) -> Bot:
    """The bot in a seat, with lots of its own: from those of the match, and from the bot's seed where it has one."""

    def luck(own: int | None) -> Uniform:
        return random.Random(f"bot {own}/{lots}/{seat}").random

    return make_bot(bot, game, luck)


def explain(solo: Solo, number: int, fault: Exception) -> GameFailed:
    """The failure of a game with the position before it, found by playing up to there again."""
    again = Solo(solo.game, solo.setup, solo.bots, solo.seed, keep=False)
    while again.decisions < solo.decisions:
        again.decide(again.state.to_decide)
    position = again.state.document()
    return GameFailed(number, solo.seed.hex(), solo.bots, solo.decisions + 1, sentence(fault), position)


def sentence(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"
