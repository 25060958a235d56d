"""The server is killed in mid-game and started again: the page waits, comes back by itself, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.live import LiveServer, running
from tests.browser.positions import lille_rouen
from tests.browser.rider import Rider
from tests.browser.seated import open_table
from tests.browser.watch import Watch

OWN_MOVE = re.compile(r"\bYou (ride|lay|clear|discard|sprint)\b")
# What Chromium writes by itself while nobody listens.
REFUSED = r"WebSocket connection to .* failed|net::ERR_CONNECTION_(REFUSED|RESET)"
LOSES = """
window.WebSocket = class extends WebSocket {
  send(text) {
    this.acted ||= JSON.parse(text).say === "act";
    if (this.acted && window.loses === "the action") window.lost = true;
    else super.send(text);
  }
  set onmessage(hear) {
    super.onmessage = (event) => {
      if (!this.acted || window.loses !== "its answer") return hear(event);
      window.lost ||= event.data.split("\\n").some((line) => JSON.parse(line).say === "ok");
    };
  }
};
"""
"""A line on which the next action never arrives, or nothing that comes after it; `lost` when that has happened."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with running(tmp_path_factory.mktemp("connection") / "gruppetto.sqlite") as server:
        yield server


@contextmanager
def killed(server: LiveServer) -> Iterator[None]:
    """The server is gone, and comes back on the same port with the same database."""
    server.kill()
    try:
        yield
    finally:
        server.start()


def under_way(rider: Rider, url: str, *at: int) -> None:
    open_table(rider.page, url, "vainqueur", position=lille_rouen(*at))
    rider.look()


def own_moves(rider: Rider) -> int:
    return sum(bool(OWN_MOVE.search(line)) for line in rider.told())


def crossing(page: Page) -> None:
    expect(page.get_by_text("Level crossing")).to_be_visible()


def seen(rider: Rider) -> tuple[list[str], list[str], str]:
    """Sentences in any order, as after a reload nobody knows any more in which round; the hand; the road."""
    # A card that is looked at shows where it leads: nothing may lie under the pointer or have the focus.
    rider.page.mouse.move(1, 1)
    rider.page.evaluate("document.activeElement.blur()")
    sentences = sorted(line for line in rider.told() if line.endswith((".", "!")))
    return sentences, rider.held(), rider.road.aria_snapshot()


def test_the_page_says_that_the_connection_is_lost_and_comes_back_by_itself_with_all_as_before(
    page: Page, rider: Rider, server: LiveServer, watch: Watch
) -> None:
    watch.forgive(REFUSED)
    under_way(rider, server.url, 60, 40)
    rider.ride(1)
    rider.look()
    before = seen(rider)

    with killed(server):
        crossing(page)
        expect(rider.lit).to_have_count(0)
    rider.look()
    assert seen(rider) == before

    rider.ride(1)
    rider.look()
    after = seen(rider)
    page.reload()
    rider.look()
    assert seen(rider) == after


def test_the_end_of_a_stage_is_shown_when_no_file_can_be_had_any_more(
    page: Page, rider: Rider, house: str, watch: Watch
) -> None:
    watch.forgive("net::ERR_FAILED")  # fonts, without which a page is drawn all the same
    under_way(rider, house, 220, 200)
    page.locator("[data-prepared=true]").wait_for(state="attached")

    page.route("**/assets/**", lambda route: route.abort())

    rider.ride_to_result(by_hand=0)
    expect(rider.next_stage).to_be_visible()


@pytest.mark.parametrize("lost", ["the action", "its answer"])
def test_a_move_counts_once_when_the_server_is_killed_before_its_answer_comes(
    page: Page, rider: Rider, server: LiveServer, watch: Watch, lost: str
) -> None:
    watch.forgive(REFUSED)
    page.add_init_script(LOSES)
    under_way(rider, server.url, 60, 40)
    before = own_moves(rider)

    page.evaluate("lost => { window.loses = lost; }", lost)
    rider.play()
    page.wait_for_function("() => window.lost")
    with killed(server):
        crossing(page)
        page.evaluate("window.loses = ''")

    rider.look()
    assert own_moves(rider) == before + 1
