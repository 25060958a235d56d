"""The companion shared: QR codes for other phones, what needs https, the course of a race, announcements read aloud, a
sheet of paper, pictures."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gruppetto.companion.saved import plan_to_json
from gruppetto.companion.wording import LANGUAGES
from gruppetto.games import find_game
from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes, speaks
from tests.browser.qr_reader import modules_of, read
from tests.browser.scorer import PHONE, PROLOGUE, STAGE_1, Scorer, fact
from tests.companion.scorer import plan_for

SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}


@pytest.fixture
def page(visit: OpenPage) -> Page:
    return visit(**PHONE)


@pytest.fixture
def scorer(page: Page, house: str) -> Scorer:
    return Scorer(page, house)


@pytest.fixture
def newcomer(borrow: OpenPage, house: str) -> Scorer:
    """On a page of their own, on which a test may define what it likes."""
    return Scorer(borrow(**PHONE), house)


def is_reached_at(page: Page, url: str | None) -> None:
    """What the server says about its network; the one of these tests is for this machine alone."""
    page.route("**/api/reach", lambda route: route.fulfill(json={"url": url, "certificate": False}))


def read_by_a_camera(code: Locator) -> str:
    return read(modules_of(code.locator("path").get_attribute("d") or ""))


SHARES = """() => {
  window.sent = "";
  navigator.share = async ({ text, url }) => { window.sent = url ?? text; };
}"""


def shared(page: Page) -> str:
    """The link that the button sends."""
    page.evaluate(SHARES)
    page.get_by_role("button", name="link").locator("visible=true").click()
    page.wait_for_function("() => window.sent")
    link: str = page.evaluate("window.sent")
    return link


def test_other_phones_join_by_a_qr_code_to_keep_the_score_or_only_to_look(newcomer: Scorer) -> None:
    is_reached_at(newcomer.page, "https://192.168.1.7:8642")
    newcomer.has_a_sheet()
    newcomer.opens()

    newcomer.page.get_by_role("button", name="Show them the QR code").click()

    code = newcomer.page.get_by_role("img", name="QR code: Keep the score with me")
    sheet = f"https://192.168.1.7:8642/companion/{newcomer.sheet}"
    link = f"{sheet}#token={newcomer.token}"
    assert read_by_a_camera(code) == link
    expect(newcomer.dialog).to_contain_text("192.168.1.7:8642")
    assert link in shared(newcomer.page)

    newcomer.dialog.get_by_text("Only look").click()

    code = newcomer.page.get_by_role("img", name="QR code: Only look")
    assert read_by_a_camera(code) == sheet
    assert shared(newcomer.page).endswith(sheet)


def test_on_a_low_screen_the_code_is_in_the_bar_above(visit: OpenPage, house: str) -> None:
    page = visit(**SMALL)
    scorer = Scorer(page, house)
    is_reached_at(page, "http://192.168.1.7:8642")
    scorer.has_a_sheet()
    scorer.opens()
    page.get_by_role("button", name="Other phones").locator("visible=true").click()

    expect(page.get_by_role("button", name="Show them the QR code")).to_be_hidden()
    expect(page.get_by_role("img", name="QR code")).to_be_in_viewport(ratio=1)


# --- the course of the race ---------------------------------------------------------------------------------------

STAGE_2 = fact(2, "order", stage=2, order=[["player:2"], ["player:1"], ["player:0"]])


def test_after_two_stages_the_ranking_has_a_chart_and_its_figures_as_a_table(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE, STAGE_1)
    scorer.opens()
    scorer.turns_to("Ranking")
    expect(scorer.ranking.locator("li .row").first).to_be_visible()
    chart = scorer.ranking.get_by_role("button", name="Behind the leader")
    expect(chart).to_have_count(0)

    scorer.writes(STAGE_2)
    expect(chart.locator("path.way")).to_have_count(3)
    chart.click()

    rows = scorer.dialog.get_by_role("row")
    expect(rows.first).to_have_text(re.compile(r"After stage\s*1\s*2"))
    leader = scorer.dialog.get_by_role("row").nth(1)
    expect(leader.get_by_role("cell").last).to_have_text("0")
    expect(rows).to_have_count(4)


# --- read aloud ---------------------------------------------------------------------------------------------------

EARS = """
window.said = [];
class Words { constructor(text) { this.text = text; this.lang = ""; } }
Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Words });
const voice = { speak: (words) => said.push(`${words.lang} ${words.text}`) };
Object.defineProperty(window, "speechSynthesis", { value: voice });
"""


def test_announcements_are_read_aloud_to_who_wants_it(newcomer: Scorer) -> None:
    newcomer.page.add_init_script(EARS)
    newcomer.has_a_sheet(PROLOGUE)
    newcomer.opens()
    newcomer.writes(STAGE_1)
    newcomer.sees("Ann wins the stage")
    assert newcomer.page.evaluate("said") == []

    newcomer.turns_to("Set-up")
    newcomer.page.get_by_role("switch", name="Read announcements aloud").check()
    newcomer.writes(STAGE_2)

    newcomer.page.wait_for_function("() => said.length > 1")
    assert newcomer.page.evaluate("said[0]") == "en-GB Read announcements aloud"
    assert re.match(r"en-GB .*Cleo wins the stage\.", newcomer.page.evaluate("said[1]"))


# --- on paper -----------------------------------------------------------------------------------------------------


def pages_of(printed: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", printed))


def four_stages_of_24(scorer: Scorer) -> None:
    game, stages = find_game("peloton"), ("paris", "alpe-dhuez") * 2
    plan = plan_for(game, 6, stages, race="stage_race", team_size="4")
    scorer.keeps("peloton", plan_to_json(plan), *finishes(game, plan))


def finishes(game: Any, plan: Any) -> Iterator[dict[str, Any]]:
    riders = [rider.id for rider in game.keeper().keep(plan, ()).riders]
    luck = random.Random(1)
    numbers = iter(range(1000))
    for stage in range(1, 5):
        yield fact(next(numbers), "start", stage=stage)
        luck.shuffle(riders)
        for turn in range(4):
            yield fact(next(numbers), "turn", stage=stage)
            yield fact(next(numbers), "finish", stage=stage, seconds=10 * turn, riders=riders[6 * turn : 6 * turn + 6])


def test_the_results_of_24_riders_print_on_one_sheet_in_every_language(newcomer: Scorer) -> None:
    page = newcomer.page
    four_stages_of_24(newcomer)
    for language in LANGUAGES:
        goes(page, newcomer.url, "/")
        speaks(page, language)
        goes(page, newcomer.url, f"/companion/{newcomer.sheet}/print")
        expect(page.locator(".paper path.way").first).to_be_attached()
        expect(page.locator(".paper table").first.locator("tbody tr")).to_have_count(24)

        assert pages_of(page.pdf(prefer_css_page_size=True)) == 1


def test_the_sheet_of_paper_is_found_where_results_are_shared(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE, STAGE_1)
    scorer.opens()
    scorer.turns_to("Ranking")
    scorer.ranking.get_by_role("button", name="Share").click()
    scorer.dialog.get_by_role("link", name="On paper").click()

    expect(page.get_by_role("button", name="Print")).to_be_visible()
    expect(page.locator(".paper")).to_contain_text("Lille – Rouen")
    assert pages_of(page.pdf(prefer_css_page_size=True)) == 1


# --- as a picture -------------------------------------------------------------------------------------------------


def test_the_results_of_every_game_are_a_picture_to_share(newcomer: Scorer) -> None:
    """The server draws one for each game; the page makes a file of it that a phone can send."""
    for game in ("vainqueur", "seconds", "bostock", "peloton"):
        newcomer.keeps(game, plan_to_json(plan_for(find_game(game), 3)))
        assert newcomer.page.request.get(f"{newcomer.address}/share/svg").text().startswith("<svg")
    newcomer.opens()
    newcomer.turns_to("Ranking")
    newcomer.ranking.get_by_role("button", name="Share").click()

    newcomer.page.evaluate("() => { navigator.canShare = () => false; }")
    with newcomer.page.expect_download() as waiting:
        newcomer.dialog.get_by_role("button", name="As a picture").click()

    assert waiting.value.path().read_bytes().startswith(b"\x89PNG")
