"""From the home page to played turns with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.positions import lille_rouen
from tests.browser.rider import ANSWERED, NEWS, Rider
from tests.browser.seated import open_table
from tests.games.vainqueur.table import A

FOCUS = """() => {
  const part = document.activeElement, look = getComputedStyle(part);
  // Behind the last stop the focus leaves the page, and comes in again at the first.
  if (part === document.body) return { name: "", card: "", target: false, lit: false, seen: true };
  return {
    name: part.getAttribute("aria-label") || part.innerText || part.value || "",
    card: part.dataset.card ?? "",
    target: part.matches(".dock .targets button"),
    lit: part.classList.contains("legal"),
    seen: part.matches(":focus-visible") && (look.outlineStyle !== "none" || look.boxShadow !== "none"),
  };
}"""
STOPS = 60
"""More than any page has."""
ASKED_OR_DONE = """before => {
  const { state, version } = document.querySelector("main[data-state]").dataset;
  return state !== "busy" && version !== before ? "done" : state === "asked" ? "asked" : "";
}"""


class Keys:
    """Somebody without a mouse. Every stop on the way must be seen to have the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.unseen: list[str] = []

    def focus(self) -> dict[str, Any]:
        focus: dict[str, Any] = self.page.evaluate(FOCUS)
        return focus

    def tab_to(self, name: str) -> None:
        """Tab, until something is reached whose name begins so."""
        self._tab(lambda focus: focus["name"].lower().startswith(name.lower()), name)

    def tab_to_target(self) -> None:
        """Somebody a card can be aimed at; the profile names riders, too."""
        self._tab(lambda focus: focus["target"], "a target")

    def _tab(self, reached: Callable[[dict[str, Any]], bool], what: str) -> None:
        for _ in range(STOPS):
            self.page.keyboard.press("Tab")
            focus = self.focus()
            if not focus["seen"] and focus["name"]:
                self.unseen.append(focus["name"])
            if reached(focus):
                return
        raise AssertionError(f"The Tab key never comes to {what}.")

    def arrow_to(self, card: str) -> None:
        """Along the hand; the Tab key stops at it once."""
        for _ in range(STOPS):
            if self.focus()["card"] == card:
                return
            self.page.keyboard.press("ArrowRight" if self.focus()["card"] else "Tab")
        raise AssertionError(f"The keys never come to {card}.")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)


def decide(keys: Keys) -> None:
    """Whatever is asked: an arrow leads to the next thing to pick, and Enter picks it, until a move is made."""
    keys.page.locator("main[data-state=asked]").wait_for()
    before = keys.page.locator("main").get_attribute("data-version")
    for _ in range(STOPS):
        if keys.page.wait_for_function(ASKED_OR_DONE, arg=before).json_value() == "done":
            return
        if not keys.page.locator(".ask kbd", has_text="Enter").count():
            keys.press("ArrowRight")
        keys.press("Enter")
    raise AssertionError("The keys decide nothing.")


def play_with_keys(rider: Rider, keys: Keys) -> None:
    card = rider.best().get_attribute("data-card")
    if not card:  # the prologue's die: it is all that can be done
        return keys.press("Enter")
    keys.arrow_to(card)
    keys.press("Enter")
    targets = rider.page.locator(".dock .targets button")
    expect(rider.hand.locator("[aria-pressed=true]")).to_be_focused()  # from there the arrows lead on
    if targets.count():
        keys.tab_to_target()
    keys.press("Enter")


def quick_start(rider: Rider, house: str) -> Keys:
    keys = Keys(rider.page)
    rider.page.goto(house)
    rider.page.get_by_role("button", name="Quick start").and_(rider.page.locator(":enabled")).wait_for()
    keys.tab_to("Quick start")
    keys.press("Enter")
    return keys


def test_turns_are_played_without_a_mouse_and_the_focus_is_always_seen(rider: Rider, house: str) -> None:
    keys = quick_start(rider, house)

    for _ in range(4):
        rider.look()
        before = rider.page.evaluate(NEWS)
        told = len(rider.told())
        play_with_keys(rider, keys)
        rider.page.wait_for_function(ANSWERED, arg=before)
        assert len(rider.told()) > told

    assert keys.unseen == []


@pytest.mark.parametrize(("game", "decisions"), [("seconds", 3), ("bostock", 5), ("peloton", 6)])
def test_arrows_and_enter_are_enough_in_every_game(
    page: Page, rider: Rider, house: str, game: str, decisions: int
) -> None:
    open_table(page, house, game)
    rider.look()

    for _ in range(decisions):
        decide(Keys(page))

    assert page.get_by_role("dialog").count() == 0


def test_a_question_mark_tells_why_not_and_escape_closes_it(rider: Rider, house: str) -> None:
    open_table(rider.page, house, "vainqueur", position=lille_rouen(60, 40, blocked={A: "burst_tyre"}))
    rider.look()
    keys = Keys(rider.page)
    card = rider.dim.first.get_attribute("data-card") or ""

    keys.arrow_to(card)
    keys.press("?")

    why = rider.page.get_by_role("dialog")
    expect(why).to_contain_text("VAI-")
    expect(why.locator(".rule")).to_contain_text(" ")
    keys.press("Escape")
    expect(why).to_have_count(0)
    expect(rider.hand.locator(f'[data-card="{card}"]')).to_be_focused()


def test_the_result_of_a_stage_keeps_the_focus_until_enter_rides_on(rider: Rider, house: str) -> None:
    open_table(rider.page, house, "vainqueur", position=lille_rouen(240, 100))
    rider.ride_to_result()
    keys = Keys(rider.page)

    keys.tab_to("Next stage")
    for _ in range(STOPS):
        keys.press("Tab")
        assert not keys.focus()["card"]
    keys.tab_to("Next stage")
    keys.press("Enter")

    expect(rider.next_stage).to_have_count(0)
    rider.ride(1)
