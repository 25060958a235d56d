"""Fixtures of the tests that play in a real browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.live import LiveServer


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        pytest.fail("No Chromium or Chrome found: run `make test`, or set GRUPPETTO_CHROMIUM to its path.")
    environment: dict[str, str | float | bool] = {**os.environ, **chromium.environment}
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium.executable, args=list(FLAGS), env=environment)
        yield launched
        launched.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page in a fresh profile; for a second player, ask `browser` for another context."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    yield context.new_page()
    context.close()


@pytest.fixture
def live_server(tmp_path: Path) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path / "gruppetto.sqlite")
    try:
        server.start()
        yield server
    finally:
        server.close()
