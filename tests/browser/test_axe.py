"""axe-core finds nothing on any page, at the width of a desk and of a phone, by day and by night.

One browser goes round all of them, changes its width and never loads a page anew, since that is what costs most. Each
game speaks another language, so that names and what is printed on the buttons are compared in all four.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.axe import Axe
from tests.browser.conftest import profile
from tests.browser.loaded import speaks
from tests.browser.positions import midway, near_the_end
from tests.browser.rider import LIT
from tests.browser.scorer import PROLOGUE, STAGE_1, Scorer, fact
from tests.browser.seated import GOES, RESULT, make_table, plays_from_the_list
from tests.browser.thumb import Thumb
from tests.browser.watch import Watch

FEW = 3
WIDTHS = {"desk": ViewportSize(width=1440, height=900), "phone": ViewportSize(width=390, height=844)}
LANGUAGES = {"vainqueur": "fr", "seconds": "de", "bostock": "nl", "peloton": "en"}
TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Visitor:
    """Goes from page to page in one browser, and has axe-core look at each."""

    def __init__(self, page: Page, house: str) -> None:
        self.page = page
        self.house = house
        self.axe = Axe(page)

    # --- going round ------------------------------------------------------------------------------------------

    def goes(self, place: str, shown: str) -> None:
        """To a page, as by a link; it is there when something with this selector is."""
        self.page.evaluate(GOES, place)
        self.page.locator(shown).first.wait_for()

    def speaks(self, language: str) -> None:
        self.goes("/", ".langs")
        speaks(self.page, language)

    def sits_down(self, game: str, shown: str = LIT, **wishes: object) -> str:
        """At a table of this game against a bot that has started, unless something else is wished."""
        table = make_table(self.page, self.house, game, **wishes)
        self.goes(f"/t/{table}", shown)
        return table

    def opens(self, press: str, panel: str) -> None:
        """A panel, by a key or by what has this selector."""
        if len(press) == 1:
            self.page.keyboard.press(press)
        else:
            self.page.locator(press).first.click()
        self.page.locator(panel).first.wait_for()

    def closes(self, panel: str) -> None:
        self.page.keyboard.press("Escape")
        self.page.locator(panel).wait_for(state="detached")

    # --- looking ----------------------------------------------------------------------------------------------

    def widens(self, width: str) -> None:
        self.page.set_viewport_size(WIDTHS[width])
        self.page.evaluate(TWO_FRAMES)  # what is measured is drawn in the next one

    def looks(self, where: str, within: str = "") -> None:
        """At both widths; by night at a desk, for a phone has the same colours."""
        self.widens("phone")
        self.axe.look(f"{where} (phone)", within)
        self.widens("desk")
        self.axe.look(f"{where} (desk)", within, night=True)

    def found(self) -> str:
        return self.axe.told()


@pytest.fixture(scope="module")
def at_home(browser: Browser, house: str) -> Iterator[Visitor]:
    watch = Watch()
    watch.forgive("was preloaded using link preload but not used")  # a page that was left before it was drawn
    watch.forgive("Service Worker registration blocked by Playwright")
    with profile(browser, watch, service_workers="block") as context:
        page = context.new_page()
        page.goto(house)
        yield Visitor(page, house)
    watch.check()


@pytest.fixture
def visitor(at_home: Visitor) -> Visitor:
    """At a desk, with nothing found yet."""
    at_home.axe.faults.clear()
    at_home.widens("desk")
    return at_home


def test_faults_are_found_and_told(visitor: Visitor) -> None:
    visitor.goes("/settings", "main h2")
    visitor.page.evaluate("""() => { const [one] = document.querySelectorAll("main h2");
      one.outerHTML = "<button aria-label='Ride'>Sprint</button>"; }""")

    visitor.axe.look("a broken page")

    assert "label-content-name-mismatch at a broken page: button" in visitor.found()
    assert "is not included in the accessible name" in visitor.found()


def test_faults_of_many_like_parts_and_of_the_odd_one_among_them_are_found(visitor: Visitor) -> None:
    """Of parts that are alike axe-core sees the first few: a pale button, a small one, and one without a name."""
    visitor.goes("/settings", "main h2")
    visitor.page.evaluate("""() => {
      const many = (style, name) => `<div>${`<button style="${style}">${name}</button>`.repeat(40)}</div>`;
      const ride = "<button>Ride</button>".repeat(20), odd = `<div>${ride}<button></button>${ride}</div>`;
      const pale = many("padding: 20px; background: #fff; color: #ccc", "Pale");
      const [one] = document.querySelectorAll("main h2");
      one.outerHTML = pale + many("padding: 0; border: 0; font-size: 9px; width: 8px; height: 8px", "x") + odd;
    }""")
    before = visitor.page.locator("main button:visible").count()

    visitor.axe.look("many parts")

    told = [(fault.rule, fault.html) for fault in visitor.axe.faults]
    assert {rule for rule, _ in told} >= {"color-contrast", "target-size", "button-name"}
    assert len([rule for rule, html in told if rule == "color-contrast" and "Pale" in html]) == FEW
    assert visitor.page.locator("main button:visible").count() == before


def test_a_pale_button_that_is_pressed_is_found_among_others(visitor: Visitor) -> None:
    """Its style is that of a state, which a rule of the page gives."""
    visitor.goes("/settings", "main h2")
    visitor.page.evaluate("""() => {
      const button = at => `<button aria-pressed="${at === 5}">Ride</button>`;
      const [one] = document.querySelectorAll("main h2");
      one.outerHTML = `<div id="ten">${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(button).join("")}</div>`;
      const pale = new CSSStyleSheet();
      pale.replaceSync("#ten [aria-pressed=true] { background: #fff; color: #ccc }");
      document.adoptedStyleSheets.push(pale);
    }""")

    visitor.axe.look("one of ten")

    visitor.page.evaluate("() => { document.adoptedStyleSheets.pop(); }")
    assert [fault.rule for fault in visitor.axe.faults if 'aria-pressed="true"' in fault.html] == ["color-contrast"]


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("/rules/bostock#BOS-11.4", ".rule.here"),
        ("/companion", "a.game"),
        ("/companion/new/bostock", "form ol"),
        ("/companion/archive", ".segments"),
    ],
)
def test_pages_that_need_no_table(visitor: Visitor, place: str, shown: str) -> None:
    visitor.goes(place, shown)

    visitor.looks(place)

    assert not visitor.axe.faults, visitor.found()


def test_the_rules_with_all_that_unfolds(visitor: Visitor) -> None:
    visitor.speaks("nl")
    visitor.goes("/rules/vainqueur", ".rule")

    visitor.opens(".gist button", "details[open]")
    visitor.page.locator("aside input").fill("etappe")
    visitor.page.locator("mark").first.wait_for()
    visitor.looks("rules, looked through")
    visitor.widens("phone")
    visitor.opens("footer button", "dialog[open]")
    visitor.axe.look("contents of the rules", "dialog[open]", night=True)
    visitor.closes("dialog[open]")

    assert not visitor.axe.faults, visitor.found()


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_game_from_its_set_up_to_its_table(visitor: Visitor, game: str) -> None:
    visitor.speaks(LANGUAGES[game])
    visitor.goes(f"/new/{game}", ".picker li")
    visitor.axe.look(f"set-up of {game}")
    visitor.sits_down(game, position=midway(game))
    plays_from_the_list(visitor.page)  # then there is something to tell

    visitor.looks(f"table of {game}")
    for held in visitor.page.locator(".hand .legal").all()[:1]:
        held.click()
        visitor.axe.look(f"table of {game}, a card picked", ".dock")

    assert not visitor.axe.faults, visitor.found()


def test_the_set_up_step_by_step_on_a_phone(visitor: Visitor) -> None:
    visitor.widens("phone")
    visitor.goes("/new/peloton", ".steps button")

    for step in visitor.page.locator(".steps button").all():
        step.click()
        visitor.axe.look(f"set-up, {step.inner_text()}", night=True)

    assert not visitor.axe.faults, visitor.found()


def test_the_lobby(visitor: Visitor) -> None:
    visitor.speaks("de")
    waiting = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    visitor.sits_down("seconds", ".letter", start=False, seats=waiting)

    visitor.looks("lobby")

    assert not visitor.axe.faults, visitor.found()


def test_what_may_lie_over_a_table(visitor: Visitor) -> None:
    visitor.speaks("en")
    visitor.sits_down("vainqueur", position=midway("vainqueur"))

    for press in ("?", "v", ".card.dim"):
        visitor.opens(press, "dialog[open]")
        visitor.looks(f"opened by {press}", "dialog[open]")
        visitor.closes("dialog[open]")
    visitor.opens(".topbar [aria-label=Menu]", ".sidepanel")
    visitor.looks("menu", ".sidepanel")
    visitor.opens(".sidepanel button:has-text('Settings')", ".sidepanel [role=switch]")
    visitor.looks("settings over the table", ".sidepanel")
    visitor.closes(".sidepanel")
    visitor.widens("phone")
    for tab in ("standings", "log"):
        visitor.opens(f".tabs [href='#{tab}']", ".sidepanel")
        visitor.axe.look(tab)

    assert not visitor.axe.faults, visitor.found()


def test_a_television(visitor: Visitor) -> None:
    visitor.speaks("fr")
    visitor.page.route("**/api/reach", lambda way: way.fulfill(json={"url": visitor.house, "certificate": False}))
    waiting = make_table(visitor.page, visitor.house, "seconds", start=False, seats=[{"kind": "open"}] * 3)
    visitor.goes(f"/t/{waiting}/tv", "[data-link] path")
    visitor.axe.look("television before the start", night=True)
    visitor.goes(f"/h/{waiting}/0", "form input")
    visitor.looks("a seat to take")
    racing = make_table(visitor.page, visitor.house, "seconds", position=midway("seconds"))
    visitor.goes(f"/t/{racing}/tv", ".tvboard .rider")
    visitor.axe.look("television", night=True)
    visitor.page.unroute("**/api/reach")

    assert not visitor.axe.faults, visitor.found()


def test_a_hand_on_its_owners_phone(visitor: Visitor) -> None:
    visitor.speaks("nl")
    table = make_table(visitor.page, visitor.house, "vainqueur", position=midway("vainqueur"))
    visitor.goes(f"/h/{table}", ".ride .go")
    visitor.looks("a hand in its turn")
    visitor.page.locator(".hand .legal").first.click()
    visitor.looks("a hand, a card picked")
    two = [{"kind": "open"}, {"kind": "me", "name": "Ann"}]
    waits = make_table(visitor.page, visitor.house, "vainqueur", start=False, seats=two)
    visitor.page.request.post(f"{visitor.house}/api/tables/{waits}/seats", data={"name": "Jos"})
    visitor.goes(f"/h/{waits}", ".dark")
    visitor.looks("a hand before the start")
    visitor.goes(f"/h/{waits}/0", ".dark .acts")
    visitor.looks("a seat that somebody has")
    visitor.goes(f"/t/{waits}", ".go .hero")
    visitor.page.locator(".go .hero").click()
    visitor.page.locator(".board .rider").first.wait_for()
    visitor.goes(f"/h/{waits}", ".handheld")
    visitor.looks("a hand that waits, or throws for the start")

    assert not visitor.axe.faults, visitor.found()


@pytest.mark.parametrize("game", ["vainqueur", "peloton"])
def test_a_lesson(visitor: Visitor, game: str) -> None:
    visitor.speaks(LANGUAGES[game])
    visitor.goes(f"/learn/{game}", ".coach")
    visitor.looks(f"lesson in {game}, a page that explains")

    visitor.page.locator(".coach .next").click()
    visitor.page.locator("[aria-describedby~=coach-text]").first.wait_for()
    visitor.looks(f"lesson in {game}, the next page")

    assert not visitor.axe.faults, visitor.found()


@pytest.mark.parametrize("game", ["seconds", "peloton"])
def test_a_hint(visitor: Visitor, game: str) -> None:
    visitor.speaks(LANGUAGES[game])
    visitor.sits_down(game, position=midway(game))

    visitor.opens("h", ".hint .btn")
    visitor.looks(f"hint in {game}", ".hint")
    visitor.closes(".hint")

    assert not visitor.axe.faults, visitor.found()


def test_the_result_of_a_tour_and_its_replay(visitor: Visitor) -> None:
    visitor.speaks("en")
    table = visitor.sits_down("vainqueur", position=near_the_end("vainqueur"))
    while not visitor.page.locator(RESULT).count():
        plays_from_the_list(visitor.page)

    visitor.looks("result")
    visitor.goes(f"/replay/{table}", ".moves li")
    visitor.looks("replay")

    assert not visitor.axe.faults, visitor.found()


def test_a_race_that_is_looked_back_at(visitor: Visitor) -> None:
    visitor.speaks("en")
    table = visitor.sits_down("seconds", position=near_the_end("seconds"))
    while not visitor.page.locator(RESULT).count():
        plays_from_the_list(visitor.page)

    visitor.goes(f"/replay/{table}", ".moves li")
    visitor.opens("button:has-text('Analysis')", "#luck")
    visitor.looks("analysis")

    assert not visitor.axe.faults, visitor.found()


def test_a_stage_of_ones_own_and_what_the_archive_remembers(visitor: Visitor) -> None:
    visitor.speaks("en")
    scorer = Scorer(visitor.page, visitor.house)
    visitor.goes("/companion/new/seconds", "select")
    visitor.page.get_by_role("combobox", name="Which stage").select_option("own")
    visitor.opens("button:has-text('Add stage')", "dialog")
    visitor.page.get_by_role("button", name="Sprints: one more").click()
    visitor.page.get_by_role("button", name="Save the stage").click()
    visitor.looks("own stage")

    teams = [{"name": name, "team": team} for name, team in (("Ann", "rouge"), ("Bob", "azur"))]
    plan = {"edition": scorer._form()["editions"][0]["id"], "teams": teams, "stages": [{"id": "12"}]}
    scorer.keeps("vainqueur", plan, PROLOGUE, fact(1, "order", stage=1, order=[["player:0"], ["player:1"]]))
    visitor.goes(f"/companion/{scorer.sheet}#token={scorer.token}", ".comp")
    visitor.goes("/companion/archive", "li a")
    visitor.page.get_by_role("button", name="Delete").first.click()
    visitor.looks("archive, tours")
    visitor.page.get_by_text("Statistics").click()
    visitor.looks("archive, statistics")
    visitor.page.get_by_text("People", exact=True).click()
    visitor.page.get_by_role("textbox", name="Another name").fill("Cleo")
    visitor.page.get_by_role("button", name="Add").click()
    visitor.looks("archive, people")

    assert not visitor.axe.faults, visitor.found()


def test_a_live_score_sheet(visitor: Visitor) -> None:
    scorer = Scorer(visitor.page, visitor.house)
    level = fact(2, "order", stage=2, order=[["player:1"], ["player:0"], ["player:2"]])
    scorer.has_a_sheet(PROLOGUE, STAGE_1, level)
    visitor.goes(f"/companion/{scorer.sheet}#token={scorer.token}", ".comp .turnbtn")

    visitor.looks("score sheet, race")
    visitor.widens("phone")
    for view in ("Entry", "Ranking", "Set-up"):
        scorer.turns_to(view)
        visitor.axe.look(f"score sheet, {view}")
    visitor.widens("desk")
    visitor.goes(f"/companion/{scorer.sheet}/tv", ".tv h2")
    visitor.axe.look("score sheet on a television", night=True)

    assert not visitor.axe.faults, visitor.found()


def test_forms_of_a_score_sheet(visitor: Visitor) -> None:
    thumb = Thumb(visitor.page, visitor.house)
    home = fact(1, "finish", stage=1, seconds=26, riders=["rider:17"])
    thumb.keeps("peloton", 4, ["paris"], fact(0, "start", stage=1), home, race="single", team_size="6")
    thumb.race.get_by_role("button", name="Finish").click()
    for bib in (22, 3):
        thumb.rider(bib).click()
    visitor.looks("riders in order")

    thumb.keeps("seconds", 2, ["flat-95"])
    thumb.race.get_by_role("button", name="Whose turn is it").click()
    visitor.looks("figures by digits")

    assert not visitor.axe.faults, visitor.found()


def test_home_and_its_list_of_replays(visitor: Visitor) -> None:
    visitor.goes("/", ".game h3")

    visitor.looks("home")
    visitor.opens("button:has-text('Replays')", "dialog[open]")
    visitor.axe.look("list of replays", "dialog[open]")
    visitor.closes("dialog[open]")

    assert not visitor.axe.faults, visitor.found()
