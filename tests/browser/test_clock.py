"""A clock runs out: the server lets a bot decide, and the race goes on. How long that takes, nobody asks here."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

SEATS = [{"kind": "me", "name": "Ilse"}, {"kind": "bot", "bot": "greedy"}]


def sit_down(page: Page, house: str, **clock: Any) -> None:
    """At a table with the shortest clock there is, as one who made it."""
    wanted = {"game": "vainqueur", "seats": SEATS, "start": True, "clock": {"each": "decision", "seconds": 5, **clock}}
    made = page.request.post(f"{house}/api/tables", data=wanted).json()
    own = {"table": made["table"], "game": "vainqueur", "code": "", "tokens": made["tokens"], "invitations": {}}
    kept = json.dumps([own | {"maker": made["maker"], "over": False, "visited": 0}])
    page.add_init_script(f"localStorage.setItem('gruppetto.seats', {json.dumps(kept)})")
    page.goto(f"{house}/t/{made['table']}")


def test_when_a_clock_runs_out_a_bot_decides_and_the_race_goes_on(page: Page, house: str) -> None:
    sit_down(page, house, out="move")
    expect(page.get_by_role("timer", name=re.compile("Time left"))).to_be_visible()
    radio = page.get_by_role("region", name="Race radio")
    expect(radio.get_by_text("for Ilse").first).to_be_visible()
    expect(page.get_by_text("Your turn, Ilse")).to_be_visible()
