"""A site of files in a subfolder of a web space: it plays without any server, and matches come and go as files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from gruppetto.cli.site import write_site
from gruppetto.games import all_games
from tests.browser.conftest import profile
from tests.browser.offline import QUICK_BOTS, RECORD, go_home, hosted, open_match, save_file
from tests.browser.rider import Rider
from tests.browser.seated import GOES
from tests.browser.watch import Watch

GAMES = sorted(all_games())
NOT_WRITTEN = "This browser could not write it down"
FULL, ROOM = 1, 1_000_000_000
"""Bytes that a site may keep."""
ABORT = """() => {
  const put = (self.put = IDBObjectStore.prototype.put);
  IDBObjectStore.prototype.put = function (...row) {
    queueMicrotask(() => { try { this.transaction.abort(); } catch { /* it was aborted with the row before */ } });
    return put.apply(this, row);
  };
  Object.defineProperty(IDBTransaction.prototype, "error", { get: () => new DOMException("", "QuotaExceededError") });
}"""
"""As a browser whose disk is full ends a transaction."""
DROP = """([name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  window.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
}"""


@pytest.fixture(scope="module")
def web_space(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site in its subfolder `sub`."""
    folder = tmp_path_factory.mktemp("web")
    write_site(folder / "sub")
    return folder


@pytest.fixture(scope="module")
def url(web_space: Path) -> Iterator[str]:
    with hosted(web_space, "sub") as address:
        yield address


@contextmanager
def visitor(browser: Browser) -> Iterator[Page]:
    """A page of a browser that was never here. What a host of files does not have, the browser complains about."""
    with profile(browser, Watch(), accept_downloads=True) as context:
        context.add_init_script(QUICK_BOTS)
        yield context.new_page()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with visitor(browser) as page:
        yield page


@pytest.fixture(scope="module")
def tab(browser: Browser, url: str) -> Iterator[Page]:
    """A page that tests about files share, so that Python starts once."""
    with visitor(browser) as page:
        page.goto(url)
        yield page


@pytest.fixture
def first_page(tab: Page, url: str) -> Page:
    """The first page as it comes, without what a test before left on it."""
    tab.evaluate(GOES, f"{urlsplit(url).path}settings")
    tab.get_by_role("heading", level=1).wait_for()
    go_home(tab, url)
    return tab


def allow(page: Page, most: int) -> None:
    """So much may be kept for the site of this page."""
    origin = page.evaluate("location.origin")
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": most})


def fill(page: Page) -> None:
    """From now on no write of an open table succeeds. (What Chromium allowed once it allows for a while: a quota would
    be noticed too late.)"""
    for worker in page.workers:
        worker.evaluate(ABORT)


def make_room(page: Page) -> None:
    for worker in page.workers:
        worker.evaluate("() => { IDBObjectStore.prototype.put = self.put; }")


def sentence(page: Page, words: str) -> None:
    page.get_by_text(words).first.wait_for()


def test_a_visitor_comes_by_a_deep_link_and_plays_what_is_written_down(page: Page, url: str) -> None:
    page.goto(f"{url}rules/{GAMES[0]}")
    page.wait_for_url(f"{url}rules/{GAMES[0]}")
    page.get_by_role("heading", level=1).first.wait_for()
    page.get_by_role("link", name="home").first.click()
    page.wait_for_url(url)
    page.get_by_role("button", name="Get it").click()
    assert page.get_by_role("heading", name="Join a table").count() == 0, "there is nobody to join"
    page.get_by_role("heading", name="Ready without a network").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")  # before there is no room for the pages
    allow(page, FULL)
    page.get_by_role("button", name="Quick start").click()
    sentence(page, NOT_WRITTEN)
    allow(page, ROOM)
    page.get_by_role("button", name="Quick start").click()
    page.wait_for_url(f"{url}t/~*")
    Rider(page).ride(1)

    go_home(page, url)
    rider = open_match(page, save_file(GAMES[-1], moves=0))
    fill(page)
    told = rider.told()
    rider.play()
    sentence(page, NOT_WRITTEN)
    assert rider.told() == told, "what was not written did not happen"
    make_room(page)
    rider.ride(1)
    rider.look()
    ridden = rider.told()

    page.reload()  # what is kept is shown now, deep in the site, where nothing lies beside it
    again = Rider(page)
    again.look()
    assert again.told() == ridden
    again.turn()


def test_where_a_host_forbids_webassembly_the_page_says_so(page: Page, web_space: Path) -> None:
    policy = "script-src 'self' 'unsafe-inline'"
    with hosted(web_space, "sub", {"Content-Security-Policy": policy}) as url:
        page.goto(url)
        page.get_by_role("button", name="Quick start").click()
        sentence(page, "The game could not be started in this browser")

        page.goto(f"{url}t/~AAAAAAAAAAAAAAAA")
        sentence(page, "The game could not be started in this browser")


def delete_all(page: Page, count: int) -> None:
    """Leave the device as one that never had its matches, of which there are so many."""
    matches = page.get_by_role("button", name=re.compile("^Forget this table"))
    expect(matches).to_have_count(count)
    for left in reversed(range(count)):
        matches.first.click()
        page.get_by_role("button", name="Delete it").click()
        expect(matches).to_have_count(left)


def test_an_archive_of_all_matches_is_looked_at_kept_and_not_kept_twice(
    first_page: Page, url: str, tmp_path: Path
) -> None:
    page = first_page
    for clock, game in enumerate(GAMES[:2]):
        open_match(page, save_file(game, moves=0, clock=bool(clock)))
        go_home(page, url)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all").click()
    archive = tmp_path / "gruppetto.zip"
    download.value.save_as(archive)
    delete_all(page, 2)

    page.locator("input[type=file]").set_input_files(archive)
    dialog = page.get_by_role("dialog", name="In this file")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    dialog.get_by_text("with its clock").wait_for()
    assert page.locator(".saves .row").count() == 0, "nothing is kept by a look"

    dialog.get_by_role("button", name="Keep 2 matches on this device").click()
    page.get_by_text("2 matches were kept on this device.").wait_for()
    expect(page.locator(".saves .row")).to_have_count(2)

    page.locator("input[type=file]").set_input_files(archive)
    expect(dialog.get_by_text("On this device already")).to_have_count(2)
    expect(dialog.get_by_role("button", name=re.compile("^Keep"))).to_have_count(0)
    page.keyboard.press("Escape")

    page.locator(".saves .row a").first.click()
    Rider(page).ride(1)


@pytest.mark.parametrize("broken", ["cut", "bent", "garbled"])
def test_a_broken_record_that_is_dropped_on_the_page_is_refused(first_page: Page, broken: str) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    files = {"cut": lines[:7], "bent": [*lines[:5], *lines[6:]], "garbled": ["\0\1\2", *lines]}

    first_page.evaluate(DROP, ["race.jsonl", "\n".join(files[broken])])

    sentence(first_page, "This file is neither a saved match nor the record of a finished one.")
    assert first_page.get_by_role("dialog").count() == 0
