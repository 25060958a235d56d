"""Matches of a device as files: one archive for all, which another device opens after a look at what is in it."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from gruppetto.cli.site import write_site
from gruppetto.games import all_games
from tests.browser.offline import Device, hosted
from tests.browser.rider import Rider

GAMES = sorted(all_games())


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("web")
    write_site(folder / "sub")
    with hosted(folder, "sub") as address:
        yield address


@pytest.fixture(scope="module")
def archive(driver: Playwright, url: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What *Save all* writes on a device with two matches, one of them with a clock."""
    device = Device(driver, tmp_path_factory.mktemp("first"))
    page = device.page(url)
    begin(page, url, GAMES[0], clock=True)
    begin(page, url, GAMES[1])
    page.goto(url)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all").click()
    to = tmp_path_factory.mktemp("saved") / "gruppetto.zip"
    download.value.save_as(to)
    device.close()
    return to


@pytest.fixture
def page(driver: Playwright, url: str, tmp_path: Path) -> Iterator[Page]:
    """The first page on another device."""
    device = Device(driver, tmp_path / "profile")
    yield device.page(url)
    device.close()


def begin(page: Page, url: str, game: str, clock: bool = False) -> None:
    page.goto(f"{url}new/{game}")
    page.get_by_role("button", name="Start the race").wait_for()
    if clock:
        page.get_by_role("combobox", name="Clock").select_option(index=1)
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_url("**/t/~*")
    Rider(page).look()


def open_file(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)


def test_an_archive_is_looked_at_kept_and_not_kept_twice(page: Page, archive: Path) -> None:
    open_file(page, archive)
    dialog = page.get_by_role("dialog", name="In this file")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    dialog.get_by_text("with its clock").wait_for()
    assert page.locator(".saves .row").count() == 0, "nothing is kept by a look"

    dialog.get_by_role("button", name="Keep 2 matches on this device").click()
    page.get_by_text("2 matches were kept on this device.").wait_for()
    expect(page.locator(".saves .row")).to_have_count(2)

    open_file(page, archive)
    expect(dialog.get_by_text("On this device already")).to_have_count(2)
    expect(dialog.get_by_role("button", name=re.compile("^Keep"))).to_have_count(0)
    page.keyboard.press("Escape")

    page.locator(".saves .row a").first.click()
    Rider(page).ride(1)


def test_what_is_no_match_in_an_archive_is_named_and_left(page: Page, archive: Path, tmp_path: Path) -> None:
    mixed = tmp_path / "mixed.zip"
    with zipfile.ZipFile(archive) as saved, zipfile.ZipFile(mixed, "w", zipfile.ZIP_DEFLATED) as made:
        name = saved.namelist()[0]
        made.writestr(name, saved.read(name))
        made.writestr("shopping.json", '["bread", "inner tubes"]')
    open_file(page, mixed)

    page.get_by_text("One file is no match: shopping.json").wait_for()
    page.get_by_role("button", name="Keep one match on this device").wait_for()


def test_archives_without_a_match_and_bombs_are_refused(page: Page, tmp_path: Path) -> None:
    bomb, photos = tmp_path / "bomb.zip", tmp_path / "photos.zip"
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("a.json", b"0" * 100_000_000)
    with zipfile.ZipFile(photos, "w") as made:
        made.writestr("holiday.jpg", b"no match")

    open_file(page, bomb)
    page.get_by_role("alert").filter(has_text="This file is too large to be opened").wait_for()
    open_file(page, photos)
    page.get_by_role("alert").filter(has_text="This archive is broken or locked").wait_for()
