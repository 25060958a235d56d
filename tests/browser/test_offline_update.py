"""New pages and their Python come to a device together: never under a running match, and by themselves after it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from gruppetto.cli.site import write_site
from tests.browser.conftest import profile
from tests.browser.offline import QUICK_BOTS, hosted
from tests.browser.rider import Rider
from tests.browser.watch import Watch

NEXT = "fedcba9876543210"
"""The build that comes next: the same pages under another hash, as far as a browser can tell."""

BUILD = "document.querySelector('meta[name=gruppetto-build]').content"
STATE = """wanted => navigator.serviceWorker.getRegistration().then(found => new Promise(reached => {
  const there = worker => worker !== null && worker.state !== "redundant";
  const is = {
    settled: () => !there(found.installing) && !there(found.waiting) && found.active?.state === "activated",
    waiting: () => !there(found.installing) && there(found.waiting),
  };
  const look = () => { if (is[wanted]()) reached(); };
  const follow = worker => worker?.addEventListener("statechange", look);
  [found.installing, found.waiting, found.active].forEach(follow);
  found.addEventListener("updatefound", () => follow(found.installing));
  look();
}))"""
"""Resolves when the service workers of the page have come to rest: one is active, and another waits or none does."""
REFUSED = """navigator.serviceWorker.getRegistration().then(found => new Promise(refused => {
  found.addEventListener("updatefound", () => {
    const worker = found.installing;
    worker.addEventListener("statechange", () => worker.state === "redundant" && refused());
  }, { once: true });
  found.update().catch(() => undefined);
}))"""
"""Resolves when the worker of new pages came and gave up."""
UPDATE = "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => undefined)"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    write_site(tmp_path / "web" / "sub")
    return tmp_path / "web" / "sub"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with profile(browser, Watch()) as context:
        context.add_init_script(QUICK_BOTS)
        yield context.new_page()


def renew(site: Path, *names: str) -> None:
    """Puts these files of the next build there."""
    for name in names:
        text = (site / name).read_text(encoding="utf-8")
        build = json.loads((site / "offline" / "pack.json").read_text(encoding="utf-8"))["build"]
        assert build in text
        (site / name).write_text(text.replace(build, NEXT), encoding="utf-8")


def test_a_new_build_waits_for_its_python_and_for_the_end_of_a_match_and_works_without_a_network(
    page: Page, site: Path
) -> None:
    with hosted(site.parent, site.name) as url:
        page.goto(url)
        page.get_by_role("button", name="Get it").click()
        page.get_by_role("heading", name="Ready without a network").wait_for()
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        page.evaluate(STATE, "settled")
        before = page.evaluate(BUILD)
        page.get_by_role("button", name="Quick start").click()
        page.wait_for_url("**/t/~*")
        rider = Rider(page)
        rider.look()

        renew(site, "index.html", "sw.js")
        page.evaluate(REFUSED)
        page.evaluate(STATE, "settled")
        page.context.set_offline(True)
        page.reload()  # the old pages are all there, with their Python
        assert page.evaluate(BUILD) == before
        rider.ride(1)
        page.context.set_offline(False)

        renew(site, "offline/pack.json")
        page.evaluate(UPDATE)
        page.evaluate(STATE, "waiting")
        rider.ride(1)
        rider.look()
        page.evaluate(STATE, "waiting")  # the match goes on, and the new pages wait
        assert page.evaluate(BUILD) == before

        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("link", name="Leave").click()
        page.evaluate(STATE, "settled")

    page.reload()
    assert page.evaluate(BUILD) == NEXT
    page.locator(".saves .row a").first.click()
    Rider(page).ride(1)
