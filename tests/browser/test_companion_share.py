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
from tests.browser.qr_reader import modules_of, read
from tests.browser.scorer import PHONE, PROLOGUE, STAGE_1, Scorer, fact
from tests.companion.scorer import plan_for

SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}


@pytest.fixture
def page(borrow: OpenPage) -> Page:
    return borrow(**PHONE)


@pytest.fixture
def scorer(page: Page, house: str) -> Scorer:
    return Scorer(page, house)


def is_reached_at(page: Page, url: str | None) -> None:
    """What the server says about its network; the one of these tests is for this machine alone."""
    page.route("**/api/reach", lambda route: route.fulfill(json={"url": url, "certificate": False}))


def read_by_a_camera(code: Locator) -> str:
    return read(modules_of(code.locator("path").get_attribute("d") or ""))


def shared(page: Page) -> str:
    """The link that the button sends."""
    page.evaluate("() => { navigator.share = async ({ text, url }) => { window.sent = url ?? text; }; }")
    page.get_by_role("button", name="link").locator("visible=true").click()
    page.wait_for_function("() => window.sent")
    link: str = page.evaluate("window.sent")
    return link


def test_other_phones_join_by_a_qr_code_before_the_first_entry(page: Page, scorer: Scorer) -> None:
    is_reached_at(page, "https://192.168.1.7:8642")
    scorer.has_a_sheet()
    scorer.opens()

    page.get_by_role("button", name="Show them the QR code").click()

    code = page.get_by_role("img", name="QR code: Keep the score with me")
    link = f"https://192.168.1.7:8642/companion/{scorer.sheet}#token={scorer.token}"
    assert read_by_a_camera(code) == link
    expect(scorer.dialog).to_contain_text("192.168.1.7:8642")
    assert link in shared(page)


def test_who_shall_only_look_gets_a_code_without_the_pencil(page: Page, scorer: Scorer) -> None:
    is_reached_at(page, "http://192.168.1.7:8642")
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens()
    page.get_by_role("button", name="Other phones").first.click()
    scorer.dialog.get_by_text("Only look").click()

    code = page.get_by_role("img", name="QR code: Only look")
    assert read_by_a_camera(code) == f"http://192.168.1.7:8642/companion/{scorer.sheet}"
    assert shared(page).endswith(f"http://192.168.1.7:8642/companion/{scorer.sheet}")


def test_a_reader_can_let_others_look_and_no_more(page: Page, scorer: Scorer) -> None:
    is_reached_at(page, "http://192.168.1.7:8642")
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens(writing=False)
    page.get_by_role("button", name="Other phones").first.click()

    expect(page.get_by_role("img", name="QR code: Only look")).to_be_visible()
    expect(scorer.dialog.get_by_text("Keep the score with me")).to_have_count(0)


def test_a_server_for_this_machine_alone_says_how_others_come_in(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens()
    page.get_by_role("button", name="Other phones").first.click()

    expect(scorer.dialog).to_contain_text("--lan")
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)


def test_on_a_low_screen_the_code_is_in_the_bar_above(borrow: OpenPage, house: str) -> None:
    page = borrow(**SMALL)
    scorer = Scorer(page, house)
    is_reached_at(page, "http://192.168.1.7:8642")
    scorer.has_a_sheet()
    scorer.opens()
    expect(page.get_by_role("button", name="Show them the QR code")).to_be_hidden()

    page.get_by_role("button", name="Other phones").locator("visible=true").click()

    expect(page.get_by_role("img", name="QR code")).to_be_in_viewport(ratio=1)


def test_without_https_the_page_says_what_is_missing_and_why(page: Page, scorer: Scorer) -> None:
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    scorer.has_a_sheet(PROLOGUE, STAGE_1)
    scorer.opens()
    scorer.turns_to("Set-up")

    expect(page.get_by_role("region", name="Set-up")).to_contain_text("start it with --https")


def test_where_nothing_is_missing_nothing_is_said(page: Page, scorer: Scorer) -> None:
    scorer.has_a_sheet(PROLOGUE, STAGE_1)
    scorer.opens()
    scorer.turns_to("Set-up")

    expect(page.get_by_role("region", name="Set-up")).not_to_contain_text("https")


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


def test_announcements_are_read_aloud_to_who_wants_it(page: Page, scorer: Scorer) -> None:
    page.add_init_script(EARS)
    scorer.has_a_sheet(PROLOGUE)
    scorer.opens()
    scorer.writes(STAGE_1)
    scorer.sees("Ann wins the stage")
    assert page.evaluate("said") == []

    scorer.turns_to("Set-up")
    page.get_by_role("switch", name="Read announcements aloud").check()
    scorer.writes(STAGE_2)

    page.wait_for_function("() => said.length > 1")
    assert page.evaluate("said[0]") == "en-GB Read announcements aloud"
    assert re.match(r"en-GB .*Cleo wins the stage\.", page.evaluate("said[1]"))


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


def test_the_results_of_24_riders_print_on_one_sheet_in_every_language(page: Page, scorer: Scorer) -> None:
    four_stages_of_24(scorer)
    for language in LANGUAGES:
        page.goto(f"{scorer.url}/companion")
        page.evaluate(f"localStorage.setItem('gruppetto.settings', JSON.stringify({{ language: '{language}' }}))")
        page.goto(f"{scorer.url}/companion/{scorer.sheet}/print")
        expect(page.locator(".paper path.way").first).to_be_attached()
        expect(page.locator(".paper table").first.locator("tbody tr")).to_have_count(24)
        expect(page.locator("html")).to_have_attribute("lang", language)

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


def test_the_results_of_every_game_are_a_picture_to_share(page: Page, scorer: Scorer) -> None:
    """The server draws one for each game; the page makes a file of it that a phone can send."""
    for game in ("vainqueur", "seconds", "bostock", "peloton"):
        scorer.keeps(game, plan_to_json(plan_for(find_game(game), 3)))
        assert page.request.get(f"{scorer.address}/share/svg").text().startswith("<svg")
    scorer.opens()
    scorer.turns_to("Ranking")
    scorer.ranking.get_by_role("button", name="Share").click()

    page.evaluate("() => { navigator.canShare = () => false; }")
    with page.expect_download() as waiting:
        scorer.dialog.get_by_role("button", name="As a picture").click()

    assert waiting.value.path().read_bytes().startswith(b"\x89PNG")
