"""Pages of the documentation site that nobody writes: made while it is built (`make docs`), so they cannot go stale.

The games in pictures and in plain words come from the games themselves, the reference from docstrings, and the first
page, the changelog and how to contribute from the files at the top, with their links turned to where things are here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from gruppetto.cli.language import LANGUAGES
from gruppetto.cli.narrator import Narrator
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.illustrated.drawing import page_of
from gruppetto.engine.illustrated.page import IllustratedPage, Panel
from gruppetto.engine.rulebook import Rulebook
from gruppetto.games import all_games
from gruppetto.road.scenery import draw_scenery

TOP = Path(__file__).parent
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "nl": "Nederlands", "de": "Deutsch"}
FROM_THE_TOP = {"index.md": "README.md", "contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
REFERENCE = {
    "library": ("The library", ("gruppetto",)),
    "contract": (
        "The contract of a game",
        ("gruppetto.engine.contract", "gruppetto.engine.chance", "gruppetto.engine.option", "gruppetto.engine.refusal"),
    ),
    "match": (
        "Matches and records",
        ("gruppetto.engine.match", "gruppetto.engine.record", "gruppetto.engine.verification"),
    ),
    "bots": ("Bots", ("gruppetto.bots", "gruppetto.bots.bot", "gruppetto.engine.judgement")),
    "lab": (
        "The lab",
        ("gruppetto.lab.simulate", "gruppetto.lab.tournament", "gruppetto.lab.dataset", "gruppetto.lab.cluster"),
    ),
    "testing": ("The kit for games", ("gruppetto.testing", "gruppetto.testing.conformance", "gruppetto.testing.leaks")),
    "adapters": (
        "Adapters",
        (
            "gruppetto.engine.coding",
            "gruppetto.adapters.openspiel",
            "gruppetto.adapters.pettingzoo",
            "gruppetto.adapters.gymnasium",
            "gruppetto.adapters.program",
        ),
    ),
}
"""Page, its title, and the modules on it; those that are not there are left out."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The places of these pages in the contents: `Games` and `Reference` stand there empty."""
    sections = {"Games": _games_in_contents(), "Reference": _reference_in_contents()}
    config.nav = [
        {name: sections[name] + (inside or [])} if name in sections else entry
        for entry in config.nav or []
        for name, inside in ([*entry.items()] if isinstance(entry, dict) else [("", None)])
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for place, text in written():
        files.append(File.generated(config, place, content=text))
    return files


def written() -> Iterator[tuple[str, str]]:
    """All pages and pictures by their place."""
    for place, file in FROM_THE_TOP.items():
        yield place, from_the_top((TOP / file).read_text(encoding="utf-8"))
    yield "licence.md", "# Licence\n\n```text\n" + (TOP / "LICENSE").read_text(encoding="utf-8") + "```\n"
    for page, (title, modules) in _reference():
        yield f"reference/{page}.md", f"# {title}\n\n" + "".join(f"::: {module}\n\n" for module in modules)
    for game in all_games().values():
        pictures = page_of(game)
        for language in LANGUAGES:
            yield f"games/{game.id}/{language}.md", Telling(game, language).page(pictures)
        yield f"games/{game.id}/exact.md", exact_wording(game)
        for section in pictures.sections if pictures else ():
            for panel in section.panels:
                if panel.scenery:
                    yield f"games/{game.id}/{section.id}-{panel.id}.svg", draw_scenery(panel.scenery)


def from_the_top(text: str) -> str:
    """A file of the top as a page of the site: what it calls `docs/playing.md` is `playing.md` here."""
    turned = {file: place for place, file in FROM_THE_TOP.items()} | {"LICENSE": "licence.md"}
    text = text.replace("](docs/", "](")
    return re.sub(r"\]\(([A-Z]+(?:\.md)?)", lambda found: f"]({turned.get(found[1], found[1])}", text)


def _games_in_contents() -> list[Any]:
    def pages(game: AnyGame) -> list[Any]:
        read = [{LANGUAGE_NAMES[language]: f"games/{game.id}/{language}.md"} for language in LANGUAGES]
        return [*read, {"Exact wording": f"games/{game.id}/exact.md"}]

    return [{_name(game, "en"): pages(game)} for game in all_games().values()]


def _reference_in_contents() -> list[Any]:
    return [{title: f"reference/{page}.md"} for page, (title, _) in _reference()]


def _reference() -> Iterator[tuple[str, tuple[str, tuple[str, ...]]]]:
    for page, (title, modules) in REFERENCE.items():
        if there := tuple(module for module in modules if _is_there(module)):
            yield page, (title, there)


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even what it is in
        return False


def _name(game: AnyGame, language: str) -> str:
    return Narrator(game, language, ()).texts(f"{game.id}-name")


class Telling:
    """One game in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.language = language
        self.narrator = Narrator(game, language, ())

    def page(self, page: IllustratedPage | None) -> str:
        others = " · ".join(f"[{LANGUAGE_NAMES[each]}]({each}.md)" for each in LANGUAGES if each != self.language)
        lines = [f"# {_name(self.game, self.language)}", others]
        if page is not None:
            lines += [self.narrator.plain(page.aim), *self._sections(page)]
        lines += self._rules(self.game.rulebook(self.language))
        return "\n\n".join(lines) + "\n"

    def _sections(self, page: IllustratedPage) -> Iterator[str]:
        for section in page.sections:
            yield f"## {self.narrator.plain(section.title)}"
            yield '<div class="grid" markdown>'
            for panel in section.panels:
                yield '<div class="card" markdown>'
                yield from self._panel(panel, f"{section.id}-{panel.id}.svg")
                yield "</div>"
            yield "</div>"

    def _panel(self, panel: Panel, picture: str) -> Iterator[str]:
        text = self.narrator.plain(panel.text)
        if panel.scenery:
            yield f'<img src="../{picture}" alt="" style="max-height: 14rem">'  # the words beside it say what it shows
        if panel.title is not None:
            yield f"**{self.narrator.plain(panel.title)}**"
        if panel.cards:
            yield " · ".join(
                self.narrator.plain(card.name) + (f" × {card.count}" if card.count > 1 else "") for card in panel.cards
            )
        if panel.figures:
            yield " · ".join(f"**{figure}**" for figure in panel.figures)
        yield text

    def _rules(self, rulebook: Rulebook) -> Iterator[str]:
        title = (self.game.folder / f"plain.{self.language}.md").read_text(encoding="utf-8").partition("\n")[0]
        yield f"#{title}"
        for section in rulebook.sections:
            yield f"### {section.plain_title}"
            if section.gist:
                yield f"*{section.gist}*"
            yield "\n".join(f"- **{rule.id}** {rule.plain}" for rule in section.rules)
        yield f"### {self.narrator.texts('rules-decisions')}"
        yield "\n".join(f"- **{each.id} {each.plain_title}** {each.plain}" for each in rulebook.decisions)


def exact_wording(game: AnyGame) -> str:
    """The numbered rules with their sources, and what we decided, as they stand in the game's folder."""
    return (game.folder / "rulebook.en.md").read_text(encoding="utf-8")
