"""A fifth game, the toy, with neither poster nor result page: it is found, set up, ridden to its end and looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.fifth_server import FifthServer
from tests.browser.loaded import DRAWN
from tests.browser.rider import Rider
from tests.browser.words import raw_words

UNDRAWN = """
[...document.querySelectorAll("use")].map(use => use.getAttribute("href")).filter(id => !document.querySelector(id))
"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = FifthServer(tmp_path_factory.mktemp("fifth") / "gruppetto.sqlite")
    try:
        server.start()
        yield server.url
    finally:
        server.close()


def nothing_is_broken(page: Page) -> None:
    """No picture is missing, no drawing is named that the look does not have, and every word is for people."""
    assert page.evaluate("[...document.images].filter(image => !image.naturalWidth).map(image => image.src)") == []
    assert page.evaluate(UNDRAWN) == []
    assert raw_words(page) == set()


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_toy_is_played_to_its_end(fifth: str, open_page: OpenPage, screen: str) -> None:
    page = open_page(**(PHONE if screen == "phone" else {}))
    rider = Rider(page)
    page.goto(fifth)
    page.get_by_role("article", name="Tiny").wait_for()
    page.wait_for_function(DRAWN)
    nothing_is_broken(page)

    rider.set_up(fifth, "Ilse", "Bot", game="Tiny")
    nothing_is_broken(page)
    rider.start()
    rider.look()
    nothing_is_broken(page)

    rider.ride_to_result()
    rider.rematch.wait_for()

    expect(page.get_by_role("heading", name=re.compile("wins$"))).to_be_visible()
    nothing_is_broken(page)
