"""How often somebody presses for a turn, counted while it is played: half of what it once took, or less.

`web/src/table/clicks.test.ts` proves that fewer will not do; here nothing is pressed but what is lit on the page.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_hex_race, test_lane_race
from tests.browser.conftest import PATIENCE, OpenPage
from tests.browser.rider import Rider
from tests.games.peloton import table as peloton
from tests.games.seconds import table as seconds

AT_ONCE = """localStorage.setItem(
  "gruppetto.settings", JSON.stringify({ motion: "none", sound: false, name: "Ilse", oneClick: true }));"""
"""Somebody who has one-click play switched on; forced moves play themselves unless a person says otherwise."""


COUNTS = "window.presses = 0; addEventListener('click', press => { window.presses += press.isTrusted; }, true);"
"""Counts every press of a mouse or a finger."""


@pytest.fixture
def page(borrow: OpenPage) -> Page:
    page = borrow()
    page.add_init_script(AT_ONCE + COUNTS)
    return page


def presses(page: Page) -> int:
    pressed: int = page.evaluate("window.presses")
    return pressed


def test_a_sequence_of_four_riders_of_peloton_takes_three_presses_and_once_took_eight(
    page: Page, rider: Rider, house: str
) -> None:
    team = {1: "P1:3.5", 2: "P1:3.4", 3: "P1:2.4", 4: "P1:4.4"}
    thrown = peloton.race(team, stage="paris", size=4)
    peloton.play(thrown, "throw yellow: 4")  # one press, whatever it shows
    test_hex_race.sit_down(page, house, thrown.document())
    rider.look()

    rider.cells.last.click()
    page.get_by_role("button", name="All my riders follow the pace").click()
    for bib in (2, 3, 4):
        expect(rider.radio).to_contain_text(re.compile(rf"Your {bib} takes the pace"), timeout=PATIENCE)

    assert 1 + presses(page) == 3


def test_an_exchange_of_three_cards_of_seconds_takes_one_press_and_once_took_six(
    page: Page, rider: Rider, house: str
) -> None:
    apart = {"A1": "20.2", "B1": "60.1", "C1": "70.1", "D1": "5.1"}
    swapping = seconds.race("flat-95", apart, hand=[4, 2, 3, 5, 9, 12, 15])
    seconds.play(swapping, "play 4 24.2")
    test_lane_race.sit_down(page, house, swapping.document())
    rider.look()

    page.get_by_role("button", name="These 3 cards").click()
    for card in (2, 3, 5):
        expect(rider.radio).to_contain_text(f"You lay {card} aside.")

    assert presses(page) == 1
