"""The browser of the tests starts, draws, and cannot leave this machine."""

import pytest
from playwright.sync_api import Error, Page


def test_browser_draws(page: Page) -> None:
    page.set_content("<h1>Gruppetto</h1>")
    assert page.get_by_role("heading").inner_text() == "Gruppetto"


def test_browser_stays_on_this_machine(page: Page) -> None:
    with pytest.raises(Error, match="ERR_NAME_NOT_RESOLVED"):
        page.goto("http://gruppetto.example/")
