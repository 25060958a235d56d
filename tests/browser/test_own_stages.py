"""Stages of one's own on a small phone: described in the plan and on the sheet, and added when the race is over."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes
from tests.browser.scorer import PROLOGUE, STAGE_1, Scorer, fact
from tests.browser.words import raw_words

SMALL = {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True}
"""What a browser with its bars leaves."""


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit(**SMALL)


@pytest.fixture
def scorer(page: Page, house: str) -> Scorer:
    return Scorer(page, house)


def adds(page: Page, stage: str) -> Locator:
    """Chooses a stage of their own and gives the dialog that asks for it."""
    page.get_by_role("combobox", name="Which stage").select_option(stage)
    page.get_by_role("button", name="Add stage").click()
    return page.get_by_role("dialog")


def starts(page: Page, scorer: Scorer) -> None:
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/companion/*")
    scorer.views.wait_for()


def test_a_stage_sold_separately_is_described_in_the_plan_and_put_right_on_the_sheet(
    page: Page, scorer: Scorer, house: str
) -> None:
    goes(page, house, "/companion/new/peloton")
    dialog = adds(page, "own")
    dialog.get_by_role("textbox", name="Name of the stage").fill("Hautacam")
    dialog.get_by_role("textbox", name="Length in km").fill("156")
    dialog.get_by_role("textbox", name="Base time").fill("3:40:00")
    dialog.get_by_role("textbox", name="Seconds printed").fill("0 5 12")
    dialog.get_by_role("button", name="Mountains: one more").click()
    dialog.get_by_role("textbox", name="Name of Mountain 1").fill("Col du Soulor")
    assert raw_words(page) == set()
    dialog.get_by_role("button", name="Save the stage").click()
    expect(page.get_by_role("listitem").filter(has_text="Hautacam").locator("em")).to_have_text("yours")
    page.get_by_role("button", name="Drop stage 1").click()

    starts(page, scorer)
    scorer.sees("Hautacam")
    scorer.turns_to("Set-up")
    page.get_by_role("button", name="Describe stage 1").click()
    dialog.get_by_role("textbox", name="Base time").fill("4:00:00")
    dialog.get_by_role("button", name="Save the stage").click()
    scorer.turns_to("Race")
    scorer.sees("4:00:00")


def test_a_board_of_their_own_has_a_name_and_sprints(page: Page, scorer: Scorer, house: str) -> None:
    goes(page, house, "/companion/new/seconds")
    dialog = adds(page, "own")
    dialog.get_by_role("textbox", name="Name of the stage").fill("Kermis")
    dialog.get_by_role("textbox", name="Cells to the finish line").fill("60")
    dialog.get_by_role("button", name="Sprints: one more").click()
    dialog.get_by_role("textbox", name="Name of S1").fill("Church")
    dialog.get_by_role("textbox", name="Bonus seconds, 1st").fill("9")
    dialog.get_by_role("button", name="Save the stage").click()
    expect(page.get_by_role("listitem").filter(has_text="Kermis")).to_be_visible()

    starts(page, scorer)
    scorer.turns_to("Set-up")
    scorer.sees("Kermis")
    page.get_by_text("All figures, and whose they are").click()
    scorer.sees("Church (Kermis)")


def test_a_stage_is_added_to_a_race_that_is_over(page: Page, scorer: Scorer) -> None:
    teams = [{"name": "Ann", "team": "rouge"}, {"name": "Bob", "team": "azur"}, {"name": "Cleo", "team": "mandarine"}]
    plan = {"edition": scorer._form()["editions"][0]["id"], "teams": teams, "stages": [{"id": "12"}]}
    scorer.keeps("vainqueur", plan, PROLOGUE, STAGE_1)
    scorer.opens()
    scorer.turns_to("Set-up")
    page.get_by_role("combobox", name="Which stage").select_option("3")
    with page.expect_response("**/edits"):
        page.get_by_role("button", name="Add stage").click()
    expect(page.locator(".topbar")).to_contain_text("2/2")
    expect(page.get_by_role("button", name="Drop stage 2")).to_have_count(0)
    scorer.writes(fact(2, "order", stage=2, order=[["player:0"], ["player:1"], ["player:2"]]))
    expect(scorer.entries).to_have_count(3)
    scorer.turns_to("Ranking")
    expect(scorer.ranking).to_contain_text("Ann")
