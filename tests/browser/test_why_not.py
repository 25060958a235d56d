"""A dimmed card says why it cannot be played, and the rulebook shows the rule."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.positions import lille_rouen
from tests.browser.rider import Rider
from tests.browser.seated import open_table
from tests.games.vainqueur.table import A

RULE = re.compile(r"[A-Z]{3}-\d+\.\d+")


def test_a_dimmed_card_tells_the_rule_and_the_rulebook_shows_it(page: Page, rider: Rider, house: str) -> None:
    open_table(page, house, "vainqueur", position=lille_rouen(60, 40, blocked={A: "burst_tyre"}))
    rider.look()
    table = page.url
    card = (rider.dim.first.get_attribute("aria-label") or "").split(",")[0]

    rider.hand.get_by_role("button", name=f"{card}, ").and_(rider.dim).first.click()

    why = page.get_by_role("dialog", name=f"Not now: {card}")
    told = why.locator(".rule").first
    expect(told.locator("p").first).to_have_text(re.compile(r"\S"))  # the rule in plain words
    rule = RULE.findall(told.inner_text())[0]
    text = told.locator("p").first.inner_text()
    told.get_by_text("Exact wording").click()
    exact = told.locator("details p").inner_text()
    why.get_by_role("link", name="Open in the rulebook").click()
    place = page.get_by_role("region", name=rule, exact=True)
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport()
    assert plain(text) in plain(place.inner_text())
    assert plain(exact) in plain(place.inner_text())

    page.go_back()
    expect(page).to_have_url(table)
    rider.ride(1)


def test_the_address_of_a_rule_can_be_opened_by_itself(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("link", name="Rules").first.click()
    first = page.get_by_role("link", name=re.compile(r"^Link to [A-Z]{3}-\d+\.\d+")).first
    rule = (first.get_attribute("aria-label") or "").removeprefix("Link to ")

    page.goto(page.url + "/" + rule)

    expect(page.get_by_role("region", name=rule, exact=True)).to_be_focused()


def plain(text: str) -> str:
    """Without the marks of emphasis and code, which the two places draw differently."""
    return re.sub(r"[\s*`]+", " ", text).strip()
