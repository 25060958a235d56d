"""A television in front of people and the phones in their hands, in the words of a test."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from tests.browser.conftest import OpenPage
from tests.browser.rider import ANSWERED, NEWS, whose_turn
from tests.browser.seated import come_in

SOFA = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}
LATER = "new Date(Date.now() + 25_000).toISOString()"
"""The time at which a player who is gone now is shown as away."""


def goes_dark(lost: Page, seat: int, watching: Page) -> None:
    """Close the page of a seat. Another page, whose clock goes forward then, says at once that its player is away."""
    watching.locator(f"main[data-here~='{seat}']").wait_for()
    lost.close()
    watching.locator(f"main[data-here]:not([data-here~='{seat}'])").wait_for()
    watching.clock.set_system_time(watching.evaluate(LATER))


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

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.extend(map(json.loads, str(frame).splitlines())))
        socket.on("framesent", lambda frame: self.said.append(json.loads(str(frame))))

    def made(self, game: str, *kinds: str, **wishes: Any) -> str:
        """A table of which this screen is the maker, and rides nowhere."""
        seats = [{"kind": kind, **({"bot": "greedy", "name": "Bot Jos"} if kind == "bot" else {})} for kind in kinds]
        answer = self.page.request.post(f"{self.house}/api/tables", data={"game": game, "seats": seats, **wishes})
        assert answer.ok, answer.text()
        own = answer.json()
        kept = {"game": game, "over": False, "visited": int(time.time() * 1000), **own}
        come_in(self.page, self.house, kept, view="/tv")
        return str(own["table"])

    def link(self, seat: int) -> str:
        """What a camera reads in the code of a seat."""
        shown = self.page.locator(f"[data-seat='{seat}'][data-link]")
        shown.locator("svg path").first.wait_for()
        return str(shown.get_attribute("data-link"))

    def seat(self, seat: int) -> Locator:
        return self.page.locator(f"[data-seat='{seat}']")

    def shows(self, part: str, words: str) -> None:
        self.page.locator(part).filter(has_text=words).wait_for()

    def loses(self, phone: Phone, seat: int) -> None:
        """A phone is switched off, and the big screen has waited long enough to say so."""
        goes_dark(phone.page, seat, self.page)

    def catches_up(self, phone: Phone) -> None:
        """Wait until the screen shows the version that a phone shows."""
        version = phone.page.locator("main[data-version]").get_attribute("data-version")
        self.page.locator(f"main[data-version='{version}']").wait_for()

    @property
    def turn(self) -> int:
        """The seat that is to decide in what the screen shows."""
        return whose_turn(self.page)

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
    def turn(self) -> int:
        """The seat that is to decide in what the phone shows; negative when the race is over."""
        return whose_turn(self.page)

    def plays(self) -> None:
        """The first of all moves, and waits until something has come of it."""
        self.go.wait_for()
        before = self.page.evaluate(NEWS)
        self.page.keyboard.press("v")
        self.page.locator("dialog[open] li button").first.click()
        self.page.wait_for_function(ANSWERED, arg=before)


def ride_on(phones: list[Phone], television: Television) -> None:
    """Play each decision on the phone of its seat, which the phone of the last one names, to the end of the race.

    One phone may be passed around.
    """
    phone = phones[0]
    while (seat := phone.turn) >= 0:
        phone = phones[seat % len(phones)]
        phone.plays()
    television.page.locator(".result .pod").first.wait_for()
