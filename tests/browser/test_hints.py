"""What a bot would do: asked for, shown on the road, played with Enter, and noted in the log and in the result."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hint_server import HintServer
from tests.browser.loaded import goes
from tests.browser.rider import LIT, Rider
from tests.browser.seated import make_table
from tests.browser.words import raw_words

LOW_PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}
ASKED = "You asked what Puncheur would do: hint 1 of this stage."


@pytest.fixture(scope="module")
def wise(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a game whose bots look ahead."""
    server = HintServer(Path(tmp_path_factory.mktemp("hints")) / "gruppetto.sqlite")
    try:
        server.start()
        yield server.url
    finally:
        server.close()


def sits_down(page: Page, url: str, **wishes: object) -> None:
    page.goto(f"{url}/")
    table = make_table(page, url, "wise", **wishes)
    goes(page, url, f"/t/{table}")
    page.locator(LIT).first.wait_for()


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^What would Puncheur do"))


def test_a_hint_is_asked_for_played_with_enter_and_found_in_log_and_result(page: Page, wise: str) -> None:
    sits_down(page, wise)
    page.keyboard.press("h")
    play = panel(page).locator(".btn.hero")
    expect(play).to_be_visible()
    expect(panel(page).get_by_text(re.compile("^Noted in the result: Ann, one hint this stage"))).to_be_visible()
    assert raw_words(page) == set()

    page.keyboard.press("Enter")
    expect(panel(page)).to_have_count(0)
    rider = Rider(page)
    rider.look()
    assert any(ASKED in line for line in rider.told())

    rider.ride_to_result(by_hand=0)
    expect(page.locator(".hintnote")).to_have_text("Ann, one hint this stage")


def test_another_choice_is_shown_when_it_is_pressed_and_esc_puts_the_hint_away(page: Page, wise: str) -> None:
    sits_down(page, wise)
    page.keyboard.press("h")
    play = panel(page).locator(".btn.hero")
    first = play.inner_text()
    panel(page).get_by_role("listitem").get_by_role("button").first.click()
    expect(play).not_to_have_text(first)
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)

    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)


def test_on_a_low_phone_the_menu_asks_and_the_hint_lies_in_place_of_the_hand(borrow: OpenPage, wise: str) -> None:
    page = borrow(**LOW_PHONE)
    sits_down(page, wise)
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="What would Puncheur do?").click()
    play = panel(page).locator(".btn.hero")
    expect(play).to_be_in_viewport(ratio=1)
    expect(page.locator(".dock")).to_have_count(0)
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > 100, "the road can still be seen"

    play.click()
    expect(page.locator(".dock")).to_be_visible()


def test_where_the_table_forbids_it_nothing_is_offered_and_the_question_mark_says_so(page: Page, wise: str) -> None:
    sits_down(page, wise, hints=False)
    expect(page.locator(".dock").get_by_text("hint", exact=True)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("This table rides without hints.")).to_be_visible()


def test_the_set_up_asks_whether_there_are_hints_and_the_lobby_says_it(page: Page, wise: str) -> None:
    rider = Rider(page)
    rider.set_up(wise, "Ann", "Friend", game="wise")
    allowed = page.get_by_role("radiogroup", name="Hints").get_by_role("radio", name=re.compile("^Allowed"))
    expect(allowed).not_to_be_checked()
    rider.choose("Who rides on seat 2", "Bot")
    expect(allowed).to_be_checked()
    rider.choose("Who rides on seat 2", "Friend")

    page.get_by_role("button", name=re.compile("^(Start the race|Open the table)")).click()
    expect(page.get_by_role("region", name="Rules of the day").get_by_text("No hints")).to_be_visible()
