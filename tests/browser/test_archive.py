"""What a phone remembers of races at the real board: people for all games, every tour, and what was won in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.scorer import GAME, PROLOGUE, Scorer, fact
from tests.browser.words import raw_words

KEPT = "gruppetto.companion.sheets"
SMALL = {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def page(borrow: OpenPage) -> Page:
    return borrow(**SMALL)


@pytest.fixture
def scorer(page: Page, house: str) -> Scorer:
    return Scorer(page, house)


def rides(scorer: Scorer, *names: str, first: int) -> dict[str, Any]:
    """A tour of one stage that the player with this number wins, as the phone that made it remembers it."""
    colours = ("rouge", "azur", "mandarine")
    teams = [{"name": name, "team": team} for name, team in zip(names, colours, strict=False)]
    order = [[f"player:{first}"], *([f"player:{seat}"] for seat in range(len(names)) if seat != first)]
    plan = {"edition": "rulebook", "teams": teams, "stages": [{"id": "12"}]}
    scorer.keeps(GAME, plan, PROLOGUE, fact(1, "order", stage=1, order=order))
    return {"sheet": scorer.sheet, "token": scorer.token, "owner": scorer.owner, "game": GAME, "teams": names}


def remembers(page: Page, *tours: dict[str, Any]) -> None:
    kept = json.dumps(json.dumps([{**tour, "visited": 1 + at} for at, tour in enumerate(tours)]))
    page.add_init_script(f"localStorage['{KEPT}'] ??= {kept}")


def opens_archive(page: Page, house: str, view: str = "Tours") -> Locator:
    page.goto(f"{house}/companion/archive")
    page.get_by_role("radiogroup", name="Views").get_by_text(view).click()
    return page.get_by_role("list", name=view)


def test_who_rode_once_is_tapped_into_the_next_race_of_another_game(page: Page, scorer: Scorer, house: str) -> None:
    page.goto(f"{house}/companion/new/vainqueur")
    page.get_by_role("radiogroup", name="Number of teams").get_by_text("2", exact=True).click()
    page.get_by_role("textbox", name="Name of team 2").fill("Ilse")
    page.get_by_role("button", name="Start", exact=True).click()
    scorer.views.wait_for()
    scorer.turns_to("Set-up")
    expect(page.get_by_role("textbox", name="Name of team 1")).to_have_value("Rouge")  # a team without a name

    page.goto(f"{house}/companion/new/seconds")
    ilse = page.get_by_role("group", name="People of this device").get_by_role("button", name="Ilse")
    ilse.click()
    expect(ilse).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("textbox", name="Name of team 1")).to_have_value("Ilse")
    expect(page.get_by_role("button", name="colour of team 1: Azur")).to_be_visible()
    ilse.click()
    expect(page.get_by_role("textbox", name="Name of team 1")).to_have_value("")


def test_people_of_a_device_are_still_known_when_it_is_opened_again(page: Page, house: str) -> None:
    opens_archive(page, house, "People")
    page.get_by_role("textbox", name="Another name").fill("Cleo")
    page.get_by_role("button", name="Add").click()
    people = page.get_by_role("list", name="People")
    expect(people.get_by_role("listitem")).to_have_count(1)

    page.reload()
    page.get_by_role("radiogroup", name="Views").get_by_text("People").click()

    expect(people.get_by_role("textbox").first).to_have_value("Cleo")


def test_a_tour_is_searched_named_and_saved(page: Page, scorer: Scorer, house: str, tmp_path: Path) -> None:
    remembers(page, *(rides(scorer, "Ann", friend, first=0) for friend in ("Bob", "Zoe")))
    page.goto(f"{house}/companion")
    page.get_by_role("link", name="All tours (2)").click()
    tours = page.get_by_role("list", name="Tours")
    expect(tours.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("searchbox").fill("zoe")
    expect(tours.get_by_role("listitem")).to_have_count(1)
    tours.get_by_role("button", name="Name this tour").click()
    tours.get_by_role("textbox", name="Name of the race").fill("Easter at home")
    tours.get_by_role("button", name="Save", exact=True).click()
    expect(tours.get_by_role("link", name="Easter at home")).to_be_visible()
    assert page.request.get(scorer.address).json()["name"] == "Easter at home"
    assert raw_words(page) == set()
    with page.expect_download() as saving:
        tours.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(tmp_path / "tour.json")
    assert "gruppetto_sheet" in json.loads((tmp_path / "tour.json").read_text())


def test_who_made_a_tour_deletes_it_everywhere(page: Page, scorer: Scorer, house: str, borrow: OpenPage) -> None:
    remembers(page, rides(scorer, "Ann", "Bob", first=0), rides(scorer, "Ann", "Zoe", first=0))
    other = Scorer(borrow(**SMALL), house)
    other.sheet, other.token = scorer.sheet, scorer.token
    other.opens()
    other.sees("wins the Tour")

    tours = opens_archive(page, house)
    tours.get_by_role("listitem").first.get_by_role("button", name="Delete").click()
    expect(tours.get_by_role("alert")).to_contain_text("nobody’s link opens it any more")
    tours.get_by_role("button", name="Delete everywhere").click()

    expect(tours.get_by_role("listitem")).to_have_count(1)
    assert page.request.get(scorer.address).status == 404
    other.sees("who made the sheet has deleted it")


def test_everything_is_saved_as_one_file_and_comes_back_on_another_phone_once(
    page: Page, scorer: Scorer, house: str, borrow: OpenPage, tmp_path: Path
) -> None:
    remembers(page, *(rides(scorer, "Ann", "Bob", first=first) for first in (0, 1)))
    opens_archive(page, house)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save everything as one file").click()
    saving.value.save_as(tmp_path / "archive.json")

    other = borrow(**SMALL)
    tours = other.get_by_role("list", name="Tours").get_by_role("listitem")
    for _ in range(2):
        other.goto(f"{house}/companion")
        other.locator("input[type=file]").set_input_files(tmp_path / "archive.json")
        expect(tours).to_have_count(2)
    other.get_by_role("radiogroup", name="Views").get_by_text("Statistics").click()
    expect(other.get_by_role("list", name="Statistics").get_by_role("listitem")).to_have_count(2)
