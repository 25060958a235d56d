"""A browser with a profile on disk, which can be closed and opened again; and a host that knows files only."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.conftest import DESK, PATIENCE, STILL
from tests.browser.rider import Rider

QUICK_BOTS = """if (location.protocol === "http:") localStorage.setItem("gruppetto.bot-pause", "0");"""


class Device:
    """One person's browser. What it keeps, it keeps when it is closed."""

    def __init__(self, driver: Playwright, profile: Path) -> None:
        self._driver = driver
        self._profile = profile
        self._context: BrowserContext | None = None

    @property
    def context(self) -> BrowserContext:
        if self._context is None:
            chromium = find_chromium()
            assert chromium is not None
            environment: dict[str, str | float | bool] = {**os.environ, **chromium.environment}
            self._context = self._driver.chromium.launch_persistent_context(
                self._profile,
                executable_path=chromium.executable,
                args=list(FLAGS),
                env=environment,
                viewport={"width": DESK["width"], "height": DESK["height"]},
                locale="en-GB",
                reduced_motion="reduce",
                accept_downloads=True,
            )
            self._context.set_default_timeout(PATIENCE)
            self._context.add_init_script(STILL + QUICK_BOTS)
        return self._context

    def page(self, url: str) -> Page:
        page = self.context.new_page()
        page.goto(url)
        return page

    def close(self) -> None:
        if self._context is not None:
            self._context.close()
        self._context = None


class FilesOnly(SimpleHTTPRequestHandler):
    """Sends files as they are, packed by nobody, and `404.html` of the site for whatever there is not."""

    timeout = 5
    """Seconds, after which nobody waits for a browser that connected ahead of time: else such a host is never gone."""
    site = ""
    also: Mapping[str, str] = {}
    """Headers that the host sends besides."""

    def end_headers(self) -> None:
        for name, value in self.also.items():
            self.send_header(name, value)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        if code != HTTPStatus.NOT_FOUND:
            return super().send_error(code, message, explain)
        body = Path(self.directory, self.site, "404.html").read_bytes()
        self.send_response(HTTPStatus.NOT_FOUND)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def hosted(folder: Path, site: str, also: Mapping[str, str] | None = None) -> Iterator[str]:
    """The address of a site that lies in a subfolder of a web space, whose host sends these headers `also`."""
    handler = type("Hosted", (FilesOnly,), {"site": site, "also": also or {}})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{site}/"
    finally:
        server.shutdown()
        server.server_close()


def play_bots(page: Page, game: str) -> Rider:
    """From the first page into a race of this game on the device, until something is asked of its rider."""
    page.locator(f'a[href="/new/{game}"]').first.wait_for()
    card = page.locator("article.game", has=page.locator(f'a[href="/new/{game}"]'))
    card.get_by_role("button", name="Play bots").click()
    page.wait_for_url("**/t/~*")
    rider = Rider(page)
    rider.look()
    return rider
