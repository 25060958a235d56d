"""New pages and their Python come to a device together: never under a running match, and by themselves after it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from gruppetto.cli.site import write_site
from tests.browser.offline import Device, hosted
from tests.browser.rider import Rider

PATIENCE = 60.0
"""Seconds; two busy cores can be slow."""

NEXT = "fedcba9876543210"
"""The build that comes next: the same pages under another hash, as far as a browser can tell."""

BUILD = "document.querySelector('meta[name=gruppetto-build]').content"
LOOK = "navigator.serviceWorker.getRegistration().then(found => found.update())"
WAITS = "navigator.serviceWorker.getRegistration().then(found => found.waiting !== null)"
SETTLED = """navigator.serviceWorker.getRegistration().then(
  found => found.waiting === null && found.installing === null && found.active?.state === "activated")"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    write_site(tmp_path / "web" / "sub")
    return tmp_path / "web" / "sub"


@pytest.fixture
def device(driver: Playwright, tmp_path: Path) -> Iterator[Device]:
    owned = Device(driver, tmp_path / "profile")
    yield owned
    owned.close()


def wait_until(page: Page, promised: str) -> None:
    """Asks until the promise brings true; the browser's own way to wait takes the promise itself for true."""
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(promised):
        assert time.monotonic() < deadline, promised
        page.wait_for_timeout(50)


def renew(site: Path, *but: str) -> None:
    """Puts the next build there, but for these files."""
    build = json.loads((site / "offline" / "pack.json").read_text(encoding="utf-8"))["build"]
    for name in {"index.html", "sw.js", "offline/pack.json"}.difference(but):
        text = (site / name).read_text(encoding="utf-8")
        assert build in text
        (site / name).write_text(text.replace(build, NEXT), encoding="utf-8")


def prepared(device: Device, url: str) -> Page:
    """The first page of a device that can play without a network."""
    page = device.page(url)
    page.get_by_role("button", name="Get it").click()
    page.get_by_role("heading", name="Ready without a network").wait_for()
    page.evaluate("navigator.serviceWorker.ready")
    wait_until(page, SETTLED)
    return page


def into_a_match(page: Page) -> Rider:
    page.get_by_role("button", name="Quick start").click()
    page.wait_for_url("**/t/~*")
    rider = Rider(page)
    rider.look()
    return rider


def test_a_new_build_waits_for_the_end_of_a_match_and_then_works_without_a_network(device: Device, site: Path) -> None:
    with hosted(site.parent, site.name) as url:
        page = prepared(device, url)
        before = page.evaluate(BUILD)
        rider = into_a_match(page)

        renew(site)
        page.evaluate(LOOK)
        wait_until(page, WAITS)
        rider.ride(1)
        rider.look()
        assert page.evaluate(WAITS), "the match goes on, and the new pages wait"
        assert page.evaluate(BUILD) == before

        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("link", name="Leave").click()
        wait_until(page, SETTLED)

    page.reload()
    assert page.evaluate(BUILD) == NEXT
    page.locator(".saves .row a").first.click()
    Rider(page).ride(1)


def test_pages_for_which_there_is_no_python_do_not_take_the_old_ones_away(device: Device, site: Path) -> None:
    with hosted(site.parent, site.name) as url:
        page = prepared(device, url)
        before = page.evaluate(BUILD)
        renew(site, "offline/pack.json")
        page.evaluate(f"{LOOK}.catch(() => undefined)")
        wait_until(page, SETTLED)

    page.reload()
    assert page.evaluate(BUILD) == before
    into_a_match(page).ride(1)
