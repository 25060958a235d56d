"""The rules page: searched in one's own language, opened at the rule, read rule by rule, switched on the spot."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
FRENCH: dict[str, Any] = {"locale": "fr-FR"}
ASKED = "**/api/games/*/rules/*"
TOP = "element => element.getBoundingClientRect().top"
CLOSE = 3
"""Pixels by which a line may move when its words do."""


def rule(page: Page, number: str) -> Any:
    return page.get_by_role("region", name=number, exact=True)


def test_words_are_found_in_french_without_their_accents(open_page: OpenPage, house: str) -> None:
    page = open_page(**FRENCH)
    page.goto(f"{house}/rules/vainqueur")

    page.get_by_role("searchbox", name="Chercher dans les règles").fill("DEFAUSSE")

    expect(page.get_by_role("status").filter(has_text=re.compile(r"^\d+ règles$"))).to_be_visible()
    expect(page.locator("article mark").first).to_have_text(re.compile("défausse", re.IGNORECASE))
    expect(rule(page, "VAI-1.1")).to_have_count(0)
    assert page.locator("#plain").evaluate(TOP) < 100  # what is found begins at the top, not below the pictures


def test_a_word_of_the_exact_wording_is_found_and_shown(open_page: OpenPage, house: str) -> None:
    page = open_page(**FRENCH)
    page.goto(f"{house}/rules/vainqueur")

    page.get_by_role("searchbox").fill("speciality")

    shown = page.locator("article details[open] p[lang=en]")
    expect(shown.first).to_contain_text("speciality")
    expect(shown.first).to_be_visible()


def test_a_link_opens_at_its_rule_with_the_exact_wording(page: Page, house: str) -> None:
    page.goto(f"{house}/rules/seconds#SEC-6.1")

    place = rule(page, "SEC-6.1")
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
    expect(place.locator("details")).to_have_attribute("open", "")
    expect(page.locator("article details[open]")).to_have_count(1)
    expect(page.locator("aside [aria-current]")).to_contain_text("6 ")


def test_a_link_opens_at_a_section(page: Page, house: str) -> None:
    page.goto(f"{house}/rules/peloton#PEL-8")

    expect(page.locator("#PEL-8")).to_be_focused()
    expect(page.locator("#PEL-8")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Next rule: PEL-8.2")).to_be_visible()


def test_rules_are_read_one_after_the_other(page: Page, house: str) -> None:
    page.goto(f"{house}/rules/bostock#BOS-6.1")
    expect(rule(page, "BOS-6.1")).to_be_focused()

    page.get_by_role("link", name="Next rule: BOS-6.2").click()
    expect(rule(page, "BOS-6.2")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(rule(page, "BOS-6.3")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(rule(page, "BOS-6.2")).to_be_focused()
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#BOS-7")).to_be_focused()
    expect(page).to_have_url(f"{house}/rules/bostock#BOS-7")

    page.go_back()
    expect(rule(page, "BOS-6.2")).to_be_focused()


def test_what_is_read_by_scrolling_is_where_one_goes_on_from(page: Page, house: str) -> None:
    page.goto(f"{house}/rules/vainqueur")
    page.locator("#VAI-9").evaluate("heading => heading.scrollIntoView({ block: 'center' })")

    expect(page.locator("aside [aria-current]")).to_have_attribute("href", re.compile(r"#VAI-[89]$"))


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_another_language_keeps_the_place(open_page: OpenPage, house: str, screen: str) -> None:
    page = open_page(**(PHONE if screen == "phone" else {}))
    page.goto(f"{house}/rules/peloton#PEL-11.3")
    place = rule(page, "PEL-11.3")
    expect(place).to_be_focused()
    page.evaluate("scrollBy(0, 60)")
    english, before = place.locator("p").first.inner_text(), place.evaluate(TOP)

    # A phone's bar is far above: the press comes from the keyboard, as it would from the settings.
    page.locator(".topbar [lang=nl]").evaluate("button => button.click()")

    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(place.locator("p").first).not_to_have_text(english)
    assert abs(place.evaluate(TOP) - before) < CLOSE
    said = page.get_by_role("searchbox", name="Zoek") if screen == "desk" else page.get_by_role("button", name="Inhoud")
    expect(said).to_be_visible()


def test_the_contents_are_a_sheet_on_a_phone(open_page: OpenPage, house: str) -> None:
    page = open_page(**PHONE)
    page.goto(f"{house}/rules/seconds")

    page.get_by_role("button", name="Contents").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("link", name=re.compile("^10 ")).click()

    expect(sheet).to_have_count(0)
    expect(page.locator("#SEC-10")).to_be_in_viewport()


def test_a_figure_that_is_ours_leads_to_where_ones_own_goes(page: Page, house: str) -> None:
    page.goto(f"{house}/rules/bostock#BOS-11.4")
    place = rule(page, "BOS-11.4")
    expect(place).to_contain_text("our figure", ignore_case=True)

    place.get_by_role("link", name="Put in the figures of your box").click()

    page.wait_for_url(re.compile("/companion/new/bostock"))


def test_no_page_is_blank_while_the_rules_are_on_their_way(page: Page, house: str) -> None:
    waiting: list[Route] = []
    page.route(ASKED, lambda route: waiting.append(route))
    with page.expect_request(ASKED):
        page.goto(f"{house}/rules/vainqueur")

    expect(page.locator(".topbar")).to_be_visible()
    expect(page.locator(".bones .line").first).to_be_visible()

    waiting[0].continue_()
    expect(rule(page, "VAI-1.1")).to_be_visible()
    expect(page.locator(".bones")).to_have_count(0)


def test_nothing_is_said_in_english_only_to_a_reader_of_another_language(open_page: OpenPage, house: str) -> None:
    page = open_page(locale="de-DE")
    for game in ("vainqueur", "seconds", "bostock", "peloton"):
        page.goto(f"{house}/rules/{game}")
        page.locator("article .rule").first.wait_for()

        expect(page.locator("article")).to_have_attribute("lang", "de")
        same = page.locator("article .rule").evaluate_all(
            """rules => rules.filter(rule => rule.querySelector(".said p")?.textContent
                 === rule.querySelector("details p")?.textContent).map(rule => rule.id)"""
        )
        assert same == []


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_french_phone_the_last_step_is_not_cut_off(open_page: OpenPage, house: str, width: int) -> None:
    page = open_page(**FRENCH, viewport={"width": width, "height": 844}, has_touch=True)
    page.goto(f"{house}/rules/peloton#PEL-21.11")
    expect(rule(page, "PEL-21.11")).to_be_focused()

    ends = page.locator("footer a, footer button").evaluate_all("all => all.map(e => e.getBoundingClientRect().right)")

    assert max(ends) <= width
