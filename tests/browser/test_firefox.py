"""Stock Firefox draws and plays every game without an error, where one is installed.

Everything else is tried in Chromium; this is to notice what works nowhere else. Playwright drives the machine's own
Firefox over WebDriver BiDi. `GRUPPETTO_FIREFOX` names another one by its path.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright

from gruppetto.games import all_games
from tests.browser.conftest import profile
from tests.browser.rider import LIT
from tests.browser.seated import GOES, make_table, plays_from_the_list
from tests.browser.watch import Watch

NAMES = ("firefox", "firefox-esr")
MOVES = 3


def find_firefox() -> str | None:
    named = os.environ.get("GRUPPETTO_FIREFOX", "")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


pytestmark = pytest.mark.skipif(
    find_firefox() is None, reason="No Firefox on this machine; GRUPPETTO_FIREFOX may name one by its path."
)


@pytest.fixture(scope="module")
def page(driver: Playwright, house: str) -> Iterator[Page]:
    watch = Watch()
    firefox = driver.firefox.launch(channel="moz-firefox", executable_path=find_firefox())
    with profile(firefox, watch) as context:
        page = context.new_page()
        page.goto(house)
        yield page
    firefox.close()
    watch.check()


def test_home_offers_every_game(page: Page) -> None:
    page.locator(".game h3").first.wait_for()

    assert page.locator(".game").count() == len(all_games())


@pytest.mark.parametrize("game", all_games())
def test_a_game_is_drawn_and_played(page: Page, house: str, game: str) -> None:
    page.evaluate(GOES, f"/t/{make_table(page, house, game)}")
    page.locator(LIT).first.wait_for()

    for _ in range(MOVES):
        plays_from_the_list(page)

    board = page.locator(".board").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) > 300
    cells = page.locator(".board .cell")
    assert cells.first.evaluate("cell => cell.getBBox().width") > 0
    assert page.locator(".log ol li:not(.sep)").count() > 0
