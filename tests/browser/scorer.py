"""Somebody with a phone beside the real board, who keeps the score."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.loaded import goes

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
PATIENCE = 60_000
"""Milliseconds; a page that lost the network tries again after some seconds, and a busy machine takes its time."""
GAME = "vainqueur"
NAMES = ("Ann", "Bob", "Cleo")
TEAMS = [{"name": name, "team": team} for name, team in zip(NAMES, ("rouge", "azur", "mandarine"), strict=True)]


def fact(number: int, kind: str, **data: Any) -> dict[str, Any]:
    return {"id": f"e{number}", "do": "add", "fact": f"f{number}", "kind": kind, "data": data}


PROLOGUE = fact(0, "prologue", winner="player:1")
SAVE = re.compile(r"^Save( (one|\d+) (rider|team)s?)?$")
"""The button of a form: it repeats for how many it is."""
STAGE_1 = fact(1, "order", stage=1, order=[["player:0"], ["player:1"], ["player:2"]])


class Scorer:
    """One phone with a sheet."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.sheet = ""
        self.token = self.owner = ""
        self.views = page.get_by_role("navigation", name="Views")
        self.dialog = page.get_by_role("dialog")
        self.ranking = page.get_by_role("region", name="Ranking")
        self.entries = page.get_by_role("list", name="Entries").get_by_role("listitem")

    # --- coming to the table ----------------------------------------------------------------------------------

    def has_a_sheet(self, *edits: dict[str, Any]) -> None:
        """A sheet of three teams on a short tour with these entries, made without the page."""
        tours = {tour["id"]: tour["stages"] for tour in self._form()["editions"][0]["tours"]}
        stages = [{"id": stage} for stage in tours["short"]]
        self.keeps(GAME, {"edition": self._form()["editions"][0]["id"], "teams": TEAMS, "stages": stages}, *edits)

    def keeps(self, game: str, plan: dict[str, Any], *edits: dict[str, Any]) -> None:
        """A sheet of any game with these entries."""
        made = self.page.request.post(f"{self.url}/api/sheets", data={"game": game, "plan": plan}).json()
        self.sheet, self.token, self.owner = made["sheet"], made["token"], made["owner"]
        if edits:
            self.writes(*edits)

    def _form(self) -> Any:
        keepers = self.page.request.get(f"{self.url}/api/keepers").json()
        return next(keeper["form"] for keeper in keepers if keeper["game"] == GAME)

    def writes(self, *edits: dict[str, Any]) -> None:
        """Another scorer's phone."""
        authorised = {"Authorization": f"Bearer {self.token}"}
        told = self.page.request.post(f"{self.address}/edits", data={"edits": list(edits)}, headers=authorised).json()
        assert all(answer["code"] == "" for answer in told["answers"])

    @property
    def address(self) -> str:
        return f"{self.url}/api/sheets/{self.sheet}"

    def knows_its_link(self) -> None:
        """A sheet that was made on the page: which it is, and the token that the page keeps."""
        self.page.wait_for_url(re.compile(r"/companion/[\w-]{16}$"))
        self.sheet = self.page.url.rpartition("/")[2]
        kept = self.page.evaluate("JSON.parse(localStorage['gruppetto.companion.sheets'])")
        self.token = next(own["token"] for own in kept if own["sheet"] == self.sheet)

    def version(self) -> int:
        version: int = self.page.request.get(self.address).json()["version"]
        return version

    def opens(self, *, writing: bool = True) -> None:
        goes(self.page, self.url, f"/companion/{self.sheet}" + (f"#token={self.token}" if writing else ""))
        self.page.get_by_role("main").wait_for()

    def is_installed(self) -> None:
        """The service worker has everything it needs for a place without a network."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def sees(self, text: str) -> None:
        """On the page itself, not only told to a screen reader."""
        shown = self.page.locator("#app > :not(.vh)").get_by_text(text).locator("visible=true")
        expect(shown.first).to_be_visible(timeout=PATIENCE)

    # --- at the table -----------------------------------------------------------------------------------------

    def turns_to(self, view: str) -> None:
        self.views.get_by_role("button", name=view).click()

    def picks(self, question: str, *names: str) -> None:
        people = self.page.get_by_role("group", name=question)
        for name in names:
            self.key(people, name).click()

    def key(self, among: Locator, name: str) -> Locator:
        """Somebody's key: it is called by the number on its plate and the name."""
        return among.get_by_role("button", name=re.compile(rf"^(\d+ )?{name}$"))

    def keys(self, *figures: int) -> None:
        for figure in figures:
            self.page.locator(".pad .keys").get_by_role("button", name=str(figure), exact=True).click()

    def enters_order(self, *names: str) -> None:
        self.drafts_order(*names)
        self.saves()

    def drafts_order(self, *names: str) -> None:
        """Fills the form in and does not save it."""
        self.turns_to("Entry")
        self.page.get_by_role("button", name="Result by order").locator("visible=true").click()
        self.picks("Who came in after whom?", *names)

    def saves(self) -> None:
        self.page.get_by_role("button", name=SAVE).click()

    def standings(self) -> list[str]:
        """Who has what, from the general ranking on."""
        self.turns_to("Ranking")
        rows = self.ranking.locator("li .row")
        expect(rows.first).to_be_visible()
        return [" ".join(row.split()) for row in rows.all_inner_texts()]

    def points(self) -> dict[str, int]:
        rows = [row.split() for row in self.standings()]
        return {next(word for word in row if word in NAMES): int(row[-1]) for row in rows}

    def corrects(self, told: str) -> Locator:
        self.turns_to("Set-up")
        self.entries.filter(has_text=told).get_by_role("button").click()
        expect(self.dialog).to_be_visible()
        return self.dialog
