"""The rules page: searched in one's own language, opened at the rule, read rule by rule, switched on the spot."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes

SCREEN: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
FRENCH: dict[str, Any] = {"locale": "fr-FR"}
TOP = "element => element.getBoundingClientRect().top"
CLOSE = 3
"""Pixels by which a line may move when its words do."""


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit()


def rule(page: Page, number: str) -> Any:
    return page.get_by_role("region", name=number, exact=True)


def test_words_are_found_in_french_without_their_accents(visit: OpenPage, house: str) -> None:
    page = visit(**FRENCH)
    goes(page, house, "/rules/vainqueur")

    page.get_by_role("searchbox", name="Chercher dans les règles").fill("DEFAUSSE")

    expect(page.get_by_role("status").filter(has_text=re.compile(r"^\d+ règles$"))).to_be_visible()
    expect(page.locator("article mark").first).to_have_text(re.compile("défausse", re.IGNORECASE))
    assert page.locator("#plain").evaluate(TOP) < 100  # what is found begins at the top, not below the pictures


def test_a_link_opens_at_its_rule_and_the_contents_of_a_phone_lead_on(borrow: OpenPage, house: str) -> None:
    page = borrow()
    page.goto(f"{house}/rules/seconds#SEC-6.1")

    place = rule(page, "SEC-6.1")
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
    expect(place.locator("details")).to_have_attribute("open", "")
    expect(page.locator("article details[open]")).to_have_count(1)
    expect(page.locator("aside [aria-current]")).to_contain_text("6 ")

    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Contents").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("link", name=re.compile("^10 ")).click()
    expect(sheet).to_have_count(0)
    expect(page.locator("#SEC-10")).to_be_in_viewport()


def test_rules_are_read_one_after_the_other(page: Page, house: str) -> None:
    goes(page, house, "/rules/bostock#BOS-6.1")
    expect(rule(page, "BOS-6.1")).to_be_focused()

    page.get_by_role("link", name="Next rule: BOS-6.2").click()
    expect(rule(page, "BOS-6.2")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(rule(page, "BOS-6.3")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(rule(page, "BOS-6.2")).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#BOS-7")).to_be_focused()
    expect(page.locator("#BOS-7")).to_be_in_viewport()
    expect(page).to_have_url(f"{house}/rules/bostock#BOS-7")
    expect(page.get_by_role("link", name="Next rule: BOS-7.2")).to_be_visible()

    page.go_back()
    expect(rule(page, "BOS-6.2")).to_be_focused()

    page.locator("#BOS-11").evaluate("heading => heading.scrollIntoView({ block: 'center' })")
    expect(page.locator("aside [aria-current]")).to_have_attribute("href", re.compile(r"#BOS-1[01]$"))


def test_the_steps_of_a_phone_are_not_cut_off_and_another_language_keeps_the_place(
    borrow: OpenPage, house: str
) -> None:
    page = borrow(**FRENCH)
    goes(page, house, "/rules/peloton#PEL-21.11")
    place = rule(page, "PEL-21.11")
    expect(place).to_be_focused()

    page.set_viewport_size({"width": 360, "height": 844})
    ends = page.locator("footer a, footer button").evaluate_all("all => all.map(e => e.getBoundingClientRect().right)")
    assert max(ends) <= 360

    for screen, language in ((SCREEN, "nl"), (PHONE, "de")):
        page.set_viewport_size(screen)
        place.evaluate("rule => { rule.scrollIntoView({ block: 'center' }); scrollBy(0, 20); }")
        said, before = place.locator("p").first.inner_text(), place.evaluate(TOP)

        # A phone's bar is far above: the press comes from the keyboard, as it would from the settings.
        page.locator(f".topbar [lang={language}]").evaluate("button => button.click()")

        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(place.locator("p").first).not_to_have_text(said)
        assert abs(place.evaluate(TOP) - before) < CLOSE
    expect(page.get_by_role("button", name="Inhalt")).to_be_visible()
