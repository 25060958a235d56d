"""A browser that crashes while it starts is started again; any other failure is told."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Error

from tests.browser.launching import ATTEMPTS, start

CRASH = Error("Target closed\n<process did exit: exitCode=null, signal=SIGSEGV>")
MISSING = Error("Failed to launch: no such file")


def launches(*outcomes: Error | str) -> Callable[[], str]:
    """Return a launch that has these outcomes, one after the other."""
    left: Iterator[Error | str] = iter(outcomes)

    def launch() -> str:
        outcome = next(left)
        if isinstance(outcome, Error):
            raise outcome
        return outcome

    return launch


def test_a_browser_that_crashed_at_its_start_is_started_again() -> None:
    assert start(launches(CRASH, "browser")) == "browser"


def test_a_browser_that_always_crashes_is_given_up() -> None:
    with pytest.raises(Error, match="SIGSEGV"):
        start(launches(*[CRASH] * ATTEMPTS, "too late"))


def test_any_other_failure_is_told_at_once() -> None:
    with pytest.raises(Error, match="no such file"):
        start(launches(MISSING, "browser"))
