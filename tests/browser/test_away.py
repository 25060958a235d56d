"""Somebody's phone dies: a bot rides for them, and they come back on another device and finish."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.rider import Rider
from tests.browser.watch import Watch

PHONE = {"width": 390, "height": 844}
AWAY = "00:25"
"""Long enough for the tag; nobody waits for it, the clock of the page goes forward."""


def new_race(page: Page, house: str) -> dict[str, Any]:
    """One stage of the first game, ridden by Ilse, who made the table, and Bob."""
    people = [{"kind": "me", "name": name} for name in ("Ilse", "Bob")]
    wish = {"game": "vainqueur", "options": {"tour": "1"}, "seats": people, "start": True}
    answer = page.request.post(f"{house}/api/tables", data=wish)
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def sit(page: Page, house: str, made: dict[str, Any], seat: int, *, maker: bool = False) -> Rider:
    """Somebody in the browser they sat down with."""
    own = {"table": made["table"], "game": "vainqueur", "code": made["code"], "invitations": {}, "over": False}
    own |= {"tokens": {seat: made["tokens"][str(seat)]}, "maker": made["maker"] if maker else "", "visited": 1}
    page.goto(house)
    page.evaluate("kept => localStorage.setItem('gruppetto.seats', kept)", json.dumps([own]))
    page.goto(f"{house}/t/{made['table']}")
    return Rider(page)


def my_link(page: Page) -> str:
    """The private link of the menu, with a QR code beside it."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=re.compile("Continue on my phone")).click()
    expect(page.get_by_role("img", name="QR code of the private link to the seat of Bob")).to_be_visible()
    page.get_by_role("button", name="Copy my link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_person_leaves_a_bot_rides_and_they_finish_on_a_second_device(
    open_page: OpenPage, house: str, watch: Watch
) -> None:
    watch.forgive("closed before the connection is established")  # a page whose clock jumps dials anew
    desk = open_page()
    desk.clock.install()
    made = new_race(desk, house)
    ilse = sit(desk, house, made, 0, maker=True)
    lost = open_page(permissions=["clipboard-read", "clipboard-write"])
    sit(lost, house, made, 1)
    link = my_link(lost)
    lost.close()

    desk.clock.fast_forward(AWAY)
    desk.get_by_role("button", name=re.compile("^away 0:")).click()
    question = desk.get_by_role("group", name="Bob is away")
    question.get_by_role("radio", name=re.compile("Gregario")).click()
    question.get_by_role("button", name="Let a bot ride for Bob").click()
    expect(ilse.radio).to_contain_text("lets Gregario ride for Bob")
    ilse.ride(2)
    expect(ilse.radio).to_contain_text("Gregario for Bob:")

    phone = open_page(viewport=PHONE)
    phone.goto(link)
    bob = Rider(phone)
    back = phone.get_by_role("group", name="You are back")
    expect(back).to_contain_text("Gregario rides for you")
    back.get_by_role("button", name="Bob rides again: take over").click()
    expect(back).to_have_count(0)
    expect(ilse.radio).to_contain_text("Bob rides again")

    desk.get_by_role("button", name="Menu", exact=True).click()
    desk.get_by_role("button", name=re.compile("Bot, ride for me")).click()
    desk.get_by_role("button", name="Let it ride").click()
    expect(desk.get_by_role("group", name="You are back")).to_be_visible()
    bob.ride_to_result(by_hand=1)
    expect(bob.rematch).to_be_visible()
