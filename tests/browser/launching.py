"""Start of a browser process."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Error

ATTEMPTS = 3
CRASHED = "signal=SIGSEGV"
"""The end of a process in Playwright's log of a launch."""

Started = TypeVar("Started")


def start(launch: Callable[[], Started]) -> Started:
    """Launch a browser, and once more when its process crashes before it answers.

    On a busy machine Chromium itself crashes at about one of several hundred starts. Nothing of a test has run by then,
    so this is no second try of a test.
    """
    for _ in range(ATTEMPTS - 1):
        try:
            return launch()
        except Error as error:
            if CRASHED not in error.message:
                raise
    return launch()
