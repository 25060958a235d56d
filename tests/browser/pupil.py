"""Somebody who takes a lesson: does what the coach says, with mouse, finger or keyboard, and nothing else."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.loaded import goes
from tests.browser.seated import plays_from_the_list
from tests.browser.words import word

PICKS = 12
"""More than any act needs."""
TARGET = "[aria-describedby~=coach-text]"
"""What the coach points at, wherever it is: a card, a die, a button, a rider or a cell."""
TURNED = f"""before => {{
  const step = document.querySelector(".coach .progress .sign");
  return step && (parseInt(step.textContent) !== before || document.querySelector("{TARGET}"));
}}"""
"""The coach speaks: another page is open, or the next thing to pick is known."""


OWN = "table => JSON.parse(localStorage.getItem('gruppetto.seats')).find(own => own.table === table).tokens[0]"
"""The token of the pupil, as the browser keeps it."""


class Pupil:
    """One page with a lesson."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        self.coach = page.locator(".coach")
        self.next = page.locator(".coach .next")
        self.step = page.locator(".coach .progress .sign")
        self.target = page.locator(TARGET).first

    def begin(self, house: str, game: str) -> None:
        goes(self.page, house, f"/learn/{game}")
        self.coach.wait_for()

    def number(self) -> int:
        """The page that is open, of all pages of the lesson."""
        return int(self.step.inner_text().split()[0])

    def of(self) -> int:
        return int(self.step.inner_text().split()[-1])

    def follow(self, to: int = 0) -> None:
        """Reads every page and does what it asks for, to this one, or until the coach has no more to say."""
        last = to or self.of()
        while (number := self.number()) < last:
            if self.next.count():
                self.next.click()
                self.page.wait_for_function(TURNED, arg=number)
            else:
                self.do(number)
            assert self.number() == number + 1
        if not to:
            self.next.click()
            expect(self.coach).to_have_count(0)

    def do(self, number: int) -> None:
        """Picks what the coach points at, until the next page is open."""
        for _ in range(PICKS):
            self.pick()
            self.page.wait_for_function(TURNED, arg=number)
            if self.number() != number:
                return
        raise AssertionError(f"what page {number} asks for cannot be picked")

    def pick(self) -> None:
        self.target.click()

    def rides_home(self) -> None:
        """A move without the coach, then a bot rides on for the pupil to the end of the stage: what is offered then?"""
        plays_from_the_list(self.page)
        house, _, table = self.page.url.rpartition("/t/")
        bearer = {"Authorization": f"Bearer {self.page.evaluate(OWN, table)}"}
        lend = f"{house}/api/tables/{table}/seats/0/lend"
        assert self.page.request.post(lend, data={"bot": "gregario"}, headers=bearer).ok
        self.page.get_by_role("button", name=word(self.language, "result-alone")).wait_for()


class PupilWithKeys(Pupil):
    """Without a mouse: the focus is where the coach points, and Enter does the rest."""

    def follow(self, to: int = 0) -> None:
        last = to or self.of()
        while (number := self.number()) < last:
            for _ in range(PICKS):
                self.page.keyboard.press("Enter")
                self.page.wait_for_function(TURNED, arg=number)
                if self.number() != number:
                    break
            assert self.number() == number + 1
        if not to:
            self.page.keyboard.press("Enter")
            expect(self.coach).to_have_count(0)
