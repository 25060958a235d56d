"""A browser with a profile on disk, which can be closed and opened again; a host that only serves files; saves."""

from __future__ import annotations

import os
import select
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import BrowserContext, FilePayload, Page, Playwright

from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName, entry_to_json, header_to_json
from gruppetto.games import all_games
from gruppetto.local.save_file import FORMAT, SavedClock, SavedSeat, SaveFile
from gruppetto.table.clock import ClockRule
from gruppetto.testing.playing import by_appraisal, floats, match_seed
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.conftest import DESK, PATIENCE, STILL
from tests.browser.launching import start
from tests.browser.rider import Rider
from tests.browser.seated import GOES

QUICK_BOTS = """if (location.protocol === "http:") localStorage.setItem("gruppetto.bot-pause", "0");"""

RECORD = Path(__file__).parents[1] / "games" / "bostock" / "records" / "plain-stage.jsonl"
"""A finished match that was not played in a browser."""

LINUX = hasattr(os, "pidfd_open")
"""Processes are listed in /proc here, and their end can be waited for."""


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
            launch = partial(self._driver.chromium.launch_persistent_context, self._profile)
            self._context = start(
                lambda: launch(
                    executable_path=chromium.executable,
                    args=list(FLAGS),
                    env=environment,
                    viewport={"width": DESK["width"], "height": DESK["height"]},
                    locale="en-GB",
                    reduced_motion="reduce",
                    accept_downloads=True,
                )
            )
            self._context.set_default_timeout(PATIENCE)
            self._context.add_init_script(STILL + QUICK_BOTS)
        return self._context

    def page(self, url: str) -> Page:
        page = self.context.new_page()
        page.goto(url)
        return page

    def close(self) -> None:
        """Return when every process of the browser has ended: another one on this profile needs files they lock."""
        if self._context is None:
            return
        running = [os.pidfd_open(process) for process in family(self._profile)] if LINUX else []
        self._context.close()
        self._context = None
        for process in running:
            ended = select.poll()
            ended.register(process, select.POLLIN)
            assert ended.poll(PATIENCE), "a process of the browser did not end"
            os.close(process)


def family(profile: Path) -> dict[int, str]:
    """Return the processes of the browser with this profile, with their command lines."""
    parents, commands = {}, {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            commands[int(entry.name)] = (entry / "cmdline").read_text()
        except OSError:  # it has ended
            continue
    found = {process for process, command in commands.items() if f"--user-data-dir={profile}\0" in command}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return {process: commands[process] for process in found}


class FilesOnly(SimpleHTTPRequestHandler):
    """Sends files as they are, packed by nobody, and `404.html` of the site for whatever there is not."""

    site = ""
    connections: set[socket.socket]
    """Those that are open, also by a browser that connected ahead of time."""
    also: Mapping[str, str] = {}
    """Headers that the host sends besides."""

    def setup(self) -> None:
        super().setup()
        self.connections.add(self.connection)

    def finish(self) -> None:
        self.connections.discard(self.connection)
        super().finish()

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
    connections: set[socket.socket] = set()
    handler = type("Hosted", (FilesOnly,), {"site": site, "also": also or {}, "connections": connections})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{site}/"
    finally:
        server.shutdown()
        server.server_close()
        for connection in list(connections):
            with suppress(OSError):  # the browser was faster
                connection.shutdown(socket.SHUT_RDWR)


def play_bots(page: Page, game: str) -> Rider:
    """From the first page into a race of this game on the device, until something is asked of its rider."""
    page.locator(f'a[href="/new/{game}"]').first.wait_for()
    card = page.locator("article.game", has=page.locator(f'a[href="/new/{game}"]'))
    card.get_by_role("button", name="Play bots").click()
    page.wait_for_url("**/t/~*")
    rider = Rider(page)
    rider.look()
    return rider


def go_home(page: Page, url: str) -> None:
    """To the first page, as by a link: Python stays started."""
    page.evaluate(GOES, urlsplit(url).path or "/")
    page.locator("input[type=file]").wait_for(state="attached")


def open_match(page: Page, content: bytes) -> Rider:
    """From the first page to the match of a save file, kept on this device, until something is asked of its rider."""
    file: FilePayload = {"name": "race.gruppetto.json", "mimeType": "application/json", "buffer": content}
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Keep on this device").click()
    page.wait_for_url("**/t/~*")
    rider = Rider(page)
    rider.look()
    return rider


def save_file(game_id: str, *, moves: int | None = None, friend: str = "", clock: bool = False) -> bytes:
    """Return the save of a quick race against a bot, or a friend, before the last decision of the first player.

    With `moves`, it stands before a decision of that player after so many moves.
    """
    game = all_games()[game_id]
    seats = (SeatName("Ann"), SeatName(friend) if friend else SeatName("Bot Jos", "gregario"))
    match = Match(game, game.setup(len(seats), dict(game.quick.options)), seats, match_seed(5))
    decide = by_appraisal(game, floats(3))
    end = 0
    while not match.over:
        if match.state.to_decide == 0:
            end = len(match.entries)
            if moves is not None and end > moves:
                break
        match.play(match.state.to_decide, str(decide(match.state.view(match.state.to_decide))))
    saved = SaveFile(
        FORMAT,
        header_to_json(match.record().header),
        match.seed,
        [SavedSeat(seat.name, seat.bot) for seat in seats],
        [entry_to_json(entry) for entry in match.entries[:end]],
        clock=SavedClock(ClockRule("bank", 600, "nothing"), [600_000, 600_000]) if clock else None,
    )
    return msgspec.json.encode(saved)
