"""Stock Firefox draws and plays every game without an error, where one is installed.

Everything else is tried in Chromium; this is to notice what works nowhere else. `puppeteer-core` drives the machine's
own Firefox over WebDriver BiDi, also the long-lived one of Debian, which Playwright cannot. `GRUPPETTO_FIREFOX` names
another one by its path.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright

from gruppetto.games import all_games
from tests.browser.chromium import WEB, find_node
from tests.browser.conftest import PATIENCE
from tests.browser.rider import LIT, NEWS
from tests.browser.seated import ask_for_table

NAMES = ("firefox", "firefox-esr")
MOVES = 3
STILL = {"motion": "none", "sound": False, "forced": False, "name": "Rider"}
PLAY = (Path(__file__).parent / "firefox.js").read_text(encoding="utf-8")


def find_firefox() -> str | None:
    named = os.environ.get("GRUPPETTO_FIREFOX", "")
    return named or next((found for name in NAMES if (found := shutil.which(name))), None)


pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        find_firefox() is None, reason="No Firefox on this machine; GRUPPETTO_FIREFOX may name one by its path."
    ),
]


@pytest.fixture(scope="module")
def seen(driver: Playwright, house: str) -> dict[str, Any]:
    """What Firefox showed of the home page and of a table of each game."""
    web = driver.request.new_context()
    made = {game: ask_for_table(web, house, game) for game in all_games()}
    web.dispose()
    seats = [{"game": game, "over": False, "visited": int(time.time()), **table} for game, table in made.items()]
    wish = {
        "executable": find_firefox(),
        "house": house,
        "stored": {"gruppetto.settings": json.dumps(STILL), "gruppetto.seats": json.dumps(seats)},
        "tables": {game: table["table"] for game, table in made.items()},
        "lit": LIT,
        "news": NEWS,
        "moves": MOVES,
        "patience": PATIENCE,
    }
    node = find_node()
    assert node is not None
    command = [node, "--input-type=module", "-", json.dumps(wish)]
    done = subprocess.run(command, cwd=WEB, input=PLAY, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_home_offers_every_game(seen: dict[str, Any]) -> None:
    assert seen["offered"] == len(all_games())


@pytest.mark.parametrize("game", all_games())
def test_a_game_is_drawn_and_played(seen: dict[str, Any], game: str) -> None:
    drawn = seen["seen"][game]

    assert drawn["board"] > 300
    assert drawn["cell"] > 0
    assert drawn["told"] > 0


def test_nothing_complains(seen: dict[str, Any]) -> None:
    assert seen["complaints"] == []
