"""The companion on a phone beside the real board: a whole race, corrections, readers, and no network."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.live import LiveServer
from tests.browser.loaded import goes
from tests.browser.scorer import PHONE, PROLOGUE, SAVE, STAGE_1, Scorer, fact
from tests.browser.watch import Watch
from tests.browser.words import raw_words

NO_NETWORK = r"WebSocket connection to .* failed|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|EMPTY_RESPONSE)"


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit(**PHONE)


@pytest.fixture
def scorer(page: Page, house: str) -> Scorer:
    return Scorer(page, house)


def fits(page: Page) -> bool:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width <= 390


def test_a_race_is_kept_from_its_set_up_to_the_end(borrow: OpenPage, house: str) -> None:
    page = borrow(**PHONE)  # a device that knows no sheets yet
    scorer = Scorer(page, house)
    page.goto(house)
    page.get_by_role("link", name="Companion").click()
    page.get_by_role("link", name="Le Vainqueur").click()
    page.get_by_role("radiogroup", name="Number of teams").get_by_text("3", exact=True).click()
    for seat, name in enumerate(("Ann", "Bob", "Cleo"), 1):
        page.get_by_role("textbox", name=f"Name of team {seat}").fill(name)
    page.get_by_text("Six stages").click()
    assert fits(page)
    page.get_by_role("button", name="Start", exact=True).click()

    scorer.turns_to("Entry")
    scorer.picks("Who won the prologue?", "Bob")
    scorer.saves()
    scorer.sees("Bob wears the yellow cap")

    scorer.turns_to("Entry")
    scorer.picks("Who won the stage?", "Cleo")
    scorer.keys(220, 200)
    assert fits(page)
    scorer.saves()
    scorer.sees("Cleo wins the stage")
    assert list(scorer.points()) == ["Cleo", "Ann", "Bob"]

    scorer.knows_its_link()
    order = [["player:0"], ["player:1"], ["player:2"]]
    scorer.writes(*(fact(stage, "order", stage=stage, order=order) for stage in range(2, 6)))
    expect(page.locator(".topbar")).to_contain_text("6/6")
    scorer.enters_order("Cleo", "Bob", "Ann")
    expect(page.get_by_role("button", name=SAVE)).to_have_count(0)

    expect(page.get_by_role("region", name="Ranking")).to_contain_text("Ann")
    assert next(iter(scorer.points())) == "Ann"
    assert fits(page)
    assert raw_words(page) == set()
    page.goto(f"{house}/companion/new/vainqueur")
    expect(page.get_by_role("textbox", name="Name of team 3")).to_have_value("Cleo")


def test_a_correction_in_an_earlier_stage_changes_everything_after_it(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE, STAGE_1, fact(2, "order", stage=2, order=[["player:0"], ["player:1"], ["player:2"]]))
    scorer.opens()
    before = scorer.points()

    correction = scorer.corrects("Lille – Rouen")
    for name in ("Ann", "Bob", "Cleo"):
        correction.get_by_role("button", name=f"Take {name} out").click()
    for name in ("Cleo", "Bob", "Ann"):
        scorer.key(correction, name).click()
    correction.get_by_role("button", name="Save the correction").click()
    expect(scorer.dialog).to_have_count(0)

    assert before["Ann"] > scorer.points()["Ann"] == scorer.points()["Cleo"]
    scorer.turns_to("Set-up")
    page.get_by_role("region", name="Set-up").get_by_role("button", name="Undo").click()
    expect(scorer.entries.filter(has_text="Lille – Rouen")).to_contain_text("Ann wins")
    assert scorer.points() == before


def test_a_struck_entry_does_not_count_until_it_is_restored(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE, STAGE_1)
    scorer.opens()
    before = scorer.points()

    scorer.corrects("Lille – Rouen").get_by_role("button", name="Strike out").click()
    struck = page.get_by_role("list", name="Struck out").get_by_role("listitem")
    expect(struck).to_have_count(1)
    scorer.turns_to("Ranking")
    expect(scorer.ranking).to_be_visible()
    expect(scorer.ranking.locator("li .row")).to_have_count(0)
    scorer.turns_to("Set-up")
    struck.get_by_role("button", name="Restore").click()
    expect(struck).to_have_count(0)

    assert scorer.points() == before


def test_what_a_rule_forbids_is_not_entered_and_the_rule_is_told(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens()
    scorer.turns_to("Entry")
    scorer.picks("Who won the stage?", "Cleo")
    scorer.keys(220)
    scorer.saves()

    expect(scorer.dialog).to_contain_text(re.compile(r"VAI-17"))
    scorer.dialog.get_by_role("button", name="Understood").click()
    scorer.keys(200)
    scorer.saves()

    scorer.sees("Cleo wins the stage")


def test_enter_goes_from_one_typed_figure_to_the_next(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE, STAGE_1)
    scorer.opens()
    scorer.turns_to("Entry")
    scorer.picks("Who won the stage?", "Bob")

    typed = page.locator(".pad").get_by_role("textbox")
    for cell in ("30", "31"):
        typed.fill(cell)
        typed.press("Enter")

    scorer.sees("Bob wins the stage")
    assert scorer.version() == 3


def test_a_list_of_stages_of_one_s_own_begins_with_those_of_the_tour(page: Page, house: str) -> None:
    goes(page, house, "/companion/new/vainqueur")
    tours = page.get_by_role("radiogroup", name="Which tour")
    tours.get_by_text("Own list").click()

    expect(tours.get_by_role("radio", name="Own list")).to_be_checked()
    page.get_by_role("button", name="Drop stage 2").click()

    expect(page.get_by_text("Around Rouen · time trial")).to_have_count(1)


def test_a_link_that_was_cut_off_does_not_take_the_pencil_away(page: Page, scorer: Scorer, watch: Watch) -> None:
    watch.forgive("403")
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens()
    scorer.sees("Bob wears the yellow cap")

    goes(page, scorer.url, "/companion")
    goes(page, scorer.url, f"/companion/{scorer.sheet}#token={scorer.token[:9]}")
    scorer.enters_order("Ann", "Bob", "Cleo")

    scorer.sees("Ann wins the stage")
    page.reload()
    expect(scorer.views.get_by_role("button", name="Entry")).to_be_visible()


def test_a_reader_follows_and_cannot_write(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens(writing=False)
    scorer.sees("Bob wears the yellow cap")

    scorer.writes(STAGE_1)

    scorer.sees("Ann wins the stage")
    expect(scorer.views.get_by_role("button", name="Entry")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("Result by|Undo|Correct"))).to_have_count(0)
    assert page.request.post(f"{scorer.address}/edits", data={"edits": [STAGE_1]}).status == 403


def test_what_was_tapped_without_a_network_is_sent_when_it_is_back(
    open_page: OpenPage, house: str, watch: Watch
) -> None:
    watch.forgive(NO_NETWORK)
    page = open_page(**PHONE)
    scorer = Scorer(page, house)
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens()
    scorer.is_installed()
    page.context.set_offline(True)

    scorer.enters_order("Ann", "Bob", "Cleo")
    scorer.sees("One entry waits for the network")
    assert scorer.version() == 1

    page.reload()
    scorer.sees("One entry waits for the network")
    scorer.sees("Bob wears the yellow cap")

    page.context.set_offline(False)
    scorer.sees("Ann wins the stage")
    expect(page.get_by_text("Level crossing")).to_have_count(0)
    assert scorer.version() == 2


def test_a_sheet_survives_the_death_of_the_server(borrow: OpenPage, live_server: LiveServer, watch: Watch) -> None:
    watch.forgive(NO_NETWORK)
    scorer = Scorer(borrow(**PHONE), live_server.url)
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens()
    scorer.sees("Bob wears the yellow cap")

    live_server.kill()
    scorer.sees("Level crossing")
    scorer.enters_order("Cleo", "Ann", "Bob")
    live_server.restart()

    scorer.sees("Cleo wins the stage")
    assert scorer.version() == 2


def test_the_big_screen_shows_the_standings_and_follows(visit: OpenPage, house: str) -> None:
    page = visit(viewport={"width": 1920, "height": 1080})
    scorer = Scorer(page, house)
    scorer.has_a_sheet(PROLOGUE)
    goes(page, house, f"/companion/{scorer.sheet}/tv")
    expect(page.get_by_text("No results yet")).to_be_visible()

    scorer.writes(STAGE_1)

    expect(page.get_by_role("table").locator("tbody tr").first).to_contain_text("Ann")
    assert page.evaluate("document.documentElement.scrollHeight") <= 1080
    assert raw_words(page) == set()
