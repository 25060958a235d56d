"""The log of a server, which strangers cannot fill: of one cause a line a minute, and then how many were left out."""

import logging
import time
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from threading import Timer
from typing import TextIO

from gruppetto.table.limits import Clock

MINUTE = 60.0
_LONGEST = 1000
"""Letters of a line: the address that a stranger asks for may have thousands."""

Cause = tuple[str, str, int, str]
"""The same place in the code, for the same kind of fault. So there are only so many."""


@dataclass(slots=True)
class _Told:
    """The line that was written of a cause."""

    since: float
    text: str
    left_out: int = 0


def _start_timer(seconds: float, do: Callable[[], None]) -> None:
    timer = Timer(seconds, do)
    timer.daemon = True
    timer.start()


class SparingHandler(logging.StreamHandler[TextIO]):
    """`later` is how the next look is arranged for what was left out."""

    def __init__(
        self,
        stream: TextIO | None = None,
        clock: Clock = time.monotonic,
        later: Callable[[float, Callable[[], None]], None] = _start_timer,
    ) -> None:
        super().__init__(stream)
        self._clock = clock
        self._later = later
        self._told: dict[Cause, _Told] = {}
        self._counting = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it. The handler is locked meanwhile.

        A log that cannot be written, as to a terminal that was closed, stops nothing else.
        """
        try:
            self._write_or_count(record)
        except Exception:
            self.handleError(record)

    def _write_or_count(self, record: logging.LogRecord) -> None:
        now, cause = self._clock(), _cause_of(record)
        told = self._told.get(cause)
        if told is not None and now - told.since < MINUTE:
            told.left_out += 1
            if not self._counting:
                self._counting = True
                self._later(MINUTE, self.tell)
            return
        if told is not None:
            self._tell(told)
        self._told[cause] = _Told(now, self.format(record))
        super().emit(record)

    def tell(self) -> None:
        """Write how many lines were left out since those that were written."""
        with self.lock or nullcontext(), suppress(OSError, ValueError):
            self._counting = False
            for told in self._told.values():
                self._tell(told)

    def _tell(self, told: _Told) -> None:
        many, told.left_out = told.left_out, 0
        if many:
            self.stream.write(f"{told.text} (and {many} more like it)\n")
            self.flush()

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …"

    def close(self) -> None:
        self.tell()
        super().close()


def _cause_of(record: logging.LogRecord) -> Cause:
    """Return where a line comes from and which kind of fault it tells, which may be one of its parameters."""
    faults = record.args if isinstance(record.args, tuple) else ()
    kinds = [type(each).__name__ for each in faults if isinstance(each, BaseException)]
    if record.exc_info and record.exc_info[0] is not None:
        kinds.append(record.exc_info[0].__name__)
    return record.name, record.filename, record.lineno, " ".join(kinds)
