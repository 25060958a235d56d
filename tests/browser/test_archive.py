"""What a phone remembers of races at the real board: people for all games, every tour, and what was won in them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.scorer import PROLOGUE, Scorer, fact
from tests.browser.words import raw_words

SMALL = {"viewport": {"width": 390, "height": 664}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page(**SMALL)


@pytest.fixture
def scorer(page: Page, house: str) -> Scorer:
    return Scorer(page, house)


def rides(scorer: Scorer, *names: str, first: int) -> None:
    """A tour of one stage that the player with this number wins, opened on this phone."""
    colours = ("rouge", "azur", "mandarine")
    teams = [{"name": name, "team": team} for name, team in zip(names, colours, strict=False)]
    order = [[f"player:{first}"], *([f"player:{seat}"] for seat in range(len(names)) if seat != first)]
    scorer.keeps(
        "vainqueur",
        {"edition": scorer._form()["editions"][0]["id"], "teams": teams, "stages": [{"id": "12"}]},
        PROLOGUE,
        fact(1, "order", stage=1, order=order),
    )
    scorer.opens()
    scorer.views.wait_for()


def opens_archive(page: Page, house: str, view: str = "Tours") -> Locator:
    page.goto(f"{house}/companion")
    page.get_by_role("link", name="All tours").click()
    page.get_by_role("radiogroup", name="Views").get_by_text(view).click()
    return page.get_by_role("list", name=view)


def test_who_rode_once_is_tapped_into_the_next_race_of_another_game(page: Page, house: str) -> None:
    page.goto(f"{house}/companion/new/vainqueur")
    page.get_by_role("radiogroup", name="Number of teams").get_by_text("2", exact=True).click()
    page.get_by_role("textbox", name="Name of team 2").fill("Ilse")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/companion/*")

    page.goto(f"{house}/companion/new/seconds")
    ilse = page.get_by_role("group", name="People of this device").get_by_role("button", name="Ilse")
    ilse.click()
    expect(ilse).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("textbox", name="Name of team 1")).to_have_value("Ilse")
    expect(page.get_by_role("button", name="colour of team 1: Azur")).to_be_visible()
    ilse.click()
    expect(page.get_by_role("textbox", name="Name of team 1")).to_have_value("")


def test_a_team_without_a_name_is_called_as_its_colour_is(page: Page, scorer: Scorer, house: str) -> None:
    page.goto(f"{house}/companion/new/vainqueur")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/companion/*")
    scorer.turns_to("Set-up")
    expect(page.get_by_role("textbox", name="Name of team 1")).to_have_value("Rouge")


def test_a_person_is_kept_with_colour_and_number_and_saved_as_a_file(
    page: Page, scorer: Scorer, house: str, tmp_path: Path
) -> None:
    rides(scorer, "Ann", "Bob", first=0)
    opens_archive(page, house, "People")
    page.get_by_role("textbox", name="Another name").fill("Cleo")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("combobox", name="Usual colour of Cleo").select_option("lagune")
    page.get_by_role("textbox", name="Usual number of Cleo").fill("51")
    page.get_by_role("textbox", name="Usual number of Cleo").press("Tab")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the list as a file").click()
    saving.value.save_as(tmp_path / "people.json")
    saved = json.loads((tmp_path / "people.json").read_text())
    assert saved["people"] == [{"name": "Cleo", "team": "lagune", "number": 51}]
    page.reload()
    page.get_by_role("radiogroup", name="Views").get_by_text("People").click()
    expect(page.get_by_role("textbox", name="Usual number of Cleo")).to_have_value("51")


def test_a_tour_is_searched_named_saved_and_deleted(page: Page, scorer: Scorer, house: str, tmp_path: Path) -> None:
    for first in (0, 1):
        rides(scorer, "Ann", ("Bob", "Zoe")[first], first=first)
    tours = opens_archive(page, house)
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

    tours.get_by_role("button", name="Delete: Easter at home").click()
    tours.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_text("No tours", exact=False).or_(page.get_by_text("0 tours"))).to_be_visible()
    page.get_by_role("searchbox").fill("")
    expect(tours.get_by_role("listitem")).to_have_count(1)


def test_everything_is_saved_as_one_file_and_comes_back_on_another_phone(
    page: Page, scorer: Scorer, house: str, open_page: OpenPage, tmp_path: Path
) -> None:
    for first in (0, 1):
        rides(scorer, "Ann", "Bob", first=first)
    opens_archive(page, house)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save everything as one file").click()
    saving.value.save_as(tmp_path / "archive.json")

    other = open_page(**SMALL)
    other.goto(f"{house}/companion")
    other.locator("input[type=file]").set_input_files(tmp_path / "archive.json")
    expect(other.get_by_role("list", name="Tours").get_by_role("listitem")).to_have_count(2)
    other.get_by_role("radiogroup", name="Views").get_by_text("Statistics").click()
    expect(other.get_by_role("list", name="Statistics").get_by_role("listitem")).to_have_count(2)


def test_wins_jerseys_and_stages_are_counted_over_the_tours(page: Page, scorer: Scorer, house: str) -> None:
    rides(scorer, "Ann", "Bob", "Cleo", first=1)
    rides(scorer, "Ann", "bob", first=1)
    rides(scorer, "Ann", "Cleo", first=0)
    records = opens_archive(page, house, "Statistics")
    best = records.get_by_role("listitem").first
    expect(best).to_contain_text("bob")
    expect(best.locator("dd")).to_have_text(["2", "2", "2", "2"])
    expect(best).to_contain_text("×2")
    page.get_by_role("combobox", name="The one").select_option("Ann")
    page.get_by_role("combobox", name="The other").select_option("bob")
    expect(page.get_by_role("row").first).to_contain_text("ahead at the end")
    expect(page.get_by_role("row").first.get_by_role("cell").first).to_have_text("0")
    expect(page.get_by_role("row").first.get_by_role("cell").last).to_have_text("2")
    expect(page.get_by_text("In 2 tours that both rode.")).to_be_visible()
