"""Without a server: a browser that has all it needs plays on when the host is gone; a table goes online and back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from gruppetto.engine import record
from gruppetto.engine.verification import verify
from gruppetto.games import all_games
from gruppetto.server.offline_pack import NoPack, find_pack
from gruppetto.server.settings import PAGES
from tests.browser.conftest import OpenPage, profile
from tests.browser.live import running
from tests.browser.offline import RECORD, Device, go_home, open_match, play_bots, save_file
from tests.browser.rider import Rider
from tests.browser.seated import GOES
from tests.browser.watch import Watch

GAMES = sorted(all_games())
NEED_A_SERVER = re.compile("^(Around one television.*|Friend)$")


@pytest.fixture(scope="module", autouse=True)
def _pack() -> None:
    try:
        find_pack(PAGES)
    except NoPack as error:
        pytest.fail(str(error))


@pytest.fixture(scope="module")
def device(driver: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Device]:
    owned = Device(driver, tmp_path_factory.mktemp("profile"))
    yield owned
    owned.close()


@pytest.fixture(scope="module")
def gone(device: Device, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a server that was visited once, gave its pack, and is no more."""
    with running(tmp_path_factory.mktemp("gone") / "gruppetto.sqlite") as server:
        page = device.page(server.url)
        page.get_by_role("button", name="Get it").click()
        page.get_by_role("heading", name="Ready without a network").wait_for()
        page.evaluate("navigator.serviceWorker.ready")
        page.close()
        return server.url


@pytest.fixture
def page(device: Device, gone: str) -> Page:
    """The first page in a tab that all tests share, so that Python starts once. It has chosen nothing."""
    tab = next((tab for tab in device.context.pages if tab.url.startswith(gone)), None) or device.page(gone)
    tab.evaluate("localStorage.removeItem('gruppetto.local')")
    go_home(tab, gone)
    return tab


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_each_game_is_ridden_and_its_record_proves_true(page: Page, tmp_path: Path, game: str) -> None:
    """The save was written by Python here: the other one, in the browser, comes to the same positions."""
    open_match(page, save_file(game)).ride_to_result(by_hand=1)

    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    download.value.save_as(tmp_path / "record.jsonl")

    verdict = verify(all_games()[game], record.loads((tmp_path / "record.jsonl").read_text(encoding="utf-8")))
    assert (verdict.finished, verdict.seed_checked) == (True, True)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_match_of_each_game_begins_on_the_device(page: Page, gone: str, game: str) -> None:
    play_bots(page, game).turn()

    go_home(page, gone)


def test_a_match_is_seen_in_two_tabs_and_goes_on_after_the_browser_was_closed(device: Device, page: Page) -> None:
    rider = play_bots(page, GAMES[-1])
    other = Rider(device.page(page.url))
    other.look()

    rider.ride(1)
    rider.look()
    told, url = rider.told(), page.url
    version = page.locator("main[data-version]").get_attribute("data-version") or ""
    expect(other.page.locator("main[data-version]")).to_have_attribute("data-version", version)
    assert other.told() == told

    device.close()
    again = Rider(device.page(url))
    again.look()
    assert again.told() == told
    again.turn()


def test_a_record_made_elsewhere_is_ridden_again_to_the_same_position(page: Page) -> None:
    """Its last position has a digest, which Python in the browser must come to as well."""
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("button", name="Keep on this device").click()

    page.wait_for_url("**/replay/~*")
    page.get_by_text("Record verified").first.wait_for()


def test_rules_are_read_without_a_server(page: Page) -> None:
    page.get_by_role("link", name="Rules").first.click()

    page.wait_for_url("**/rules/*")
    page.get_by_role("heading", level=1).first.wait_for()


def test_what_needs_a_server_is_not_offered_while_none_answers(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Set up ")).first.click()
    answer = "The server does not answer, so the table is made on this device"
    page.get_by_role("status").filter(has_text=answer).wait_for()
    assert page.get_by_role("radio", name=NEED_A_SERVER).count() == 0

    page.get_by_role("button", name="Start the race").click()
    page.wait_for_url("**/t/~*")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=re.compile("Bot, ride for me")).wait_for()
    assert page.get_by_role("button", name=re.compile("my phone|on a television|Invite to watch")).count() == 0


def test_tables_are_made_on_this_device_by_choice(page: Page) -> None:
    page.get_by_text("New tables on this device").click()
    page.get_by_role("link", name=re.compile("^Set up ")).first.click()
    page.get_by_text("The table is made on this device").wait_for()

    assert page.get_by_role("radio", name=NEED_A_SERVER).count() == 0


def test_a_guided_stage_and_a_score_sheet_begin_without_a_server(page: Page) -> None:
    page.get_by_role("link", name=re.compile("^Learn to ride: ")).first.click()
    page.wait_for_url("**/t/~*")
    page.locator(".coach").wait_for()

    page.evaluate(GOES, f"/companion/new/{GAMES[-1]}")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/companion/~*")
    page.get_by_role("region", name="Ranking").wait_for()


@pytest.fixture(scope="module")
def at_home(browser: Browser, house: str) -> Iterator[Page]:
    """A page of a server that answers; its new tables are made on the device."""
    watching = Watch()
    with profile(browser, watching) as context:
        context.add_init_script('if (location.protocol === "http:") localStorage.setItem("gruppetto.local", "1")')
        page = context.new_page()
        page.goto(house)
        yield page
    watching.check()


def take_online(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Take this table online").click()
    page.wait_for_url(re.compile("/t/[^~]+$"))


def test_a_table_goes_online_and_its_finished_match_comes_back(at_home: Page, house: str) -> None:
    go_home(at_home, house)
    open_match(at_home, save_file(GAMES[-1]))

    take_online(at_home)
    Rider(at_home).ride_to_result(by_hand=1)
    at_home.get_by_role("button", name="Play on on this device").click()

    at_home.wait_for_url("**/replay/~*")
    at_home.get_by_text("Record verified").first.wait_for()


def test_a_friend_who_is_invited_to_a_table_from_a_device_learns_that_before_they_sit_down(
    at_home: Page, house: str, borrow: OpenPage
) -> None:
    go_home(at_home, house)
    open_match(at_home, save_file(GAMES[0], moves=0, friend="Bram"))
    take_online(at_home)

    friend = borrow()
    friend.goto(at_home.url)

    seat = friend.locator("section.sit")
    seat.get_by_text("This race goes on from a position").wait_for()
    seat.get_by_role("button").last.wait_for()
