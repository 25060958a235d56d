"""Listens to what pages complain about, so that no test passes over an error nobody sees."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Error, Page

_OF_THE_BROWSER = r"A preload for .* is found, but is not used because"
"""A remark of some builds when a busy machine fetched a file twice."""


class Watch:
    """The errors of all pages of a test."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._forgiven = [_OF_THE_BROWSER]

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)

    def forgive(self, pattern: str) -> None:
        """What the browser itself writes when a test takes the server away, or asks for what is not there."""
        self._forgiven.append(pattern)

    def check(self) -> None:
        left = [each for each in self.complaints if not any(re.search(known, each) for known in self._forgiven)]
        assert not left, "The page complained:\n" + "\n".join(left)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _error(self, error: Error) -> None:
        self.complaints.append(f"uncaught: {error.message}\n{error.stack}")
