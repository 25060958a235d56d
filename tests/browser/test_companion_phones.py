"""Several phones beside one board: proposals follow, presses count once, drafts tell what others changed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.long_sheets import SHEETS
from tests.browser.scorer import PHONE, SAVE, Scorer, fact
from tests.browser.test_companion import NO_NETWORK
from tests.browser.watch import Watch

Data = dict[str, Any]

TEAMS = [{"name": "Ann", "team": "rouge"}, {"name": "Bob", "team": "azur"}]
ROUNDS: Data = {"edition": "reconstruction", "teams": TEAMS, "stages": [{"id": "flat-95"}]}
TURNS: Data = {
    "edition": "reconstruction",
    "teams": TEAMS,
    "stages": [{"id": "paris"}],
    "options": {"race": "single", "team_size": "3"},
}
HOME = fact(1, "finish", stage=1, after=0, riders={"rider:0": {"past": 3}})
START = fact(1, "start", stage=1)


class Phones:
    """The phones round a table, all with the scorers' link."""

    def __init__(self, visit: OpenPage, url: str) -> None:
        self._visit = visit
        self._url = url
        self._first: Scorer | None = None

    def one(self, game: str, plan: Data, *edits: Data) -> Scorer:
        self._first = Scorer(self._visit(**PHONE), self._url)
        self._first.keeps(game, plan, *edits)
        self._first.opens()
        return self._first

    def another(self) -> Scorer:
        assert self._first is not None
        scorer = Scorer(self._visit(**PHONE), self._url)
        scorer.sheet, scorer.token = self._first.sheet, self._first.token
        scorer.opens()
        return scorer


@pytest.fixture
def phones(visit: OpenPage, house: str) -> Phones:
    return Phones(visit, house)


def race(scorer: Scorer) -> Locator:
    return scorer.page.get_by_role("region", name="Race")


def press(scorer: Scorer, name: str) -> None:
    race(scorer).get_by_role("button", name=name).click()


def after(page: Page) -> Locator:
    """The figure that stands under "Rounds after the first finishing round"."""
    return page.locator("[data-field=after]").get_by_role("textbox")


def test_home_in_one_round_follows_the_next_round_on_every_phone(phones: Phones) -> None:
    mine = phones.one("seconds", ROUNDS, fact(0, "round", stage=1), HOME)
    theirs = phones.another()
    for phone in (mine, theirs):
        phone.turns_to("Entry")
        expect(after(phone.page)).to_have_value("0")
    theirs.keys(5)

    mine.turns_to("Race")
    press(mine, "Next round")

    mine.turns_to("Entry")
    for phone in (mine, theirs):
        expect(after(phone.page)).to_have_value("1")
    mine.keys(4)
    mine.saves()
    mine.turns_to("Set-up")
    expect(mine.entries.first).to_contain_text("one round later")


def test_a_round_that_somebody_typed_stays(phones: Phones) -> None:
    mine = phones.one("seconds", ROUNDS, fact(0, "round", stage=1), HOME)
    mine.turns_to("Entry")
    after(mine.page).fill("3")
    after(mine.page).press("Tab")

    mine.writes(fact(2, "round", stage=1, opens=3))

    expect(mine.page.get_by_text("Meanwhile the sheet has changed")).to_be_visible()
    expect(after(mine.page)).to_have_value("3")


def test_two_phones_that_press_turn_count_one_and_the_second_is_told(phones: Phones, watch: Watch) -> None:
    watch.forgive(NO_NETWORK)
    mine, theirs = phones.one("peloton", TURNS, START), phones.another()
    mine.page.context.set_offline(True)

    press(mine, "opens sequence 2")
    expect(race(mine).get_by_role("img", name="Sequence 2")).to_be_visible()
    mine.sees("2:11:00")
    press(theirs, "opens sequence 2")
    theirs.sees("2:11:00")
    mine.page.context.set_offline(False)

    expect(mine.dialog).to_contain_text("Sequence 2 is open already: another phone was faster.")
    mine.dialog.get_by_role("button", name="Understood").click()
    expect(race(mine).get_by_role("img", name="Sequence 2")).to_be_visible()
    assert mine.version() == 2


def test_a_draft_says_what_another_phone_entered(phones: Phones) -> None:
    mine, theirs = phones.one("peloton", TURNS, START), phones.another()
    press(mine, "Finish")
    mine.page.get_by_role("button", name="18", exact=True).click()
    expect(mine.page.get_by_text("Sequence 1 · 2:10:00")).to_be_visible()

    press(theirs, "opens sequence 2")

    changed = mine.page.locator(".meanwhile")
    expect(changed).to_contain_text("Look again before you save")
    expect(changed).to_contain_text("sequence 2")
    expect(mine.page.get_by_text("Sequence 2 · 2:11:00")).to_be_visible()
    changed.get_by_role("button", name="Understood").click()
    expect(changed).to_have_count(0)


def test_a_draft_that_cannot_be_entered_any_more_says_so(phones: Phones) -> None:
    mine = phones.one("vainqueur", *_short())
    mine.drafts_order("Ann")

    order = [["player:0"], ["player:1"]]
    mine.writes(fact(1, "order", stage=1, order=order))

    expect(mine.page.locator(".meanwhile")).to_contain_text("cannot be entered any more")


def _short() -> tuple[Data, Data]:
    plan: Data = {"edition": "rulebook", "teams": TEAMS, "stages": [{"id": "1"}, {"id": "2"}]}
    return plan, fact(0, "prologue", winner="player:1")


def test_something_forgotten_is_added_to_a_stage_that_is_ridden(phones: Phones) -> None:
    plan, edits = SHEETS["seconds"]
    mine = phones.one("seconds", plan, *edits)
    mine.turns_to("Set-up")
    mine.page.get_by_role("button", name="Add something forgotten in stage 1").click()

    mine.dialog.get_by_role("button", name="Bonus").click()
    mine.dialog.get_by_role("group", name="Which rider?").get_by_role("button").first.click()
    mine.dialog.get_by_role("button", name="5", exact=True).first.click()
    mine.dialog.get_by_role("button", name=SAVE).click()

    expect(mine.dialog).to_have_count(0)
    expect(mine.entries.first).to_contain_text("Polder and Dykes")
    expect(mine.entries.first).to_contain_text("5")
