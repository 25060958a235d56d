"""The companion beside a race that is timed in turns, on a phone: START, TURN, FINISH, ranking."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.scorer import PHONE, Scorer
from tests.browser.words import raw_words

TEAMS = [{"name": "Ann", "team": "rouge"}, {"name": "Bob", "team": "azur"}]
PLAN = {
    "edition": "reconstruction",
    "teams": TEAMS,
    "stages": [{"id": "paris"}, {"id": "alpe-dhuez"}],
    "options": {"race": "stage_race", "team_size": "3"},
}


def press(page: Page, name: str) -> None:
    page.get_by_role("region", name="Race").get_by_role("button", name=name).click()


def test_a_stage_is_timed_from_start_to_ranking(visit: OpenPage, house: str) -> None:
    page = visit(**PHONE)
    scorer = Scorer(page, house)
    scorer.keeps("peloton", PLAN)
    scorer.opens()

    press(page, "Start")
    press(page, "opens sequence 2")
    press(page, "opens sequence 3")
    scorer.sees("2:12:00")

    press(page, "Sprint")
    scorer.picks("Who crossed it, in order?", "Bob 8", "Ann 1")
    scorer.saves()
    expect(page.get_by_role("region", name="Race")).to_contain_text("6 of 6 riders on the road")

    press(page, "Finish")
    page.get_by_role("button", name="18", exact=True).click()
    scorer.picks("Riders of the group, in order of arrival", "Ann 2", "Bob 7", "Ann 1", "Ann 3", "Bob 8")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    scorer.saves()
    press(page, "DNF")
    scorer.picks("Who drops out?", "Bob 9")
    scorer.saves()

    expect(page.get_by_role("button", name="Ranking")).to_have_attribute("aria-current", "page")
    rows = scorer.standings()
    assert ["Ann 2" in rows[0], "2:12:18" in rows[0], "DNF" in rows[-1]] == [True, True, True]
    assert raw_words(page) == set()

    scorer.turns_to("Entry")  # where nothing can be filled in, and so the next start is offered
    page.get_by_role("region", name="Entry").get_by_role("button", name="Start").click()
    scorer.turns_to("Race")
    expect(page.get_by_role("img", name="Sequence 1", exact=True)).to_be_visible()


def test_a_form_opened_while_the_turn_is_on_its_way_stays_open(visit: OpenPage, house: str) -> None:
    page = visit(**PHONE)
    scorer = Scorer(page, house)
    scorer.keeps("peloton", PLAN)
    scorer.opens()
    with page.expect_response("**/edits"):
        press(page, "Start")
    held: list[Route] = []
    page.route("**/edits", lambda route: held.append(route))

    with page.expect_request("**/edits"):
        press(page, "opens sequence 2")
    press(page, "Sprint")
    scorer.picks("Who crossed it, in order?", "Bob 8")
    with page.expect_response("**/edits"):
        held.pop().continue_()

    expect(
        page.get_by_role("group", name="Who crossed it, in order?").get_by_role("button", name="1 Ann 1", exact=True)
    ).to_be_visible()
