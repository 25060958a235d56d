"""Guided first stages: ridden to their end by following the coach, left and taken up again, back and without him."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.pupil import Pupil, PupilWithKeys
from tests.browser.words import raw_words

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit()


@pytest.mark.parametrize("game", ["bostock", "peloton"])
def test_a_lesson_is_ridden_to_the_end_of_its_stage(page: Page, house: str, game: str) -> None:
    pupil = Pupil(page)
    pupil.begin(house, game)

    pupil.follow()

    pupil.rides_home()


def test_a_lesson_in_dutch_on_a_phone(visit: OpenPage, house: str) -> None:
    page = visit(**PHONE, locale="nl-NL")
    pupil = Pupil(page, "nl")
    pupil.begin(house, "seconds")
    assert raw_words(page) == set()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    pupil.follow()

    pupil.rides_home()


def test_a_phone_without_piles_says_how_a_card_is_discarded(visit: OpenPage, house: str) -> None:
    page = visit(**PHONE)
    pupil = Pupil(page)
    pupil.begin(house, "vainqueur")
    pupil.follow(to=6)

    pupil.pick()

    expect(page.get_by_text("Pick the card again to play it.")).to_be_visible()
    expect(pupil.target).to_have_attribute("data-card", "card:climber")
    pupil.pick()
    expect(pupil.step).to_have_text(re.compile("^7 of"))


def test_a_lesson_is_ridden_without_a_mouse(page: Page, house: str) -> None:
    pupil = PupilWithKeys(page)
    pupil.begin(house, "vainqueur")

    pupil.follow(to=3)
    expect(pupil.target).to_be_focused()
    expect(page.locator("#explanation")).to_be_hidden()  # it would lie over what the coach says
    pupil.follow(to=4)
    page.keyboard.press("b")  # back: the act of page 3 is taken back
    expect(pupil.step).to_have_text(re.compile("^3 of"))
    pupil.follow()

    pupil.rides_home()


def test_it_is_left_and_gone_on_with_where_it_was(page: Page, house: str) -> None:
    pupil = Pupil(page)
    page.get_by_role("link", name=re.compile("^Learn to ride")).first.click()
    pupil.follow(to=5)

    page.goto(house)
    expect(page.get_by_text("Lesson ·")).to_be_visible()
    page.get_by_role("link", name="Ride on").click()

    expect(pupil.step).to_have_text(re.compile("^5 of"))
    assert raw_words(page) == set()


def test_without_the_coach_the_stage_goes_on_and_the_menu_has_him_back(page: Page, house: str) -> None:
    pupil = Pupil(page)
    pupil.begin(house, "vainqueur")
    pupil.follow(to=3)

    page.locator("[data-card].dim").first.click()
    expect(page.get_by_role("status").filter(has_text="rests for now")).to_be_visible()
    page.keyboard.press("Escape")
    expect(pupil.coach).to_have_count(0)
    expect(page.locator("[data-card].legal").nth(1)).to_be_visible()
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Go on with the lesson").click()

    expect(pupil.step).to_have_text(re.compile("^3 of"))
