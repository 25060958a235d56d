"""Listens to what pages complain about, so that no test passes over an error nobody sees."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Error, Page

_OF_THE_BROWSER = (
    r"A preload for .* is found, but is not used because",  # when a busy machine fetched a file twice
    r"WebSocket is closed before the connection is established",  # when a page is left while it connects
)
"""Remarks of the browser on what is no fault of a page."""


class Watch:
    """The errors of all pages of a test."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._forgiven = list(_OF_THE_BROWSER)
        self._listens = True

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)

    def leave(self, page: Page) -> None:
        page.remove_listener("console", self._console)
        page.remove_listener("pageerror", self._error)

    def forgive(self, pattern: str) -> None:
        """What the browser itself writes when a test takes the server away, or asks for what is not there."""
        self._forgiven.append(pattern)

    def stop(self) -> None:
        """Listen no longer: the test is over, and its own server is ended under the pages that are still open."""
        self._listens = False

    def check(self) -> None:
        left = [each for each in self.complaints if not any(re.search(known, each) for known in self._forgiven)]
        assert not left, "The page complained:\n" + "\n".join(left)

    def _console(self, message: ConsoleMessage) -> None:
        if self._listens and message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: Error) -> None:
        if self._listens:
            self.complaints.append(f"uncaught: {error.message}\n{error.stack}")
