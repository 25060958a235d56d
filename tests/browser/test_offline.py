"""Without a server: a browser that has all it needs plays on when the host is gone, and a site of files has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright

from gruppetto.cli.site import write_site
from gruppetto.engine import record
from gruppetto.engine.verification import verify
from gruppetto.games import all_games
from gruppetto.server.offline_pack import NoPack, find_pack
from gruppetto.server.settings import PAGES
from tests.browser.conftest import OpenPage
from tests.browser.live import running
from tests.browser.offline import Device, hosted, play_bots
from tests.browser.rider import Rider

GAMES = sorted(all_games())
RECORD = Path(__file__).parents[1] / "games" / "bostock" / "records" / "plain-stage.jsonl"
LONG = 240_000
"""Milliseconds for a stage among bots, where two cores have much else to do."""


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
def page(device: Device, gone: str) -> Iterator[Page]:
    page = device.page(gone)
    yield page
    page.close()


def ride_out(rider: Rider) -> None:
    """A turn by hand, and a bot rides the rest of the stage for us: that is the same on all tables."""
    rider.ride(1)
    rider.look()
    let_a_bot_ride(rider)


def let_a_bot_ride(rider: Rider) -> None:
    page = rider.page
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=re.compile("Bot, ride for me")).click()
    page.get_by_role("button", name="Let it ride").click()
    rider.next_stage.or_(rider.rematch).first.wait_for(timeout=LONG)


@pytest.mark.parametrize("game", GAMES)
def test_a_stage_of_each_game_is_ridden_and_its_record_proves_true(page: Page, tmp_path: Path, game: str) -> None:
    ride_out(play_bots(page, game))

    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    download.value.save_as(tmp_path / "record.jsonl")

    verdict = verify(all_games()[game], record.loads((tmp_path / "record.jsonl").read_text(encoding="utf-8")))
    assert (verdict.finished, verdict.seed_checked) == (True, True)


def test_a_match_goes_on_after_the_browser_was_closed(device: Device, gone: str) -> None:
    page = device.page(gone)
    rider = play_bots(page, GAMES[-1])
    rider.ride(2)
    rider.look()
    told, url = rider.told(), page.url
    device.close()

    again = Rider(device.page(url))
    again.look()

    assert again.told() == told
    again.turn()


def test_two_tabs_see_one_table(device: Device, page: Page) -> None:
    rider = play_bots(page, GAMES[-1])
    other = Rider(device.page(page.url))
    other.look()

    rider.ride(1)
    rider.look()

    newest = rider.told()[0]
    other.radio.get_by_text(newest[:20]).first.wait_for()
    other.page.close()


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


def test_a_table_of_this_device_offers_nothing_that_needs_a_server(page: Page, gone: str) -> None:
    page.get_by_text("New tables on this device").click()
    page.goto(f"{gone}/new/{GAMES[0]}")
    page.get_by_text("The table is made on this device").wait_for()
    assert page.get_by_role("radio", name=re.compile("^(Around one television.*|Friend)$")).count() == 0

    page.get_by_role("button", name="Start the race").click()
    page.wait_for_url("**/t/~*")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=re.compile("Bot, ride for me")).wait_for()
    assert page.get_by_role("button", name=re.compile("my phone|on a television|Invite to watch")).count() == 0
    page.evaluate("localStorage.removeItem('gruppetto.local')")


def test_what_needs_a_server_is_not_offered_while_none_answers(page: Page, gone: str) -> None:
    page.goto(f"{gone}/new/{GAMES[0]}")

    page.get_by_role("status").filter(
        has_text="The server does not answer, so the table is made on this device"
    ).wait_for()
    assert page.get_by_role("radio", name=re.compile("^(Around one television.*|Friend)$")).count() == 0
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_url("**/t/~*")


def test_a_site_in_a_subfolder_plays_and_knows_its_deep_links(driver: Playwright, tmp_path: Path) -> None:
    write_site(tmp_path / "web" / "sub")
    visitor = Device(driver, tmp_path / "profile")
    with hosted(tmp_path / "web", "sub") as url:
        page = visitor.page(f"{url}rules/{GAMES[0]}")
        page.wait_for_url(f"{url}rules/{GAMES[0]}")
        page.get_by_role("heading", level=1).first.wait_for()
        page.get_by_role("link", name="home").first.click()
        page.wait_for_url(url)
        assert page.get_by_role("heading", name="Join a table").count() == 0, "there is nobody to join"
        page.get_by_role("button", name="Quick start").click()
        page.wait_for_url(f"{url}t/~*")
        Rider(page).ride(1)
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()  # what is kept is shown now, deep in the site, where nothing lies beside it
        Rider(page).turn()
        visitor.close()


def test_a_guided_stage_and_a_score_sheet_begin_without_a_server(page: Page, gone: str) -> None:
    page.get_by_role("link", name=re.compile("^Learn to ride: ")).first.click()
    page.wait_for_url("**/t/~*")
    page.locator(".coach").wait_for()

    page.goto(f"{gone}/companion/new/{GAMES[-1]}")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/companion/~*")
    page.get_by_role("region", name="Ranking").wait_for()


def test_a_table_goes_online_and_its_finished_match_comes_back(open_page: OpenPage, house: str) -> None:
    page = open_page()
    page.add_init_script('localStorage.setItem("gruppetto.local", "1")')
    page.goto(house)
    play_bots(page, GAMES[-1])

    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Take this table online").click()
    page.wait_for_url(re.compile("/t/[^~]+$"))
    rider = Rider(page)
    rider.look()
    let_a_bot_ride(rider)

    page.get_by_role("button", name="Play on on this device").click()
    page.wait_for_url("**/replay/~*")
    page.get_by_text("Record verified").first.wait_for()


def test_a_friend_who_is_invited_to_a_table_from_a_device_learns_that_before_they_sit_down(
    open_page: OpenPage, house: str
) -> None:
    page = open_page()
    page.add_init_script('localStorage.setItem("gruppetto.local", "1")')
    rider = Rider(page)
    rider.set_up(house, "Ilse", "Bram", "Bot", "Bot")
    rider.start()
    page.wait_for_url("**/t/~*")
    page.get_by_role("button", name="Menu", exact=True).or_(rider.curtain).first.wait_for()
    if rider.curtain.is_visible():
        rider.curtain.click()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Take this table online").click()
    page.wait_for_url(re.compile("/t/[^~]+$"))

    friend = open_page()
    friend.goto(page.url)

    seat = friend.locator("section.sit")
    seat.get_by_text("This race goes on from a position").wait_for()
    seat.get_by_role("button").last.wait_for()
