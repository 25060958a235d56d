"""Who is level says what separated him: on a score sheet and beside the road."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.rider import Rider
from tests.browser.scorer import PHONE, PROLOGUE, STAGE_1, Scorer, fact
from tests.browser.seated import open_table
from tests.games.vainqueur.table import A, B, race

BY_STAGE = "Bob has the yellow cap, not Ann: winner of the stage just ridden."
LEVEL = [(A, [260, 200]), (B, [30, 40])]
"""A stage each: 90 points each, and the cap with who won the second."""


def asks_why(page: Page | Locator, place: int = 0) -> None:
    page.get_by_role("button", name="Level: what decided?").locator("visible=true").nth(place).click()


def rule_link(page: Page | Locator, rule: str) -> Locator:
    return page.get_by_role("link", name=f"Decided by rule {rule}").locator("visible=true")


def test_on_a_score_sheet(borrow: OpenPage, house: str) -> None:
    page = borrow(**PHONE)
    scorer = Scorer(page, house)
    scorer.has_a_sheet(PROLOGUE, STAGE_1, fact(2, "order", stage=2, order=[["player:1"], ["player:0"], ["player:2"]]))
    scorer.opens()
    assert scorer.points() == {"Bob": 90, "Ann": 90, "Cleo": 20}

    asks_why(page)

    scorer.sees(BY_STAGE)
    expect(rule_link(page, "VAI-10.2")).to_have_attribute("href", "/rules/vainqueur/VAI-10.2")


def test_beside_the_road(page: Page, rider: Rider, house: str) -> None:
    third = race(6, seats=2, options={"tour": "short"}, cap=B, at=[120, 80], results=LEVEL)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "name": "Bob", "bot": "greedy"}]
    open_table(page, house, "vainqueur", position=third.document(), seats=seats)
    rider.look()

    asks_why(page, 1)

    expect(page.get_by_text(BY_STAGE)).to_be_visible()
    expect(rule_link(page, "VAI-10.2")).to_be_visible()
