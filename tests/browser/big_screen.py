"""A television in front of people and the phones in their hands, in the words of a test."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import OpenPage
from tests.browser.seated import SITS

SOFA = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}
AWAY = "00:25"
PATIENCE = 60.0
"""Seconds to wait for anything; two busy cores can be slow."""


class Television:
    """The big screen of a table. What it is told and what it says is kept, so that a test can look for secrets."""

    def __init__(self, page: Page, house: str) -> None:
        self.page = page
        self.house = house
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.fetched: list[str] = []
        self.moment = page.locator(".last p")
        # On this machine nobody else can come in, so the way in is told instead of asked for.
        page.route("**/api/reach", lambda route: route.fulfill(json={"url": house, "certificate": False}))
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self.fetched.append(answer.url))
        page.goto(house)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.extend(map(json.loads, str(frame).splitlines())))
        socket.on("framesent", lambda frame: self.said.append(json.loads(str(frame))))

    def made(self, game: str, *kinds: str, **wishes: Any) -> str:
        """A table of which this screen is the maker, and rides nowhere."""
        seats = [{"kind": kind, **({"bot": "greedy", "name": "Bot Jos"} if kind == "bot" else {})} for kind in kinds]
        answer = self.page.request.post(f"{self.house}/api/tables", data={"game": game, "seats": seats, **wishes})
        assert answer.ok, answer.text()
        own = answer.json()
        self.page.evaluate(SITS, {"game": game, "over": False, "visited": int(time.time() * 1000), **own})
        self.page.goto(f"{self.house}/t/{own['table']}/tv")
        return str(own["table"])

    def link(self, seat: int) -> str:
        """What a camera reads in the code of a seat."""
        shown = self.page.locator(f"[data-seat='{seat}'][data-link]")
        expect(shown.locator("svg path").first).to_be_visible()
        return str(shown.get_attribute("data-link"))

    def seat(self, seat: int) -> Locator:
        return self.page.locator(f"[data-seat='{seat}']")

    def loses(self, phone: Phone, seat: int) -> None:
        """A phone is switched off, and the big screen has waited long enough to say so: its clock goes forward."""
        self._told(seat, there=True)
        phone.page.close()
        self._told(seat, there=False)
        self.page.clock.fast_forward(AWAY)

    def _told(self, seat: int, *, there: bool) -> None:
        """Waits until the last that was said of who is there says this."""
        deadline = time.monotonic() + PATIENCE
        while [told for told in self.heard if told["say"] == "presence"][-1]["seats"].get(str(seat)) is not there:
            assert time.monotonic() < deadline, "the big screen is not told who is there"
            self.page.wait_for_timeout(50)

    def starts(self) -> None:
        self.page.get_by_role("button", name="Start").click()
        self.page.locator(".tvboard .rider").first.wait_for()


class Phone:
    """The phone of somebody on the sofa."""

    def __init__(self, open_page: OpenPage) -> None:
        self.page = open_page(viewport=PHONE, has_touch=True)
        self.go = self.page.locator(".go .hero")
        self.cards = self.page.locator(".hand .card.legal")
        self.cells = self.page.locator(".board .legal:not(.soft)")

    def scans(self, link: str) -> None:
        self.page.goto(link)

    def sits_down(self, link: str, name: str, button: str = "Sit down") -> None:
        self.scans(link)
        self.page.get_by_label("Your name on the screen").fill(name)
        self.page.get_by_role("button", name=button).click()
        self.page.get_by_role("heading", name="Your hand").wait_for(state="attached")

    @property
    def its_turn(self) -> bool:
        return self.go.count() > 0

    def plays(self) -> None:
        """The first of all moves, and waits until something has come of it."""
        before = self.page.locator("main").inner_text()
        self.page.keyboard.press("v")
        self.page.locator("dialog[open] li button").first.click()
        self.page.wait_for_function("before => document.querySelector('main').innerText !== before", arg=before)


def ride_on(phones: list[Phone], television: Television) -> None:
    """Whoever is asked plays, until the big screen shows who won."""
    over = television.page.locator(".result .pod")
    deadline = time.monotonic() + 2 * PATIENCE
    while not over.count():
        assert time.monotonic() < deadline, "the race does not end"
        asked = [phone for phone in phones if phone.its_turn]
        for phone in asked:
            phone.plays()
        if not asked:
            television.page.wait_for_timeout(50)
