"""Two people at one table: each in their own browser by an invitation, or both round one screen."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import OpenPage
from tests.browser.positions import lille_rouen
from tests.browser.rider import Rider
from tests.browser.seated import open_table
from tests.browser.words import said
from tests.table.screen import Screen, messages

CARD = re.compile(r"card:\w+")
TURNS = 12
"""Within so many, both hold a card that the other has neither held nor been shown."""
MOVE = r"{} (rides|lays|clears|discards|sprints)"


class Wire:
    """All that a page's browser was sent over its socket."""

    def __init__(self, page: Page) -> None:
        self._frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frames.append(str(frame)))

    def messages(self) -> list[dict[str, Any]]:
        return [message for frame in self._frames for message in messages(frame)]

    def updates(self) -> list[dict[str, Any]]:
        return [each for each in self.messages() if each["say"] == "update"]

    def cards(self) -> set[str]:
        """All cards that were named, but for the hints: what clears a handicap is in the rulebook."""
        updates = self.updates()
        for offer in (offer for update in updates if update["ask"] for offer in update["ask"]["offers"]):
            offer.pop("hint", None)
        others = [each for each in self.messages() if each["say"] != "update"]
        return set(CARD.findall(json.dumps([updates, others])))

    def ever_held(self) -> set[str]:
        screen, held = Screen(), set[str]()
        for message in self.messages():
            screen.hear(message)
            held |= {card["id"] for card in message.get("scene", {}).get("hand", ())}
        return held

    def ever_shown(self) -> set[str]:
        """Cards that everybody was told of."""
        told = [event for update in self.updates() for event in update["events"] if event["kind"] != "drew"]
        return set(CARD.findall(json.dumps(told)))


def invite(maker: Rider, house: str) -> str:
    """Ilse makes a table with a seat for a friend, and copies its link."""
    maker.set_up(house, "Ilse", "Friend")
    maker.page.get_by_role("button", name="Open the table and invite").click()
    maker.page.get_by_role("button", name="Copy link for seat 2").click()
    expect(maker.page.get_by_role("button", name="Copied")).to_be_visible()
    copied: str = maker.page.evaluate("navigator.clipboard.readText()")
    return str(re.findall(r"http\S+", copied)[0])


def ride_together(riders: list[Rider], turns: int) -> None:
    """So many decisions, each by the player that the page of the last one names."""
    rider = riders[0]
    for _ in range(turns):
        rider = riders[rider.whose_turn()]
        rider.ride(1)


def ride_in(friend: Page, maker: Page, colour: str) -> None:
    """The friend chooses a free colour by the keyboard, after the maker's own was refused; the maker sees it."""
    plate = friend.get_by_role("button", name="Colour on seat 2: Azur")
    plate.press("Enter")
    colours = friend.get_by_role("group", name="Colours for seat 2")
    expect(colours.get_by_role("button").last).to_contain_text("Rouge")  # free ones first
    colours.get_by_role("button", name="Rouge Ilse").press("Enter")
    expect(friend.get_by_text("Ilse rides in this colour: choose a free one.")).to_be_visible()
    colours.get_by_role("button", name=colour).press("Enter")
    expect(friend.get_by_role("button", name=f"Colour on seat 2: {colour}")).to_be_focused()
    expect(maker.get_by_role("listitem").filter(has_text="Koen").get_by_role("img", name=colour)).to_be_visible()


def sit_together(borrow: OpenPage, house: str, colour: str) -> tuple[Rider, Rider, Wire, Wire]:
    ilse = Rider(borrow(permissions=["clipboard-read", "clipboard-write"]))
    koen = Rider(borrow())
    wires = Wire(ilse.page), Wire(koen.page)
    koen.page.goto(invite(ilse, house))
    koen.page.get_by_role("textbox", name="Your name").fill("Koen")
    koen.page.get_by_role("button", name="Sit down").click()
    expect(ilse.page.get_by_role("listitem").filter(has_text="Koen")).to_be_visible()
    ride_in(koen.page, ilse.page, colour)
    ilse.start()
    return ilse, koen, *wires


def test_two_browsers_ride_together_and_are_told_each_others_moves_and_not_their_hands(
    borrow: OpenPage, house: str
) -> None:
    ilse, koen, to_ilse, to_koen = sit_together(borrow, house, colour="Lagune")

    ride_together([ilse, koen], 10)

    expect(ilse.page.locator(".pawn.t-lagune")).to_be_visible()
    expect(ilse.radio).to_contain_text(re.compile(MOVE.format("Koen")))
    expect(koen.radio).to_contain_text(re.compile(MOVE.format("Ilse")))

    checked: set[str] = set()
    for _ in range(TURNS):
        for name, rider, own, other in (("Ilse", ilse, to_ilse, to_koen), ("Koen", koen, to_koen, to_ilse)):
            # First the page: a card that is drawn meanwhile is then on the wire at least.
            on_page = CARD.findall(rider.page.content())
            secret = other.ever_held() - own.ever_held() - own.ever_shown() - other.ever_shown()
            if secret:
                checked.add(name)
                assert secret.isdisjoint(own.cards())
                assert secret.isdisjoint(on_page)
        if len(checked) == 2:
            return
        ride_together([ilse, koen], 1)
    raise AssertionError("At no time had both a card that the other has neither held nor been shown.")


def test_round_one_screen_a_curtain_falls_between_the_hands(rider: Rider, house: str) -> None:
    people = [{"kind": "me", "name": name} for name in ("Ilse", "Koen")]
    open_table(rider.page, house, "vainqueur", seats=people, position=lille_rouen(60, 40))
    hands: dict[str, set[str]] = {"Ilse": set(), "Koen": set()}

    while not all(hands.values()):
        expect(rider.curtain).to_be_visible()
        name = (rider.page.locator(".curtain").get_by_role("heading").text_content() or "").strip()
        expect(rider.road).to_be_visible()
        assert not CARD.search(rider.page.content())
        assert not re.search("you draw", said(rider.page), re.IGNORECASE)

        rider.curtain.click()
        rider.look()
        expect(rider.page.get_by_role("complementary")).to_contain_text(f"Your turn, {name}")
        hands[name].update(CARD.findall(rider.page.content()))
        rider.turn()
