"""What is chosen before a race, and on the way: stages without a syntax, settings without leaving the table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.rider import Rider

NAMELESS = "localStorage.setItem('gruppetto.settings', JSON.stringify({ motion: 'none', sound: false }))"


def test_stages_are_ticked_and_put_in_order_by_the_keyboard(page: Page, rider: Rider, house: str) -> None:
    rider.set_up(house, "Ilse", "Bot", game="Peloton", stages="All four")
    told = page.locator("[aria-live=assertive]")
    page.get_by_role("checkbox", name=re.compile("^Carcassonne")).press("Space")
    grip = page.get_by_role("button", name=re.compile("^Move Paris"))
    grip.press("Space")
    for _ in range(3):
        grip.press("ArrowUp")
    expect(told).to_have_text(re.compile("^Paris .*, 1 of 4"))
    grip.press("Space")
    expect(grip).to_have_attribute("aria-pressed", "false")
    expect(page.locator("form footer")).to_contain_text("3 stages")
    rider.choose("Take-backs", "Friendly")

    rider.start()
    page.locator(".topbar").get_by_text("Stage 1 of 3").wait_for()
    table = page.request.get(f"{house}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["stages"] == "paris+roskilde-nyborg+alpe-dhuez"
    assert table["take_backs"] == "friendly"


def test_readings_of_the_rulebook_lie_folded_and_what_is_changed_there_reaches_the_table(
    page: Page, rider: Rider, house: str
) -> None:
    rider.set_up(house, "Ilse", "Bot", game="Bostock", stages="The first road stage")
    fold = page.locator("details", has_text="Readings of the rulebook")
    squeeze = fold.get_by_role("radiogroup", name="Squeezing through")
    expect(squeeze).to_be_hidden()

    fold.locator("summary").click()
    squeeze.get_by_text("Two diagonally ahead close the middle").click()
    expect(fold.locator("summary")).to_contain_text("1 changed")

    rider.start()
    page.locator(".topbar").get_by_text("Turn 1").wait_for()
    table = page.request.get(f"{house}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["options"]["squeeze"] == "gate"


def test_round_one_screen_no_curtain_falls_for_dice(page: Page, rider: Rider, house: str) -> None:
    rider.set_up(house, "Ilse", "Koen", game="Peloton", stages="One evening")
    rider.start()

    turn = page.locator(".turncard .sign")
    turns: list[str] = []
    while len(turns) < 2:
        rider.lit.first.wait_for()
        expect(rider.curtain).to_have_count(0)
        turns.append(turn.inner_text().upper())
        page.locator(".dock .targets button").first.click()  # a rider of theirs, and where he stands
        rider.cells.first.click()
        expect(turn).not_to_have_text(turns[-1], ignore_case=True)
    assert set(turns) == {"YOUR TURN, ILSE", "YOUR TURN, KOEN"}


def test_the_first_quick_start_asks_for_a_name_and_settings_lie_over_its_table(
    page: Page, rider: Rider, house: str
) -> None:
    page.add_init_script(NAMELESS)
    page.goto(house)
    quick = page.get_by_role("button", name=re.compile("^Quick start Le Vainqueur"))
    quick.click()
    page.get_by_role("textbox", name="What shall we call you?").fill("Ilse")
    page.keyboard.press("Enter")
    rider.look()
    expect(page.locator(".topbar")).to_contain_text("Stage 1 of 1")
    expect(page.get_by_role("complementary")).to_contain_text("Ilse")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    panel.get_by_role("switch", name="Sound").press("Space")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('gruppetto.settings')).sound")
    rider.ride(1)
    panel.get_by_role("switch", name="Sound").press("Escape")
    expect(panel).to_have_count(0)
