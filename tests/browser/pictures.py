"""The pictures of README and docs, made anew from real positions: `make pictures`.

    python -m tests.browser.pictures docs/images

Every picture is the product itself, in a race that bots rode up to there; nothing is painted, so nothing goes stale
but by forgetting the command. The positions are always the same.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName
from gruppetto.games import all_games
from gruppetto.testing.playing import by_appraisal, floats, match_seed
from tests.browser.chromium import FLAGS, NONE, find_chromium
from tests.browser.live import running
from tests.browser.pupil import Pupil
from tests.browser.rider import LIT
from tests.browser.scorer import PHONE, Scorer, fact
from tests.browser.seated import make_table
from tests.games.bostock.easel import road

DESK = {"width": 1280, "height": 800}
NAMES = ("Ilse", "Bot Marta", "Bot Jos", "Bot Robic")
STILL = {"motion": "none", "sound": False, "forced": False, "name": NAMES[0]}
MOVING = {**STILL, "motion": "full", "pace": "slow"}
QUALITY = 84
"""Of a JPEG: text stays sharp, and a picture has some hundred kilobytes."""
SEATS = {"vainqueur": 4, "seconds": 4, "bostock": 4, "peloton": 3}

Painter = Callable[[Browser, str, Path], None]


def main(folder: Path) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(NONE)
    folder.mkdir(parents=True, exist_ok=True)
    environment: dict[str, str | float | bool] = {**os.environ, **chromium.environment}
    with (
        tempfile.TemporaryDirectory() as place,
        running(Path(place, "pictures.sqlite")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.executable, args=list(FLAGS), env=environment)
        for name, paint in PICTURES.items():
            paint(browser, server.url, folder / name)
            print(folder / name)
        browser.close()


# --- the four games ---


def table_of(game: str) -> Painter:
    def paint(browser: Browser, house: str, file: Path) -> None:
        with visit(browser, house) as page:
            sit_down(page, house, game, midway(game))
            page.locator(LIT).first.wait_for()
            shoot(page, file)

    return paint


def midway(game_id: str) -> str:
    """A quick race of four half-way, with something to choose for the first seat."""
    game = all_games()[game_id]
    seats = SEATS[game_id]
    match = Match(game, game.setup(seats, dict(game.quick.options)), tuple(map(SeatName, NAMES[:seats])), match_seed(8))
    decide = by_appraisal(game, floats(8))
    found: list[str] = []
    while not match.over:
        state = match.state
        if state.to_decide == 0 and len(state.actions()) > seats:
            found.append(state.document())
        match.play(state.to_decide, str(decide(state.view(state.to_decide))))
    return found[len(found) // 2]


def sit_down(page: Page, house: str, game: str, position: str) -> None:
    seats = [{"kind": "me", "name": NAMES[0]}]
    seats += [{"kind": "bot", "name": name, "bot": "gregario"} for name in NAMES[1 : SEATS[game]]]
    page.goto(f"{house}/t/{make_table(page, house, game, position=position, seats=seats)}")


# --- a moment, the companion ---


def a_moment(browser: Browser, house: str, file: Path) -> None:
    """A Risk card is played and read by everybody."""
    with visit(browser, house, MOVING, reduced_motion="no-preference") as page:
        position = road(riders={"red-1": "8.2"}, held={"red-1": "B2"}).document()
        page.goto(f"{house}/t/{make_table(page, house, 'bostock', position=position)}")
        card = page.locator('[data-card="card:B2"]')
        card.click()
        card.click()
        page.locator(".moment").wait_for()
        page.keyboard.down("l")  # held, it keeps the moment
        page.wait_for_timeout(600)
        shoot(page, file)
        page.keyboard.up("l")


def the_companion(browser: Browser, house: str, file: Path) -> None:
    """A sheet of three teams after the first stage."""
    with visit(browser, house, **PHONE) as page:
        scorer = Scorer(page, house)
        colours = ("rouge", "azur", "mandarine")
        teams = [
            {"name": name, "team": team, "riders": ["", "", ""]}
            for name, team in zip(("Ann", "Bob", "Cleo"), colours, strict=True)
        ]
        stages = [{"id": "flat-95"}, {"id": "mountain-84"}]
        home = {f"rider:{rider}": {"past": (5 * rider) % 7, "tie": rider + 1} for rider in range(9)}
        plan: dict[str, Any] = {"edition": "reconstruction", "teams": teams, "stages": stages, "options": {}}
        scorer.keeps("seconds", plan, fact(0, "finish", stage=1, after=0, riders=home))
        scorer.opens()
        scorer.turns_to("Ranking")
        shoot(page, file)


# --- what teaches ---


def a_lesson(browser: Browser, house: str, file: Path) -> None:
    """The guided first stage, two steps on: the coach points at the card to play."""
    with visit(browser, house) as page:
        pupil = Pupil(page)
        pupil.begin(house, "vainqueur")
        pupil.follow(to=3)
        shoot(page, file)


def the_rules(browser: Browser, house: str, file: Path) -> None:
    """The page that explains a game in pictures."""
    with visit(browser, house) as page:
        page.goto(f"{house}/rules/seconds")
        page.get_by_role("heading", name="A turn in four pictures").wait_for()
        shoot(page, file)


# --- taking pictures ---


@contextmanager
def visit(browser: Browser, house: str, settings: dict[str, Any] = STILL, **options: Any) -> Iterator[Page]:
    wanted: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **options}
    context = browser.new_context(**wanted)
    page = context.new_page()
    page.goto(house)
    page.evaluate("kept => localStorage.setItem('gruppetto.settings', JSON.stringify(kept))", settings)
    yield page
    context.close()


def shoot(page: Page, file: Path) -> None:
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(400)  # what fades in is there
    page.screenshot(path=file, type="jpeg", quality=QUALITY)


PICTURES: dict[str, Painter] = {
    **{f"{game}.jpg": table_of(game) for game in SEATS},
    "lesson.jpg": a_lesson,
    "rules.jpg": the_rules,
    "moment.jpg": a_moment,
    "companion.jpg": the_companion,
}

if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
