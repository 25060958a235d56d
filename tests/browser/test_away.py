"""Somebody's phone dies: a bot rides for them, and they come back on another device and finish."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.big_screen import goes_dark
from tests.browser.conftest import OpenPage
from tests.browser.rider import Rider
from tests.browser.seated import ask_for_table, come_in
from tests.games.vainqueur.table import B, race

PHONE = {"width": 390, "height": 844}


def sit(page: Page, house: str, made: dict[str, Any], seat: int, *, maker: bool = False) -> Rider:
    """Somebody in the browser they sat down with."""
    own = {"table": made["table"], "game": "vainqueur", "code": made["code"], "invitations": {}, "over": False}
    own |= {"tokens": {seat: made["tokens"][str(seat)]}, "maker": made["maker"] if maker else "", "visited": 1}
    come_in(page, house, own)
    return Rider(page)


def my_link(page: Page) -> str:
    """The private link of the menu, with a QR code beside it."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=re.compile("Continue on my phone")).click()
    expect(page.get_by_role("img", name="QR code of the private link to the seat of Bob")).to_be_visible()
    page.get_by_role("button", name="Copy my link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_person_leaves_a_bot_rides_and_they_finish_on_a_second_device(borrow: OpenPage, house: str) -> None:
    desk = borrow()
    desk.clock.install()
    people = [{"kind": "me", "name": name} for name in ("Ilse", "Bob")]
    last = race(12, seats=2, options={"tour": "short"}, at=[40, 60], hand="km20 km40", hands={B: "km20 km40"})
    made = ask_for_table(desk.request, house, "vainqueur", seats=people, position=last.document())
    ilse = sit(desk, house, made, 0, maker=True)
    lost = borrow(permissions=["clipboard-read", "clipboard-write"])
    sit(lost, house, made, 1)
    link = my_link(lost)
    goes_dark(lost, 1, desk)
    expect(desk.get_by_text(re.compile(r"^away \d+:")).first).to_be_visible()
    expect(desk.get_by_role("button", name=re.compile(r"^away \d+:"))).to_have_count(0)  # a maker who rides waits, too

    desk.clock.set_system_time(desk.evaluate("Date.now() + 60_000"))
    desk.get_by_role("button", name=re.compile(r"^away \d+:")).click()
    question = desk.get_by_role("group", name="Bob is away")
    question.get_by_role("radio", name=re.compile("Gregario")).click()
    question.get_by_role("button", name="Let a bot ride for Bob").click()
    expect(ilse.radio).to_contain_text("lets Gregario ride for Bob")
    ilse.ride(2)
    expect(ilse.radio).to_contain_text("Gregario for Bob:")

    phone = borrow(viewport=PHONE)
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
