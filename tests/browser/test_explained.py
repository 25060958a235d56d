"""Whoever looks at a card, a sign or a jersey is told what it is: with the mouse, the keyboard, a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Axe
from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes
from tests.browser.positions import midway
from tests.browser.rider import LIT
from tests.browser.seated import make_table

POPUP = "#explanation"
CARD = ".hand .card[data-explain]"
TOPMOST = """popup => {
  const box = document.querySelector(popup).getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest(popup) !== null;
}"""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit()


def sit_down(page: Page, house: str, game: str) -> None:
    table = make_table(page, house, game, position=midway(game))
    goes(page, house, f"/t/{table}")
    page.locator(LIT).first.wait_for()


def test_a_mouse_that_rests_on_a_card_reads_what_it_does_and_picks_as_ever(page: Page, house: str) -> None:
    sit_down(page, house, "bostock")
    card = page.locator(CARD).first

    card.hover()
    expect(page.locator(POPUP)).to_be_visible()
    expect(page.locator(POPUP)).to_contain_text("of 48")
    assert not overlap(page, CARD, POPUP)
    assert faults(page, POPUP) == ""

    card.click()
    expect(page.locator(POPUP)).to_be_hidden()
    expect(page.locator(".hand .picked, .numbers .tile").first).to_be_visible()


def test_the_keyboard_reads_it_too_and_escape_puts_it_away_first(page: Page, house: str) -> None:
    sit_down(page, house, "bostock")
    page.keyboard.press("Tab")
    page.locator(CARD).first.focus()
    page.keyboard.press("ArrowRight")

    told = page.locator(f"{CARD}:focus")
    expect(told).to_have_attribute("aria-describedby", "explanation")
    expect(page.locator(POPUP)).to_be_visible()

    page.keyboard.press("Escape")
    expect(page.locator(POPUP)).to_be_hidden()
    expect(page.locator(CARD).nth(1)).to_be_focused()


def test_a_finger_that_stays_on_a_card_opens_it_and_picks_nothing(visit: OpenPage, house: str) -> None:
    page = visit(**PHONE)
    sit_down(page, house, "bostock")
    hold(page, CARD)

    expect(page.locator(POPUP)).to_contain_text("of 48")
    assert not overlap(page, CARD, POPUP)
    assert faults(page, POPUP) == ""

    page.locator(f"{POPUP} button").tap()
    expect(page.locator(POPUP)).to_be_hidden()
    expect(page.locator(".hand .picked")).to_have_count(0)


def test_what_lies_on_a_rider_and_beside_the_road_is_told_too(page: Page, house: str) -> None:
    sit_down(page, house, "bostock")

    page.locator(".rider[data-stands-on][data-explain]").first.hover(force=True)
    expect(page.locator(POPUP)).to_contain_text("Sits out")
    page.locator(".sign-board[data-explain]").first.hover()
    expect(page.locator(POPUP)).to_contain_text("Green line")
    page.locator(".stand .worn").first.click()
    expect(page.locator(POPUP)).to_contain_text("Green jersey")


def test_a_jersey_in_the_standings_of_a_phone_is_told_over_their_sheet(visit: OpenPage, house: str) -> None:
    page = visit(**PHONE)
    sit_down(page, house, "bostock")
    page.locator("nav.tabs a", has_text="Standings").tap()
    page.locator(".stand .worn").locator("visible=true").first.tap()

    expect(page.locator(POPUP)).to_contain_text("Green jersey")
    page.wait_for_function(TOPMOST, arg=POPUP)


def test_the_rulebook_lists_every_card_with_its_number(page: Page, house: str) -> None:
    goes(page, house, "/rules/seconds")

    cards = page.locator("section[aria-labelledby=cards]")
    expect(cards.locator("h3").first).to_have_text("Seconds cards112")
    expect(cards).to_contain_text("Pile-up")
    assert faults(page, "section[aria-labelledby=cards]") == ""


def hold(page: Page, thing: str) -> None:
    """A finger on the first of these things, until its explanation is open."""
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(POPUP)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def faults(page: Page, within: str) -> str:
    """What axe finds there, by day and by night."""
    axe = Axe(page)
    axe.look(within, within, night=True)
    return axe.told()


def overlap(page: Page, one: str, other: str) -> bool:
    first, second = page.locator(one).first.bounding_box(), page.locator(other).bounding_box()
    assert first is not None
    assert second is not None
    beside = first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    apart = first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]
    return not (beside or apart)
