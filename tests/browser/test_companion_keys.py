"""Fast and safe fingers beside the real board: keys that stay, few taps, and what will be written before it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.scorer import fact
from tests.browser.thumb import Thumb, phone

SIZES = [(390, 844), (390, 664), (360, 640), (375, 553)]
"""A whole phone, and what browsers with their bars leave of some."""
START = fact(0, "start", stage=1)
FIRST_FIVE = (17, 22, 3, 14, 7)
Hold = Callable[..., Thumb]


@pytest.fixture
def hold(visit: OpenPage, house: str) -> Hold:
    return lambda width=390, height=664: Thumb(visit(**phone(width, height)), house)


def four_teams(thumb: Thumb, *edits: dict[str, Any]) -> None:
    """Twenty-four riders on the road to the Alpe."""
    thumb.keeps("peloton", 4, ["carcassonne-foix", "paris"], START, *edits, race="stage_race", team_size="6")


def home(number: int, seconds: int, *bibs: int) -> dict[str, Any]:
    return fact(number, "finish", stage=1, seconds=seconds, riders=[f"rider:{bib}" for bib in bibs])


# --- keys that stay where they are ---


def test_six_quick_taps_hit_six_riders_on_every_phone(hold: Hold) -> None:
    thumb = hold()
    four_teams(thumb)
    thumb.presses("Finish")
    for width, height in SIZES:
        thumb.page.set_viewport_size({"width": width, "height": height})
        before = thumb.boxes()

        for place in (16, 21, 2, 13, 6, 5):
            box = before[place]
            thumb.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

        thumb.sees_order(17, 22, 3, 14, 7, 6)
        assert thumb.boxes() == before
        thumb.riders(22)
        thumb.sees_order(17, 3, 14, 7, 6)
        thumb.clears()


@pytest.mark.parametrize("teams", [4, 6])
def test_everything_to_tap_is_seen_without_scrolling_on_every_phone(hold: Hold, teams: int) -> None:
    """With 24 riders, and with all 36 that the box has."""
    thumb = hold()
    thumb.keeps("peloton", teams, ["carcassonne-foix", "paris"], START, race="stage_race", team_size="6")
    for width, height in SIZES:
        thumb.page.set_viewport_size({"width": width, "height": height})
        assert thumb.hidden(thumb.race.locator(".turnbtn, .time b, .trow .btn")) == []

    thumb.presses("Finish")
    thumb.figure("seconds", 26)
    parts = "[data-field] button:visible, .order ol, .enter .btn, [data-field=seconds] input"
    for width, height in SIZES:
        thumb.page.set_viewport_size({"width": width, "height": height})
        assert len(thumb.boxes()) == 6 * teams
        assert thumb.hidden(thumb.entry.locator(parts)) == []


# --- how many taps it takes ---


def test_the_taps_of_a_stage(hold: Hold) -> None:
    thumb = hold()
    four_teams(thumb)

    thumb.turns(1, 2)
    assert thumb.taps == 1

    thumb.taps = 0
    thumb.presses("Sprint")
    thumb.riders(17, 22, 3, 14)
    thumb.saves()
    assert thumb.taps <= 6

    thumb.taps = 0
    thumb.comes_home(26, *FIRST_FIVE)
    assert thumb.taps <= 8

    thumb.comes_home(31, 1, 2)
    thumb.taps = 0
    thumb.comes_home(46, 24, 23, 5, rest=True)
    assert thumb.taps <= 8
    thumb.ranks(24)
    assert "Cleo 17" in thumb.scorer.standings()[0]


def test_a_whole_stage_of_twelve_riders_in_rounds_and_cells(hold: Hold) -> None:
    thumb = hold()
    thumb.keeps("seconds", 4, ["flat-95", "flat-95"])
    thumb.presses("The whole stage")
    keys = thumb.entry.locator(".pad .keys")

    for rider in range(12):
        for figure in divmod(rider, 4):
            thumb.tap(keys.get_by_role("button", name=str(figure), exact=True))
    expect(thumb.foretold).to_contain_text("Will be written: Polder and Dykes: the whole result")
    thumb.saves()

    assert thumb.taps <= 26
    thumb.ranks(12)


def test_the_rulebook_s_worked_examples_typed_by_taps(hold: Hold) -> None:
    """PEL-22.2 and PEL-23: sequence 28 with 14 and 26 seconds, 29 with 46, 31 with 8."""
    thumb = hold()
    turns = [fact(number, "turn", stage=1) for number in range(1, 25)]
    thumb.keeps("peloton", 6, ["paris"], START, *turns, race="single", team_size="6")
    thumb.turns(3, 26)

    thumb.comes_home(14, 12)
    thumb.comes_home(26, *FIRST_FIVE)
    thumb.turns(1, 29)
    thumb.comes_home(46, 30)
    thumb.turns(2, 30)
    thumb.comes_home(8, rest=True)

    thumb.scorer.turns_to("Set-up")
    expect(thumb.scorer.entries.filter(has_text="home in")).to_have_count(4)
    told = " ".join(reversed(thumb.scorer.entries.all_inner_texts()))
    assert re.findall(r"home in (\S+),", told) == ["2:37:14", "2:37:26", "2:38:46", "2:40:08"]


# --- what will be written, and taken back ---


def test_a_form_says_what_it_will_write_and_its_keys_stay_for_the_next(hold: Hold) -> None:
    thumb = hold()
    four_teams(thumb)
    thumb.presses("Finish")
    before = thumb.boxes()
    thumb.riders(17, 22)
    expect(thumb.foretold).to_have_text("Still missing: Finish time: seconds")

    thumb.figure("seconds", 26)

    expect(thumb.foretold).to_have_text("Will be written: Stage 1: Cleo 17 and Dirk 22 home in 3:50:26, in this order.")
    expect(thumb.entry.get_by_role("button", name="Save 2 riders")).to_be_visible()
    thumb.saves()
    undo = thumb.race.get_by_role("button", name="Undo")
    expect(undo).to_contain_text("Stage 1: Cleo 17 and Dirk 22 home in 3:50:26, in this order.")

    thumb.presses("Finish")
    expect(thumb.rider(17)).to_have_attribute("aria-disabled", "true")
    assert thumb.boxes() == before


def test_what_cannot_be_names_the_riders_before_it_is_saved(hold: Hold) -> None:
    thumb = hold()
    thumb.keeps("seconds", 2, ["flat-95"])
    thumb.presses("Home in one round")
    keys = thumb.entry.locator(".pad .keys")
    for _ in range(2):
        thumb.tap(keys.get_by_role("button", name="4", exact=True))

    expect(thumb.foretold).to_have_text(re.compile("^Ann 1 and Ann 2 came in level"))
    thumb.saves()
    expect(thumb.scorer.dialog).to_contain_text("Ann 1 and Ann 2 came in level")
    formula = re.compile(r"[`=≤]|\bk\b|\bj\b")
    expect(thumb.scorer.dialog).not_to_contain_text(formula, use_inner_text=True)


def test_two_riders_are_swapped_between_groups_in_one_edit(hold: Hold) -> None:
    thumb = hold(390, 844)
    four_teams(thumb, home(1, 26, 17, 22), home(2, 8, 3, 14))
    dialog = thumb.scorer.corrects("Cleo 17 and Dirk 22")

    dialog.get_by_text("Swap two riders between groups").click()
    dialog.get_by_role("group", name="From this entry").get_by_role("button", name="Dirk 22").click()
    dialog.get_by_role("group", name="From another group").get_by_role("button", name="Ann 3").click()
    expect(dialog).to_contain_text("Dirk 22 and Ann 3 change places.")
    dialog.get_by_role("button", name="Swap them").click()

    expect(thumb.scorer.dialog).to_have_count(0)
    expect(thumb.scorer.entries.nth(1)).to_contain_text("Cleo 17 and Ann 3")
    expect(thumb.scorer.entries.nth(0)).to_contain_text("Dirk 22 and Cleo 14")
    thumb.page.get_by_role("region", name="Set-up").get_by_role("button", name="Undo").click()
    expect(thumb.scorer.entries.nth(1)).to_contain_text("Cleo 17 and Dirk 22")
