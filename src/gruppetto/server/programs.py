"""The host's own programs at live tables: one process for each seat they ride, so that none sees two hands.

Answers are waited for in threads of their own; the event loop goes on.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from gruppetto.adapters.program.messages import begin, question, seed_for
from gruppetto.adapters.program.program import Program, split_command
from gruppetto.adapters.program.ride import Ride
from gruppetto.bots import PROGRAM, BotError, BotSpec, known_bots, read_spec
from gruppetto.engine.contract import AnyGame, View
from gruppetto.engine.match import Match
from gruppetto.table.bot_turns import BotTurns, Company
from gruppetto.table.thinking import STAND_IN

_MOST = 16
"""Processes at once, and answers that are waited for. Who was asked least recently ends when another must start: it is
started again, and told of its match again, when its turn comes."""

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,30}")


def read_programs(specs: Mapping[str, str], games: Iterable[AnyGame]) -> dict[str, BotSpec]:
    """The programs by name; raises BotError where a name or a command will not do."""
    ours = {PROGRAM}.union(*map(known_bots, games))
    for name in specs:
        if not _NAME.fullmatch(name):
            raise BotError(f"a program is called by letters, digits, - and _, and not {name!r}")
        if name in ours:
            raise BotError(f"there is a bot {name!r} already: call the program otherwise")
    programs = {name: read_spec(spec) for name, spec in specs.items()}
    for name, program in programs.items():
        if not program.command:
            raise BotError(f"{name!r} is to be a program, as in {name}={PROGRAM}:./mybot, not {specs[name]!r}")
        split_command(program)
    return programs


class HostPrograms:
    """Those that ride, and what they ride in. Made for the event loop; only answers are waited for elsewhere."""

    def __init__(self, programs: Mapping[str, BotSpec]) -> None:
        self._specs = programs
        self._riding: OrderedDict[tuple[str, int, str], tuple[Program, Ride]] = OrderedDict()
        """By table, seat and name."""
        self._threads = ThreadPoolExecutor(_MOST, "program")
        self._turns = BotTurns(_MOST)

    @property
    def names(self) -> Sequence[str]:
        return tuple(self._specs)

    async def decide(self, table: str, match: Match, seat: int, bot: str, company: Company) -> str | None:
        """As `table/programs.py` has it."""
        view, version = match.state.view(seat), match.version
        async with self._turns.turn(company):
            ride = self._ride(table, match, seat, bot)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, _answer, ride, match, view, version)

    def over(self, table: str, match: Match) -> None:
        for key in [key for key in self._riding if key[0] == table]:
            program, ride = self._riding.pop(key)
            self._threads.submit(_see_off, program, ride, match.state.standing())

    def close(self) -> None:
        """Ends all, and with them whatever is waited for."""
        Program.retire(program for program, _ in self._riding.values())
        self._riding.clear()
        self._threads.shutdown()

    def _ride(self, table: str, match: Match, seat: int, bot: str) -> Ride:
        key = table, seat, bot
        if key not in self._riding:
            if len(self._riding) >= _MOST:
                _, (longest_idle, _) = self._riding.popitem(last=False)
                self._threads.submit(Program.retire, [longest_idle])
            spec = self._specs[bot]
            start = begin(match.game, match.setup, seat, seed_for(match.seed, seat), spec.seconds)
            program = Program(spec, bot)
            self._riding[key] = program, Ride(program, start, STAND_IN)
        self._riding.move_to_end(key)
        return self._riding[key][1]


def _answer(ride: Ride, match: Match, view: View[Any], version: int) -> str | None:
    return ride.answer(question(match.game, match.setup, view, version))


def _see_off(program: Program, ride: Ride, result: Sequence[float]) -> None:
    ride.over(result)
    Program.retire([program])
