"""Table mode: a board on the television, each hand on its owner's phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.big_screen import SOFA, Phone, Television, ride_on
from tests.browser.conftest import OpenPage
from tests.browser.positions import choices, near_the_end
from tests.browser.watch import Watch


@pytest.fixture
def television(open_page: OpenPage, house: str) -> Television:
    return Television(open_page(viewport=SOFA), house)


def test_a_race_is_set_up_around_a_television(television: Television, open_page: OpenPage, house: str) -> None:
    screen = television.page
    screen.goto(f"{house}/new/seconds")
    screen.get_by_role("radio", name=re.compile("Around one television")).check()
    screen.get_by_role("radiogroup", name="Players").get_by_text("3", exact=True).click()
    screen.get_by_role("button", name="Open the big screen").click()
    screen.wait_for_url("**/tv")

    ilse, stranger = Phone(open_page), Phone(open_page)
    first = television.link(0)
    ilse.sits_down(first, "Ilse")
    expect(television.seat(0)).to_contain_text("Ilse")
    expect(television.seat(0)).to_contain_text("ready")
    stranger.scans(first)
    expect(stranger.page.get_by_role("heading", name="Ilse rides here")).to_be_visible()
    television.starts()

    ilse.go.wait_for()
    ilse.cards.first.click()
    ilse.cells.first.click()
    expect(ilse.page.locator(".ride")).to_be_visible()  # nothing is played before the button is pressed
    sentence = television.moment.inner_text()
    ilse.go.click()
    expect(television.moment).not_to_have_text(sentence)

    stranger.sits_down(television.link(1), "Lena", "Take over")
    expect(television.page.locator(".standings")).to_contain_text("Lena")
    expect(stranger.page.locator(".handheld")).to_contain_text("Lena")
    assert {seat for told in television.heard if told["say"] == "update" for seat in [told["seat"]]} == {-1}


def test_three_phones_ride_to_the_end_and_one_is_lost_and_replaced(
    television: Television, open_page: OpenPage, watch: Watch
) -> None:
    watch.forgive("closed before the connection is established")  # a page whose clock jumps dials anew
    television.page.clock.install()
    television.made("seconds", *["open"] * 3, position=choices("seconds", seats=3)[-1])
    ilse, bob, carl = (Phone(open_page) for _ in range(3))
    for seat, (phone, name) in enumerate(((ilse, "Ilse"), (bob, "Bob"), (carl, "Carl"))):
        phone.sits_down(television.link(seat), name)
    television.starts()

    television.loses(bob, 1)
    expect(television.page.locator(".join")).to_contain_text("Bob is away")
    another = Phone(open_page)
    another.scans(television.link(1))
    another.page.get_by_role("button", name="This seat is mine").click()
    expect(another.page.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    for phone in (ilse, carl):
        phone.page.get_by_role("button", name=re.compile("^Yes")).click()
    expect(another.page.locator(".handheld")).to_contain_text("Bob")
    expect(television.page.locator(".join")).to_have_count(0)

    ride_on([ilse, another, carl], television)
    expect(ilse.page.locator(".wait")).to_contain_text("The result is on the screen")
    _holds_no_secret(television)


def _holds_no_secret(television: Television) -> None:
    """What came to the television is what a spectator gets, and it showed nothing that would have brought more."""
    updates = [told for told in television.heard if told["say"] == "update"]
    owns = [told["own"] for told in updates if "own" in told]
    assert updates, "it has seen the race"
    assert owns, "and what is its own of it"
    assert {told["seat"] for told in updates} == {-1}
    assert [told for told in updates if told["ask"]] == []
    assert [own for own in owns if own["hand"] or own["buttons"] or own.get("piles")] == []
    assert not any("hand" in json_keys(told.get("patch")) for told in updates)
    hellos = [said for said in television.said if said["say"] == "hello"]
    assert [hello["tokens"] for hello in hellos] == [[]] * len(hellos) != []
    assert {said["say"] for said in television.said} <= {"hello", "ping"}
    kept = television.page.evaluate("JSON.parse(localStorage.getItem('gruppetto.seats'))")
    assert [own["tokens"] for own in kept] == [{}]
    assert not [url for url in television.fetched if "/replay" in url or "/record" in url]


def json_keys(value: object) -> set[str]:
    """All keys of a JSON value, however deep."""
    if isinstance(value, dict):
        return set(value) | {key for each in value.values() for key in json_keys(each)}
    return {key for each in value for key in json_keys(each)} if isinstance(value, list) else set()


def test_nobody_gets_a_seat_that_the_others_do_not_grant(
    television: Television, open_page: OpenPage, watch: Watch
) -> None:
    watch.forgive("closed before the connection is established")
    television.page.clock.install()
    television.made("vainqueur", *["open"] * 3)
    phones = [Phone(open_page) for _ in range(3)]
    for seat, (phone, name) in enumerate(zip(phones, ("Ilse", "Bob", "Carl"), strict=True)):
        phone.sits_down(television.link(seat), name)
    television.starts()
    television.loses(phones[1], 1)
    link = television.link(1)

    stranger = Phone(open_page)
    stranger.scans(link)
    stranger.page.get_by_role("button", name="This seat is mine").click()
    phones[0].page.get_by_role("button", name=re.compile("^No")).click()

    expect(stranger.page.get_by_role("status").filter(has_text="did not confirm")).to_be_visible()
    expect(stranger.page.locator(".handheld")).to_have_count(0)


def test_a_game_without_hidden_cards_is_ridden_with_one_phone_passed_around(
    television: Television, open_page: OpenPage
) -> None:
    television.made("peloton", "open", "open", position=near_the_end("peloton"))
    phone = Phone(open_page)
    phone.sits_down(television.link(0), "Ilse")
    phone.sits_down(television.link(1), "Jos")
    television.starts()

    ride_on([phone], television)

    assert phone.page.get_by_role("button", name="I am here").count() == 0, "nothing is hidden, so no curtain falls"
    expect(phone.page.locator(".wait")).to_contain_text("The result is on the screen")
