"""What a page says, to the eye and to a screen reader, and what it should never say."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]

# The drawings' holder is no text of the page; names, hints and titles are.
SAID = """() => {
  const pages = [...document.body.children].filter(part => !part.id.startsWith("symbols-"));
  const said = pages.map(part => part.innerText ?? "");
  for (const part of document.querySelectorAll("body *"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-roledescription"])
      if (!part.closest("[id^=symbols-]")) said.push(part.getAttribute(name) ?? "");
  return [document.title, ...said].filter(Boolean).join("\\n");
}"""

RAW = re.compile(
    r"[{}]"  # a placeable that nobody filled
    r"|\$\w"
    r"|\b(?:card|player|rider|cell|stage|team|die|pile):\w+"  # a thing without its name
    r"|\bundefined\b|\bNaN\b|\[object|\bnull\b"
)


@cache
def catalogue_keys() -> frozenset[str]:
    """The keys of all English catalogues. One without a hyphen could be a word of any language."""
    folders = (ROOT / "web" / "src", ROOT / "src" / "gruppetto" / "games")
    found = [path for folder in folders for path in folder.rglob("en.ftl")]
    assert found
    keys = {key for path in found for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)}
    return frozenset(key for key in keys if "-" in key)


@cache
def unknown_keys() -> re.Pattern[str]:
    """Match what looks like the key of a game, or of a list that may grow, and is in no catalogue."""
    games = {key.split("-")[0] for key in catalogue_keys() if key.endswith("-tagline")}
    return re.compile(rf"\b(?:{'|'.join(games)})-[\w-]+|\b(?:error|cell|jersey|bot|tab|team)-[a-z_]+\b")


@cache
def word(language: str, key: str) -> str:
    """A plain text of the pages' own catalogues."""
    for path in (ROOT / "web" / "src").rglob(f"{language}.ftl"):
        if found := re.search(rf"^{key} = (.+)$", path.read_text("utf-8"), re.MULTILINE):
            return found[1]
    raise KeyError(key)


def said(page: Page) -> str:
    text: str = page.evaluate(SAID)
    return text


def raw_words(page: Page) -> set[str]:
    """Catalogue keys, unfilled places and unnamed things that a reader would meet on this page."""
    text = said(page)
    words = set(re.findall(r"[A-Za-z][\w-]*", text))
    return (words & catalogue_keys()) | set(RAW.findall(text)) | {w for w in unknown_keys().findall(text) if w in words}
