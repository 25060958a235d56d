"""The first page is light: whoever follows a link to it on a phone sees it soon."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.loaded import DRAWN

MOST = 100_000
"""Bytes of all answers with their headers, without fonts."""
FRAMES = 1000
"""More than are drawn before the last answer has come."""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "nl-NL", "de-DE"])
def test_the_first_page_stays_under_a_hundred_kilobytes(open_page: OpenPage, house: str, locale: str) -> None:
    page = open_page(locale=locale, service_workers="block")
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    asked: dict[str, str] = {}
    weight: dict[str, float] = {}
    network.on("Network.requestWillBeSent", lambda event: asked.update({event["requestId"]: event["request"]["url"]}))
    network.on("Network.loadingFinished", lambda event: weight.update({event["requestId"]: event["encodedDataLength"]}))

    page.goto(house)
    page.wait_for_function(DRAWN)
    for _ in range(FRAMES):
        if asked.keys() <= weight.keys():
            break
        page.evaluate("() => new Promise(requestAnimationFrame)")

    assert asked.keys() <= weight.keys(), [url for request, url in asked.items() if request not in weight]
    without_fonts = {url: weight[request] for request, url in asked.items() if not url.endswith(".woff2")}
    assert any("/poster" in url for url in without_fonts), "it has come to its pictures"
    assert not any(".wasm" in url or "/offline/py" in url for url in without_fonts), "and did not wait for Python"
    assert sum(without_fonts.values()) < MOST, without_fonts
