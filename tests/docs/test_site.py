"""The documentation as a site: built strictly, so that a broken link fails, whole, and with nothing from elsewhere."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gruppetto.cli.language import LANGUAGES
from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from tests.architecture.source import ROOT
from tests.once import once

pytest.importorskip("material")

pytestmark = pytest.mark.slow

LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data", "link": "href"}
"""What a browser fetches by itself, and by which attribute."""
ELSEWHERE = re.compile(r"(https?:)?//")
STYLE_LOADS = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])((?:https?:)?//[^"')]+)""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return once(tmp_path_factory, "site", build)


def build(folder: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stdout + built.stderr


class Fetched(HTMLParser):
    """Collects what a page makes a browser fetch."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get(LOADS.get(tag, ""))
        if address is not None:
            self.found.append(address)


def loaded(site: Path) -> Iterator[str]:
    for page in site.rglob("*.html"):
        yield from Fetched(page.read_text(encoding="utf-8")).found
    for style in site.rglob("*.css"):
        yield from STYLE_LOADS.findall(style.read_text(encoding="utf-8"))


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    addresses = list(loaded(site))

    assert len(addresses) > 100
    assert [address for address in addresses if ELSEWHERE.match(address)] == []


def test_no_page_has_what_the_theme_would_fetch_a_library_for(site: Path) -> None:
    assert [page for page in site.rglob("*.html") if 'class="mermaid' in page.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_is_told_in_pictures_and_in_all_languages(site: Path, game: AnyGame) -> None:
    folder = site / "games" / game.id
    for language in LANGUAGES:
        page = (folder / language / "index.html").read_text(encoding="utf-8")
        rules = game.rulebook(language).rules()
        assert [rule for rule in rules if rule not in page] == []
        pictures = [address for address in Fetched(page).found if address.endswith(".svg")]
        assert pictures
        assert [picture for picture in pictures if not (folder / language / picture).is_file()] == []


def test_what_lies_at_the_top_is_there_too(site: Path) -> None:
    for page in ("index.html", "contributing/index.html", "changelog/index.html", "licence/index.html"):
        assert (site / page).is_file()


def test_the_reference_tells_the_contract(site: Path) -> None:
    assert 'id="gruppetto.engine.contract.State.play"' in (site / "reference/contract/index.html").read_text("utf-8")
