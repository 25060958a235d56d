"""A program as a bot of ours, for bulk runs and the terminal. Programs are kept from one match to the next."""

from collections.abc import Mapping, Sequence
from typing import Any

from gruppetto.adapters.program.messages import begin, question, seed_for
from gruppetto.adapters.program.program import Program
from gruppetto.adapters.program.ride import Ride
from gruppetto.bots import Bot, Uniform, make_bot, read_spec
from gruppetto.bots.bot import A
from gruppetto.engine.contract import AnyGame, Setup, View
from gruppetto.table.thinking import STAND_IN

_idle: dict[str, list[Program]] = {}
"""Programs that ride nowhere, by their short string. Two seats never share one: it would see both hands."""


class ProgramBot(Bot):
    """Asks its program; where that has no answer, a bot of the house decides."""

    __slots__ = ("_asked", "_program", "_ride", "_setup", "_spec", "_stand_in")

    def __init__(self, spec: str, game: AnyGame, setup: Setup[Any], seat: int, luck: bytes, uniform: Uniform) -> None:
        """`luck` is the seed of the match, from which the program's own follows; raises BotError where there is no such
        program."""
        super().__init__(game, uniform)
        idle = _idle.get(spec)
        self._spec = spec
        self._setup = setup
        self._program: Program | None = idle.pop() if idle else Program(read_spec(spec))
        start = begin(game, setup, seat, seed_for(luck, seat), self._program.seconds)
        self._ride = Ride(self._program, start, STAND_IN)
        self._stand_in = make_bot(STAND_IN, game, lambda _: uniform)
        self._asked = 0

    @property
    def faults(self) -> Mapping[str, int]:
        """How often the house decided, by what was wrong."""
        return {str(kind): times for kind, times in self._ride.faults.items()}

    def decide(self, view: View[A]) -> A:
        said = self._ride.answer(question(self._game, self._setup, view, self._asked))
        self._asked += 1
        if said is None:
            return self._stand_in.decide(view)
        return next(action for action in view.actions if str(action) == said)

    def over(self, result: Sequence[float]) -> None:
        """The match has ended, and the program waits for another."""
        self._ride.over(result)
        if self._program is not None:
            _idle.setdefault(self._spec, []).append(self._program)
            self._program = None

    def close(self) -> None:
        """A program whose match is broken off ends with it: nobody knows what it still has in mind."""
        program, self._program = self._program, None
        if program is not None:
            program.stop()
