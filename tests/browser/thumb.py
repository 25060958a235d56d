"""A thumb that counts its taps on a phone beside the board."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.scorer import Scorer

NAMES = ("Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn")


def phone(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, "is_mobile": True, "has_touch": True}


class Thumb:
    """One phone with a sheet, and how often it was tapped."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.taps = 0
        self.scorer = Scorer(page, url)
        self.race = page.get_by_role("region", name="Race")
        self.entry = page.get_by_role("region", name="Entry")
        self.foretold = self.entry.locator(".foretold")

    def keeps(self, game: str, teams: int, stages: list[str], *edits: dict[str, Any], **options: str) -> None:
        """A new sheet of the first teams of a game, open on the phone."""
        keepers = self.page.request.get(f"{self.scorer.url}/api/keepers").json()
        form = next(keeper["form"] for keeper in keepers if keeper["game"] == game)
        named = zip(NAMES[:teams], form["teams"], strict=False)
        plan = {
            "edition": form["editions"][0]["id"],
            "teams": [{"name": name, "team": offer["team"]} for name, offer in named],
            "stages": [{"id": stage} for stage in stages],
            "options": options,
        }
        self.scorer.keeps(game, plan, *edits)
        self.scorer.opens()
        self.race.locator(".turnbtn").wait_for()

    # --- tapping ---

    def tap(self, what: Locator) -> None:
        self.taps += 1
        what.tap()

    def presses(self, name: str) -> None:
        """A button of the race."""
        self.tap(self.race.get_by_role("button", name=re.compile(rf"^{name}\b")))

    def turns(self, times: int, first: int) -> None:
        """TURN, which opens one sequence after the other from this one on."""
        for number in range(first, first + times):
            self.presses("Turn")
            expect(self.race.get_by_role("img", name=f"Sequence {number}", exact=True)).to_be_visible()

    def figure(self, field: str, figure: int) -> None:
        self.tap(self.entry.locator(f"[data-field={field}] .keys").get_by_role("button", name=str(figure), exact=True))

    def rider(self, bib: int) -> Locator:
        """The key with this number on its plate."""
        return self.entry.locator("[data-field=riders] .people").get_by_role(
            "button", name=re.compile(rf"^\D*\b{bib}(,.*)?$")
        )

    def riders(self, *bibs: int) -> None:
        for bib in bibs:
            self.tap(self.rider(bib))

    def rest(self) -> None:
        self.tap(self.entry.get_by_role("button", name=re.compile("All the rest together")))

    def saves(self) -> None:
        with self.page.expect_response("**/edits"):
            self.tap(self.entry.get_by_role("button", name=re.compile("^Save")))

    def comes_home(self, seconds: int, *bibs: int, rest: bool = False) -> None:
        """FINISH, the seconds, the riders of the group, SAVE."""
        self.presses("Finish")
        self.figure("seconds", seconds)
        self.riders(*bibs)
        if rest:
            self.rest()
        self.saves()

    # --- what is seen ---

    def sees_order(self, *bibs: int) -> None:
        """The keys of these riders have the numbers of the order, from 1 on, and no other has one."""
        numbered = self.entry.locator("[data-field=riders] .people button:has(b)")
        expect(numbered).to_have_count(len(bibs))
        for place, bib in enumerate(bibs, 1):
            expect(self.rider(bib).locator("b")).to_have_text(str(place))

    def ranks(self, riders: int) -> None:
        """The ranking has so many rows."""
        self.scorer.turns_to("Ranking")
        expect(self.scorer.ranking.locator("li .row")).to_have_count(riders)

    def boxes(self) -> list[FloatRect]:
        """Where the keys of riders are."""
        keys = self.entry.locator("[data-field=riders] .people button")
        expect(keys.first).to_be_visible()
        found: list[FloatRect] = keys.evaluate_all(
            """keys => keys.map(key => {
              const { x, y, width, height } = key.getBoundingClientRect();
              return { x, y, width, height };
            })"""
        )
        return found

    def hidden(self, parts: Locator) -> list[str]:
        """Which of them do not lie on the screen as a whole, or have something over their middle, without scrolling."""
        expect(parts.first).to_be_visible()
        found: list[str] = parts.evaluate_all(
            """parts => parts.filter(one => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !one.contains(over);
            }).map(one => `${innerHeight}: ${one.className} ${one.ariaLabel ?? one.textContent}`)"""
        )
        return found

    def clears(self) -> None:
        self.entry.get_by_role("button", name="Clear the form").tap()
        expect(self.entry.locator("[data-field=riders] .people button:has(b)")).to_have_count(0)
