"""The companion's tables on a small phone, with names as long as a sheet allows, in every game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes
from tests.browser.long_sheets import SHEETS
from tests.browser.scorer import Scorer

SMALL = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
LETTERS = 60
"""Pixels: narrower than this a name stands there letter by letter."""

FAULTS = """rows => rows.flatMap(row => {
  const box = part => row.querySelector(part).getBoundingClientRect();
  const name = row.querySelector(".nm b"), said = name.textContent;
  const lines = new Set([...name.getClientRects()].map(line => Math.round(line.top))).size;
  const out = [".rank", ".tok", ".nm", ".big"].filter(part => box(part).left < 0 || box(part).right > innerWidth);
  return [
    ...out.map(part => `${part} of ${said} is off the screen`),
    ...(box(".big").width ? [] : [`${said} has no figure`]),
    ...(lines > 2 ? [`${said} stands on ${lines} lines`] : []),
    ...(box(".nm").width < LETTERS ? [`${said} has no room`] : []),
  ];
})""".replace("LETTERS", str(LETTERS))


def kept(page: Page, url: str, game: str) -> Scorer:
    plan, edits = SHEETS[game]
    scorer = Scorer(page, url)
    scorer.keeps(game, plan, *edits)
    return scorer


def rows(scorer: Scorer) -> Locator:
    return scorer.ranking.locator("li .row")


def faults(page: Page, shown: Locator) -> list[str]:
    expect(shown.first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    found: list[str] = shown.evaluate_all(FAULTS)
    wide: int = page.evaluate("document.documentElement.scrollWidth")
    return found + ([f"the page is {wide} wide"] if wide > 360 else [])


@pytest.mark.parametrize("game", SHEETS)
def test_place_rider_and_time_are_in_view_in_every_table_and_on_the_big_screen(
    visit: OpenPage, house: str, game: str
) -> None:
    page = visit(**SMALL)
    scorer = kept(page, house, game)
    scorer.opens()
    expect(page.locator(".p-race h2")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.locator(".p-race").evaluate("race => race.scrollWidth - race.clientWidth") == 0
    scorer.turns_to("Ranking")
    scopes = scorer.ranking.get_by_role("combobox", name="Stage or race")
    tables = scorer.ranking.get_by_role("group", name="Classifications").get_by_role("button")

    found: list[str] = []
    expect(scopes.locator("option")).not_to_have_count(0)
    for scope in range(scopes.locator("option").count()):
        scopes.select_option(index=scope)
        found += faults(page, rows(scorer))
        for table in range(1, tables.count()):
            tables.nth(table).click()
            found += faults(page, rows(scorer))
    goes(page, house, f"/companion/{scorer.sheet}/tv")
    found += faults(page, rows(scorer))
    assert found == []


def test_all_columns_stay_unfolded_when_the_sheet_is_opened_again(borrow: OpenPage, house: str) -> None:
    page = borrow(**SMALL)
    scorer = kept(page, house, "peloton")
    scorer.opens()
    scorer.turns_to("Ranking")
    columns = scorer.ranking.get_by_role("button", name="All columns")
    expect(columns).to_have_attribute("aria-pressed", "false")
    columns.click()
    expect(columns).to_have_attribute("aria-pressed", "true")

    page.reload()
    scorer.turns_to("Ranking")

    expect(columns).to_have_attribute("aria-pressed", "true")
    expect(rows(scorer).first).to_have_attribute("aria-expanded", "true")


def test_a_screen_with_room_shows_columns(visit: OpenPage, house: str) -> None:
    page = visit(viewport={"width": 700, "height": 900})
    scorer = kept(page, house, "peloton")
    scorer.opens()
    scorer.turns_to("Ranking")
    scorer.ranking.get_by_role("combobox", name="Stage or race").select_option(index=1)

    headings = scorer.ranking.get_by_role("columnheader")
    expect(headings.filter(has_text="Gap")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 700
