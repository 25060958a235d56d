"""A program in one seat of one match: what it is asked, what it answers, and what is wrong with that."""

import time
from collections import Counter
from collections.abc import Sequence
from threading import Lock
from typing import Literal

from gruppetto.adapters.program.messages import Begin, End, Question, lines
from gruppetto.adapters.program.process import Ended, Process, Silent
from gruppetto.adapters.program.program import GivenUp, Program

START_SECONDS = 10.0
"""What a program has besides until its first answer: languages take their time to start, and models to load."""
_RESTARTS = 3
"""Of a program within one match."""
_OWED = 3
"""Questions in a row without an answer, after which it hangs."""

FaultKind = Literal["late", "ended", "no_offer"]
"""No answer in time; the program has ended; what it said is none of the offers."""


class Ride:
    """Whoever is asked answers with an offer, or not at all: then somebody else must decide, and it is counted."""

    def __init__(self, program: Program, begin: Begin, stand_in: str) -> None:
        """`stand_in` is who decides then, for the log."""
        self.faults: Counter[FaultKind] = Counter()
        self._program = program
        self._begin = begin
        self._stand_in = stand_in
        self._told: Process | None = None
        """The process that knows of this match."""
        self._restarts = 0
        self._hopeless = False
        """It was given up, which was said."""
        self._lock = Lock()

    def answer(self, question: Question) -> str | None:
        """The notation of one of the offers; None where the program has none to give."""
        with self._lock:
            try:
                said = self._ask(question)
            except Silent as waited:
                self._fault("late", f"has not answered within {waited} s")
                return None
            except Ended as why:
                hopeless, self._hopeless = self._hopeless, isinstance(why, GivenUp)
                self._fault("ended", "" if hopeless else "is given up" if self._hopeless else "has ended")
                return None
        if said not in question.legal:
            self._fault("no_offer", f"said {said[:80]!r}, which is none of its offers")
            return None
        return said

    @property
    def given_up(self) -> bool:
        """Whether the program will not answer any more in this match."""
        return self._hopeless

    def over(self, result: Sequence[float] | None) -> None:
        """The match has ended, and the program may ride another."""
        if self._told is not None and not self._told.has_ended:
            self._told.say(lines(End(None if result is None else list(result))))
        self._told = None

    def _ask(self, question: Question) -> str:
        new_here = self._told is None
        process = self._ready()
        experienced = process.answers > 0
        try:
            return self._answer(process, question)
        except Ended:
            if new_here and experienced:  # it had ended with its last match, as it may, while we began
                self._told = None
                self._program.stop()
                return self._answer(self._ready(), question)
            self._program.fail()
            raise
        except Silent:
            if not process.answers or process.owed >= _OWED:
                self._program.fail()
            raise

    def _ready(self) -> Process:
        """The process to ask, which knows of this match."""
        if self._told is not None and self._told.has_ended and self._restarts >= _RESTARTS:
            raise GivenUp
        process = self._program.running()
        if process is not self._told:
            self._restarts += self._told is not None
            self._told = process
            process.say(lines(self._begin))
        return process

    def _answer(self, process: Process, question: Question) -> str:
        for said in process.skip() if not process.owed else ():
            self._program.tell(f"said {said[:80]!r} though nobody asked")
        if question.board not in process.boards:
            process.boards.add(question.board)
            process.say(question.road() + b"\n")
        process.say(question.lines)
        process.owed += 1
        seconds = self._program.seconds + (0.0 if process.answers else START_SECONDS)
        deadline = time.monotonic() + seconds
        while process.owed:  # an answer to an older question may come first
            try:
                said = process.hear(deadline - time.monotonic())
            except Silent:
                raise Silent(f"{seconds:g}") from None
            process.owed -= 1
        process.answers += 1
        return said

    def _fault(self, kind: FaultKind, sentence: str) -> None:
        self.faults[kind] += 1
        if sentence:
            self._program.tell(f"(seat {self._begin.seat + 1}) {sentence}: {self._stand_in} decides")
