"""Links that lead nowhere: a clear sentence, a way home, and nothing in the console."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes
from tests.browser.seated import ask_for_table, make_table
from tests.browser.watch import Watch

# Chromium itself notes every answer that is no success.
NOT_FOUND = r"Failed to load resource: the server responded with a status of (404|409|403)"


@pytest.fixture
def page(visit: OpenPage, watch: Watch) -> Page:
    watch.forgive(NOT_FOUND)
    return visit()


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
    page: Page, house: str, link: str, sentence: str
) -> None:
    goes(page, house, link)

    expect(page.get_by_role("main")).to_contain_text(sentence)
    find_home(page)
    assert '<div id="app">' in page.request.get(house + link).text()  # who comes from elsewhere gets the same page


def test_a_link_from_elsewhere_that_leads_nowhere_says_so(borrow: OpenPage, house: str, watch: Watch) -> None:
    watch.forgive(NOT_FOUND)
    page = borrow()
    page.goto(f"{house}/t/%E0%A4%A")

    expect(page.get_by_role("main")).to_contain_text("This road leads nowhere")


def test_the_replay_of_no_table_leads_home_and_not_to_that_table(page: Page, house: str) -> None:
    goes(page, house, "/replay/nobodysits")

    expect(page.get_by_role("main").get_by_role("link")).to_have_attribute("href", "/")


def test_a_wrong_code_typed_at_home_is_told(page: Page) -> None:
    page.get_by_role("textbox", name="Link or six letters").fill("QQQQQQ")
    page.get_by_role("button", name="Join").click()

    expect(page.get_by_role("main")).to_contain_text("No table has this code")
    find_home(page)


def test_a_wrong_invitation_is_refused_with_a_sentence(page: Page, house: str) -> None:
    waiting = [{"kind": "me", "name": "Ilse"}, {"kind": "open"}]
    table = ask_for_table(page.request, house, "vainqueur", start=False, seats=waiting)["table"]
    goes(page, house, f"/t/{table}#invitation=wrong")

    page.get_by_role("textbox", name="Your name").fill("Koen")
    page.get_by_role("button", name="Sit down").click()

    expect(page.get_by_role("main").get_by_role("alert")).to_have_text(re.compile(r"^[A-Z][^(]+\.$"))
    find_home(page)


def test_the_replay_of_a_race_under_way_waits_for_its_finish(page: Page, house: str) -> None:
    table = make_table(page, house, "vainqueur")
    goes(page, house, f"/replay/{table}")

    expect(page.get_by_role("main")).to_contain_text("The race is still on")
    find_home(page)
