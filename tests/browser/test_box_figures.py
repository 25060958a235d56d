"""The figures of the box on a phone: asked for in the plan, tagged, counted with, and told in what is shared."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes
from tests.browser.scorer import PHONE, PROLOGUE, Scorer, fact
from tests.browser.words import raw_words

SAID = "3 figures are yours, the others ours or the rulebook’s."
ARRIVED = fact(
    1, "colours", stage=1, finish=["player:0", "player:1", "player:0", "player:1", "player:0"], green=["player:1"]
)


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit(**PHONE)


@pytest.fixture
def scorer(page: Page, house: str) -> Scorer:
    return Scorer(page, house)


def plans(page: Page, house: str, game: str) -> None:
    goes(page, house, f"/companion/new/{game}")
    page.get_by_role("radiogroup", name="Number of teams").get_by_text("2", exact=True).click()
    for seat, name in enumerate(("Ann", "Bob"), 1):
        page.get_by_role("textbox", name=f"Name of team {seat}").fill(name)


def starts(page: Page, scorer: Scorer) -> None:
    page.get_by_role("button", name="Start", exact=True).click()
    scorer.knows_its_link()
    scorer.turns_to("Set-up")


def shared(page: Page, scorer: Scorer) -> str:
    return page.request.get(f"{scorer.address}/share/text").text()


def test_points_of_the_own_box_are_typed_tagged_counted_and_told(page: Page, scorer: Scorer, house: str) -> None:
    page.set_viewport_size({"width": 375, "height": 553})
    plans(page, house, "bostock")
    expect(page.get_by_role("heading", level=2).first).to_have_text("Points as printed in your box?")
    for place, points in (("1st", "7"), ("2nd", "5")):
        page.get_by_role("textbox", name=f"Places of a road stage, {place}").fill(points)
    page.get_by_role("textbox", name="Other points, Road stage, complete team").fill("9")
    complete = page.get_by_role("listitem").filter(has_text="Road stage, complete team")
    expect(complete.locator("em")).to_have_text("yours")
    expect(page.locator("footer")).to_contain_text(SAID)
    assert raw_words(page) == set()

    starts(page, scorer)
    scorer.sees(SAID)
    scorer.writes(ARRIVED)
    scorer.turns_to("Ranking")
    expect(page.get_by_role("region", name="Ranking")).to_contain_text(SAID)

    text = shared(page, scorer)
    assert SAID in text
    assert "1. Ann  26" in text  # 7 + 4 + 2 of her riders, 9 for the whole team, 4 for two of the first three


def test_a_figure_put_right_on_the_sheet_is_followed_by_the_totals(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet()
    scorer.opens()
    scorer.turns_to("Set-up")
    scorer.sees("All figures that count are the rulebook’s.")
    page.get_by_text("Change the figures").click()
    page.get_by_role("textbox", name="Lille – Rouen").fill("300")
    page.get_by_role("button", name="Count with these figures").click()
    scorer.sees("One figure is yours, the others are the rulebook’s.")


def test_a_position_beyond_our_length_is_refused_on_our_stages_only(page: Page, scorer: Scorer) -> None:
    far = {f"player:{seat}": {"at": 400} for seat in (1, 2)}
    scorer.has_a_sheet(PROLOGUE, fact(1, "stage", stage=1, winner="player:0", positions=far))
    scorer.opens()
    scorer.turns_to("Set-up")

    page.locator("summary").filter(has_text="Rules of the day").click()
    page.get_by_role("radiogroup", name="Board").get_by_text("Our stages").click()
    page.get_by_role("button", name="Change the rules of the day").click()
    expect(scorer.dialog).to_contain_text("Not entered")
    expect(scorer.dialog).to_contain_text("400")
