"""Pages that are loaded once and lent to one test after another, which go about in them as by links."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.seated import GOES

SETTINGS = "() => localStorage.getItem('gruppetto.settings')"
GO_HOME = """async forgotten => {
  history.pushState(null, "", "/");
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise(done => setTimeout(done));  // until the page that was open has gone
  scrollTo(0, 0);
  sessionStorage.clear();
  const known = Object.keys(localStorage).filter(key => key !== "gruppetto.settings");
  for (const key of known) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent("storage", { key: "gruppetto.seats" }));
  return known.every(key => forgotten.some(start => key.startsWith(start)));
}"""
DRAWN = """() => {
  const posters = [...document.querySelectorAll(".game img")];
  return posters.length > 0 && posters.every(poster => poster.complete && poster.naturalWidth);
}"""
"""The first page has all posters of its games."""
FORGOTTEN = (
    "gruppetto.seats",
    "gruppetto.lessons",
    "gruppetto.companion.sheets",
    "gruppetto.companion.teams",
    "gruppetto.companion.waiting.",
)
"""Keys that a test may leave behind: the page reads them anew, or its memory of them has random names only."""


def goes(page: Page, house: str, place: str) -> None:
    """To a place of the house: as by a link where the page shows the house already."""
    if page.url.startswith(f"{house}/"):
        page.evaluate(GOES, place)
    else:
        page.goto(house + place)


def speaks(page: Page, language: str) -> None:
    """In another language, by the switch of the first page or of the rules, without loading anything but words."""
    page.locator(f".langs [lang={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)


class LoadedPages:
    """Loaded pages of one house, by the options of their profiles. None has a service worker."""

    def __init__(self, browser: Browser, house: str, script: str) -> None:
        self._browser = browser
        self._house = house
        self._script = script
        self._free: dict[str, list[Page]] = {}
        self._settings: dict[Page, str] = {}

    def lend(self, viewport: ViewportSize, **options: Any) -> Page:
        """A page of this size that shows the first page of the house."""
        free = self._free.setdefault(repr(sorted(options.items())), [])
        page = free.pop() if free else self._load(options)
        page.set_viewport_size(viewport)
        page.mouse.move(0, 0)
        return page

    def put_back(self, page: Page, viewport: ViewportSize, **options: Any) -> None:
        """Leads a page home for the next test. One that remembers more than it did before is closed."""
        page.context.set_offline(False)
        page.unroute_all()
        same = page.url.startswith(f"{self._house}/") and page.evaluate(SETTINGS) == self._settings[page]
        if same and len(page.context.pages) == 1 and page.evaluate(GO_HOME, FORGOTTEN):
            self._free[repr(sorted(options.items()))].append(page)
        else:
            self.discard(page)

    def discard(self, page: Page) -> None:
        del self._settings[page]
        page.context.close()

    def close(self) -> None:
        for page in list(self._settings):
            self.discard(page)

    def _load(self, options: dict[str, Any]) -> Page:
        context = self._browser.new_context(**options, service_workers="block")
        context.add_init_script(self._script)
        page = context.new_page()
        page.goto(f"{self._house}/")
        self._settings[page] = page.evaluate(SETTINGS)
        return page
