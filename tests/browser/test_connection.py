"""The server is killed in mid-game and started again: the page waits, comes back by itself, and nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.live import LiveServer
from tests.browser.rider import Rider
from tests.browser.watch import Watch

OWN_MOVE = re.compile(r"\bYou (ride|lay|clear|discard|sprint)\b")
# What Chromium writes by itself while nobody listens.
REFUSED = r"WebSocket connection to .* failed|net::ERR_CONNECTION_(REFUSED|RESET)"


def under_way(rider: Rider, server: LiveServer) -> None:
    rider.set_up(server.url, "Ilse", "Bot")
    rider.start()
    rider.ride(4)
    rider.look()


def sentences(rider: Rider) -> list[str]:
    """What was told, in any order: after a reload nobody knows any more in which round."""
    return sorted(line for line in rider.told() if line.endswith((".", "!")))


def own_moves(rider: Rider) -> int:
    return sum(bool(OWN_MOVE.search(line)) for line in rider.told())


def crossing(page: Page) -> None:
    expect(page.get_by_text("Level crossing")).to_be_visible()


def test_the_page_says_that_the_connection_is_lost_and_comes_back_by_itself(
    page: Page, rider: Rider, live_server: LiveServer, watch: Watch
) -> None:
    watch.forgive(REFUSED)
    under_way(rider, live_server)

    live_server.kill()
    crossing(page)
    assert rider.lit.count() == 0
    live_server.restart()

    expect(page.get_by_text("Level crossing")).to_be_hidden(timeout=20_000)
    rider.ride(2)


def test_the_end_of_a_stage_is_shown_when_no_file_can_be_had_any_more(
    page: Page, rider: Rider, live_server: LiveServer
) -> None:
    under_way(rider, live_server)

    page.route("**/assets/**", lambda route: route.abort())

    rider.ride_to_result(by_hand=0)
    expect(rider.next_stage).to_be_visible()


def test_log_hand_and_road_are_as_before(page: Page, rider: Rider, live_server: LiveServer, watch: Watch) -> None:
    watch.forgive(REFUSED)
    under_way(rider, live_server)
    road = page.get_by_role("application", name="The road")

    def seen() -> tuple[list[str], object, str]:
        # A card that is looked at shows where it leads: nothing may lie under the pointer or have the focus.
        page.mouse.move(1, 1)
        page.evaluate("document.activeElement.blur()")
        return sentences(rider), rider.held(), road.aria_snapshot()

    before = seen()

    live_server.kill()
    crossing(page)
    live_server.restart()
    rider.look()
    assert seen() == before

    page.reload()
    rider.look()
    assert seen() == before


@pytest.mark.parametrize("late", [0, 15])
def test_a_move_sent_right_at_the_kill_counts_once(
    page: Page, rider: Rider, live_server: LiveServer, watch: Watch, late: int
) -> None:
    watch.forgive(REFUSED)
    under_way(rider, live_server)
    before = own_moves(rider)

    rider.play()
    page.wait_for_timeout(late)
    live_server.kill()
    crossing(page)
    live_server.restart()

    expect(page.get_by_text("Level crossing")).to_be_hidden(timeout=20_000)
    rider.look()
    assert own_moves(rider) == before + 1
