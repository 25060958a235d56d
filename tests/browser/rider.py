"""A person at a table: reads what is lit on the page and plays it, with the mouse, a finger or the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page

# The look gives everything that can be picked the class `legal`, on all four games' tables. Where the cards that are
# proposed together are all there are, none is left to be picked, and only the button for them shines.
LIT = (
    ".dock .die.legal, .dock :is(.hand, .numbers) .legal, .dock .choices button:not(.dim), .dock .targets button, "
    ".dock .several button:enabled, .board .legal:not(.soft)"
)
QUICK = (Path(__file__).parent / "quick_rider.js").read_text(encoding="utf-8")
PATIENCE = 60_000
"""Milliseconds a quick ride waits for an answer."""
HELD_OR_GONE = """card => {
  const held = [...document.querySelectorAll("[data-card]")].find(thing => thing.dataset.card === card);
  if (held?.getAttribute("aria-pressed") === "true") return "held";
  return held?.classList.contains("legal") ? "" : "gone";
}"""
NEWS = """() => [
  document.querySelector("main[data-state]")?.dataset.version,
  ...[...document.querySelectorAll(".dock, .log ol")].map(part => part.textContent),
].join()"""
"""The content of the page: its version, the question, the race radio."""
ANSWERED = f"""before => !document.querySelector("main[data-state=busy]") && ({NEWS})() !== before"""
"""The page shows something else than before, and awaits neither an answer nor the end of a motion."""


class Rider:
    """One seat, or several round one screen, in one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lit = page.locator(LIT)
        self.hand = page.get_by_role("group", name="Your hand")
        self.road = page.get_by_role("application", name="The road")
        self.cells = page.locator(".board .legal:not(.soft)")
        self.cards = self.hand.get_by_role("button")
        self.dim = self.hand.locator(".dim")
        self.radio = page.get_by_role("region", name="Race radio")
        self.next_stage = page.get_by_role("button", name=re.compile("^Next stage"))
        self.rematch = page.get_by_role("button", name="Rematch")
        self.curtain = page.get_by_role("button", name="I am here")

    # --- sitting down -----------------------------------------------------------------------------------------

    def set_up(self, url: str, *seats: str, game: str = "", stages: str = "") -> None:
        """Fills in the page of a new table, of the first game unless one is named, with the stages of a proposal.

        A seat is `Bot`, `Friend`, or the name of somebody at this screen.
        """
        self.page.goto(url)
        self.page.get_by_role("link", name=re.compile(f"^Set up {game}")).first.click()
        if stages:
            self.page.get_by_role("group", name="Proposals").get_by_role("button", name=stages).click()
        self.page.get_by_role("button", name="Start the race").wait_for()
        on_a_phone = self.page.get_by_role("button", name="2 Seats")
        if on_a_phone.is_visible():
            on_a_phone.click()
        self.choose("Players", str(len(seats)))
        for number, who in enumerate(seats, 1):
            kind = who if who in ("Bot", "Friend") else "Me"
            self.choose(f"Who rides on seat {number}", kind)
            if kind == "Me":
                self.page.get_by_role("textbox", name=f"Name on seat {number}").fill(who)

    def choose(self, group: str, choice: str) -> None:
        self.page.get_by_role("radiogroup", name=group).get_by_text(choice, exact=True).click()

    def start(self) -> None:
        self.page.get_by_role("button", name="Start the race").click()

    # --- riding -----------------------------------------------------------------------------------------------

    def look(self) -> Locator:
        """Waits until something is asked of this rider: a pick, a lifted curtain, or to turn from a result."""
        asked = self.rematch.or_(self.next_stage).or_(self.curtain).or_(self.lit)
        asked.first.wait_for()
        return asked

    def turn(self) -> None:
        """Plays one decision, and comes back when the page has told what became of it."""
        before = self.page.evaluate(NEWS)
        self.play()
        self.page.wait_for_function(ANSWERED, arg=before)

    def play(self) -> None:
        """Plays what is proposed together, or the best that is lit, and does not wait for an answer."""
        together = self.page.locator(".dock .several button")
        if together.is_visible() and together.is_enabled():
            together.click()
        else:
            self.pick(self.best())

    def best(self) -> Locator:
        """The lit card that rides farthest, or the first thing that is lit."""
        cards = self.lit.evaluate_all("things => things.map(thing => thing.dataset.card ?? '')")
        best = max(cards, key=far, default="")
        return self.page.locator(f'[data-card="{best}"]') if best else self.lit.first

    def pick(self, thing: Locator) -> None:
        """Presses a thing; a card is held first, then put on somebody or on one of several cells, or pressed again.

        One that only opens the next choice is played by the first press, and several are played by a button.
        """
        card = thing.get_attribute("data-card")
        thing.click()
        if not card:
            return
        if self.page.wait_for_function(HELD_OR_GONE, arg=card).json_value() == "gone":
            return
        together = self.page.locator(".dock .several button")
        if together.is_visible():
            return together.click() if together.is_enabled() else None
        target = self.page.locator(".dock .targets button").first
        if target.is_visible():
            target.click()
        else:
            (self.cells.first if self.cells.count() > 1 else thing).click()

    def ride(self, turns: int) -> None:
        """Plays so many decisions, through curtains and stage results."""
        while turns:
            self.look()
            if self.next_stage.is_visible():
                self.next_stage.click()
            elif self.curtain.is_visible():
                self.curtain.click()
            else:
                self.turn()
                turns -= 1

    def ride_to_result(self, by_hand: int = 3) -> None:
        """Plays until the result of a stage or of the tour lies over the table.

        So many turns are ridden with mouse or finger, and the rest from within the page, which takes less time.
        """
        for _ in range(by_hand):
            if self.at_result():
                return
            self.turn()
        self.look()
        self.page.evaluate(QUICK, {"lit": LIT, "patience": PATIENCE})

    def whose_turn(self) -> int:
        return whose_turn(self.page)

    def at_result(self) -> bool:
        self.look()
        return self.next_stage.is_visible() or self.rematch.is_visible()

    # --- looking ----------------------------------------------------------------------------------------------

    def told(self) -> list[str]:
        """The sentences of the race radio, the newest round first."""
        return [" ".join(line.split()) for line in self.radio.get_by_role("listitem").all_inner_texts()]

    def held(self) -> list[str]:
        """The cards on the hand, as they are named to a screen reader."""
        return [name for card in self.cards.all() if (name := card.get_attribute("aria-label"))]


def whose_turn(page: Page) -> int:
    """The seat that is to decide in what a page of a race shows; negative when the race is over."""
    return int(page.locator("main[data-turn]").get_attribute("data-turn") or -1)


def far(card: str) -> int:
    """How far a card rides, `card:km40` or `card:12`; a chance card, `card:K19`, rides nowhere by itself."""
    figures = re.search(r":[a-z]*(\d+)", card)
    return int(figures[1]) if figures else 0
