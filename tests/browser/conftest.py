"""Fixtures of the tests that play in a real browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.browser.chromium import FLAGS, NONE, find_chromium
from tests.browser.drawer import Drawer
from tests.browser.launching import start
from tests.browser.live import LiveServer, running
from tests.browser.loaded import LoadedPages
from tests.browser.rider import Rider
from tests.browser.watch import Watch

PATIENCE = 60_000
"""Milliseconds to wait for anything on a page; two busy cores can be slow, and several bots think in turn."""
expect.set_options(timeout=PATIENCE / 2)
DESK = {"width": 1440, "height": 900}

STILL = """
if (location.protocol === "http:" && !localStorage.getItem("gruppetto.settings"))
  localStorage.setItem("gruppetto.settings", JSON.stringify(
    { motion: "none", sound: false, forced: false, name: "Rider" }));
"""
"""A profile whose owner chose `None` for motion in the settings, so that nobody waits between two turns, plays forced
moves too, so that a test never meets one that was played meanwhile, and has said what he is called."""

OpenPage = Callable[..., Page]
FAILED = pytest.StashKey[bool]()


LONG = (
    "test_offline.py",
    "test_axe.py",
    "test_offline_site.py",
    "test_languages.py",
    "test_tour.py",
    "test_companion.py",
    "test_race_cards.py",
    "test_lane_race.py",
)
"""Files that take longest. They come first, so that in the end no worker has one to itself while the other is idle."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.path.parent == here and item.path.name not in LONG)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers that a test failed, so that its pages are photographed before they close."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """One for all browsers: there cannot be two in a process."""
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def launched(driver: Playwright, *flags: str) -> Iterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        pytest.fail(NONE)
    environment: dict[str, str | float | bool] = {**os.environ, **chromium.environment}
    arguments = [*FLAGS, *flags]
    browser = start(
        lambda: driver.chromium.launch(executable_path=chromium.executable, args=arguments, env=environment)
    )
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    with launched(driver) as browser:
        yield browser


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Every page of a test is listened to: an error in its console fails the test."""
    watching = Watch()
    yield watching
    watching.check()


USUAL: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}


@contextmanager
def profile(browser: Browser, watch: Watch, **options: Any) -> Iterator[BrowserContext]:
    """A browser as another person has it, whose pages are all listened to."""
    context = browser.new_context(**USUAL | options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(STILL)
    context.on("page", watch.over)
    yield context
    context.close()


@pytest.fixture
def open_page(browser: Browser, watch: Watch, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens a page in a fresh profile. When the test fails, its pages are photographed into its tmp_path."""
    pages: list[Page] = []

    with ExitStack() as profiles:

        def opened(**options: Any) -> Page:
            pages.append(profiles.enter_context(profile(browser, watch, **options)).new_page())
            return pages[-1]

        yield opened
        photograph(request.node, pages, tmp_path)


def photograph(test: pytest.Item, pages: list[Page], folder: Path) -> None:
    """Take pictures of what is left of the pages of a test that failed."""
    if test.stash.get(FAILED, False):
        for number, page in enumerate(pages):
            if not page.is_closed():
                page.screenshot(path=folder / f"failed-{number}.png")


@pytest.fixture(scope="session")
def drawer(browser: Browser) -> Iterator[Drawer]:
    full = Drawer(browser)
    yield full
    full.close()


@pytest.fixture
def borrow(
    drawer: Drawer, house: str, watch: Watch, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """Opens a page of the house in a profile that other tests had before: quicker, and as empty as a fresh one. Pages
    of a test that failed are photographed."""
    lent: list[tuple[Page, dict[str, Any]]] = []
    watch.forgive("Service Worker registration blocked by Playwright")

    def opened(**options: Any) -> Page:
        wanted = USUAL | options
        phone = drawer.lend(**wanted)
        phone.set_default_timeout(PATIENCE)
        page = phone.new_page()
        page.add_init_script(STILL)
        watch.over(page)
        lent.append((page, wanted))
        return page

    yield opened
    photograph(request.node, [page for page, _ in lent], tmp_path)
    for page, wanted in lent:
        drawer.put_back(page.context, house, **wanted)


@pytest.fixture(scope="session")
def loaded(browser: Browser, house: str) -> Iterator[LoadedPages]:
    pages = LoadedPages(browser, house, STILL)
    yield pages
    pages.close()


@pytest.fixture
def visit(loaded: LoadedPages, watch: Watch, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Lends a page of the house that is loaded already, for tests that go from there with `goes`: the quickest.

    What a test defines on `window` stays; a test that does so borrows a page. Pages of a test that failed are
    photographed and closed.
    """
    lent: list[tuple[Page, dict[str, Any]]] = []
    watch.forgive("Service Worker registration blocked by Playwright")

    def visited(**options: Any) -> Page:
        wanted = USUAL | options
        page = loaded.lend(**wanted)
        page.set_default_timeout(PATIENCE)
        watch.over(page)
        lent.append((page, wanted))
        return page

    yield visited
    photograph(request.node, [page for page, _ in lent], tmp_path)
    for page, wanted in lent:
        if page.is_closed():
            loaded.discard(page)
            continue
        page.evaluate("0")  # by then it has told what it complains about
        watch.leave(page)
        if request.node.stash.get(FAILED, False):
            loaded.discard(page)
        else:
            loaded.put_back(page, **wanted)


@pytest.fixture
def page(borrow: OpenPage) -> Page:
    """A page without a service worker, in a profile that other tests had before."""
    return borrow()


@pytest.fixture
def rider(page: Page) -> Rider:
    return Rider(page)


@pytest.fixture
def live_server(tmp_path: Path, watch: Watch) -> Iterator[LiveServer]:
    """A server of the test's own. Pages may complain when it is ended after the test."""
    with running(tmp_path / "gruppetto.sqlite") as server:
        yield server
        watch.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests share which do not end it."""
    with running(tmp_path_factory.mktemp("house") / "gruppetto.sqlite") as server:
        yield server.url
