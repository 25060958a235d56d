"""A game in pictures: read in one's own language, on a phone, and printed on two sheets of paper."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.axe import Axe
from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes, speaks

GAMES = ("vainqueur", "seconds", "bostock", "peloton")
LANGUAGES = ("en", "fr", "nl", "de")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PAPER = ViewportSize(width=703, height=1039)
"""A sheet of A4 within its margins, in pixels."""
ONLY_SHEETS = "document.documentElement.dataset.print = 'sheets'"
SHEETS = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [one, two] = [...document.querySelectorAll(".sheet")].map((sheet) => sheet.getBoundingClientRect());
  return [one.bottom - box(".hero").top, two.height, document.documentElement.scrollWidth];
}"""


def opens(page: Page, house: str, game: str) -> None:
    """The rules of a game, with their pictures."""
    goes(page, house, f"/rules/{game}")
    page.locator(".illustrated .sheet").nth(1).wait_for()


def test_it_comes_before_the_rules_and_changes_its_language_on_the_spot(borrow: OpenPage, house: str) -> None:
    page = borrow()
    opens(page, house, "seconds")
    turn = page.get_by_role("region", name="A turn in four pictures")
    expect(turn.get_by_role("heading", name="The foremost rides first")).to_be_visible()
    expect(turn.locator(".scenery .rider")).to_have_count(7)

    speaks(page, "nl")

    beurt = page.get_by_role("region", name="Een beurt in vier beelden")
    expect(beurt.get_by_role("heading", name="De voorste rijdt eerst")).to_be_visible()
    expect(beurt).to_contain_text("Een van de 15 die je ploeg kreeg")


def test_every_game_is_printed_on_two_sheets_in_every_language(borrow: OpenPage, house: str) -> None:
    page = borrow(viewport=PAPER)
    page.emulate_media(media="print")
    for game in GAMES:
        opens(page, house, game)
        page.evaluate(ONLY_SHEETS)
        for language in LANGUAGES:
            page.locator(f".langs [lang={language}]").dispatch_event("click")  # the switch is not printed
            expect(page.locator("article")).to_have_attribute("lang", language)
            first, second, wide = page.evaluate(SHEETS)
            assert max(first, second) <= PAPER["height"], f"{game}, {language}: {first}, {second}"
            assert wide == PAPER["width"], f"{game}, {language}"

        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 2, game


def test_its_button_prints_the_sheets_and_the_browser_s_menu_the_rules_too(borrow: OpenPage, house: str) -> None:
    page = borrow()
    opens(page, house, "bostock")
    page.evaluate("window.print = () => { window.printed = document.documentElement.dataset.print; }")

    page.get_by_role("button", name="Print · 2 pages").click()
    page.wait_for_function("() => window.printed === 'sheets'")
    page.evaluate("dispatchEvent(new Event('afterprint'))")

    page.emulate_media(media="print")
    expect(page.locator("article")).to_be_visible()


def test_on_a_phone_nothing_scrolls_sideways_and_axe_finds_nothing(visit: OpenPage, house: str) -> None:
    page = visit(**PHONE, locale="de-DE")
    axe = Axe(page)
    for game in GAMES:
        opens(page, house, game)

        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["viewport"]["width"], game
        page.locator("article").evaluate("rules => rules.replaceChildren()")  # test_axe.py looks at them
        axe.look(game, ".illustrated", night=True)
    assert not axe.faults, axe.told()
