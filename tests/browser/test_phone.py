"""At phone width: a stage is ridden to its result with a finger, and nothing sticks out of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.positions import lille_rouen
from tests.browser.rider import Rider
from tests.browser.seated import open_table

WIDTH = 390
FINGER = 44
"""Pixels that a finger needs."""


@pytest.fixture
def page(borrow: OpenPage) -> Page:
    return borrow(viewport={"width": WIDTH, "height": 844}, is_mobile=True, has_touch=True)


def fits(page: Page) -> bool:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width <= WIDTH


def for_fingers(control: Locator) -> bool:
    control.wait_for()
    box = control.bounding_box()
    return box is not None and box["width"] >= FINGER and box["height"] >= FINGER


def test_pages_do_not_scroll_sideways(page: Page, house: str) -> None:
    for place in ("/", "/settings", "/rules/vainqueur", "/new/vainqueur"):
        page.goto(house + place)
        page.get_by_role("main").get_by_role("heading").locator("visible=true").last.wait_for()

        assert fits(page), place
    assert for_fingers(page.get_by_role("button", name="Start the race"))


def test_a_stage_is_ridden_to_its_result(page: Page, rider: Rider, house: str) -> None:
    open_table(page, house, "vainqueur", position=lille_rouen(180, 180))

    rider.look()
    assert fits(page)
    rider.ride_to_result()

    assert fits(page)
    assert for_fingers(rider.next_stage)
    rider.next_stage.click()
    rider.ride(1)


def test_what_is_pressed_is_big_enough_and_tabs_and_ticker_bring_what_a_desk_shows_beside_the_road(
    page: Page, rider: Rider, house: str
) -> None:
    page.goto(house)
    quick = page.get_by_role("button", name="Quick start")
    assert for_fingers(quick)
    quick.click()
    rider.look()
    assert for_fingers(rider.lit.first)
    rider.ride(2)
    rider.look()
    tabs = page.get_by_role("navigation", name="Views")
    sheet = page.get_by_role("dialog")
    assert all(for_fingers(card) for card in rider.cards.all())
    assert all(for_fingers(tab) for tab in tabs.get_by_role("link").all())

    for tab, shown in (("Standings", sheet.get_by_role("table")), ("Log", sheet.get_by_role("list")), ("Menu", sheet)):
        tabs.get_by_role("link", name=tab).click()  # no sheet covers the tabs
        expect(sheet).to_have_accessible_name(tab)
        expect(shown).to_be_visible()
        assert fits(page)
    sheet.get_by_role("button", name="Back to the table").click()
    expect(sheet).to_have_count(0)

    page.get_by_role("button", name="What happened since your last turn").click()
    expect(sheet).to_have_accessible_name("Since your last turn")
    expect(sheet.get_by_role("listitem").first).to_be_visible()
    tabs.get_by_role("link", name="Board").click()
    expect(sheet).to_have_count(0)

    rider.ride(1)
