"""What stands on the cover of a game's box: the lines of its catalogue that a shelf of boxes shows.

The catalogue of a game has some 60 kB; its name, what it is about, and how sure its figures are, have one.
"""

import re
from functools import lru_cache

from gruppetto.engine.contract import AnyGame

_ENTRY = re.compile(r"^(?P<key>[a-z][\w-]*) *=.*(?:\n+(?:[ \t]+|\}).*)*", re.MULTILINE)
"""A message of Fluent: it begins a line, and goes on in those that are indented or begin with its last brace."""
_SHOWN = re.compile(r"name|tagline|box|box-contents|provenance-\w+")


@lru_cache(64)
def cover_of(game: AnyGame, language: str) -> str:
    """The messages of a cover, as they stand in the catalogue of this language."""
    catalogue = (game.folder / "texts" / f"{language}.ftl").read_text("utf-8")
    entries = (entry for entry in _ENTRY.finditer(catalogue) if entry["key"].startswith(f"{game.id}-"))
    shown = (entry[0] for entry in entries if _SHOWN.fullmatch(entry["key"].removeprefix(f"{game.id}-")))
    return "".join(f"{message}\n" for message in shown)
