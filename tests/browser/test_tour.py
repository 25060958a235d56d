"""A whole tour of two stages against a bot, ridden once to the final screen; its replay, and on from there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage, profile
from tests.browser.rider import Rider
from tests.browser.seated import keep, open_table
from tests.browser.watch import Watch
from tests.browser.words import raw_words, said

STAGES = "1+7"
"""A flat one of 260 km and a mountain of 100, which is the second of this tour."""


@dataclass(frozen=True)
class Tour:
    """A tour that was ridden to its end."""

    url: str
    own: dict[str, Any]
    """The entry that its rider's browser keeps of it."""
    headlines: list[str]
    raw: set[str]
    """What was said on the way that is not for people."""
    undone: str
    """The race radio after a move was taken back."""
    trails: int
    """How many cells still showed the way of that move."""
    replays: list[str]
    """The replays that home offered right after the finish, before anybody opened the table again."""

    @property
    def replay(self) -> str:
        return self.url.replace("/t/", "/replay/")


@pytest.fixture(scope="module")
def tour(browser: Browser, house: str) -> Tour:
    watch = Watch()
    with profile(browser, watch, service_workers="block") as context:
        watch.forgive("Service Worker registration blocked by Playwright")
        page = context.new_page()
        rider = Rider(page)
        seats = [{"kind": "me", "name": "Ilse"}, {"kind": "bot", "name": "Bot Jos", "bot": "greedy"}]
        open_table(page, house, "vainqueur", options={"tour": STAGES}, take_backs="friendly", seats=seats)
        undone, trails = take_one_back(rider)
        headlines, raw = ride_the_tour(rider)
        url = page.url
        page.get_by_role("link", name="Gruppetto, home").last.click()
        replays = replays_offered(page)
        [own] = page.evaluate("JSON.parse(localStorage.getItem('gruppetto.seats'))")
    watch.check()
    return Tour(url, own, headlines, raw, undone, trails, replays)


def take_one_back(rider: Rider) -> tuple[str, int]:
    """Rides a few turns and regrets the last: what the radio says then, and how much of its way is left on the road."""
    rider.ride(5)
    rider.look()
    rider.page.get_by_role("button", name="Undo").click()
    expect(rider.radio).to_contain_text("You take a move back.")
    rider.page.locator("main[data-state=asked]").wait_for()
    return rider.radio.inner_text(), rider.page.locator(".board .trail").count()


def replays_offered(page: Page) -> list[str]:
    page.get_by_role("button", name="Replays").click()
    links = page.get_by_role("dialog").get_by_role("link")
    links.first.wait_for()
    return [link.get_attribute("href") or "" for link in links.all()]


def ride_the_tour(rider: Rider) -> tuple[list[str], set[str]]:
    """The headlines of all results, the final one last."""
    headlines, raw = [], set()
    while True:
        rider.ride_to_result()
        headlines.append(rider.page.get_by_role("heading", level=1).text_content() or "")
        raw |= raw_words(rider.page)
        if rider.rematch.is_visible():
            return headlines, raw
        rider.next_stage.click()


@pytest.fixture
def page(borrow: OpenPage, tour: Tour) -> Page:
    """The browser of the one who rode."""
    page = borrow()
    keep(page, tour.own)
    return page


def riders_on_road(page: Page) -> list[str]:
    """The riders as they are named to a screen reader, with where they stand and what lies in front of them."""
    road = page.get_by_role("application", name="The road")
    riders = road.get_by_role("img", name=re.compile(r"^Number \d"))
    riders.first.wait_for()
    names: list[str] = riders.evaluate_all("riders => riders.map(rider => rider.getAttribute('aria-label'))")
    return sorted(names)


def test_every_stage_has_its_result_and_the_last_one_names_the_winner(tour: Tour) -> None:
    assert len(tour.headlines) == 2
    assert re.search(r"^(You win|Bot \w+ wins|.* win) the Tour", tour.headlines[-1])
    assert "the Tour" not in tour.headlines[0]


def test_nothing_on_the_way_is_said_in_keys(tour: Tour) -> None:
    assert tour.raw == set()


def test_the_final_screen_says_that_the_luck_was_verified_and_the_table_a_friendly_one(page: Page, tour: Tour) -> None:
    page.goto(tour.url)

    expect(page.get_by_role("heading", level=1)).to_have_text(tour.headlines[-1])
    expect(page.get_by_text("Luck verified against the seed")).to_be_visible()
    expect(page.get_by_text("Friendly table: one move taken back across luck")).to_be_visible()


def test_the_slider_of_the_replay_moves_the_race(page: Page, tour: Tour) -> None:
    page.goto(tour.url)
    page.get_by_role("link", name="Watch again").click()
    slider = page.get_by_role("slider", name="Turn of the race")
    at_the_start = riders_on_road(page)

    slider.fill("9")

    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 9 of "))
    expect(page.get_by_role("button").and_(page.locator("[aria-current=step]"))).to_contain_text("9")
    expect(page.get_by_text("Record verified")).to_be_visible()
    assert riders_on_road(page) != at_the_start
    assert raw_words(page) == set()


def test_the_replay_counts_the_stages_of_this_tour_and_folds_what_was_taken_back(page: Page, tour: Tour) -> None:
    page.goto(tour.replay)
    page.get_by_role("listitem").filter(has_text="is under way").first.wait_for()
    numbers = {int(number) for number in re.findall(r"\b[Ss]tage (\d+)", said(page))}
    titles = [title for title in page.locator("select option").all_inner_texts() if title.startswith("Stage ")]
    assert numbers == {1, 2}
    assert len(titles) == 2
    assert titles[0] == "Stage 1 · Lille – Rouen"
    assert re.match(r"Stage 2 · \D", titles[1])

    undo = page.get_by_role("listitem").filter(has_text=re.compile("takes back to"))
    number = int(undo.first.get_attribute("data-n") or 0)
    page.get_by_role("slider", name="Turn of the race").fill(str(number - 1))

    moved = page.locator(f'[data-n="{number - 1}"]')
    expect(moved).to_contain_text("taken back")
    assert moved.locator(".told").evaluate("told => getComputedStyle(told).textDecorationLine") == "line-through"


def test_play_on_from_here_starts_a_table_from_that_position(page: Page, tour: Tour) -> None:
    page.goto(tour.replay)
    move = page.get_by_role("listitem").filter(has_text=re.compile(r"Ilse rides \d+ km")).first
    number = int(move.get_attribute("data-n") or 0)
    page.get_by_role("slider", name="Turn of the race").fill(str(number - 1))
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(f"^Turn {number - 1} of "))
    before = riders_on_road(page)

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Ride on").click()

    page.wait_for_url(re.compile(r"/t/"))
    rider = Rider(page)
    rider.look()
    assert page.url != tour.url
    assert riders_on_road(page) == before
    rider.turn()
    expect(rider.radio).to_contain_text(re.compile("You (ride|lay|sprint)"))


def test_a_stranger_with_the_link_to_a_finished_table_sees_its_result_and_a_way_home(
    borrow: OpenPage, tour: Tour
) -> None:
    stranger = borrow()
    stranger.goto(tour.url)

    expect(stranger.get_by_role("heading", level=1)).to_contain_text("the Tour")
    stranger.get_by_role("link", name="Gruppetto, home").last.click()
    expect(stranger.get_by_role("button", name="Quick start")).to_be_visible()


def test_a_move_taken_back_is_struck_out_of_the_radio_and_leaves_no_trail(tour: Tour) -> None:
    assert re.search(r"taken back", tour.undone)
    assert tour.trails == 0


def test_home_offers_the_replay_the_moment_the_race_is_over(tour: Tour) -> None:
    assert tour.replays == [tour.replay[tour.replay.index("/replay/") :]]


def test_home_learns_of_a_race_that_ended_while_its_rider_was_away(borrow: OpenPage, tour: Tour, house: str) -> None:
    page = borrow()
    keep(page, {**tour.own, "over": False})
    page.goto(house)

    assert replays_offered(page) == tour.replays
