"""Somebody who sits down at any table at once, and plays in any language from the list of moves that all have."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import APIRequestContext, Page

from tests.browser.rider import ANSWERED, LIT, NEWS, PATIENCE

RESULT = ".page .onward"
SITS = """own => {
  const key = "gruppetto.seats", kept = JSON.parse(localStorage.getItem(key) ?? "[]");
  localStorage.setItem(key, JSON.stringify([...kept, own]));
  dispatchEvent(new StorageEvent("storage", { key }));  // as if another tab had sat down
}"""
SITS_FIRST = """own => {
  if (location.protocol !== "http:") return;
  const key = "gruppetto.seats", kept = JSON.parse(localStorage.getItem(key) ?? "[]");
  if (!kept.some(({ table }) => table === own.table)) localStorage.setItem(key, JSON.stringify([...kept, own]));
}"""
"""Before a page is loaded, unless an earlier load has done so."""
GOES = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
"""As by a link: no page is loaded anew."""


def ask_for_table(web: APIRequestContext, house: str, game: str, **wishes: Any) -> dict[str, Any]:
    """A table of this game against a bot that has started, unless something else is wished."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "name": "Bot Jos", "bot": "greedy"}]
    wish = {"game": game, "start": True, "seats": seats, **wishes}
    # A server draws the roads of a tour for the first time: on a busy machine that takes longer than the usual 30 s.
    answer = web.post(f"{house}/api/tables", data=wish, timeout=2 * PATIENCE)
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def make_table(page: Page, house: str, game: str, **wishes: Any) -> str:
    """Such a table, at which the page has its seat."""
    made = ask_for_table(page.request, house, game, **wishes)
    page.evaluate(SITS, {"game": game, "over": False, "visited": int(time.time() * 1000), **made})
    return str(made["table"])


def open_table(page: Page, house: str, game: str, **wishes: Any) -> str:
    """Load such a table in a page that has its seats there; no other page is loaded before."""
    made = ask_for_table(page.request, house, game, **wishes)
    come_in(page, house, {"game": game, "over": False, "visited": int(time.time() * 1000), **made})
    return str(made["table"])


def come_in(page: Page, house: str, own: dict[str, Any], view: str = "") -> None:
    """Load a table, or a view of it, in a page that keeps these seats there."""
    keep(page, own)
    page.goto(f"{house}/t/{own['table']}{view}")


def keep(page: Page, own: dict[str, Any]) -> None:
    """Have a page keep these seats at a table before it loads anything."""
    page.add_init_script(f"({SITS_FIRST})({json.dumps(own)})")


def plays_from_the_list(page: Page) -> None:
    """The first of all moves, and waits until something is asked again or the race is over."""
    before = page.evaluate(NEWS)
    page.keyboard.press("v")
    page.locator("dialog[open] li button").first.click()
    page.wait_for_function(ANSWERED, arg=before)
    page.locator(f"{LIT}, {RESULT}").first.wait_for()
