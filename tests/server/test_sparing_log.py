"""Strangers cannot fill the log of a server: of one cause a line a minute, and how many were left out."""

import io
import logging
from collections.abc import Callable

import pytest

from gruppetto.server.sparing_log import MINUTE, SparingHandler


class Minutes:
    """A clock, and what is to be done later."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waiting: list[Callable[[], None]] = []

    def clock(self) -> float:
        return self.now

    def later(self, _: float, do: Callable[[], None]) -> None:
        self.waiting.append(do)

    def pass_by(self) -> None:
        self.now += MINUTE
        waiting, self.waiting = self.waiting, []
        for do in waiting:
            do()


@pytest.fixture
def minutes() -> Minutes:
    return Minutes()


@pytest.fixture
def written() -> io.StringIO:
    return io.StringIO()


@pytest.fixture
def log(minutes: Minutes, written: io.StringIO) -> logging.Logger:
    log = logging.Logger("gruppetto.test")
    log.addHandler(SparingHandler(written, minutes.clock, minutes.later))
    return log


def fail(log: logging.Logger, path: str, error: Exception) -> None:
    log.error("GET %r failed: %r", path, error)


def test_of_one_cause_a_line_a_minute_is_written_and_then_how_many_were_left_out(
    log: logging.Logger, written: io.StringIO, minutes: Minutes
) -> None:
    for number in range(1000):
        fail(log, f"/{number}", OSError("no"))
    assert written.getvalue() == "GET '/0' failed: OSError('no')\n"

    minutes.pass_by()

    assert written.getvalue().splitlines()[1:] == ["GET '/0' failed: OSError('no') (and 999 more like it)"]


def test_after_a_minute_the_next_line_is_written(log: logging.Logger, written: io.StringIO, minutes: Minutes) -> None:
    fail(log, "/1", OSError("no"))
    minutes.pass_by()

    fail(log, "/2", OSError("no"))

    assert [line[:8] for line in written.getvalue().splitlines()] == ["GET '/1'", "GET '/2'"]


def test_another_fault_or_another_place_is_another_cause(log: logging.Logger, written: io.StringIO) -> None:
    fail(log, "/", OSError("no"))
    fail(log, "/", KeyError("no"))
    log.error("a worker broke")

    assert len(written.getvalue().splitlines()) == 3


def test_what_was_left_out_is_told_when_the_server_ends(log: logging.Logger, written: io.StringIO) -> None:
    for _ in range(3):
        fail(log, "/", OSError("no"))

    log.handlers[0].close()

    assert "(and 2 more like it)" in written.getvalue()


def test_a_line_has_an_end(log: logging.Logger, written: io.StringIO) -> None:
    fail(log, "/" + "x" * 16_000, OSError("no"))

    assert len(written.getvalue()) < 1100


def test_a_log_that_cannot_be_written_any_more_stops_nothing_else(
    log: logging.Logger, written: io.StringIO, minutes: Minutes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "raiseExceptions", False)
    for _ in range(3):
        fail(log, "/", OSError("no"))
    written.close()

    minutes.now += MINUTE
    fail(log, "/", OSError("no"))
    log.handlers[0].close()
