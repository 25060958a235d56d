"""A clock runs out: the server lets a bot decide, and the race goes on. How long that takes, nobody asks here."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.seated import open_table


def test_when_a_clock_runs_out_a_bot_decides_and_the_race_goes_on(page: Page, house: str) -> None:
    seats = [{"kind": "me", "name": "Ilse"}, {"kind": "bot", "bot": "greedy"}]
    clock = {"each": "decision", "seconds": 5, "out": "move"}  # the shortest there is
    open_table(page, house, "vainqueur", seats=seats, clock=clock)
    page.get_by_role("timer", name=re.compile("Time left")).wait_for()
    page.get_by_role("region", name="Race radio").get_by_text("for Ilse").first.wait_for()
    page.get_by_text("Your turn, Ilse").first.wait_for()
