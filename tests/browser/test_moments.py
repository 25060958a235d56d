"""Moments have the stage, and others ride at the pace one chose."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_race_cards import sit_down
from tests.games.bostock.easel import road

MOVING = """
if (location.protocol === "http:" && !localStorage.getItem("gruppetto.seats"))
  localStorage.setItem("gruppetto.settings", JSON.stringify({ motion: "full", pace: "slow", sound: false }));
"""
"""A profile that sees everything move. It is made before a player sits down: what is chosen later stays."""

HOLDS = """
new MutationObserver((_, observer) => {
  if (!document.querySelector(".moment")) return;
  observer.disconnect();
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true, cancelable: true }));
}).observe(document, { subtree: true, childList: true });
"""
"""A key that is pressed the moment a card has the stage. It keeps it there; it would also go to the race radio."""


def test_a_card_has_the_stage_until_a_key_is_let_go_and_the_pace_is_kept(borrow: OpenPage, house: str) -> None:
    page = borrow(reduced_motion="no-preference")
    page.add_init_script(MOVING)
    page.add_init_script(HOLDS)
    sit_down(page, house, road(riders={"red-1": "8.2"}, held={"red-1": "B2"}))
    card = page.locator('[data-card="card:B2"]')
    card.click()
    card.click()

    moment = page.locator(".moment")
    expect(moment).to_contain_text("advances two cells")
    expect(moment).to_contain_text("You play Tailwind.")
    expect(page.locator("[aria-live=assertive]")).to_have_text("You play Tailwind.")
    page.keyboard.up("l")
    expect(moment).to_have_count(0)
    assert page.evaluate("() => document.activeElement.closest('.log')") is None, "the key was passed on"

    page.keyboard.press("]")
    page.reload()
    assert page.evaluate("() => JSON.parse(localStorage['gruppetto.settings']).pace") == "normal"
