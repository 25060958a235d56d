"""At phone width: a stage is ridden to its result with a finger, and nothing sticks out of the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.rider import Rider

WIDTH = 390
FINGER = 44
"""Pixels that a finger needs."""


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page(viewport={"width": WIDTH, "height": 844}, is_mobile=True, has_touch=True)


def fits(page: Page) -> bool:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width <= WIDTH


def for_fingers(control: Locator) -> bool:
    control.wait_for()
    box = control.bounding_box()
    return box is not None and box["width"] >= FINGER and box["height"] >= FINGER


@pytest.mark.parametrize("place", ["/", "/settings", "/rules/{game}", "/new/{game}"])
def test_pages_do_not_scroll_sideways(page: Page, house: str, place: str) -> None:
    game = page.request.get(f"{house}/api/games").json()[0]["id"]
    page.goto(house + place.format(game=game))
    page.get_by_role("main").get_by_role("heading").locator("visible=true").last.wait_for()

    assert fits(page)


def test_a_stage_is_ridden_to_its_result(page: Page, rider: Rider, house: str) -> None:
    rider.set_up(house, "Ilse", "Bot")
    assert for_fingers(page.get_by_role("button", name="Start the race"))
    rider.start()

    rider.look()
    assert fits(page)
    rider.ride_to_result()

    assert fits(page)
    assert for_fingers(rider.next_stage)
    rider.next_stage.click()
    rider.ride(1)


def test_what_is_pressed_most_is_big_enough_for_a_finger(page: Page, rider: Rider, house: str) -> None:
    page.goto(house)
    quick = page.get_by_role("button", name="Quick start")
    assert for_fingers(quick)
    quick.click()
    rider.look()
    assert for_fingers(rider.lit.first)
    rider.ride(1)
    rider.look()

    assert all(for_fingers(card) for card in rider.cards.all())
    assert all(for_fingers(tab) for tab in page.get_by_role("navigation", name="Views").get_by_role("link").all())


def test_the_tabs_bring_standings_log_and_menu_and_the_ticker_what_happened(
    page: Page, rider: Rider, house: str
) -> None:
    page.goto(house)
    page.get_by_role("button", name="Quick start").click()
    rider.ride(2)
    tabs = page.get_by_role("navigation", name="Views")
    sheet = page.get_by_role("dialog")

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
