"""A command that is kept running: started when it is first needed, and anew when it has ended, with a bound."""

import logging
import os
import shlex
import shutil
from collections.abc import Iterable
from pathlib import Path
from threading import RLock

from gruppetto.adapters.program.process import Ended, Process, end_all
from gruppetto.bots import BotError, BotSpec

_log = logging.getLogger(__name__)

_BARREN = 3
"""Processes in a row that never answered anything; then nobody tries again."""
_COMPLAINTS = 50
"""Lines of a program that are passed on, and sentences about it; a run of thousands of games has room for no more."""


def split_command(spec: BotSpec) -> list[str]:
    """The words of a program's command; raises BotError where there is no such program."""
    try:
        words = shlex.split(spec.command, posix=os.name == "posix")
    except ValueError as error:
        raise BotError(f"the command {spec.command!r} cannot be read: {error}") from None
    if not words or shutil.which(words[0]) is None:
        there = words and Path(words[0]).is_file()
        why = f"{words[0]} may not be run (chmod +x {words[0]})" if there else "there is no such program"
        raise BotError(f"the command {spec.command!r} cannot be started: {why}")
    return words


class GivenUp(Ended):
    """The program has ended so often that nobody starts it again."""


class Program:
    """A program by its short string, whatever becomes of its processes. It rides one match after the other."""

    def __init__(self, spec: BotSpec, name: str = "") -> None:
        self.seconds = spec.seconds
        self.name = name or spec.command
        self._words = split_command(spec)
        self._process: Process | None = None
        self._barren = 0
        self._complaints = 0
        self._retired = False
        self._lock = RLock()
        """Whoever retires it finds no process that is just being started."""

    def running(self) -> Process:
        """Its process, started if it must be; raises Ended where it cannot be, GivenUp where that is hopeless."""
        with self._lock:
            if self._process is None or self._process.has_ended:
                self.stop()
                if self._retired or self._barren >= _BARREN:
                    raise GivenUp
                try:
                    self._process = Process(self._words, self._pass_on)
                except OSError as error:
                    self._barren += 1
                    self.tell(f"cannot be started: {error.strerror or error}")
                    raise Ended from None
            return self._process

    def fail(self) -> None:
        """Its process has ended, or hangs: it is started anew if somebody asks again."""
        answered = self._process is not None and self._process.answers
        self._barren = 0 if answered else self._barren + 1
        self.stop()

    def stop(self) -> None:
        """Ends its process, if there is one."""
        end_all(self._let_go())

    def _let_go(self) -> list[Process]:
        with self._lock:
            process, self._process = self._process, None
        return [] if process is None else [process]

    def tell(self, sentence: str) -> None:
        """Says something about it in the log, as long as there is room."""
        self._complaints += 1
        if self._complaints <= _COMPLAINTS:
            _log.warning("%s %s", self.name, sentence)
        elif self._complaints == _COMPLAINTS + 1:
            _log.warning("%s has more to say, which is left out", self.name)

    @staticmethod
    def retire(programs: Iterable["Program"]) -> None:
        """Ends these for good, in the time of one, also while somebody waits for their answers."""
        leaving = list(programs)
        for program in leaving:
            with program._lock:
                program._retired = True
        end_all(process for program in leaving for process in program._let_go())

    def _pass_on(self, line: str) -> None:
        self.tell(f"says: {line}")
