"""The terminal's catalogues: its own texts and those of a game, in the language of the person at the keyboard."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from gruppetto.companion.catalogue import MATCH_TEXTS, Catalogue

LANGUAGES = ("en", "fr", "nl", "de")
_TEXTS = Path(__file__).parent / "texts"


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """What was asked for, else what the locale says, else English."""
    if wanted:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := environment.get(name):
            language = spoken[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def own_texts(language: str) -> Catalogue:
    """The terminal's own texts."""
    return Catalogue(language, (_TEXTS, MATCH_TEXTS))


def with_game(language: str, folder: Path) -> Catalogue:
    """The terminal's own texts and those of the game in this folder."""
    return Catalogue(language, (_TEXTS, MATCH_TEXTS, folder / "texts"))
