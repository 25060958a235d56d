"""The game on hexes: a stage to the podium and the start of the next, an attack, shared steps, stragglers, keys."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.rider import ANSWERED, LIT, NEWS, Rider
from tests.browser.seated import open_table
from tests.browser.words import raw_words
from tests.games.peloton.table import play, race

BEFORE_THE_LINE = {1: "P5:3.2", 7: "P5:2.2", 2: "P5:3.1", 8: "P5:4.1", 3: "P5:2.1", 9: "P5:3.0"}
"""Two teams of three on the last straight of Paris, together, two or three sequences before the line."""
SPRINTS = [[1, 7, 2, 8], [7, 1, 8, 2]]
TOGETHER = {1: "P1:3.5", 2: "P1:3.4", 3: "P1:2.4", 7: "P1:4.4", 8: "P1:4.3", 9: "P1:5.3"}
"""A group on the first straight: 1 leads it."""
LAST_BENDS = {1: "C4#2:2.11", 7: "C4#2:2.10", 2: "C4#2:3.10", 8: "C4#2:3.9", 3: "C4#2:2.9", 9: "C4#2:3.8"}
"""The same teams together on the way to the Tuileries, four or five sequences before the line."""
FOLLOWS = """async lit => {
  const all = selector => [...document.querySelectorAll(selector)].filter(thing => thing.getClientRects().length);
  const news = () => document.querySelector(".dock").textContent + document.querySelector(".log ol").textContent;
  const ended = () => all("button").some(button => /^Rematch/.test(button.textContent.trim()));
  const press = thing => thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const state = () => document.querySelector("main[data-state]").dataset.state;
  const followed = new Set();
  new MutationObserver(() => {
    if (document.querySelector(".dock .drain")) followed.add(news());
  }).observe(document.body, { subtree: true, childList: true });
  const waited = async ready => { while (!ready()) await new Promise(done => setTimeout(done, 10)); };
  for (let orders = 0; ; ) {
    await waited(() => state() === "asked" && all(lit).length || state() === "idle" && ended());
    if (ended()) return [orders, followed.size];
    const before = news();
    const order = all("[data-order][data-next]")[0];
    if (order) orders++;
    press(order ?? all(".dock .die.legal, .dock .choices button:not(.dim, [data-order])")[0] ?? all(lit).at(-1));
    await waited(() => state() !== "busy" && (news() !== before || ended()));
  }
}"""
"""Rides to the end of a stage: all riders follow the pace where they can; else the first die or button, or the last
hex, which is the farthest or nearly. Comes back with how often the order was given, and how many moves played
themselves."""
BIB = "things => things.map(thing => thing.querySelector('svg text').textContent)"


def sit_down(page: Page, house: str, position: str) -> None:
    """Ilse against a bot, from this position on."""
    seats = [{"kind": "me", "name": "Ilse"}, {"kind": "bot", "name": "Bot Jos", "bot": "greedy"}]
    open_table(page, house, "peloton", position=position, seats=seats)


def test_paris_is_ridden_to_the_podium_and_the_next_stage_starts_in_the_order_of_the_classification(
    page: Page, rider: Rider, house: str
) -> None:
    race_on = race(BEFORE_THE_LINE, stage="paris", stages="paris+roskilde-nyborg", sequence=27, takers=SPRINTS)
    sit_down(page, house, race_on.document())
    rider.look()
    expect(page.locator(".topbar")).to_contain_text("Stage 1 of 2")
    assert raw_words(page) == set()

    home = page.get_by_role("button", name="Ride them home")
    die = page.locator(".dock .die.legal").first  # yellow: nobody falls by it
    while not rider.at_result():
        before = page.evaluate(NEWS)
        # Of lit hexes the last is the farthest, or nearly.
        next(thing for thing in (home, die, rider.lit.last) if thing.is_visible()).click()
        page.wait_for_function(ANSWERED, arg=before)

    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"(Your \d|\d+ Bot Jos) wins Paris"))
    general = page.locator("section").filter(has=page.get_by_role("heading", name="General")).last
    classified: list[str] = general.get_by_role("listitem").evaluate_all(BIB)
    assert classified  # how many are left is a matter of luck
    assert raw_words(page) == set()
    rider.next_stage.click()

    expect(page.locator(".topbar")).to_contain_text("Stage 2 of 2")
    lined_up = page.get_by_role("listitem").filter(has=page.get_by_role("img", name=re.compile(r"^Number \d+, ")))
    expect(lined_up.first).to_be_visible()
    first_group = lined_up.evaluate_all(BIB)  # all of them, unless the last ones start apart
    assert first_group == classified[: len(first_group)]
    expect(page.get_by_role("img", name=re.compile("yellow jersey")).first).to_be_visible()


def test_stragglers_ride_home_by_themselves_on_request(page: Page, rider: Rider, house: str) -> None:
    behind = {bib: BEFORE_THE_LINE[bib] for bib in (1, 2, 3)}
    finished = dict.fromkeys((7, 8, 9), (26, 14))
    sit_down(page, house, race(behind, stage="paris", sequence=27, takers=SPRINTS, home=finished).document())
    rider.look()

    page.get_by_role("button", name="Ride them home").click()

    expect(rider.rematch).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Bot Jos wins")


def test_an_attack_is_chosen_with_buttons_and_the_closed_ones_tell_why(page: Page, rider: Rider, house: str) -> None:
    thrown = race(TOGETHER, stage="paris")
    play(thrown, "throw yellow: attack")
    sit_down(page, house, thrown.document())
    rider.look()
    expect(page.locator(".dock")).to_contain_text("Attack!")

    page.get_by_role("button", name=re.compile("^Catch")).click()
    expect(page.get_by_role("dialog")).to_contain_text("PEL-12.2")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Solo")).click()

    expect(rider.cells.first).to_be_visible()
    assert rider.cells.evaluate_all("cells => cells.map(cell => cell.dataset.thing)") != []
    expect(rider.radio).to_contain_text("attacks")
    rider.cells.last.click()
    expect(page.get_by_role("button", name=re.compile("^Stay here"))).to_be_visible()
    expect(page.locator(".dock")).to_contain_text(re.compile("1 throws green", re.I))


def test_steps_left_over_are_shared_on_the_board(page: Page, rider: Rider, house: str) -> None:
    left = race({1: "P1:3.2", 2: "P1:3.1"}, stage="paris")
    play(left, "throw red: 4", "move P1:3.4")
    sit_down(page, house, left.document())
    rider.look()
    expect(page.locator(".dock")).to_contain_text("2 steps left")

    page.locator(".dock .targets button").first.click()

    expect(rider.cells).to_have_count(1)
    assert rider.cells.evaluate_all("cells => cells.map(cell => cell.dataset.thing)") == ["cell:P1:3.3"]
    rider.cells.first.click()
    expect(rider.radio).to_contain_text("shares 2 hexes with 2")


def test_a_stage_is_ridden_to_its_end_with_all_riders_following(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, race(LAST_BENDS, stage="paris", sequence=24, takers=SPRINTS).document())
    rider.look()

    orders, followed = page.evaluate(FOLLOWS, LIT)

    expect(rider.rematch).to_be_visible()
    assert followed >= orders > 0


def test_an_opponent_is_asked_before_he_is_given_steps(page: Page, rider: Rider, house: str) -> None:
    offered = race({7: "P1:3.2", 1: "P1:3.1"}, stage="paris")
    play(offered, "throw red: 4", "move P1:3.4", "share 1 P1:3.3")
    sit_down(page, house, offered.document())

    expect(page.locator(".dock")).to_contain_text("Bot Jos offers your 1 2 steps")
    page.get_by_role("button", name=re.compile("^Accept")).click()

    expect(rider.radio).to_contain_text("shares 2 hexes with 1")


def test_a_turn_is_ridden_with_the_keyboard_alone(page: Page, rider: Rider, house: str) -> None:
    sit_down(page, house, race(TOGETHER, stage="paris").document())
    rider.look()
    expect(page.get_by_role("button", name=re.compile("^White", re.I))).to_have_class(re.compile("legal"))

    page.keyboard.press("3")  # after the button for the pace and the yellow die
    expect(rider.radio).to_contain_text(re.compile("throws white", re.I))
    rider.look()
    rider.road.focus()
    page.keyboard.press("ArrowRight")
    first = rider.road.get_attribute("aria-activedescendant")
    expect(page.locator(f'[id="{first}"]')).to_have_accessible_name(re.compile("can be picked"))
    page.keyboard.press("Enter")

    expect(page.locator(".dock")).not_to_contain_text("Number 1: ride")
    expect(page.get_by_role("img", name=re.compile(r"^Number 1, Ilse: has ridden")).first).to_be_visible()
