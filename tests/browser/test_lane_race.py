"""The game with lanes and seconds cards: a stage to the podium, what a card lights, a crash that cannot be avoided."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.rider import ANSWERED, NEWS, Rider
from tests.browser.seated import open_table
from tests.browser.words import raw_words
from tests.games.seconds.table import play, race, trial

GAME = "Seconds"
NO_WAY = {"A1": "43.1", "B1": "45.1", "B2": "45.2", "A2": "38.2", "C1": "50.2", "D1": "30.1"}


def sit_down(page: Page, house: str, position: str, bots: str = "BCD") -> None:
    """Ilse against bots, three of them unless said otherwise, from this position on."""
    seats = [{"kind": "me", "name": "Ilse"}] + [{"kind": "bot", "name": f"Bot {n}", "bot": "greedy"} for n in bots]
    open_table(page, house, "seconds", position=position, seats=seats)


def test_a_stage_is_ridden_from_rider_to_rider_to_the_podium(page: Page, rider: Rider, house: str) -> None:
    rider.set_up(house, "Ilse", "Bot", game=GAME, stages="One flat stage")
    expect(page.get_by_role("listitem", name="Seat 2")).to_contain_text("4")  # the number on its first rider's back
    rider.start()
    rider.look()
    order = page.get_by_role("listitem").filter(has=page.get_by_role("img", name=re.compile(r"^Number \d+, ")))
    expect(order).to_have_count(6)
    now = page.locator("[aria-current=step]").get_by_role("img")
    expect(now).to_have_accessible_name(re.compile(r"^Number [123], Ilse: rides now"))
    rider.ride(3)
    assert raw_words(page) == set()

    rider.ride_to_result(by_hand=0)

    expect(rider.rematch).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("wins? the tour"))
    expect(page.get_by_role("heading", name="Yellow jersey")).to_be_visible()
    assert raw_words(page) == set()


def test_a_card_lights_only_the_cells_it_leads_to_and_the_road_stays_where_it_is_under_the_mouse(
    page: Page, rider: Rider, house: str
) -> None:
    apart = {"A1": "20.2", "B1": "22.2", "C1": "60.1", "D1": "5.1"}
    sit_down(page, house, race("flat-95", apart, hand=[2, 9]).document())
    rider.look()

    rider.cards.first.click()
    expect(rider.cards.first).to_have_attribute("aria-pressed", "true")

    # Straight on and to both sides stand on 22, but for the rider there; behind or beside him the wind counts.
    lit = rider.cells.evaluate_all("cells => cells.map(cell => cell.dataset.thing)")
    assert set(lit) >= {"cell:22.1", "cell:22.3"}
    assert all(cell.startswith(("cell:22.", "cell:23.")) for cell in lit)
    rider.cells.first.hover()
    dock = page.locator(".dock")
    expect(dock).to_contain_text(re.compile("Play 2, ride to 2[23]"))

    # A longer sentence about the cell that is looked at once pushed it away, and back again, without end.
    tall = dock.evaluate("dock => dock.offsetHeight")
    rider.cards.first.hover()
    assert dock.evaluate("dock => dock.offsetHeight") == tall


@pytest.mark.rule("SEC-8.1")
def test_three_cards_are_exchanged_as_one_choice(page: Page, rider: Rider, house: str) -> None:
    apart = {"A1": "20.2", "B1": "60.1", "C1": "70.1", "D1": "5.1"}
    swapping = race("flat-95", apart, hand=[4, 2, 3, 9, 15])
    play(swapping, "play 4 24.2")
    sit_down(page, house, swapping.document())
    rider.look()
    together = page.get_by_role("button", name="These 3 cards")

    expect(together).to_be_enabled()  # the three lowest are proposed: one press is enough for them
    page.locator('[data-card="card:9"]').click()
    expect(together).to_have_count(0)
    page.locator('[data-card="card:15"]').click()
    together.click()

    for card in (2, 3, 15):
        expect(rider.radio).to_contain_text(f"You lay {card} aside.")


@pytest.mark.rule("SEC-8.1")
def test_a_hand_of_no_other_cards_is_exchanged_with_one_press(page: Page, rider: Rider, house: str) -> None:
    apart = {"A1": "20.2", "B1": "60.1", "C1": "70.1", "D1": "5.1"}
    swapping = race("flat-95", apart, hand=[4, 2, 3, 9, 9])
    play(swapping, "play 4 24.2")
    sit_down(page, house, swapping.document())
    rider.look()
    expect(rider.hand.locator(".legal")).to_have_count(0)  # each kind of card is among the three that are proposed

    rider.turn()

    for card in (2, 3, 9):
        expect(rider.radio).to_contain_text(f"You lay {card} aside.")


def test_a_crash_that_cannot_be_avoided_is_explained(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, race("mountain-84", NO_WAY, hand=[3, 5, 9]).document())
    rider.look()
    expect(page.locator(".dock")).to_contain_text("No way through: number 1 will crash")
    expect(page.locator(".dock")).to_contain_text("no lane is free")

    page.get_by_role("button", name="Why nothing else?").click()
    expect(page.get_by_role("dialog")).to_contain_text("SEC-")
    page.keyboard.press("Escape")
    rider.turn()

    fallen = rider.road.get_by_role("img", name=re.compile(r"^Number \d.*, fallen"))
    expect(fallen).to_have_count(3)
    expect(rider.radio).to_contain_text("hand is shown")


def test_a_time_trial_is_ridden_to_its_result_on_a_phone(borrow: OpenPage, house: str) -> None:
    page = borrow(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    rider = Rider(page)
    near = {"A1": "160.1", "A2": "162.2", "A3": "164.1", "B1": "150.1", "B2": "151.1", "B3": "152.1"}
    sit_down(page, house, trial("ttt-170", near, race_round=10).document(), bots="B")
    rider.look()
    choice = page.locator(".dock").get_by_role("button", name=re.compile("^[123] Ilse"))
    expect(choice).to_have_count(3)
    page.evaluate("document.fonts.ready.then(() => true)")
    uncut = "line => line.scrollWidth <= line.clientWidth && line.offsetHeight < 40"
    assert page.locator(".turncard b").evaluate(uncut)

    rider.ride_to_result()

    expect(rider.rematch).to_be_visible()
    expect(page.get_by_role("heading", name="Stage result")).to_be_visible()
    assert raw_words(page) == set()


def test_two_people_share_the_screen_and_nothing_breaks_when_the_road_had_the_focus(
    page: Page, rider: Rider, house: str
) -> None:
    open_table(page, house, "seconds", seats=[{"kind": "me", "name": name} for name in ("Ilse", "Jos")])
    rider.curtain.click()
    rider.look()
    page.keyboard.press("1")
    expect(rider.cards.first).to_have_attribute("aria-pressed", "true")
    rider.road.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    expect(rider.curtain).to_be_visible()


def test_lanes_are_walked_with_the_arrow_keys(page: Page, rider: Rider, house: str) -> None:
    open_table(page, house, "seconds")
    rider.look()
    before = rider.told()

    page.keyboard.press("1")
    expect(rider.cards.first).to_have_attribute("aria-pressed", "true")
    rider.road.focus()
    page.keyboard.press("ArrowRight")
    first = rider.road.get_attribute("aria-activedescendant")
    page.keyboard.press("ArrowDown")
    assert rider.road.get_attribute("aria-activedescendant") != first
    news = page.evaluate(NEWS)
    page.keyboard.press("Enter")

    page.wait_for_function(ANSWERED, arg=news)
    expect(rider.radio).to_contain_text("Your")
    assert rider.told() != before
