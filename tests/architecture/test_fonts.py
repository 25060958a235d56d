"""The fonts that the pages bring: each with its licence, none for nothing."""

import json
import re
from pathlib import Path

import pytest

from gruppetto.server.settings import PAGES

WEB = Path(__file__).parents[2] / "web"
FONT = re.compile(r"(?P<family>[a-z-]+?)-latin-\d+-(?:normal|italic)-.*\.woff2?")


def families() -> set[str]:
    """The families of the fonts in the built pages, which are what the wheel carries."""
    if not (PAGES / "index.html").is_file():
        pytest.skip("the pages have not been built: make pages")
    fonts = [file.name for file in PAGES.rglob("*.woff*")]
    assert fonts
    return {found["family"] if (found := FONT.fullmatch(font)) else font for font in fonts}


def test_the_licence_of_every_font_lies_beside_it() -> None:
    for family in families():
        (licence,) = (PAGES / "assets").glob(f"{family}-OFL-????????.txt")
        text = licence.read_text(encoding="utf-8")
        assert text.startswith("Copyright ")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text


def test_every_font_that_is_fetched_is_shipped() -> None:
    fetched = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["dependencies"]

    assert {name.removeprefix("@fontsource/") for name in fetched if name.startswith("@fontsource/")} == families()
