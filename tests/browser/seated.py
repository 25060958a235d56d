"""Somebody who sits down at any table at once, and plays in any language from the list of moves that all have."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import APIRequestContext, Page

from tests.browser.rider import LIT, NEWS

RESULT = ".page .onward"
SITS = """own => {
  const key = "gruppetto.seats", kept = JSON.parse(localStorage.getItem(key) ?? "[]");
  localStorage.setItem(key, JSON.stringify([...kept, own]));
  dispatchEvent(new StorageEvent("storage", { key }));  // as if another tab had sat down
}"""
GOES = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
"""As by a link: no page is loaded anew."""


def ask_for_table(web: APIRequestContext, house: str, game: str, **wishes: Any) -> dict[str, Any]:
    """A table of this game against a bot that has started, unless something else is wished."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "name": "Bot Jos", "bot": "greedy"}]
    wish = {"game": game, "start": True, "seats": seats, **wishes}
    answer = web.post(f"{house}/api/tables", data=wish)
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def make_table(page: Page, house: str, game: str, **wishes: Any) -> str:
    """Such a table, at which the page has its seat."""
    made = ask_for_table(page.request, house, game, **wishes)
    page.evaluate(SITS, {"game": game, "over": False, "visited": int(time.time() * 1000), **made})
    return str(made["table"])


def plays_from_the_list(page: Page) -> None:
    """The first of all moves, and waits until something is asked again or the race is over."""
    before = page.evaluate(NEWS)
    page.keyboard.press("v")
    page.locator("dialog[open] li button").first.click()
    page.wait_for_function(f"before => ({NEWS})() !== before", arg=before)
    page.locator(f"{LIT}, {RESULT}").first.wait_for()
