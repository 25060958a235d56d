"""The game with race cards: a card is played, its numbers are handed to riders, an extra step can be left."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from gruppetto.games.bostock.rules import BostockState
from tests.browser.rider import Rider
from tests.browser.words import raw_words
from tests.games.bostock.easel import moving, road, trial


def sit_down(page: Page, house: str, state: BostockState) -> None:
    """Ilse against a bot, from this position on."""
    seats = [{"kind": "me", "name": "Ilse"}, {"kind": "bot", "name": "Bot", "bot": "greedy"}]
    wish = {"game": "bostock", "position": state.document(), "start": True, "seats": seats}
    made = page.request.post(f"{house}/api/tables", data=wish).json()
    kept = {"game": "bostock", "over": False, "visited": 0, **made}
    page.goto(house)
    page.evaluate("seats => localStorage.setItem('gruppetto.seats', seats)", json.dumps([kept]))
    page.goto(f"{house}/t/{made['table']}")


def pick(page: Page, thing: str) -> None:
    page.locator(f'[data-lit][data-thing="{thing}"]').first.click(force=True)


def test_the_numbers_of_a_card_are_handed_to_riders(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, road(riders={"red-1": "8.2"}))
    rider.look()
    card = page.locator('[data-card="card:white-210"]')
    card.click()
    card.click()

    numbers = page.get_by_role("group", name="Numbers of the card")
    expect(numbers.get_by_role("button")).to_have_text(["2", "1", "0"])
    pick(page, "rider:red-1")
    numbers.get_by_role("button", name="2 cells").click()
    pick(page, "cell:10.3")

    expect(page.get_by_text("Your 1 rides 2 cells to 10.3.").first).to_be_visible()
    assert raw_words(page) == set()


def test_an_extra_step_can_be_left_with_a_button(page: Page, rider: Rider, house: str) -> None:
    state = moving("red-200", [0, 0], {"red-1": "5.1"}, unmoved=["red-2", "red-3"], bonus=True)
    sit_down(page, house, state)
    rider.look()

    page.get_by_role("button", name="Leave the extra step").click()

    expect(page.get_by_text("You leave the extra step.").first).to_be_visible()


def test_a_time_trial_can_ride_on_by_itself(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, trial())
    rider.look()

    page.get_by_role("button", name="Always the highest card").click()

    expect(page.get_by_text("You play the highest card every time from now on.").first).to_be_visible()
