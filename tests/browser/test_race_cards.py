"""The game with race cards: numbers handed to riders, kept and hidden cards, each kind of stage to the final table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from gruppetto.games.bostock.rules.state import BostockState
from tests.browser.rider import Rider
from tests.browser.seated import open_table
from tests.browser.words import raw_words
from tests.games.bostock.easel import lay, moving, road, trial

RIDE = """async () => {
  const news = () => document.querySelector(".dock").textContent + document.querySelector(".log ol").textContent;
  const waited = async ready => { while (!ready()) await new Promise(done => setTimeout(done, 10)); };
  const asked = () => document.querySelector(
    ".dock :is(.hand, .numbers) .legal, .dock :is(.choices, .targets) button, .board .legal:not(.soft)");
  const ended = () => [...document.querySelectorAll("button")].some(
    button => /^(Next stage|Rematch)/.test(button.textContent.trim()));
  const state = () => document.querySelector("main[data-state]").dataset.state;
  for (;;) {
    await waited(() => state() === "asked" && asked() || state() === "idle" && ended());
    if (ended()) return;
    const before = news();
    const choice = document.querySelector(".dock .choices button");
    if (choice) choice.click();
    else {
      dispatchEvent(new KeyboardEvent("keydown", { key: "v" }));
      await waited(() => document.querySelector("dialog[open] li button"));
      document.querySelector("dialog[open] li button").click();
    }
    await waited(() => state() !== "busy" && (news() !== before || ended()));
  }
}"""
"""Rides to the end of a stage with the list of all moves, from within the page: that is some 50 decisions."""

DRAINS = """
window.drained = "";
new MutationObserver(() => {
  if (document.querySelector(".dock .drain")) window.drained ||= document.querySelector(".dock").textContent;
}).observe(document, { subtree: true, childList: true });
"""
"""Notes what the dock says while a line runs out in it, which stands for little more than a second."""

ONE_OF_EACH = "1+2+4"
"""A road stage, the team time trial and the individual one."""


def sit_down(page: Page, house: str, state: BostockState | None, *, seat: int = 0, **wishes: object) -> None:
    """Ilse on this seat against a bot, from this position on or from the start."""
    seats: list[dict[str, str]] = [{"kind": "me", "name": "Ilse"}]
    seats.insert(1 - seat, {"kind": "bot", "name": "Bot", "bot": "greedy"})
    if state is not None:
        wishes["position"] = state.document()
    open_table(page, house, "bostock", seats=seats, **wishes)


def pick(page: Page, thing: str) -> None:
    page.locator(f'[data-lit][data-thing="{thing}"]').first.click(force=True)


def test_the_numbers_of_a_card_are_handed_to_riders(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, road(riders={"red-1": "8.2"}))
    rider.look()
    page.locator('[data-card="card:white-210"]').click()

    numbers = page.get_by_role("group", name="Numbers of the card")
    expect(numbers.get_by_role("button")).to_have_text(["2", "1", "0"])
    expect(page.get_by_role("heading", name="Rider 1: where to?")).to_be_visible()  # the first of them is proposed
    pick(page, "cell:10.3")  # which tells the number

    expect(page.get_by_text("Your 1 rides 2 cells to 10.3.").first).to_be_visible()
    assert raw_words(page) == set()


def test_a_forced_move_plays_itself_after_a_beat(page: Page, rider: Rider, house: str) -> None:
    page.add_init_script("localStorage.setItem('gruppetto.settings', JSON.stringify({ motion: 'none', sound: false }))")
    page.add_init_script(DRAINS)
    boxed_in = moving("white-100", [1], {"red-3": "8.1", "blue-1": "9.2"}, unmoved=["red-3"])
    sit_down(page, house, boxed_in)

    expect(rider.radio).to_contain_text("Your 3 rides one cell to 9.1.")  # nobody pressed anything
    assert "There is nothing else to do." in page.evaluate("window.drained"), "it was announced"


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


def test_a_number_can_be_picked_before_its_rider(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, moving("white-210", [2, 1, 0], {"red-1": "8.2"}))
    rider.look()

    page.keyboard.press("Escape")
    page.keyboard.press("2")
    expect(page.get_by_role("heading", name="Who gets the 2?")).to_be_visible()
    pick(page, "rider:red-1")
    pick(page, "cell:10.2")

    expect(page.get_by_text("Your 1 rides 2 cells to 10.2.").first).to_be_visible()


def test_the_extra_step_tells_how_it_is_used(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, moving("red-200", [2, 0, 0], {"red-1": "5.1"}, bonus=True))
    rider.look()

    page.get_by_role("button", name="One extra step").click()

    expect(page.get_by_text("the lit cells one farther use it").first).to_be_visible()


def test_a_kept_risk_card_lies_open_and_is_played(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, road(riders={"red-1": "8.2"}, held={"red-1": "B2"}))
    rider.look()
    page.get_by_role("table").get_by_role("button", name="Tailwind").click()
    expect(page.get_by_role("table").get_by_text("advances two cells")).to_be_visible()

    card = page.locator('[data-card="card:B2"]')
    card.click()
    card.click()

    expect(page.get_by_text("You play Tailwind.").first).to_be_visible()


def test_a_card_of_a_heat_stays_hidden_until_both_lie(page: Page, rider: Rider, house: str) -> None:
    laid = lay(trial())
    sit_down(page, house, laid, seat=1)
    rider.look()
    other = page.get_by_role("button", name="No. 2 laid:")
    expect(other).to_have_accessible_name("No. 2 laid:, 1")

    rider.cards.first.click()
    rider.cards.first.click()

    expect(page.get_by_text("2 Bot turns over").first).to_be_visible()


def test_points_can_be_shown_with_the_markers_of_the_box(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, road())
    rider.look()
    page.get_by_role("tab", name="Individual").click()

    page.get_by_text("Show the markers of the box").click()
    page.reload()
    page.get_by_role("tab", name="Individual").click()

    expect(page.get_by_role("checkbox", name="Show the markers of the box")).to_be_checked()


@pytest.mark.timeout(600)
def test_a_road_and_both_time_trials_are_ridden_to_the_final_table(page: Page, rider: Rider, house: str) -> None:
    near = {"red-1": "19.1", "red-2": "18.1", "red-3": "18.2"}
    sit_down(page, house, road(riders=near, across=["red-1", "red-2"], stages=ONE_OF_EACH))

    for stage in range(1, 3):
        rider.look()
        page.evaluate(RIDE)
        expect(page.get_by_text(f"Stage {stage} of 3 · result")).to_be_visible()
        assert raw_words(page) == set()
        rider.next_stage.click()
    rider.look()
    page.evaluate(RIDE)

    expect(
        page.get_by_role("heading", name="wins the tour").or_(page.get_by_role("heading", name="win the tour"))
    ).to_be_visible()
    expect(page.get_by_role("heading", name="Final standings").first).to_be_visible()
    assert raw_words(page) == set()
