"""Every page speaks English, French, Dutch and German, and none shows a key or an unfilled place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage, profile
from tests.browser.rider import Rider
from tests.browser.scorer import PROLOGUE, STAGE_1, Scorer
from tests.browser.watch import Watch
from tests.browser.words import raw_words, word

LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch"}


@dataclass(frozen=True)
class Places:
    """Addresses of one of each page, and what the browser keeps that may sit at their tables."""

    pages: list[str]
    table: str
    browser: Any


@pytest.fixture(scope="module")
def places(browser: Browser, house: str) -> Iterator[Places]:
    """A table that waits and one under way, made in English."""
    watch = Watch()
    with profile(browser, watch) as context:
        page = context.new_page()
        rider = Rider(page)
        rider.set_up(house, "Ilse", "Friend", "Bot")
        new = page.url
        page.get_by_role("button", name="Open the table and invite").click()
        page.wait_for_url(re.compile("/t/"))
        lobby = page.url
        rider.set_up(house, "Ilse", "Bot")
        rider.start()
        rider.ride(4)
        rider.look()
        table = page.url
        page.get_by_role("link", name="Rulebook").click()
        page.wait_for_url(re.compile("/rules/"))
        rules = page.url
        scorer = Scorer(page, house)
        scorer.has_a_sheet(PROLOGUE, STAGE_1)
        scorer.opens()
        sheet = scorer.sheet
        companion = [f"{house}/companion{place}" for place in ("", "/new/vainqueur", f"/{sheet}", f"/{sheet}/tv")]
        yield Places([new, rules, f"{house}/settings", lobby, *companion, table], table, context.storage_state())
    watch.check()


@pytest.fixture
def page(open_page: OpenPage, places: Places) -> Page:
    return open_page(storage_state=places.browser)


def speak(page: Page, house: str, language: str) -> None:
    page.goto(house)
    page.get_by_role("button", name=LANGUAGES[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def settled(page: Page) -> None:
    page.get_by_role("main").get_by_role("heading").first.wait_for()


@pytest.mark.parametrize("raw", ["vainqueur-event-rode", "home-quick", "{ $who }", "player:1", "$km", "error-internal"])
def test_what_is_not_for_people_is_noticed(page: Page, raw: str) -> None:
    page.set_content(f"<p>Nothing to see here</p><button aria-label='Ride {raw} now'></button>")

    assert raw_words(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switch_changes_the_home_page_and_the_table(
    page: Page, rider: Rider, house: str, places: Places, language: str
) -> None:
    speak(page, house, language)
    expect(page.get_by_role("button", name=word(language, "home-quick"))).to_be_visible()

    page.goto(places.table)

    expect(page.get_by_role("group", name=word(language, "hand-name"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_keys_or_unfilled_places(
    page: Page, rider: Rider, house: str, places: Places, language: str
) -> None:
    speak(page, house, language)
    page.wait_for_load_state("networkidle")
    found = {house: raw_words(page)}

    for place in places.pages:
        page.goto(place)
        settled(page)
        found[place] = raw_words(page)
    rider.lit.first.wait_for()
    page.keyboard.press("v")
    page.get_by_role("dialog").wait_for()
    found["list"] = raw_words(page)

    assert {place: raw for place, raw in found.items() if raw} == {}
