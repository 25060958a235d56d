"""A finished race is looked back at: its chances, its turning points, luck and choices, and the way on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, USUAL, OpenPage
from tests.browser.loaded import LoadedPages, goes
from tests.browser.positions import near_the_end
from tests.browser.rider import LIT
from tests.browser.seated import RESULT, make_table, plays_from_the_list
from tests.browser.watch import Watch
from tests.browser.words import raw_words

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}


@pytest.fixture(scope="module")
def race(house: str, loaded: LoadedPages) -> str:
    """The last turns of a tour, ridden once for all tests."""
    watch = Watch()
    watch.forgive("Service Worker registration blocked by Playwright")
    page = loaded.lend(**USUAL)
    page.set_default_timeout(PATIENCE)
    watch.over(page)
    table = make_table(page, house, "seconds", position=near_the_end("seconds"))
    goes(page, house, f"/t/{table}")
    page.locator(f"{LIT}, {RESULT}").first.wait_for()
    while not page.locator(RESULT).count():
        plays_from_the_list(page)
    watch.leave(page)
    loaded.put_back(page, **USUAL)
    watch.check()
    return f"/replay/{table}"


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit()


def looks_back(page: Page, house: str, race: str) -> None:
    goes(page, house, race)
    page.get_by_role("button", name="Analysis").click()
    page.locator("#luck").wait_for(state="attached")


def test_the_chances_are_drawn_and_a_turning_point_leads_to_its_turn(race: str, page: Page, house: str) -> None:
    looks_back(page, house, race)

    page.locator(".points button").first.click()

    turn = page.locator(".points [aria-current] small").inner_text()
    expect(page.locator(".turncard .clock")).to_contain_text(turn.removeprefix("turn "))
    expect(page.locator(".chart polyline.line")).to_have_count(2)
    assert raw_words(page) == set()


def test_luck_and_choices_are_told_on_a_phone(race: str, visit: OpenPage, house: str) -> None:
    page = visit(**PHONE)
    looks_back(page, house, race)

    page.locator("nav.tabs button").nth(1).click()

    expect(page.get_by_role("table")).to_contain_text("Ann")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_keys_step_through_the_race(race: str, page: Page, house: str) -> None:
    looks_back(page, house, race)
    page.locator(".points button").first.wait_for()
    page.locator("main").click(position={"x": 5, "y": 5})
    turn = page.locator(".turncard .clock")

    for key in ("Shift+ArrowRight", "End"):
        before = turn.inner_text()
        page.keyboard.press(key)
        expect(turn).not_to_have_text(before)


def test_what_the_bot_would_have_done_lies_dashed_on_the_road(race: str, page: Page, house: str) -> None:
    number = _goes_elsewhere(page, house + race)
    looks_back(page, house, f"{race}/{number}")

    expect(page.locator('.race use[href="#bot-4"]')).to_have_count(1)
    expect(page.locator(".race text", has_text="Played")).to_have_count(1)

    page.get_by_role("button", name="Back to the moves").click()

    expect(page.locator('.race use[href="#bot-4"]')).to_have_count(0)


def _goes_elsewhere(page: Page, race: str) -> int:
    """An entry for which the page is told that the bot would have ridden to the start of the road."""
    table = race.replace("/replay/", "/api/tables/")
    told = page.request.get(f"{table}/analysis").json()
    acts = [each for each in told["entries"] if each["played"]]
    ridden = next(each for each in acts if each["played"]["picks"][-1].startswith("cell:"))
    number = int(ridden["number"])
    shown = page.request.get(f"{table}/replay/scenes?from={number}&to={number}").json()
    cells = shown["boards"][shown["scenes"][str(number)]["board"]]["cells"]
    ridden["best"] = {**ridden["played"], "picks": [cells[0]["id"]]}
    page.route("**/analysis", lambda route: route.fulfill(json=told))
    return number
