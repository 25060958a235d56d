"""Every page speaks English, French, Dutch and German, and none shows a key or an unfilled place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import profile
from tests.browser.loaded import goes, speaks
from tests.browser.positions import midway
from tests.browser.rider import LIT
from tests.browser.scorer import PROLOGUE, STAGE_1, Scorer
from tests.browser.seated import make_table, plays_from_the_list
from tests.browser.watch import Watch
from tests.browser.words import raw_words, word

LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch"}
WAITING = [{"kind": "me", "name": "Ilse"}, {"kind": "open"}, {"kind": "bot", "name": "Bot Jos", "bot": "greedy"}]


@dataclass(frozen=True)
class Guest:
    """A page that sits at two tables and keeps a sheet, with the places of one of each page and what each shows."""

    page: Page
    house: str
    places: dict[str, str]

    def goes(self, place: str, shown: str) -> None:
        goes(self.page, self.house, place)
        self.page.locator(shown).first.wait_for()

    def speaks(self, language: str) -> None:
        """From the first page."""
        self.goes("/", ".langs")
        speaks(self.page, language)
        self.page.get_by_role("button", name=word(language, "home-quick")).first.wait_for()


@pytest.fixture(scope="module")
def guest(browser: Browser, house: str) -> Iterator[Guest]:
    """A table that waits, one under way and a sheet, all made in English."""
    watch = Watch()
    with profile(browser, watch, service_workers="block") as context:
        watch.forgive("Service Worker registration blocked by Playwright")
        page = context.new_page()
        page.goto(f"{house}/")
        lobby = make_table(page, house, "vainqueur", start=False, seats=WAITING)
        table = make_table(page, house, "vainqueur", position=midway("vainqueur"))
        goes(page, house, f"/t/{table}")
        page.locator(LIT).first.wait_for()
        plays_from_the_list(page)
        scorer = Scorer(page, house)
        scorer.has_a_sheet(PROLOGUE, STAGE_1)
        scorer.opens()
        places = {
            "/new/vainqueur": ".picker li",
            "/rules/vainqueur": "article .rule",
            "/settings": "main h2",
            f"/t/{lobby}": ".letter",
            "/companion": "a.game",
            "/companion/new/vainqueur": "form ol",
            f"/companion/{scorer.sheet}": ".p-race h2",
            f"/companion/{scorer.sheet}/tv": ".tv h2",
            f"/t/{table}": LIT,
        }
        yield Guest(page, house, places)
    watch.check()


@pytest.mark.parametrize("raw", ["vainqueur-event-rode", "home-quick", "{ $who }", "player:1", "$km", "error-internal"])
def test_what_is_not_for_people_is_noticed(guest: Guest, raw: str) -> None:
    guest.goes("/settings", "main h2")
    guest.page.evaluate(
        """raw => document.querySelector("main h2").insertAdjacentHTML("afterend",
          `<p>Nothing to see here</p><button aria-label='Ride ${raw} now'></button>`)""",
        raw,
    )

    assert raw_words(guest.page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_keys_or_unfilled_places(guest: Guest, language: str) -> None:
    page = guest.page
    guest.speaks(language)
    expect(page.get_by_role("button", name=LANGUAGES[language])).to_have_attribute("aria-pressed", "true")
    page.locator(".game h3").first.wait_for()
    found = {"/": raw_words(page)}

    for place, shown in guest.places.items():
        guest.goes(place, shown)
        found[place] = raw_words(page)
    expect(page.get_by_role("group", name=word(language, "hand-name"))).to_be_visible()
    page.keyboard.press("v")
    page.get_by_role("dialog").wait_for()
    found["list"] = raw_words(page)
    page.keyboard.press("Escape")

    assert {place: raw for place, raw in found.items() if raw} == {}
