"""Table mode: a board on the television, each hand on its owner's phone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.big_screen import SOFA, Phone, Television, ride_on
from tests.browser.conftest import OpenPage
from tests.browser.later_server import LaterServer
from tests.browser.positions import choices, lille_rouen, near_the_end
from tests.browser.watch import Watch


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LaterServer]:
    """The server of these tests, at which they let time pass."""
    server = LaterServer(tmp_path_factory.mktemp("television") / "gruppetto.sqlite")
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture
def house(later: LaterServer) -> str:
    return later.url


@pytest.fixture
def television(borrow: OpenPage, house: str) -> Television:
    return Television(borrow(viewport=SOFA), house)


def test_a_race_is_set_up_around_a_television(television: Television, borrow: OpenPage, house: str) -> None:
    screen = television.page
    screen.goto(f"{house}/new/seconds")
    screen.get_by_role("radio", name=re.compile("Around one television")).check()
    screen.get_by_role("radiogroup", name="Players").get_by_text("3", exact=True).click()
    screen.get_by_role("button", name="Open the big screen").click()
    screen.wait_for_url("**/tv")

    ilse, stranger = Phone(borrow), Phone(borrow)
    first = television.link(0)
    ilse.sits_down(first, "Ilse")
    television.seat(0).filter(has_text="Ilse").filter(has_text="ready").wait_for()
    stranger.scans(first)
    stranger.page.get_by_role("heading", name="Ilse rides here").wait_for()
    television.starts()

    ilse.go.wait_for()
    ilse.cards.first.click()
    ilse.cells.first.click()
    expect(ilse.page.locator(".ride")).to_be_visible()  # nothing is played before the button is pressed
    television.catches_up(ilse)
    sentence = television.moment.inner_text()
    ilse.go.click()
    television.moment.filter(has_not_text=sentence).wait_for()

    stranger.sits_down(television.link(1), "Lena", "Take over")
    television.shows(".standings", "Lena")
    stranger.page.locator(".handheld").filter(has_text="Lena").wait_for()
    assert {seat for told in television.heard if told["say"] == "update" for seat in [told["seat"]]} == {-1}


def sit_down(television: Television, borrow: OpenPage, *names: str) -> list[Phone]:
    """A phone for each of these people, on the seats from the first on; the race starts."""
    phones = [Phone(borrow) for _ in names]
    for seat, (phone, name) in enumerate(zip(phones, names, strict=True)):
        phone.sits_down(television.link(seat), name)
    television.starts()
    return phones


def asks_for(phone: Phone, link: str) -> None:
    phone.scans(link)
    phone.page.get_by_role("button", name="This seat is mine").click()


def test_three_phones_ride_to_the_end_and_one_is_lost_and_replaced(
    television: Television, borrow: OpenPage, later: LaterServer
) -> None:
    television.page.clock.install()
    television.made("seconds", *["open"] * 3, position=choices("seconds", seats=3)[-1])
    ilse, bob, carl = sit_down(television, borrow, "Ilse", "Bob", "Carl")

    television.loses(bob, 1)
    television.shows(".join", "Bob is away")
    link = television.link(1)
    later.passes(60)
    stranger = Phone(borrow)
    asks_for(stranger, link)
    ilse.page.get_by_role("button", name=re.compile("^No")).click()
    stranger.page.get_by_role("status").filter(has_text="did not confirm").wait_for()
    expect(stranger.page.locator(".handheld")).to_have_count(0)

    another = Phone(borrow)
    asks_for(another, link)
    another.page.get_by_role("heading", name="Waiting for the others").wait_for()
    for phone in (ilse, carl):
        phone.page.get_by_role("button", name=re.compile("^Yes")).click()
    another.page.locator(".handheld").filter(has_text="Bob").wait_for()
    television.page.locator(".join").wait_for(state="detached")

    ride_on([ilse, another, carl], television)
    ilse.page.get_by_text("The result is on the screen").wait_for()
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


def test_of_two_people_only_the_other_confirms_who_lost_their_phone(
    television: Television, borrow: OpenPage, watch: Watch, later: LaterServer
) -> None:
    watch.forgive("status of 409")
    television.page.clock.install()
    television.made("seconds", "open", "open", position=choices("seconds", seats=2)[-1], television=True)
    ilse, bob = sit_down(television, borrow, "Ilse", "Bob")
    television.loses(bob, 1)
    link = television.link(1)
    later.passes(60)

    asks_for(ilse, link)
    ilse.page.get_by_role("status").filter(has_text="only you could confirm it").wait_for()
    another = Phone(borrow)
    asks_for(another, link)
    television.shows(".join", "A phone asks for the seat of Bob")
    ilse.page.go_back()
    ilse.page.get_by_role("button", name=re.compile("^Yes")).click()

    another.page.locator(".handheld").filter(has_text="Bob").wait_for()
    television.page.locator(".join").wait_for(state="detached")


def test_a_phone_that_comes_early_reads_how_long_it_waits_and_asks_when_the_time_is_up(
    television: Television, borrow: OpenPage, later: LaterServer
) -> None:
    television.page.clock.install()
    television.made("seconds", "open", "open", position=choices("seconds", seats=2)[-1], television=True)
    ilse, bob = sit_down(television, borrow, "Ilse", "Bob")
    television.loses(bob, 1)
    another = Phone(borrow)
    another.page.clock.install()
    another.scans(television.link(1))
    another.page.get_by_text(re.compile(r"you can ask for the seat in (0:\d\d|1:00)\.")).wait_for()
    mine = another.page.get_by_role("button", name="This seat is mine")
    expect(mine).to_have_count(0)

    later.passes(60)
    another.page.clock.fast_forward(60_000)

    mine.click()
    said = another.page.get_by_text(re.compile(r"Your number is \d\d")).inner_text()
    (number,) = re.findall(r"\d\d", said)
    ilse.page.get_by_role("group", name=re.compile("^Is this Bob")).filter(has_text=number).wait_for()
    television.shows(".join", f"(number {number})")


def test_the_screen_lets_a_bot_ride_for_somebody_who_is_away(television: Television, borrow: OpenPage) -> None:
    television.page.clock.install()
    television.made("vainqueur", "open", "open", position=lille_rouen(60, 40), television=True)
    phones = sit_down(television, borrow, "Ilse", "Bob")
    television.loses(phones[television.turn], television.turn)
    television.shows(".join", "any phone can let a bot ride on")

    television.page.keyboard.press("ArrowDown")
    television.page.keyboard.press("Enter")

    phones[1].go.wait_for()


def test_the_six_letters_lead_to_a_free_seat_and_the_name_typed_stays_while_others_sit_down(
    television: Television, borrow: OpenPage, house: str
) -> None:
    television.made("seconds", *["open"] * 3, television=True)
    letters = television.page.locator("footer i").inner_text()
    ilse, bob = Phone(borrow), Phone(borrow)
    first = television.link(0)

    bob.page.goto(house)
    bob.page.get_by_label("Link or six letters").fill(letters)
    bob.page.get_by_role("button", name="Join", exact=True).click()
    name = bob.page.get_by_label("Your name on the screen")
    name.fill("Bob")
    ilse.sits_down(first, "Ilse")  # on the seat that Bob was offered

    bob.page.get_by_role("heading", name="Azur").wait_for()
    expect(name).to_have_value("Bob")
    expect(bob.page.get_by_role("link", name="Only watch")).to_be_visible()
    bob.page.get_by_role("button", name="Sit down").click()
    television.seat(1).filter(has_text="Bob").wait_for()


def test_a_game_without_hidden_cards_is_ridden_with_one_phone_passed_around(
    television: Television, borrow: OpenPage
) -> None:
    television.made("peloton", "open", "open", position=near_the_end("peloton"))
    phone = Phone(borrow)
    phone.sits_down(television.link(0), "Ilse")
    phone.sits_down(television.link(1), "Jos")
    television.starts()

    ride_on([phone], television)

    assert phone.page.get_by_role("button", name="I am here").count() == 0, "nothing is hidden, so no curtain falls"
    phone.page.get_by_text("The result is on the screen").wait_for()
