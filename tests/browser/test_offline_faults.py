"""What goes wrong on a device without a server is said in a sentence, and nothing that was played is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from gruppetto.cli.site import write_site
from tests.browser.offline import Device, hosted
from tests.browser.rider import Rider

RECORD = Path(__file__).parents[1] / "games" / "bostock" / "records" / "plain-stage.jsonl"
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


@pytest.fixture
def device(driver: Playwright, tmp_path: Path) -> Iterator[Device]:
    owned = Device(driver, tmp_path / "profile")
    yield owned
    owned.close()


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


def test_on_a_full_disk_everything_waits_and_nothing_is_lost(device: Device, web_space: Path) -> None:
    with hosted(web_space, "sub") as url:
        page = device.page(url)
        page.get_by_role("button", name="Get it").click()
        page.get_by_role("heading", name="Ready without a network").wait_for()

        allow(page, FULL)
        page.get_by_role("button", name="Quick start").click()
        sentence(page, "This browser could not write it down")

        allow(page, ROOM)
        page.get_by_role("button", name="Quick start").click()
        page.wait_for_url("**/t/~*")
        rider = Rider(page)
        rider.ride(1)
        rider.look()

        fill(page)
        told = rider.told()
        rider.play()
        sentence(page, "This browser could not write it down")
        assert rider.told() == told, "what was not written did not happen"

        make_room(page)
        rider.ride(1)
        rider.look()
        ridden = rider.told()
        page.reload()
        again = Rider(page)
        again.look()
        assert again.told() == ridden


@pytest.mark.parametrize("address", ["", "t/~AAAAAAAAAAAAAAAA"], ids=["quick start", "a table"])
def test_where_a_host_forbids_webassembly_the_page_says_so(device: Device, web_space: Path, address: str) -> None:
    policy = "script-src 'self' 'unsafe-inline'"
    with hosted(web_space, "sub", {"Content-Security-Policy": policy}) as url:
        page = device.page(url + address)
        if not address:
            page.get_by_role("button", name="Quick start").click()

        sentence(page, "The game could not be started in this browser")


@pytest.mark.parametrize("broken", ["cut", "bent", "garbled"])
def test_a_broken_record_that_is_dropped_on_the_page_is_refused(device: Device, web_space: Path, broken: str) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    files = {"cut": lines[:7], "bent": [*lines[:5], *lines[6:]], "garbled": ["\0\1\2", *lines]}
    with hosted(web_space, "sub") as url:
        page = device.page(url)
        page.locator("input[type=file]").wait_for(state="attached")
        page.evaluate(DROP, ["race.jsonl", "\n".join(files[broken])])

        sentence(page, "This file is neither a saved match nor the record of a finished one.")
        assert page.get_by_role("dialog").count() == 0
