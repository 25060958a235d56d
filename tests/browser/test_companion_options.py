"""The options that matter for the score, chosen in the plan and changed on the sheet, on a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes
from tests.browser.scorer import Scorer
from tests.browser.words import raw_words

SMALL = {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True}
"""What a browser with its bars leaves."""


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit(**SMALL)


def types(page: Page, team: str, count: int) -> None:
    """The lowest count of a team, on the keys of its figure."""
    page.get_by_role("button", name=f"{team}, Lowest").click()
    keys = page.get_by_role("group", name=f"Lowest: {team}")
    for digit in str(count):
        keys.get_by_role("button", name=digit, exact=True).click()


def test_a_time_trial_is_timed_at_the_finish_until_the_option_is_changed(page: Page, house: str) -> None:
    """Counts of 109 and 97 on 170 cells: 91 seconds by counts, 170 + 10 more where a turn was left at the line."""
    scorer = Scorer(page, house)
    goes(page, house, "/companion/new/seconds")
    page.get_by_text("One team time trial").first.click()
    page.get_by_role("main").get_by_text("2", exact=True).locator("visible=true").first.click()
    page.locator("summary", has_text="Readings of the rulebook").click()
    page.get_by_text("Cells past the line").click()
    assert raw_words(page) == set()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/companion/*")

    scorer.turns_to("Entry")
    page.get_by_role("button", name="Lowest count of each team").locator("visible=true").click()
    types(page, "Rouge", 109)
    types(page, "Azur", 97)
    left = page.get_by_role("group", name="Team turns left at the first finish?")
    left.get_by_role("button", name="1").click()
    page.get_by_role("button", name="Save").click()
    scorer.turns_to("Ranking")
    expect(scorer.ranking).to_contain_text("Team time trial: Rouge, 271″")

    scorer.turns_to("Set-up")
    expect(scorer.entries).to_contain_text("one team turn was left when the first rider crossed the line")
    page.locator("summary", has_text="Rules of the day").click()
    page.get_by_text("How far he has come").click()
    page.get_by_role("button", name="Change the rules of the day").click()
    scorer.turns_to("Ranking")
    expect(scorer.ranking).to_contain_text("Team time trial: Rouge, 91″")
