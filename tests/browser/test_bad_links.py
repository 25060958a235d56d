"""Links that lead nowhere: a clear sentence, a way home, and nothing in the console."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.rider import Rider
from tests.browser.watch import Watch

# Chromium itself notes every answer that is no success.
NOT_FOUND = r"Failed to load resource: the server responded with a status of (404|409|403)"


def find_home(page: Page) -> None:
    page.get_by_role("link", name=re.compile("(To the start|To the home page|Gruppetto, home)")).first.click()
    expect(page.get_by_role("button", name="Quick start")).to_be_visible()


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("/t/nobodysits", "There is no such table"),
        ("/t/nobodysits#invitation=wrong", "There is no such table"),
        ("/j/QQQQQQ", "No table has this code"),
        ("/replay/nobodysits", "There is no such table"),
        ("/replay/nobodysits/last", "This road leads nowhere"),
        ("/rules/nothing", "This server does not have that game"),
        ("/new/nothing", "This server does not have that game"),
        ("/t/", "This road leads nowhere"),
        ("/t/%E0%A4%A", "This road leads nowhere"),
        ("/no/such/place", "This road leads nowhere"),
    ],
)
def test_a_link_that_leads_nowhere_says_so_and_shows_a_way_home(
    page: Page, house: str, watch: Watch, link: str, sentence: str
) -> None:
    watch.forgive(NOT_FOUND)
    page.goto(house + link)

    expect(page.get_by_role("main")).to_contain_text(sentence)
    find_home(page)


def test_the_replay_of_no_table_leads_home_and_not_to_that_table(page: Page, house: str, watch: Watch) -> None:
    watch.forgive(NOT_FOUND)
    page.goto(f"{house}/replay/nobodysits")

    expect(page.get_by_role("main").get_by_role("link")).to_have_attribute("href", "/")


def test_a_wrong_code_typed_at_home_is_told(page: Page, house: str, watch: Watch) -> None:
    watch.forgive(NOT_FOUND)
    page.goto(house)
    page.get_by_role("textbox", name="Link or six letters").fill("QQQQQQ")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_role("main")).to_contain_text("No table has this code")
    find_home(page)


def test_a_wrong_invitation_is_refused_with_a_sentence(
    rider: Rider, open_page: OpenPage, house: str, watch: Watch
) -> None:
    watch.forgive(NOT_FOUND)
    rider.set_up(house, "Ilse", "Friend")
    rider.page.get_by_role("button", name="Open the table and invite").click()
    rider.page.wait_for_url(re.compile("/t/"))
    friend = open_page()
    friend.goto(f"{rider.page.url}#invitation=wrong")

    friend.get_by_role("textbox", name="Your name").fill("Koen")
    friend.get_by_role("button", name="Sit down").click()

    expect(friend.get_by_role("main").get_by_role("alert")).to_have_text(re.compile(r"^[A-Z][^(]+\.$"))
    find_home(friend)


def test_the_replay_of_a_race_under_way_waits_for_its_finish(
    page: Page, rider: Rider, house: str, watch: Watch
) -> None:
    watch.forgive(NOT_FOUND)
    rider.set_up(house, "Ilse", "Bot")
    rider.start()
    rider.look()
    page.goto(page.url.replace("/t/", "/replay/"))

    expect(page.get_by_role("main")).to_contain_text("The race is still on")
    find_home(page)
