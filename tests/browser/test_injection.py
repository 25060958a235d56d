"""Markup in whatever people can write is shown as it was written: no element, no script and no dialog comes of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from gruppetto.cli.commands import gruppetto
from tests.browser.conftest import OpenPage
from tests.browser.loaded import goes
from tests.browser.positions import lille_rouen
from tests.browser.scorer import PHONE, PROLOGUE, STAGE_1, Scorer
from tests.browser.seated import ask_for_table, come_in
from tests.browser.watch import Watch

IMAGE = "<img src=x onerror=alert(1)>"
SCRIPT = "</text><script>alert(1)</script>"
QUOTED = "\"'><svg onload=alert(1)>"
MARKUP = (IMAGE, SCRIPT, QUOTED)
"""Each is short enough for a name."""

INSERTED = "img[src='x'], [onerror], [onload], script:not([src])"
"""What a page or a picture of ours never has."""


@pytest.fixture
def page(borrow: OpenPage, watch: Watch) -> Iterator[Page]:
    """A page at which every dialog is a complaint, and so is every element that only markup of others can have made."""
    page = borrow()
    dialogs: list[str] = []

    def note(dialog: Any) -> None:
        dialogs.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", note)
    yield page
    assert dialogs == []


def shows_as_written(page: Page, *texts: str) -> None:
    """The texts stand on the page, and nothing came of them."""
    for text in texts:
        expect(page.get_by_text(text, exact=False).locator("visible=true").first).to_be_visible()
    has_no_inserted(page)


def has_no_inserted(page: Page) -> None:
    assert page.evaluate("of => [...document.querySelectorAll(of)].map(each => each.outerHTML)", INSERTED) == []


def test_an_element_that_markup_made_is_found(page: Page) -> None:
    page.set_content("<p onload=''>no text any more</p>")
    with pytest.raises(AssertionError):
        has_no_inserted(page)


# --- names and talk ---


def table_of_markup(page: Page, house: str, **wishes: Any) -> dict[str, Any]:
    """A table whose people are called by markup, and the page has the seat of the first."""
    seats = [{"kind": "me", "name": IMAGE}, {"kind": "me", "name": SCRIPT}, {"kind": "bot", "name": QUOTED}]
    seats[2]["bot"] = "greedy"
    made = ask_for_table(page.request, house, "vainqueur", seats=seats, **wishes)
    return {"game": "vainqueur", "over": False, "visited": 1, **made}


def test_names_and_talk_at_a_table(page: Page, house: str) -> None:
    own = table_of_markup(page, house, position=lille_rouen(60, 40, 20))
    del own["tokens"]["1"]  # with two seats a curtain hangs, and nothing is said in anybody's name
    come_in(page, house, own)
    talk = page.get_by_placeholder("Say something")
    for text in MARKUP:
        talk.fill(f"I say {text}")
        talk.press("Enter")
    shows_as_written(page, *MARKUP, *(f"I say {text}" for text in MARKUP))


def test_names_in_the_lobby_and_on_a_television(page: Page, house: str) -> None:
    own = table_of_markup(page, house, start=False)
    come_in(page, house, own)
    shows_as_written(page, *MARKUP)
    goes(page, house, f"/t/{own['table']}/tv")
    shows_as_written(page, *MARKUP)


def test_the_name_of_somebody_who_would_like_a_seat(page: Page, house: str) -> None:
    own = table_of_markup(page, house, position=lille_rouen(60, 40, 20))
    seat = f"{house}/api/tables/{own['table']}/seats/1"
    second = {"Authorization": f"Bearer {own['tokens'].pop('1')}"}
    assert page.request.post(f"{seat}/resign", data={"bot": "greedy"}, headers=second).ok
    assert page.request.post(f"{seat}/claim", data={"name": QUOTED}).ok
    come_in(page, house, own)
    expect(page.get_by_role("group", name=f"{QUOTED} would like to ride")).to_be_visible()
    has_no_inserted(page)


# --- the companion: sheets, stages of one's own, what is shared ---


@pytest.fixture
def scorer(page: Page, house: str) -> Scorer:
    page.set_viewport_size(PHONE["viewport"])
    scorer = Scorer(page, house)
    teams = [{"name": name, "team": team} for name, team in zip(MARKUP, ("rouge", "azur", "mandarine"), strict=True)]
    edition = scorer._form()["editions"][0]
    stages = [{"id": stage} for stage in next(tour["stages"] for tour in edition["tours"] if tour["id"] == "short")]
    scorer.keeps("vainqueur", {"edition": edition["id"], "teams": teams, "stages": stages}, PROLOGUE, STAGE_1)
    return scorer


@pytest.mark.parametrize("view", ["Race", "Ranking", "Set-up"])
def test_names_on_a_score_sheet(page: Page, scorer: Scorer, view: str) -> None:
    scorer.opens()
    scorer.turns_to(view)
    shows_as_written(page, IMAGE)


@pytest.mark.parametrize("view", ["print", "tv"])
def test_names_on_the_views_of_a_score_sheet(page: Page, scorer: Scorer, house: str, view: str) -> None:
    goes(page, house, f"/companion/{scorer.sheet}/{view}")
    shows_as_written(page, IMAGE)


def test_a_shared_picture_that_is_opened_as_a_file(page: Page, scorer: Scorer, tmp_path: Path) -> None:
    picture = tmp_path / "result.svg"
    picture.write_bytes(page.request.get(f"{scorer.address}/share/svg").body())
    page.goto(picture.as_uri())
    expect(page.locator("text").filter(has_text=IMAGE).first).to_be_visible()
    has_no_inserted(page)


@pytest.mark.parametrize("kind", ["svg", "text", "csv", "json"])
def test_what_is_shared_of_a_score_sheet_is_no_page(page: Page, scorer: Scorer, kind: str) -> None:
    answer = page.request.get(f"{scorer.address}/share/{kind}")
    assert answer.ok
    assert "text/html" not in answer.headers["content-type"]
    assert answer.headers["content-disposition"].startswith("attachment")


def test_a_stage_of_ones_own_and_what_lies_on_it(page: Page, house: str) -> None:
    goes(page, house, "/companion/new/peloton")
    page.get_by_role("combobox", name="Which stage").select_option("own")
    page.get_by_role("button", name="Add stage").click()
    dialog = page.get_by_role("dialog")
    for box, text in {"Name of the stage": IMAGE, "Length in km": "156", "Base time": "3:40:00"}.items():
        dialog.get_by_role("textbox", name=box).fill(text)
    dialog.get_by_role("textbox", name="Seconds printed").fill("0 5 12")
    dialog.get_by_role("button", name="Mountains: one more").click()
    dialog.get_by_role("textbox", name="Name of Mountain 1").fill(QUOTED)
    dialog.get_by_role("button", name="Save the stage").click()
    shows_as_written(page, IMAGE)


def test_a_stage_file_that_is_drawn(page: Page, tmp_path: Path) -> None:
    """What `gruppetto stages draw` writes may stand on a page of somebody else, without any policy."""
    copied, drawn = tmp_path / "stage.toml", tmp_path / "board.svg"
    run("stages", "copy", "seconds", "flat-95", "-o", str(copied))
    text, names = re.subn(r'\ben = "[^"]*"', f"en = '{SCRIPT}'", copied.read_text(encoding="utf-8"))
    assert names
    copied.write_text(text, encoding="utf-8")
    run("stages", "draw", str(copied), "-o", str(drawn))
    page.goto(drawn.as_uri())
    expect(page.locator("text").filter(has_text=SCRIPT).first).to_be_visible()
    has_no_inserted(page)


def run(*words: str) -> None:
    result = CliRunner().invoke(gruppetto, words)
    assert result.exit_code == 0, result.output


# --- addresses and searches ---


@pytest.mark.parametrize(
    "place",
    ["/t/{}", "/j/{}", "/new/{}", "/rules/{}", "/rules/seconds#{}", "/companion/{}", "/replay/{}", "/h/{}", "/t/x#{}"],
)
def test_an_address(page: Page, house: str, watch: Watch, place: str) -> None:
    watch.forgive(r"Failed to load resource: the server responded with a status of (400|403|404|409)")
    for text in MARKUP:
        page.goto(house + place.format(quote(text, safe="")))
        expect(page.get_by_role("main")).to_be_visible()
        has_no_inserted(page)


@pytest.mark.parametrize("place", ["/api/codes/{}", "/api/tables/{}", "/api/games/{}/rules/en", "/api/sheets/{}"])
def test_an_answer_for_programs_opened_in_a_browser(page: Page, house: str, watch: Watch, place: str) -> None:
    watch.forgive(r"Failed to load resource: the server responded with a status of (400|403|404|409)")
    for text in MARKUP:
        answer = page.goto(house + place.format(quote(text, safe="")))
        assert answer is not None
        assert "text/html" not in answer.headers["content-type"]
        has_no_inserted(page)


def test_a_search_in_the_rules(page: Page, house: str) -> None:
    goes(page, house, "/rules/seconds")
    search = page.get_by_role("searchbox")
    for text in MARKUP:
        search.fill(text)
        expect(search).to_have_value(text)
        has_no_inserted(page)
