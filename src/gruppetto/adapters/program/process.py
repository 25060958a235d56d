"""One process of a program: lines go in, lines come out, and it is always ended.

Three threads carry what is said, so that neither a program that does not read nor one that does not answer can hold us
up. Its errors are read all the time: a program whose errors nobody reads would stop.
"""

import atexit
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Event, RLock, Thread, current_thread, main_thread
from typing import IO

from gruppetto.workers import before_leaving

_LONGEST = 1000
"""Bytes of a line that are kept; a notation has some dozens."""
_UNHEARD = 64
"""Lines that may wait for us; then the program waits."""
_GRACE = 0.5
"""Seconds in which a program must end after its input has."""
_LOOK = 0.005
"""Seconds between two looks whether it has."""

Complain = Callable[[str], None]
"""Told each line that the program says on its standard error."""


class Silent(Exception):
    """Nothing came in time."""


class Ended(Exception):
    """The program is no more."""


class Process:
    """A running program. Raises OSError where it cannot be started."""

    def __init__(self, command: Sequence[str], complain: Complain) -> None:
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._heard: Queue[str | None] = Queue(_UNHEARD)
        self.boards: set[str] = set()
        """The roads it has been told."""
        self.owed = 0
        """Questions that it has not answered."""
        self.answers = 0
        self._start(command)
        for carry in (self._carry_in, self._carry_out, lambda: self._carry_errors(complain)):
            Thread(target=carry, daemon=True).start()

    def _start(self, command: Sequence[str]) -> None:
        """In a thread: Ctrl-C reaches the main thread only, and never comes between the start and our noting it."""
        _heed_signals()
        failed: list[Exception] = []

        def start() -> None:
            try:
                self._started(command)
            except Exception as error:
                failed.append(error)

        starter = Thread(target=start)
        starter.start()
        starter.join()
        if failed:
            raise failed[0]

    def _started(self, command: Sequence[str]) -> None:
        with _lock:
            if _closed.is_set():
                raise OSError("this is the end, and nothing is started any more")
            # In a session of its own, so that what it starts is ended with it.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
            _running.add(self)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Without taking notice of its end: as long as nobody does, no other process can get its number."""
        if not hasattr(os, "waitid"):
            return self._process.poll() is not None
        try:
            return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:
            return True

    def say(self, lines: bytes) -> None:
        """Never waits, and never fails: whether somebody listens is found out when nothing is answered."""
        self._to_say.put(lines)

    def hear(self, seconds: float) -> str:
        """The next line; raises Silent or Ended."""
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except Empty:
            raise Silent from None
        if line is None:
            self._heard.put(None)  # for whoever asks again
            raise Ended
        return line

    def skip(self) -> list[str]:
        """What was said without being asked, which nobody hears any more."""
        found: list[str] = []
        with suppress(Empty):
            while (line := self._heard.get_nowait()) is not None:
                found.append(line)
            self._heard.put(None)
        return found

    def close_input(self) -> None:
        self._to_say.put(None)

    def kill_by(self, deadline: float) -> None:
        """Waits for its end until then; after that it has no choice, and neither has what it started."""
        while not self.has_ended and time.monotonic() < deadline:
            time.sleep(_LOOK)
        if self._process.returncode is None:
            with suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self.pid, signal.SIGKILL)
                else:
                    self._process.kill()

    def bury(self) -> None:
        """Takes notice of its end."""
        self._process.wait()

    def _carry_in(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError):
            while (lines := self._to_say.get()) is not None:
                pipe.write(lines)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _carry_out(self) -> None:
        for line in _lines(self._process.stdout):
            self._heard.put(line)
        self._heard.put(None)

    def _carry_errors(self, complain: Complain) -> None:
        for line in _lines(self._process.stderr):
            complain(line)


def _lines(pipe: IO[bytes] | None) -> Iterator[str]:
    """The lines of a pipe, each as far as it is kept."""
    assert pipe is not None
    with pipe:
        while line := pipe.readline(_LONGEST):
            rest = line
            while rest and not rest.endswith(b"\n"):
                rest = pipe.readline(_LONGEST)
            yield line.decode(errors="replace").strip()


_lock = RLock()
_running: set[Process] = set()
_closed = Event()
"""Set when this process ends: whoever finds a program gone then must not start another."""


def end_all(processes: Iterable[Process]) -> None:
    """Ends these in the time of one: kindly at first, by the end of their input; then surely."""
    ending = list(processes)
    _kill_all(ending)
    for each in ending:
        each.bury()
    with _lock:
        _running.difference_update(ending)


def _kill_all(ending: Sequence[Process]) -> None:
    for each in ending:
        each.close_input()
    deadline = time.monotonic() + _GRACE
    for each in ending:
        each.kill_by(deadline)


def _close() -> None:
    """The end of all. It may come in the middle of anything, so it waits for nobody who has ended."""
    _closed.set()
    with _lock:
        left = list(_running)
    _kill_all(left)


def _heed_signals() -> None:
    """By themselves they end a process without a word: worker processes when one of them has left, and everything where
    a terminal is closed. Who has a way of its own to end, as a server has, keeps it."""
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        if current_thread() is main_thread() and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _end_by_signal)


def _end_by_signal(number: int, frame: object) -> None:
    _close()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


atexit.register(_close)
before_leaving(_close)
